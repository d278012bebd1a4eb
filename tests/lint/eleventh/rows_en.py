"""Rows in English: multiple choice, and labels."""

from __future__ import annotations

from tests.lint.eleventh.making import asked, table

SCIENCE = tuple(
    {"id": f"sc-{n}", "question": q, "options": options, "answer": "ABCD"[place]}
    for n, (q, options, place) in enumerate(
        asked("""
Which gas do plants take in to make sugar? | Carbon dioxide | Nitrogen | Hydrogen sulfide | Helium
What pulls a dropped stone towards the ground? | Gravity | Magnetism | Air pressure | Friction
Which planet is closest to the Sun? | Mercury | Venus | Mars | Neptune
What does a thermometer measure? | Temperature | Humidity | Wind speed | Atmospheric pressure
Which part of the blood carries oxygen? | Red cells | White cells | Platelets | Plasma proteins
Which of these is a conductor of electricity? | Copper | Glass | Dry wood | Rubber
What is the boiling point of water at sea level? | 100 degrees Celsius | 80 degrees Celsius | 120 degrees Celsius | 212 degrees Celsius
Which organ cleans the blood of waste? | Kidney | Lung | Stomach | Gall bladder
Which kind of rock is formed from cooled lava? | Igneous | Sedimentary | Metamorphic | Limestone
What do bees collect from flowers? | Nectar | Resin | Chlorophyll | Seeds
Which force slows a sliding box down? | Friction | Tension | Buoyancy | Electric attraction
Which of these animals lays eggs? | Platypus | Dolphin | Fruit bat | Kangaroo
""")
    )
)

KITCHEN = tuple(
    {"stem": q, **dict(zip(("opa", "opb", "opc", "opd"), options, strict=True)), "cop": place}
    for q, options, place in asked(
        """
Which flour has the most gluten? | Bread flour | Cake flour | Rice flour | Plain corn flour
What makes an unleavened batter rise in the pan? | Steam | Salt | Sugar | Cold butter
Which oil should not be used for deep frying? | Flaxseed oil | Peanut oil | Sunflower oil | Rapeseed oil
What is the main spice of a goulash? | Paprika | Cumin | Saffron | Star anise
Which cut is taken from the leg of a calf? | Shank | Sirloin | Brisket | Short rib
Which cheese is grilled without melting? | Halloumi | Brie | Gorgonzola | Mozzarella
What thickens a classic white sauce? | Roux | Gelatine | Agar | Egg white
Which vegetable is blanched under a pot in the dark? | Chicory | Beetroot | Courgette | Aubergine
At which temperature is fresh yeast killed? | 55 degrees | 5 degrees | 20 degrees | 35 degrees
Which bean is tofu made of? | Soy bean | Mung bean | Kidney bean | Broad bean
Which fish is used for gravlax? | Salmon | Cod | Plaice | Mackerel
What does deglazing a pan need? | A liquid | A whisk | A lid | Flour
""",
        5,
    )
)

NLI = table(
    "premise hypothesis label",
    """
A man in a red jacket is repairing a bicycle by the road. | A man is working on a bicycle. | entailment
Two children run through a fountain in the park. | The children are asleep at home. | contradiction
A woman reads a newspaper in a crowded train. | The woman is on her way to work. | neutral
Three dogs are chasing a ball across the sand. | Some animals are moving. | entailment
The band plays on a stage in front of thousands of people. | The hall is empty. | contradiction
A chef cuts onions in a small kitchen. | The chef is preparing a soup for a wedding. | neutral
An old couple dances at an outdoor party. | Two people are dancing. | entailment
A boy is holding an umbrella in the rain. | It is a dry and sunny day. | contradiction
A cyclist rests under a tree near a lake. | The cyclist has ridden more than fifty miles. | neutral
Several students are writing in a silent room. | Students are writing. | entailment
A girl blows out the candles on a cake. | Nobody is near the cake. | contradiction
A farmer leads two horses along a muddy path. | The horses belong to his neighbour. | neutral
""",
)

REVIEWS = table(
    "text label",
    """
The strap broke on the second day and nobody answers my mails. | negative
Bright screen, light case, and the battery lasts a whole weekend. | positive
I waited three weeks and got the wrong colour. | negative
My daughter sleeps with it every night, a lovely gift. | positive
It smells of plastic and the lid does not close. | negative
Set up in five minutes and quiet as promised. | positive
Best kettle we have owned so far. | positive
The picture flickers and the remote is useless. | negative
Exactly as described, will order again. | positive
Cheap seams that came apart in the first wash. | negative
The manual is a joke and the motor screams. | negative
Sturdy, easy to clean, and the colours are gorgeous. | positive
""",
)

TOPICS = table(
    "title body category",
    """
Late goal sends hosts through | The striker scored in the last minute of the semi-final in front of 40,000 fans. | Sports
Bank lifts its rate again | The central bank raised its main rate by a quarter point to slow down prices. | Business
Ministers meet over border dispute | The two governments agreed to open talks about the river crossing next week. | World
New chip halves the power of phones | Engineers showed a processor that needs half the energy of last year's model. | Technology
Champion withdraws with injury | The tennis player hurt his knee in training and will miss the tournament. | Sports
Retailer closes sixty shops | The chain said that falling sales left it no choice but to cut 900 jobs. | Business
Vote count delayed in capital | Observers asked for calm while ballots from three districts were counted again. | World
Browser update fixes security hole | Users are urged to install the patch, as attackers already make use of the flaw. | Technology
Relay team sets national record | The four swimmers were two seconds faster than the mark from 2009. | Sports
Airline orders forty jets | The order is worth about five billion dollars at list prices. | Business
Flood relief reaches islands | Ships with water and tents arrived at the harbour three days after the storm. | World
Robot arm learns to fold shirts | The lab trained its software with videos of people at home. | Technology
""",
)

BOOLQ = tuple(
    {**row, "answer": row["answer"] == "yes"}
    for row in table(
        "passage question answer",
        """
The lighthouse was built in 1871 and has been automatic since 1968. No keeper has lived there since. | does a keeper live in the lighthouse | no
Tea trees are evergreen, and their leaves are picked from spring to autumn. | do tea trees keep their leaves in winter | yes
The museum is free for children under twelve; all others pay six pounds. | do adults pay to enter the museum | yes
The river Elme rises in the hills and ends in a lake without an outlet. | does the river elme flow into the sea | no
Members may borrow up to eight books at a time, for four weeks. | can a member borrow ten books at once | no
The bridge carries both trains and cars, on two decks. | can you drive a car over the bridge | yes
The town's only cinema closed in 2014 and is now a gym. | is there still a cinema in the town | no
Goats were brought to the island by sailors and have bred there ever since. | are there goats on the island | yes
The bus runs hourly from Monday to Saturday. There is no service on public holidays or Sundays. | does the bus run on sundays | no
The recipe uses almonds in place of flour, so it has no gluten. | is the cake of the recipe free of gluten | yes
""",
    )
)

WINO = table(
    "sentence option1 option2 answer",
    """
The trophy did not fit into the suitcase because the _ was too large. | trophy | suitcase | 1
Anna lent Maria her umbrella because _ had forgotten hers. | Anna | Maria | 2
The ball broke the window since the _ was made of thin glass. | ball | window | 2
Tom could not lift his son any more because _ had hurt his back. | Tom | his son | 1
I poured water from the jug into the bowl until the _ was full. | jug | bowl | 2
The lawyer paid the painter late, so the _ apologised. | lawyer | painter | 1
Jane took the bus and not her bike to the market, as the _ had a flat tyre. | bus | bike | 2
The cat could not catch the mouse because the _ was too slow. | cat | mouse | 1
Paul asked George for the money, and _ handed it over. | Paul | George | 2
We cooled the soup with the ice since the _ was too hot. | soup | ice | 1
""",
)
SPAM = table(
    "sms label",
    """
Are we still on for lunch at one? | ham
You have WON a free cruise! Reply YES to claim now. | spam
Running ten minutes late, start without me. | ham
URGENT: your account is locked, call 0900-123456 today. | spam
Can you bring the blue folder tomorrow? | ham
Happy birthday! See you on Friday. | ham
Get cheap loans in 24 hours, no checks, click here. | spam
Mum says dinner is at seven. | ham
Last chance: 80% off all watches, order now! | spam
Your prize is waiting, text WIN to 8008. | spam
""",
)
