"""Right tasks with answers of their own words, numbers or code, in English."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

INVOICE = SmallTask(
    "invoice-fields",
    code(
        """
    text = INSTRUCTION + "\\n\\nText: " + data["text"] + "\\nJSON:"
    gold = json.dumps({"vendor": data["vendor"], "total": data["total"]}, ensure_ascii=False)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    import json

    INSTRUCTION = (
        "Extract vendor and total from the invoice. "
        'Reply in JSON with the keys "vendor" and "total".'
    )
    """,
    ),
    table(
        "text|vendor|total",
        """
    Invoice 2291 from Halden Paper Ltd, amount due EUR 412.50, payable by 3 May.|Halden Paper Ltd|412.50
    Bright Dental bills you 96.00 for a check-up on 11 June.|Bright Dental|96.00
    Thank you for choosing Orbit Taxi. Your ride cost 23.80.|Orbit Taxi|23.80
    Copper & Sons, plumbers: labour and parts, 318.20 in all.|Copper & Sons|318.20
    Your order at Green Leaf Books comes to 57.35 including postage.|Green Leaf Books|57.35
    Statement by Vale Energy: for March you owe 141.09.|Vale Energy|141.09
    Lindqvist Catering, buffet for forty guests, total 1260.00.|Lindqvist Catering|1260.00
    Receipt. Station Kiosk. Two papers, one coffee. Sum 8.40.|Station Kiosk|8.40
    Please transfer 75.00 to the Riverside Rowing Club as your yearly fee.|Riverside Rowing Club|75.00
    Moto Garage Pell replaced a chain for 64.90.|Moto Garage Pell|64.90
    """,
    ),
    max_tokens=60,
)

WORDSUMS = SmallTask(
    "word-sums-chain",
    code(
        """
    text = f"Q: {data['problem']}\\nA: Let's think step by step."
    shown = f" {data['rationale']} The answer is {data['result']}."
    return {"input": text, "output": shown, "processed_output": str(data["result"])}
    """
    ),
    table(
        "problem|rationale|result#",
        """
    A tram has 28 riders. 9 get off and 4 get on. How many ride now?|28 - 9 = 19. 19 + 4 = 23.|23
    Three friends split a bill of 84 dollars. What does each pay?|84 / 3 = 28.|28
    A baker fills 6 trays of 15 rolls and burns 8. How many are good?|6 * 15 = 90. 90 - 8 = 82.|82
    Lea saves 12 dollars a week for 9 weeks. How much has she?|12 * 9 = 108.|108
    A tank of 200 litres loses 35 and then 17. What is left?|35 + 17 = 52. 200 - 52 = 148.|148
    Sam runs 4 km on 5 days and 10 km on Sunday. How far in all?|4 * 5 = 20. 20 + 10 = 30.|30
    A film of 135 minutes starts after 15 minutes of adverts. How long is it all?|135 + 15 = 150.|150
    Eggs come in tens. How many boxes do 70 eggs fill?|70 / 10 = 7.|7
    A shelf has 5 rows of 18 books, 11 are lent. How many are there?|5 * 18 = 90. 90 - 11 = 79.|79
    Mo had 61 marbles and lost a dozen. How many has he?|61 - 12 = 49.|49
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=96,
)

SQL = SmallTask(
    "shop-sql",
    code(
        """
    columns = ", ".join(data["columns"])
    text = (
        f"Table {data['table']}({columns})\\n"
        f"-- {data['ask']}\\n"
        "Write one SQL query.\\n"
        "SQL:"
    )
    return {"input": text, "output": " " + data["query"], "processed_output": data["query"]}
    """
    ),
    records(
        "table columns ask query",
        ("staff", ["id", "name", "wage"], "names of all staff", "SELECT name FROM staff;"),
        (
            "orders",
            ["id", "city", "sum"],
            "number of orders from Oslo",
            "SELECT COUNT(*) FROM orders WHERE city = 'Oslo';",
        ),
        (
            "books",
            ["isbn", "title", "year"],
            "titles published before 1950",
            "SELECT title FROM books WHERE year < 1950;",
        ),
        (
            "pets",
            ["id", "kind", "age"],
            "average age of cats",
            "SELECT AVG(age) FROM pets WHERE kind = 'cat';",
        ),
        ("rooms", ["floor", "beds"], "the largest number of beds", "SELECT MAX(beds) FROM rooms;"),
        (
            "songs",
            ["title", "seconds"],
            "titles from longest to shortest",
            "SELECT title FROM songs ORDER BY seconds DESC;",
        ),
        (
            "visits",
            ["day", "page"],
            "visits per page",
            "SELECT page, COUNT(*) FROM visits GROUP BY page;",
        ),
        (
            "wines",
            ["name", "region"],
            "all regions, each once",
            "SELECT DISTINCT region FROM wines;",
        ),
    ),
)

SENSOR = SmallTask(
    "boiler-sensor",
    code(
        """
    rows = ["time,celsius"] + [f"{t},{v}" for t, v in zip(data["times"], data["values"])]
    table = "\\n".join(rows)
    text = (
        "Below is the log of a boiler sensor as CSV.\\n"
        f"{table}\\n"
        "At which time was the temperature highest? Answer with the time as it stands there.\\n"
        "Time:"
    )
    return {"input": text, "output": f" {data['peak']}", "processed_output": data["peak"]}
    """
    ),
    records(
        "times values peak",
        (["06:00", "07:00", "08:00", "09:00"], [41, 55, 62, 58], "08:00"),
        (["10:15", "10:30", "10:45", "11:00"], [70, 66, 64, 61], "10:15"),
        (["12:00", "13:00", "14:00", "15:00"], [49, 73, 71, 52], "13:00"),
        (["16:20", "16:40", "17:00", "17:20"], [38, 39, 45, 57], "17:20"),
        (["18:00", "18:10", "18:20", "18:30"], [80, 84, 79, 77], "18:10"),
        (["20:00", "21:00", "22:00", "23:00"], [65, 60, 68, 50], "22:00"),
        (["01:00", "02:00", "03:00", "04:00"], [30, 29, 31, 36], "04:00"),
        (["05:05", "05:10", "05:15", "05:20"], [90, 85, 82, 88], "05:05"),
        (["09:30", "09:45", "10:00", "10:15"], [52, 54, 59, 47], "10:00"),
    ),
)

TRACE = SmallTask(
    "snippet-output",
    code(
        """
    text = "What does this Python program print?\\n\\n{}\\n\\nPrinted:".format(data["program"])
    return {"input": text, "output": " " + data["stdout"], "processed_output": data["stdout"]}
    """
    ),
    records(
        "program stdout",
        ("total = 0\nfor n in range(4):\n    total += n\nprint(total)", "6"),
        ("word = 'lantern'\nprint(word[0] + word[-1])", "ln"),
        ("xs = [5, 2, 9]\nxs.sort()\nprint(xs[1])", "5"),
        ("print('-'.join(['a', 'b', 'c']))", "a-b-c"),
        ("n = 17\nwhile n > 5:\n    n -= 4\nprint(n)", "5"),
        ("d = {'x': 3}\nd['y'] = d['x'] * 2\nprint(d['y'])", "6"),
        ("def f(s):\n    return s * 2\n\n\nprint(f('ho'))", "hoho"),
        ("print(len('seven') % 2)", "1"),
        ("a, b = 3, 8\na, b = b, a\nprint(a - b)", "5"),
    ),
)

JOBS = SmallTask(
    "job-adverts",
    code(
        """
    text = "\\n\\n".join([
        "From the advert copy title and city in the form `title; city`.",
        "Advert: " + data["advert"],
        "Result:",
    ])
    gold = "; ".join((data["title"], data["city"]))
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "advert|title|city",
        """
    We seek a pastry chef for our hotel in Ghent, early shifts.|pastry chef|Ghent
    Tram driver wanted! Training paid. Depot: Graz.|Tram driver|Graz
    Our lab in Uppsala hires a data steward for two years.|data steward|Uppsala
    Part-time florist needed in Bath, weekends only.|florist|Bath
    Join us in Porto as a sound engineer, two shows a week.|sound engineer|Porto
    The zoo of Leipzig needs a head keeper for its aviary.|head keeper|Leipzig
    A law firm in Cork is looking for a paralegal.|paralegal|Cork
    Night porter, good English, centre of Turin.|Night porter|Turin
    Roofer with licence for our team in Malmo.|Roofer|Malmo
    """,
    ),
)

TASKS = (INVOICE, WORDSUMS, SQL, SENSOR, TRACE, JOBS)
