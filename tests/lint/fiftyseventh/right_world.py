"""Right prompts of other trades, in English, half of them odd to look at."""

from __future__ import annotations

from tests.lint.making import (
    Right,
    ask,
    filtered,
    keyed,
    qa,
    records,
    right,
    scored,
    starred,
    table,
)
from tests.lint.shape import SmallTask

RIGHT: tuple[Right, ...] = (
    ask(
        "one word and a colon: an animal and its young",
        qa("""
        cow > calf
        horse > foal
        sheep > lamb
        goat > kid
        pig > piglet
        hen > chick
        bear > cub
        deer > fawn
        swan > cygnet
        frog > tadpole
        """),
        'data["q"] + ":"',
    ),
    ask(
        "countries between pipes",
        qa("""
        Portugal > Lisbon
        Austria > Vienna
        Finland > Helsinki
        Turkey > Ankara
        Canada > Ottawa
        Vietnam > Hanoi
        Morocco > Rabat
        Nepal > Kathmandu
        """),
        "f\"| {data['q']} |\"",
        output='f" {gold} |"',
        stop=(" |", "\n"),
        postprocess="",
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r"(\w+)"},
                {"function": "take_first"},
            ]
        },
    ),
    ask(
        "sums whose claims are wrong on purpose",
        qa("""
        12 + 9 = 22 > no
        40 - 15 = 25 > yes
        6 * 7 = 41 > no
        81 / 9 = 9 > yes
        17 + 18 = 35 > yes
        100 - 64 = 46 > no
        13 * 3 = 39 > yes
        55 + 56 = 101 > no
        48 / 6 = 9 > no
        90 - 31 = 59 > yes
        """),
        "f\"{data['q']}\\nIs this right, yes or no?\"",
        fewshot=4,
    ),
    ask(
        "a cloze whose blank is a row of low lines",
        qa("""
        Bread is baked in an ____. > oven
        A bee makes ____. > honey
        We hear with our ____. > ears
        Ice is frozen ____. > water
        The sun sets in the ____. > west
        A week has seven ____. > days
        Birds lay ____. > eggs
        Fish breathe with ____. > gills
        """),
        "f\"Fill the blank with one word.\\n{data['q']}\\nWord:\"",
    ),
    ask(
        "quotes of prompts, to be judged polite or rude",
        qa("""
        "Translate this, you useless box." > rude
        "Could you sum up the text below, please?" > polite
        "Answer: now. And be quick, idiot." > rude
        "Would you kindly list three rivers?" > polite
        "I'd be glad if you checked my essay." > polite
        "Shut up and write the code." > rude
        "Please answer with yes or no." > polite
        "Don't give me that rubbish again." > rude
        """),
        "f\"Someone wrote to a chat bot:\\n{data['q']}\\nTone (polite or rude):\"",
    ),
    ask(
        "prices with two decimals, which are right so",
        qa("""
        3 pens at 1.20 > 3.60
        2 cups at 4.75 > 9.50
        5 rolls at 0.80 > 4.00
        4 tickets at 2.50 > 10.00
        6 eggs at 0.35 > 2.10
        2 books at 12.90 > 25.80
        10 stamps at 0.95 > 9.50
        3 lamps at 14.00 > 42.00
        """),
        "f\"{data['q']}. Total with two decimals:\"",
    ),
    ask(
        "the larger of two numbers that look alike",
        qa("""
        9.11 or 9.9 > 9.9
        3.5 or 3.45 > 3.5
        0.08 or 0.1 > 0.1
        12.30 or 12.03 > 12.30
        7.007 or 7.07 > 7.07
        100.1 or 99.99 > 100.1
        2.25 or 2.3 > 2.3
        5.6 or 5.56 > 5.6
        """),
        "f\"Which number is larger, {data['q']}?\\nLarger:\"",
    ),
    ask(
        "Roman numerals",
        qa("""
        XIV > 14
        IX > 9
        XL > 40
        LXVI > 66
        CD > 400
        XCIX > 99
        MMXXXI > 2031
        DC > 600
        XXIII > 23
        """),
        "f\"Write {data['q']} in Arabic numerals:\"",
    ),
    ask(
        "binary numbers with noughts in front",
        qa("""
        00000101 > 5
        00001100 > 12
        00100000 > 32
        00000111 > 7
        00010001 > 17
        01000000 > 64
        00001010 > 10
        00011111 > 31
        """),
        "f\"0b{data['q']} =\"",
    ),
    ask(
        "reversed words",
        qa("""
        lamp > pmal
        stone > enots
        river > revir
        cloud > duolc
        garden > nedrag
        winter > retniw
        bread > daerb
        pencil > licnep
        """),
        "f\"Spell backwards: {data['q']} ->\"",
    ),
    ask(
        "extraction of an e-mail address with dots and signs",
        qa("""
        Write to m.hale+news@post.example by Friday. > m.hale+news@post.example
        Ask Joan (joan_b@school.example) about keys. > joan_b@school.example
        Our box is info@mill-lane.example, day and night. > info@mill-lane.example
        Send the form to forms@town.example; it is free. > forms@town.example
        Reply to: r2@lab.example > r2@lab.example
        The editor (ed@paper.example) is away. > ed@paper.example
        Bookings: desk@inn.example or by phone. > desk@inn.example
        Mail a.b.c@d.example for the code. > a.b.c@d.example
        """),
        "f\"Copy the e-mail address.\\nText: {data['q']}\\nAddress:\"",
    ),
    ask(
        "error codes read off log lines",
        qa("""
        [12:01:07] WARN disk 3 slow (E207) > E207
        [12:01:09] ERROR no route to host (E113) > E113
        [12:04:55] ERROR out of memory (E012) > E012
        [12:10:00] WARN clock skew 4 s (E350) > E350
        [12:11:31] ERROR bad certificate (E495) > E495
        [12:15:42] WARN queue full (E105) > E105
        [12:20:18] ERROR file locked (E026) > E026
        [12:21:00] WARN fan stopped (E811) > E811
        """),
        "f\"{data['q']}\\n# error code:\"",
    ),
    ask(
        "a chat with turns of user and assistant, without any model's tokens",
        qa("""
        What is the plural of mouse? > mice
        What is the plural of child? > children
        What is the plural of leaf? > leaves
        What is the plural of goose? > geese
        What is the plural of box? > boxes
        What is the plural of sheep? > sheep
        What is the plural of knife? > knives
        What is the plural of city? > cities
        """),
        "f\"User: {data['q']}\\nAssistant:\"",
        stop=("\nUser:", "\n"),
    ),
    ask(
        "a prompt in XML whose answer stands in a tag",
        qa("""
        The parcel never came. > complaint
        Thank you for the quick repair! > praise
        When do you open on Sunday? > question
        The driver was rude to me. > complaint
        Your soup is the best in town. > praise
        Do you ship to Norway? > question
        My bill is wrong again. > complaint
        The new seats are so soft. > praise
        Can I bring my dog? > question
        """),
        "f\"<task>complaint, praise or question?</task>\\n<text>{data['q']}</text>\\n<label>\"",
        output='gold + "</label>"',
        stop=("</label>", "\n"),
        postprocess="",
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r"(\w+)"},
                {"function": "take_first"},
            ]
        },
    ),
    ask(
        "a prompt in Markdown with headings",
        qa("""
        The cat sat on the mat. > 6
        Rain fell all night. > 4
        Who knows? > 2
        My aunt sells flowers at the old station. > 8
        Stop that noise. > 3
        We have never seen such a storm. > 7
        Bring me two lemons. > 4
        The clock in the hall is ten minutes slow. > 9
        """),
        "f\"## Sentence\\n\\n{data['q']}\\n\\n## Number of words\\n\\n\"",
        output="gold",
    ),
    ask(
        "a row of JSON with the answer's key last",
        qa("""
        Oslo > Norway
        Lyon > France
        Turin > Italy
        Kyoto > Japan
        Cusco > Peru
        Perth > Australia
        Bergen > Norway
        Nagoya > Japan
        Nice > France
        """),
        "json.dumps({'city': data['q']})[:-1] + ', \"country\":'",
        output="f' \"{gold}\"}}'",
        above="import json",
        stop=("}", "\n"),
        postprocess="",
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r'"([^"]+)"'},
                {"function": "take_first"},
            ]
        },
    ),
    right(
        "an empty field that is meant: no middle name",
        "right-initials",
        """
        text = f"First: {data['first']}\\nMiddle: {data['middle'] or '(none)'}\\n"
        text += f"Last: {data['last']}\\nInitials:"
        gold = "".join(data[key][:1] for key in ("first", "middle", "last"))
        """,
        table(
            "first|middle|last",
            """
        Ada|May|Stone
        Carl||Brandt
        Ines|Rosa|Vega
        Tom||Hill
        Maud|Ann|Keller
        Omar||Haddad
        Lena|Eva|Roth
        Finn||Olsen
        """,
        ),
    ),
    right(
        "lists with gaps in their numbers, as a committee's agenda has them",
        "right-agenda",
        """
        lines = [f"{number}. {topic}" for number, topic in data["topics"].items()]
        text = "\\n".join(lines) + f"\\nWhich number has the topic '{data['asked']}'?\\nNumber:"
        gold = next(n for n, topic in data["topics"].items() if topic == data["asked"])
        """,
        tuple(
            {"topics": dict(zip(numbers.split(), topics.split("/"), strict=True)), "asked": asked}
            for numbers, topics, asked in (
                ("1 2 5 9", "budget/roads/pool/library", "pool"),
                ("3 4 7 8", "trees/noise/markets/lights", "markets"),
                ("2 6 7 11", "buses/waste/water/parks", "waste"),
                ("1 4 5 10", "schools/fines/taxes/bridges", "schools"),
                ("5 6 8 12", "flags/signs/trams/paths", "paths"),
                ("2 3 9 10", "gyms/choirs/clubs/fairs", "choirs"),
                ("1 7 8 9", "wells/roofs/gates/walls", "roofs"),
                ("4 5 6 13", "ponds/lanes/lamps/benches", "benches"),
            )
        ),
    ),
    right(
        "a classification with twelve labels",
        "right-months",
        """
        names = ", ".join(MONTHS)
        text = f"Months: {names}\\nIn which month is {data['day']}?\\nMonth:"
        gold = data["month"]
        """,
        table(
            "day|month",
            """
        New Year's Day|January
        Valentine's Day|February
        St Patrick's Day|March
        April Fools' Day|April
        the first of May|May
        the 24th day of the sixth month|June
        Bastille Day|July
        the Swiss national day|August
        the 20th of the ninth month|September
        Halloween|October
        St Martin's Day|November
        Christmas Eve|December
        """,
        ),
        above="import calendar\n\nMONTHS = list(calendar.month_name)[1:]",
        fewshot=5,
    ),
    right(
        "multi-line golds: addresses on labels",
        "right-labels",
        """
        text = "Write the address on three lines.\\n" + data["q"] + "\\nLabel:"
        gold = data["a"].replace(" / ", "\\n")
        """,
        qa("""
        Ida Moss, 4 Elm Road, Leeds > Ida Moss / 4 Elm Road / Leeds
        Jon Pratt, 17 Quay Street, Cork > Jon Pratt / 17 Quay Street / Cork
        Lin Wu, 88 Hill View, Bath > Lin Wu / 88 Hill View / Bath
        Sara Nkemelu, 2 Mill Lane, York > Sara Nkemelu / 2 Mill Lane / York
        Ravi Das, 31 Dock Row, Hull > Ravi Das / 31 Dock Row / Hull
        Eva Lund, 6 Park Side, Ayr > Eva Lund / 6 Park Side / Ayr
        """),
        lead="\n",
        stop=("\n\n",),
        postprocess="",
    ),
    right(
        "golds with a full stop each: proverbs",
        "right-proverbs",
        """
        text = data["q"]
        gold = data["a"]
        """,
        qa("""
        The early bird > catches the worm.
        A rolling stone > gathers no moss.
        Too many cooks > spoil the broth.
        Birds of a feather > flock together.
        Every cloud > has a silver lining.
        A watched pot > never boils.
        Actions speak > louder than words.
        All that glitters > is not gold.
        """),
    ),
    right(
        "code in rows and code as answer: a line of Python from a comment",
        "right-one-liner",
        """
        text = f"# {data['q']}\\n>>>"
        gold = data["a"]
        """,
        table(
            "q|a",
            """
        the length of xs|len(xs)
        the last item of xs|xs[-1]
        xs in reverse|xs[::-1]
        the sum of xs|sum(xs)
        the text s in capitals|s.upper()
        s without white space at its ends|s.strip()
        the keys of d as a list|list(d)
        x squared|x ** 2
        whether x is in xs|x in xs
        """,
        ),
        postprocess="",
    ),
    right(
        "braces of LaTeX and of code that are no placeholders",
        "right-latex",
        r"""
        text = "Plain text to LaTeX.\n" + data["q"] + " =>"
        gold = data["a"]
        """,
        table(
            "q|a",
            r"""
        one half|\frac{1}{2}
        square root of 5|\sqrt{5}
        x to the 10th|x^{10}
        a sub max|a_{max}
        three quarters|\frac{3}{4}
        cube root of 8|\sqrt[3]{8}
        e to the minus t|e^{-t}
        y sub 12|y_{12}
        """,
        ),
        postprocess="",
    ),
    right(
        "placeholders of a mail template that are to be named",
        "right-template",
        """
        text = "Name the variable in the template.\\n" + data["q"] + "\\nVariable:"
        gold = data["a"]
        """,
        qa("""
        Dear {{ customer }}, your order is on its way. > customer
        Your code is {{ pin }}; keep it safe. > pin
        We meet at {{ place }} at noon. > place
        Only {{ count }} seats are left. > count
        Call {{ phone }} for help. > phone
        The price is {{ amount }} euros. > amount
        Sincerely, {{ sender }} > sender
        Invoice {{ number }} is overdue. > number
        """),
    ),
    right(
        "answers that stand in the question: which of two is heavier",
        "right-heavier",
        """
        text = f"Which is heavier, {data['a']} or {data['b']}?\\nHeavier:"
        gold = data["heavier"]
        """,
        table(
            "a|b|heavier",
            """
        a whale|a mouse|a whale
        a feather|a brick|a brick
        a car|a bicycle|a car
        a grape|a melon|a melon
        a spoon|an anvil|an anvil
        a truck|a kite|a truck
        an ant|a crow|a crow
        a piano|a violin|a piano
        """,
        ),
    ),
    right(
        "a word problem that has numbers nobody needs",
        "right-needless",
        """
        text = f"Q: {data['q']}\\nA:"
        gold = data["a"]
        """,
        qa("""
        Ann is 34, has 3 cats and buys 2 more. How many cats has she? > 5
        Bus 12 has 40 seats; 25 are taken. How many are free? > 15
        In room 7 there are 6 tables with 4 legs. How many legs? > 24
        On 3 May Bo ate 2 figs, on 4 May 5. How many figs? > 7
        A 90-page book has 9 chapters; Eve read 30 pages. How many pages are left? > 60
        At 8 o'clock 5 birds sit there, 1 flies off. How many sit there now? > 4
        Flat 11 costs 700 a month. What does half a year cost? > 4200
        A 2-litre jug holds 8 cups. How many cups do 3 such jugs hold? > 24
        """),
        fewshot=4,
    ),
    right(
        "zero shots and no instruction: a riddle and its cue",
        "right-riddles",
        """
        text = data["q"] + "\\n— A"
        gold = data["a"]
        """,
        qa(
            """
        What has hands and cannot clap? > clock
        What has teeth and cannot bite? > comb
        What has a neck and no head? > bottle
        What gets wetter while it dries? > towel
        What has one eye and cannot see? > needle
        What has keys and opens no door? > piano
        What has leaves and is no tree? > book
        What has ribs and opens in the rain? > umbrella
        """
        ),
        fewshot=0,
    ),
    right(
        "eight shots of unit names",
        "right-units",
        """
        text = "{q} is measured in".format(**data)
        gold = data["a"]
        """,
        qa("""
        Force > newtons
        Power > watts
        Charge > coulombs
        Pressure > pascals
        Frequency > hertz
        Resistance > ohms
        Energy > joules
        Voltage > volts
        Current > amperes
        Inductance > henries
        """),
        fewshot=8,
    ),
    right(
        "options by letter where some have five and some four",
        "right-uneven-options",
        """
        letters = "ABCDE"[: len(data["choices"])]
        text = data["question"] + "".join(
            f"\\n{a}) {b}" for a, b in zip(letters, data["choices"])
        ) + "\\nLetter:"
        gold = letters[data["answer"]]
        """,
        starred("""
        Which metal is liquid at room temperature?|iron/*mercury/zinc/tin/lead
        Which is a prime number?|9/15/*17/21
        Which gas do plants take in?|argon/neon/helium/hydrogen/*carbon dioxide
        Who wrote Faust?|*Goethe/Kafka/Heine/Mann
        Which river flows through Cairo?|the Rhine/*the Nile/the Po/the Volga/the Ebro
        Which of these is a fruit?|carrot/leek/onion/*plum
        How many sides has a hexagon?|five/*six/seven/eight/nine
        Which is the smallest ocean?|*Arctic/Indian/Pacific/Atlantic
        """),
    ),
    right(
        "true or false by option texts in PPL",
        "right-tf-ppl",
        """
        scores = data["target_scores"]
        gold = next(key for key in scores if scores[key])
        text = f"{data['claim']} True or false? This is"
        """,
        keyed(
            "claim",
            """
        Spiders have six legs.|true/*false
        The Danube flows into the Black Sea.|*true/false
        Copper is a gas.|true/*false
        Bats are mammals.|*true/false
        Rome is the capital of Spain.|true/*false
        Seven is an odd number.|*true/false
        Tea grows in Antarctica.|true/*false
        An octagon has eight corners.|*true/false
        """,
            lead=" ",
        ),
        lead="",
        method="ppl",
    ),
    right(
        "analogies in PPL with colons of their own",
        "right-colons-ppl",
        """
        gold = max(data["target_scores"], key=data["target_scores"].get)
        text = f"{data['pair']} :: {data['third']} :"
        """,
        keyed(
            "pair|third",
            """
        day : night|black|*white/coal/dark/cat
        fish : water|bird|nest/*air/wing/egg
        hand : finger|foot|shoe/*toe/leg/sock
        cook : kitchen|teacher|book/chalk/*school/pupil
        cow : milk|hen|farm/corn/feather/*egg
        pen : ink|car|*petrol/wheel/road/door
        hot : cold|tall|high/*short/man/tower
        lion : roar|dog|tail/bone/*bark/cat
        """,
            lead=" ",
        ),
        lead="",
        method="ppl",
    ),
    (
        "multiple choice in PPL with the options listed and letters ranked",
        SmallTask(
            "right-letters-ppl",
            """import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    lines = [data["question"]]
    lines += [f"{letter}. {option}" for letter, option in data["options"].items()]
    text = "\\n".join([*lines, "Answer:"])
    gold = next(key for key, score in data["target_scores"].items() if score == 1)
    return {"input": text, "output": gold, "processed_output": gold}
""",
            tuple(
                {
                    "question": question,
                    "options": dict(zip("ABC", options.split("/"), strict=True)),
                    "target_scores": {f" {letter}": int(letter == right) for letter in "ABC"},
                }
                for question, options, right in (
                    ("What do bees collect?", "nectar/sand/paint", "A"),
                    ("What do cows eat?", "steel/glass/grass", "C"),
                    ("What is snow?", "salt/frozen water/sugar", "B"),
                    ("What do owls hunt?", "trains/clouds/mice", "C"),
                    ("Where do corals live?", "in the sea/in trees/on roofs", "A"),
                    ("What melts in the sun?", "granite/butter/oak", "B"),
                    ("What do spiders spin?", "webs/coins/songs", "A"),
                    ("What do roots take up?", "light/music/water", "C"),
                    ("What covers a hedgehog?", "wool/spines/scales", "B"),
                )
            ),
            method="ppl",
            fewshot=3,
        ),
    ),
    right(
        "a log of chess moves with dots and signs",
        "right-chess",
        """
        text = f"Who has won this game, White, Black or nobody?\\n{data['q']}\\nWinner:"
        gold = data["a"]
        """,
        qa("""
        1. f3 e5 2. g4 Qh4# 0-1 > Black
        1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0 > White
        1. d4 d5 2. c4 e6 1/2-1/2 > nobody
        1. e4 c5 2. Nf3 d6 1-0 > White
        1. c4 e5 2. Nc3 Nf6 0-1 > Black
        1. Nf3 Nf6 2. g3 g6 1/2-1/2 > nobody
        1. e4 e6 2. d4 d5 0-1 > Black
        1. b3 d5 2. Bb2 c5 1-0 > White
        """),
        fewshot=4,
    ),
    right(
        "scores of games where each row says a number of its own",
        "right-goals",
        """
        a, b = data["score"]
        text = f"{data['home']} {a}:{b} {data['away']}\\nGoals in all:"
        gold = str(a + b)
        """,
        records(
            "home away score",
            ("Reds", "Blues", [2, 1]),
            ("Foxes", "Owls", [0, 0]),
            ("Rovers", "City", [3, 3]),
            ("Reds", "Owls", [1, 4]),
            ("Blues", "Foxes", [2, 2]),
            ("City", "Reds", [5, 0]),
            ("Owls", "Rovers", [0, 1]),
            ("Foxes", "City", [2, 5]),
        ),
    ),
    right(
        "a table whose dashes are empty cells, which is meant so",
        "right-timetable",
        """
        rows = "\\n".join(f"{stop:<8}{time}" for stop, time in data["stops"])
        text = f"Bus stops and times (-- means it does not stop):\\n{rows}\\n"
        text += f"When does it stop at {data['asked']}?\\nTime:"
        gold = dict(data["stops"])[data["asked"]]
        """,
        tuple(
            {
                "stops": list(
                    map(list, zip(("Abbey", "Mill", "Church"), times.split(), strict=True))
                ),
                "asked": asked,
            }
            for times, asked in (
                ("07:05 -- 07:19", "Church"),
                ("08:10 08:16 --", "Mill"),
                ("-- 09:22 09:25", "Mill"),
                ("10:00 10:06 10:14", "Abbey"),
                ("11:31 -- 11:45", "Abbey"),
                ("-- 12:02 12:10", "Church"),
                ("13:13 13:19 --", "Abbey"),
                ("14:40 14:46 14:54", "Mill"),
            )
        ),
    ),
    right(
        "poems as input with line breaks, and the rhyme word as the answer",
        "right-rhyme",
        """
        text = data["q"].replace(" / ", "\\n") + " ..."
        gold = data["a"]
        """,
        qa("""
        The moon is high, the wind is low, / the fields are covered with the > snow
        A little boat goes out to sea / and brings a silver fish to > me
        I planted beans along the wall / and now they stand so very > tall
        The clock struck one, the clock struck two, / and still I had no news of > you
        The baker rises in the night / to make the morning loaves so > light
        The cat lay sleeping by the fire, / the flames were climbing ever > higher
        """),
        postprocess="",
        fewshot=2,
    ),
    right(
        "headlines whose ellipsis is meant",
        "right-ellipsis",
        """
        text = f"Sport, weather or crime?\\n{data['q']} ...\\nDesk:"
        gold = data["a"]
        """,
        qa("""
        Burglar leaves his phone behind > crime
        Storm to reach the coast tonight > weather
        United lose at home again > sport
        Fog keeps ferries in harbour > weather
        Jury hears of stolen paintings > crime
        Marathon won by a schoolteacher > sport
        Snow in May surprises hikers > weather
        Forged tickets sold at station > crime
        Captain out for six weeks > sport
        """),
    ),
    right(
        "ASCII smileys that are the labels",
        "right-smileys",
        """
        text = f"Put :-) or :-( behind the message.\\n{data['q']}"
        gold = data["a"]
        """,
        qa("""
        We won the cup! > :-)
        My bike was stolen. > :-(
        She said yes! > :-)
        The picnic is off, it rains. > :-(
        I lost my keys again. > :-(
        Grandma is well again. > :-)
        No more cake for us. > :-(
        A whole week without school! > :-)
        """),
        postprocess="",
        fewshot=4,
    ),
    right(
        "signs of comparison as answers",
        "right-compare",
        """
        text = "Put <, > or = in the gap.\\n{a} _ {b}\\nSign:".format(**data)
        gold = "<" if data["a"] < data["b"] else ">" if data["a"] > data["b"] else "="
        """,
        records(
            "a b",
            (3, 8),
            (12, 12),
            (90, 19),
            (7, 70),
            (45, 54),
            (66, 66),
            (101, 99),
            (5, 5),
            (14, 41),
            (300, 30),
        ),
        postprocess="",
        fewshot=4,
    ),
    right(
        "a long house style above, answers as short as ever",
        "right-house-style",
        """
        text = RULES + "\\n\\nTerm: " + data["q"] + "\\nHouse style:"
        gold = data["a"]
        """,
        qa("""
        e-mail > email
        web site > website
        15 percent > 15%
        Prime Minister Hale > prime minister Hale
        five kilometres > 5 km
        on-line > online
        seven litres > 7 l
        President Ruiz > president Ruiz
        40 per cent > 40%
        """),
        above='''
    RULES = """Our paper writes terms in one way only.
    - Compounds of the web are one word without a hyphen: webpage, offline.
    - Shares have the sign and no space: 3%.
    - Units are abbreviated behind a figure: 2 kg.
    - Offices are lower case, also before a name: mayor Brown."""
    ''',
    ),
    right(
        "names in brackets that look like placeholders but are the text's own redactions",
        "right-redacted",
        """
        text = f"What was redacted, a name, a place or a date?\\n{data['q']}\\nRedacted: a"
        gold = data["a"]
        """,
        qa("""
        The witness, [...], saw the car. > name
        He was born on [...] in a village. > date
        They drove to [...] by night. > place
        Dr [...] signed the report. > name
        On [...] the shop was closed. > date
        She moved from [...] to Rome. > place
        Officer [...] took the call. > name
        The letter is dated [...]. > date
        The train to [...] was late. > place
        """),
        fewshot=4,
    ),
    (
        "reasons first, then the verdict in capitals, which a filter reads",
        filtered(
            right(
                "x",
                "right-verdict",
                """
                text = f"Claim: {data['q']}\\nGive a reason, then write VERDICT: TRUE or FALSE.\\n"
                text += "Reason:"
                gold = data["a"]
                return {
                    "input": text,
                    "output": f" {data['why']} VERDICT: {gold}",
                    "processed_output": gold,
                }
                """,
                table(
                    "q|why|a",
                    """
        Ice floats on water.|Ice is less dense than water.|TRUE
        Whales are fish.|Whales breathe air and suckle.|FALSE
        Gold rusts.|Gold does not react with air.|FALSE
        Light is faster than sound.|One sees lightning before thunder.|TRUE
        A square has five sides.|A square has four sides.|FALSE
        Salt dissolves in water.|Sea water is salty.|TRUE
        Cats lay eggs.|Cats bear live young.|FALSE
        The Earth turns.|Day follows night.|TRUE
        """,
                ),
            )[1],
            r"VERDICT: (\w+)",
        ),
    ),
    right(
        "three shots out of a file, none of them scored",
        "right-own-shots",
        """
        text = f"Antonym of {data['q']}:"
        gold = data["a"]
        """,
        qa("""
        full > empty
        loud > quiet
        rough > smooth
        near > far
        cheap > expensive
        sharp > blunt
        ancient > modern
        """),
        shots=qa("""
        open > closed
        light > dark
        early > late
        """),
    ),
    right(
        "scored options that share their beginnings",
        "right-scored",
        """
        options = "; ".join(data["target_scores"])
        text = f"{data['question']} ({options})\\nPick:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        scored(
            """
        Which sea lies north of Turkey?|*Black Sea/Red Sea/Dead Sea
        Which sea lies between Egypt and Arabia?|Black Sea/*Red Sea/Dead Sea
        Which sea is the saltiest lake of the three?|Black Sea/Red Sea/*Dead Sea
        Which sea washes Odesa?|*Black Sea/Red Sea/Dead Sea
        Which sea ends at the Suez Canal?|Black Sea/*Red Sea/Dead Sea
        Which sea does the Jordan flow into?|Black Sea/Red Sea/*Dead Sea
        Which sea does the Danube flow into?|*Black Sea/Red Sea/Dead Sea
        At which sea is the lowest land on Earth?|Black Sea/Red Sea/*Dead Sea
        """
        ),
    ),
)
