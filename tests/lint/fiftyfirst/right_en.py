"""Right prompts of clerks, teachers and engineers, in English."""

from __future__ import annotations

from tests.lint.making import Right, qa, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "a pharmacist converts grams",
        "dose-mg",
        'text = f"Convert to milligrams.\\n{data[\'q\']} g ="\ngold = data["a"]',
        qa("""
        0.5 > 500 mg
        2 > 2000 mg
        0.25 > 250 mg
        1.2 > 1200 mg
        0.05 > 50 mg
        3 > 3000 mg
        0.8 > 800 mg
        """),
    ),
    right(
        "a librarian's classes with a legend of numbers",
        "dewey",
        """
        head = "Class of the book (500 = science, 800 = literature, 900 = history and geography)"
        text = f"{head}\\nTitle: {data['q']}\\nClass:"
        gold = data["a"]
        """,
        qa("""
        An Introduction to Cell Biology > 500
        Collected Sonnets of the Romantics > 800
        The Fall of the Ottoman Empire > 900
        Stars, Galaxies and Dust > 500
        A Traveller's Map of Patagonia > 900
        Three Plays and an Essay on Drama > 800
        Rocks and Minerals of the Alps > 500
        Rome under Augustus > 900
        """),
    ),
    right(
        "a court clerk copies the number of the case",
        "case-no",
        'text = "Copy the case number.\\n" + data["q"] + "\\nNumber:"\ngold = data["a"]',
        qa("""
        In the matter 12-CV-0417, Doe against Harbor Lines, the motion is denied. > 12-CV-0417
        The parties to 09-CR-1180 shall appear on the third of June. > 09-CR-1180
        Judgment was entered in 21-FA-0033 for the mother. > 21-FA-0033
        The clerk closed 17-CV-2251 since nobody had appeared. > 17-CV-2251
        Bail in 20-CR-0902 is set at five thousand dollars. > 20-CR-0902
        An appeal from 15-CV-0674 is pending. > 15-CV-0674
        """),
    ),
    right(
        "a baker doubles the quantity",
        "double-batch",
        "text = f\"Double the amount: {data['n']} g {data['what']} ->\"\n"
        "gold = f\"{data['n'] * 2} g {data['what']}\"",
        table(
            "n#|what",
            """
            150|flour
            40|butter
            225|sugar
            12|yeast
            310|rye
            75|raisins
            """,
        ),
    ),
    right(
        "moves of chess by their letters",
        "chess-piece",
        "text = f\"Which piece moves in {data['q']}? (king, queen, rook, bishop or knight)\\nPiece:\"\n"
        'gold = data["a"]',
        qa("""
        Nf3 > knight
        Bb5 > bishop
        Qd8 > queen
        Ke2 > king
        Rfe1 > rook
        Bg7 > bishop
        Nxd4 > knight
        Qxh7 > queen
        Rd1 > rook
        Kg1 > king
        """),
    ),
    right(
        "a match's result out of its score",
        "score-result",
        """
        home, away = data["score"]
        text = f"Home {home} - {away} Away\\nWinner (Home, Away or Draw):"
        gold = "Draw" if home == away else ("Home" if home > away else "Away")
        """,
        records(
            "score",
            ((2, 1),),
            ((0, 0),),
            ((1, 3),),
            ((4, 2),),
            ((0, 1),),
            ((2, 2),),
            ((3, 0),),
            ((1, 1),),
            ((2, 4),),
        ),
    ),
    right(
        "a wind out of a report for pilots",
        "metar-wind",
        'text = f"METAR: {data[\'q\']}\\nWind speed in knots:"\ngold = data["a"]',
        qa("""
        EDDF 121020Z 24008KT 9999 FEW030 18/09 Q1016 > 8
        EGLL 030950Z 31015KT 8000 BKN012 11/08 Q1004 > 15
        LFPG 221300Z 09004KT CAVOK 24/10 Q1021 > 4
        LOWW 150620Z 28022KT 9999 SCT040 07/01 Q0998 > 22
        LSZH 081150Z 35011KT 9999 OVC020 05/03 Q1010 > 11
        EKCH 170420Z 20019KT 6000 BKN008 09/08 Q1001 > 19
        """),
    ),
    right(
        "a holiday request as JSON",
        "leave-json",
        """
        text = (
            "Turn the mail into JSON with the keys name and days.\\n"
            f"Mail: {data['mail']}\\n"
            "JSON:"
        )
        gold = json.dumps({"name": data["name"], "days": data["days"]})
        """,
        table(
            "mail|name|days#",
            """
            Hi, I would like 3 days off in May. Best, Ruth|Ruth|3
            Could I be away for 10 days over Christmas? Thanks, Imran|Imran|10
            I need 1 day for my move. Olga|Olga|1
            Please note that I take 5 days from Monday on. Cheers, Pete|Pete|5
            May I have 2 days at the end of the month? Yours, Aiko|Aiko|2
            We marry in July, so I ask for 8 days. Love, Cem|Cem|8
            """,
        ),
        above="import json",
    ),
    right(
        "a student's test of regular expressions",
        "regex-yes",
        "text = f\"Does the pattern ^{data['p']}$ match {data['s']}? Answer yes or no.\\n=>\"\n"
        'gold = "yes" if re.fullmatch(data["p"], data["s"]) else "no"',
        table(
            "p|s",
            """
            a+b|aaab
            [0-9]{3}|12
            x.y|xzy
            (ab)*c|abac
            [A-Z]oe|Zoe
            no?|noo
            h[ae]llo|hello
            \\d\\d:\\d\\d|9:30
            """,
        ),
        above="import re",
    ),
    right(
        "what an expression of Python gives",
        "py-eval",
        'text = ">>> " + data["q"] + "\\n"\ngold = data["a"]',
        qa("""
        len("lamp") > 4
        7 // 2 > 3
        "ab" * 3 > 'ababab'
        sorted([3, 1, 2]) > [1, 2, 3]
        max(4, 9, 6) > 9
        "Oslo".lower() > 'oslo'
        [x * x for x in range(3)] > [0, 1, 4]
        """),
        lead="",
    ),
    right(
        "a lab sheet with two classes by number",
        "ph-class",
        """
        ph = data["ph"]
        gold = "acid" if ph < 7 else "base"
        text = f"pH {ph}. Below 7 is acid, above 7 is base.\\nClass:"
        """,
        records("ph", (3.5,), (9.1,), (2.2,), (11.4,), (6.1,), (8.3,), (4.7,), (12.6,)),
    ),
    right(
        "the time on a ship's clock",
        "clock-24",
        'text = f"{data[\'q\']} on a 24-hour clock is"\ngold = data["a"]',
        qa("""
        3:15 pm > 15:15
        9:40 am > 09:40
        11:05 pm > 23:05
        12:30 pm > 12:30
        7:00 am > 07:00
        1:55 pm > 13:55
        """),
    ),
    right(
        "Roman numbers on a line of their own",
        "roman",
        'text = "\\n".join(["Write as a Roman numeral", str(data["n"]), "Roman:"])\ngold = data["roman"]',
        table(
            "n#|roman",
            """
            4|IV
            9|IX
            14|XIV
            40|XL
            66|LXVI
            90|XC
            110|CX
            """,
        ),
    ),
    right(
        "antonyms with options in brackets",
        "opposites",
        """
        marks = ["(i)", "(ii)", "(iii)"]
        shown = " ".join(f"{mark} {word}" for mark, word in zip(marks, data["words"]))
        text = f"Opposite of {data['head']}? {shown}\\nAnswer:"
        gold = marks[data["place"]]
        """,
        table(
            "head|words*|place#",
            """
            early|late/soon/quick|0
            hollow|deep/solid/round|1
            generous|kind/rich/mean|2
            ancient|modern/old/grey|0
            rough|hard/smooth/wild|1
            arrive|come/reach/depart|2
            shallow|flat/deep/wet|1
            expand|shrink/grow/stretch|0
            """,
        ),
    ),
    right(
        "analogies with colons",
        "analogies",
        "text = f\"{data['a1']} : {data['a2']} :: {data['b1']} :\"\ngold = data[\"b2\"]",
        table(
            "a1|a2|b1|b2",
            """
            bird|nest|bee|hive
            hand|glove|foot|sock
            cow|calf|sheep|lamb
            painter|brush|writer|pen
            day|night|summer|winter
            fish|water|worm|soil
            king|queen|uncle|aunt
            """,
        ),
    ),
    right(
        "the odd one out is a word of the list",
        "odd-one",
        'words = data["words"]\ntext = "Odd one out: " + ", ".join(words) + "\\nIt is"\ngold = data["odd"]',
        table(
            "words*|odd",
            """
            apple/pear/hammer/plum|hammer
            oak/tulip/birch/elm|tulip
            violin/cello/harp/drum|drum
            red/square/blue/green|square
            Tuesday/Friday/June/Sunday|June
            boat/ferry/canoe/tram|tram
            salmon/trout/otter/herring|otter
            """,
        ),
    ),
)
