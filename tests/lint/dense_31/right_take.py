"""Right prompts in English that take something out of a text or copy a part of it."""

from __future__ import annotations

from tests.lint.dense_31.making import case

RIGHT = (
    case(
        "ferry-log",
        "a harbour master's log, the vessel's name alone",
        "Log entry: {log}\nVessel:",
        "log|a",
        """
06:12 MV Kittiwake cleared berth 3, wind SW 4|MV Kittiwake
07:40 pilot boarded MT Stellan Star off the bar|MT Stellan Star
09:05 fuel spill reported alongside FV Ocean Bounty, small|FV Ocean Bounty
11:30 MV Calder Queen requested a tug for 14:00|MV Calder Queen
12:15 customs on board SV Windrose, released 12:50|SV Windrose
15:22 FV Three Brothers landed 40 boxes of haddock|FV Three Brothers
18:01 berth 1 free after MV Lady Isla sailed|MV Lady Isla
""",
        head="Which vessel does the harbour log speak of? Copy its name with the prefix.",
    ),
    case(
        "signature-phone",
        "the phone number out of an e-mail's signature",
        "{sig}\n\nPhone number in this signature, exactly as written:",
        "sig|a",
        """
Dr. Amara Nwosu⏎Head of Radiology⏎Tel +44 20 7946 0018⏎Room 4.12|+44 20 7946 0018
Kind regards⏎Pete Hallam⏎Hallam & Sons Roofing⏎01632 960442|01632 960442
Best, Yuki⏎--⏎Yuki Arai, Localization⏎m: 415-555-0132⏎w: arai.example|415-555-0132
Sent by Lorna McBride⏎Parish Clerk⏎(0161) 496 0890, mornings only|(0161) 496 0890
T. Osei, Logistics⏎Dock 9, Gate B⏎call 0114 496 0731|0114 496 0731
Cheers⏎Jo (she/her)⏎Studio manager⏎+353 1 555 0164|+353 1 555 0164
""",
        fewshot=0,
    ),
    case(
        "recipe-oven",
        "a recipe's oven temperature and time as one CSV line",
        "Recipe: {r}\nCSV:",
        "r|a",
        """
Bake the scones at 220 °C for 12 minutes until risen.|220,12
Leave the meringues in for 90 minutes at only 100 °C.|100,90
Heat the oven to 180 °C; the brownies need 25 minutes.|180,25
Roast the parsnips 40 minutes at 200 °C, turning once.|200,40
The loaf goes in at 240 °C and is done after 35 minutes.|240,35
Dry the apple rings for 180 minutes, oven at 80 °C.|80,180
Shortbread: 160 °C, 30 minutes, middle shelf.|160,30
""",
        head="From each recipe note write a line of CSV: temperature in °C, time in minutes. Numbers only.",
        fewshot=2,
    ),
    case(
        "lease-clause",
        "a paralegal copies the notice period out of a clause",
        'Clause: "{c}"\nNotice period:',
        "c|a",
        """
Either party may terminate this Agreement upon thirty (30) days' written notice.|thirty (30) days
The Tenant shall give no less than two months' notice in writing.|two months
Termination by the Licensor requires ninety days' prior notice.|ninety days
The Client may cancel the Services on seven (7) days' notice at any time.|seven (7) days
Six weeks' notice shall be given by the Employee before leaving.|Six weeks
This Lease ends on one year's notice, given before 1 May.|one year
""",
        head="Copy the notice period from the clause word for word, without the apostrophe.",
        fewshot=3,
    ),
    case(
        "seed-label",
        "seed packets as three lines",
        "Packet: {p}\nName, depth and days to sprout, a line each:\n",
        "p|a",
        """
CARROT 'Nantes' - sow 1 cm deep - 14 days|Name: Carrot⏎Depth: 1 cm⏎Days: 14
PEA 'Kelvedon Wonder' - sow 5 cm deep - 10 days|Name: Pea⏎Depth: 5 cm⏎Days: 10
LETTUCE 'Little Gem' - sow 0.5 cm deep - 7 days|Name: Lettuce⏎Depth: 0.5 cm⏎Days: 7
BEETROOT 'Boltardy' - sow 2.5 cm deep - 12 days|Name: Beetroot⏎Depth: 2.5 cm⏎Days: 12
SUNFLOWER 'Titan' - sow 2 cm deep - 9 days|Name: Sunflower⏎Depth: 2 cm⏎Days: 9
LEEK 'Musselburgh' - sow 1.5 cm deep - 18 days|Name: Leek⏎Depth: 1.5 cm⏎Days: 18
""",
        lead="",
        stop=("\n\n",),
        postprocess="general_torch",
    ),
    case(
        "sensor-json",
        "a greenhouse sensor's message as JSON",
        "{m}\nJSON:",
        "m|a",
        """
node 4 says 21.5 C and 60 % humidity|{"node": 4, "temp": 21.5, "hum": 60}
node 12 says 18.0 C and 71 % humidity|{"node": 12, "temp": 18.0, "hum": 71}
node 7 says 30.2 C and 44 % humidity|{"node": 7, "temp": 30.2, "hum": 44}
node 1 says 9.8 C and 88 % humidity|{"node": 1, "temp": 9.8, "hum": 88}
node 9 says 25.1 C and 52 % humidity|{"node": 9, "temp": 25.1, "hum": 52}
node 15 says 16.4 C and 67 % humidity|{"node": 15, "temp": 16.4, "hum": 67}
node 3 says 22.9 C and 58 % humidity|{"node": 3, "temp": 22.9, "hum": 58}
""",
    ),
    case(
        "chat-day",
        "on which day friends agreed to meet, out of a chat",
        "{chat}\n>> They meet on",
        "chat|a",
        """
[Ola] cinema friday?⏎[Ben] working :( saturday?⏎[Ola] perfect|Saturday
[Mum] Sunday lunch, are you coming?⏎[Ravi] yes! what can I bring|Sunday
[Kit] gym tmrw?⏎[Sam] tmrw is tuesday, I have choir. wednesday?⏎[Kit] deal|Wednesday
[Liv] monday or thursday for the vet?⏎[Tom] thursday, she hates mondays⏎[Liv] booked|Thursday
[Ana] flat viewing moved to friday 5pm⏎[Jo] ok see you there|Friday
[Max] can we swap our monday lesson to tuesday⏎[Ms Reed] Tuesday is fine.|Tuesday
[Dee] band practice. monday?⏎[Al] monday⏎[Fi] monday then!|Monday
""",
        head="Read each chat and say on which weekday the people will meet.",
    ),
    case(
        "html-price",
        "the price in a piece of HTML",
        "```html\n{h}\n```\nPrice to pay:",
        "h|a",
        """
<p class="p">Now <b>£14.99</b></p>|£14.99
<span data-id="88">€ 7,50</span>|€ 7,50
<td>Trail mug</td><td>$12</td>|$12
<li>Tea towel, <em>£6.25</em> each</li>|£6.25
<div><s>$40</s> <strong>$29.90</strong></div>|$29.90
<a href="/p/310">Lantern (€31,00)</a>|€31,00
""",
        fewshot=2,
        stop=("\n",),
    ),
    case(
        "parish-register",
        "a genealogist's baptism register: mother's first name",
        "Entry: {e}\nMother:",
        "e|a",
        """
1781 Mar 4. Thomas son of William Hext, tailor, and Joan his wife|Joan
1790 Oct 17. Eliz. daughter of John Pascoe and Mary his wife|Mary
1802 Jan 1. Henry son of Grace Tonkin, widow|Grace
1811 June 9. Ann and Jane, twins of Peter Rowe & Honor his wife|Honor
1824 Feb 22. Samuel son of Jas. Uren, miner, and Thomasine his wife|Thomasine
1833 Dec 25. Noel son of Richard Bray and Charity his wife|Charity
""",
        head="Old baptism entries. Give the mother's first name.",
    ),
    case(
        "stack-trace",
        "the exception in a stack trace",
        "{t}\nException class ->",
        "t|a",
        """
Traceback (most recent call last):⏎  File "a.py", line 3, in <module>⏎ValueError: bad date|ValueError
Traceback (most recent call last):⏎  File "srv.py", line 90, in get⏎KeyError: 'user'|KeyError
Traceback (most recent call last):⏎  File "run.py", line 12, in main⏎ZeroDivisionError: division by zero|ZeroDivisionError
Traceback (most recent call last):⏎  File "io.py", line 7, in load⏎FileNotFoundError: x.csv|FileNotFoundError
Traceback (most recent call last):⏎  File "net.py", line 41, in call⏎TimeoutError: 30 s|TimeoutError
Traceback (most recent call last):⏎  File "t.py", line 1, in f⏎IndexError: list index out of range|IndexError
""",
    ),
    case(
        "museum-dates",
        "from museum labels, maker and year with a semicolon",
        "Label: {l}\nMaker; year:",
        "l|a",
        """
Bracket clock, walnut. Made by Daniel Quare in 1695. Gift of the Hales family.|Daniel Quare; 1695
Teapot. Porcelain, 1768. Nicholas Crisp, Bovey Tracey.|Nicholas Crisp; 1768
Violin by Richard Duke, London. Dated 1771, restored.|Richard Duke; 1771
Sampler in silk on linen, worked by Mary Ann Body, 1789.|Mary Ann Body; 1789
Globe, 1824. John Newton. Brass and paper.|John Newton; 1824
Snuff box, signed by Samuel Pemberton, hallmarked for 1803.|Samuel Pemberton; 1803
""",
        fewshot=2,
    ),
    case(
        "podcast-guest",
        "a hand-made shot before a podcast's blurb",
        """
Blurb: This week Hal talks to baker Ines Duarte about rye.
Guest: Ines Duarte

Blurb: {b}
Guest:""",
        "b|a",
        """
Hal sits down with diver Noor Haddad to hear how wrecks are mapped.|Noor Haddad
Glass artist Emil Strand joins Hal in the studio.|Emil Strand
Why do bees dance? Hal asks biologist Chen Rui.|Chen Rui
From jail to the ring: Hal meets boxer Tyrone Wills.|Tyrone Wills
Hal visits lighthouse keeper Maeve Flynn on her rock.|Maeve Flynn
Train driver Olu Adebayo tells Hal what signals mean.|Olu Adebayo
""",
        fewshot=0,
    ),
    case(
        "bakery-order",
        "telephone orders of a bakery, items as a list with commas",
        "Order: {o}\nItems (in the order in which they are named, comma between):",
        "o|a",
        """
Two rye loaves and a dozen rolls please, and one plum cake.|rye loaves, rolls, plum cake
Could you keep three baguettes and a cheesecake for Ellen?|baguettes, cheesecake
We need pretzels, 20 of them, then six bagels.|pretzels, bagels
One apple pie, four doughnuts, and some focaccia for the club.|apple pie, doughnuts, focaccia
Just muffins this time, eight.|muffins
A seeded loaf, a spelt loaf and ten croissants for Monday.|seeded loaf, spelt loaf, croissants
""",
        head="Write down what is ordered, without numbers or articles.",
    ),
    case(
        "span-cause",
        "copying the words that name a cause",
        "Report: {s}\nWhat caused it (copy):",
        "s|a",
        """
The lift stopped because of a worn brake pad.|a worn brake pad
Owing to black ice the coach left the road.|black ice
The kitchen fire was caused by an unattended pan.|an unattended pan
Pupils fell ill after eating undercooked chicken, which the lab named as the cause.|undercooked chicken
A fallen birch was the reason for the power cut.|A fallen birch
The flood in flat 6 came from a burst hose.|a burst hose
The train was late due to a cow on the line.|a cow on the line
""",
        fewshot=4,
    ),
    case(
        "ticket-fields",
        "railway tickets as key=value pairs",
        "TICKET {t}\n->",
        "t|a",
        """
From Crewe to Bangor, 14 May, coach C seat 22|from=Crewe to=Bangor seat=C22
From Leeds to York, 2 June, coach A seat 7|from=Leeds to=York seat=A7
From Derby to Luton, 30 May, coach F seat 61|from=Derby to=Luton seat=F61
From Perth to Stirling, 9 July, coach B seat 18|from=Perth to=Stirling seat=B18
From Exeter to Truro, 21 May, coach D seat 40|from=Exeter to=Truro seat=D40
From Rugby to Euston, 1 June, coach E seat 3|from=Rugby to=Euston seat=E3
""",
    ),
    case(
        "witness-colour",
        "the car's colour in a witness' words, or unknown",
        "Statement: {s}\nColour of the car:",
        "s|a",
        """
I saw a red van and behind it a silver car that did not stop.|silver
It was dark, I only heard the car.|unknown
The car was blue, the driver wore a green hat.|blue
My white dog barked when the black car hit the gate.|black
A car turned left, no idea what make or colour.|unknown
He got out of a yellow car with a dented door.|yellow
Some car or other; I was looking at my phone.|unknown
The grey car from number 9, I would swear to it.|grey
""",
        head="Give the colour of the car in one word. If the witness does not say it, answer unknown.",
    ),
)
