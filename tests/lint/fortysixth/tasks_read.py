"""Right tasks in English: claims, sums, patterns, proverbs, passages and tables."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

MINUTES = SmallTask(
    "minutes-nli",
    code(r"""
    text = data["minutes"] + "\nClaim: " + data["claim"]
    text += "\nIs the claim supported, refuted or open?"
    scores = data["target_scores"]
    gold = next(label for label in scores if scores[label] == 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "minutes|claim",
        """
    The board approved the budget with nine votes.|The budget passed.|*supported/refuted/open
    Ms Ito was absent due to travel.|Ms Ito chaired the meeting.|supported/*refuted/open
    The next meeting is on 4 May.|The next meeting is in Oslo.|supported/refuted/*open
    Two members abstained on item 6.|Everybody voted on item 6.|supported/*refuted/open
    The lift will be repaired in June.|The lift is to be repaired.|*supported/refuted/open
    Parking fees were discussed.|The fees will rise by a tenth.|supported/refuted/*open
    Mr Vance resigned as treasurer.|Mr Vance is still treasurer.|supported/*refuted/open
    The gardener's contract was renewed for a year.|The gardener stays.|*supported/refuted/open
    A new caretaker was introduced.|The caretaker has two sons.|supported/refuted/*open
    """,
        lead=" ",
    ),
    method="ppl",
)

BAKERY = SmallTask(
    "bakery-sums",
    code(r"""
    text = f"Problem: {data['problem']}\nThink it through, then give the number after ####.\nSolution:"
    return {
        "input": text,
        "output": f" {data['working']} #### {data['result']}",
        "processed_output": str(data["result"]),
    }
    """),
    table(
        "problem|working|result#",
        """
    A baker makes 14 trays of 6 rolls. How many rolls?|14 * 6 = 84 rolls.|84
    Of 60 loaves, 17 are left at night. How many were sold?|60 - 17 = 43 loaves were sold.|43
    Flour costs 3 euros a kilo. What do 12 kilos cost?|12 * 3 = 36 euros.|36
    Ninety buns go into bags of 5. How many bags?|90 / 5 = 18 bags.|18
    A cake has 8 slices; 7 cakes are cut. How many slices?|7 * 8 = 56 slices.|56
    In the morning 26 came, after noon 39. How many guests?|26 + 39 = 65 guests came.|65
    Three ovens hold 15 pies each. How many pies?|3 * 15 = 45 pies.|45
    Sam had 100 euros and bought yeast for 28. What is left?|100 - 28 = 72 euros are left.|72
    48 muffins are shared by 4 shops. How many each?|48 / 4 = 12 muffins.|12
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=96,
)

REGEX = SmallTask(
    "regex-match",
    code(r"""
    return {
        "input": "Does the pattern match the whole string? Answer true or false.\n"
        + f"pattern: `{data['pattern']}`\nstring: `{data['string']}`\nanswer:",
        "output": " true" if data["match"] else " false",
        "processed_output": "true" if data["match"] else "false",
    }
    """),
    records(
        "pattern string match",
        ("a+b", "aaab", True),
        (r"\d{3}", "42", False),
        ("[xyz]", "y", True),
        ("colou?r", "color", True),
        (r"\w+@\w+", "not a mail", False),
        ("(ab)*", "aba", False),
        ("[A-Z][a-z]+", "Oslo", True),
        (r"-?\d+", "4.5", False),
        ("cat|dog", "dog", True),
        (".{4}", "seven", False),
    ),
    fewshot=4,
)

PROVERB = SmallTask(
    "proverb-end",
    code(r"""
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": data["start"], "output": gold, "processed_output": gold}
    """),
    keyed(
        "start",
        """
    A bird in the hand is worth two in the|sky/*bush/nest
    Too many cooks spoil the|*broth/party/oven
    When the cat is away, the mice will|sleep/eat/*play
    Rome was not built in a|year/*day/week
    The early bird catches the|*worm/bus/cold
    Make hay while the sun|sets/sleeps/*shines
    A stitch in time saves|*nine/ten/money
    Do not count your chickens before they|cluck/*hatch/run
    Every cloud has a silver|edge/colour/*lining
    """,
        lead=" ",
    ),
    method="ppl",
)

TRAIL = SmallTask(
    "trail-boolq",
    code(r"""
    parts = [data["passage"], "question: " + data["question"] + "?", "answer (yes/no):"]
    gold = {True: "yes", False: "no"}[data["answer"]]
    return {"input": "\n".join(parts), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "passage|question|answer?",
        """
    The hut on Mount Elm is staffed from May to October only.|is the hut staffed in January|false
    Dogs may walk the coast path if they are on a lead.|are dogs allowed on the coast path|true
    The ridge can be crossed without a rope in dry weather.|is a rope always needed on the ridge|false
    Campfires are banned in the whole reserve.|can you light a fire in the reserve|false
    The trail begins behind the station of Brill.|can you reach the trail by train|true
    A ferry takes walkers over the Soar twice a day.|is there a ferry over the Soar|true
    Spring water at the third mile has to be boiled.|is the spring water safe without boiling|false
    The north face was first climbed in 1938.|has the north face been climbed|true
    """,
    ),
)

TIDES = SmallTask(
    "ferry-columns",
    code(r"""
    head = list(data["columns"])
    height = len(data["columns"][head[0]])
    body = [",".join(data["columns"][name][i] for name in head) for i in range(height)]
    sheet = "\n".join([",".join(head), *body])
    text = f"{sheet}\n\nQ: {data['q']}\nA:"
    return {"input": text, "output": " " + data["a"], "processed_output": data["a"]}
    """),
    records(
        "columns q a",
        *(
            ({"boat": boats, "departs": times, "pier": piers}, q, a)
            for boats, times, piers, q, a in (
                (
                    ["Gull", "Tern"],
                    ["07:10", "09:45"],
                    ["2", "5"],
                    "When does the Tern depart?",
                    "09:45",
                ),
                (
                    ["Seal", "Orca"],
                    ["11:00", "13:20"],
                    ["1", "3"],
                    "Which boat leaves from pier 1?",
                    "Seal",
                ),
                (
                    ["Puffin", "Heron"],
                    ["06:30", "08:15"],
                    ["4", "2"],
                    "Which boat departs at 08:15?",
                    "Heron",
                ),
                (
                    ["Otter", "Swan"],
                    ["15:40", "16:05"],
                    ["6", "8"],
                    "From which pier does the Swan go?",
                    "8",
                ),
                (
                    ["Whale", "Crab"],
                    ["10:25", "12:50"],
                    ["7", "9"],
                    "When does the Whale depart?",
                    "10:25",
                ),
                (
                    ["Eider", "Skua"],
                    ["17:15", "18:55"],
                    ["3", "1"],
                    "Which boat leaves from pier 1?",
                    "Skua",
                ),
                (
                    ["Plover", "Knot"],
                    ["19:20", "21:00"],
                    ["5", "4"],
                    "From which pier does the Plover go?",
                    "5",
                ),
            )
        ),
    ),
)

TASKS = (MINUTES, BAKERY, REGEX, PROVERB, TRAIL, TIDES)
