"""Right prompts in English with options to choose from."""

from __future__ import annotations

from tests.lint.making import keyed, records, right, scored, starred, table

RIGHT = (
    right(
        "multiple choice by letter, as MMLU with its description",
        "geography-mmlu",
        r"""
        text = data["question"] + "\n"
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"{letter}. {choice}\n"
        text += "Answer:"
        gold = "ABCD"[data["answer"]]
        """,
        starred("""
        Which is the longest river in Africa?|Congo/*Nile/Niger/Zambezi
        Which country has the largest population in South America?|*Brazil/Peru/Chile/Argentina
        Mount Kilimanjaro lies in which country?|Kenya/Uganda/Ethiopia/*Tanzania
        Which sea lies between Italy and Croatia?|Black Sea/Red Sea/*Adriatic Sea/Baltic Sea
        What is the capital of Canada?|Toronto/Montreal/Vancouver/*Ottawa
        Which desert covers much of Mongolia?|*Gobi/Sahara/Namib/Atacama
        Which line of latitude is at zero degrees?|Arctic Circle/Tropic of Cancer/*Equator/Tropic of Capricorn
        Which of these countries has no coast?|Spain/*Switzerland/Greece/Norway
        """),
        description="The following are multiple choice questions (with answers) about geography.",
    ),
    right(
        "multiple choice with letters in brackets, as papers' appendices write them",
        "body-brackets",
        r"""
        letters = ["A", "B", "C", "D"]
        options = "\n".join(f"({a}) {b}" for a, b in zip(letters, data["choices"]))
        text = f"Question: {data['question']}\n{options}\nAnswer:"
        gold = letters[data["answer"]]
        return {"input": text, "output": f" ({gold})", "processed_output": gold}
        """,
        starred("""
        Which organ pumps the blood?|lung/*heart/liver/kidney
        Where is insulin made?|*pancreas/stomach/spleen/brain
        How many chambers has the human heart?|two/three/*four/six
        Which bone is the longest in the body?|skull/rib/shin bone/*thigh bone
        Which cells carry oxygen?|white blood cells/nerve cells/*red blood cells/skin cells
        What is the normal body temperature in degrees Celsius?|*37/27/47/57
        Where does digestion of starch begin?|stomach/*mouth/large intestine/gullet
        Which gas do we breathe out more than we breathe in?|oxygen/nitrogen/helium/*carbon dioxide
        """),
        postprocess="exact_match_post",
    ),
    right(
        "multiple choice by number with 'Choose the number'",
        "synonym-number",
        r"""
        lines = [f"Which word is closest in meaning to '{data['word']}'?"]
        lines += [f"{number}. {option}" for number, option in enumerate(data["options"], 1)]
        lines.append("Answer with the number of the right option.")
        text = "\n".join(lines) + "\nAnswer:"
        gold = str(data["label"] + 1)
        """,
        starred(
            """
            quick|*fast/late/heavy/dull
            begin|finish/*start/break/hide
            silent|loud/bright/*quiet/warm
            wealthy|ill/young/weak/*rich
            buy|sell/lend/*purchase/waste
            angry|*furious/calm/hungry/sleepy
            brave|shy/lazy/polite/*courageous
            huge|tiny/*enormous/narrow/soft
            """,
            "word",
            "options",
            "label",
        ),
    ),
    right(
        "multiple choice by the option's text",
        "opposite-text",
        r"""
        text = (
            f"What is the opposite of \"{data['word']}\"?\n"
            f"Options: {', '.join(data['choices'])}\nAnswer:"
        )
        gold = data["choices"][data["answer"]]
        """,
        starred(
            """
            hot|warm/*cold/dry
            early|soon/first/*late
            empty|*full/hollow/open
            strong|*weak/tough/solid
            remember|learn/*forget/recall
            arrive|come/travel/*leave
            ancient|old/*modern/royal
            generous|kind/noble/*stingy
            victory|*defeat/battle/prize
            """,
            "word",
        ),
    ),
    right(
        "science by PPL with the options' texts, as ARC in lm-evaluation-harness",
        "arc-ppl",
        r"""
        text = f"Question: {data['question']}\nAnswer:"
        for option, score in data["target_scores"].items():
            if score:
                gold = option
        """,
        keyed(
            "question",
            """
            Which of these is a renewable source of energy?|coal/*wind/natural gas/petrol
            Which tool measures temperature?|*a thermometer/a balance/a ruler/a compass
            What do tadpoles grow into?|fish/lizards/*frogs/snails
            Which of these conducts electricity best?|wood/glass/rubber/*copper
            What causes day and night?|*the rotation of the Earth/the phases of the Moon/the tides/the seasons
            Which state of matter has a fixed shape?|a gas/*a solid/a liquid/a plasma
            What do roots take up from the soil?|light/sugar/*water/oxygen gas
            Which planet is closest to the Sun?|Venus/Earth/Mars/*Mercury
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "what happens next by PPL, as COPA and HellaSwag",
        "copa-ppl",
        r"""
        joint = {"cause": "because", "effect": "so"}[data["asks"]]
        text = f"{data['premise'].rstrip('.')} {joint}"
        gold = [key for key, score in data["target_scores"].items() if score == 1][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        keyed(
            "premise|asks",
            """
            The vase fell to the floor.|effect|*it broke into pieces./it turned blue.
            The man put up his umbrella.|cause|he was hungry./*it had begun to rain.
            The girl studied hard for the test.|effect|she failed every question./*she got a good mark.
            The ice cream melted.|cause|*it was left in the sun./it was made of milk.
            The alarm did not ring.|effect|*he came late to work./he bought a bigger house.
            The street was covered with leaves.|cause|the shops were closed./*a storm had shaken the trees.
            The battery was empty.|effect|the phone rang louder./*the phone switched itself off.
            The audience clapped.|cause|*they had enjoyed the play./the doors were locked.
            """,
            " ",
        ),
        method="ppl",
        metric="log_prob",
    ),
    right(
        "common sense with five options and an instruction before them",
        "csqa-five",
        r"""
        text = "Answer the following multiple choice question. Reply with the letter only.\n\n"
        text += f"{data['question']}\n"
        text += "\n".join(f"{l}) {c}" for l, c in zip("ABCDE", data["choices"]))
        text += "\n\nAnswer:"
        gold = "ABCDE"[data["answer"]]
        """,
        starred("""
        Where would you keep milk cold?|oven/*refrigerator/drawer/bookshelf/garage
        What do people use to cut paper?|*scissors/spoon/hammer/rope/broom
        Where do you go to borrow a book?|bakery/stadium/pharmacy/*library/car wash
        What do you wear on your feet when it snows?|sandals/gloves/scarf/hat/*boots
        What would you use to see stars better?|microscope/mirror/*telescope/umbrella/lamp
        Where are you most likely to meet a lion outside Africa?|*zoo/school/office/bank/subway
        What do you need in order to send a letter?|*stamp/ticket/key/battery/coin
        Who repairs a leaking pipe?|baker/tailor/*plumber/pilot/dentist
        Where do fish live?|tree/*sea/nest/cave/attic
        What do people do when they are tired?|dance/shout/cook/*sleep/climb
        """),
        fewshot=5,
    ),
    right(
        "pronouns by PPL, as Winogrande's two names",
        "winograd-ppl",
        r"""
        text = f"{data['sentence']}\nQuestion: Who or what does \"{data['pronoun']}\" refer to?\nAnswer:"
        gold = [name for name in data["target_scores"] if data["target_scores"][name]][0]
        """,
        keyed(
            "sentence|pronoun",
            """
            The trophy does not fit into the case because it is too big.|it|*the trophy/the case
            Anna thanked Ruth for the help that she had given.|she|Anna/*Ruth
            The truck overtook the bicycle because it was so slow.|it|the truck/*the bicycle
            Paul lent Mark his tent, as he had forgotten to pack one.|he|Paul/*Mark
            The ball broke the window because it was made of thin glass.|it|the ball/*the window
            Tom apologised to Ben because he had lied.|he|*Tom/Ben
            The dog chased the cat until it ran up a tree to hide.|it|the dog/*the cat
            Jane beat Susan at chess because she had practised more.|she|*Jane/Susan
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "reading comprehension by letter, as RACE",
        "race-letters",
        r"""
        text = f"Article: {data['article']}\n\nQuestion: {data['question']}\n"
        for i, option in enumerate(data["options"]):
            text += f"{chr(65 + i)}. {option}\n"
        text += "Answer:"
        gold = chr(65 + data["answer"])
        """,
        tuple(
            {
                "article": article,
                "question": question,
                "options": options.split("/"),
                "answer": place,
            }
            for article, question, options, place in (
                (
                    "Lucy wanted to be a pilot, but her eyes were too weak. Now she builds planes.",
                    "What does Lucy do?",
                    "She flies planes./She builds planes./She tests eyes./She sells tickets.",
                    1,
                ),
                (
                    "The fair was to be held in the park. As the grass was wet, it was moved to the school.",
                    "Where was the fair held?",
                    "In the park./At the market./In the street./At the school.",
                    3,
                ),
                (
                    "Sam saved for a year to buy a drum. When he saw a hungry dog, he bought food instead.",
                    "What did Sam buy?",
                    "Food for a dog./A drum./A dog./A guitar.",
                    0,
                ),
                (
                    "Mr. Lee walks to work in summer and takes the tram in winter. He has never owned a car.",
                    "How does Mr. Lee go to work in winter?",
                    "By car./On foot./By tram./By bike.",
                    2,
                ),
                (
                    "The twins look alike, but Mia loves football, while Ida spends her days painting.",
                    "What does Ida like?",
                    "Football./Singing./Cooking./Painting.",
                    3,
                ),
                (
                    "Nobody believed the old map until the boys dug under the oak and found a chest.",
                    "Where was the chest?",
                    "Under a tree./In a cave./On a ship./In a barn.",
                    0,
                ),
                (
                    "The baker gets up at three. By six the bread is on the shelves, and at noon he sleeps.",
                    "When does the baker get up?",
                    "At noon./At three./At six./At nine.",
                    1,
                ),
                (
                    "Dora planted roses, but rabbits ate them. This year she plants thyme, which rabbits hate.",
                    "Why does Dora plant thyme?",
                    "It is cheap./It smells of roses./Rabbits do not eat it./Her mother likes it.",
                    2,
                ),
            )
        ),
    ),
    right(
        "odd one out from a list",
        "odd-one-out",
        r"""
        text = f"Which word does not belong with the others?\n{', '.join(data['words'])}\nAnswer:"
        gold = data["odd"]
        """,
        table(
            "words*|odd",
            """
            apple/pear/hammer/plum|hammer
            tulip/trout/salmon/herring|tulip
            piano/violin/flute/carpet|carpet
            red/seven/green/blue|seven
            window/bus/tram/train|window
            Monday/Friday/Sunday/April|April
            nose/spoon/ear/mouth|spoon
            oak/birch/eagle/maple|eagle
            Paris/banana/Madrid/Rome|banana
            """,
        ),
    ),
    right(
        "analogies with four options",
        "analogy-letters",
        r"""
        a, b, c = data["a"], data["b"], data["c"]
        options = " ".join(f"({letter}) {word}" for letter, word in zip("abcd", data["words"]))
        text = f"{a} is to {b} as {c} is to ...\n{options}\nAnswer:"
        gold = "abcd"[data["answer"]]
        """,
        records(
            "a b c words answer",
            ("bird", "nest", "bee", ["honey", "hive", "wing", "flower"], 1),
            ("day", "night", "summer", ["winter", "sun", "month", "heat"], 0),
            ("hand", "glove", "foot", ["toe", "leg", "sock", "knee"], 2),
            ("teacher", "school", "doctor", ["nurse", "pill", "illness", "hospital"], 3),
            ("France", "Paris", "Japan", ["Kyoto", "Osaka", "Tokyo", "Seoul"], 2),
            ("cat", "kitten", "dog", ["puppy", "calf", "bone", "foal"], 0),
            ("pen", "write", "knife", ["fork", "steel", "sharp", "cut"], 3),
            ("cow", "milk", "hen", ["rooster", "egg", "feather", "barn"], 1),
        ),
    ),
    right(
        "a single answer by 'The answer is (X).', as in UltraEval's AGIEval",
        "chemistry-the-answer-is",
        r"""
        text = f"Q: {data['question']} Answer Choices:"
        for letter, choice in zip("ABCD", data["choices"]):
            text += f" ({letter}) {choice}"
        text += "\nA: Among A through D, the answer is"
        gold = "ABCD"[data["answer"]]
        """,
        starred("""
        What is the chemical symbol of gold?|Go/Ag/*Au/Gd
        Which gas makes up most of the air?|*nitrogen/oxygen/argon/hydrogen
        What is the pH of pure water?|1/5/9/*7
        Which element has the atomic number 1?|helium/*hydrogen/carbon/lithium
        What is table salt made of?|*sodium and chlorine/iron and oxygen/carbon and sulphur/zinc and copper
        Which metal rusts?|gold/silver/*iron/platinum
        Which acid is in vinegar?|citric acid/*acetic acid/nitric acid/lactic acid
        What is the formula of carbon dioxide?|CO/C2O/H2O/*CO2
        """),
    ),
    right(
        "gap filling by PPL with whole words, the gap written as a line",
        "cloze-ppl",
        r"""
        text = (
            "Choose the word that fits the gap.\n"
            f"{data['question']}\nOptions: {' / '.join(data['target_scores'])}\nThe missing word is:\n"
        )
        gold = [word for word, score in data["target_scores"].items() if score][0]
        """,
        scored("""
        She has lived here ___ 2010.|for/*since/from
        I am looking forward ___ seeing you.|*to/at/on
        He is the ___ boy in the class.|tall/taller/*tallest
        There isn't ___ milk left.|some/*any/many
        If it rains, we ___ at home.|*will stay/stayed/had stayed
        My sister is good ___ maths.|in/on/*at
        They ___ dinner when I arrived.|have/*were having/has had
        This is the man ___ car was stolen.|*whose/who/which
        """),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "true/false by letter, the two options listed",
        "maths-true-false-letter",
        r"""
        text = f"{data['claim']}\nA. True\nB. False\nAnswer:"
        gold = "A" if data["true"] else "B"
        """,
        table(
            "claim|true?",
            """
            Every square is a rectangle.|true
            The number 91 is prime.|false
            The angles of a triangle add up to 180 degrees.|true
            The square root of 49 is 9.|false
            Two parallel lines never meet in a plane.|true
            A hexagon has eight sides.|false
            Every even number is divisible by four.|false
            The diameter of a circle is twice its radius.|true
            """,
        ),
    ),
)
