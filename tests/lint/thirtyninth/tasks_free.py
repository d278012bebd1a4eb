"""Right tasks with long prompts in English: sums, extraction, code, tables and ranked texts."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

SHOP = SmallTask(
    "stepwise-sums",
    code(
        r"""
    text = HEAD + f"\n\nProblem: {data['problem']}\nSolution:"
    return {
        "input": text,
        "output": f" {data['steps']} #### {data['total']}",
        "processed_output": data["total"],
    }
    """,
        above='''
    HEAD = """You are a patient tutor who solves word problems for pupils of ten years.

    Follow these rules:
    1. Solve the problem step by step, in short sentences on a single line.
    2. Write each calculation with its result.
    3. Use only the numbers of the problem.
    4. End with four hash signs, a space and the final number.
    5. The final number has no unit and no thousands separator.

    Worked example

    Problem: A box holds 6 eggs. How many eggs are in 4 boxes?
    Solution: Each box holds 6 eggs, so 4 boxes hold 4 * 6 = 24 eggs. #### 24

    Remember that the number after the hash signs is all that is graded."""
    ''',
    ),
    table(
        "problem|steps|total",
        """
    A pen costs 3 euros. How much do 7 pens cost?|One pen costs 3 euros, so 7 pens cost 7 * 3
        = 21 euros.|21
    Tom has 15 marbles and gives away 6. How many are left?|He gives away 6 of 15, so 15 - 6 =
        9 are left.|9
    A bus carries 40 people and 12 get off. Then 5 get on. How many are on it?|After 12 get
        off there are 40 - 12 = 28. Then 28 + 5 = 33 are on it.|33
    Four friends share 36 cards equally. How many does each get?|Each gets 36 / 4 = 9 cards.
        Nobody gets more, so it is 9.|9
    A garden is 8 m long and 5 m wide. What is its area in square metres?|The area is 8 * 5 =
        40 square metres.|40
    Lea reads 14 pages a day. How many pages does she read in 5 days?|In 5 days she reads 5 *
        14 = 70 pages.|70
    A rope of 50 cm is cut into pieces of 10 cm. How many pieces are there?|The number of
        pieces is 50 / 10 = 5.|5
    Ben saves 8 euros a week for 6 weeks and spends 18. How much has he left?|He saves 6 * 8 =
        48 euros. After spending he has 48 - 18 = 30.|30
    """,
    ),
    postprocess="gsm8k_post",
)

EVENT = SmallTask(
    "event-json",
    code(
        r"""
    text = HEAD + "\n\nNotice: " + data["notice"] + "\nJSON:"
    gold = json.dumps({"event": data["event"], "place": data["place"], "day": data["day"]})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    import json

    HEAD = """# Extraction of events

    You read notices from a village board and turn each into one JSON object.

    ## Keys

    | Key | Value |
    | --- | --- |
    | event | the kind of event, as the notice calls it |
    | place | where it happens, without an article |
    | day | the day of the week, in English |

    ## Rules

    1. Write the keys in the order of the table.
    2. Copy values from the notice and invent nothing.
    3. Keep capital letters as they are in the notice.
    4. All values are strings in double quotes.
    5. Write the object on a single line.

    ## Example

    Notice: On Sunday there is a picnic at the Old Quarry.
    JSON: {"event": "picnic", "place": "Old Quarry", "day": "Sunday"}"""
    ''',
    ),
    table(
        "notice|event|place|day",
        """
    The flea market moves to the Town Hall on Saturday.|flea market|Town Hall|Saturday
    A concert will be given in the Church of St Anne on Friday.|concert|Church of St Anne|Friday
    Join the chess evening at the Blue Cafe every Tuesday.|chess evening|Blue Cafe|Tuesday
    On Monday a lecture is held in the Reading Room.|lecture|Reading Room|Monday
    Thursday sees the opening of an exhibition at the North Gallery.|exhibition|North
        Gallery|Thursday
    The swimming lesson on Wednesday is at the Lido.|swimming lesson|Lido|Wednesday
    Come to the harvest supper in the Great Barn on Sunday.|harvest supper|Great Barn|Sunday
    There will be a blood drive at the Fire Station on Monday.|blood drive|Fire Station|Monday
    """,
    ),
)

TRACE = SmallTask(
    "trace-python",
    code(
        r"""
    text = HEAD + f"\n\nProgram:\n```python\n{data['program']}\n```\nOutput:"
    return {"input": text, "output": " " + data["printed"], "processed_output": data["printed"]}
    """,
        above='''
    HEAD = """You are a Python interpreter. You are shown a short program and say what it prints.

    What you may rely on:
    - The version is Python 3.11, and nothing but the standard library is there.
    - No program reads input or files.
    - Each program prints exactly one line.

    How to proceed:
    1. Go through the program line by line.
    2. Keep track of the value of each variable.
    3. Remember that range() leaves its end out.
    4. Remember that / gives a float and // an integer.

    Write the printed line exactly, without quotes and without any explanation."""
    ''',
    ),
    table(
        "program|printed",
        """
    n = 3⏎n = n * 4⏎print(n)|12
    word = "lamp"⏎print(word[::-1])|pmal
    total = 0⏎for k in range(4):⏎    total += k⏎print(total)|6
    items = [5, 2, 9]⏎print(max(items))|9
    a, b = 7, 2⏎print(a // b)|3
    text = "one two three"⏎print(len(text.split()))|3
    x = 10⏎if x > 5:⏎    x -= 6⏎print(x)|4
    print("ab" * 3)|ababab
    values = [n * n for n in range(1, 4)]⏎print(sum(values))|14
    """,
    ),
)

STOCK = SmallTask(
    "stock-table",
    code(
        r"""
    lines = ["| item | price | stock |", "| --- | --- | --- |"]
    lines += [f"| {item} | {price} | {stock} |" for item, price, stock in data["goods"]]
    shown = "\n".join(lines)
    text = HEAD + f"\n\nTable:\n{shown}\n\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": " " + data["cell"], "processed_output": data["cell"]}
    """,
        above='''
    HEAD = """You work in the store room of a stationer and answer questions about the stock.

    The table has one line per item. Its columns are:
    - item: the name of the article
    - price: the price in euros
    - stock: the number of pieces on the shelf

    Rules for the answer:
    1. Look the answer up in the table and copy the cell.
    2. The answer is one cell, never a whole line.
    3. Do not add a currency sign or a unit.
    4. Do not calculate anything.
    5. Names of items keep the spelling of the table."""
    ''',
    ),
    records(
        "goods question cell",
        (
            [["ruler", "2.50", "14"], ["eraser", "0.80", "60"], ["stapler", "7.90", "5"]],
            "How much does the stapler cost?",
            "7.90",
        ),
        (
            [["folder", "1.20", "33"], ["marker", "1.90", "8"], ["glue", "2.10", "17"]],
            "How many pieces of glue are on the shelf?",
            "17",
        ),
        (
            [["notebook", "3.40", "21"], ["pencil", "0.60", "90"], ["sharpener", "1.10", "12"]],
            "Which item costs 1.10?",
            "sharpener",
        ),
        (
            [["stamp", "0.95", "70"], ["envelope", "0.15", "400"], ["label", "0.05", "250"]],
            "How much does an envelope cost?",
            "0.15",
        ),
        (
            [["compass", "6.30", "9"], ["calculator", "12.00", "4"], ["globe", "29.00", "2"]],
            "Of which item are 4 pieces left?",
            "calculator",
        ),
        (
            [["tape", "1.75", "26"], ["scissors", "4.60", "11"], ["string", "2.20", "18"]],
            "How many scissors are on the shelf?",
            "11",
        ),
        (
            [["chalk", "0.40", "120"], ["sponge", "0.90", "45"], ["pointer", "5.50", "3"]],
            "How much does chalk cost?",
            "0.40",
        ),
        (
            [["crayon", "0.70", "85"], ["brush", "2.80", "16"], ["palette", "3.90", "7"]],
            "Which item costs 3.90?",
            "palette",
        ),
    ),
)

ENDING = SmallTask(
    "likely-ending",
    code(
        r"""
    text = HEAD + f"\n\nBeginning: {data['beginning']}\nEnding:"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above='''
    HEAD = """You are an editor who completes short stories from everyday life.

    For each beginning, write the ending that a reader would expect.

    Guidelines:
    * The ending follows from the beginning and contradicts nothing in it.
    * It tells what happened next.
    * It is one short sentence in the past tense.
    * People do what most people would do.
    * Nothing magical happens.

    Example of a good ending
    Beginning: It began to rain, and Ida had an umbrella in her bag.
    Ending: She opened it.

    Now go on in the same way."""
    ''',
    ),
    keyed(
        "beginning",
        """
    The soup was too hot to eat.|*He waited a few minutes./He put it into the oven./He poured
        it over his shoes.
    Her alarm clock did not ring on Monday.|She arrived an hour early./*She came late to
        work./She painted the clock.
    The dog saw a cat on the wall.|It read a book./It fell asleep at once./*It began to bark.
    Paul found a wallet in the park.|*He took it to the police./He watered it./He ate it with salt.
    The lamp in the hall went out.|The hall grew brighter./*They changed the bulb./They sold
        the house.
    Mia had a cold and a sore throat.|She gave a concert./She swam in the icy lake./*She
        stayed in bed.
    The shop was closed when he got there.|*He came back the next day./He bought three
        shirts./He paid at the till.
    The baby began to cry at night.|The baby drove away./*Her father picked her up./They rang
        for a taxi.
    The last bus had already gone.|They got on it./They waved to the driver./*They walked home.
    """,
        lead=" ",
    ),
    method="ppl",
)

NAME = SmallTask(
    "who-did-it",
    code(
        r"""
    text = f"### Text\n{data['text']}\n\n### Question\n{data['question']}\n\n### Answer\n"
    text = HEAD + "\n\n" + text.rstrip("\n")
    return {"input": text, "output": "\n" + data["span"], "processed_output": data["span"]}
    """,
        above='''
    HEAD = """### Role
    You are a reading assistant for history classes.

    ### Instructions
    1. Read the text, then the question.
    2. Copy the answer word for word from the text.
    3. Take the shortest piece of the text that answers the question.
    4. Leave out titles such as Queen or Doctor.
    5. Never answer with a pronoun.

    ### Counter-example
    For a text that says "Doctor Lind sailed south" and the question who sailed south,
    "Doctor Lind" is wrong, because the title has to be left out.

    ### Format
    The bare answer on the line below its heading."""
    ''',
    ),
    table(
        "text|question|span",
        """
    In 1804 the engineer Trevithick ran a steam engine on rails.|Who ran a steam engine on
        rails?|Trevithick
    Queen Isabella paid for the voyage of Columbus.|Who paid for the voyage?|Isabella
    The treaty was signed in Utrecht after long talks.|Where was the treaty signed?|Utrecht
    After the fire, Wren rebuilt the cathedral.|Who rebuilt the cathedral?|Wren
    Merchants from Genoa built a tower on the island.|Where did the merchants come from?|Genoa
    The siege ended in March when the walls fell.|In which month did the siege end?|March
    Doctor Jenner tested his vaccine on a boy.|Who tested a vaccine?|Jenner
    Coffee came to Vienna with the traders of the east.|What came to Vienna?|Coffee
    """,
    ),
    stop=("\n\n",),
)

TASKS = (SHOP, EVENT, TRACE, STOCK, ENDING, NAME)
