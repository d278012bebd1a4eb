"""Right prompts of teachers and students: exams, sums and exercises in English."""

from __future__ import annotations

from tests.lint.making import ask, qa, records, right, scored, starred, table

RIGHT = (
    ask(
        "plural of a noun",
        qa("""
    mouse > mice
    child > children
    box > boxes
    leaf > leaves
    tooth > teeth
    city > cities
    man > men
    goose > geese
    """),
        "f\"singular: {data['q']}\\nplural:\"",
    ),
    ask(
        "a mean by hand",
        qa("""
    4, 6, 8 > 6
    10, 20 > 15
    3, 3, 9 > 5
    1, 2, 3, 6 > 3
    7, 9 > 8
    5, 10, 15, 30 > 15
    2, 4, 12 > 6
    11, 13 > 12
    """),
        "f\"Numbers: {data['q']}\\nMean:\"",
    ),
    right(
        "primes by true and false in capitals",
        "right-primes",
        """
        n = data["n"]
        gold = "TRUE" if n > 1 and all(n % k for k in range(2, n)) else "FALSE"
        text = f"{n} is a prime number. TRUE or FALSE?\\nAnswer:"
        """,
        table("n#", "7\n9\n13\n15\n21\n23\n27\n31\n35\n41"),
    ),
    right(
        "four letters with a dot and the answer in words",
        "right-answer-in-words",
        """
        marks = [f"{mark}. {word}" for mark, word in zip("ABC", data["choices"])]
        text = (
            f"{data['question']}\\n" + "\\n".join(marks)
            + "\\nWrite the right word, not its letter.\\nWord:"
        )
        gold = data["choices"][data["answer"]]
        """,
        starred("""
        Which is a fruit?|carrot/*cherry/leek
        Which can fly?|*swallow/mole/toad
        Which is frozen?|steam/dew/*ice
        Which is a tool?|silk/*pliers/butter
        Which is a planet?|*Neptune/Sirius/Luna
        Which is round?|brick/ladder/*ball
        Which has strings?|flute/*guitar/drum
        Which is salty?|*sea water/honey/rain
        """),
    ),
    right(
        "reasons first, then a letter",
        "right-reason-letter",
        """
        options = " ".join(f"({mark}) {text}" for mark, text in zip("ABC", data["options"]))
        gold = "ABC"[data["options"].index(data["right"])]
        text = f"Q: {data['q']}\\nOptions: {options}\\nA: Let's think step by step."
        return {
            "input": text,
            "output": f" {data['why']} So the answer is ({gold}).",
            "processed_output": gold,
        }
        """,
        records(
            "q options right why",
            ("Which is heaviest?", ["a bus", "a bike", "a boot"], "a bus", "A bus weighs tons."),
            ("Which is coldest?", ["tea", "snow", "soup"], "snow", "Snow is below zero."),
            ("Which is fastest?", ["a snail", "a horse", "a jet"], "a jet", "A jet flies."),
            (
                "Which is oldest?",
                ["a castle", "a phone", "a car"],
                "a castle",
                "Castles are medieval.",
            ),
            (
                "Which is loudest?",
                ["a whisper", "a siren", "a sigh"],
                "a siren",
                "A siren is made to be heard far.",
            ),
            (
                "Which is smallest?",
                ["a whale", "a dog", "an ant"],
                "an ant",
                "An ant has a few millimetres.",
            ),
            ("Which is sweetest?", ["sugar", "salt", "chalk"], "sugar", "Sugar is pure sweetness."),
            (
                "Which is deepest?",
                ["a puddle", "an ocean", "a pond"],
                "an ocean",
                "An ocean goes down for miles.",
            ),
        ),
        postprocess="agieval_single_answer_post",
    ),
    ask(
        "fractions to per cent",
        qa("""
    1/2 > 50%
    1/4 > 25%
    3/4 > 75%
    1/5 > 20%
    1/10 > 10%
    2/5 > 40%
    9/10 > 90%
    1/20 > 5%
    """),
        "f\"{data['q']} as a percentage (with the % sign) =\"",
    ),
    ask(
        "past tense in a gap",
        qa("""
    Yesterday we ____ to the lake. (go) > went
    She ____ a letter last week. (write) > wrote
    He ____ his keys on Monday. (lose) > lost
    They ____ pizza for dinner last night. (eat) > ate
    I ____ the bell an hour ago. (hear) > heard
    We ____ ten songs at the party. (sing) > sang
    It ____ cold in the night. (get) > got
    You ____ me that story in May. (tell) > told
    """),
        "f\"Fill the gap with the simple past of the verb in brackets.\\n{data['q']}\\nVerb:\"",
    ),
    ask(
        "a Roman number",
        qa("""
    IV > 4
    IX > 9
    XII > 12
    XL > 40
    XC > 90
    VII > 7
    XXI > 21
    CX > 110
    """),
        "f\"Roman: {data['q']}\\nArabic:\"",
    ),
    right(
        "a poem's rhyme among two as PPL",
        "right-rhyme",
        """
        text = f"Which word rhymes with '{data['question']}'?\\nWord:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        tuple(
            {
                "question": row["question"],
                "target_scores": {" " + k: v for k, v in row["target_scores"].items()},
            }
            for row in scored("""
        moon|*spoon/star
        light|lamp/*night
        cake|*lake/bread
        town|village/*crown
        bell|*shell/ring
        house|flat/*mouse
        rain|*train/cloud
        tree|leaf/*sea
        """)
        ),
        lead="",
        method="ppl",
    ),
    ask(
        "a triangle by its sides",
        qa("""
    3, 3, 3 > equilateral
    3, 4, 5 > scalene
    5, 5, 8 > isosceles
    7, 7, 7 > equilateral
    6, 8, 9 > scalene
    4, 4, 6 > isosceles
    2, 2, 2 > equilateral
    5, 6, 7 > scalene
    9, 9, 4 > isosceles
    """),
        "f\"Sides of a triangle: {data['q']}\\nKind (equilateral, isosceles or scalene):\"",
    ),
    right(
        "two truths, statement 1 and statement 2",
        "right-two-statements",
        """
        text = (
            f"Statement 1: {data['one']}\\nStatement 2: {data['two']}\\n"
            "Answer with two words, such as True, False.\\nAnswer:"
        )
        gold = f"{data['first']}, {data['second']}"
        """,
        records(
            "one two first second",
            ("Ice floats on water.", "Gold is lighter than wood.", "True", "False"),
            ("Bats are birds.", "Whales are mammals.", "False", "True"),
            ("Iron rusts.", "Salt dissolves in water.", "True", "True"),
            ("The Sun is a planet.", "The Moon is a star.", "False", "False"),
            ("Snakes have legs.", "Frogs lay eggs.", "False", "True"),
            ("Spiders have eight legs.", "Ants have four legs.", "True", "False"),
            ("Cork sinks.", "Lead floats.", "False", "False"),
            ("Bees make honey.", "Cows eat grass.", "True", "True"),
        ),
    ),
    ask(
        "a chemical symbol",
        qa("""
    gold > Au
    iron > Fe
    sodium > Na
    silver > Ag
    lead > Pb
    tin > Sn
    potassium > K
    copper > Cu
    """),
        "f\"Element: {data['q']}\\nSymbol:\"",
    ),
    ask(
        "the antonym of an adjective",
        qa("""
    hot > cold
    early > late
    wide > narrow
    rich > poor
    heavy > light
    strong > weak
    empty > full
    noisy > quiet
    """),
        "'word: ' + data['q'] + '\\nopposite:'",
    ),
    right(
        "grade of an essay by points",
        "right-grade-points",
        """
        points = data["points"]
        gold = "A" if points >= 90 else "B" if points >= 75 else "C" if points >= 60 else "D"
        text = f"{KEY}\\n{points} points is grade"
        """,
        table("points#", "93\n61\n78\n40\n75\n99\n58\n66\n84\n30"),
        above='KEY = "A: 90 or more, B: 75 to 89, C: 60 to 74, D: below 60."',
    ),
    ask(
        "the subject of a sentence",
        qa("""
    The old baker sells bread. > The old baker
    My sister plays chess. > My sister
    In June the roses bloom. > the roses
    Two dogs chased the cat. > Two dogs
    After lunch Paul slept. > Paul
    The train from Rome is late. > The train from Rome
    Every child got a book. > Every child
    On the roof sat a stork. > a stork
    """),
        "f\"Sentence: {data['q']}\\nCopy the subject.\\nSubject:\"",
    ),
    right(
        "place value with help from a worked example",
        "right-place-value",
        """
        text = f"{DEMO}Number: {data['n']}\\nTens digit:"
        gold = str(data["n"])[-2]
        """,
        table("n#", "374\n58\n906\n1243\n67\n815\n429\n90"),
        above=r'DEMO = "Number: 5281\nTens digit: 8\n\nNumber: 36\nTens digit: 3\n\n"',
        fewshot=0,
    ),
    right(
        "a passage, and the question before it",
        "right-question-before",
        """
        text = f"Question: {data['question']}\\nText: {data['text']}\\nAnswer from the text:"
        gold = data["answer"]
        """,
        table(
            "question|text|answer",
            """
        Who built the mill?|The mill was built by Jonas Pike in 1820 and burnt down later.|Jonas Pike
        When did the school open?|The village school opened in 1911, the church in 1890.|1911
        What did the farmers grow?|In the valley the farmers grew hops, while sheep grazed above.|hops
        Where did the ship sink?|Loaded with tin, the ship sank off Land's End.|off Land's End
        Who wrote the diary?|The diary, found by a maid, was written by Lady Anne.|Lady Anne
        How deep is the well?|The well is 40 feet deep and lined with brick.|40 feet
        What is the bridge made of?|Unlike the gate, the bridge is made of granite.|granite
        When was the tower closed?|Open since 1902, the tower was closed in 1968.|1968
        """,
        ),
    ),
    ask(
        "which sum is larger, left or right",
        qa("""
    3 + 4 | 2 + 6 > right
    9 + 1 | 5 + 4 > left
    7 + 7 | 10 + 5 > right
    8 + 3 | 6 + 4 > left
    2 + 2 | 1 + 4 > right
    12 + 1 | 6 + 6 > left
    5 + 5 | 3 + 8 > right
    4 + 9 | 7 + 2 > left
    """),
        "f\"{data['q']}\\nWhich side is larger, left or right? Side:\"",
    ),
)
