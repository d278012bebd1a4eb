"""Right tasks in English whose answer is a word, a list, a line of code or a sentence."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

ELEMENTS = SmallTask(
    "element-symbols",
    code(
        r"""
    text = f"{EXAMPLES}\n\nElement: {data['element']}\nSymbol:"
    return {"input": text, "output": " " + data["symbol"], "processed_output": data["symbol"]}
    """,
        above='''
    EXAMPLES = """Write the symbol of each chemical element.

    Element: helium
    Symbol: He

    Element: copper
    Symbol: Cu

    Element: nitrogen
    Symbol: N"""
    ''',
    ),
    table(
        "element|symbol",
        """
        gold|Au
        iron|Fe
        oxygen|O
        tin|Sn
        lead|Pb
        sodium|Na
        zinc|Zn
        carbon|C
        silver|Ag
        calcium|Ca
        """,
    ),
    fewshot=0,
)

LETTERS = SmallTask(
    "last-letters",
    code(
        r"""
    known = "".join(f"Words: {words}\nLetters: {letters}\n\n" for words, letters in KNOWN)
    text = f"Join the last letters of the words.\n\n{known}Words: {data['words']}\nLetters:"
    return {"input": text, "output": " " + data["letters"], "processed_output": data["letters"]}
    """,
        above="""
    KNOWN = (
        ("open green doors", "nns"),
        ("my tall cousin", "yln"),
    )
    """,
    ),
    table(
        "words|letters",
        """
        red little house|dee
        warm bread today|mdy
        seven old men|ndn
        cold river bank|drk
        blue paper hat|ert
        dark cellar stair|krr
        lost silver ring|trg
        wild garden path|dnh
        soft yellow moss|tws
        long empty street|gyt
        """,
    ),
    fewshot=0,
)

TRIOS = SmallTask(
    "name-three",
    code(r"""
    text = f"List three things, with commas between them.\nAsked: {data['asked']}\nList:"
    gold = ", ".join(data["items"])
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "asked|items*",
        """
        the primary colours of a painter|red/yellow/blue
        the states of water|ice/water/steam
        the first months of a year|January/February/March
        the Baltic states|Estonia/Latvia/Lithuania
        the meals of a day|breakfast/lunch/dinner
        the colours of a traffic light|red/amber/green
        the largest oceans|Pacific/Atlantic/Indian
        the medals of the Games|gold/silver/bronze
        the parts of a letter's address|name/street/town
        the branches of a government|legislative/executive/judicial
        """,
    ),
)

SQL = SmallTask(
    "shop-sql",
    code(
        r"""
    text = f"-- Table: {SCHEMA}\n-- {data['question']}\nSQL:"
    return {"input": text, "output": " " + data["query"], "processed_output": data["query"]}
    """,
        above="""
    SCHEMA = "orders(id, customer, town, total, day)"
    """,
    ),
    table(
        "question|query",
        """
        How many orders are there?|SELECT COUNT(*) FROM orders;
        Which customers live in Bath?|SELECT customer FROM orders WHERE town = 'Bath';
        What is the largest total?|SELECT MAX(total) FROM orders;
        List the towns, each once.|SELECT DISTINCT town FROM orders;
        What is the sum of all totals?|SELECT SUM(total) FROM orders;
        Show orders above 100.|SELECT * FROM orders WHERE total > 100;
        Who ordered on 2024-05-01?|SELECT customer FROM orders WHERE day = '2024-05-01';
        How many orders has each town?|SELECT town, COUNT(*) FROM orders GROUP BY town;
        Sort the ids by day.|SELECT id FROM orders ORDER BY day;
        What is the mean total in York?|SELECT AVG(total) FROM orders WHERE town = 'York';
        """,
    ),
)

JSON = SmallTask(
    "contact-json",
    code(r"""
    import json

    gold = json.dumps({"name": data["name"], "phone": data["phone"]})
    text = f'Write name and phone as JSON with the keys "name" and "phone".\nText: {data["text"]}\nJSON:'
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "text|name|phone",
        """
        Call Greta Lund at 555-0134 about the boat.|Greta Lund|555-0134
        The plumber is Ivo Petrov, 555-0177.|Ivo Petrov|555-0177
        555-0102 is the number of Sara Diaz.|Sara Diaz|555-0102
        Ask for Tom Reed under 555-0190 after six.|Tom Reed|555-0190
        My new neighbour Ling Wu gave me 555-0155.|Ling Wu|555-0155
        For keys: Nadia Haddad, phone 555-0161.|Nadia Haddad|555-0161
        Jan Visser can be reached at 555-0118.|Jan Visser|555-0118
        In an emergency ring 555-0149, Rosa Blum.|Rosa Blum|555-0149
        Piet Mulder sells eggs, 555-0123.|Piet Mulder|555-0123
        The lessons are with Amy Cole (555-0186).|Amy Cole|555-0186
        """,
    ),
)

SPANISH = SmallTask(
    "to-spanish",
    code(r"""
    text = "Translate into Spanish.\nEnglish: %s\nSpanish:" % data["en"]
    return {"input": text, "output": " " + data["es"], "processed_output": data["es"]}
    """),
    table(
        "en|es",
        """
        The children are sleeping.|Los niños están durmiendo.
        I have two brothers.|Tengo dos hermanos.
        The water is cold.|El agua está fría.
        Tomorrow we go to the market.|Mañana vamos al mercado.
        She reads a book about birds.|Ella lee un libro sobre pájaros.
        My house is near the sea.|Mi casa está cerca del mar.
        He buys bread every day.|Él compra pan todos los días.
        The window is open.|La ventana está abierta.
        We do not have time.|No tenemos tiempo.
        The train is late.|El tren llega tarde.
        """,
    ),
)

ROMAN = SmallTask(
    "roman-numerals",
    code(
        r"""
    blocks = ["Write the number as a Roman numeral."]
    blocks += [f"Number: {number}\nRoman: {roman}" for number, roman in SHOWN]
    blocks.append(f"Number: {data['number']}\nRoman:")
    gold = data["roman"]
    return {"input": "\n\n".join(blocks), "output": f" {gold}", "processed_output": gold}
    """,
        above="""
    SHOWN = [(14, "XIV"), (60, "LX"), (1100, "MC")]
    """,
    ),
    table(
        "number#|roman",
        """
        9|IX
        27|XXVII
        40|XL
        55|LV
        90|XC
        123|CXXIII
        404|CDIV
        519|DXIX
        1066|MLXVI
        1999|MCMXCIX
        """,
    ),
    fewshot=0,
)

TALK = SmallTask(
    "counter-talk",
    code(r"""
    turns = "\n".join(f"{who}: {says}" for who, says in data["turns"])
    text = f"{turns}\n\nWhat does the customer buy?\nItem:"
    return {"input": text, "output": " " + data["item"], "processed_output": data["item"]}
    """),
    tuple(
        {"turns": [["Clerk", one], ["Customer", two]], "item": item}
        for one, two, item in (
            ("Good morning, what can I get you?", "A loaf of rye bread, please.", "rye bread"),
            ("Do you want the red or the blue scarf?", "I take the blue one.", "the blue scarf"),
            ("These stamps are new.", "Fine, ten stamps then.", "stamps"),
            ("The lamp is on sale today.", "Then I will have the lamp.", "the lamp"),
            ("Can I help you?", "Yes, I need batteries for a torch.", "batteries"),
            ("We are out of plums.", "Never mind, a kilo of pears will do.", "pears"),
            ("Is that all?", "Yes, just the newspaper.", "the newspaper"),
            ("Would you like a bag as well?", "No bag, only the umbrella.", "the umbrella"),
            ("This tea is from Assam.", "Good, give me 200 grams of it.", "tea"),
            ("Which size of gloves?", "Medium gloves, please.", "gloves"),
        )
    ),
)

TASKS = (ELEMENTS, LETTERS, TRIOS, SQL, JSON, SPANISH, ROMAN, TALK)
