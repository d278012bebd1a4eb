"""Worked examples that tell themselves whether they are right: equations, signs that stand for
others, an order of numbers, a number and its label; and what an instruction in each of them is."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import Rows
from workbench.types import RenderSettings

SHARES: Rows = [{"part": part, "least": least} for part, least in (
    ("6/8", "3/4"), ("10/15", "2/3"), ("14/49", "2/7"), ("9/12", "3/4"), ("20/25", "4/5"),
    ("18/27", "2/3"), ("35/60", "7/12"), ("24/64", "3/8"))]  # fmt: skip
SPELLS: Rows = [{"spell": spell, "out": spell.translate(str.maketrans("KLMN", "NMLK"))}
                for spell in ("KLMNKL", "MMNKLK", "LKNMNK", "NKKLMN", "LLMKNN", "KNLMMK",
                              "MNLKKL", "NLMKLN", "KKMLNN")]  # fmt: skip
TOWNS: Rows = [{"town": f"Town {i}", "size": 40 * i, "kind": kind} for i, kind in enumerate((
    "hamlet", "hamlet", "hamlet", "village", "village", "village", "city", "city", "city",
    "city"))]  # fmt: skip
ROYALS: Rows = [{"items": items, "order": order} for items, order in (
    (("Ada", "Bo", "Cai"), "B, A, C"), (("Dan", "Eve", "Fay"), "A, B, C"),
    (("Gil", "Hal", "Ida"), "C, A, B"), (("Jo", "Kim", "Leo"), "A, C, B"),
    (("Max", "Nan", "Oda"), "B, A, C"), (("Pia", "Quo", "Rae"), "A, B, C"),
    (("Sam", "Tom", "Uma"), "C, A, B"), (("Val", "Wim", "Xia"), "A, C, B"))]  # fmt: skip
ODD = ("rose", "door", "song", "coat", "sand", "milk", "wolf")
FISH: Rows = [
    {"words": [f"carp {i}", f"{odd} {i}", f"pike {i}"], "odd": f"{odd} {i}"}
    for i, odd in enumerate(ODD)
]
REDUCE = "Reduce the share to lowest terms."
SPELL = "Write the spell in the other letters."


def described(description: str, text: str, gold: str, rows: Rows) -> Case:
    return Case(
        source=returns(text, f"' ' + {gold}", gold),
        rows=rows,
        settings=RenderSettings(num_fewshot=0, description=description),
    )


def shares(*lines: str, told: str = REDUCE) -> Case:
    description = "\n\n".join(f"{told}\n{line}" for line in lines)
    return described(description, f"f\"{told}\\n{{data['part']}} =\"", "data['least']", SHARES)


def spells(*pairs: tuple[str, str]) -> Case:
    description = "\n\n".join(f"{SPELL}\n<{own}>\nOut: {other}" for own, other in pairs)
    return described(description, f"f\"{SPELL}\\n<{{data['spell']}}>\\nOut:\"", "data['out']",
                     SPELLS)  # fmt: skip


def towns(said: str) -> Case:
    rule = "Up to 80 it is a hamlet, from 81 to 200 a village, from 201 on a city."
    text = f"f\"{rule} {said}\\nTown: {{data['town']}}\\nSize: {{data['size']}}\\nKind:\""
    return Case(source=returns(text, "' ' + data['kind']", "data['kind']"), rows=TOWNS)


def ordered(asked: str, answer: str, years: tuple[int, int, int]) -> Case:
    lines = "\n".join(f"{mark}) king of {year}" for mark, year in zip("ABC", years, strict=True))
    own = "'\\n'.join(f'{m}) {x}' for m, x in zip('ABC', data['items']))"
    text = f"{asked!r} + '\\n' + {own} + '\\nOrder:'"
    return described(f"{asked}\n{lines}\nOrder: {answer}", text, "data['order']", ROYALS)


def filed(size: int) -> Case:
    asked = [f"In {place} it rained for {i} days." for i, place in enumerate((
        "Ulm", "Oslo", "Cork", "Bonn", "Turin", "Arles", "Ghent", "Split", "Vaduz", "Sofia",
        "Porto"))]  # fmt: skip
    rows = [{"question": text, "answer": text.split()[1]} for text in asked]
    return Case(
        source=returns(),
        rows=rows[:8],
        settings=RenderSettings(num_fewshot=2),
        shots=[{**row, "question": row["question"][:size]} for row in rows[8:]],
    )


def halves(least: str, part: str) -> Case:
    shots = [{part: f"{2 * i}/{4 * i}", least: "1/2"} for i in (2, 3, 4)]
    text = "data['part'] + ' ='"
    return Case(source=returns(text, "' ' + data['least']", "data['least']"), rows=SHARES,
                settings=RenderSettings(num_fewshot=2), shots=shots)  # fmt: skip


OLDEST = "Put the kings in order, the oldest first. Write the letters with commas between."

PAIRS = {
    "two sides that differ": (
        "few-shot/wrong-answer",
        shares("4/10 = 2/5", "15/18 = 3/6"),
        shares("4/10 = 2/5", "15/18 = 5/6"),
    ),
    "figures in words": (
        "few-shot/worked-form",
        shares("4/10 = two fifths", "15/18 = five sixths"),
        shares("4/10 = 2/5", "15/18 = 5/6"),
    ),
    "an arrow for the sign of equality": (
        "few-shot/worked-cue",
        shares("4/10 => 2/5", "15/18 => 5/6"),
        shares("4/10 = 2/5", "15/18 = 5/6"),
    ),
    "a sign that stands for another one, within a frame": (
        "few-shot/wrong-answer", spells(("KLLM", "NMMM")), spells(("KLLM", "NMML")),
    ),
    "marks around each answer": (
        "few-shot/worked-form",
        spells(("KLLM", "[NMML]!"), ("NMKK", "[KLNN]!")),
        spells(("KLLM", "NMML"), ("NMKK", "KLNN")),
    ),
    "an example of a label that is none": (
        "few-shot/wrong-answer",
        towns("For example, a place of 30 is a village."),
        towns("For example, a place of 30 is a hamlet."),
    ),
    "an order that is not that of the years": (
        "few-shot/wrong-answer",
        ordered(OLDEST, "A, B, C", (1900, 1800, 1850)),
        ordered(OLDEST, "B, C, A", (1900, 1800, 1850)),
    ),
    "a file whose texts break off": ("few-shot/unlike-docs", filed(19), filed(99)),
    "figures in each other's field": (
        "few-shot/worked-form", halves("part", "least"), halves("least", "part"),
    ),
    "answers before their questions, below an instruction with a colon": (
        "few-shot/other-order",
        described("Kind: city\nTown: Ulm\n\nKind: hamlet\nTown: Au",
                  "f\"Say one of two: city or hamlet.\\nTown: {data['town']}\\nKind:\"",
                  "data['kind']", TOWNS),
        described("Town: Ulm\nKind: city\n\nTown: Au\nKind: hamlet",
                  "f\"Say one of two: city or hamlet.\\nTown: {data['town']}\\nKind:\"",
                  "data['kind']", TOWNS),
    ),
}  # fmt: skip


PAIRS["an instruction above the samples and in the question"] = (
    "text/repeated-instruction",
    described("Name the kind of town that is meant.\n\nTown: Ulm\nKind: city\n\n"
              "Town: Au\nKind: hamlet",
              "f\"Name the kind of town that is meant.\\n\\nTown: {data['town']}\\nKind:\"",
              "data['kind']", TOWNS),
    described("Town: Ulm\nKind: city\n\nTown: Au\nKind: hamlet",
              "f\"Name the kind of town that is meant.\\n\\nTown: {data['town']}\\nKind:\"",
              "data['kind']", TOWNS),
)  # fmt: skip


@pytest.mark.parametrize(("rule", "wrong", "right"), PAIRS.values(), ids=PAIRS)
def test_told_where_a_sample_is_wrong_by_itself(rule: str, wrong: Case, right: Case) -> None:
    """The fault is found, and its near miss is left alone."""
    assert found(wrong, rule)
    assert not found(right, rule)


QUIET = {
    "an instruction in each sample of one line": (
        "text/repeated-instruction", shares("4/10 = 2/5", "15/18 = 5/6"),
    ),
    "an instruction in each sample with cues": (
        "text/repeated-instruction",
        described(
            "Translate the German sentence into English.\nGerman: Es regnet.\nEnglish: It rains.",
            "f\"Translate the German sentence into English.\\nGerman: {data['town']}\\nEnglish:\"",
            "data['kind']", TOWNS,
        ),
    ),
    "an instruction of two sentences in a sample": (
        "text/repeated-instruction", ordered(OLDEST, "B, C, A", (1900, 1800, 1850)),
    ),
    "an instruction apart from each sample's lines": (
        "text/repeated-instruction",
        described(
            "Name the kind of town.\n\nTown: Ulm\nKind: city\n\n"
            "Name the kind of town.\n\nTown: Au\nKind: hamlet",
            "f\"Name the kind of town.\\n\\nTown: {data['town']}\\nKind:\"",
            "data['kind']", TOWNS,
        ),
    ),
    "words in a row, of which one is the answer": (
        "few-shot/no-options",
        described(
            "Which word is no fish: cod, eel, oak?\nAnswer: oak",
            "f\"Which word is no fish: {', '.join(data['words'])}?\\nAnswer:\"",
            "data['odd']", FISH,
        ),
    ),
    "names with underscores where all answers are such": (
        "text/snake-name",
        described("Name: Night bus\nIn snake case: night_bus",
                  "f\"Name: {data['spell'].lower()} bus\\nIn snake case:\"",
                  "data['spell'].lower() + '_bus'", SPELLS),
    ),
    "an order that no doc has": (
        "few-shot/other-labels", ordered(OLDEST, "B, C, A", (1900, 1800, 1850)),
    ),
    "ages, of which the oldest has the most": (
        "few-shot/wrong-answer", ordered(OLDEST, "A, B, C", (81, 54, 30)),
    ),
    "an example of what a label is not": (
        "few-shot/wrong-answer", towns("For example, a place of 30 is not a village."),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("rule", "right"), QUIET.values(), ids=QUIET)
def test_a_right_sample_is_left_alone(rule: str, right: Case) -> None:
    """The rule says nothing."""
    assert not found(right, rule)
