"""Right prompts as makers of puzzles, collectors of riddles and mathematicians write them."""

from __future__ import annotations

from tests.lint.making import records, right, table

RIGHT = (
    right(
        "riddles that end with their own question",
        "who-am-i",
        r"""
        text = "\n".join(data["lines"]) + "\nWhat am I?"
        gold = data["thing"]
        """,
        table(
            "lines*|thing",
            """
            I have hands, but I cannot clap./I have a face, but I never smile.|a clock
            The more you take, the more you leave behind.|footsteps
            I have keys, but open no lock./I have a stool, but no desk.|a piano
            I grow wetter the more I dry.|a towel
            I speak without a mouth./I answer all who shout in the hills.|an echo
            I have teeth, but I never bite.|a comb
            I shrink while I give light./One breath, and I am gone.|a candle
            I am full of holes, and still I hold water.|a sponge
            I have a neck, but no head.|a bottle
            I follow you all day, but hide when it is dark.|a shadow
            """,
        ),
    ),
    right(
        "crosswords with a number of letters for all alike",
        "crossword",
        r"""
        text = f"{data['clue']} ({len(data['entry'])})\n>"
        gold = data["entry"]
        """,
        table(
            "clue|entry",
            """
            Frozen water|ICE
            King's chair|THRONE
            It rises and falls twice a day|TIDE
            Opposite of east|WEST
            Worker with bread|BAKER
            Ship's floor|DECK
            Seven days|WEEK
            Nightly bird with large eyes|OWL
            Where bees live|HIVE
            Sweet made by bees|HONEY
            """,
        ),
        description="Crossword. Behind each clue stands how many letters the word has. Write it in capitals.",
    ),
    right(
        "anagrams from letters in the order of the alphabet",
        "anagram",
        r"""
        letters = " ".join(sorted(data["word"].upper()))
        return {
            "input": f"Letters: {letters}\nTheme: {data['theme']}\nWord:",
            "output": " " + data["word"],
            "processed_output": data["word"],
        }
        """,
        table(
            "theme|word",
            """
            fruit|cherry
            metal|copper
            bird|pigeon
            furniture|table
            weather|thunder
            body|shoulder
            music|violin
            kitchen|spoon
            ocean|whale
            """,
        ),
    ),
    right(
        "Morse with its dots and dashes",
        "morse",
        r"""
        text = " / ".join(data["code"]) + " ="
        gold = data["text"]
        """,
        records(
            "code text",
            (["... --- ..."], "SOS"),
            ([".... .."], "HI"),
            (["--. ---"], "GO"),
            ([". -. -.."], "END"),
            (["-.-- . ..."], "YES"),
            (["-. ---"], "NO"),
            (["--. ---", "..- .--."], "GO UP"),
            (["-- .- -.--"], "MAY"),
            (["... . .-", "..-. --- --."], "SEA FOG"),
        ),
        description="Read the Morse code; a slash parts words.",
    ),
    right(
        "sayings in pictures",
        "emoji-sayings",
        r"""
        text = data["signs"] + " ="
        gold = data["saying"]
        """,
        table(
            "signs|saying",
            """
            🌧️🐱🐶|raining cats and dogs
            🐘🛋️|the elephant in the room
            🍰👌|a piece of cake
            🐦🐦🪨|two birds with one stone
            ⏰💰|time is money
            🍎👀|the apple of my eye
            🔵🌙|once in a blue moon
            🐑🐺👗|a wolf in sheep's clothing
            """,
        ),
    ),
    right(
        "pieces of chess by their notation",
        "chess-piece",
        r"""
        text = f"Move: {data['move']}\nPiece that moves:"
        gold = NAMES.get(data["move"][0], "pawn")
        """,
        table(
            "move",
            """
            Nf3
            e4
            Bb5+
            Qxd7#
            exd5
            Rae1
            Kf2
            Nbd2
            c8=Q
            Qh5
            Bxc6
            """,
        ),
        above='NAMES = {"K": "king", "Q": "queen", "R": "rook", "B": "bishop", "N": "knight"}',
    ),
    right(
        "sums in Roman numerals",
        "roman-sums",
        r"""
        text = "{left} {sign} {right} =".format_map(data)
        gold = data["result"]
        """,
        table(
            "left|sign|right|result",
            """
            II|+|III|V
            X|-|I|IX
            V|×|IV|XX
            L|+|L|C
            XL|-|XV|XXV
            IX|×|III|XXVII
            M|-|C|CM
            XIX|+|VII|XXVI
            LX|+|XXX|XC
            XII|×|V|LX
            """,
        ),
    ),
    right(
        "knights and knaves with their reasoning",
        "knights-knaves",
        r"""
        text = "Knights always tell the truth, knaves always lie.\n" + data["says"]
        text += "\nIs A a knight or a knave? Think step by step."
        output = f" {data['why']} So the answer is {data['kind']}."
        return {"input": text, "output": output, "processed_output": data["kind"]}
        """,
        table(
            "says|why|kind",
            """
            A says: "B is a knave." B says: "2 + 2 = 5."|B says what is false, so B is a knave. A is right.|knight
            A says: "B and I are both knaves."|A knight could not say that he is a knave, so A lies.|knave
            A says: "B is a knight." B says: "Snow is hot."|B lies, so B is a knave. What A says is false.|knave
            A says: "At least one of B and me is a knave."|If A lied, A would be a knave and it would be true.|knight
            A says: "B is a knight." B says: "Seven is odd."|B tells the truth, so B is a knight, as A says.|knight
            A says: "B is a knave." B says: "A week has 7 days."|B tells the truth, and A denies that B does.|knave
            A says: "B is a knight, and ice is hot."|Ice is not hot, and no knight says what is false.|knave
            A says: "I am a knave or B is a knight."|If A lied, A would be a knave and it would be true.|knight
            A says: "B lies." B says: "Both of us are knights."|If B were right, A would be a liar and a knight.|knight
            A says: "All of us are knaves." B says: "That is false."|No knight can say so, so A lies.|knave
            """,
        ),
        postprocess="bbh_post",
        max_tokens=96,
    ),
    right(
        "fractions in LaTeX",
        "latex-fractions",
        r"""
        text = "Reduce $\\frac{%d}{%d}$ to lowest terms.\nResult:" % (data["top"], data["bottom"])
        common = math.gcd(data["top"], data["bottom"])
        gold = "$\\frac{%d}{%d}$" % (data["top"] // common, data["bottom"] // common)
        """,
        table(
            "top#|bottom#",
            """
            6|8
            10|15
            9|12
            14|21
            25|40
            18|27
            12|30
            16|36
            35|49
            """,
        ),
        above="import math",
    ),
    right(
        "numbers in another base, written as each row asks",
        "number-bases",
        r"""
        text = f"{data['number']} in base {data['base']}:"
        gold = data["digits"]
        """,
        table(
            "number#|base#|digits",
            """
            5|2|101
            64|8|100
            255|16|ff
            10|3|101
            12|2|1100
            31|16|1f
            49|7|100
            23|5|43
            100|9|121
            26|3|222
            """,
        ),
        description="Digits above nine are small letters.",
    ),
    right(
        "a grid of signs in which stars are counted",
        "count-stars",
        r"""
        grid = "\n".join(data["grid"])
        text = f"{grid}\nstars (*):"
        gold = str(grid.count("*"))
        """,
        records(
            "grid",
            (["*..*", "....", "..*."],),
            (["####", "#*.#", "####"],),
            (["*.*.*", ".*.*.", "*.*.*"],),
            (["....", "...."],),
            (["**", "**", "*."],),
            (["..#*", "*#..", "..#*", "*#.."],),
            (["*#*#*#", "#*#*#*"],),
            ([".", "*", "*", "."],),
            (["*******"],),
        ),
    ),
    right(
        "days of the week after a number of days, with steps",
        "weekday-steps",
        r"""
        names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        rest = data["days"] % 7
        gold = names[(names.index(data["today"]) + rest) % 7]
        steps = f"{data['days']} = 7 * {data['days'] // 7} + {rest}, so it is as in {rest} days."
        return {
            "input": f"Today is {data['today']}. Which day is it in {data['days']} days?\nReasoning:",
            "output": f" {steps} So the answer is {gold}.",
            "processed_output": gold,
        }
        """,
        table(
            "today|days#",
            """
            Monday|10
            Friday|24
            Sunday|100
            Wednesday|45
            Tuesday|65
            Saturday|30
            Thursday|19
            Monday|81
            Friday|37
            """,
        ),
        postprocess="bbh_post",
    ),
    right(
        "analogies in the colons of logic",
        "colon-analogies",
        r"""
        text = "{a} : {b} :: {c} :".format(**data)
        gold = data["d"]
        """,
        table(
            "a|b|c|d",
            """
            hand|glove|foot|sock
            bird|nest|bee|hive
            day|night|summer|winter
            pen|write|knife|cut
            puppy|dog|kitten|cat
            Paris|France|Rome|Italy
            fish|water|bird|air
            author|book|painter|picture
            hot|cold|tall|short
            ear|hear|eye|see
            """,
        ),
    ),
)
