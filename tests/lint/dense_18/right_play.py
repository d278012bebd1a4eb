"""Right prompts that a chess player, a cook and a musician would write, odd on purpose."""

from __future__ import annotations

from tests.lint.dense_18.making import keyed, ranked, records, right, table

RIGHT = (
    right(
        "squares of a chessboard, each of which is dark or light",
        "square-colours",
        r"""
        text = f"What is the colour of {data['square']} on a chessboard, light or dark?\nColour:"
        gold = "light" if (ord(data["square"][0]) - ord("a") + int(data["square"][1])) % 2 == 0 else "dark"
        """,
        table(
            "square",
            """
        a1
        e4
        h1
        c6
        d5
        f2
        g3
        b8
        h7
        a5
        """,
        ),
        fewshot=4,
    ),
    ranked(
        "openings, of which the moves are shown with their numbers",
        "opening-names",
        r"""
        text = f"{data['moves']}\nOpening:"
        """,
        keyed(
            "moves",
            """
        1. e4 e5 2. Nf3 Nc6 3. Bb5|*Ruy Lopez/Italian Game/Scotch Game
        1. e4 c5|French Defence/*Sicilian Defence/Caro-Kann Defence
        1. d4 d5 2. c4|London System/Dutch Defence/*Queen's Gambit
        1. e4 e6 2. d4 d5|Pirc Defence/*French Defence/Alekhine Defence
        1. e4 e5 2. f4|*King's Gambit/Vienna Game/Danish Gambit
        1. e4 c6 2. d4 d5|Scandinavian Defence/Petrov Defence/*Caro-Kann Defence
        1. d4 f5|Benoni Defence/*Dutch Defence/Grünfeld Defence
        1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5|*Italian Game/Ruy Lopez/Philidor Defence
        1. e4 d5|Modern Defence/Sicilian Defence/*Scandinavian Defence
        """,
        ),
        fewshot=2,
    ),
    right(
        "marks of annotators as answers, nothing but ! and ?",
        "move-glyphs",
        r"""
        text = "!! brilliant, ! good, !? interesting, ?! dubious, ? mistake, ?? blunder\n"
        text += f"Comment: {data['comment']}\nMark:"
        gold = data["glyph"]
        """,
        table(
            "comment|glyph",
            """
        A queen sacrifice that nobody saw coming, with mate in five.|!!
        This simply hangs the rook, and the game is lost at once.|??
        Develops a piece, covers e4 and stops the pin: well played.|!
        An unusual idea that deserves attention, and hard to judge.|!?
        Not quite sound, though it will not be easy to refute.|?!
        This gives away a pawn; castling kept the balance.|?
        The quiet king move is pure genius, the only way to win.|!!
        Steps into mate in one.|??
        A bold gamble that deserves a try, with chances for both.|!?
        An error, as the bishop move would have held the draw.|?
        """,
        ),
        fewshot=4,
    ),
    right(
        "positions in FEN, where capitals are White's and slashes part the ranks",
        "fen-pawns",
        r"""
        text = f"FEN: {data['fen']}\nWho has more pawns: White, Black, or are they equal?\nAnswer:"
        board = data["fen"].split()[0]
        lead = board.count("P") - board.count("p")
        gold = "White" if lead > 0 else "Black" if lead < 0 else "equal"
        """,
        table(
            "fen",
            """
        8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50
        4k3/8/8/8/8/8/4P3/4K3 w - - 5 39
        8/8/1KP5/3r4/8/8/8/k7 w - - 0 1
        rnbqkbnr/ppp1pppp/8/8/2pP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 3
        8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1
        r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4
        6k1/5ppp/8/8/8/8/5PP1/6K1 b - - 1 30
        8/2p5/1p6/p7/8/7P/5KP1/1k6 b - - 0 44
        8/8/4k3/8/2p5/8/B2K4/8 w - - 3 60
        r4rk1/pp3ppp/8/8/8/8/PP3PPP/R4RK1 w - - 0 20
        """,
        ),
    ),
    right(
        "gas marks, with the same chart before every recipe",
        "gas-marks",
        r"""
        chart = ", ".join(f"{mark} = {degrees}" for mark, degrees in DEGREES.items())
        text = f"Gas mark to °C: {chart}\nRecipe: {data['recipe']}\nOven in °C:"
        gold = str(DEGREES[data["mark"]])
        """,
        table(
            "recipe|mark#",
            """
        Bake the plum cobbler at gas mark 5 for 40 minutes.|5
        Dry the meringues at mark 1 for two hours.|1
        Roast the potatoes on a high shelf, gas mark 7, for 50 minutes.|7
        Slide the pizza in; mark 9, eight minutes.|9
        Cook the rice pudding for 90 minutes at gas mark 2.|2
        The sponge takes 25 minutes at gas mark 4.|4
        Gas mark 6 for the first 20 minutes of the quiche.|6
        Let the fruit cake bake for 3 hours at gas mark 3.|3
        Crisp up the crackling at mark 8 for 15 minutes.|8
        """,
        ),
        above="DEGREES = {1: 140, 2: 150, 3: 170, 4: 180, 5: 190, 6: 200, 7: 220, 8: 230, 9: 240}",
        max_tokens=8,
    ),
    right(
        "allergens in the order of the alphabet, or none",
        "allergen-lists",
        r"""
        text = "Which of egg, fish, gluten, milk and nuts does the dish contain? Answer in alphabetical order "
        text += f"with commas between, or none.\nDish: {data['dish']} ({', '.join(data['parts'])})\nContains:"
        gold = ", ".join(data["allergens"]) or "none"
        """,
        records(
            "dish parts allergens",
            ("omelette", ["eggs", "butter", "chives"], ["egg", "milk"]),
            ("fruit salad", ["melon", "grapes", "mint"], []),
            ("tuna sandwich", ["wheat bread", "tuna", "cucumber"], ["fish", "gluten"]),
            ("rice pudding", ["rice", "milk", "sugar"], ["milk"]),
            ("walnut loaf", ["wheat flour", "walnuts", "yeast"], ["gluten", "nuts"]),
            ("baked potato", ["potato", "salt", "olive oil"], []),
            ("pancakes", ["wheat flour", "eggs", "cream"], ["egg", "gluten", "milk"]),
            ("grilled trout", ["trout", "lemon", "almonds"], ["fish", "nuts"]),
            ("pesto", ["basil", "olive oil", "parmesan", "cashews"], ["milk", "nuts"]),
            ("fried noodles", ["wheat noodles", "egg", "soya sprouts"], ["egg", "gluten"]),
        ),
    ),
    right(
        "three steps of a recipe that were shuffled, and their order as three letters",
        "recipe-order",
        r"""
        lines = [f"{mark}) {step}" for mark, step in zip("ABC", data["steps"])]
        text = "Put the steps into order, as three letters.\n" + "\n".join(lines) + "\nOrder:"
        gold = data["order"]
        """,
        table(
            "steps*|order",
            """
        Drain the pasta./Boil the water./Put the pasta into the boiling water.|BCA
        Fry the batter in the pan./Crack the eggs./Whisk the cracked eggs with flour and milk.|BCA
        Peel the carrots./Serve the soup./Cook the peeled carrots in broth.|ACB
        Shape the risen dough into rolls./Bake the rolls./Knead the dough and let it rise.|CAB
        Pour the hot water over the leaves./Steep the leaves for three minutes./Boil the kettle.|CAB
        Wash the rice./Fluff the cooked rice with a fork./Simmer the washed rice.|ACB
        Ice the cooled cake./Let the baked cake cool./Bake the cake.|CBA
        Grate the cheese./Scatter the cheese over the gratin./Brown the gratin under the grill.|ABC
        Toss the salad./Wash the lettuce./Add the dressing to the washed lettuce.|BCA
        Spread the jam on the toast./Toast the bread./Slice the loaf.|CBA
        """,
        ),
        max_tokens=4,
    ),
    right(
        "intervals between two notes, with sharps and flats",
        "intervals",
        r"""
        text = f"Name the interval, upwards: {data['low']}–{data['high']} is a"
        gold = data["interval"]
        """,
        table(
            "low|high|interval",
            """
        C|E|major third
        C|E♭|minor third
        D|F♯|major third
        G|D|perfect fifth
        E|A|perfect fourth
        F|E|major seventh
        D|C|minor seventh
        F|G|major second
        E|F|minor second
        B♭|F|perfect fifth
        """,
        ),
        max_tokens=8,
    ),
    right(
        "lines of songs between two notes, with a gap for the last word",
        "song-gaps",
        r"""
        text = f"♪ {data['line']} ___ ♪\nThe missing word is"
        gold = data["word"]
        """,
        table(
            "line|word",
            """
        Twinkle, twinkle, little|star
        Row, row, row your|boat
        London Bridge is falling|down
        Mary had a little|lamb
        Baa, baa, black sheep, have you any|wool
        Should auld acquaintance be|forgot
        Amazing grace, how sweet the|sound
        Hark! the herald angels|sing
        Jingle bells, jingle bells, jingle all the|way
        """,
        ),
    ),
)
