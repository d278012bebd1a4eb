"""Right tasks: spans, numbers, JSON, SQL, code and rankings, in English."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

INVOICE = SmallTask(
    "invoice-fields",
    code(
        r"""
    fields = {"supplier": data["supplier"], "total": data["total"], "currency": data["currency"]}
    gold = json.dumps(fields)
    text = (
        "Extract supplier, total and currency from the invoice as a JSON object with the keys "
        "supplier, total and currency.\n\n"
        f"Invoice: {data['text']}\nJSON:"
    )
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "text|supplier|total#|currency",
        """
    Holm & Sons, 3 desk lamps, to pay: 147 EUR, due 1 June|Holm & Sons|147|EUR
    No. 20-118 of Pixelworks Ltd. Amount: USD 2300|Pixelworks Ltd|2300|USD
    Garden Centre Oke: soil and pots, GBP 64 in cash|Garden Centre Oke|64|GBP
    For cleaning in March, Blitz AG asks for CHF 410|Blitz AG|410|CHF
    Taxi Moreno, airport and back, 58 EUR|Taxi Moreno|58|EUR
    Printer paper, 12 boxes, 96 GBP, from Wren Supplies|Wren Supplies|96|GBP
    Nordic Hosting, server for a year: 840 USD|Nordic Hosting|840|USD
    Alpenmilch, cheese order no. 77, total 233 CHF|Alpenmilch|233|CHF
    """,
    ),
)

CHAIN = SmallTask(
    "word-sums-cot",
    code(r"""
    text = "Solve the problem. Reason first, then write #### and the result.\n\n"
    text += "Problem: " + data["problem"] + "\nSolution:"
    gold = data["result"]
    return {
        "input": text,
        "output": " " + data["reasoning"] + " #### " + gold,
        "processed_output": gold,
    }
    """),
    table(
        "problem|reasoning|result",
        """
    A baker has 60 rolls and sells 17, then 25. How many are left?|17 + 25 = 42 are sold. 60 - 42 = 18 are left.|18
    Four friends share 3 pizzas of 8 slices. How many slices each?|There are 3 * 8 = 24 slices. 24 / 4 = 6 each.|6
    A tram ride costs 2 euros. What do 5 people pay there and back?|There and back is 2 * 2 = 4 each. 4 * 5 = 20.|20
    Nina saves 12 dollars a week for 9 weeks and spends 30. What is left?|She saves 12 * 9 = 108. 108 - 30 = 78.|78
    A hall has 14 rows of 20 seats; 45 are empty. How many are taken?|There are 14 * 20 = 280 seats. 280 - 45 = 235.|235
    A tank of 90 litres loses 6 litres an hour. What is in it after 7 hours?|It loses 6 * 7 = 42. 90 - 42 = 48.|48
    Max is 11 and his aunt 3 times as old. How old are both together?|She is 3 * 11 = 33. 11 + 33 = 44.|44
    Two crates hold 35 pears each; 8 are bad. How many are good?|There are 2 * 35 = 70 pears. 70 - 8 = 62.|62
    A book of 240 pages is read in 6 equal days. How many pages in 2 days?|240 / 6 = 40 a day. 40 * 2 = 80.|80
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=160,
)

SQL = SmallTask(
    "sql-analyst",
    code(r"""
    columns = ", ".join(data["columns"])
    text = f"-- Table {data['table']} ({columns})\n-- {data['ask']}\nSELECT"
    rest = data["sql"].removeprefix("SELECT")
    return {"input": text, "output": rest, "processed_output": rest.strip()}
    """),
    records(
        "table columns ask sql",
        ("shops", ["id", "city"], "How many shops are there?", "SELECT COUNT(*) FROM shops;"),
        ("staff", ["name", "pay"], "Highest pay", "SELECT MAX(pay) FROM staff;"),
        ("orders", ["id", "day"], "All orders, newest first", "SELECT * FROM orders ORDER BY day DESC;"),
        ("flour", ["sort", "kg"], "Sorts of which less than 5 kg are left", "SELECT sort FROM flour WHERE kg < 5;"),
        ("shops", ["id", "city"], "Cities, each once", "SELECT DISTINCT city FROM shops;"),
        ("staff", ["name", "pay"], "Names that begin with A", "SELECT name FROM staff WHERE name LIKE 'A%';"),
        ("orders", ["id", "day"], "Orders per day", "SELECT day, COUNT(*) FROM orders GROUP BY day;"),
        ("flour", ["sort", "kg"], "Kilos in all", "SELECT SUM(kg) FROM flour;"),
        ("staff", ["name", "pay"], "Who earns over 3000?", "SELECT name FROM staff WHERE pay > 3000;"),
    ),
    max_tokens=80,
)  # fmt: skip

SENSOR = SmallTask(
    "sensor-table",
    code(r"""
    lines = ["time  temp  hum"]
    lines += ["{:<6}{:<6}{}".format(*reading) for reading in data["readings"]]
    text = "Readings of a greenhouse (temp in C, hum in %)\n" + "\n".join(lines)
    text += "\nQ: " + data["q"] + "\nA:"
    return {"input": text, "output": " " + data["a"], "processed_output": data["a"]}
    """),
    records(
        "readings q a",
        ([["06:00", "14", "81"], ["12:00", "27", "52"]], "What was temp at noon?", "27"),
        ([["07:30", "16", "77"], ["13:30", "29", "48"]], "What was hum at 07:30?", "77"),
        ([["05:15", "11", "90"], ["17:15", "22", "66"]], "When was temp 22?", "17:15"),
        ([["08:45", "19", "70"], ["20:45", "15", "84"]], "When was hum 70?", "08:45"),
        ([["09:10", "21", "63"], ["15:10", "31", "41"]], "What was temp at 15:10?", "31"),
        ([["04:50", "9", "93"], ["10:50", "24", "58"]], "What was hum at 10:50?", "58"),
        ([["11:20", "25", "55"], ["23:20", "12", "87"]], "When was temp lowest?", "23:20"),
        ([["03:35", "10", "92"], ["14:35", "30", "44"]], "When was hum highest?", "03:35"),
    ),
)

DATES = SmallTask(
    "dates-iso",
    code(
        r"""
    return {
        "input": TEMPLATE % data,
        "output": f" {data['iso']}",
        "processed_output": data["iso"],
    }
    """,
        above='''
    TEMPLATE = """Write the date as YYYY-MM-DD.

    4 July 1976 -> 1976-07-04
    Christmas Eve of 1999 -> 1999-12-24

    %(said)s ->"""
    ''',
    ),
    table(
        "said|iso",
        """
    12 March 2021|2021-03-12
    the first of May 2005|2005-05-01
    New Year's Day of 2012|2012-01-01
    Sept. 30th, 1987|1987-09-30
    the 15th of August, 1945|1945-08-15
    28 Feb 2019|2019-02-28
    All Saints' Day of 2003|2003-11-01
    June 6, 1944|1944-06-06
    """,
    ),
    fewshot=0,
)

RANK = SmallTask(
    "rank-sizes",
    code(r"""
    listed = ", ".join(data["things"])
    gold = " > ".join(data["ranked"])
    text = f"Sort from largest to smallest, with > between them.\nThings: {listed}\nSorted:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "things*|ranked*",
        """
    cat/whale/ant|whale/cat/ant
    pea/melon/plum|melon/plum/pea
    lake/puddle/ocean|ocean/lake/puddle
    town/village/city|city/town/village
    car/bus/bicycle|bus/car/bicycle
    Sun/Moon/Earth|Sun/Earth/Moon
    minute/year/week|year/week/minute
    mouse/elephant/goat|elephant/goat/mouse
    teaspoon/bathtub/bucket|bathtub/bucket/teaspoon
    """,
    ),
)

READING = SmallTask(
    "newsroom-spans",
    code(
        r"""
    shown = {"Article": data["article"], "Question": data["question"]}
    text = INSTRUCTION + "\n\n"
    for name, value in shown.items():
        text += f"{name}: {value}\n"
    gold = data["span"]
    return {"input": text + "Answer:", "output": f" {gold}", "processed_output": gold}
    """,
        above="""
    INSTRUCTION = "Copy the words of the article that answer the question."
    """,
    ),
    table(
        "article|question|span",
        """
    The ferry to Sark was cancelled on Friday because of fog.|Why did the ferry not run?|because of fog
    Councillor Jean Hart wants trees along Mill Road.|Who wants trees?|Councillor Jean Hart
    The bakery in Dock Street closes after 84 years.|After how long does it close?|after 84 years
    A seal was rescued from the lock by two firefighters.|Who rescued the seal?|two firefighters
    Lottery money will pay for the new roof of St Mary's.|What is the money for?|the new roof of St Mary's
    The half-marathon starts at the old mint at nine.|Where does it start?|at the old mint
    Volunteers planted 300 bulbs on the roundabout.|What was planted?|300 bulbs
    Bus 14 takes a detour through Elm Lane until July.|Which way does the bus go?|through Elm Lane
    The library lends telescopes from next week.|What can be borrowed?|telescopes
    """,
    ),
)

SHELL = SmallTask(
    "python-results",
    code(r"""
    return {
        "input": ">>> " + "\n>>> ".join(data["lines"]) + "\n",
        "output": data["prints"],
        "processed_output": data["prints"],
    }
    """),
    records(
        "lines prints",
        (["x = [4, 1, 3]", "max(x)"], "4"),
        (["'a-b-c'.split('-')"], "['a', 'b', 'c']"),
        (["s = 'tram'", "s[::-1]"], "'mart'"),
        (["17 // 5"], "3"),
        (["d = {'k': 2}", "d.get('z', 0)"], "0"),
        (["sum(range(5))"], "10"),
        (["words = 'to be'.title()", "words"], "'To Be'"),
        (["len({1, 1, 2})"], "2"),
        (["2 ** 6"], "64"),
    ),
    description="The sessions are those of a Python shell.",
)

TITLES = SmallTask(
    "paper-titles",
    code(r"""
    pieces = ["Abstract:", data["abstract"], "", "Title:"]
    return {
        "input": "\n".join(pieces),
        "output": " " + data["title"],
        "processed_output": data["title"],
    }
    """),
    table(
        "abstract|title",
        """
    We show that bees count to four when they pass landmarks on their way to food.|Bees Count Landmarks
    A survey of 900 schools finds that later starts raise marks in mathematics.|Later Starts and Better Marks
    We describe a cheap sensor for nitrate in streams and test it for a year.|A Cheap Nitrate Sensor
    Letters of Hanse merchants show how credit worked without banks.|Credit Among Hanse Merchants
    We prove that every planar graph of this class has a Hamiltonian cycle.|Hamiltonian Cycles in Planar Graphs
    Night trains lose fewer passengers to flights than day trains do.|Night Trains Against Flights
    Children who garden at school eat more vegetables at home.|School Gardens and Vegetables
    We measure how glaciers in the Pamir have grown while others shrank.|Growing Glaciers of the Pamir
    """,
    ),
)

TASKS = (INVOICE, CHAIN, SQL, SENSOR, DATES, RANK, READING, SHELL, TITLES)
