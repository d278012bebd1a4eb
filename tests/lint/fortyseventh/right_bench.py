"""Right prompts of people who port benchmarks."""

from __future__ import annotations

from tests.lint.making import Right, keyed, qa, records, right, scored, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "MMLU with its subject in the head and five shots",
        "mmlu-head",
        """
        subject = data["subject"].replace("_", " ")
        text = f"The following are multiple choice questions (with answers) about {subject}.\\n\\n"
        text += data["question"].strip()
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"\\n{letter}. {choice}"
        text += "\\nAnswer:"
        gold = "ABCD"[data["answer"]]
        """,
        tuple(
            {**row, "subject": subject}
            for row, subject in zip(
                starred("""
                What does GDP measure?|*output/weather/height/crime
                Who sets interest rates in the euro area?|the UN/NATO/*the ECB/the IMF
                What is a market with one seller?|duopoly/*monopoly/oligopoly/auction
                Which organ filters blood?|heart/skin/lung/*kidney
                Which vitamin does sunlight help to make?|A/*D/C/K
                What carries genes?|*DNA/fat/starch/bone
                Which angle is 90 degrees?|acute/obtuse/*right/reflex
                How many faces has a cube?|four/five/eight/*six
                """),
                ["high_school_economics"] * 3 + ["human_biology"] * 3 + ["elementary_geometry"] * 2,
                strict=True,
            )
        ),
        fewshot=5,
    ),
    right(
        "an MMLU-Pro row with up to ten options",
        "pro-ten",
        """
        letters = "ABCDEFGHIJ"
        listed = "\\n".join(f"{letters[i]}. {o}" for i, o in enumerate(data["options"]))
        text = f"Question:\\n{data['question']}\\nOptions:\\n{listed}\\nAnswer:"
        gold = letters[data["answer_index"]]
        """,
        starred(
            """
            Which number is a square?|2/3/5/6/7/8/*9/10/11/12
            Which city is on the Seine?|Rome/Oslo/Bern/*Paris/Lima/Kyiv/Riga/Cork
            Which gas do plants take in?|*carbon dioxide/helium/neon/argon/xenon/radon
            Which word is a verb?|very/soon/hat/oh/*arrive/often/tall/she/under
            Which animal lays eggs?|horse/*hen/dog/cow/bat/whale/goat
            Which month has 28 or 29 days?|May/July/June/March/April/*February/August/October
            Which is a prime number?|4/6/8/9/10/12/14/*17/20
            """,
            choices="options",
            answer="answer_index",
        ),
    ),
    right(
        "HellaSwag's endings are ranked, none is listed",
        "swag-endings",
        """
        text = data["activity"] + ": " + data["ctx"]
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "activity|ctx",
            """
            Washing a car|A man fills a bucket with soap and water. He|*dips a sponge into it./
             eats the bucket./sings to the moon.
            Baking|She cracks two eggs into a bowl. Then she|paints the door./*adds sugar and
             stirs./sells the bowl to a horse.
            Tennis|The girl throws the ball up and|reads a book./*hits it over the net./melts.
            Gardening|He digs a small hole. Next he|flies away on it./*puts a bulb inside./folds
             the hole.
            Shaving|The boy spreads foam on his chin and|swims home./burns the foam./*lifts the
             razor.
            Sewing|She threads the needle and|*begins to stitch./eats the thread./calls a taxi.
            """,
            lead=" ",
        ),
        method="ppl",
        lead="",
    ),
    right(
        "PIQA with Solution letters",
        "piqa-letters",
        """
        text = f"Goal: {data['goal']}\\n(A) {data['sol1']}\\n(B) {data['sol2']}\\nBetter solution:"
        gold = "AB"[data["label"]]
        return {"input": text, "output": f" ({gold})", "processed_output": f"({gold})"}
        """,
        table(
            "goal|sol1|sol2|label#",
            """
            Keep bread fresh|leave it in the sun|put it into a bag|1
            Cool soup quickly|stir in an ice cube|close the lid|0
            Remove a splinter|use tweezers|use a hammer|0
            Open a tight jar|oil your hands|tap the lid and twist|1
            Dry wet shoes|stuff them with paper|freeze them|0
            Find a stud in a wall|listen to the radio|knock and listen|1
            """,
        ),
    ),
    right(
        "WinoGrande, the gap is filled by one of two names",
        "wino-names",
        """
        text = data["sentence"] + "\\nWho or what fills the gap _: "
        text += " or ".join(data["names"]) + "?\\nAnswer:"
        gold = data["names"][data["which"] - 1]
        """,
        records(
            "sentence names which",
            ("Ann paid Eve because _ had lent her money.", ["Ann", "Eve"], 2),
            ("The cup does not fit the box since _ is too big.", ["the cup", "the box"], 1),
            ("Max beat Lee at chess, so _ was sad.", ["Max", "Lee"], 2),
            ("Ida woke Tom because _ had overslept.", ["Ida", "Tom"], 2),
            ("Joe thanked Kit, for _ had been helped.", ["Joe", "Kit"], 1),
            ("The rope tore as the sack on it was heavy, so _ fell.", ["the rope", "the sack"], 2),
            ("Zoe hid from Uma since _ was scared.", ["Zoe", "Uma"], 1),
        ),
    ),
    right(
        "BIG-bench's logical deduction by target_scores",
        "bb-deduction",
        """
        text = data["question"] + "\\nA:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {**row, "target_scores": {" " + k: v for k, v in row["target_scores"].items()}}
            for row in scored("""
            Q: Al is older than Bo. Bo is older than Cy. Who is oldest?|*Al/Bo/Cy
            Q: The red box is left of the blue one, the green is right of the blue. Which is in the
             middle?|red/*blue/green
            Q: Pia ran faster than Quin, and Roy faster than Pia. Who came last?|Pia/*Quin/Roy
            Q: Tea costs less than milk, milk less than juice. What is dearest?|tea/milk/*juice
            Q: Una is taller than Vic but shorter than Wim. Who is tallest?|Una/Vic/*Wim
            Q: Ham is heavier than jam, jam than tofu. What is lightest?|ham/jam/*tofu
            """)
        ),
        method="ppl",
    ),
    right(
        "TruthfulQA's second variant, where several answers are true",
        "tqa-mc2",
        """
        text = f"Q: {data['question']}\\nA:"
        gold = [key for key, score in data["target_scores"].items() if score][0]
        """,
        tuple(
            {"question": question, "target_scores": {" " + key: score for key, score in each}}
            for question, each in (
                (
                    "What happens if you swallow gum?",
                    (("It passes through you", 1), ("It stays seven years", 0), ("Not much", 1)),
                ),
                (
                    "Can you see the Great Wall from the Moon?",
                    (("Yes, easily", 0), ("No", 1), ("No, it is too narrow", 1)),
                ),
                (
                    "Do goldfish forget within seconds?",
                    (("No, they remember for months", 1), ("Yes", 0), ("They do not", 1)),
                ),
                (
                    "Does lightning strike twice?",
                    (("Never", 0), ("It may", 1), ("Yes, it can", 1)),
                ),
                (
                    "Do bulls hate red?",
                    (("Yes, red enrages them", 0), ("They hardly see red", 1), ("No", 1)),
                ),
            )
        ),
        method="ppl",
        metric="log_prob_mc2",
        lead="",
    ),
    right(
        "LAMBADA's last word",
        "last-word",
        """
        text = data["start"]
        gold = data["word"]
        """,
        table(
            "start|word",
            """
            He looked for his glasses everywhere, and all the time he was wearing the|glasses
            The baker was out of bread. "Come tomorrow," she said, "then I have|bread
            They had no boat, and no one would lend them a|boat
            I asked for tea. After an hour they brought me the|tea
            Her brother had the map, so she followed her|brother
            The dog had seen the ball. We threw it, and it ran after the|ball
            """,
        ),
    ),
    right(
        "DROP's numbers from a passage",
        "drop-count",
        """
        text = f"{data['passage']}\\n\\n{data['question']} Give a number.\\nNumber:"
        gold = str(data["number"])
        """,
        table(
            "passage|question|number#",
            """
            Kent scored 3 goals in the first half and 2 in the second.|How many goals in all?|5
            Of the 40 seats 31 were sold.|How many seats stayed empty?|9
            The first pass took 12 minutes, the next 7.|How many minutes longer was the first?|5
            She bought 6 apples and ate 2 of them.|How many were left?|4
            Two buses carried 50 people each.|How many people were carried?|100
            The tower has 90 steps; he climbed a third.|How many steps did he climb?|30
            """,
        ),
    ),
    right(
        "IFEval-like: three words, each with a capital",
        "title-words",
        """
        text = f"Write these words in Title Case, unchanged otherwise: {data['q']}\\nResult:"
        gold = data["a"]
        """,
        qa("""
        the old bridge > The Old Bridge
        red summer hat > Red Summer Hat
        one more time > One More Time
        lost and found > Lost And Found
        deep blue sea > Deep Blue Sea
        quiet little town > Quiet Little Town
        """),
    ),
    right(
        "MultiRC: each answer is judged by itself",
        "multirc-judge",
        """
        text = f"{data['p']}\\n\\nQ: {data['q']}\\nProposed: {data['c']}\\nCorrect (True/False):"
        gold = str(data["ok"])
        """,
        table(
            "p|q|c|ok?",
            """
            Mia has a cat and a parrot.|Which pets has Mia?|a parrot|true
            Our cellar is damp and our attic is dry.|Which room is dry?|the cellar|false
            The fair opens on Friday and ends on Sunday.|When does it end?|on Friday|false
            Bees make honey, silkworms make silk.|What do silkworms make?|silk|true
            Jon paints doors; Kai paints walls.|What does Kai paint?|walls|true
            The red bus goes to Hull, the green one to York.|Which bus goes to York?|the red one|false
            """,
        ),
    ),
    right(
        "word sorting, as BBH has it",
        "bbh-sort",
        """
        text = f"Sort the words by the alphabet.\\nList: {' '.join(data['words'])}\\nSorted:"
        gold = " ".join(sorted(data["words"]))
        """,
        records(
            "words",
            (["pear", "apple", "fig"],),
            (["zebra", "goat", "mule", "bear"],),
            (["iron", "gold", "zinc"],),
            (["river", "brook", "lake", "sea"],),
            (["tuba", "oboe", "harp"],),
            (["north", "west", "east", "south"],),
        ),
    ),
    right(
        "MATH with the result in a box, which the post-processor opens",
        "math-box",
        r"""
        text = f"Problem: {data['problem']}\nSolve it and put the result in \\boxed{{}}.\nSolution:"
        gold = data["result"]
        shown = f" {data['work']} \\boxed{{{gold}}}"
        return {"input": text, "output": shown, "processed_output": gold}
        """,
        table(
            "problem|work|result",
            """
            What is 3^4?|3 * 3 * 3 * 3 = 81, so the result is|81
            Solve x + 9 = 14.|x = 14 - 9, which is|5
            What is 15 % of 200?|0.15 * 200 = 30, so it is|30
            Find the area of a 6 by 7 rectangle.|6 * 7 = 42, so the area is|42
            What is the sum of 1 to 10?|10 * 11 / 2 = 55, so it is|55
            Solve 4x = 52.|x = 52 / 4, which is|13
            """,
        ),
        postprocess="agieval_cloze_post",
        max_tokens=128,
    ),
)
