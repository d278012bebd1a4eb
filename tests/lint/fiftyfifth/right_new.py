"""Right prompts of other trades, in English: code, sums, chats, lists, and what looks odd."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, starred

RIGHT: tuple[Right, ...] = (
    ask(
        "one-word prompts: the young of animals",
        qa("""
        cow > calf
        sheep > lamb
        horse > foal
        goose > gosling
        goat > kid
        pig > piglet
        deer > fawn
        lion > cub
        hen > chick
        swan > cygnet
        """),
        'data["q"] + " ~"',
    ),
    ask(
        "sums that are wrong on purpose, to be put right",
        qa("""
        3 + 4 = 9 > 7
        10 - 6 = 3 > 4
        5 * 5 = 20 > 25
        18 / 3 = 5 > 6
        7 + 7 = 12 > 14
        9 * 4 = 32 > 36
        20 - 11 = 8 > 9
        48 / 6 = 9 > 8
        13 + 8 = 20 > 21
        6 * 7 = 45 > 42
        """),
        "f\"This sum is wrong: {data['q']}\\nWrite the right result.\\nResult:\"",
    ),
    ask(
        "misspelt words to be mended",
        qa("""
        recieve > receive
        definately > definitely
        seperate > separate
        occured > occurred
        untill > until
        wich > which
        begining > beginning
        neccessary > necessary
        goverment > government
        acommodate > accommodate
        tommorow > tomorrow
        """),
        "f\"Misspelt: {data['q']}\\nCorrect:\"",
    ),
    ask(
        "the typo itself is to be copied out of a sentence",
        qa(
            """
        The postman brougt two letters. > brougt
        She drinks her cofee black. > cofee
        We waited for the trian in the rain. > trian
        His umbrela was broken. > umbrela
        They live in a small vilage. > vilage
        The docter was late today. > docter
        I forgot my pasport at home. > pasport
        Her brother plays the gitar. > gitar
        The bread is still warm when the kichen opens. > kichen
        Birds fly south in autum. > autum
        """
        ),
        "f\"One word is misspelt. Copy it as it stands.\\n{data['q']}\\nWord:\"",
    ),
    ask(
        "seconds from minutes and seconds",
        qa("""
        2:05 > 125
        0:48 > 48
        1:30 > 90
        3:12 > 192
        10:00 > 600
        4:59 > 299
        0:07 > 7
        6:21 > 381
        5:15 > 315
        12:34 > 754
        """),
        "f\"{data['q']} is how many seconds?\\nSeconds:\"",
    ),
    ask(
        "prices to the penny, with a full stop at the end of the answer",
        qa("""
        3 rolls at 0.40 > 1.20.
        2 teas at 2.25 > 4.50.
        5 stamps at 0.85 > 4.25.
        4 pears at 0.30 > 1.20.
        6 eggs at 0.35 > 2.10.
        2 scones at 1.95 > 3.90.
        3 lemons at 0.55 > 1.65.
        10 nails at 0.12 > 1.20.
        7 cards at 1.10 > 7.70.
        """),
        "f\"What do {data['q']} cost? End with a full stop.\\nTotal:\"",
    ),
    ask(
        "text with prompts in it, which is to be classed by its kind",
        qa("""
        Q: What is the capital of Peru? A: > completion
        You are a helpful assistant. Be brief. > system
        User: Hi! Assistant: Hello! User: > dialogue
        Translate into Dutch: good morning > instruction
        The following are questions with answers. Question: > completion
        You are Pim, a grumpy pirate. Never break character. > system
        Summarise the mail below in a line. > instruction
        Human: Is it raining? AI: No. Human: > dialogue
        Count the vowels in "orange". > instruction
        Act as a notary and refuse all else. > system
        """),
        '"Which kind of prompt is it: completion, system, dialogue or instruction?\\n---\\n"'
        ' + data["q"] + "\\n---\\nKind:"',
        fewshot=4,
    ),
    ask(
        "placeholders in braces stand in the rows, and are to be listed",
        qa("""
        Dear {name}, your parcel is here. > name
        Your code is {code}, do not share it. > code
        {city} had rain today. > city
        We owe you {amount} for the return. > amount
        Flight {flight} boards now. > flight
        Hello {first_name}! > first_name
        Call us at {phone} at any time. > phone
        {date}: the shop stays shut. > date
        Table {table} asks for the bill. > table
        """),
        '"Which variable does the template have?\\nTemplate: " + data["q"] + "\\nVariable:"',
    ),
    ask(
        "code with a gap, of which the operator is missing",
        qa("""
        x = 3 __ 4  # 12 > *
        y = 10 __ 3  # 7 > -
        z = 2 __ 5  # 32 > **
        a = 9 __ 2  # 4 > //
        b = 8 __ 6  # 14 > +
        c = 17 __ 5  # 2 > %
        d = 20 __ 4  # 16 > -
        e = 6 __ 6  # 36 > *
        f = 3 __ 2  # 9 > **
        """),
        '"Which operator of Python is missing? The comment has the value.\\n" '
        '+ data["q"] + "\\nOperator:"',
    ),
    ask(
        "HTTP verbs, one prompt in square brackets",
        qa("""
        read a user > GET
        add a new order > POST
        delete a photo > DELETE
        replace a whole profile > PUT
        change one field of a profile > PATCH
        list all orders > GET
        remove a comment > DELETE
        create an account > POST
        overwrite a document > PUT
        """),
        "f\"[{data['q']}] HTTP method:\"",
    ),
    ask(
        "a number is left out of a list on purpose",
        qa("""
        3, 6, _, 12, 15 > 9
        20, _, 16, 14 > 18
        1, 2, 4, _, 16 > 8
        _, 10, 15, 20 > 5
        81, 27, _, 3 > 9
        7, 14, _, 28 > 21
        100, 50, _, 12.5 > 25
        2, 5, 8, _ > 11
        11, _, 33, 44 > 22
        """),
        '"Fill the gap.\\n" + data["q"] + "\\nGap:"',
    ),
    ask(
        "times of the day in two ways of writing",
        qa("""
        3:15 p.m. > 15:15
        12:05 a.m. > 00:05
        7:40 a.m. > 07:40
        11:59 p.m. > 23:59
        12:30 p.m. > 12:30
        6:00 p.m. > 18:00
        1:20 a.m. > 01:20
        9:45 p.m. > 21:45
        10:10 a.m. > 10:10
        """),
        "f\"In 24-hour time, {data['q']} is\"",
    ),
    ask(
        "haikus: which line has the animal",
        records(
            "lines a",
            (["An old silent pond", "A frog jumps into the dark", "Rings of water spread"], "2"),
            (["A crow on one leg", "The field is white with first snow", "Nobody comes by"], "1"),
            (
                [
                    "Steam from the teapot",
                    "Rain is knocking at the door",
                    "The cat sleeps through it",
                ],
                "3",
            ),
            (
                ["The moon in the well", "A moth drinks from the bucket", "And the night goes on"],
                "2",
            ),
            (["Geese call over roofs", "Somebody closes a gate", "Leaves on the doorstep"], "1"),
            (
                [
                    "Dust upon the road",
                    "All the poppies bow their heads",
                    "Home comes the tired ox",
                ],
                "3",
            ),
            (
                ["Fog has filled the bay", "One heron stands for a post", "Bells without a church"],
                "2",
            ),
            (["Ants in the sugar", "Grandmother laughs and says eat", "There is more for us"], "1"),
        ),
        '"In which line is the animal, 1, 2 or 3?\\n\\n" + "\\n".join(data["lines"]) '
        '+ "\\n\\nLine:"',
    ),
    ask(
        "a recipe's steps as a gold of several lines",
        records(
            "q a",
            ("tea", "Boil water.\nPour it over the leaves.\nWait four minutes."),
            ("toast", "Cut the bread.\nPut it into the toaster.\nButter it while it is hot."),
            ("a boiled egg", "Boil water.\nPut the egg in for eight minutes.\nCool it."),
            ("lemonade", "Squeeze three lemons.\nStir in sugar.\nFill up with water."),
            ("rice", "Wash the rice.\nAdd twice as much water.\nCook it with the lid on."),
            ("porridge", "Bring milk to the boil.\nStir in oats.\nLet it stand."),
            ("salad", "Wash the leaves.\nMix oil and vinegar.\nToss it all."),
        ),
        '"How do I make " + data["q"] + "? Three steps, a line each.\\n"',
        output="gold",
        stop=("\n\n",),
        postprocess="",
    ),
    ask(
        "dates in ISO's form",
        qa("""
        5 March 1998 > 1998-03-05
        21 July 2004 > 2004-07-21
        1 January 2000 > 2000-01-01
        30 November 1987 > 1987-11-30
        12 December 2012 > 2012-12-12
        8 June 2019 > 2019-06-08
        17 October 1956 > 1956-10-17
        25 April 1974 > 1974-04-25
        9 February 2021 > 2021-02-09
        """),
        "f\"Date: {data['q']}\\nISO 8601:\"",
    ),
    ask(
        "chess pieces by their letters, with the pawn that has none",
        qa("""
        Nf3 > knight
        Bb5 > bishop
        Qd8 > queen
        Re1 > rook
        Kg2 > king
        e4 > pawn
        Nc6 > knight
        d5 > pawn
        Rxa7 > rook
        Bxf7+ > bishop
        """),
        "f\"Which piece moves? {data['q']}\\nPiece:\"",
        fewshot=5,
    ),
    ask(
        "emoji and their words",
        qa("""
        🍎 > apple
        🚲 > bicycle
        🐘 > elephant
        ☂️ > umbrella
        🎻 > violin
        🕷️ > spider
        🔑 > key
        🌙 > moon
        🧀 > cheese
        """),
        "f\"{data['q']} =\"",
    ),
    ask(
        "the sentence's last word is the answer, as it is a copying task",
        qa("""
        We sail at dawn > dawn
        Bring me the ladder > ladder
        All my friends are asleep > asleep
        He never writes letters > letters
        The bell rang twice > twice
        Nobody knew the password > password
        She keeps bees and goats > goats
        Put the kettle on > on
        Winter came early > early
        """),
        "f\"Repeat the last word of the sentence.\\n{data['q']}\\nLast word:\"",
    ),
    ask(
        "the text is to be repeated, answer and question being one",
        qa("""
        purple monkey > purple monkey
        17 39 4 > 17 39 4
        to and fro > to and fro
        x9-kl > x9-kl
        never mind > never mind
        salt, pepper > salt, pepper
        A man a plan > A man a plan
        0.5 mm > 0.5 mm
        """),
        "f\"Say after me: {data['q']}\\nEcho:\"",
    ),
    ask(
        "log lines in brackets with their level left out",
        qa("""
        disk /dev/sda1 is 91% full, will be full in 2 days > WARN
        request served in 12 ms > INFO
        cannot open database, giving up > ERROR
        user 4711 logged in > INFO
        retrying in 5 s, third try of five > WARN
        out of memory, process killed > ERROR
        configuration loaded > INFO
        certificate expires next week > WARN
        table 'orders' is corrupt, aborting > ERROR
        """),
        "f\"[2024-05-06 07:08:09] [?] {data['q']}\\nLevel, one of INFO, WARN, ERROR:\"",
        fewshot=4,
    ),
    ask(
        "an XML prompt with an id for each item",
        qa("""
        The soup was cold. > negative
        Lovely view from the room! > positive
        The staff went out of their way for us. > positive
        Never again. > negative
        Our bed squeaked all night. > negative
        Best breakfast in years. > positive
        The pool was a dream. > positive
        They lost our luggage and shrugged. > negative
        """),
        '"<task>positive or negative</task>\\n<review>" + data["q"] + "</review>\\n<label>"',
        output='gold + "</label>"',
        stop=("</label>", "\n"),
        fewshot=4,
    ),
    ask(
        "JSON in, a value out",
        records(
            "row a",
            ({"id": 7, "name": "Ada", "age": 31}, "31"),
            ({"id": 12, "name": "Bo", "age": 8}, "8"),
            ({"id": 3, "name": "Cem", "age": 54}, "54"),
            ({"id": 45, "name": "Dag", "age": 19}, "19"),
            ({"id": 28, "name": "Eve", "age": 72}, "72"),
            ({"id": 60, "name": "Fay", "age": 26}, "26"),
            ({"id": 91, "name": "Gus", "age": 40}, "40"),
            ({"id": 84, "name": "Hua", "age": 65}, "65"),
        ),
        'json.dumps(data["row"]) + "\\nage ="',
        above="import json",
    ),
    ask(
        "classification with twelve labels: the month of a holiday",
        qa("""
        New Year's Day > January
        Valentine's Day > February
        St Patrick's Day > March
        April Fools' Day > April
        May Day > May
        Midsummer in Sweden > June
        Bastille Day > July
        Assumption of Mary > August
        Labor Day in the USA > September
        Halloween > October
        All Saints' Day > November
        Christmas Eve > December
        Boxing Day > December
        Independence Day of the USA > July
        """),
        "f\"In which month is it?\\nDay: {data['q']}\\nMonth:\"",
        fewshot=6,
    ),
    ask(
        "is the sentence a pangram, yes or no",
        qa("""
        The quick brown fox jumps over the lazy dog. > yes
        All cats are grey at night. > no
        Pack my box with five dozen liquor jugs. > yes
        She sells sea shells by the shore. > no
        How vexingly quick daft zebras jump! > yes
        Time flies like an arrow. > no
        Sphinx of black quartz, judge my vow. > yes
        A rolling stone gathers no moss. > no
        """),
        'f"Does the sentence have every letter of the alphabet, yes '
        "or no?\\n{data['q']}\\nAnswer:\"",
        fewshot=4,
    ),
    ask(
        "roman numerals",
        qa("""
        4 > IV
        9 > IX
        14 > XIV
        40 > XL
        58 > LVIII
        90 > XC
        400 > CD
        999 > CMXCIX
        1666 > MDCLXVI
        2024 > MMXXIV
        """),
        "f\"{data['q']} in Roman numerals is\"",
    ),
    ask(
        "Morse's signs",
        qa("""
        S > ...
        O > ---
        E > .
        T > -
        A > .-
        N > -.
        R > .-.
        K > -.-
        Q > --.-
        V > ...-
        """),
        "f\"Morse code of {data['q']}:\"",
    ),
    ask(
        "a table with empty cells that are meant",
        records(
            "cells a",
            (["Mon", "9-12", ""], "afternoon"),
            (["Tue", "", "14-17"], "morning"),
            (["Wed", "9-12", ""], "afternoon"),
            (["Thu", "", "13-16"], "morning"),
            (["Fri", "8-11", ""], "afternoon"),
            (["Sat", "", "12-15"], "morning"),
            (["Sun", "10-11", ""], "afternoon"),
            (["Holiday", "", "16-18"], "morning"),
        ),
        '"When is the office shut, in the morning or in the afternoon?\\n| '
        'day | morning | afternoon |\\n| " + " | ".join(data["cells"]) '
        '+ " |\\nShut in the:"',
    ),
    ask(
        "diffs: was a line added or removed",
        qa("""
        +import os > added
        -print(x) > removed
        +    return None > added
        -# old comment > removed
        +x = 1 > added
        -class A: > removed
        -    pass > removed
        +def g(): > added
        """),
        '"Was the line added or removed?\\n```diff\\n" + data["q"] + "\\n```\\nIt was:"',
        fewshot=4,
    ),
    ask(
        "SQL with its keyword left out",
        qa(
            """
        SELECT name ____ users; > FROM
        ____ * FROM orders; > SELECT
        SELECT * FROM cats ____ age = 3; > WHERE
        SELECT id FROM t ORDER ____ id; > BY
        INSERT ____ logs VALUES (1); > INTO
        UPDATE t ____ x = 1; > SET
        ____ TABLE pets (id INT); > CREATE
        SELECT * FROM a LEFT ____ b ON a.id = b.id; > JOIN
        """
        ),
        '"Which keyword is missing?\\n" + data["q"] + "\\nKeyword:"',
    ),
    ask(
        "the judge's ruling with brackets of omission in the text",
        qa("""
        The court [...] finds for the tenant. > tenant
        On appeal the landlord [...] prevails. > landlord
        Judgment is entered for the tenant [...] with costs. > tenant
        The claim of the tenant is dismissed [...]; the landlord keeps the deposit. > landlord
        The landlord shall repay 900 euros [...] to the tenant. > tenant
        The tenant must leave by May [...]. > landlord
        The rise of the rent is void [...]. > tenant
        The landlord may enter the flat [...] after notice. > landlord
        """),
        "f\"Who wins, the tenant or the landlord?\\nRuling: {data['q']}\\nWinner:\"",
        fewshot=4,
    ),
    ask(
        "a chat of three turns whose last is the answer",
        records(
            "turns a",
            (["Hi, do you sell ink?", "Yes, which colour?", "Blue, please."], "blue"),
            (["I need paper.", "White or grey?", "Grey will do."], "grey"),
            (["A notebook, please.", "Red or green cover?", "I'd take the green one."], "green"),
            (["Got any chalk?", "White and yellow.", "Yellow, then."], "yellow"),
            (["Is there felt?", "In black and brown.", "Brown sounds nice."], "brown"),
            (["Two balloons!", "Pink or orange?", "Orange!"], "orange"),
            (["A pen for my aunt.", "Silver or black?", "She likes silver."], "silver"),
            (["Wool, please.", "White, or purple?", "Purple, it's for a hat."], "purple"),
        ),
        '"\\n".join(f"- {turn}" for turn in data["turns"]) + "\\nWhich '
        'colour does the customer want?\\nColour:"',
    ),
    right(
        "four options with their scores, the text alone ranked",
        "right-antonym-ppl",
        """
        scores = data["target_scores"]
        gold = max(scores, key=scores.get)
        text = f"The opposite of {data['word']} is"
        """,
        keyed(
            "word",
            """
        early|*late/soon/first/clock
        shallow|water/*deep/flat/narrow
        borrow|steal/own/*lend/book
        ancient|old/ruin/grave/*modern
        generous|*stingy/kind/rich/gift
        rise|sun/*fall/grow/bread
        noisy|loud/street/*quiet/ear
        guilty|crime/judge/jail/*innocent
        expand|*shrink/grow/wide/map
        """,
            lead=" ",
        ),
        lead="",
        method="ppl",
        fewshot=2,
    ),
    right(
        "one question with five options of letters",
        "right-five-letters",
        """
        text = data["question"] + "\\n" + "\\n".join(
            f"{chr(65 + place)}: {choice}" for place, choice in enumerate(data["choices"])
        )
        text += "\\nLetter:"
        gold = chr(65 + data["answer"])
        """,
        starred("""
        Which is a prime number?|9/15/*17/21/25
        Which is a fish?|whale/seal/otter/*cod/duck
        Which is a verb?|*sing/song/loud/choir/voice
        Which is a planet?|Sun/Moon/Pluto's moon Charon/Sirius/*Venus
        Which is a gas at room temperature?|iron/*neon/gold/salt/sand
        Which is an even number?|*14/3/5/7/9
        Which is a spice?|potato/bread/*cumin/milk/apple
        Which is a river?|Alps/Sahara/Crete/Etna/*Loire
        Which has wheels?|boat/*cart/sledge/kite/ski
        Which is an island?|Spain/Nepal/Peru/*Malta/Chad
        """),
        fewshot=4,
    ),
    right(
        "true and false as booleans of JSON, which is asked for",
        "right-json-bool",
        """
        text = f"Is the number even? Answer true or false, as in JSON.\\n{data['n']}\\n"
        gold = json.dumps(data["n"] % 2 == 0)
        """,
        records("n", *((n,) for n in (14, 7, 30, 21, 8, 95, 46, 3, 112, 77))),
        above="import json",
        lead="",
        fewshot=4,
    ),
    right(
        "a long legend whose labels are numbers",
        "right-legend-numbers",
        """
        text = "\\n".join(
            [
                "What is the sentence? 0 = a question, 1 = an order, 2 = a statement",
                "Sentence: " + data["s"],
                "Number:",
            ]
        )
        gold = str(data["k"])
        """,
        records(
            "s k",
            ("Where is my hat?", 0),
            ("Close the window.", 1),
            ("It snowed in the night.", 2),
            ("Bring your own cup!", 1),
            ("Do owls sleep?", 0),
            ("The lift is out of order.", 2),
            ("Who rang the bell?", 0),
            ("Wait for me here.", 1),
            ("My uncle keeps bees.", 2),
            ("Why is it so dark?", 0),
        ),
        fewshot=4,
    ),
    right(
        "the gold in bold, as is asked",
        "right-bold",
        """
        text = f"Which planet? Write it in **bold**.\\n{data['q']}\\n"
        gold = f"**{data['a']}**"
        """,
        qa("""
        It has the Great Red Spot. > Jupiter
        We live on it. > Earth
        It is the closest to the sun. > Mercury
        It is known for its bright rings. > Saturn
        It is called the red planet. > Mars
        It is the farthest from the sun. > Neptune
        It lies on its side and is pale blue. > Uranus
        It is the evening star. > Venus
        """),
        lead="",
    ),
    right(
        "steps and a box, which are asked for",
        "right-boxed",
        """
        text = f"{data['q']}\\nThink step by step, and put the result into \\\\boxed{{}}.\\n"
        gold = data["a"]
        shown = f"{data['steps']} So it is \\\\boxed{{{gold}}}."
        return {"input": text, "output": shown, "processed_output": gold}
        """,
        records(
            "q steps a",
            ("What is 12 * 3 + 4?", "12 * 3 = 36, and 36 + 4 = 40.", "40"),
            ("What is 100 - 8 * 9?", "8 * 9 = 72, and 100 - 72 = 28.", "28"),
            ("What is (5 + 6) * 2?", "5 + 6 = 11, and 11 * 2 = 22.", "22"),
            ("What is 81 / 9 - 5?", "81 / 9 = 9, and 9 - 5 = 4.", "4"),
            ("What is 7 * 7 + 1?", "7 * 7 = 49, and 49 + 1 = 50.", "50"),
            ("What is 60 / (3 + 2)?", "3 + 2 = 5, and 60 / 5 = 12.", "12"),
            ("What is 15 + 4 * 10?", "4 * 10 = 40, and 15 + 40 = 55.", "55"),
        ),
        postprocess="",
        max_tokens=120,
        own={
            "filters": [
                {"function": "regex", "regex_pattern": "boxed\\{(-?\\d+)\\}"},
                {"function": "take_first"},
            ]
        },
    ),
    right(
        "worked examples in the prompt, numbered, and the question goes on",
        "right-numbered-worked",
        """
        text = "1) plural of mouse: mice\\n2) plural of box: boxes\\n3) plural of "
        text += data["q"] + ":"
        gold = data["a"]
        """,
        qa("""
        child > children
        foot > feet
        leaf > leaves
        baby > babies
        ox > oxen
        bus > buses
        sheep > sheep
        tooth > teeth
        hero > heroes
        """),
        fewshot=0,
    ),
    right(
        "a description alone has the instruction, and the doc is bare",
        "right-bare-doc",
        """
        text = data["q"] + "\\n"
        gold = data["a"]
        """,
        qa("""
        Bonn, Germany > Europe
        Lima, Peru > South America
        Accra, Ghana > Africa
        Hanoi, Vietnam > Asia
        Perth, Australia > Oceania
        Ottawa, Canada > North America
        Riga, Latvia > Europe
        Nairobi, Kenya > Africa
        Quito, Ecuador > South America
        """),
        lead="",
        description="Name the continent of the city.",
        fewshot=4,
    ),
    right(
        "separators of equals signs around each doc's parts",
        "right-equals-lines",
        """
        text = f"=== TEXT ===\\n{data['q']}\\n=== WORDS ===\\n"
        gold = str(len(data["q"].split()))
        """,
        records(
            "q",
            *(
                (q,)
                for q in (
                    "We are late again",
                    "Snow",
                    "Three men in a boat",
                    "Mind the gap",
                    "All happy families are alike",
                    "Good night",
                    "It was the best of times",
                    "Please do not feed the old grey donkey",
                )
            ),
        ),
        lead="",
    ),
    right(
        "answers with a trailing comma's number: thousands",
        "right-thousands",
        """
        text = f"Write {data['n']} with commas for thousands:"
        gold = f"{data['n']:,}"
        """,
        records(
            "n", *((n,) for n in (1200, 45000, 7300125, 99999, 1000000, 250075, 8050, 3141592))
        ),
    ),
    right(
        "what stands in a comment is not the answer but the unit",
        "right-comment-unit",
        """
        text = f"{data['code']}\\n# The variable is measured in"
        gold = data["unit"]
        """,
        records(
            "code unit",
            ("mass_kg = 12", "kilograms"),
            ("delay_ms = 250", "milliseconds"),
            ("height_cm = 180", "centimetres"),
            ("angle_deg = 45", "degrees"),
            ("size_mb = 64", "megabytes"),
            ("length_km = 3", "kilometres"),
            ("timeout_s = 30", "seconds"),
            ("volume_l = 5", "litres"),
        ),
    ),
    right(
        "an exam in which every fourth option is none of these",
        "right-none-of-these",
        """
        options = [*data["choices"], "none of these"]
        text = data["question"] + "".join(f"\\n({m}) {o}" for m, o in zip("abcd", options))
        text += "\\nAnswer: ("
        gold = "abcd"[data["answer"]]
        return {"input": text, "output": gold + ")", "processed_output": gold}
        """,
        records(
            "question choices answer",
            ("7 + 6 is", ["12", "13", "14"], 1),
            ("The square of 9 is", ["18", "72", "90"], 3),
            ("Half of 34 is", ["17", "16", "15"], 0),
            ("5 times 12 is", ["50", "55", "60"], 2),
            ("100 minus 37 is", ["73", "67", "53"], 3),
            ("A dozen and two is", ["14", "12", "10"], 0),
            ("8 times 8 is", ["62", "64", "66"], 1),
            ("A third of 27 is", ["6", "8", "9"], 2),
        ),
        stop=(")", "\n"),
        fewshot=4,
    ),
    right(
        "lines of a poem with the rhyme to be found in a list",
        "right-rhyme",
        """
        text = f"Which word rhymes with {data['w']}: {', '.join(data['o'])}?\\nRhyme:"
        gold = data["a"]
        """,
        records(
            "w o a",
            ("moon", ["spoon", "stone", "moan"], "spoon"),
            ("light", ["late", "night", "lift"], "night"),
            ("tree", ["try", "true", "bee"], "bee"),
            ("house", ["mouse", "hose", "horse"], "mouse"),
            ("cake", ["cook", "lake", "kick"], "lake"),
            ("gold", ["good", "guild", "cold"], "cold"),
            ("rain", ["train", "ruin", "run"], "train"),
            ("door", ["dare", "floor", "dear"], "floor"),
            ("king", ["kind", "long", "ring"], "ring"),
        ),
    ),
)
