"""Long right prompts in English of telecom, bakers, forecasters and plumbers."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "telecom-chats",
        "chats of a telecom provider with the answer to one question",
        """
<context>
Brightline Mobile runs a chat for its customers. Quality control reads finished chats and answers a single question about
each of them: was the customer's problem solved in the chat?
</context>

<answers>
solved: the customer says that it works, or that the answer is what was needed
open: something is still to be done by us or by the customer, such as a visit, a parcel, a call back
given up: the customer leaves without either of the two
</answers>

<remarks>
- A "thank you" alone is not a solution. Look at what comes before it.
- If it works and a visit is planned all the same, it is open, because the visit is still to be done.
- A customer who threatens to cancel and then goes away has given up.
</remarks>

<example>
<chat>
Agent: I have sent you a new SIM card, it should be there on Thursday.
Customer: Thank you.
</chat>
<answer>open</answer>
</example>

<example>
<chat>
Agent: Please restart it.
Customer: That did it, the signal is back!
</chat>
<answer>solved</answer>
</example>

Write the answer's text between the tags, in the same words as above.
""",
        "<chat>\nAgent: {agent}\nCustomer: {customer}\n</chat>\n<answer>",
        "agent|customer|a",
        """
Have you tried it in another room?|I have had enough of this, goodbye.|given up
Roaming has to be switched on under Network.|Found it, I am online again.|solved
An engineer will come on Monday between eight and ten.|All right, Monday then.|open
Your bill is higher because of the two calls to Norway.|Ah, so that is it. That is all I wanted to know.|solved
I will ask the billing team, and they will call you.|Fine, I will wait for their call.|open
Could you tell me your customer number again?|For the third time? I am cancelling. Bye.|given up
The line works now; we will still swap the box on Friday.|Yes, it works. See you on Friday.|open
Please update the app and enter the code.|Perfect, it accepts the code now.|solved
""",
        lead="",
        labels="solved/open/given up",
    ),
    sheet(
        "bakery-scaling",
        "recipes of a bakery scaled to another number of loaves",
        """
THE SCALING SHEET
(bakehouse of Anselm & Roy; hangs beside the mixer)

Our recipe for 10 rye loaves:

    rye flour     6000 g
    water         4200 g
    salt           120 g
    sourdough      900 g

The apprentice asks how much of one thing is needed for so many loaves. You answer.

Rule one: divide by ten, multiply by the loaves.
Rule two: grams, always grams, even if it is a lot. 12000 g, not 12 kg.
Rule three: one number, one space, g. No comma or dot in the thousands.
Rule four: water is weighed like all the rest. There are no litres in this bakehouse.

How much salt for 15 loaves?
180 g

How much sourdough for 2 loaves?
180 g

(That both come to 180 is chance.) Don't round: all the sums come out even.
""",
        "How much {thing} for {n} loaves?\n",
        "thing|n#|a",
        """
rye flour|21|12600 g
water|5|2100 g
salt|25|300 g
sourdough|8|720 g
water|12|5040 g
rye flour|3|1800 g
sourdough|30|2700 g
salt|4|48 g
""",
        lead="",
    ),
    sheet(
        "weather-warnings",
        "forecasts of a weather service with the colour of the warning",
        """
WEATHER SERVICE, REGIONAL OFFICE COAST
Subject: colours of warnings from 1 October

1. GREEN
   Gusts below 60 km/h and rain below 20 mm per day.
2. YELLOW
   Gusts from 60 to 89 km/h, or rain from 20 to 39 mm.
3. ORANGE
   Gusts from 90 to 119 km/h, or rain from 40 to 69 mm.
4. RED
   Gusts of 120 km/h and more, or rain of 70 mm and more.

IF WIND AND RAIN GIVE TWO COLOURS, THE HIGHER ONE IS ISSUED.
WE ISSUE COLOURS FOR DAYS, NOT FOR HOURS.
SNOW HAS ITS OWN SCALE AND IS NOT PART OF THIS LIST.

EXAMPLE A
Forecast: gusts 75 km/h, rain 8 mm
Colour: YELLOW

EXAMPLE B
Forecast: gusts 30 km/h, rain 44 mm
Colour: ORANGE

ISSUE THE COLOUR IN CAPITALS AND NOTHING ELSE.
""",
        "Forecast: gusts {wind} km/h, rain {rain} mm\nColour:",
        "wind#|rain#|a",
        """
45|12|GREEN
88|41|ORANGE
120|0|RED
59|20|YELLOW
95|5|ORANGE
35|70|RED
60|3|YELLOW
20|19|GREEN
101|84|RED
""",
    ),
    sheet(
        "plumber-callback",
        "answering machine messages of a plumber, minutes for each job",
        """
How long will it take? (for the calendar of Dacosta Plumbing)

Joana's calendar has slots of 15 minutes. When somebody leaves a message, you say how many minutes to block. She has measured
these times herself over the years:

- unblock a sink: 30
- unblock a toilet: 45
- new tap: 60
- bleed radiators: 15 for each radiator
- look at a leak and make an offer: 30

On top of the job comes the way: 15 in town, 30 in the villages (Ashby, Thorpe, Lower Wick). If no place is named, it is in
town. Several jobs at one address are added up, but the way counts once.

Message: Hello, it's Mrs Farr in Thorpe, my sink is blocked.
Minutes: 60

Message: Two radiators need bleeding, and I'd like a new tap in the bathroom.
Minutes: 105

Just the figure!
""",
        "Message: {m}\nMinutes:",
        "m|a",
        """
Our toilet is blocked, please come soon.|60
This is the school in Ashby, four radiators to bleed.|90
I need a new tap in the kitchen, and the sink there is blocked.|105
There's a leak under the bath, could you look at it? I'm in Lower Wick.|60
Six radiators gurgle, they should be bled.|105
Hi, new tap, please, in Ashby again.|90
Sink blocked, second time this year.|45
""",
        apart=True,
        fewshot=2,
    ),
)
