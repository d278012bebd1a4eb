"""Right tasks of notebooks and homework, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

SPAM = SmallTask(
    "sms-spam",
    code(r"""
    text = (
        "Is the following SMS spam or ham?\n"
        f"SMS: {data['v2']}\n"
        "Class:"
    )
    gold = data["v1"]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "v1|v2",
        """
    ham|Ok, I'm on my way, wait for me at the bus stop.
    spam|WINNER! Claim your free 900 pound prize now, call 0900 123!
    ham|Did you finish the homework for Dr. Santos?
    spam|Hot deals!!! Reply YES to get a cheap loan in 5 minutes.
    ham|Mum says dinner is at seven.
    ham|Can you send me the slides of Monday's lecture?
    spam|URGENT: your number was drawn, text WIN to 80888 today.
    spam|Free ringtones for a week, then only 3 pounds, reply STOP to end.
    ham|Sorry, I was asleep, what did he say?
    spam|You have won a cruise! Send your bank details to claim it.
    ham|The bus is late again, start without me.
    spam|Cheap meds without prescription, order at once!
    """,
    ),
    fewshot=4,
)

STARS = SmallTask(
    "app-stars",
    code(
        r"""
    return {
        "input": PROMPT % {"review": data["review"]},
        "output": " " + str(data["stars"]),
        "processed_output": str(data["stars"]),
    }
    """,
        above="""
    PROMPT = (
        "Guess how many stars (1 to 5) the user gave to the app.\\n\\n"
        "Review: %(review)s\\n"
        "Stars:"
    )
    """,
    ),
    table(
        "review|stars#",
        """
    Crashes every time I open it. Useless!|1
    Does the job, nothing special.|3
    Best budgeting app I ever had, love it!|5
    Good, but the dark mode is missing.|4
    Full of ads and slow, I hardly use it.|2
    It ate my photos. Worst app ever.|1
    Perfect. My whole family uses it daily.|5
    Nice design; the sync fails now and then.|4
    Some parts work, some don't. So-so.|3
    Poor translation and few features.|2
    Brilliant support, flawless updates, thank you!|5
    Scam!!! They took my money and ran.|1
    """,
    ),
    fewshot=4,
)

PYQUIZ = SmallTask(
    "python-quiz",
    code(r"""
    block = "```python\n" + data["snippet"] + "\n```"
    shown = "\n".join(f"{key}) {value}" for key, value in data["options"].items())
    text = f"What does this program print?\n{block}\n{shown}\nCorrect option:"
    return {"input": text, "output": " " + data["key"], "processed_output": data["key"]}
    """),
    tuple(
        {"snippet": snippet, "options": dict(zip("ABCD", options, strict=True)), "key": key}
        for snippet, options, key in (
            ("print(7 // 2)", ("3.5", "3", "4", "1"), "B"),
            ("print('ab' * 2)", ("abab", "aabb", "ab2", "an error"), "A"),
            ("x = [1, 2]\ny = x\ny.append(3)\nprint(x)", ("[1, 2]", "[3]", "[1, 2, 3]", "3"), "C"),
            ("print(len({1, 1, 2}))", ("3", "1", "4", "2"), "D"),
            ("print(2 ** 3)", ("6", "8", "9", "5"), "B"),
            ("for i in range(2):\n    print(i, end='')", ("12", "012", "02", "01"), "D"),
            ("print('cat'[1])", ("a", "c", "t", "ca"), "A"),
            ("print(10 % 4)", ("0", "6", "2", "2.5"), "C"),
            ("print(bool(''))", ("True", "False", "None", "''"), "B"),
            ("print(max(3, 8, 5))", ("3", "5", "16", "8"), "D"),
            ("print('a,b'.split(','))", ("['a', 'b']", "a b", "ab", "['a,b']"), "A"),
            ("print(1 == 1.0)", ("1", "False", "True", "1.0"), "C"),
        )
    ),
)

NAIRA = SmallTask(
    "naira-maths",
    code(
        r"""
    text = f"Problem: {data['problem']}\n\nSolution: Let us think step by step."
    steps = " ".join(data["steps"])
    answer = str(data["answer"])
    return {
        "input": text,
        "output": f" {steps} The answer is {answer}",
        "processed_output": answer,
    }
    """
    ),
    table(
        "problem|steps*|answer#",
        """
    Bisi buys 4 yams at 600 naira each and a fish for 900 naira. What does she pay?|
      The yams cost 4 * 600 = 2400 naira./With the fish it is 2400 + 900 = 3300 naira.|3300
    A danfo has 14 seats and makes 6 full trips. How many people ride?|
      Each trip takes 14 people./6 trips take 14 * 6 = 84 people.|84
    Emeka had 5000 naira and spent 1250 twice. What is left?|
      He spent 2 * 1250 = 2500 naira./He has 5000 - 2500 = 2500 naira left.|2500
    A school has 9 groups, and each gets 3 books. Later 5 books are lost. How many are left?|
      They get 9 * 3 = 27 books./After the loss 27 - 5 = 22 books are left.|22
    Rice is 800 naira a cup. Ada buys 7 cups and pays with 6000. What is her change?|
      She pays 7 * 800 = 5600 naira./Her change is 6000 - 5600 = 400 naira.|400
    A generator burns 3 litres an hour. It ran 5 hours a day for 6 days. How many litres?|
      It ran 5 * 6 = 30 hours./It burned 30 * 3 = 90 litres.|90
    Tunde reads 15 pages a day for 8 days and then 20 more pages. How many pages?|
      In 8 days he reads 15 * 8 = 120 pages./In all he reads 120 + 20 = 140 pages.|140
    Two friends earn 2400 naira each and spend 900 naira together. What have they left?|
      They earn 2 * 2400 = 4800 naira./They have 4800 - 900 = 3900 naira left.|3900
    A farmer has 11 goats, sells 4 and buys 9. How many has he?|
      After the sale he has 11 - 4 = 7 goats./After buying he has 7 + 9 = 16 goats.|16
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

AGNEWS = SmallTask(
    "news-digit",
    code(
        r"""
    text = dedent(f'''\
        Classify the news: 1 World, 2 Sports, 3 Business, 4 Science.
        News: {data["Title"]}
        Number:''')
    gold = str(data["Class Index"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="from textwrap import dedent",
    ),
    table(
        "Class Index#|Title",
        """
    2|Besiktas beat Trabzonspor by two late goals
    3|Shares of the airline fall after a weak quarter
    1|Ministers of nine states meet for peace talks
    4|Telescope finds water on a distant planet
    3|Central bank raises its interest rate
    2|Kenyan runner wins the marathon in record time
    4|New battery charges in three minutes, chemists say
    1|President sworn in after disputed vote
    2|Tennis star out of the Open with a knee injury
    1|Border reopened as the ceasefire holds
    4|Fossil of a feathered dinosaur dug up in China
    3|Two telecom firms agree to merge
    """,
    ),
    fewshot=4,
)

SIZES = SmallTask(
    "order-by-size",
    code(
        r"""
    listed = "\n".join(f"{i}. {name}" for i, name in enumerate(data["things"], 1))
    text = f"Put these in order, from the smallest to the largest.\n{listed}\nOrder:"
    gold = ", ".join(data["sorted"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {"things": things.split(), "sorted": ordered.split()}
        for things, ordered in (
            ("cow ant dog", "ant dog cow"),
            ("village hut city", "hut village city"),
            ("truck bicycle ship", "bicycle truck ship"),
            ("grape melon apple", "grape apple melon"),
            ("sea pond lake", "pond lake sea"),
            ("whale shark sardine", "sardine shark whale"),
            ("planet star moon", "moon planet star"),
            ("minute second hour", "second minute hour"),
            ("branch tree leaf", "leaf branch tree"),
            ("gram tonne kilogram", "gram kilogram tonne"),
        )
    ),
)

ENDING = SmallTask(
    "story-ending",
    code(
        r"""
    gold = [each for each in data["target_scores"] if data["target_scores"][each]][0]
    return {"input": data["story"], "output": gold, "processed_output": gold}
    """
    ),
    keyed(
        "story",
        """
    Wanjiru planted beans in March. It rained every week. In June she|*picked a full basket./
      sold her old radio.
    The lights went out in the lab. Nobody could see. The professor|wrote a long exam./
      *lit a candle.
    Omar missed the last bus. He had no money for a taxi. So he|*walked home./boarded the bus.
    The cake was in the oven for three hours. It was black. Ana|ate it happily./*threw it away.
    The baby had cried all night. At dawn it slept. The parents|*went to bed at last./
      woke it up to play.
    Chen lost his glasses. He could not read the menu. The waiter|took away his plate./
      *read it out to him.
    The goalkeeper slipped. The ball rolled on. The fans of the other team|*shouted for joy./
      began to cry.
    Her phone fell into the river. She could not reach it. She|called her mother with it./
      *had to buy another.
    """,
        lead=" ",
    ),
    method="ppl",
)

PASSIVE = SmallTask(
    "passive-voice",
    code(
        r"""
    text = TASK + "\n\nActive: " + data["active"] + "\nPassive:"
    return {
        "input": text,
        "output": " " + data["passive"],
        "processed_output": data["passive"],
    }
    """,
        above='''
    TASK = """Rewrite each sentence in the passive voice.

    Active: The storm destroyed the roof.
    Passive: The roof was destroyed by the storm.

    Active: Two clerks will open the office.
    Passive: The office will be opened by two clerks."""
    ''',
    ),
    table(
        "active|passive",
        """
    A dog bit the postman.|The postman was bitten by a dog.
    The students clean the lab.|The lab is cleaned by the students.
    My aunt baked this bread.|This bread was baked by my aunt.
    The judge will read the letter.|The letter will be read by the judge.
    Thousands watched the match.|The match was watched by thousands.
    The company has sold the ship.|The ship has been sold by the company.
    A guard locks the gate.|The gate is locked by a guard.
    The mayor opened the market.|The market was opened by the mayor.
    An engineer checks the brakes.|The brakes are checked by an engineer.
    """,
    ),
    fewshot=0,
)

HAUSA = SmallTask(
    "hausa-words",
    code(
        r"""
    text = f"English: {data['en']}\nHausa:"
    return {"input": text, "output": " " + data["ha"], "processed_output": data["ha"]}
    """
    ),
    table(
        "en|ha",
        """
    water|ruwa
    house|gida
    dog|kare
    fish|kifi
    sun|rana
    moon|wata
    horse|doki
    tree|itace
    hand|hannu
    book|littafi
    """,
    ),
    description="Translate the English word into Hausa.\n\n",
    fewshot=5,
)

PASSAGE = SmallTask(
    "lecture-span",
    code(
        r"""
    text = f"<notes>\n{data['notes']}\n</notes>\n"
    text += f"Copy the answer from the notes.\nQ: {data['question']}\nA:"
    return {"input": text, "output": " " + data["span"], "processed_output": data["span"]}
    """
    ),
    records(
        "notes question span",
        ("Lecture 3. The mitochondrion makes ATP.", "What does it make?", "ATP"),
        ("Quicksort was devised by Tony Hoare in 1959.", "Who devised it?", "Tony Hoare"),
        ("The exam is held in room B12 on 4 June.", "In which room?", "room B12"),
        ("Inflation reached 18 percent in May.", "When was it reached?", "May"),
        ("The Benue joins the Niger at Lokoja.", "Where do they meet?", "Lokoja"),
        ("Sodium burns with a yellow flame.", "What colour is it?", "yellow"),
        ("A heap keeps its smallest key at the root.", "Where is that key?", "at the root"),
        ("Pamuk wrote Snow after a stay in Kars.", "Where did he stay?", "Kars"),
        ("The midterm counts 40 percent of the grade.", "How much?", "40 percent"),
        ("Batik is dyed with the help of wax.", "What helps?", "wax"),
    ),
)

TASKS = (SPAM, STARS, PYQUIZ, NAIRA, AGNEWS, SIZES, ENDING, PASSIVE, HAUSA, PASSAGE)
