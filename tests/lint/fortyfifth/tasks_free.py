"""Right tasks in English: free answers."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

INVOICE = SmallTask(
    "invoice-json",
    code(r"""
    import json

    answer = json.dumps({"vendor": data["vendor"], "total": data["total"]})
    text = (
        'Read the invoice and return a JSON object with the keys "vendor" and "total".\n'
        f"Invoice: {data['text']}\nJSON:"
    )
    return {"input": text, "output": " " + answer, "processed_output": answer}
    """),
    table(
        "text|vendor|total#",
        """
    Hartmann Tools, 12 drill bits, amount due 48 EUR|Hartmann Tools|48
    From: Blue Fern Florists. Wedding bouquet. Total 130 EUR.|Blue Fern Florists|130
    Oak & Sons Joinery - oak shelf - 275 EUR to be paid in May|Oak & Sons Joinery|275
    Paper World sends you this bill: 9 reams, 63 EUR in all|Paper World|63
    Cleaning in March by Spotless Ltd, sum 310 EUR|Spotless Ltd|310
    Delta Print. 500 flyers. To pay: 89 EUR.|Delta Print|89
    Riverside Catering, lunch for 20 guests, 400 EUR|Riverside Catering|400
    Lock repair, Keller Security, 115 EUR, thank you|Keller Security|115
    """,
    ),
)

FARM = SmallTask(
    "farm-sums",
    code(r"""
    return {
        "input": "Problem: " + data["problem"] + "\nSolution:",
        "output": " " + data["working"] + " #### " + data["result"],
        "processed_output": data["result"],
    }
    """),
    table(
        "problem|working|result",
        """
    A farmer has 7 pens with 6 pigs each. How many pigs are there?|7 * 6 = 42 pigs.|42
    A hen lays 5 eggs a week. How many eggs do 8 hens lay in a week?|8 * 5 = 40 eggs.|40
    Of 90 apples 36 are sold. How many are left?|90 - 36 = 54 apples.|54
    A field of 48 rows is ploughed by 4 tractors alike. How many rows does each plough?|48 / 4 = 12 rows.|12
    Milk is 2 dollars a litre. What do 13 litres cost?|13 * 2 = 26 dollars.|26
    A barn holds 64 bales and 19 more arrive. How many are there now?|64 + 19 = 83 bales.|83
    A cow eats 15 kg of hay a day. How many kg does it eat in 6 days?|15 * 6 = 90 kg.|90
    From 75 seedlings 17 died. How many are alive?|75 - 17 = 58 seedlings.|58
    A shepherd splits 72 sheep into 9 equal flocks. How large is each flock?|72 / 9 = 8 sheep.|8
    """,
    ),
    postprocess="gsm8k_post",
)

SQL = SmallTask(
    "hotel-sql",
    code(
        r"""
    gold = data["rest"].strip()
    text = f"{SCHEMA}\n-- {data['question']}\nSELECT"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    SCHEMA = """CREATE TABLE rooms (number INT, floor INT, price INT);
    CREATE TABLE guests (name TEXT, room INT, nights INT);
    -- Complete the SQLite query on one line."""
    ''',
    ),
    table(
        "question|rest",
        """
    How many rooms are there?|COUNT(*) FROM rooms;
    What is the highest price?|MAX(price) FROM rooms;
    Which guests stay longer than 5 nights?|name FROM guests WHERE nights > 5;
    Which rooms are on floor 2?|number FROM rooms WHERE floor = 2;
    How many guests are there on room 14?|COUNT(*) FROM guests WHERE room = 14;
    What is the average number of nights?|AVG(nights) FROM guests;
    List all guests by name.|name FROM guests ORDER BY name;
    Which floors have rooms under 80?|DISTINCT floor FROM rooms WHERE price < 80;
    """,
    ),
)

TRACE = SmallTask(
    "what-prints",
    code(r"""
    text = "What does this Python program print?\n```python\n" + data["program"] + "\n```\nOutput:"
    return {"input": text, "output": " " + data["printed"], "processed_output": data["printed"]}
    """),
    table(
        "program|printed",
        """
    x = 4⏎print(x * 3)|12
    word = "lamp"⏎print(word[::-1])|pmal
    total = 0⏎for n in range(5):⏎    total += n⏎print(total)|10
    items = ["a", "b", "c"]⏎print(len(items) + 4)|7
    print("-".join(["red", "blue"]))|red-blue
    a, b = 9, 2⏎print(a % b)|1
    def f(n):⏎    return n * n⏎print(f(6))|36
    s = "hello world"⏎print(s.title())|Hello World
    print(max(3, 17, 8))|17
    """,
    ),
)

JOBS = SmallTask(
    "advert-skills",
    code(r"""
    head = "List the skills that the advert asks for, in the order of the advert, separated by commas."
    return dict(
        input=f"{head}\n\nAdvert: {data['advert']}\nSkills:",
        output=" " + ", ".join(data["skills"]),
        processed_output=", ".join(data["skills"]),
    )
    """),
    records(
        "advert skills",
        ("We want a baker with pastry and sugar work.", ["pastry", "sugar work"]),
        ("Analyst wanted: SQL, Excel and statistics are a must.", ["SQL", "Excel", "statistics"]),
        ("Our garage needs you if welding and painting are your thing.", ["welding", "painting"]),
        ("Nurse, night shift. Needed: triage and wound care.", ["triage", "wound care"]),
        ("Web developer with CSS, HTML and some Go.", ["CSS", "HTML", "Go"]),
        ("Translator: Czech, Polish and subtitling.", ["Czech", "Polish", "subtitling"]),
        ("Clerk with typing and bookkeeping sought.", ["typing", "bookkeeping"]),
        ("Gardener. You know pruning, grafting and hedges.", ["pruning", "grafting", "hedges"]),
    ),
)

CHAT = SmallTask(
    "chat-who",
    code(
        r"""
    return {
        "input": render(data["turns"]) + f"\n\n{data['question']} Answer with one name.\nName:",
        "output": " " + data["who"],
        "processed_output": data["who"],
    }
    """,
        above="""
    def render(turns):
        return "\\n".join(f"{turn['from']}: {turn['text']}" for turn in turns)
    """,
    ),
    tuple(
        {
            "turns": [
                {"from": one, "text": said},
                {"from": two, "text": replied},
            ],
            "question": question,
            "who": who,
        }
        for one, said, two, replied, question, who in (
            ("Mia", "I bring the salad.", "Ben", "And I bake a cake.", "Who bakes?", "Ben"),
            ("Omar", "My train is late.", "Lea", "I wait at the exit.", "Who is delayed?", "Omar"),
            ("Kai", "Can you drive?", "Ana", "Yes, I have the car.", "Who drives?", "Ana"),
            ("Zoe", "I lost my keys again.", "Tom", "Oh no!", "Who lost something?", "Zoe"),
            ("Ivy", "Is it raining?", "Raj", "Here it pours.", "Who has rain?", "Raj"),
            ("Max", "I got the job!", "Eva", "Congratulations!", "Who has a new job?", "Max"),
            ("Lou", "Who pays?", "Sam", "It is on me tonight.", "Who pays?", "Sam"),
            ("Nia", "I am in Rome this week.", "Jon", "Enjoy!", "Who is travelling?", "Nia"),
        )
    ),
)

ORDER = SmallTask(
    "order-steps",
    code(r"""
    steps = "\n".join(f"{number}. {step}" for number, step in enumerate(data["steps"], 1))
    text = f'''The steps of "{data["goal"]}" are mixed up.
    {steps}
    Give their numbers in the right order, separated by commas.
    Order:'''
    text = "\n".join(line.strip() for line in text.splitlines())
    gold = ", ".join(str(number) for number in data["order"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "goal steps order",
        (
            "post a letter",
            ["stick on a stamp", "write the letter", "drop it in the box"],
            [2, 1, 3],
        ),
        ("fry an egg", ["crack the egg", "eat it", "heat the pan"], [3, 1, 2]),
        ("plant a tree", ["dig a hole", "set the tree in", "water it"], [1, 2, 3]),
        ("wash clothes", ["hang them up", "load the machine", "start it"], [2, 3, 1]),
        ("draw money", ["take the notes", "enter the code", "insert the card"], [3, 2, 1]),
        ("paint a wall", ["cover the floor", "let it dry", "roll on the paint"], [1, 3, 2]),
        ("make a call", ["hang up", "dial", "talk"], [2, 3, 1]),
        ("make toast", ["spread the butter", "slice the bread", "toast it"], [2, 3, 1]),
    ),
)

TASKS = (INVOICE, FARM, SQL, TRACE, JOBS, CHAT, ORDER)
