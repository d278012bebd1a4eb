"""Right prompts in the wording of collections of exam questions."""

from __future__ import annotations

from tests.lint.making import keyed, right, starred, table

RIGHT = (
    right(
        "MMLU with its description of the subject",
        "mmlu-geography",
        r"""
        text = data["question"] + "\n"
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"{letter}. {choice}\n"
        text += "Answer:"
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
            Which country has the largest area?|China/Brazil/*Russia/India
            Which ocean lies between Africa and Australia?|*Indian/Pacific/Atlantic/Arctic
            Which of these cities is a capital?|Sydney/*Ottawa/Mumbai/Istanbul
            Which river flows through Vienna?|Rhine/Elbe/Volga/*Danube
            Which desert lies in Mongolia?|Sahara/*Gobi/Kalahari/Atacama
            Which country borders Portugal?|*Spain/Italy/France/Morocco
            Which line lies at latitude zero?|polar circle/tropic of Cancer/date line/*equator
            Which of these is an island?|Norway/Kenya/*Iceland/Nepal
            """
        ),
        description="The following are multiple choice questions (with answers) about geography.",
    ),
    right(
        "MMLU-Pro with steps and the answer in brackets",
        "mmlu-pro-math",
        r"""
        text = "Question:\n" + data["question"] + "\nOptions:\n"
        text += "\n".join(f"{letter}. {each}" for letter, each in zip("ABCDE", data["options"]))
        text += "\nAnswer: Let's think step by step."
        gold = "ABCDE"[data["answer_index"]]
        return {
            "input": text,
            "output": f" {data['cot']} The answer is ({gold}).",
            "processed_output": gold,
        }
        """,
        tuple(
            {"cot": cot, **row}
            for cot, row in zip(
                (
                    "12 times 5 is 60.",
                    "A half of 90 is 45.",
                    "2 to the power of 5 is 32.",
                    "The angles sum to 180, and 180 - 60 - 70 = 50.",
                    "20 percent of 150 is 30.",
                    "The square of 13 is 169.",
                    "3x = 21 gives x = 7.",
                    "4 + 9 + 5 = 18, and 18 / 3 = 6.",
                    "The area is 8 * 7 = 56.",
                    "The primes are 2, 3, 5 and 7, so there are 4.",
                ),
                starred(
                    """
                    What is 12 times 5?|50/*60/65/72/125
                    What is a half of 90?|*45/40/30/50/180
                    What is 2 to the power of 5?|10/16/25/*32/64
                    Two angles of a triangle are 60 and 70. What is the third?|30/40/*50/60/70
                    What is 20 percent of 150?|15/20/25/75/*30
                    What is the square of 13?|26/*169/196/144/139
                    If 3x = 21, what is x?|6/8/9/18/*7
                    What is the mean of 4, 9 and 5?|5/9/*6/7/18
                    What is the area of a rectangle of 8 by 7?|15/30/48/*56/64
                    How many primes are less than 10?|*4/3/5/6/2
                    """,
                    choices="options",
                    answer="answer_index",
                ),
                strict=True,
            )
        ),
        postprocess="agieval_single_answer_post",
        max_tokens=128,
    ),
    right(
        "ARC by PPL with the options' texts",
        "arc-easy",
        r"""
        text = f"Question: {data['question']}\nAnswer:"
        gold = next(key for key, score in data["target_scores"].items() if score)
        """,
        keyed(
            "question",
            """
            Which gas do animals need to breathe?|*oxygen/helium/neon/methane
            Which tool measures temperature?|ruler/scale/*thermometer/compass
            What turns water into steam?|*heat/light/sound/dust
            Which organ pumps the blood?|lung/*heart/liver/brain
            Which planet do we live on?|Venus/Saturn/Mars/*Earth
            What do roots take from the soil?|sunlight/*water/sugar/pollen
            Which animal lays eggs?|horse/whale/*hen/bat
            Which material conducts electricity?|wood/rubber/glass/*copper
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "OpenBookQA with its fact",
        "openbookqa",
        r"""
        lines = ["Fact: " + data["fact1"], "Question: " + data["question_stem"]]
        lines += [f"{letter}) {text}" for letter, text in zip("ABCD", data["choices"])]
        text = "\n".join(lines) + "\nAnswer:"
        gold = "ABCD"[data["answer"]]
        """,
        tuple(
            {"fact1": fact, **row}
            for fact, row in zip(
                (
                    "metal conducts heat",
                    "plants need light to grow",
                    "friction slows a moving object",
                    "a mirror reflects light",
                    "ice is less dense than water",
                    "hibernation saves energy in winter",
                    "magnets attract iron",
                    "the moon moves the tides",
                ),
                starred(
                    """
                    Which spoon gets hot in soup?|a wooden one/*a steel one/a plastic one/a bone one
                    Where would a bean grow best?|in a cellar/in a box/in a cave/*on a sill
                    What stops a sled soonest?|*gravel/ice/wet snow/oil
                    What helps to see round a corner?|a brick/a book/*a mirror/a sponge
                    What floats in a glass of water?|*an ice cube/a coin/a nail/a stone
                    Which animal sleeps all winter?|a horse/*a dormouse/a hen/a goat
                    What sticks to a magnet?|a leaf/a cork/*a nail/a button of wood
                    What does the moon make rise?|the wind/the fog/the price/*the sea
                    """,
                    "question_stem",
                ),
                strict=True,
            )
        ),
    ),
    right(
        "PIQA with two solutions",
        "piqa",
        r"""
        text = f"Goal: {data['goal']}\nWhich solution is better?\n"
        text += f"A. {data['sol1']}\nB. {data['sol2']}\nAnswer:"
        gold = "AB"[data["label"]]
        """,
        table(
            "goal|sol1|sol2|label#",
            """
            To dry wet shoes|stuff them with paper.|stuff them with snow.|0
            To open a tight jar|pour sand over the lid.|run hot water over the lid.|1
            To keep cut apples white|rub them with soil.|rub them with lemon.|1
            To remove a splinter|use tweezers.|use a rolling pin.|0
            To cool a cup of tea|set it on a stove.|stir in some cold milk.|1
            To hang a picture|hammer a nail into the wall.|press a grape into the wall.|0
            To sharpen a pencil|turn it in a sharpener.|turn it in a bowl of flour.|0
            To clean a window|wipe it with butter.|wipe it with a damp cloth.|1
            """,
        ),
    ),
    right(
        "SIQA with three options",
        "siqa",
        r"""
        text = f"Context: {data['context']}\nQuestion: {data['question']}\n"
        text += f"A. {data['answerA']}\nB. {data['answerB']}\nC. {data['answerC']}\nAnswer:"
        gold = "ABC"[int(data["label"]) - 1]
        """,
        table(
            "context|question|answerA|answerB|answerC|label",
            """
            Robin spilled juice on the guest's shirt.|What will Robin do next?|say sorry|laugh|ask for money|1
            Kai studied all month for the test.|How will Kai feel after passing?|ashamed|proud|bored|2
            Lou gave her seat to an old man.|How would you describe Lou?|greedy|lazy|kind|3
            Sam lost his wallet on the bus.|What will Sam want to do?|call the bus company|buy a bus|go dancing|1
            Alex shouted at his little sister.|How will the sister feel?|rich|sad|hungry|2
            Jan forgot her friend's birthday.|What will Jan want to do?|move away|eat soup|send a late card|3
            Pat saw a child fall into the pond.|What will Pat do next?|pull the child out|read on|take a nap|1
            Toni baked bread for the whole street.|How will the neighbours feel?|angry|afraid|grateful|3
            Max broke the school record.|What will others say to Max?|go away|well done|shame on you|2
            """,
        ),
    ),
    right(
        "HellaSwag by PPL",
        "hellaswag",
        r"""
        text = data["activity"] + ": " + data["ctx"]
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "activity|ctx",
            """
            Making tea|A woman fills a kettle with water. She|*sets it on the stove./paints it on a wall.
            Washing a car|A man sprays a car with a hose. He|eats the tyres./*rubs it with a sponge.
            Playing chess|Two boys sit at a board. One of them|*moves a pawn./cooks a pawn.
            Shaving|A man puts foam on his cheeks. He then|*takes a razor./takes a train.
            Baking|A girl mixes flour and eggs. She|buries the bowl./*pours the dough into a tin.
            Rowing|Four women sit in a boat. They|knit a bridge./*pull the oars.
            Gardening|A man digs a hole in the lawn. He|*plants a tree in it./plants a song in it.
            Bowling|A boy picks up a heavy ball. He|reads it aloud./*rolls it down the lane.
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "CommonsenseQA with five options on lines",
        "commonsenseqa",
        r"""
        text = f"Question: {data['question']}\n"
        text += "\n".join(f"{key}. {each}" for key, each in zip("ABCDE", data["choices"]))
        text += "\nAnswer:"
        gold = "ABCDE"[data["answer"]]
        """,
        starred(
            """
            Where do you keep milk cold?|oven/*fridge/drawer/garage/attic
            What do you use to cut paper?|spoon/towel/*scissors/pillow/candle
            Where would you find many books?|*library/pool/stable/quarry/bakery
            What do people wear on their feet?|gloves/scarves/hats/*shoes/belts
            Where do trains stop?|orchard/cinema/harbour/meadow/*station
            What wakes people in the morning?|lullaby/*alarm clock/blanket/curtain/dream
            What grows on an apple tree?|*apples/nuts/potatoes/roses/corn
            Where do fish live?|desert/sky/*sea/closet/tower
            What do you write with?|shovel/ladder/cup/*pen/bucket
            What do you need when it rains?|sunscreen/fan/kite/ice/*umbrella
            """
        ),
    ),
    right(
        "RACE with article and question",
        "race",
        r"""
        text = f"Article: {data['article']}\n\nQuestion: {data['question']}\n\n"
        text += "\n".join(f"{letter}. {each}" for letter, each in zip("ABCD", data["options"]))
        text += "\n\nAnswer:"
        gold = data["answer"]
        """,
        tuple(
            {
                "article": article,
                "question": question,
                "options": options.split("/"),
                "answer": answer,
            }
            for article, question, options, answer in (
                (
                    "Lily missed the bus and walked to school.",
                    "How did Lily go?",
                    "by bus/on foot/by car/by bike",
                    "B",
                ),
                (
                    "Grandpa grows roses and sells them in May.",
                    "When does he sell?",
                    "May/June/July/March",
                    "A",
                ),
                (
                    "The zoo has a new baby elephant named Tembo.",
                    "Who is Tembo?",
                    "a keeper/a lion/an elephant/a boy",
                    "C",
                ),
                (
                    "Carl wanted tea, but only coffee was left.",
                    "What was left?",
                    "milk/tea/juice/coffee",
                    "D",
                ),
                (
                    "It was so foggy that no plane could land.",
                    "What was the weather?",
                    "fog/hail/snow/sun",
                    "A",
                ),
                (
                    "Three pupils won books, and one won a watch.",
                    "How many won books?",
                    "one/two/three/four",
                    "C",
                ),
                (
                    "The shop sells hats, but it is shut on Monday.",
                    "When is it shut?",
                    "Friday/Monday/Sunday/Tuesday",
                    "B",
                ),
                (
                    "Nora paints at night because it is quiet then.",
                    "Why at night?",
                    "light/cost/heat/quiet",
                    "D",
                ),
            )
        ),
    ),
    right(
        "AGIEval with brackets and the usual cue",
        "agieval-lsat",
        r"""
        choices = " ".join(f"({letter}){text}" for letter, text in zip("ABCD", data["choices"]))
        text = f"Q: {data['question']} Answer Choices: {choices}\n"
        text += "A: Among A through D, the answer is"
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
            All poets are readers. Ann is a poet. What follows?|Ann sings/*Ann is a reader/Ann is rich/Ann is shy
            No cat barks. Tom is a cat. What follows?|*Tom does not bark/Tom barks/Tom sleeps/Tom is old
            If it rains, we stay. It rains. What follows?|We go/We swim/*We stay/We sing
            Ben is taller than Al, and Al than Ed. Who is shortest?|Ben/Al/Di/*Ed
            Every red box is full. This box is empty. What follows?|It is big/It is red/*It is not red/It is open
            P or Q holds. P does not hold. What follows?|*Q holds/P holds/Neither holds/Both hold
            Kim arrives before Lee, and Lee before Mo. Who is last?|Kim/Lee/Jo/*Mo
            Only members may vote. Sue votes. What follows?|Sue is new/*Sue is a member/Sue is chair/Sue is late
            """
        ),
    ),
    right(
        "MedQA",
        "medqa",
        r"""
        text = "Give the letter of the best answer to this medical question.\n\n"
        text += f"Question: {data['question']}\n"
        for letter, option in zip("ABCD", data["choices"]):
            text += f"{letter}. {option}\n"
        text += "Answer:"
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
            Lack of which vitamin causes scurvy?|vitamin A/vitamin B1/*vitamin C/vitamin K
            Which hormone lowers blood sugar?|*insulin/glucagon/cortisol/adrenaline
            Which organ makes urine?|liver/*kidney/spleen/pancreas
            Which cells carry oxygen in the blood?|platelets/neurons/lymphocytes/*erythrocytes
            Which bone is in the thigh?|tibia/*femur/ulna/radius
            Inflammation of the liver is called what?|nephritis/gastritis/*hepatitis/arthritis
            Which gland lies in the neck?|*thyroid/adrenal/prostate/pineal
            Which drug is an antibiotic?|aspirin/warfarin/insulin/*penicillin
            """
        ),
    ),
    right(
        "PubMedQA with yes, no and maybe",
        "pubmedqa",
        r"""
        text = f"Abstract: {data['context']}\nQuestion: {data['question']}\nAnswer (yes, no or maybe):"
        gold = data["final_decision"]
        """,
        table(
            "context|question|final_decision",
            """
            In 90 patients the drug halved the number of attacks.|Does the drug reduce attacks?|yes
            Pain after surgery was the same in both groups.|Does music ease pain after surgery?|no
            Results differed between the two centres, and the sample was small.|Does zinc shorten colds?|maybe
            Falls were less frequent in those who trained.|Does balance training prevent falls?|yes
            The test missed half of the cases and cannot be advised.|Is the test reliable?|no
            One trial found a benefit, and the other found none.|Does fish oil help memory?|maybe
            Infections dropped by a third after the new rule on hands.|Does hand washing lower infections?|yes
            Survival was not changed by the longer therapy.|Does longer therapy improve survival?|no
            The trend was not conclusive, and more data are needed.|Is early discharge safe?|maybe
            """,
        ),
    ),
)
