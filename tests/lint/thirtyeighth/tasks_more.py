"""Right tasks in English: logs, code, travel, sport and games."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

LOGS = SmallTask(
    "log-codes",
    code(r"""
    parts = [
        "Copy the error code from the log line.",
        "Log: " + data["log"],
        "Error code:",
    ]
    gold = data["code"]
    return {"input": "\n".join(parts), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "log|code",
        """
    08:14:02 worker-3 failed with E1042 while reading block 77|E1042
    09:30:45 E2210 raised by printer queue, retry in 5 s|E2210
    10:02:11 payment gateway answered E3307, order 5518 on hold|E3307
    11:47:53 disk sdb reports E1180 at sector 90210|E1180
    12:05:09 E4501: certificate of mail host has expired|E4501
    13:21:30 backup stopped, see E2875 in the manual|E2875
    14:59:58 sensor 12 returned E3926 twice|E3926
    16:10:17 login service gave up with E4144 after 3 tries|E4144
    17:33:41 E1663 in module cart, user session lost|E1663
    18:48:26 cache node 6 dropped, E2059 logged|E2059
    """,
    ),
    shots=table(
        "log|code",
        """
    06:01:12 scheduler skipped a job because of E5120|E5120
    06:44:37 E5338 seen on switch 4, port 11|E5338
    07:15:20 import of file 82 ended with E5407|E5407
    07:52:05 E5691 from the map server, tiles missing|E5691
    """,
    ),
)

PRINTS = SmallTask(
    "what-prints",
    code(r"""
    text = "\n".join(
        ["What does this program print?", "```python", data["program"], "```", "It prints:"]
    )
    gold = data["printed"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "program|printed",
        """
    total = 0⏎for n in [2, 5, 9]:⏎    total += n⏎print(total)|16
    word = "basket"⏎print(word[::-1])|teksab
    names = ["Ida", "Ben", "Cleo"]⏎print(sorted(names)[0])|Ben
    x = 7⏎if x % 2:⏎    print("odd")⏎else:⏎    print("even")|odd
    price = 4⏎count = 6⏎print(price * count)|24
    text = "Hello"⏎print(text.upper())|HELLO
    items = {"tea": 3, "jam": 8}⏎print(max(items, key=items.get))|jam
    n = 3⏎while n < 20:⏎    n *= 2⏎print(n)|24
    print("-".join(["a", "b", "c"]))|a-b-c
    values = [4, 1, 8]⏎values.append(2)⏎print(len(values))|4
    """,
    ),
)

TRIP = SmallTask(
    "train-board",
    code(r"""
    head = "Train | To | Leaves | Platform"
    body = "\n".join(" | ".join(line) for line in data["board"])
    text = f"Departures:\n{head}\n{body}\n\nQuestion: {data['question']}\nAnswer:"
    gold = data["answer"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    records(
        "board question answer",
        (
            [["R4", "Basel", "08:12", "3"], ["R9", "Ulm", "08:40", "1"]],
            "When does the train to Ulm leave?",
            "08:40",
        ),
        (
            [["S2", "Gent", "10:05", "7"], ["S6", "Lille", "10:31", "2"]],
            "From which platform does S2 leave?",
            "7",
        ),
        (
            [["K1", "Brno", "06:55", "4"], ["K8", "Linz", "07:20", "5"]],
            "Where does train K8 go?",
            "Linz",
        ),
        (
            [["T3", "Porto", "13:15", "6"], ["T5", "Faro", "13:50", "8"]],
            "Which train goes to Porto?",
            "T3",
        ),
        (
            [["N7", "Turku", "21:08", "1"], ["N2", "Oulu", "21:44", "9"]],
            "When does the train to Turku leave?",
            "21:08",
        ),
        (
            [["B1", "Cork", "09:25", "2"], ["B4", "Sligo", "09:55", "3"]],
            "Which train leaves from platform 3?",
            "B4",
        ),
        (
            [["L5", "Nice", "15:02", "8"], ["L9", "Lyon", "15:38", "4"]],
            "Where does the train at 15:02 go?",
            "Nice",
        ),
        (
            [["P6", "Split", "17:19", "5"], ["P3", "Zadar", "17:47", "6"]],
            "From which platform does P3 leave?",
            "6",
        ),
    ),
)

SPORT = SmallTask(
    "match-reports",
    code(r"""
    text = f"Report: {data['report']}\nQuestion: {data['question']}\nAnswer:"
    gold = "yes" if data["label"] else "no"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "report|question|label?",
        """
    Harbour City beat Northfield 3-1 after trailing at the break.|Did Harbour City win?|true
    The marathon was moved to Sunday by a storm.|Was it run on the day first planned?|false
    Ruiz served nine aces and dropped a single set.|Did Ruiz lose any set?|true
    The relay team was disqualified for a late exchange.|Did the relay team get a medal?|false
    All 12,000 seats for the final were sold within a day.|Are there tickets left?|false
    Goalkeeper Lund returned after four months out injured.|Had Lund been injured?|true
    Neither side scored in ninety minutes.|Was there a goal in normal time?|false
    The swimmer broke the record that she had set in 2019.|Did she hold the record before?|true
    Rain stopped play at two and it did not resume.|Was the match finished that day?|false
    The club has signed its coach for two more years.|Does the coach stay?|true
    """,
    ),
    description="Read the match report and answer the question with yes or no.",
)

GAME = SmallTask(
    "game-rules",
    code(r"""
    options = [key.strip() for key in data["target_scores"]]
    shown = "\n".join(f"- {option}" for option in options)
    text = f"{data['question']}\nPossible answers:\n{shown}\nThe right answer is"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "question",
        """
    Which chess piece moves only along diagonals?|rook/*bishop/knight
    How many cards are in a bridge hand?|*thirteen/seven/ten
    What do players place on a Scrabble board?|coins/cards/*tiles
    Which colour moves first in chess?|black/*white/red
    What is thrown to move in Monopoly?|*dice/rings/darts
    How many players are on court in a singles match of tennis?|four/six/*two
    Which piece is taken to win at chess?|queen/*king/pawn
    What does one collect in a game of whist?|*tricks/houses/flags
    What does an Uno player call out with one card left?|Check/Gin/*Uno
    Which game has a jail on its board?|Chess/Go/*Monopoly
    Which game is played with black and white stones?|Ludo/*Go/Snap
    How many pins stand in a lane of bowling?|*ten/nine/five
    """,
        " ",
    ),
    method="ppl",
)

TASKS = (LOGS, PRINTS, TRIP, SPORT, GAME)
