"""Right tasks of surgeries, bakeries, museums, auctions and flats, in English."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

VET = SmallTask(
    "vet-desk",
    code(
        r"""
    gold = data["urgency"]
    text = (
        "The desk of a vet's surgery sorts calls by urgency: emergency, same day or routine.\n"
        f"Caller: {data['call']}\n"
        "Urgency:"
    )
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "animal|call|urgency",
        """
    dog|He's eaten half a bar of rat poison and is shaking all over.|emergency
    cat|I'd like to have her claws clipped some time this month.|routine
    rabbit|She hasn't touched her hay since this morning, but she's lively.|same day
    dog|Our puppy needs his second vaccination in about three weeks.|routine
    cat|He can't pass water and screams when I touch his belly.|emergency
    parrot|One of his tail feathers is bleeding a little, on and off.|same day
    dog|She was hit by a car, there's blood everywhere!|emergency
    horse|Could someone check his teeth at the next yard visit?|routine
    cat|Her left eye has been red & weepy since yesterday.|same day
    guinea pig|When is a good age to have two brothers neutered?|routine
    dog|He limps on one paw after the walk, but puts weight on it.|same day
    tortoise|She isn't breathing, we've just pulled her out of the pond!|emergency
    """,
    ),
    fewshot=4,
)

DOUGH = SmallTask(
    "dough-water",
    code(
        r"""
    flour, share, gold = data["flour"], data["hydration"], str(data["water"])
    lines = [
        f"A {data['bread']} dough has {flour} g of flour and a hydration of {share} %.",
        "How many grams of water go in? Work it out, and end with 'Water:' and the number.",
        "Working:",
    ]
    shown = f" {flour} * {share} / 100 = {gold}. Water: {gold}"
    return {"input": "\n".join(lines), "output": shown, "processed_output": gold}
    """
    ),
    table(
        "bread|flour#|hydration#|water#",
        """
    ciabatta|500|80|400
    bagel|600|55|330
    rye|1000|75|750
    pizza|800|65|520
    baguette|750|70|525
    focaccia|400|85|340
    brioche|300|50|150
    pretzel|900|54|486
    sourdough|650|72|468
    spelt|1200|60|720
    pitta|450|64|288
    """,
    ),
    own={
        "filters": [
            {"function": "regex", "regex_pattern": r"Water: (\d+)"},
            {"function": "take_first"},
        ]
    },
)

METRO = SmallTask(
    "metro-stops",
    code(
        r"""
    route = " - ".join(data["stations"])
    text = f"{data['line']}: {route}\n"
    text += f"Dana boards at {data['start']} and rides to {data['end']}. "
    text += "At how many stations does the train stop after hers, the last one included?\n"
    text += "Stations:"
    gold = str(data["count"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "line|stations*|start|end|count#",
        """
    Line 1|Harbour/Fish Market/Old Town/Museum/Stadium/Airport|Fish Market|Stadium|3
    Line 2|Zoo/Mill Lane/Castle/Opera/University|Zoo|Mill Lane|1
    Line 3|North Gate/Library/Court/Central/Post Office/Bridge/South Gate|North Gate|South Gate|6
    Line 4|Lakeside/Park/Theatre/Central/Arena|Park|Arena|3
    Line 5|Hospital/Green Street/Town Hall/Docks/Lighthouse/Beach|Green Street|Docks|2
    Line 6|Depot/Tannery/Brewery/Central/Fair/Tower/Hill Top|Depot|Tower|5
    Line 7|Orchard/Chapel/Rose Square/Foundry/Canal|Chapel|Canal|3
    Line 8|East End/Silk Road/Mint/Parliament/Cathedral/West End|East End|Cathedral|4
    Line 9|Quarry/Vineyard/Old Well/Spa|Vineyard|Old Well|1
    Line 10|Terminal 1/Terminal 2/Hangar/Freight/Junction/Central|Terminal 2|Central|4
    Line 11|Ferry/Rope Walk/Salt House/Granary/Windmill|Rope Walk|Granary|2
    """,
    ),
    fewshot=2,
)

MINERAL = SmallTask(
    "mineral-quiz",
    code(
        r"""
    listed = "\n".join(f"({mark}) {each}" for mark, each in zip("abcd", data["options"]))
    text = f"{data['question']}\n{listed}\nAnswer:"
    gold = data["key"]
    return {"input": text, "output": f" ({gold})", "processed_output": f"({gold})"}
    """
    ),
    table(
        "question|options*|key",
        """
    Which mineral is the hardest on the Mohs scale?|quartz/topaz/diamond/gypsum|c
    What is rock salt called by geologists?|halite/pyrite/calcite/barite|a
    Which of these fizzes in dilute acid?|mica/calcite/garnet/olivine|b
    Which mineral is known as fool's gold?|galena/magnetite/talc/pyrite|d
    Which rock is made of cooled lava?|marble/basalt/chalk/slate|b
    What does limestone turn into under heat and pressure?|gneiss/granite/marble/flint|c
    Which mineral is softest on the Mohs scale?|talc/fluorite/apatite/corundum|a
    Which ore is mined for lead?|bauxite/cinnabar/hematite/galena|d
    Which mineral pulls at a compass needle?|malachite/gypsum/magnetite/beryl|c
    What gives an emerald its colour?|chromium/sodium/carbon/sulphur|a
    Which rock floats on water?|obsidian/pumice/dolerite/schist|b
    From which ore does aluminium come?|sphalerite/rutile/chalcopyrite/bauxite|d
    """,
    ),
    description="Pick the right option and answer with its letter in brackets.",
    fewshot=4,
)

MUSEUM = SmallTask(
    "museum-label",
    code(
        r"""
    text = f"Label: {data['label']}\nWho made the object? Give the full name as the label has it."
    text += "\nMaker:"
    gold = data["maker"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "room|label|maker",
        """
    3|Silver teapot by Hester Bateman, London, 1784. Given by Mrs Anne Poole.|Hester Bateman
    3|Oak chair. Bought from the heirs of Lord Dunne; carved by Tom Ferris at York.|Tom Ferris
    1|Vase "Reeds", blown by Iris Holm for the King's visit to Malmö in 1936.|Iris Holm
    7|Tower clock, built by Josef Adler in Linz, repaired by Karl Nemec.|Josef Adler
    2|Quilt sewn by Ruth Okafor while her husband, Ben Okafor, was at sea.|Ruth Okafor
    5|Lute, the work of Pietro Gallo, played by Countess Maria Lanza.|Pietro Gallo
    7|Globe engraved by Hendrik Vos & sold by his cousin Willem Vos.|Hendrik Vos
    2|Lace collar from the hand of Clara Denis, worn by Queen Astrid.|Clara Denis
    4|Model of the "Juno", made by Captain Elias Brandt in his old age.|Elias Brandt
    4|Telescope: lenses ground by Amos Reed, restored by Dr Julia Finch.|Amos Reed
    1|Glazed bowl that Kenji Mori threw in 1951; lent by Paul Stern.|Kenji Mori
    """,
    ),
    fewshot=3,
)

FLORIST = SmallTask(
    "florist-orders",
    code(
        r"""
    parts = [
        "Turn the order into JSON with the keys item, count and colour.",
        "Order: " + data["order"],
        "JSON:",
    ]
    gold = json.dumps({key: data[key] for key in ("item", "count", "colour")})
    return {"input": "\n".join(parts), "output": " " + gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "order|item|count#|colour",
        """
    A dozen red roses for Mrs Lane, please.|rose|12|red
    We'd need five white lilies by noon.|lily|5|white
    Could you put aside three yellow tulips?|tulip|3|yellow
    Twenty pink peonies for the chapel.|peony|20|pink
    One purple orchid, wrapped as a gift.|orchid|1|purple
    Please send eight orange gerberas to table nine.|gerbera|8|orange
    My mother's birthday: fifteen white daisies.|daisy|15|white
    Two red poppies are all that I want.|poppy|2|red
    Seven blue irises & no ribbon, thanks.|iris|7|blue
    Ten yellow freesias for the front desk.|freesia|10|yellow
    I'll take four pink carnations.|carnation|4|pink
    """,
    ),
    fewshot=3,
    stop=("\n\n",),
)

AUCTION = SmallTask(
    "auction-lots",
    code(
        r"""
    text = "Lot %s: %s\n" % (data["lot"], data["what"])
    for name, sum_ in data["bids"].items():
        text += f"- {name} bids {sum_}\n"
    text += "The highest bid gets the lot. Who gets it?\nBuyer:"
    gold = data["buyer"]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """
    ),
    tuple(
        {
            "lot": row["lot"],
            "what": row["what"],
            "bids": {name: int(bid) for name, bid in (each.rsplit(" ", 1) for each in row["bids"])},
            "buyer": row["buyer"],
        }
        for row in table(
            "lot|what|bids*|buyer",
            """
    14|a pair of brass candlesticks|Baxter 85/Ngo 110/Silva 95|Ngo
    15|a rocking horse, one ear lost|Moyo 240/Fields 215/Reyes 190|Moyo
    16|six fish knives|Ito 30/Larsen 25/Cohen 45|Cohen
    17|a pocket watch that runs|Kaur 310/Baxter 355/Brandt 340|Baxter
    18|a ship in a bottle|Silva 60/Moyo 50/Ahmed 75|Ahmed
    19|an oil lamp|Reyes 42/Ito 38/Novak 40|Reyes
    20|a map of Lapland, 1820|Larsen 500/Cohen 620/Kaur 580|Cohen
    21|two fencing foils|Ahmed 120/Novak 135/Fields 150|Fields
    22|a box of glass eyes|Brandt 90/Ngo 70/Ito 65|Brandt
    23|a barometer|Novak 175/Silva 180/Larsen 160|Silva
    24|a stuffed heron|Cohen 20/Kaur 15/Reyes 35|Reyes
    25|a cello without strings|Fields 700/Ahmed 820/Moyo 760|Ahmed
    """,
        )
    ),
    fewshot=2,
)

LEASE = SmallTask(
    "lease-claims",
    code(
        r"""
    clause, claim = data["clause"], data["claim"]
    text = f"Clause: {clause}\nClaim: {claim}\nTrue or false?"
    gold = next(key for key, value in data["target_scores"].items() if value)
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            "clause": row["clause"],
            "claim": row["claim"],
            "target_scores": {" true": int(row["true"]), " false": int(not row["true"])},
        }
        for row in table(
            "clause|claim|true?",
            """
    The rent is due on the third working day of each month.|The rent is paid once a month.|true
    The tenant may keep one cat or one small dog.|The tenant may keep two dogs.|false
    The landlord's agent may enter after 24 hours' notice.|The agent may come in unannounced.|false
    The deposit is two months' rent and is held in a blocked account.|A deposit is asked for.|true
    Smoking is allowed on the balcony, but not indoors.|Tenants may smoke in the kitchen.|false
    The cellar is shared by the flats of two floors.|Both floors use the cellar.|true
    Heating costs are billed once a year by what was used.|Heating is free for the tenant.|false
    Either side may end the lease with three months' notice.|The tenant can give notice.|true
    Bicycles stay in the yard & never in the stairwell.|A bike may stand on the stairs.|false
    Walls may be painted if they are white again on leaving.|The tenant may paint the walls.|true
    Subletting for up to six weeks needs no consent.|A month's subletting needs no consent.|true
    The lift is out of use between midnight and five.|The lift runs at two in the morning.|false
    """,
        )
    ),
    method="ppl",
    metric="log_prob",
    fewshot=4,
    description="Say of each claim whether it follows from the clause of the lease.",
)

STARS = SmallTask(
    "stargazing",
    code(
        r"""
    marks = "ABCD"
    text = data["question"] + "\n"
    for place, option in enumerate(data["options"]):
        text += marks[place] + ". " + option + "\n"
    text += "Answer:"
    gold = " " + marks[data["right"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            **row,
            "target_scores": {
                f" {mark}": int(place == row["right"]) for place, mark in enumerate("ABCD")
            },
        }
        for row in table(
            "question|options*|right#",
            """
    Which planet has the most striking rings?|Mars/Venus/Saturn/Mercury|2
    What is the star nearest to the Earth?|Sirius/the Sun/Polaris/Vega|1
    In which constellation is Betelgeuse?|Lyra/Leo/Cygnus/Orion|3
    What is our galaxy called?|the Milky Way/Andromeda/the Whirlpool/the Sombrero|0
    Which planet is the largest?|Neptune/Saturn/Uranus/Jupiter|3
    What do we call a shooting star by its proper name?|a comet/a meteor/a pulsar/a nova|1
    Which body causes the tides most of all?|the Moon/Mars/Jupiter/Venus|0
    How long does the Earth take around the Sun?|a day/a month/a year/a week|2
    Which planet do people call the red one?|Mars/Mercury/Neptune/Uranus|0
    Towards which star does the Earth's axis point?|Rigel/Polaris/Deneb/Altair|1
    What is a dark patch on the Sun called?|a crater/a mare/a sunspot/a flare|2
    Who first saw four moons of Jupiter through a telescope?|Kepler/Newton/Halley/Galileo|3
    """,
        )
    ),
    method="ppl",
    metric="log_prob",
    fewshot=3,
)

TASKS = (VET, DOUGH, METRO, MINERAL, MUSEUM, FLORIST, AUCTION, LEASE, STARS)
