"""Right tasks: free answers, numbers, texts, tables and code, in English."""

from __future__ import annotations

from tests.lint.making import qa, table
from tests.lint.shape import SmallTask, code

SUMS = SmallTask(
    "market-sums",
    code(r"""
    text = f"Problem: {data['problem']}\nSolution: Let's think step by step."
    output = f" {data['steps']} The answer is {data['result']}."
    return {"input": text, "output": output, "processed_output": str(data["result"])}
    """),
    table(
        "problem|steps|result#",
        """
    Ben buys 4 pens at 3 dollars each and a pad for 5 dollars. What does he pay?|The pens cost 4 *
      3 = 12 dollars. With the pad it is 12 + 5 = 17 dollars.|17
    A crate holds 24 eggs, and 7 are broken. How many are whole in 2 such crates?|One crate has 24
      - 7 = 17 whole eggs. Two have 2 * 17 = 34.|34
    Rosa reads 15 pages a day. How many are left of 130 pages after 6 days?|She reads 15 * 6 = 90
      pages. There are 130 - 90 = 40 left.|40
    A bus has 36 seats in 9 equal rows. How many seats are in 4 rows?|Each row has 36 / 9 = 4
      seats. Four rows have 4 * 4 = 16.|16
    Tim is 8 and his aunt is 5 times as old. How old is she in 3 years?|She is 8 * 5 = 40 now. In 3
      years she is 40 + 3 = 43.|43
    Each of 6 friends pays 14 dollars for a gift of 70 dollars. How much is left?|They pay 6 * 14 =
      84 dollars. There are 84 - 70 = 14 left.|14
    A tank of 200 litres loses 12 litres an hour. What is in it after 5 hours?|It loses 12 * 5 = 60
      litres. There are 200 - 60 = 140 left.|140
    A baker makes 9 trays of 12 rolls and sells 88. How many rolls stay?|He makes 9 * 12 = 108
      rolls. There are 108 - 88 = 20 left.|20
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
    shots=table(
        "problem|steps|result#",
        """
    A farmer has 5 pens of 11 hens and sells 20 hens. How many has he left?|He has 5 * 11 = 55
      hens. There are 55 - 20 = 35 left.|35
    A rope of 48 metres is cut into 6 equal parts. How long are 5 of them?|One part is 48 / 6 = 8
      metres. Five are 5 * 8 = 40.|40
    Lena saves 7 dollars a week and spends 9 once. What has she after 8 weeks?|She saves 7 * 8 = 56
      dollars. She has 56 - 9 = 47 left.|47
    """,
    ),
)

SPAN = SmallTask(
    "short-reports",
    code(r"""
    text = f"Passage: {data['passage']}\n\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
    """),
    table(
        "passage|question|answer",
        """
    The fire in the old brewery was noticed by a cyclist, Omar Haddad, shortly before dawn.|Who
      noticed the fire?|Omar Haddad
    After the flood the library moved its maps to the tower of the town hall.|Where were the maps
      moved?|the tower of the town hall
    The expedition left Bergen in March and reached the ice shelf in June.|From where did the
      expedition leave?|Bergen
    A grant of two million euros pays for the new lighthouse.|How much is the grant?|two million
      euros
    The recipe asks for saffron, but turmeric gives the same colour.|What gives the same colour as
      saffron?|turmeric
    Judge Elena Novak closed the trial after a juror fell ill.|Why was the trial closed?|a juror
      fell ill
    In 1954 the village was joined to the valley by a cable car.|What joined the village to the
      valley?|a cable car
    The prize went to a novel about whalers, Salt Roads.|What is the title of the novel?|Salt Roads
    Trains to the airport run every twelve minutes.|How often do trains to the airport run?|every
      twelve minutes
    """,
    ),
)

FRENCH = SmallTask(
    "small-talk-fr",
    code(r"""
    prompt = "English: " + data["en"] + "\nFrench:"
    return {"input": prompt, "output": " " + data["fr"], "processed_output": data["fr"]}
    """),
    table(
        "en|fr",
        """
    Where is the station?|Où est la gare ?
    I would like a coffee.|Je voudrais un café.
    The weather is fine today.|Il fait beau aujourd'hui.
    My sister lives in Lyon.|Ma sœur habite à Lyon.
    We have lost our keys.|Nous avons perdu nos clés.
    The museum is closed on Tuesdays.|Le musée est fermé le mardi.
    How much does this book cost?|Combien coûte ce livre ?
    He eats an apple every day.|Il mange une pomme chaque jour.
    The children are playing in the garden.|Les enfants jouent dans le jardin.
    """,
    ),
    metric="in_match",
    description="Translate each English sentence into French.",
)

PRINTS = SmallTask(
    "what-prints",
    code(r"""
    text = f"What does this Python program print?\n\n```python\n{data['program']}\n```\n\nOutput:"
    return {"input": text, "output": " " + data["printed"], "processed_output": data["printed"]}
    """),
    table(
        "program|printed",
        """
    total = 0⏎for n in range(4):⏎    total += n⏎print(total)|6
    word = "lemon"⏎print(word[1:4])|emo
    items = [3, 1, 2]⏎items.sort()⏎print(items[0])|1
    x = 7⏎if x % 2:⏎    print("odd")⏎else:⏎    print("even")|odd
    print(len("banana".replace("an", "")))|2
    a, b = 2, 5⏎a, b = b, a⏎print(a - b)|3
    names = ["Ida", "Bo"]⏎print("-".join(names))|Ida-Bo
    print(max([4, 9, 2]) + min([4, 9, 2]))|11
    d = {"a": 1}⏎d["b"] = d["a"] + 4⏎print(d["b"])|5
    print("ab" * 3)|ababab
    """,
    ),
)

TABLES = SmallTask(
    "grid-look-up",
    code(r"""
    lines = [" | ".join(data["header"])]
    lines += [" | ".join(cells) for cells in data["cells"]]
    grid = "\n".join(lines)
    text = f"Table:\n{grid}\n\nQ: {data['question']}\nA:"
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """),
    tuple(
        {
            "header": row["header"],
            "cells": [line.split(", ") for line in row["cells"]],
            "question": row["question"],
            "answer": row["answer"],
        }
        for row in table(
            "header*|cells*|question|answer",
            """
        city/country/river|Prague, Czechia, Vltava/Rome, Italy, Tiber/Riga, Latvia, Daugava|Which
          river flows through Rome?|Tiber
        name/sport/age|Ola, rowing, 23/Piet, judo, 31/Sana, tennis, 19|Which sport does Piet
          do?|judo
        dish/price/hot|ramen, 12, yes/sushi, 15, no/curry, 11, yes|Which dish costs 15?|sushi
        planet/moons/ring|Mars, 2, no/Venus, 0, no/Neptune, 16, yes|How many moons are listed for
          Mars?|2
        film/year/country|Ran, 1985, Japan/Roma, 2018, Mexico/Fargo, 1996, USA|Which film is from
          Mexico?|Roma
        train/from/platform|IC 7, Bern, 4/RE 12, Chur, 9/S 3, Thun, 1|From which platform does IC 7
          leave?|4
        tree/leaf/height|oak, lobed, 30/birch, oval, 20/spruce, needle, 40|Which leaf has the
          birch?|oval
        month/rain/sun|May, 60, 210/June, 45, 240/July, 30, 280|How much rain is listed for July?|30
        """,
        )
    ),
)

DATES = SmallTask(
    "iso-dates",
    code(r"""
    text = f"Write the date of the note as YYYY-MM-DD.\nNote: {data['note']}\nDate:"
    return {"input": text, "output": f" {data['date']}", "processed_output": data["date"]}
    """),
    table(
        "note|date",
        """
    The lease was signed on 3 March 2014.|2014-03-03
    Born on the 21st of July, 1986, in Cork.|1986-07-21
    Delivery took place on November 30, 2020.|2020-11-30
    The bridge opened on 12 May 1937.|1937-05-12
    Her flight left on 9 October 2001.|2001-10-09
    Samples were taken on January 18, 2019.|2019-01-18
    The letter is dated 27 August 1899.|1899-08-27
    The strike ended on the 6th of December, 1972.|1972-12-06
    """,
    ),
)

PLACES = SmallTask(
    "name-the-towns",
    code(r"""
    text = "List the towns in the text, in their order, with commas between them.\n"
    text += f"Text: {data['text']}\n"
    text += "Towns:"
    gold = ", ".join(data["towns"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "text|towns*",
        """
    The band will play in Leeds on Friday and in Hull on Saturday.|Leeds/Hull
    From Porto we took the night train by way of Madrid to Seville.|Porto/Madrid/Seville
    The firm closes its plant in Dayton.|Dayton
    Rain fell in Kyoto and Osaka, while Nagoya stayed dry.|Kyoto/Osaka/Nagoya
    Her parents met in Accra and married in Kumasi.|Accra/Kumasi
    The exhibition comes straight from Ghent.|Ghent
    Trams built in Graz now run in Zagreb.|Graz/Zagreb
    He studied in Uppsala, taught in Turku and retired to Tartu.|Uppsala/Turku/Tartu
    The cup stays in Lima.|Lima
    """,
    ),
)

OPPOSITES = SmallTask(
    "say-the-opposite",
    code(
        r"""
    text = f"{EXAMPLES}\n\nWord: {data['word']}\nOpposite:"
    return {"input": text, "output": " " + data["opposite"], "processed_output": data["opposite"]}
    """,
        above='''
    EXAMPLES = """Give the opposite of each word. Here are two examples.

    Word: early
    Opposite: late

    Word: buy
    Opposite: sell"""
    ''',
    ),
    qa(
        """
    hot > cold
    empty > full
    north > south
    above > below
    win > lose
    thick > thin
    arrive > depart
    young > old
    loud > quiet
    """,
        "word|opposite",
    ),
    fewshot=0,
)

SQL = SmallTask(
    "ask-the-store",
    code(
        r"""
    text = f"{SCHEMA}\n\nQuestion: {data['question']}\nSQL:"
    return {"input": text, "output": " " + data["sql"], "processed_output": data["sql"]}
    """,
        above='''
    SCHEMA = """Write one SQL query for the question.
    items(id, name, price, stock)
    sales(id, item_id, day, amount)"""
    ''',
    ),
    table(
        "question|sql",
        """
    How many items are there?|SELECT COUNT(*) FROM items;
    Which items cost more than 20?|SELECT name FROM items WHERE price > 20;
    What is the highest price?|SELECT MAX(price) FROM items;
    What is the stock of the item 'lamp'?|SELECT stock FROM items WHERE name = 'lamp';
    Which items are out of stock?|SELECT name FROM items WHERE stock = 0;
    What was sold in total on '2024-05-01'?|SELECT SUM(amount) FROM sales WHERE day = '2024-05-01';
    What are the names of all items, ordered by price?|SELECT name FROM items ORDER BY price;
    What is the price of the item 'desk'?|SELECT price FROM items WHERE name = 'desk';
    On which days was item 7 sold?|SELECT day FROM sales WHERE item_id = 7;
    """,
    ),
    metric="in_match",
    max_tokens=96,
)

TASKS = (SUMS, SPAN, FRENCH, PRINTS, TABLES, DATES, PLACES, OPPOSITES, SQL)
