"""Right prompts of teachers, students and their notebooks."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, records, right, scored, starred, table

QUIZ = starred("""
Which gas do plants take in?|oxygen/*carbon dioxide/nitrogen/helium
What is the square root of 81?|*9/8/7/18
Who wrote Hamlet?|Marlowe/Milton/*Shakespeare/Chaucer
Which is the longest bone?|the rib/the skull/the ulna/*the femur
Which metal is liquid at room temperature?|*mercury/zinc/iron/aluminium
What is the capital of Norway?|Bergen/*Oslo/Trondheim/Stavanger
Which number is prime?|9/15/*17/21
What do bees collect from flowers?|sand/resin/salt/*nectar
Which sea lies between Europe and Africa?|*the Mediterranean Sea/the Caribbean Sea/the Baltic Sea/the Yellow Sea
""")
VERBS = qa("""
I ___ (be) ten years old. > am
She ___ (go) to school by bus. > goes
They ___ (play) chess every day. > play
He ___ (watch) the birds. > watches
We ___ (have) two cats. > have
It ___ (rain) a lot in April. > rains
You ___ (sing) well. > sing
The dog ___ (carry) a stick. > carries
""")
PRODUCTS = table(
    "a#|b#",
    """
    12|4
    7|9
    15|6
    20|13
    8|8
    31|3
    11|12
    """,
)
FACTS = table(
    "claim|ok",
    """
    Whales are mammals.|T
    The Sun goes round the Earth.|F
    Water boils at 100 °C at sea level.|T
    Spiders have six legs.|F
    Light is faster than sound.|T
    Glass is made of wood.|F
    A triangle has three sides.|T
    Penguins live at the North Pole.|F
    """,
)
ODDONES = table(
    "words*|odd",
    """
    apple/pear/chair/plum|chair
    red/seven/blue/green|seven
    trout/salmon/eagle/carp|eagle
    hammer/saw/pliers/daisy|daisy
    Mars/Paris/Rome/Madrid|Mars
    oak/beech/birch/bread|bread
    violin/carpet/flute/harp|carpet
    run/walk/crawl/yellow|yellow
    """,
)
ANALOGY = scored("""
bird : nest = bee :|honey/*hive/wing
hand : glove = foot :|*sock/leg/toe
day : night = hot :|sun/warm/*cold
cow : calf = sheep :|*lamb/wool/goat
pen : write = knife :|fork/*cut/steel
one : two = first :|last/*second/ten
doctor : hospital = teacher :|pupil/book/*school
Spain : Madrid = Italy :|*Rome/Venice/Europe
""")
ESSAYS = table(
    "answer|points#",
    """
    Photosynthesis turns light, water and carbon dioxide into sugar and oxygen.|2
    Plants make sugar.|1
    It is when plants sleep.|0
    Leaves use light to build sugar and give off oxygen.|2
    Plants eat earth.|0
    They need light for it.|1
    Something with trees.|0
    With light, leaves make sugar.|1
    Chlorophyll catches light; water and CO2 become sugar and oxygen.|2
    """,
)
PROOFS = table(
    "q|steps|a#",
    """
    What is 15 % of 60?|10 % of 60 is 6 and 5 % is 3, and 6 + 3 = 9.|9
    How many edges has a cube?|4 above, 4 below and 4 upright: 4 + 4 + 4 = 12.|12
    What is 7 squared minus 9?|7 * 7 = 49 and 49 - 9 = 40.|40
    How many minutes are 2.5 hours?|2.5 * 60 = 150.|150
    What is the sum of the angles of a square?|4 * 90 = 360.|360
    How many weeks are 91 days?|91 / 7 = 13.|13
    What is half of 3 dozen?|3 * 12 = 36 and 36 / 2 = 18.|18
    """,
)
PLURALS = qa("""
mouse > mice
child > children
leaf > leaves
box > boxes
city > cities
foot > feet
sheep > sheep
""")
DATES = records(
    "text iso",
    ("the 3rd of May 2019", "2019-05-03"),
    ("Christmas Day 2020", "2020-12-25"),
    ("July 14, 1998", "1998-07-14"),
    ("1 January 2000", "2000-01-01"),
    ("the last day of October 2011", "2011-10-31"),
    ("22 Sept 2016", "2016-09-22"),
    ("Feb 29, 2024", "2024-02-29"),
)

RIGHT: tuple[Right, ...] = (
    right(
        "a quiz with letters that a helper makes",
        "right-quiz-helper",
        """
        text = data["question"] + "\\n" + lettered(data["choices"]) + "\\nYour letter:"
        gold = chr(ord("A") + data["answer"])
        """,
        QUIZ,
        above="""
        def lettered(options):
            return "\\n".join(f"{chr(65 + n)}) {option}" for n, option in enumerate(options))
        """,
    ),
    right(
        "options on one line, small letters",
        "right-quiz-inline",
        """
        shown = " ".join(f"({m}) {c}" for m, c in zip("abcd", data["choices"]))
        text = f"{data['question']} {shown}\\nAnswer:"
        gold = "abcd"[data["answer"]]
        """,
        QUIZ,
    ),
    right(
        "the option's text is ranked, and no list is shown",
        "right-quiz-ppl",
        """
        scores = data["target_scores"]
        gold = max(scores, key=scores.get)
        return {"input": f"Q: {data['question']}\\nA:", "output": gold, "processed_output": gold}
        """,
        tuple(
            {
                "question": row["question"],
                "target_scores": {
                    f" {each}": int(n == row["answer"]) for n, each in enumerate(row["choices"])
                },
            }
            for row in QUIZ
        ),
        method="ppl",
    ),
    right(
        "letters are ranked, and the texts are in the prompt",
        "right-quiz-ppl-letters",
        """
        lines = [f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"])]
        gold = f" {'ABCD'[data['answer']]}"
        text = "\\n".join([data["question"], *lines, "Answer:"])
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {
                **row,
                "target_scores": {f" {x}": int(n == row["answer"]) for n, x in enumerate("ABCD")},
            }
            for row in QUIZ
        ),
        method="ppl",
    ),
    ask(
        "the verb in brackets, present tense",
        VERBS,
        '"Put the verb into the simple present.\\n" + data["q"] + "\\n->"',
    ),
    ask(
        "products of two numbers",
        PRODUCTS,
        '"%d x %d =" % (data["a"], data["b"])',
        'str(data["a"] * data["b"])',
    ),
    ask(
        "sums in words of a teacher",
        PRODUCTS,
        "f\"Add {data['a']} and {data['b']}. Write only the sum.\\nSum:\"",
        'str(data["a"] + data["b"])',
    ),
    ask(
        "is it even or odd, by the remainder",
        PRODUCTS,
        "f\"Is {data['a']} + {data['b']} even or odd?\\nAnswer:\"",
        '"odd" if (data["a"] + data["b"]) % 2 else "even"',
    ),
    ask(
        "true and false as T and F",
        FACTS,
        "f\"Mark the statement T (true) or F (false).\\nStatement: {data['claim']}\\nMark:\"",
        'data["ok"]',
    ),
    ask(
        "the same with right and wrong",
        FACTS,
        '"Right or wrong? " + data["claim"] + "\\n>"',
        '{"T": "right", "F": "wrong"}[data["ok"]]',
    ),
    ask(
        "which word does not belong",
        ODDONES,
        '"Which word does not belong? " + ", ".join(data["words"]) + "\\nWord:"',
        'data["odd"]',
    ),
    ask(
        "its place in the list, counted from one",
        ODDONES,
        '"\\n".join(["Give the number of the word that does not fit."]'
        ' + [f"{n}: {w}" for n, w in enumerate(data["words"], 1)] + ["Number:"])',
        'str(data["words"].index(data["odd"]) + 1)',
    ),
    right(
        "analogies by likelihood, with bare options",
        "right-analogy-ppl",
        """
        gold = next(word for word, score in data["target_scores"].items() if score)
        return {"input": data["question"], "output": gold, "processed_output": gold}
        """,
        tuple(
            {**row, "target_scores": {" " + k: v for k, v in row["target_scores"].items()}}
            for row in ANALOGY
        ),
        method="ppl",
    ),
    right(
        "analogies by name",
        "right-analogy-gen",
        """
        words = list(data["target_scores"])
        text = f"Complete with one of: {' | '.join(words)}\\n{data['question']}"
        gold = max(words, key=data["target_scores"].get)
        """,
        ANALOGY,
    ),
    ask(
        "points by a key of marking",
        ESSAYS,
        '"Explain photosynthesis. (2 points)\\nMarking: 2 = light, sugar and oxygen are named; '
        '1 = one or two of these; 0 = none.\\nPupil: " + data["answer"] + "\\nPoints:"',
        'str(data["points"])',
    ),
    right(
        "a chain that ends in GSM's rule",
        "right-gsm-hashes",
        """
        text = f"Question: {data['q']}\\nSolution:"
        gold = str(data["a"])
        return {
            "input": text,
            "output": f" {data['steps']} #### {gold}",
            "processed_output": gold,
        }
        """,
        PROOFS,
        postprocess="gsm8k_post",
        max_tokens=120,
    ),
    right(
        "a chain in a sentence, as in the paper of CoT",
        "right-cot-sentence",
        """
        gold = str(data["a"])
        text = "Q: " + data["q"] + "\\nA:"
        shown = f" {data['steps']} The answer is {gold}."
        return {"input": text, "output": shown, "processed_output": gold}
        """,
        PROOFS,
        postprocess="gsm8k_post",
        max_tokens=120,
    ),
    ask("only the number, no working", PROOFS, 'data["q"] + "\\nNumber only:"', 'str(data["a"])'),
    ask("plurals by a colon", PLURALS, "f\"singular: {data['q']}, plural:\""),
    ask(
        "dates in ISO form",
        DATES,
        '"Write the date as YYYY-MM-DD.\\nDate: " + data["text"] + "\\nISO:"',
        'data["iso"]',
    ),
    ask(
        "the year of a date",
        DATES,
        'f"Which year is meant by \\"{data[\'text\']}\\"?\\nYear:"',
        'data["iso"][:4]',
    ),
    ask(
        "the month as a number of two digits",
        DATES,
        "f\"{data['text']}\\nMonth (01 to 12):\"",
        'data["iso"][5:7]',
    ),
)
