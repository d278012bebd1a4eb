"""Right tasks in English: free answers, numbers, chains, code and tables."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

CONTEXT = SmallTask(
    "read-and-find",
    code(r"""
    text = f"Passage: {data['context']}\nQuestion: {data['question']}\nAnswer:"
    gold = data["answer"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "context|question|answer",
        """
    The lighthouse of Skarn was built in 1862 and has 214 steps.|How many steps does the
        lighthouse have?|214
    Dr Ito moved from Osaka to Lima to study potatoes.|What did Dr Ito want to study?|potatoes
    The bridge was designed by Clara Voss and paid for by the guild.|Who designed the
        bridge?|Clara Voss
    After the flood the school was rebuilt on the hill above the mill.|Where was the school
        rebuilt?|on the hill above the mill
    The choir sings on Tuesdays, and the band plays on Fridays.|On which day does the band
        play?|Fridays
    Marta keeps goats, while her sister Ines keeps bees.|What does Ines keep?|bees
    The first edition had 300 copies, of which 40 are known today.|How many copies are known
        today?|40
    The comet was seen by a shepherd called Piet long before the astronomers.|Who saw the comet
        first?|Piet
    The ferry to Holm leaves from pier 6 at noon.|From which pier does the ferry leave?|6
    The statue is of bronze, but its base is of red granite.|What is the base made of?|red granite
    """,
    ),
    description="Answer each question with words of the passage.",
)

STEPS = SmallTask(
    "step-by-step-sums",
    code(r"""
    text = f"Q: {data['question']}\nA: Let's think step by step."
    output = f" {data['steps']} The answer is {data['answer']}."
    return {"input": text, "output": output, "processed_output": str(data["answer"])}
    """),
    table(
        "question|steps|answer#",
        """
    Ben has 3 boxes of 12 pencils and gives away 5. How many are left?|3 * 12 = 36 pencils. 36 -
        5 = 31 are left.|31
    A ticket costs 8 euros. How much do 4 tickets and a map of 3 euros cost?|4 * 8 = 32 euros. 32
        + 3 = 35 euros.|35
    Lea reads 15 pages a day. How many pages does she read in a week?|A week has 7 days. 15 * 7 =
        105 pages.|105
    A farmer has 40 eggs and sells 2 dozen. How many eggs remain?|2 * 12 = 24 eggs are sold. 40 -
        24 = 16 remain.|16
    Five friends share 45 sweets fairly. How many does each get?|45 / 5 = 9 sweets.|9
    A tank holds 90 litres and loses 6 litres an hour. How much is in it after 5 hours?|5 * 6 =
        30 litres are lost. 90 - 30 = 60 litres.|60
    Tom is 4 years older than Ida, who is 9. How old are both together?|9 + 4 = 13 is Tom's age.
        13 + 9 = 22.|22
    A book has 240 pages, of which Ann has read a third. How many are left?|240 / 3 = 80 pages
        are read. 240 - 80 = 160 are left.|160
    A bus with 28 people lets 9 off and takes 6 on. How many are on it?|28 - 9 = 19 people. 19 +
        6 = 25 people.|25
    Six crates weigh 14 kilos each. How much do they weigh together?|6 * 14 = 84 kilos.|84
    """,
    ),
    postprocess="gsm8k_post",
)

PRINTS = SmallTask(
    "what-it-prints",
    code(r"""
    fence = "```"
    text = f"What does this program print?\n{fence}python\n{data['program']}\n{fence}\nOutput:"
    return {"input": text, "output": " " + data["out"], "processed_output": data["out"]}
    """),
    table(
        "program|out",
        """
    total = 0⏎for n in range(5):⏎    total += n⏎print(total)|10
    word = "radar"⏎if word == word[::-1]:⏎    print("palindrome")|palindrome
    items = [3, 1, 2]⏎items.sort()⏎print(items[0])|1
    def double(x):⏎    return 2 * x⏎print(double(7))|14
    ages = {"Ann": 4, "Bob": 6}⏎print(sum(ages.values()) + 2)|12
    x = 17⏎while x > 5:⏎    x -= 4⏎print(x)|5
    text = "a-b-c-d"⏎print(len(text.split("-")))|4
    name = "ada"⏎print(name.upper())|ADA
    n = 6⏎if n % 2:⏎    print("odd")⏎else:⏎    print("even")|even
    print(sum(k * k for k in (1, 2, 3)))|14
    print("xy" * 3)|xyxyxy
    """,
    ),
)

QUERY = SmallTask(
    "ask-the-table",
    code(
        r"""
    text = (
        "-- Table {name}({columns})\n"
        "-- {wish}\n"
        "SELECT"
    ).format(name=data["table"], columns=", ".join(data["columns"]), wish=data["wish"])
    rest = data["sql"].removeprefix("SELECT")
    return {"input": text, "output": rest, "processed_output": rest.strip()}
    """
    ),
    table(
        "table|columns*|wish|sql",
        """
    books|id/title/year|All titles|SELECT title FROM books;
    users|id/name/age|The names of users over 30|SELECT name FROM users WHERE age > 30;
    orders|id/total/day|How many orders there are|SELECT COUNT(*) FROM orders;
    films|id/title/year|Titles, the newest first|SELECT title FROM films ORDER BY year DESC;
    pets|id/name/kind|The names of all cats|SELECT name FROM pets WHERE kind = 'cat';
    sales|id/shop/amount|The largest amount|SELECT MAX(amount) FROM sales;
    teams|id/city/points|Every city once|SELECT DISTINCT city FROM teams;
    songs|id/title/seconds|Titles of songs under two minutes|SELECT title FROM songs WHERE
        seconds < 120;
    staff|id/name/pay|The average pay|SELECT AVG(pay) FROM staff;
    rooms|id/floor/beds|The ids of rooms with two beds|SELECT id FROM rooms WHERE beds = 2;
    """,
    ),
)

GRID = SmallTask(
    "market-grid",
    code(r"""
    lines = ["| " + " | ".join(cells) + " |" for cells in data["grid"]]
    lines.insert(1, "|" + " --- |" * len(data["grid"][0]))
    text = "\n".join(lines) + f"\n\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": " " + data["cell"], "processed_output": data["cell"]}
    """),
    tuple(
        {
            "grid": [each.split() for each in row["lines"]],
            "question": row["question"],
            "cell": row["cell"],
        }
        for row in table(
            "lines*|question|cell",
            """
    Fruit Price Stock/Pear 1.20 14/Plum 2.50 9/Kiwi 0.80 31|What does a plum cost?|2.50
    City Bus Tram/Graz 21 6/Linz 17 4/Wels 9 0|How many tram lines has Linz?|4
    Name Age Team/Ola 31 red/Per 27 blue/Siv 40 green|Which team is Per in?|blue
    Day Low High/Mon 3 9/Tue 5 12/Wed 1 7|What was the high on Tue?|12
    Metal Symbol Number/iron Fe 26/tin Sn 50/gold Au 79|What is the symbol of tin?|Sn
    Boat Crew Length/Alba 4 11/Brio 7 18/Cora 2 8|How long is Brio?|18
    Room Floor Beds/Oak 1 2/Elm 2 3/Ash 3 1|On which floor is Ash?|3
    Gate Flight Time/A4 LX12 08:15/B7 SK90 09:40/C1 AF33 11:05|When does SK90 leave?|09:40
    Team Won Lost/Bears 6 3/Hawks 8 1/Foxes 2 7|How many games did Foxes lose?|7
    Crop Sown Cut/rye October July/oats March August/flax April September|When is flax sown?|April
    """,
        )
    ),
)

RENDER = SmallTask(
    "into-french",
    code(r"""
    return {
        "input": f"Translate into French.\nEnglish: {data['en']}\nFrench:",
        "output": " " + data["fr"],
        "processed_output": data["fr"],
    }
    """),
    table(
        "en|fr",
        """
    The cat sleeps on the chair.|Le chat dort sur la chaise.
    I would like a coffee.|Je voudrais un café.
    Where is the station?|Où est la gare ?
    My sister lives in Lyon.|Ma sœur habite à Lyon.
    It is raining today.|Il pleut aujourd'hui.
    We have two dogs.|Nous avons deux chiens.
    The window is open.|La fenêtre est ouverte.
    They work at night.|Ils travaillent la nuit.
    Thank you for your letter.|Merci pour votre lettre.
    The book is under the table.|Le livre est sous la table.
    """,
    ),
)

MAIL = SmallTask(
    "orders-to-json",
    code(
        r"""
    head = "Write each order as JSON with the keys item and count."
    text = f"{head}\n\nOrder: {data['order']}\nJSON:"
    gold = json.dumps({"item": data["item"], "count": data["count"]})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "order|item|count#",
        """
    Please send me 3 lamps.|lamp|3
    I would take 12 mugs.|mug|12
    We need 2 desks by Monday.|desk|2
    Could I have 5 ropes?|rope|5
    Put me down for 8 chairs.|chair|8
    My office wants 40 pens.|pen|40
    Just 1 clock for me, thanks.|clock|1
    Ship 6 bells to Oslo.|bell|6
    The club orders 15 caps.|cap|15
    Add 9 bricks to my list.|brick|9
    """,
    ),
)

DATES = SmallTask(
    "iso-dates",
    code(r"""
    text = "Write the date as YYYY-MM-DD.\nDate: %s\nISO:" % data["date"]
    return {"input": text, "output": " " + data["iso"], "processed_output": data["iso"]}
    """),
    table(
        "date|iso",
        """
    14 March 2019|2019-03-14
    2 January 2021|2021-01-02
    30 June 1998|1998-06-30
    9 November 1989|1989-11-09
    21 July 1969|1969-07-21
    5 May 2005|2005-05-05
    28 February 2020|2020-02-28
    17 August 1945|1945-08-17
    11 December 2012|2012-12-11
    23 April 1616|1616-04-23
    """,
    ),
)

WORKED = SmallTask(
    "what-kind-of-thing",
    code(
        r"""
    text = HEAD + "\n\nWord: " + data["word"] + "\nKind:"
    return {"input": text, "output": " " + data["kind"], "processed_output": data["kind"]}
    """,
        above=r"""
    EXAMPLES = (("rose", "flower"), ("hammer", "tool"), ("sparrow", "bird"))
    HEAD = "Name the kind of thing that each word is.\n\n" + "\n\n".join(
        f"Word: {word}\nKind: {kind}" for word, kind in EXAMPLES
    )
    """,
    ),
    table(
        "word|kind",
        """
    tulip|flower
    saw|tool
    eagle|bird
    violin|instrument
    carp|fish
    oak|tree
    trumpet|instrument
    trout|fish
    wrench|tool
    birch|tree
    owl|bird
    daisy|flower
    """,
    ),
    fewshot=0,
)

TASKS = (CONTEXT, STEPS, PRINTS, QUERY, GRID, RENDER, MAIL, DATES, WORKED)
