"""Right tasks: numbers, extraction, code, tables and text, in English."""

from __future__ import annotations

from tests.lint.making import qa, records, table
from tests.lint.shape import SmallTask, code

BAKERY = SmallTask(
    "bakery-sums",
    code(r"""
    text = (
        f"Problem: {data['problem']}\n"
        "Work it out in one line, then write the result after ####.\n"
        "Solution:"
    )
    gold = data["result"]
    chain = f" {data['work']} #### {gold}"
    return {"input": text, "output": chain, "processed_output": gold}
    """),
    table(
        "problem|work|result",
        """
    A tray holds 24 rolls. How many rolls are on 5 trays?|5 * 24 = 120 rolls.|120
    90 buns go into bags of 6. How many bags are filled?|90 / 6 = 15 bags.|15
    A cake costs 18 euros and 3 are sold. What is taken in?|3 * 18 = 54 euros.|54
    Of 75 pretzels 28 are left. How many were sold?|75 - 28 = 47 pretzels.|47
    Ana kneads 12 loaves and Leo 19. How many together?|12 + 19 = 31 loaves.|31
    A sack has 25 kg of flour and 9 kg are used. What is left?|25 - 9 = 16 kg.|16
    Each of 7 shops orders 14 tarts. How many tarts is that?|7 * 14 = 98 tarts.|98
    96 eggs are used for 8 batches. How many per batch?|96 / 8 = 12 eggs.|12
    Monday brings 130 euros and Tuesday 85. What is the sum?|130 + 85 = 215 euros.|215
    A coffee costs 3 euros. How much are 17 coffees?|17 * 3 = 51 euros.|51
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=96,
)

INVOICE = SmallTask(
    "invoice-json",
    code(
        r"""
    text = (
        "Extract vendor, total and currency from the line. "
        "Return one JSON object with the keys vendor, total, currency.\n"
        f"Line: {data['line']}\nJSON:"
    )
    keys = ("vendor", "total", "currency")
    gold = json.dumps({key: data[key] for key in keys}, ensure_ascii=False)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "line|vendor|total|currency",
        """
    Inv 2231 / Holm Papers / due 14 June / EUR 420.50|Holm Papers|420.50|EUR
    Acme Tools Ltd. GBP 99.00 payable in 30 days|Acme Tools Ltd.|99.00|GBP
    Paid by card: Blue Fig Cafe, USD 18.75|Blue Fig Cafe|18.75|USD
    Nordlys AS, order 88, NOK 1200.00|Nordlys AS|1200.00|NOK
    2nd reminder: CHF 310.20 to Alpin Druck|Alpin Druck|310.20|CHF
    Supplier Rossi Vini, 24 bottles, EUR 288.00|Rossi Vini|288.00|EUR
    Fuel at Northgate Garage GBP 61.40|Northgate Garage|61.40|GBP
    JPY 5400 for Sakura Taxi, Osaka|Sakura Taxi|5400|JPY
    Cloud hosting by Stackpine, USD 49.99 monthly|Stackpine|49.99|USD
    EUR 75.00, Kino Central, two passes|Kino Central|75.00|EUR
    """,
    ),
    max_tokens=96,
)

SQL = SmallTask(
    "text-to-sql",
    code(
        r"""
    text = f"{SCHEMA}\n-- {data['ask']}\nSELECT"
    gold = data["query"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    SCHEMA = """-- SQLite
    CREATE TABLE loans (id INTEGER, reader TEXT, title TEXT, days INTEGER);
    CREATE TABLE fines (loan_id INTEGER, amount REAL, paid INTEGER);"""
    ''',
    ),
    table(
        "ask|query",
        """
    How many loans are there?|COUNT(*) FROM loans;
    List the titles that Ida borrowed.|title FROM loans WHERE reader = 'Ida';
    What is the largest fine?|MAX(amount) FROM fines;
    Who kept a book for more than 30 days?|reader FROM loans WHERE days > 30;
    Sum up the fines that are paid.|SUM(amount) FROM fines WHERE paid = 1;
    Show all readers once.|DISTINCT reader FROM loans;
    How many fines are unpaid?|COUNT(*) FROM fines WHERE paid = 0;
    What is the average number of days?|AVG(days) FROM loans;
    Which reader borrowed 'Emma'?|reader FROM loans WHERE title = 'Emma';
    Give the ids of loans of less than 3 days.|id FROM loans WHERE days < 3;
    """,
    ),
)

LOGS = SmallTask(
    "log-fields",
    code(
        r"""
    text = dedent('''\
        Turn the log entry into three lines: time, host, event.

        Entry: {}
        Fields:
        ''').format(data["entry"])
    gold = f"time: {data['time']}\nhost: {data['host']}\nevent: {data['event']}"
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="from textwrap import dedent",
    ),
    table(
        "entry|time|host|event",
        """
    [07:14:02] web-3 restarted|07:14:02|web-3|restarted
    [22:40:55] db-1 backup done|22:40:55|db-1|backup done
    [03:05:19] mail-2 queue full|03:05:19|mail-2|queue full
    [11:30:00] web-1 config reloaded|11:30:00|web-1|config reloaded
    [16:21:47] cache-4 out of memory|16:21:47|cache-4|out of memory
    [09:09:09] proxy-2 certificate renewed|09:09:09|proxy-2|certificate renewed
    [13:58:31] db-2 disk failed|13:58:31|db-2|disk failed
    [20:17:26] web-7 login refused|20:17:26|web-7|login refused
    [05:44:12] build-1 job started|05:44:12|build-1|job started
    """,
    ),
    postprocess="general_torch",
    stop=("\n\n",),
)


def _station(*cells: tuple[str, str]) -> list[dict[str, str]]:
    return [{"station": station, "mm": mm} for station, mm in cells]


RAIN = SmallTask(
    "rain-table",
    code(r"""
    grid = "\n".join(f"| {each['station']} | {each['mm']} |" for each in data["readings"])
    text = (
        "Rain in one day, by station.\n\n"
        f"| station | mm |\n| --- | --- |\n{grid}\n\n"
        "Which station had the most rain?\nStation:"
    )
    return {"input": text, "output": " " + data["wettest"], "processed_output": data["wettest"]}
    """),
    records(
        "readings wettest",
        (_station(("Elm", "12"), ("Fjord", "31"), ("Gate", "7")), "Fjord"),
        (_station(("Moor", "44"), ("Hill", "40"), ("Quay", "9")), "Moor"),
        (_station(("Port", "3"), ("Farm", "0"), ("Mill", "5")), "Mill"),
        (_station(("Dale", "18"), ("Cove", "26"), ("Pine", "25")), "Cove"),
        (_station(("Lake", "61"), ("Peak", "58"), ("Ford", "12")), "Lake"),
        (_station(("Reef", "2"), ("Bank", "14"), ("Isle", "29")), "Isle"),
        (_station(("Wood", "37"), ("Glen", "52"), ("Bay", "8")), "Glen"),
        (_station(("Tor", "10"), ("Weir", "1"), ("Nest", "15")), "Nest"),
        (_station(("Holt", "33"), ("Lane", "21"), ("Well", "30")), "Holt"),
        (_station(("Apex", "6"), ("Brook", "19"), ("Cliff", "17")), "Brook"),
    ),
)

ORDERS = SmallTask(
    "chat-orders",
    code(
        r"""
    chat = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["chat"])
    text = f"{chat}\n\n>> Which dish did the guest settle on?\n>>"
    gold = data["dish"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            "chat": [
                {"who": "Guest", "says": first},
                {"who": "Waiter", "says": reply},
                {"who": "Guest", "says": last},
            ],
            "dish": dish,
        }
        for first, reply, last, dish in (
            ("Do you still have the trout?", "Only the carp.", "Then the lasagne.", "lasagne"),
            ("The soup, please.", "It is spicy.", "Never mind, the soup it is.", "soup"),
            ("Is the goulash big?", "Quite big.", "I'd rather have the omelette.", "omelette"),
            ("What is fresh?", "The mussels are.", "Bring me mussels.", "mussels"),
            ("I saw a risotto.", "With mushrooms or peas?", "No, the steak.", "steak"),
            ("Any pancakes left?", "Sweet or salty?", "Salty pancakes, please.", "pancakes"),
            ("Just a salad.", "The tuna one is good.", "I take the curry after all.", "curry"),
            ("Your best pie?", "The leek pie.", "Fine, leek pie then.", "leek pie"),
            ("Is there duck?", "On Sundays only.", "Make it noodles.", "noodles"),
            ("Schnitzel or roast?", "Both are fine.", "The roast, please.", "roast"),
        )
    ),
)

IDIOM = SmallTask(
    "idiom-gap",
    code(r"""
    text = "Complete the saying with one word.\n" + data["saying"] + "\nMissing word:"
    return {"input": text, "output": " " + data["word"], "processed_output": data["word"]}
    """),
    table(
        "saying|word",
        """
    A stitch in time saves ___.|nine
    Don't count your chickens before they ___.|hatch
    The early ___ catches the worm.|bird
    Every cloud has a silver ___.|lining
    Too many cooks spoil the ___.|broth
    When in ___, do as the Romans do.|Rome
    Actions speak louder than ___.|words
    A rolling ___ gathers no moss.|stone
    Birds of a ___ flock together.|feather
    Let sleeping ___ lie.|dogs
    """,
    ),
)

PLACES = SmallTask(
    "order-by-year",
    code(
        r"""
    items = data["events"]
    shown = "\n".join(f"[{MARKS[i]}] {item}" for i, item in enumerate(items))
    text = f"Put the events in order, the earliest first.\n{shown}\nOrder:"
    gold = " < ".join(MARKS[i] for i in data["order"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    MARKS = ("P", "Q", "R")
    """,
    ),
    records(
        "events order",
        (["Moon landing", "Fall of the Berlin Wall", "First World War"], [2, 0, 1]),
        (["French Revolution", "Printing press", "Radio"], [1, 0, 2]),
        (["Invention of writing", "Steam engine", "Telephone"], [0, 1, 2]),
        (["Euro coins", "Suez Crisis", "Magna Carta"], [2, 1, 0]),
        (["World Wide Web", "Columbus reaches America", "Penicillin"], [1, 2, 0]),
        (["Great Fire of London", "First iPhone", "Black Death"], [2, 0, 1]),
        (["Battle of Hastings", "Fall of Saigon", "Boston Tea Party"], [0, 2, 1]),
        (["Chernobyl disaster", "Crimean War", "Brexit vote"], [1, 0, 2]),
        (["Fall of Constantinople", "Sputnik", "Titanic sinks"], [0, 2, 1]),
        (["Cuban Missile Crisis", "Rome founded", "Treaty of Versailles"], [1, 2, 0]),
    ),
)

RULES = SmallTask(
    "spell-rules",
    code(
        r"""
    text = HEAD + f"Input: {data['word']}\nPlural:"
    return {"input": text, "output": " " + data["plural"], "processed_output": data["plural"]}
    """,
        above=r"""
    HEAD = (
        "Write the plural of each noun.\n\n"
        "Input: box\nPlural: boxes\n\n"
        "Input: leaf\nPlural: leaves\n\n"
        "Input: city\nPlural: cities\n\n"
    )
    """,
    ),
    qa(
        """
    wolf > wolves
    church > churches
    baby > babies
    mouse > mice
    goose > geese
    tomato > tomatoes
    knife > knives
    dish > dishes
    child > children
    table > tables
    foot > feet
    """,
        "word|plural",
    ),
    fewshot=0,
)

TASKS = (BAKERY, INVOICE, SQL, LOGS, RAIN, ORDERS, IDIOM, PLACES, RULES)
