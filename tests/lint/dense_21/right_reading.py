"""Right prompts in the wording of reading, reasoning and arithmetic collections."""

from __future__ import annotations

from tests.lint.making import right, table

RIGHT = (
    right(
        "SQuAD with title, background and question",
        "squad",
        r"""
        text = f"Title: {data['title']}\n\nBackground: {data['context']}\n\n"
        text += f"Question: {data['question']}\n\nAnswer:"
        gold = data["answers"]["text"][0]
        """,
        tuple(
            {
                "title": title,
                "context": context,
                "question": question,
                "answers": {"text": [answer]},
            }
            for title, context, question, answer in (
                (
                    "Canal",
                    "The canal was dug in 1825 and joins two lakes.",
                    "When was the canal dug?",
                    "1825",
                ),
                (
                    "Harp",
                    "The modern harp has 47 strings and seven pedals.",
                    "How many strings has it?",
                    "47",
                ),
                (
                    "Lemur",
                    "Lemurs live wild only on Madagascar.",
                    "Where do lemurs live wild?",
                    "Madagascar",
                ),
                (
                    "Opera",
                    "The opera was first sung in Milan in March.",
                    "In which city was it first sung?",
                    "Milan",
                ),
                (
                    "Comet",
                    "The comet was found by Caroline Herschel.",
                    "Who found the comet?",
                    "Caroline Herschel",
                ),
                (
                    "Salt",
                    "Salt was mined near Hallstatt by the Celts.",
                    "Who mined the salt?",
                    "the Celts",
                ),
                (
                    "Kite",
                    "Kites of silk were flown in China long ago.",
                    "What were the kites made of?",
                    "silk",
                ),
                (
                    "Ferry",
                    "The ferry crosses the strait in forty minutes.",
                    "How long is the crossing?",
                    "forty minutes",
                ),
            )
        ),
    ),
    right(
        "DROP with discrete reasoning",
        "drop",
        r"""
        text = f"Passage: {data['passage']}\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        table(
            "passage|question|answer",
            """
            The Lions scored 14 points in the first half and 10 in the second.|How many points did the Lions score?|24
            The town had 3200 people in 1900 and 4500 in 1950.|By how many people did the town grow?|1300
            Kovac kicked goals of 31 and 44 yards.|How many yards longer was the second goal?|13
            The siege began in 1642 and ended in 1645.|How many years did the siege last?|3
            Of the 80 voters, 52 said yes and the others said no.|How many voters said no?|28
            The queen had four sons and three daughters.|How many children did the queen have?|7
            The mill employed 120 men and half as many women.|How many women were employed?|60
            The first train took 9 hours, the new one takes 4.|How many hours are saved?|5
            """,
        ),
    ),
    right(
        "HotpotQA with two documents",
        "hotpotqa",
        r"""
        paragraphs = [f"{title}: {text}" for title, text in data["context"]]
        text = "Answer the question based on the given passages. Only give me the answer.\n\n"
        text += "\n".join(paragraphs) + f"\n\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        tuple(
            {"context": [one.split(": "), two.split(": ")], "question": question, "answer": answer}
            for one, two, question, answer in (
                (
                    "Blue Gate: The film was made by Ana Ruiz.",
                    "Ana Ruiz: She was born in Lima.",
                    "Where was the maker of Blue Gate born?",
                    "Lima",
                ),
                (
                    "Elm Hall: The hall was drawn by Ole Berg.",
                    "Ole Berg: He is a Danish architect.",
                    "Of what nationality is the architect of Elm Hall?",
                    "Danish",
                ),
                (
                    "River Song: It is sung by the band Oxen.",
                    "Oxen: The band was founded in 1988.",
                    "When was the band that sings River Song founded?",
                    "1988",
                ),
                (
                    "Star Inn: The inn stands in Dorby.",
                    "Dorby: The village lies on the river Lin.",
                    "On which river is the village of the Star Inn?",
                    "Lin",
                ),
                (
                    "Cold Soil: A novel by Ivo Pek.",
                    "Ivo Pek: He worked as a doctor.",
                    "What was the job of the author of Cold Soil?",
                    "doctor",
                ),
                (
                    "FC Marl: Its trainer is Jo Stein.",
                    "Jo Stein: He used to play for Ulm.",
                    "For whom did the trainer of FC Marl play?",
                    "Ulm",
                ),
                (
                    "Lake Ree: It is in Tarn county.",
                    "Tarn county: Its capital is Velm.",
                    "What is the capital of the county of Lake Ree?",
                    "Velm",
                ),
                (
                    "The Owl: A statue by Ida Moor.",
                    "Ida Moor: She studied in Ghent.",
                    "Where did the sculptor of The Owl study?",
                    "Ghent",
                ),
            )
        ),
    ),
    right(
        "CoQA with the talk so far",
        "coqa",
        r"""
        text = data["story"] + "\n\n"
        for question, answer in zip(data["questions"], data["answers"]):
            text += f"Q: {question}\n\nA: {answer}\n\n"
        text += f"Q: {data['questions'][-1]}\n\nA:"
        gold = data["last"]
        """,
        tuple(
            {"story": story, "questions": [first, then], "answers": [reply], "last": last}
            for story, first, reply, then, last in (
                (
                    "Tim found a kitten in the barn.",
                    "What did Tim find?",
                    "a kitten",
                    "Where?",
                    "in the barn",
                ),
                ("Eva baked a pie for her aunt.", "Who baked?", "Eva", "For whom?", "her aunt"),
                (
                    "The king rode to York on a mule.",
                    "Where did he ride?",
                    "York",
                    "On what?",
                    "a mule",
                ),
                (
                    "Dan sold his bike for 50 dollars.",
                    "What did he sell?",
                    "his bike",
                    "For how much?",
                    "50 dollars",
                ),
                (
                    "Zoe hid the key under a mat.",
                    "What did she hide?",
                    "the key",
                    "Under what?",
                    "a mat",
                ),
                (
                    "Rain fell on Paris for six days.",
                    "Where did it rain?",
                    "Paris",
                    "For how long?",
                    "six days",
                ),
                (
                    "Mr Hill taught maths in a prison.",
                    "What did he teach?",
                    "maths",
                    "Where was that?",
                    "in a prison",
                ),
                ("The dog Rex saved two girls.", "Who was saved?", "two girls", "By whom?", "Rex"),
            )
        ),
        fewshot=0,
    ),
    right(
        "TyDi QA gold passage",
        "tydiqa",
        r"""
        text = "Read the passage and answer the question with words from the passage.\n"
        text += f"Passage: {data['context']}\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        table(
            "context|question|answer",
            """
            Lake Inari is in the north of Finland and has over 3000 islands.|Where is Lake Inari?|the north of Finland
            Swahili is spoken by more than 80 million people.|How many people speak Swahili?|more than 80 million
            The Bengal tiger feeds on deer and wild boar.|What does the Bengal tiger eat?|deer and wild boar
            Hangul was made under King Sejong.|Under which king was Hangul made?|King Sejong
            Mount Elbrus rises in the Caucasus.|In which mountains is Mount Elbrus?|the Caucasus
            The Nile flows into the Mediterranean Sea.|Where does the Nile end?|the Mediterranean Sea
            Batik is a cloth dyed with the help of wax.|With what is batik dyed?|wax
            Tea came to Japan with Buddhist monks.|Who brought tea to Japan?|Buddhist monks
            """,
        ),
    ),
    right(
        "TriviaQA without a passage",
        "triviaqa",
        r"""
        text = f"Question: {data['question']}\nAnswer:"
        gold = data["value"]
        """,
        table(
            "question|value",
            """
            Which planet has the largest ring system?|Saturn
            Who composed The Four Seasons?|Vivaldi
            What is the capital of Canada?|Ottawa
            In which sport is a shuttlecock used?|badminton
            Which element has the symbol Fe?|iron
            Who painted The Starry Night?|Van Gogh
            What is the largest animal on Earth?|the blue whale
            Which country gave the Statue of Liberty to the USA?|France
            """,
        ),
        description="Answer these questions.",
    ),
    right(
        "StrategyQA with reasons and So the answer is",
        "strategyqa",
        r"""
        answer = "yes" if data["answer"] else "no"
        return {
            "input": f"Q: {data['question']}\nA:",
            "output": f" {data['facts']} So the answer is {answer}.",
            "processed_output": answer,
        }
        """,
        table(
            "question|facts|answer?",
            """
            Could a giraffe hide in a car?|A giraffe is five metres tall. A car is much lower.|false
            Would a vegan eat lentil soup?|Lentils are plants. A vegan eats plants.|true
            Could Mozart have met Napoleon's son?|Mozart died in 1791. The son was born in 1811.|false
            Is a dozen more than ten?|A dozen is twelve. Twelve is more than ten.|true
            Can you ski on the Sun?|Skiing needs snow. The Sun is far too hot for snow.|false
            Do bakers need yeast for most bread?|Most bread is made to rise. Yeast makes it rise.|true
            Would a goldfish survive in the desert?|A goldfish needs water. The desert has hardly any.|false
            Can a hen fit into a suitcase?|A hen is about 40 cm long. A suitcase is longer.|true
            """,
        ),
        postprocess="bbh_post",
        max_tokens=96,
    ),
    right(
        "GSM8K with four marks before the number",
        "gsm8k",
        r"""
        text = f"Question: {data['question']}\nAnswer:"
        gold = data["answer"].split("#### ")[1]
        output = " " + data["answer"]
        return {"input": text, "output": output, "processed_output": gold}
        """,
        table(
            "question|answer",
            """
            Nia has 4 bags of 9 beads. How many beads has she?|She has 4*9=36 beads.⏎#### 36
            A pie costs 12 dollars. What do 3 pies cost?|They cost 3*12=36 dollars.⏎#### 36
            Of 50 chairs 18 are taken. How many are free?|50-18=32 chairs are free.⏎#### 32
            Leo walks 3 miles each day. How far in 2 weeks?|2 weeks are 14 days. 3*14=42 miles.⏎#### 42
            63 eggs go into boxes of 9. How many boxes?|63/9=7 boxes are needed.⏎#### 7
            Uma had 25 stamps and got 17 more. How many now?|25+17=42 stamps.⏎#### 42
            A tank of 90 litres loses 6 litres an hour. When is it empty?|90/6=15 hours.⏎#### 15
            Each of 8 teams has 11 players. How many players?|8*11=88 players.⏎#### 88
            """,
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "MGSM in English",
        "mgsm-en",
        r"""
        text = f"Question: {data['question']}\nStep-by-Step Answer:"
        output = f" {data['steps']} The answer is {data['answer_number']}"
        return {"input": text, "output": output, "processed_output": str(data["answer_number"])}
        """,
        table(
            "question|steps|answer_number#",
            """
            Roger has 5 balls and buys 6 more. How many has he?|He starts with 5. 5 + 6 = 11.|11
            There were 9 computers, and 20 were added. How many are there?|9 + 20 = 29.|29
            Leah ate 35 of 74 sweets. How many are left?|74 - 35 = 39.|39
            Shawn got 2 toys from each of 4 friends. How many toys?|2 * 4 = 8.|8
            Michael lost 23 of his 58 golf balls. How many are left?|58 - 23 = 35.|35
            Olivia buys 5 bagels for 3 dollars each. What does she pay?|5 * 3 = 15.|15
            15 trees stood there, now there are 21. How many were planted?|21 - 15 = 6.|6
            Jason shares 48 nuts among 6 mice. How many each?|48 / 6 = 8.|8
            """,
        ),
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "plain arithmetic as in GPT-3's paper",
        "arithmetic",
        r"""
        text = f"Q: What is {data['a']} {data['op']} {data['b']}?\nA:"
        gold = data["result"]
        """,
        table(
            "a|op|b|result",
            """
            17|plus|25|42
            90|minus|34|56
            6|times|14|84
            48|plus|39|87
            73|minus|58|15
            12|times|11|132
            250|plus|175|425
            400|minus|265|135
            """,
        ),
    ),
)
