"""Right tasks in English: support, school, retail, recipes, sums and office mails."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

TICKET = SmallTask(
    "desk-tickets",
    code(r"""
    text = (
        "You sort messages for the help desk of an online shop. Use one of these labels:\n"
        "- billing: payments, invoices and charges\n"
        "- delivery: parcels on their way, late or lost\n"
        "- returns: goods that go back or are exchanged\n"
        "- technical: the site or the app does not work\n"
        "Reply with the label only.\n\n"
        f"Message: {data['message']}\nLabel:"
    )
    gold = data["label"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "message|label",
        """
    I was charged twice for the same order on my credit card.|billing
    My parcel has been at the depot for six days now.|delivery
    These boots pinch, so I would like to send them back.|returns
    The app crashes whenever I open my basket.|technical
    Could you put our company's name on the invoice?|billing
    The courier says that he left the box with a neighbour, but nobody has it.|delivery
    May I swap the blue jacket for a larger one?|returns
    I cannot log in since yesterday, the page stays blank.|technical
    Why does my bank statement show a fee of three pounds?|billing
    Tracking has not moved since the van left Leeds.|delivery
    I changed my mind about the lamp and want to give it back.|returns
    The search button does nothing in my browser.|technical
    """,
    ),
)

QUIZ = SmallTask(
    "class-quiz",
    code(r"""
    lines = [f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"])]
    text = (
        "Choose the right answer and reply with its letter (A, B, C or D).\n\n"
        f"Question: {data['question']}\n" + "\n".join(lines) + "\nAnswer:"
    )
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    Which planet is closest to the Sun?|Venus/*Mercury/Mars/Earth
    What is the capital of Canada?|Toronto/Montreal/*Ottawa/Vancouver
    Which animal lays eggs?|*duck/horse/rabbit/dolphin
    How many sides does a hexagon have?|five/seven/eight/*six
    Which gas do we need to breathe?|*oxygen/helium/argon/neon
    Which ocean lies between Europe and North America?|Pacific/Indian/*Atlantic/Arctic
    Who wrote the tale of the Ugly Duckling?|Grimm/*Andersen/Aesop/Dahl
    Which month has the fewest days?|April/June/November/*February
    What do caterpillars turn into?|beetles/*butterflies/spiders/worms
    Which instrument has black and white keys?|violin/trumpet/drum/*piano
    What is frozen water called?|steam/mist/*ice/dew
    Which of these is a root vegetable?|*carrot/cabbage/tomato/cucumber
    """),
)

SHOP = SmallTask(
    "shop-opinions",
    code(r"""
    text = f"Product: {data['product']}\nReview: {data['review']}\nThe buyer's opinion is"
    gold = next(key for key, score in data["target_scores"].items() if score)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "product|review",
        """
    kettle|It boils in a minute and looks lovely on the shelf.|*positive/negative
    umbrella|It broke in the first gust of wind.|positive/*negative
    desk lamp|The light flickers and the switch is loose.|positive/*negative
    backpack|Roomy, light and comfortable on long walks.|*positive/negative
    toaster|It burns one side and leaves the other white.|positive/*negative
    headphones|Superb sound, and they fit my ears well.|*positive/negative
    blanket|So soft that my cat has moved in for good.|*positive/negative
    blender|The jug leaked all over my worktop on day one.|positive/*negative
    alarm clock|Easy to set and loud enough to wake me.|*positive/negative
    office chair|My back hurts after an hour, a waste of money.|positive/*negative
    """,
        " ",
    ),
    method="ppl",
)

RECIPE = SmallTask(
    "recipe-lines",
    code(
        r"""
    text = (
        "Read the line of a recipe. Return a JSON object with the keys item, amount and unit.\n"
        f"Line: {data['line']}\nJSON:"
    )
    gold = json.dumps({key: data[key] for key in ("item", "amount", "unit")})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    import json
    """,
    ),
    table(
        "line|item|amount#|unit",
        """
    Sift 200 g of flour into a large bowl.|flour|200|g
    Warm 300 ml of milk in a small pan.|milk|300|ml
    Melt 50 g of butter over a low heat.|butter|50|g
    Add 2 cups of rice and stir well.|rice|2|cups
    Pour in 500 ml of stock and let it boil.|stock|500|ml
    Grate 120 g of cheese for the topping.|cheese|120|g
    Whisk in 3 spoons of honey at the end.|honey|3|spoons
    Soak 250 g of lentils overnight.|lentils|250|g
    Drizzle 4 spoons of oil over the tomatoes.|oil|4|spoons
    Fold in 150 ml of cream with a spatula.|cream|150|ml
    """,
    ),
)

SUMS = SmallTask(
    "market-sums",
    code(r"""
    text = (
        f"Problem: {data['problem']}\n"
        "Work it out step by step on one line, then write #### and the final number.\n"
        "Solution:"
    )
    gold = str(data["answer"])
    return {
        "input": text,
        "output": f" {data['steps']} #### {gold}",
        "processed_output": gold,
    }
    """),
    records(
        "problem steps answer",
        (
            "Nora buys 3 melons at 4 euros each. What does she pay?",
            "Three melons cost 3 * 4 = 12 euros.",
            12,
        ),
        (
            "A stall has 48 eggs and sells 19. How many are left?",
            "The stall has 48 - 19 = 29 eggs left.",
            29,
        ),
        (
            "Five friends share 35 cherries equally. How many does each get?",
            "Each friend gets 35 / 5 = 7 cherries.",
            7,
        ),
        (
            "Tom has 20 euros and buys 2 pies at 6 euros each. How much is left?",
            "The pies cost 2 * 6 = 12 euros. He keeps 20 - 12 = 8 euros.",
            8,
        ),
        (
            "A crate holds 24 bottles. How many do 5 crates hold?",
            "Five crates hold 5 * 24 = 120 bottles.",
            120,
        ),
        (
            "Ada picks 15 apples and 18 pears and gives 10 fruits away. How many are left?",
            "She picks 15 + 18 = 33 fruits. She keeps 33 - 10 = 23 fruits.",
            23,
        ),
        (
            "A loaf costs 3 euros and a cake 11 euros. What do 2 loaves and a cake cost?",
            "The loaves cost 2 * 3 = 6 euros. Together that is 6 + 11 = 17 euros.",
            17,
        ),
        (
            "A farmer fills 9 sacks with 6 kilos each. How many kilos is that?",
            "The sacks hold 9 * 6 = 54 kilos.",
            54,
        ),
        (
            "Ben sells 40 jars and Eva sells 27 jars. How many more does Ben sell?",
            "Ben sells 40 - 27 = 13 jars more.",
            13,
        ),
    ),
    postprocess="gsm8k_post",
)

MAIL = SmallTask(
    "mail-urgency",
    code(
        r"""
    text = TEMPLATE.format(subject=data["subject"], body=data["body"])
    gold = str(data["level"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    TEMPLATE = """How urgent is this mail? Give a number from 1 to 3.
    1 = it can wait, 2 = it is for this week, 3 = it has to be done today

    Subject: {subject}
    Body: {body}
    Urgency:"""
    ''',
    ),
    table(
        "subject|body|level#",
        """
    Server room|Water is dripping on the racks, please come at once.|3
    Old brochures|Whenever you have a quiet hour, sort out the cupboard.|1
    Budget draft|We need your figures by Thursday.|2
    Plants|Somebody might repot the palm some day, there is no hurry.|1
    Contract|The client signs at four this afternoon and page two is missing.|3
    Slides|Please finish them before the meeting on Friday.|2
    Fire door|It is blocked and the inspector arrives in an hour.|3
    Team photo|We could take a new one at some point next year.|1
    Holiday plan|Enter your dates by the end of the week.|2
    Payroll|The transfer must leave before the bank closes tonight.|3
    Reading tip|An article that you may enjoy when you find the time.|1
    Room booking|Tell me by Wednesday how many chairs you need.|2
    """,
    ),
)

TASKS = (TICKET, QUIZ, SHOP, RECIPE, SUMS, MAIL)
