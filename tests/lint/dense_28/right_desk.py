"""Long right prompts in English that sort and tag what comes in at a desk."""

from __future__ import annotations

from tests.lint.dense_28.making import sheet

RIGHT = (
    sheet(
        "vet-desk",
        "calls at a vet's reception, sorted by how soon",
        """
# Reception: how soon does the animal have to come?

Keep this open next to the phone log. You get one note from the log and say how soon we need to see the animal.

**NOW** = come at once, whoever is on duty (trouble breathing, a fit, heavy bleeding, poison, no urine all day)
**WEEK** = a normal slot within seven days (limping a little, itching, bad breath, lumps)
**ROUTINE** = can be planned whenever it suits (vaccination, nail trim, chip, weight check)

- Write only the word, in capitals.
- Owners who are upset are not a reason for NOW. Look at what the animal has.
- Chocolate, grapes, lily leaves and rat bait all count as poison. ALWAYS.
- NEW (from Dr Halloran, May): male cats that strain in the tray are NOW, since last year one was given a slot
  three days later and did not make it.
- please don't add advice for the owner, the nurse does that

Last time the model answered "This sounds urgent, probably NOW". Wrong. It should have been: NOW

Example
Note: Old collie, breath smells, eats well.
How soon: WEEK
""",
        "Note: {note}\nHow soon:",
        "note|a",
        """
Labrador ate a whole bar of dark chocolate half an hour ago.|NOW
Kitten due for her second vaccination.|ROUTINE
Spaniel scratches his ears since Sunday, otherwise lively.|WEEK
Male cat sits in the tray and strains, nothing comes out.|NOW
Rabbit needs his nails trimmed.|ROUTINE
Beagle has a small lump on the shoulder, not painful.|WEEK
Terrier is having a fit that does not stop.|NOW
New puppy should get a chip before the holidays.|ROUTINE
Poodle limps slightly on the left hind leg after a walk.|WEEK
""",
    ),
    sheet(
        "dry-cleaning",
        "garments at a dry cleaner's, with a code for the programme",
        """
KESTREL DRY CLEANING - counter sheet (last change: Bea, 3 March 2025)

We type what the customer brings, you give the programme code for the ticket.

P1 - suits, blazers, trousers with a crease
P2 - silk, satin, ties
P3 - coats and down jackets
P4 - leather and suede -> goes out to Rossi's
P5 - curtains, covers, tablecloths

Rules that grew over time:
* Silk wins over everything. A silk blazer is P2, not P1!!
* Leather wins over coat: a leather coat is P4.
* One code per ticket. If there are two garments we write two tickets.
* Do not explain, the printer has room for two characters.

Samples
grey wool suit, two pieces => P1
silk blazer with lining => P2

Thank you!
""",
        "{item} =>",
        "item|a",
        """
black leather jacket with a broken zip|P4
long velvet curtains, two panels|P5
navy blazer with brass buttons|P1
down jacket, mud on the sleeves|P3
silk tie with a coffee stain|P2
suede skirt, knee length|P4
white linen tablecloth, red wine|P5
winter coat, wool, size 42|P3
satin evening gown|P2
pinstripe trousers with a crease|P1
""",
    ),
    sheet(
        "bike-jobs",
        "slips of a bicycle workshop, with the mechanic's bench",
        """
Workshop slips -> bench
=======================
The front desk writes down what the rider says. Choose the bench that gets the bike first.

Benches
1. brakes (pads, discs, cables and levers of the brake)
2. gears (derailleur, chain, cassette, shifters)
3. wheels (punctures, spokes, rims, hubs)
4. electric (battery, motor, display, lights)

How to answer: the name of the bench in lower case, one word, nothing else. So brakes, gears, wheels or electric.

Why we are strict: the word is printed on the tag, and in June a tag said "gears/brakes?" and the bike stood around
for nine days. Nobody wants that again (Milo).

Reminder 1: A squeal when stopping is brakes, even if the rider thinks it is the wheel.
Reminder 2: "Chain falls off" is gears.
Reminder 3: NEW! Dynamo lights go to electric too.

Slip: spoke snapped on the way to work
Bench: wheels
""",
        "Slip: {slip}\nBench:",
        "slip|a",
        """
battery will not charge past half|electric
chain falls off on the small ring|gears
flat tyre at the front|wheels
loud squeal when stopping in the rain|brakes
display stays black after the update|electric
brake lever goes down to the grip|brakes
rear rim is bent from a kerb|wheels
will not shift into the two lowest gears|gears
dynamo light flickers|electric
""",
    ),
    sheet(
        "choir-mail",
        "mails to a choir's office with two labels and reasons",
        """
Hello, you help Ingrid, who looks after the inbox of the Harbour Choir.

WHAT YOU DO
You read one mail. You decide who has to deal with it:
- "board" when it is about money, fees, contracts, complaints, or joining or leaving the choir
- "music" when it is about rehearsals, scores, voices, soloists or the programme

WHAT WE LEARNED
- Somebody who misses a rehearsal writes to music, even if they are sick for long.
- A new singer who wants to join writes to board (Ola keeps the waiting list). NOT music, please.
- Lost scores: music. Invoices for scores: board.

BAD ANSWER: "I would forward this to the board."
GOOD ANSWER: board

Format: one word, no full stop.
""",
        "Mail: {mail}\nFor:",
        "mail|a",
        """
My fee for the spring term was taken from my account twice.|board
I have a cold and cannot come to rehearsal on Tuesday.|music
Could altos get the score of the Fauré as a file?|music
I moved here in April and would love to join as a tenor.|board
The church sent us the contract for the December concert.|board
Who sings the solo in the second movement?|music
I am leaving the choir at the end of June, thanks for everything.|board
I left my Brahms score in the hall, has anyone seen it?|music
""",
        apart=True,
    ),
    sheet(
        "lost-property",
        "lost things of a museum, put on a shelf",
        """
Lost property, Museum of Navigation

When something is handed in, the guard types one line. Please say on which shelf it goes.

| shelf | what |
| --- | --- |
| A | clothes, hats, scarves, gloves |
| B | phones, cameras, headphones, chargers |
| C | wallets, cards, keys, jewellery (the locked one) |
| D | toys, books, bottles, umbrellas |

1. One letter. No dot.
2. Anything with money in it goes to C, e.g. a handbag with a purse.
3. Hearing aids: C. They are small and dear, and one got lost on B.
4. Food is thrown away and is not entered at all, so you will never see it.
5. If you are not sure, think of who would miss it, and how much. That said: there is always a fitting shelf.

Sample: "stuffed whale, one eye" is D. Sample: "car key with red tag" is C.
""",
        "Handed in: {thing}\nShelf:",
        "thing|a",
        """
black umbrella with a wooden handle|D
knitted scarf, green|A
phone with a cracked screen|B
gold ring found in the cloakroom|C
a child's picture book about whales|D
left leather glove, size M|A
white headphones in a case|B
wallet with two bank cards|C
straw hat with a blue ribbon|A
small digital camera, no strap|B
""",
    ),
    sheet(
        "housekeeping",
        "reports of a hotel's floor staff, rated 1 to 3",
        """
HOTEL LINDENHOF / Housekeeping / Priority of reports

Please read the report and give a number.

3 = a guest cannot use the room (no water, no heating, door does not lock, flooded)
2 = a guest is in the room and misses something (towels, a bulb, a kettle, a pillow)
1 = can wait for the next cleaning or the next slow week (scratches, stains nobody sees, paint)

Please note:
- ONLY the digit.
- A leak that reaches the floor is 3. A tap that drips is 1.
- Noise is not ours. Those reports go to Tamás and do not show up here.
- Since the audit: a missing smoke detector is 3. No discussion.

Was wrong on 12 February: "Room 214, door cannot be locked from inside" -> 2. Right would have been 3, the guest had to
sleep behind a chair.

Two that were right:
Report: Room 118, guest asks for a second pillow.
Priority: 2
Report: Room 401, scratch on the wardrobe.
Priority: 1
""",
        "Report: {report}\nPriority:",
        "report|a",
        """
Room 305, no hot or cold water since this morning.|3
Room 120, bath towels are missing.|2
Room 233, paint is peeling behind the curtain.|1
Room 410, water runs from the bathroom onto the carpet.|3
Room 207, bulb at the bedside is dead, guest wants to read.|2
Room 318, tap drips a little.|1
Room 112, smoke detector is gone.|3
Room 226, guest has no kettle.|2
Room 404, stain under the bed.|1
""",
    ),
    sheet(
        "film-festival",
        "films sent in to a festival, by section",
        """
Short Nights Festival - pre-sorting of entries

Dear helper, each entry comes with a line about the film and its length. Put it into ONE section.

Sections
  * Documentary: real people and events, any length up to 40 minutes
  * Animation: drawn, puppets, computer, any length up to 40 minutes
  * Micro: acted films of 5 minutes or less
  * Fiction: acted films longer than 5 minutes

Order of the questions you ask yourself:
  1. Is it animated? Then Animation, even if the story is true.
  2. Is it about real people, with no actors? Then Documentary.
  3. Look at the length: Micro or Fiction.

UPDATE 2025: exactly 5 minutes is Micro (last year it was Fiction; the leaflet still has that, ignore it).

Entry: A baker in Porto talks about forty years of nights. (22 min)
Section: Documentary
""",
        "Entry: {entry} ({minutes} min)\nSection:",
        "entry|minutes#|a",
        """
Clay puppets build a lighthouse out of soap.|9|Animation
Two actors play brothers who share one coat.|18|Fiction
A day with the last ferryman on the Oder.|31|Documentary
An actress as a clerk who counts the same coins again and again.|4|Micro
A drawn film about the director's grandmother, who was a pilot.|12|Animation
An acted thriller in a lift that stops between two floors.|26|Fiction
Fishermen in Galicia speak of the oil spill.|38|Documentary
An acted farce about a wedding cake.|5|Micro
Computer-made birds cross a city of glass.|7|Animation
""",
        apart=True,
    ),
    sheet(
        "parcel-shop",
        "messages to a parcel shop, tagged for the morning round",
        """
Tags for the morning round (Nadia reads them aloud at 7.45, so keep to them)

late: parcel is not there yet
damaged: box or what is in it is broken
wrong: somebody else's parcel, or another thing than ordered
thanks: nice words, nothing to do

+ exactly one tag per message, lower case
+ polite messages can still be complaints!! "Lovely service, but the vase is in pieces" is damaged
+ angry messages can still be about nothing but a delay: late
+ no brackets around the tag, the script (Jun's) breaks on them

What we do NOT want:
  Tag: [late]
  Tag: late, because the customer says ...
What we want:
  Tag: late
""",
        "Message: {text}\nTag:",
        "text|a",
        """
The glass of the picture frame arrived in splinters.|damaged
It is day nine and my shoes are still not here.|late
Your driver carried it up four floors, how kind!|thanks
I ordered a kettle and unpacked a toaster.|wrong
Great shop, only the lid of the teapot is broken off.|damaged
WHERE IS MY PARCEL??? It should have come on Monday.|late
The label on this box has my neighbour's name, not mine.|wrong
Just wanted to say that all came well packed and on time.|thanks
""",
    ),
    sheet(
        "garden-club",
        "questions to a gardening club's phone line, by expert",
        """
Who answers what? (Allotment phone line)

Our members ring in, the volunteer writes one sentence. You pick the expert.

Rosa - flowers, roses, bulbs, hedges
Bernard - vegetables and herbs
Lucy - fruit trees and berries
Imre - compost, soil, ponds and tools

Notes
- Rosa asked that we stop sending her tomatoes. Tomatoes are Bernard's, though botanists may differ :)
- Rhubarb: Bernard.
- Strawberries: Lucy, even in pots.
- Blunt shears are Imre's, also where someone wants to cut roses with them.
- First name only!

e.g.
Question: How deep do tulip bulbs go?
Expert: Rosa
Question: My lawnmower will not start.
Expert: Imre
""",
        "Question: {q}\nExpert:",
        "q|a",
        """
When should I prune an old apple tree?|Lucy
My compost heap smells of rotten eggs, why?|Imre
Can I sow carrots in March?|Bernard
Black spots on the leaves of my roses, what helps?|Rosa
Is it too late to plant out tomatoes?|Bernard
Do strawberries come back after frost?|Lucy
How do I get algae out of the pond?|Imre
How often does a beech hedge have to be cut?|Rosa
Which herb grows well next to basil?|Bernard
""",
    ),
)
