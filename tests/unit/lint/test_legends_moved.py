"""Legends whose meanings changed places, that stand out of order, or that the rest of the prompt
does not agree with; and right ones like them."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case

WASTE: Rows = [{"item": f"{text} (bag {i})", "bin": code} for i, (text, code) in enumerate((
    ("An empty jam jar of green glass.", "V1"), ("Old newspapers and a shoe carton.", "C7"),
    ("Apple peel and coffee grounds.", "K4"), ("A broken window glass.", "V1"),
    ("A carton with torn paper inside.", "C7"), ("Peel of oranges.", "K4"),
    ("Two bottles of brown glass.", "V1"), ("Wrapping paper.", "C7")))]  # fmt: skip
BINS = {
    "V1": "bottles and jars of glass",
    "C7": "paper and carton",
    "K4": "peel and other kitchen waste",
}
KINDS: Rows = [{"句子": f"{text}（{i}）", "kind": kind} for i, (text, kind) in enumerate((
    ("请把灯打开。", "祈使"), ("你几点到？", "疑问"), ("今天下雪了。", "陈述"),
    ("别踩草坪。", "祈使"), ("谁拿走了伞？", "疑问"), ("他住三楼。", "陈述")))]  # fmt: skip
GRADES: Rows = [{"essay": f"Essay number {i}, on rivers.", "grade": str(i % 4)} for i in range(9)]
TWINS: Rows = [{"a": f"lamp {i}", "b": f"lamp {i + i % 2}", "same": i % 2 == 0} for i in range(8)]
HEAD = "You sort what people bring to the yard.\n\n"


def lined(meanings: dict[str, str], form: str = "{} = {}\n") -> str:
    return "".join(form.format(label, text) for label, text in meanings.items()) + "\n"


def turned(meanings: dict[str, str], one: str, other: str) -> dict[str, str]:
    return meanings | {one: meanings[other], other: meanings[one]}


def waste(said: str) -> Case:
    return case(f"{HEAD}{said}Item: {{data['item']}}\nBin:", "data['bin']", WASTE)


def kinds(said: str, codes: str) -> Case:
    return case(f"给句子分类。\n\n{said}句子：{{data['句子']}}\n编号：",
                f"dict({codes})[data['kind']]", KINDS)  # fmt: skip


def graded(said: str) -> Case:
    return case(f"You grade short essays.\n\n{said}Essay: {{data['essay']}}\nGrade:",
                "data['grade']", GRADES)  # fmt: skip


def twins(condition: str) -> Case:
    return case("Say whether both shops sell one thing.\nA: {data['a']}\nB: {data['b']}\nVerdict:",
                f"'identical' if {condition} else 'different'", TWINS)  # fmt: skip


RUBRIC = {
    "0": "names no cause at all",
    "1": "names one cause",
    "2": "names two causes",
    "3": "names three causes or more",
}
CODES = "祈使='1', 疑问='2', 陈述='3'"
MEANT = {"1": "祈使句：要求别人做事", "2": "疑问句：提出问题", "3": "陈述句：说一件事"}
LEGEND = lined(BINS)
SMALL = {"0": "off topic", "1": "thin", "2": "sound", "3": "rich"}
NOTES: Rows = [{"said": f"Visit {i}: {text}", "step": step} for i, (text, step) in enumerate((
    ("the roof leaks", "repair"), ("all is well", "archive"), ("call the owner", "forward"),
    ("a door is broken", "repair"), ("nothing to do", "archive"),
    ("ask the lawyer", "forward")))]  # fmt: skip
STEPS = {"repair": "something is broken", "archive": "all is well", "forward": "others decide"}


def steps(meanings: str, said: str = "") -> Case:
    return case(f"You read notes of a caretaker.\n\n{meanings}{said}Note: {{data['said']}}\nStep:",
                "data['step']", NOTES)  # fmt: skip


CAPITALS = lined({label.upper(): text for label, text in STEPS.items()}, "- {}: {}\n")
AS_THEY_ARE = lined(STEPS, "- {}: {}\n")

PAIRS = {
    "meanings of two codes exchanged": (
        "answer/legend", waste(lined(turned(BINS, "V1", "C7"))), waste(LEGEND),
    ),
    "a table of them": (
        "answer/legend",
        waste(lined(turned(BINS, "C7", "K4"), "| {} | {} |\n")),
        waste(lined(BINS, "| {} | {} |\n")),
    ),
    "a dictionary of the code": (
        "answer/legend",
        kinds(lined(MEANT, "{} {}\n"), "祈使='2', 疑问='1', 陈述='3'"),
        kinds(lined(MEANT, "{} {}\n"), CODES),
    ),
    "a rubric out of order": (
        "answer/legend", graded(lined(turned(RUBRIC, "0", "3"))), graded(lined(RUBRIC)),
    ),
    "a rubric that falls": (
        "answer/legend",
        graded(lined(turned(RUBRIC, "1", "2"))),
        graded(lined(dict(zip(RUBRIC, [*RUBRIC.values()][::-1], strict=True)))),
    ),
    "a field turned round": (
        "answer/gold-differs", twins("not data['same']"), twins("data['same']"),
    ),
    "another name in the list": (
        "answer/other-names",
        waste(LEGEND + "Write one code: V1, C9 or K4.\n\n"),
        waste(LEGEND + "Write V1, C7 or K4 and nothing else.\n\n"),
    ),
    "capitals in the legend": (
        "answer/other-names",
        steps(CAPITALS),
        steps(CAPITALS, "Write the step in lower case.\n\n"),
    ),
    "a label that is never given": (
        "answer/other-names",
        steps(AS_THEY_ARE, "Never choose the step “archive”.\n\n"),
        steps(AS_THEY_ARE, "When something is broken, never choose archive.\n\n"),
    ),
    "a number of classes": (
        "answer/other-count",
        kinds(lined(MEANT, "{} {}\n") + "每句只归一类，共五类。\n\n", CODES),
        kinds(lined(MEANT, "{} {}\n") + "每句只归一类，共三类。\n\n", CODES),
    ),
    "a range of grades": (
        "answer/other-count",
        graded(lined(SMALL) + "The grade is a number from 0 to 5.\n\n"),
        graded(lined(SMALL) + "The grade is a number from 0 to 3; read 5 to 6 lines.\n\n"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_a_right_one_like_it_is_quiet(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not found(good, rule) and not loud(good, rule)
