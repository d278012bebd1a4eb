"""Right tasks in English: sums, names, tables, queries, talks, gaps and rankings."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

CHAIN = SmallTask(
    "word-sums-chain",
    code(
        r"""
    gold = str(data["answer"])
    return {
        "input": PROMPT.format(problem=data["problem"]),
        "output": f" {data['rationale']} So the answer is {gold}.",
        "processed_output": gold,
    }
    """,
        above='''
    PROMPT = """Q: {problem}
    A: Let's think step by step."""
    ''',
    ),
    records(
        "problem rationale answer",
        (
            "Lena reads 14 pages a day. How many pages does she read in 6 days?",
            "She reads 14 pages on each of 6 days. 14 * 6 = 84.",
            84,
        ),
        (
            "A rope of 45 metres is cut into 9 equal pieces. How long is each?",
            "The rope has 45 metres and gives 9 pieces. 45 / 9 = 5.",
            5,
        ),
        (
            "There were 52 birds on a roof and 17 flew off. How many stayed?",
            "Of 52 birds 17 left. 52 - 17 = 35.",
            35,
        ),
        (
            "Jo earns 11 dollars an hour for 4 hours and spends 9. What is left?",
            "Jo earns 11 * 4 = 44 dollars. After spending 9 there are 44 - 9 = 35.",
            35,
        ),
        (
            "A class has 13 girls and 16 boys. How many pupils are there?",
            "Girls and boys together are 13 + 16 = 29.",
            29,
        ),
        (
            "Six trays hold 12 muffins each, and 20 are eaten. How many remain?",
            "The trays hold 6 * 12 = 72 muffins. Then 72 - 20 = 52 remain.",
            52,
        ),
        (
            "A train covers 240 km in 3 hours. How many km does it go in one?",
            "In one hour it goes 240 / 3 = 80.",
            80,
        ),
        (
            "Omar has 5 boxes of 8 pens and finds 3 more pens. How many has he?",
            "The boxes hold 5 * 8 = 40 pens. With the others that is 40 + 3 = 43.",
            43,
        ),
    ),
    postprocess="bbh_post",
    stop=("\n\n",),
    max_tokens=128,
)

NAMES = SmallTask(
    "people-in-news",
    code(r"""
    found = [span["text"] for span in data["entities"] if span["type"] == "PER"]
    gold = "; ".join(found) if found else "none"
    parts = (
        "List all people that the sentence names, in their order, with semicolons between"
        " them. Write none if there are none.",
        "",
        f"Sentence: {data['sentence']}",
        "People:",
    )
    return {"input": "\n".join(parts), "output": f" {gold}", "processed_output": gold}
    """),
    records(
        "sentence entities",
        *(
            (sentence, [{"type": e[:3], "text": e[4:]} for e in spans.split("/") if e])
            for sentence, spans in (
                ("Ana Duarte met Li Wei in Porto.", "PER Ana Duarte/PER Li Wei/LOC Porto"),
                ("Siemens will build the plant in Ghent.", "ORG Siemens/LOC Ghent"),
                ("Coach Petrov praised Maja Holm.", "PER Petrov/PER Maja Holm"),
                ("The Danube flooded Passau again.", "LOC Danube/LOC Passau"),
                ("Chief Okafor left Shell in May.", "PER Okafor/ORG Shell"),
                (
                    "Ines Roth, Tom Berg and Al Cruz were hurt.",
                    "PER Ines Roth/PER Tom Berg/PER Al Cruz",
                ),
                ("Judge Moreau fined Airbus.", "PER Moreau/ORG Airbus"),
                ("Rain delayed the final in Perth.", "LOC Perth"),
                ("Nadia Haddad beat Eva Lind in Oslo.", "PER Nadia Haddad/PER Eva Lind/LOC Oslo"),
            )
        ),
    ),
)

MEDALS = SmallTask(
    "medal-tables",
    code(
        r"""
    text = show(data["table"]) + f"\n\nQ: {data['question']}\nA:"
    gold = data["answers"][0]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    def show(table):
        """Write a table in Markdown."""
        rows = [table["header"], ["---"] * len(table["header"]), *table["rows"]]
        return "\\n".join("| " + " | ".join(row) + " |" for row in rows)
    ''',
    ),
    records(
        "table question answers",
        *(
            (
                {"header": head.split(","), "rows": [row.split(",") for row in rows.split("/")]},
                question,
                [answer],
            )
            for head, rows, question, answer in (
                ("Team,Gold,Silver", "Peru,4,2/Chile,3,5/Cuba,7,1", "Who won 7 golds?", "Cuba"),
                ("Lake,Depth m,Area", "Como,425,146/Garda,346,370", "How deep is Garda?", "346"),
                ("Year,Winner,Score", "1998,Ulm,3-1/1999,Jena,2-0", "Who won in 1999?", "Jena"),
                (
                    "Film,Director,Year",
                    "Dune Sea,Aho,2003/Nightjar,Ruiz,2011",
                    "Who made Nightjar?",
                    "Ruiz",
                ),
                ("Ship,Built,Tons", "Elba,1912,800/Argo,1931,950", "When was Argo built?", "1931"),
                (
                    "Peak,Height m,Range",
                    "Olan,3564,Alps/Rysy,2501,Tatra",
                    "In which range is Rysy?",
                    "Tatra",
                ),
                ("City,Line,Stops", "Graz,6,21/Bern,9,17", "Which city has line 9?", "Bern"),
                (
                    "Song,Weeks,Label",
                    "Blue Tin,14,Arrow/Halo,22,Moth",
                    "How many weeks was Halo listed?",
                    "22",
                ),
                ("Crop,Tons,Price", "Rye,310,95/Oats,120,88", "What is the price of rye?", "95"),
            )
        ),
    ),
)

SQL = SmallTask(
    "say-it-in-sql",
    code(r"""
    columns = ", ".join(f"{name} {kind}" for name, kind in data["columns"].items())
    text = (
        f"-- Table: {data['table']}({columns})\n"
        f"-- Question: {data['question']}\n"
        "-- SQLite query on one line:\n"
    )
    gold = data["query"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    records(
        "table columns question query",
        *(
            (name, dict(pair.split() for pair in columns.split(",")), question, query)
            for name, columns, question, query in (
                (
                    "pets",
                    "name TEXT,age INT",
                    "Which pets are older than 5?",
                    "SELECT name FROM pets WHERE age > 5;",
                ),
                (
                    "songs",
                    "title TEXT,plays INT",
                    "How many songs are there?",
                    "SELECT COUNT(*) FROM songs;",
                ),
                (
                    "staff",
                    "name TEXT,pay INT",
                    "What is the highest pay?",
                    "SELECT MAX(pay) FROM staff;",
                ),
                (
                    "towns",
                    "town TEXT,people INT",
                    "List all towns by name.",
                    "SELECT town FROM towns ORDER BY town;",
                ),
                (
                    "bills",
                    "id INT,total REAL",
                    "What is the sum of all totals?",
                    "SELECT SUM(total) FROM bills;",
                ),
                (
                    "boats",
                    "name TEXT,length REAL",
                    "Which boats are shorter than 9?",
                    "SELECT name FROM boats WHERE length < 9;",
                ),
                (
                    "exams",
                    "pupil TEXT,mark INT",
                    "What is the mean mark?",
                    "SELECT AVG(mark) FROM exams;",
                ),
                (
                    "trees",
                    "kind TEXT,height REAL",
                    "Which kinds of tree are there?",
                    "SELECT DISTINCT kind FROM trees;",
                ),
            )
        ),
    ),
)

CHAT = SmallTask(
    "call-outcome",
    code(r"""
    turns = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["turns"])
    text = f"{turns}\n\nWas the caller's problem solved in this call, solved or open? Outcome:"
    gold = data["outcome"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "turns outcome",
        *(
            (
                [
                    {"who": w, "says": s}
                    for w, s in zip(("Caller", "Agent") * 2, talk.split("/"), strict=True)
                ],
                end,
            )
            for talk, end in (
                (
                    "My router blinks red./Hold reset for ten seconds./It is green now, thanks!/Glad to hear it.",
                    "solved",
                ),
                (
                    "I never got my refund./I have to ask the bank./So I wait again?/A few days, yes.",
                    "open",
                ),
                (
                    "The app wants a code./I have just sent you one./Got it, I am in./Great.",
                    "solved",
                ),
                (
                    "My key card fails at the gate./Try the side door./That one is locked, too./I will send someone tomorrow.",
                    "open",
                ),
                (
                    "The printer shows error 5./Take out the tray once./Now it prints./Fine.",
                    "solved",
                ),
                (
                    "Where is my parcel?/The courier does not answer./Can you call again?/I will, next week.",
                    "open",
                ),
                (
                    "I was billed twice./I see it and cancel one bill./I have the mail already./Good.",
                    "solved",
                ),
                (
                    "The heating is cold./A part has to be ordered./How long?/Nobody knows yet.",
                    "open",
                ),
                (
                    "My voucher is refused./Type it without spaces./It went through./Enjoy.",
                    "solved",
                ),
                (
                    "The lift is stuck./We have no engineer today./And my mother upstairs?/I am sorry.",
                    "open",
                ),
            )
        ),
    ),
)

GAP = SmallTask(
    "proverb-gaps",
    code(r"""
    text = "Fill in the blank with one word.\n" + data["sentence"].replace("_", "____")
    gold = data["word"]
    return {"input": text + "\nWord:", "output": " " + gold, "processed_output": gold}
    """),
    table(
        "sentence|word",
        """
    A stitch in _ saves nine.|time
    The early _ catches the worm.|bird
    Too many _ spoil the broth.|cooks
    A rolling stone gathers no _.|moss
    Every cloud has a silver _.|lining
    Actions speak louder than _.|words
    Do not count your _ before they hatch.|chickens
    Better late than _.|never
    All that glitters is not _.|gold
    """,
    ),
)

RANK = SmallTask(
    "order-things",
    code(r"""
    text = "\n".join([
        f"Put these in order, {data['by']}: {', '.join(data['things'])}.",
        "Write them on one line with > between them.",
        "Order:",
    ])
    gold = " > ".join(data["order"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "by|things*|order*",
        """
    largest first|mouse/whale/dog|whale/dog/mouse
    fastest first|bicycle/jet/snail|jet/bicycle/snail
    heaviest first|feather/piano/chair|piano/chair/feather
    oldest first|telephone/wheel/radio|wheel/telephone/radio
    hottest first|tea/sun/ice|sun/tea/ice
    longest first|minute/week/hour|week/hour/minute
    tallest first|oak/daisy/tulip|oak/tulip/daisy
    loudest first|whisper/talk/thunder|thunder/talk/whisper
    """,
    ),
)

TASKS = (CHAIN, NAMES, MEDALS, SQL, CHAT, GAP, RANK)
