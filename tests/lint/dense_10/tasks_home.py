"""Right tasks on what people sort at home, in a kitchen or on a journey."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

BINS = SmallTask(
    "waste-bins",
    code(
        r"""
        text = "Which bin does it go into? 1 = paper, 2 = glass, 3 = food waste, 4 = metal\n"
        text += f"Thing: {data['thing']}\nBin:"
        gold = BIN[data["material"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'BIN = {"paper": "1", "glass": "2", "food": "3", "metal": "4"}',
    ),
    table(
        "thing|material",
        """
        last week's newspaper|paper
        a broken wine bottle|glass
        potato peel|food
        a tuna tin|metal
        a cardboard box|paper
        apple cores|food
        an empty jam jar|glass
        rusty nails|metal
        mouldy bread|food
        old envelopes|paper
        a beer can|metal
        a cracked mirror|glass
        """,
    ),
    shots=table(
        "thing|material",
        """
        an egg carton|paper
        a mustard jar|glass
        a banana skin|food
        a soup can|metal
        """,
    ),
)

CALLS = SmallTask(
    "emergency-calls",
    code(
        r"""
        text = f"{HEAD}\n\nCall: {data['call']}\nService:"
        gold = "PFA"[data["service"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        '''
        HEAD = """Which service does the caller need?
        P - police
        F - fire brigade
        A - ambulance

        Call: Two men have just robbed the jeweller's.
        Service: P

        Call: There are flames coming out of the neighbours' roof.
        Service: F

        Call: My father has collapsed and holds his chest.
        Service: A"""
        ''',
    ),
    table(
        "call|service#",
        """
        A burglar is climbing through my kitchen window.|0
        The barn is burning and the wind is strong.|1
        She cannot breathe, I think it is her asthma.|2
        Someone is threatening the cashier with a knife.|0
        My grandmother fell and her leg is broken.|2
        Thick smoke and fire in the stairwell!|1
        My car has been stolen from the drive.|0
        The baby has swallowed something and turns blue.|2
        A chip pan caught fire, the curtains are alight.|1
        They are smashing shop windows and looting.|0
        """,
    ),
    fewshot=0,
)

PLANTS = SmallTask(
    "plant-water",
    code(r"""
    gold = "O" if data["drowned"] else "U"
    lines = [
        "Write O if the plant has had too much water, and U if it has had too little.",
        "Note: The pot stands in a puddle and the roots smell of rot.",
        "Letter: O",
        "Note: The soil is hard as stone and the leaves crumble.",
        "Letter: U",
        "Note: " + data["note"],
        "Letter:",
    ]
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "note|drowned?",
        """
        The soil is soaked and moss grows on it.|true
        Nobody watered it for a month, it is bone dry.|false
        Dust dry earth, the leaves have shrivelled.|false
        Water stands in the saucer all week, the stem is mushy.|true
        It was watered three times a day and is rotting.|true
        The compost has cracked and pulled away from the pot.|false
        We came back from five weeks away, it was parched.|false
        Soggy earth, mould, and gnats everywhere.|true
        Drooping, and the soil runs through my fingers like sand.|false
        The pot has no drain hole and the roots swim.|true
        """,
    ),
    fewshot=0,
)

HOTEL = SmallTask(
    "hotel-notes",
    code(
        r"""
        head = (
            "Sort the note by the team that has to act. (a) stands for housekeeping, "
            "(b) for the kitchen, (c) for the front desk."
        )
        gold = TEAMS[data["team"]]
        return {
            "input": f"{head}\nNote: {data['note']}\nTeam:",
            "output": f" {gold}",
            "processed_output": gold,
        }
        """,
        'TEAMS = {"housekeeping": "(a)", "kitchen": "(b)", "front desk": "(c)"}',
    ),
    table(
        "note|team",
        """
        There were hairs in the bathtub and no fresh towels.|housekeeping
        The omelette at breakfast was cold and too salty.|kitchen
        We queued forty minutes to check in.|front desk
        My sheets had stains on them.|housekeeping
        The steak was raw inside.|kitchen
        Reception charged my card twice.|front desk
        Dust under the bed, and the bin was not emptied.|housekeeping
        No vegan soup on the menu, and the bread was stale.|kitchen
        The clerk could not find my reservation.|front desk
        Please make up room 214, it was left dirty.|housekeeping
        """,
    ),
    shots=table(
        "note|team",
        """
        The carpet had not been hoovered for days.|housekeeping
        The pasta was overcooked.|kitchen
        Nobody at reception gave me a key card.|front desk
        """,
    ),
)

WINES = SmallTask(
    "wine-notes",
    code(r"""
    gold = str(int(data["colour"] == "white"))
    text = "0: a red wine; 1: a white wine.\nTasting note: %s\nNumber:" % data["note"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "note|colour",
        """
        Deep ruby, black cherry and firm tannins.|red
        Pale straw with a green tinge, crisp and lemony.|white
        A fresh Sauvignon, gooseberry and cut grass.|white
        Inky purple Malbec with plum and tobacco.|red
        Bone-dry Riesling, lime and wet slate.|white
        Garnet in the glass, grippy, good with steak.|red
        Cabernet with blackcurrant and cedar.|red
        Chilled Chablis for oysters, pale gold and steely.|white
        A spicy Shiraz as dark as ink.|red
        Light Pinot Grigio, pear and almond, nearly clear.|white
        """,
    ),
    shots=table(
        "note|colour",
        """
        Brick-coloured Barolo, tar and roses, mouth-drying tannin.|red
        Buttery oaked Chardonnay, golden and round.|white
        Crimson Merlot, plums and chocolate.|red
        Lean Muscadet, pale and salty.|white
        """,
    ),
)

FLOAT = SmallTask(
    "float-or-sink",
    code(
        r"""
        text = RULE + "\n\n" + DEMO + f"Object: {data['object']}\nAnswer:"
        gold = str(int(data["floats"]))
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        r"""
        RULE = "Answer 1 if the object floats on water and 0 if it goes to the bottom."
        DEMO = "Object: a cork\nAnswer: 1\n\nObject: a gold ring\nAnswer: 0\n\n"
        """,
    ),
    table(
        "object|floats?",
        """
        a brick|false
        an empty plastic bottle with its cap on|true
        an iron anvil|false
        a dry pine log|true
        a rubber duck|true
        a marble statue|false
        a feather|true
        a steel spanner|false
        a sheet of polystyrene|true
        a handful of gravel|false
        """,
    ),
    fewshot=0,
)

TASTE = SmallTask(
    "taste-letters",
    code(
        r"""
        text = "| letter | taste |\n| --- | --- |\n"
        text += "| A | sweet |\n| B | sour |\n| C | salty |\n| D | bitter |\n"
        text += f"Food: {data['food']}\nLetter:"
        gold = "ABCD"[ORDER.index(data["taste"])]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'ORDER = ["sweet", "sour", "salty", "bitter"]',
    ),
    table(
        "food|taste",
        """
        honey|sweet
        lemon juice|sour
        soy sauce|salty
        black coffee without sugar|bitter
        vinegar|sour
        maple syrup|sweet
        seawater|salty
        tonic water made of quinine and nothing else|bitter
        candyfloss|sweet
        unripe gooseberries|sour
        anchovies in brine|salty
        dandelion leaves|bitter
        """,
    ),
    shots=table(
        "food|taste",
        """
        caramel|sweet
        lime juice|sour
        cured ham|salty
        raw cocoa|bitter
        """,
    ),
)

LISTINGS = SmallTask(
    "home-adverts",
    code(
        r"""
        parts = [
            "Sort adverts of homes.",
            "LET: the home is offered to tenants by the month.",
            "BUY: the home is offered to someone who will own it.",
            "",
            "Advert: " + data["advert"],
            "Code:",
        ]
        gold = CODES[data["offer"]]
        return {"input": "\n".join(parts), "output": " " + gold, "processed_output": gold}
        """,
        'CODES = ("LET", "BUY")',
    ),
    table(
        "advert|offer#",
        """
        Two-room flat, 850 a month, deposit of two months, pets welcome.|0
        Freehold cottage for sale, asking price 310,000.|1
        Room in a shared house, bills included in the rent.|0
        Mortgage advice available; viewings by our sales team; new build from 420,000.|1
        Short lease for students, September to June, 600 monthly.|0
        Motivated seller, price reduced to 195,000.|1
        Tenant wanted for a studio near the station.|0
        Farmhouse with four acres, sealed bids by Friday, purchase only.|1
        Monthly rent 1,200, furnished, no smokers.|0
        Buy your first home here: 5 % down, 240,000 in all.|1
        """,
    ),
    shots=table(
        "advert|offer#",
        """
        Landlord seeks quiet tenant, rent 700 a month.|0
        Bungalow for sale, 275,000, chain free.|1
        Loft to let, 950 per month plus heating.|0
        """,
    ),
)

NUTS = SmallTask(
    "nut-allergy",
    code(r"""
    text = (
        "A guest must not eat nuts. Say unsafe for a dish with nuts in it, and safe for one without any.\n"
        "Dish: pesto of walnuts and basil\nVerdict: unsafe\n"
        "Dish: boiled potatoes with butter\nVerdict: safe\n"
        f"Dish: {data['dish']}\nVerdict:"
    )
    gold = "unsafe" if data["has_nuts"] else "safe"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "dish|has_nuts?",
        """
        almond croissant with flaked almonds|true
        plain rice with peas|false
        brownie with pecans|true
        baklava with pistachios|true
        tomato salad with olive oil|false
        grilled trout with lemon|false
        carrot cake with chopped walnuts|true
        leek and potato soup|false
        chicken in a cashew sauce|true
        fruit salad of apple and orange|false
        """,
    ),
    fewshot=0,
)

TASKS = (BINS, CALLS, PLANTS, HOTEL, WINES, FLOAT, TASTE, LISTINGS, NUTS)
