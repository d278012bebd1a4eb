"""Right tasks: answers of their own, in English."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

BILL = SmallTask(
    "bill-json",
    code(
        r"""
    gold = json.dumps({"vendor": data["vendor"], "total": data["total"]})
    text = "\n".join([HEAD, "Receipt: " + data["receipt"], "JSON:"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    import json

    HEAD = 'Read the receipt and give an object with the keys "vendor" and "total".'
    """,
    ),
    table(
        "receipt|vendor|total",
        """
    BAKERY LOHNER 2 rolls 1.20 1 loaf 3.80 SUM 5.00|BAKERY LOHNER|5.00
    Kiosk 7 / magazine 4.50 / gum 0.90 / paid 5.40|Kiosk 7|5.40
    Thank you for shopping at Greenleaf! tea 6.25, honey 7.75, to pay 14.00|Greenleaf|14.00
    Petrol Otto, 30 l at 1.70, amount 51.00|Petrol Otto|51.00
    Cinema Astra - 2 tickets, 9.00 each, total 18.00|Cinema Astra|18.00
    Hotel Moll: one night 88.00, tax 3.50, due 91.50|Hotel Moll|91.50
    TOY BOX puzzle 12.99 ball 4.01 TOTAL 17.00|TOY BOX|17.00
    Farm shop Huber, 10 eggs, 3.60 in cash|Farm shop Huber|3.60
    Pharmacy Rose: drops 8.10 + plaster 2.40 = 10.50|Pharmacy Rose|10.50
    """,
    ),
)

TRIP = SmallTask(
    "school-trip-sums",
    code(r"""
    steps, gold = data["rationale"], str(data["result"])
    return {
        "input": f"Q: {data['q']}\nA: Let's think step by step.",
        "output": f" {steps} The answer is {gold}.",
        "processed_output": gold,
    }
    """),
    table(
        "q|rationale|result#",
        """
    A class of 24 takes 4 vans. How many sit in each?|24 pupils in 4 vans are 24 / 4 = 6 each.|6
    Tickets cost 7 euros. What do 12 cost?|12 tickets cost 12 * 7 = 84 euros.|84
    They left with 90 euros and bought lunch for 57. What is left?|There are 90 - 57 = 33 euros
      left.|33
    A lift carries 8. How many rides do 40 pupils need?|40 pupils need 40 / 8 = 5 rides.|5
    Three teachers each carry 14 maps. How many maps are there?|There are 3 * 14 = 42 maps.|42
    The walk is 11 km and 4 km are done. How far is it still?|It is 11 - 4 = 7 km more.|7
    Each of 9 tents has 2 poles and 3 are spare. How many poles are there?|The tents have
      9 * 2 = 18 poles. With the spare ones there are 18 + 3 = 21.|21
    A bag has 65 nuts and 5 children share them. How many does each get?|Each gets
      65 / 5 = 13 nuts.|13
    15 pupils swim, and twice as many hike. How many hike?|Twice 15 is 2 * 15 = 30.|30
    A film runs 96 minutes after 15 minutes of adverts. How long is it all?|It is
      15 + 96 = 111 minutes.|111
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=96,
)

LIBSQL = SmallTask(
    "library-sql",
    code(
        r"""
    lines = [SCHEMA, "-- " + data["request"], "Query:"]
    return {
        "input": "\n".join(lines),
        "output": " " + data["sql"],
        "processed_output": data["sql"],
    }
    """,
        above='''
    SCHEMA = """-- SQLite tables
    CREATE TABLE book (id INTEGER, title TEXT, author TEXT, year INTEGER);
    CREATE TABLE loan (book_id INTEGER, reader TEXT, due TEXT);"""
    ''',
    ),
    table(
        "request|sql",
        """
    All titles by Ursula Le Guin.|SELECT title FROM book WHERE author = 'Ursula Le Guin';
    How many books are there?|SELECT COUNT(*) FROM book;
    Titles from before 1950.|SELECT title FROM book WHERE year < 1950;
    Every reader with a loan, once each.|SELECT DISTINCT reader FROM loan;
    The oldest book's title.|SELECT title FROM book ORDER BY year LIMIT 1;
    Authors in alphabetical order, once each.|SELECT DISTINCT author FROM book ORDER BY author;
    Loans due on 2024-05-01.|SELECT * FROM loan WHERE due = '2024-05-01';
    Titles that Mia has on loan.|SELECT title FROM book JOIN loan ON id = book_id WHERE
      reader = 'Mia';
    """,
    ),
)

COLD = SmallTask(
    "cold-store-sensor",
    code(r"""
    series = ", ".join(str(value) for value in data["readings"])
    prompt = "Temperatures of {room} in degrees Celsius: {series}\nHighest reading:"
    gold = str(max(data["readings"]))
    text = prompt.format(room=data["room"], series=series)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "room readings",
        ("room 1", [4, 7, 5, 6]),
        ("room 2", [-3, -1, -8, -2]),
        ("the dock", [12, 9, 15, 11]),
        ("the egg room", [10, 8, 8, 9]),
        ("the ice room", [-20, -22, -19, -25]),
        ("room 3", [2, 0, 3, 1]),
        ("the lorry", [18, 21, 17, 23]),
        ("the lab", [13, 14, 13, 12]),
    ),
)

DOSE = SmallTask(
    "ward-notes",
    code(r"""
    text = (
        "Note: " + data["note"] + "\n"
        "Write the drug in small letters and its daily dose as drug; dose.\n"
        "Result:"
    )
    gold = data["drug"] + "; " + data["dose"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "note|drug|dose",
        """
    Patient stable, BP 150/90. Start ramipril 5 mg once a day.|ramipril|5 mg
    Knee pain after fall. Ibuprofen 1200 mg a day for one week.|ibuprofen|1200 mg
    Continue metformin 1000 mg daily, recheck HbA1c in March.|metformin|1000 mg
    TSH high. We began levothyroxine at 75 mcg per day.|levothyroxine|75 mcg
    Sleeps badly. Mirtazapine 15 mg every evening.|mirtazapine|15 mg
    Swollen ankles. Torasemide raised to 20 mg daily.|torasemide|20 mg
    Heartburn: pantoprazole 40 mg each morning before food.|pantoprazole|40 mg
    Iron low at 9; ferrous sulfate 100 mg once daily.|ferrous sulfate|100 mg
    AF, rate 110. Bisoprolol 2.5 mg per day.|bisoprolol|2.5 mg
    """,
    ),
    description="You help on a ward and read short notes.",
)

EVAL = SmallTask(
    "python-values",
    code(r"""
    asked = data["expression"]
    gold = data["value"]
    return {
        "input": f">>> {asked}\n",
        "output": gold,
        "processed_output": gold,
    }
    """),
    table(
        "expression|value",
        """
    len("harbour")|7
    sum([4, 9, 2])|15
    17 % 5|2
    max(3, 11, 6)|11
    "banana".count("a")|3
    int("42") + 1|43
    2 ** 6|64
    sorted([5, 1, 4])[0]|1
    round(3.7)|4
    abs(-12)|12
    """,
    ),
    description="What does the Python shell print?",
)

CHORES = SmallTask(
    "flat-chat-chores",
    code(r"""
    lines = []
    for turn in data["turns"]:
        lines.append(f"[{turn['who']}] {turn['text']}")
    lines.append("")
    lines.append(f"Who will {data['task']}?")
    lines.append("Name:")
    return {
        "input": "\n".join(lines),
        "output": " " + data["name"],
        "processed_output": data["name"],
    }
    """),
    tuple(
        {
            "turns": [{"who": who, "text": said} for who, said in turns],
            "task": task,
            "name": name,
        }
        for turns, task, name in (
            (
                [("Ben", "The bin is full."), ("Ada", "I'll take it down."), ("Ben", "Thanks!")],
                "take out the bin",
                "Ada",
            ),
            (
                [
                    ("Cleo", "Who buys milk?"),
                    ("Ben", "Not me, I did on Monday."),
                    ("Cleo", "Ok, I."),
                ],
                "buy milk",
                "Cleo",
            ),
            (
                [("Ada", "The plants look sad."), ("Dan", "I am home now, I water them.")],
                "water the plants",
                "Dan",
            ),
            (
                [("Dan", "Shall I call the plumber?"), ("Cleo", "Yes please, do.")],
                "call the plumber",
                "Dan",
            ),
            (
                [
                    ("Ben", "Ada, could you feed the cat?"),
                    ("Ada", "At work till ten."),
                    ("Ben", "I do it."),
                ],
                "feed the cat",
                "Ben",
            ),
            (
                [
                    ("Cleo", "The rent has to go out."),
                    ("Dan", "Ada has the money."),
                    ("Ada", "Sending it."),
                ],
                "pay the rent",
                "Ada",
            ),
            (
                [
                    ("Dan", "I hate hoovering."),
                    ("Ben", "Then I hoover, and you wash up."),
                    ("Dan", "Deal."),
                ],
                "wash up",
                "Dan",
            ),
            (
                [("Ada", "Cleo, the parcel is at number 9."), ("Cleo", "I fetch it after lunch.")],
                "fetch the parcel",
                "Cleo",
            ),
        )
    ),
)

MINUTES = SmallTask(
    "minutes-deadline",
    code(r"""
    fields = {key: data[key] for key in ("minute", "year")}
    text = (
        "Minute of a meeting in %(year)s: %(minute)s\n"
        "When is the work due? Write the date as YYYY-MM-DD.\n"
        "Date:" % fields
    )
    return {"input": text, "output": f" {data['date']}", "processed_output": data["date"]}
    """),
    table(
        "minute|year|date",
        """
    Olga sends the budget by 3 March; the board meets on 9 March.|2023|2023-03-03
    The logo was shown on 1 June and has to be final on 20 June.|2023|2023-06-20
    Due 14 October: the audit report (draft seen on 2 October).|2022|2022-10-14
    Hiring plan until 30 April at the latest, Tim.|2024|2024-04-30
    Since 5 May the site is slow. Lena fixes it by 12 May.|2024|2024-05-12
    Contract: signature no later than 28 February.|2023|2023-02-28
    Stock-taking starts 27 December and must end on 31 December.|2022|2022-12-31
    Kim promised the survey for 8 August instead of 1 August.|2024|2024-08-08
    The tender closes on 17 November, so we hand in by 16 November.|2023|2023-11-16
    """,
    ),
)

ORDER = SmallTask(
    "word-sorting",
    code(r"""
    gold = " ".join(sorted(data["words"]))
    listed = " ".join(data["words"])
    return {
        "input": f"Sort these words alphabetically.\nList: {listed}\nSorted:",
        "output": " " + gold,
        "processed_output": gold,
    }
    """),
    table(
        "words*",
        """
    oyster/basket/lantern/cedar
    violet/anchor/marble
    tunnel/ginger/poster/acorn/ribbon
    helmet/orchid/banjo
    saddle/pepper/magnet/feather
    window/dolphin/needle
    copper/yogurt/island/quarry
    rocket/blanket/umbrella
    thunder/kitten/elbow/nutmeg
    """,
    ),
)

TASKS = (BILL, TRIP, LIBSQL, COLD, DOSE, EVAL, CHORES, MINUTES, ORDER)
