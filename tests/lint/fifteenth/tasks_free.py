"""Right tasks in English whose answers are texts, numbers or chains of steps."""

from __future__ import annotations

from tests.lint.fifteenth.making import table
from tests.lint.fifteenth.tasks_en import RETURN
from tests.lint.shape import SmallTask, code

BACK = RETURN.replace("\n", "\n        ")

WORDY = SmallTask(
    "word-sums",
    code(
        """
        text = f"Question: {data['question']}\\nLet's work it out step by step.\\nAnswer:"
        gold = data["answer"].split("#### ")[1]
        return {"input": text, "output": " " + data["answer"], "processed_output": gold}
        """
    ),
    table(
        "question|answer",
        """
        Ida has 4 bags of 6 plums and eats 5. How many are left?|4 * 6 = 24 plums. 24 - 5 = 19.⏎#### 19
        A pen costs 3 dollars. What do 7 pens and a 9-dollar book cost?|7 * 3 = 21 dollars. 21 + 9 = 30.⏎#### 30
        A bus has 40 seats and 13 are free. 8 people get off. How many stay?|40 - 13 = 27 people. 27 - 8 = 19.⏎#### 19
        Ben runs 5 km on each of 3 days and 8 km on Sunday. How many km in all?|5 * 3 = 15 km. 15 + 8 = 23.⏎#### 23
        A tray holds 12 buns. 6 trays are baked and 10 buns burn. How many are good?|12 * 6 = 72 buns. 72 - 10 = 62.⏎#### 62
        Mia saves 15 dollars a week for 4 weeks and spends 22. What is left?|15 * 4 = 60 dollars. 60 - 22 = 38.⏎#### 38
        A rope of 50 m is cut into 5 pieces; 2 are used. How many m are used?|50 / 5 = 10 m. 10 * 2 = 20.⏎#### 20
        There are 9 rows of 8 chairs. 11 are broken. How many can be used?|9 * 8 = 72 chairs. 72 - 11 = 61.⏎#### 61
        Leo reads 14 pages a day for 5 days, then 16 more. How many pages?|14 * 5 = 70 pages. 70 + 16 = 86.⏎#### 86
        A farm has 3 barns with 17 cows each and sells 6. How many stay?|3 * 17 = 51 cows. 51 - 6 = 45.⏎#### 45
        """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=256,
)

FRENCH = SmallTask(
    "into-french",
    code(
        """
        lines = ["Translate the sentence into French.", "English: %s" % data["english"], "French:"]
        text = "\\n".join(lines)
        gold = data["french"]"""
        + BACK
    ),
    table(
        "english|french",
        """
        The cat is asleep under the table.|Le chat dort sous la table.
        We are leaving tomorrow morning.|Nous partons demain matin.
        My sister works in a hospital.|Ma sœur travaille dans un hôpital.
        It has been raining for three days.|Il pleut depuis trois jours.
        Where did you buy this bread?|Où avez-vous acheté ce pain ?
        He never drinks coffee.|Il ne boit jamais de café.
        The children are playing in the garden.|Les enfants jouent dans le jardin.
        I lost my keys yesterday.|J'ai perdu mes clés hier.
        This house is too expensive.|Cette maison est trop chère.
        She is learning to drive.|Elle apprend à conduire.
        """,
    ),
)

PRINTS = SmallTask(
    "what-it-prints",
    code(
        """
        text = "What does this program print?\\n```python\\n" + data["code"] + "\\n```\\nOutput:"
        gold = data["output"]"""
        + BACK
    ),
    table(
        "code|output",
        """
        x = 3⏎while x < 20:⏎    x = x * 2⏎print(x)|24
        words = ["ash", "elm", "oak"]⏎print(words[-1])|oak
        total = 0⏎for n in range(5):⏎    total += n⏎print(total)|10
        name = "Verona"⏎print(name[:3].upper())|VER
        a, b = 4, 9⏎a, b = b, a⏎print(a - b)|5
        print(len("window") * 3)|18
        d = {"x": 7, "y": 2}⏎print(d["x"] % d["y"])|1
        s = "a-b-c"⏎print(s.replace("-", ""))|abc
        n = 17⏎print("odd" if n % 2 else "even")|odd
        items = [5, 1, 8]⏎items.sort()⏎print(items[0] + items[2])|9
        """,
    ),
)

SPAN = SmallTask(
    "find-the-span",
    code(
        """
        gold = first(data["answers"])
        text = prompt(data["context"], data["question"])"""
        + BACK,
        '''
        def first(answers):
            return answers["text"][0]


        def prompt(context, question):
            return f"""Answer with words from the text.

        Text: {context}

        Question: {question}

        Answer:"""
        ''',
    ),
    tuple(
        {**row, "answers": {"text": [row["answers"]]}}
        for row in table(
            "context|question|answers",
            """
            Rosa Weiss founded the theatre in 1924 and led it until she moved to Lima.|Who founded the theatre?|Rosa Weiss
            The old mint, built of red granite, was turned into a school.|What was the mint built of?|red granite
            Herring was salted in Aalvik and shipped to Riga every spring.|Where was the herring shipped?|Riga
            The comet was seen by a shepherd named Paulo two nights before the astronomers.|Who saw the comet first?|a shepherd named Paulo
            Since the dam broke, the valley has been farmed by two families only.|What has happened to the dam?|broke
            Tram line 6 was replaced by buses after the fire of 1961.|What replaced tram line 6?|buses
            The quartet played Haydn in the barn and jazz in the village hall.|What was played in the barn?|Haydn
            A ton of saffron takes a hundred thousand flowers and forty pickers.|How many pickers are needed?|forty
            Mr. Adeyemi sold the orchard to his niece for one shilling.|Who bought the orchard?|his niece
            The bell cracked during the frost and was recast in Utrecht.|When did the bell crack?|during the frost
            """,
        )
    ),
)

DATES = SmallTask(
    "dates",
    code(
        """
        text = "Write the date of the event as YYYY-MM-DD.\\n\\n{note}\\nDate:".format(**data)
        gold = data["date"]"""
        + BACK
    ),
    table(
        "note|date",
        """
        The choir meets on 3 March 2021 in room 4.|2021-03-03
        Dentist, Dr. Osei, the ninth of July 2019 at ten.|2019-07-09
        Flea market on December 12th, 2020, by the river.|2020-12-12
        Submit the grant by 1 October 2023.|2023-10-01
        Aunt Vera lands on the 28th of February 2018.|2018-02-28
        Parents' evening: 17 May 2022, 7 pm.|2022-05-17
        The boiler was checked on August 5, 2016.|2016-08-05
        Half marathon, 30 April 2017, start at the mill.|2017-04-30
        Annual meeting on the 14th of November 2024.|2024-11-14
        The lease ends on 31 January 2025.|2025-01-31
        """,
    ),
)

INTENTS = SmallTask(
    "intents",
    code(
        """
        text = f"Customer: {data['utterance']}\\nIntent:"
        gold = data["intent"]"""
        + BACK
    ),
    table(
        "utterance|intent",
        """
        My card was swallowed by the machine.|card
        I'd like to send 200 euros to my landlord.|transfer
        How much money do I have left?|balance
        The chip on my debit card no longer works.|card
        Can you tell me what is on my savings account?|balance
        Please move 50 pounds to my son's account.|transfer
        I need a new PIN for the black card.|card
        Am I overdrawn?|balance
        Pay the electricity bill from my account.|transfer
        Somebody stole my wallet, block everything in it.|card
        What did I have on Monday after the rent?|balance
        Wire the deposit to the garage today.|transfer
        """,
    ),
    description="Name the intent of the customer: card, transfer or balance.\n",
)

ODD_ONE = SmallTask(
    "odd-one-out",
    code(
        """
        words = data["words"]
        listed = "\\n".join(f"({n}) {word}" for n, word in enumerate(words, 1))
        text = f"Which word does not belong with the others?\\n{listed}\\nAnswer:"
        gold = f"({words.index(data['odd']) + 1})"
        """
        + BACK
    ),
    tuple(
        {"words": row["words"].split(", "), "odd": row["odd"]}
        for row in table(
            "words|odd",
            """
            trout, salmon, sparrow, carp|sparrow
            violin, hammer, cello, harp|hammer
            rye, barley, oats, basil|basil
            copper, oxygen, iron, zinc|oxygen
            kettle, aunt, cousin, nephew|kettle
            Monday, April, Friday, Sunday|April
            boot, sandal, slipper, glove|glove
            ruby, cotton, emerald, opal|cotton
            cloud, chess, draughts, backgammon|cloud
            Oslo, Madrid, Asia, Lisbon|Asia
            """,
        )
    ),
    shots=(
        {"words": ["pear", "chair", "plum", "fig"], "odd": "chair"},
        {"words": ["blue", "green", "red", "loud"], "odd": "loud"},
        {"words": ["train", "tram", "spoon", "bus"], "odd": "spoon"},
        {"words": ["lemon", "owl", "hawk", "crow"], "odd": "lemon"},
    ),
)

SCIENCE = SmallTask(
    "science-steps",
    code(
        """
        options = "".join(f"{x}. {o}\\n" for x, o in zip("ABC", data["options"], strict=True))
        text = f"Question: {data['question']}\\n{options}Answer: Let's think step by step."
        gold = "ABC"[data["index"]]
        steps = f" {data['why']} The answer is {gold}."
        return {"input": text, "output": steps, "processed_output": gold}
        """
    ),
    tuple(
        {**row, "options": row["options"].split(", "), "index": int(row["index"])}
        for row in table(
            "question|options|index|why",
            """
            What do plants take in by day?|helium, carbon dioxide, neon|1|Photosynthesis uses light, water and carbon dioxide.
            Which part of the cell holds the DNA?|nucleus, wall, membrane|0|The chromosomes lie in the nucleus.
            What is the chemical sign of sodium?|So, S, Na|2|It comes from natrium, so it is Na.
            What does a barometer measure?|pressure, speed, mass|0|Baros means weight, and it is the air that weighs on it: pressure.
            Which planet has the shortest year?|Venus, Mercury, Mars|1|The nearest to the sun goes round fastest, and that is Mercury.
            At how many degrees Celsius does water freeze?|32, 100, 0|2|In Celsius water boils at 100 and freezes at 0.
            Which gas makes up most of the air?|oxygen, nitrogen, argon|1|About 78 percent of it is nitrogen.
            Which organ cleans the blood?|kidney, lung, tongue|0|Waste is filtered out by the kidney.
            Which of these is an insect?|spider, snail, ant|2|Insects have six legs, as the ant has.
            What is the hardest mineral?|talc, diamond, gypsum|1|On the scale of Mohs ten stands for diamond.
            """,
        )
    ),
    postprocess="agieval_single_answer_post",
    stop=("\n",),
    max_tokens=128,
)

PRONOUNS = SmallTask(
    "pronouns",
    code(
        """
        first, second = data["names"]
        text = f"{data['sentence']}\\nWho or what is '{data['pronoun']}'?\\n"
        text += f"(A) {first}\\n(B) {second}\\nAnswer:"
        gold = "A" if data["right"] == first else "B"
        return {"input": text, "output": f" ({gold})", "processed_output": gold}
        """
    ),
    tuple(
        {**row, "names": row["names"].split(", ")}
        for row in table(
            "sentence|pronoun|names|right",
            """
            The cup did not fit into the box because it was too small.|it|the cup, the box|the box
            Anna thanked Ruth because she had helped her move.|she|Anna, Ruth|Ruth
            The ball broke the shelf because it was made of steel.|it|the ball, the shelf|the ball
            Paul called George, but he did not pick up.|he|Paul, George|George
            The truck passed the bus since it was going so fast.|it|the truck, the bus|the truck
            Jane lent Sue the book, and she forgot to give it back.|she|Jane, Sue|Sue
            Frank was proud when Bill said that he had won.|he|Frank, Bill|Frank
            The fish ate the worm; it was hungry.|it|the fish, the worm|the fish
            Sam pulled up a chair to the piano, but it was broken, so he stood.|it|the piano, the chair|the chair
            Eva asked Nora for a pen since she had none.|she|Eva, Nora|Eva
            """,
        )
    ),
    postprocess="agieval_single_answer_post",
)

TASKS = (WORDY, FRENCH, PRINTS, SPAN, DATES, INTENTS, ODD_ONE, SCIENCE, PRONOUNS)
