"""Right prompts of a school: history, verses, essays and sums."""

from __future__ import annotations

from tests.lint.making import Right, ask, qa, records, right, table

CHESS = qa("""
e4 e5 Nf3 Nc6 > 3
d4 d5 > 2
c4 e5 Nc3 Nf6 g3 d5 > 4
e4 c5 Nf3 d6 d4 cxd4 > 4
e4 e6 d4 d5 > 3
Nf3 d5 > 2
""")
EVENTS = records(
    "events order",
    (["fall of the Berlin Wall", "Moon landing"], "2, 1"),
    (["French Revolution", "Battle of Waterloo"], "1, 2"),
    (["first iPhone", "first World Wide Web page"], "2, 1"),
    (["Black Death in Europe", "Columbus in America"], "1, 2"),
    (["Suez Canal opens", "Panama Canal opens"], "1, 2"),
    (["Hastings", "fall of Rome"], "2, 1"),
)
POEM = qa("""
Shall I compare thee to a summer's > day
Tyger Tyger, burning > bright
I wandered lonely as a > cloud
To be, or not to be, that is the > question
Two roads diverged in a yellow > wood
Because I could not stop for > Death
Do not go gentle into that good > night
""")
ESSAY = table(
    "essay|grade",
    """
    i like dogs. dogs is good. they run.|C
    Although many fear wolves, records show that attacks are rare, and most have an explanation.|A
    School starts too early. I am tired and so are my friends. It should start at nine.|B
    My trip was nice and we eated ice and it was nice.|C
    Public parks cool a city, feed its bees and, above all, let strangers meet.|A
    Phones help us to learn new words. But they also make us lazy at times.|B
    """,
)
CALC = table(
    "q|steps|a",
    """
    (8 + 4) * 3|8 + 4 = 12; 12 * 3 = 36|36
    50 - 6 * 7|6 * 7 = 42; 50 - 42 = 8|8
    81 / 9 + 5|81 / 9 = 9; 9 + 5 = 14|14
    (20 - 5) / 3|20 - 5 = 15; 15 / 3 = 5|5
    7 * 7 - 9|7 * 7 = 49; 49 - 9 = 40|40
    16 / 4 * 6|16 / 4 = 4; 4 * 6 = 24|24
    """,
)
PROBES = table(
    "q|no?",
    """
    Is a tomato a vegetable in botany?|true
    Is the Nile in Africa?|false
    Can penguins fly?|true
    Is gold a metal?|false
    Is Sydney Australia's capital?|true
    Do spiders have eight legs?|false
    """,
)

RIGHT: tuple[Right, ...] = (
    ask(
        "number of the move that comes next",
        CHESS,
        "f\"Moves so far: {data['q']}\\nNumber of White's next move:\"",
    ),
    right(
        "two events in their order by numbers",
        "events",
        r"""
        one, two = data["events"]
        text = f"Put the events in order of time, oldest first, by their numbers.\n1: {one}\n2: {two}\nOrder:"
        gold = data["order"]
        """,
        EVENTS,
    ),
    ask("last words of verses", POEM, "data['q']"),
    ask(
        "last words of verses, with a gap",
        POEM,
        "f\"{data['q']} ____\\nMissing word:\"",
    ),
    right(
        "grades of essays with their meanings",
        "essays",
        r"""
        text = (
            "Grade the essay.\nA: argues well, no slips\nB: clear but simple\nC: many slips\n\n"
            f"Essay: {data['essay']}\nGrade:"
        )
        gold = data["grade"]
        """,
        ESSAY,
    ),
    right(
        "sums with steps in between by semicolons",
        "calc-steps",
        r"""
        gold = data["a"]
        return {
            "input": f"Work out {data['q']} step by step.\nSteps:",
            "output": f" {data['steps']} #### {gold}",
            "processed_output": gold,
        }
        """,
        CALC,
        postprocess="gsm8k_post",
    ),
    ask("sums whose result alone counts", CALC, "f\"{data['q']} = ?\\nJust the result:\""),
    right(
        "questions whose truth is stored the other way round",
        "negated",
        r"""
        text = data["q"]
        gold = "no" if data["no"] else "yes"
        """,
        PROBES,
        description="Answer yes or no.",
    ),
)
