"""Worked examples in another form, with other answers or in another place than what is asked, and
chains that close on what they do not come to: each fault beside a right prompt that looks like
it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

CITIES = ("Kyoto", "Delft", "Siena", "Bath", "Nara", "Cork", "Lund", "Pisa")
SOILS = ("CLAY", "SAND", "PEAT", "LOAM")


def rows(row: Callable[[int], Mapping[str, Any]], count: int = 8) -> tuple[Mapping[str, Any], ...]:
    """Return as many rows."""
    return tuple(row(number) for number in range(count))


def by_hand(row: Callable[[int], Mapping[str, Any]], *examples: str, own: str, **how: Any) -> Case:
    """Return a case whose input has worked examples before (or, with `own`, around) what is
    asked."""
    text = 'f"""' + "\n\n".join((*examples, own)) + '"""'
    return Case(source=returns(text, **how), rows=rows(row))


def dug(i: int) -> dict[str, Any]:
    """Return a sample of the ground."""
    return {"note": f"Probe {i} was taken at {CITIES[i]}.", "answer": SOILS[i % 4]}


def booked(i: int) -> dict[str, Any]:
    """Return a question with two options, and the way to its letter."""
    return {
        "frage": f"Gast {i} kommt aus {CITIES[i]}. Woher kommt er?",
        "eins": CITIES[i],
        "zwei": CITIES[i - 1],
        "weg": f"Der Gast mit Nummer {i} nennt {CITIES[i]} als Heimat.",
    }


def noted(i: int, place: int) -> dict[str, Any]:
    """Return a question whose steps name the option at a place."""
    options = [f"Gang {CITIES[i]}", f"Gang {CITIES[i - 1]}"]
    return {"frage": f"Wo liegt Fach {i}?", "options": options,
            "weg": f"Der Plan zeigt {options[place]} für Fach {i}."}  # fmt: skip


def baked(i: int, end: str = "") -> dict[str, Any]:
    """Return a sum in two steps; `end` is another number to close on."""
    loaves = (i + 2) * 12
    steps = f"每天烤 {i + 2} * 12 = {loaves} 个。\n卖出后剩 {loaves} - 5 = {loaves - 5} 个。"
    return {"question": f"第{i}家面包店剩几个？", "steps": steps, "answer": end or str(loaves - 5)}


def posed(i: int) -> dict[str, Any]:
    """Return a question of general knowledge."""
    return {"question": f"Which city has the bridge number {i}?", "answer": CITIES[i]}


KINDS = "Soils: CLAY, SAND, PEAT or LOAM."
DUG = "Note: {data['note']}\nSoil:"
FIRST, SECOND = "Note: Probe 40 is heavy.\nSoil: CLAY", "Note: Probe 41 is dry.\nSoil: SAND"
BOOKED = "Frage: {data['frage']}\n(A) {data['eins']}\n(B) {data['zwei']}\nAntwort: Der Reihe nach."
CHAIN = {"output": "' ' + data['weg'] + ' Also ist die Antwort (A).'", "processed": "'(A)'"}
TWO = (
    "Frage: Gast 90 kommt vom Meer. Woher kommt er?\n(A) Genua\n(B) Bern\nAntwort: Der Reihe nach."
)
SHOWN = "f\"{data['frage']}\\n(A) {data['options'][0]}\\n(B) {data['options'][1]}\\nAntwort:\""
GOES = f"{TWO} Am Meer liegt nur Genua. Also ist die Antwort (A)."
BAKED = {"output": "' ' + data['steps'] + '\\n答案是' + data['answer'] + '。'"}
THIRD = "Frage: Gast 91 mag Berge.\n(A) Bern\n(B) Genua\nAntwort: Der Reihe nach."


def chained(*ends: str, shots: bool = False) -> Case:
    """Return sums of which the first rows, or those of a few-shot file, close on other numbers."""
    own = [baked(i, "" if shots or i >= len(ends) else ends[i]) for i in range(8)]
    theirs = [baked(20 + i, end) for i, end in enumerate(ends)] if shots else []
    source = returns("data['question'] + '\\n答：'", **BAKED)
    settings = RenderSettings(num_fewshot=len(theirs) or 2)
    return Case(source=source, rows=own, shots=theirs, settings=settings)


def answered(*answers: str) -> Case:
    """Return questions with shots of their own that have these answers."""
    theirs = [{"question": f"Which city has the tower {i}?", "answer": a} for i, a in
              enumerate(answers)]  # fmt: skip
    source = returns("data['question'] + '\\nA:'")
    settings = RenderSettings(num_fewshot=len(theirs))
    return Case(source=source, rows=rows(posed), shots=theirs, settings=settings)


SORTS = "Sort the ground of the diary: clay, sand, peat or loam.\n\n"
RUNS = "What comes out of this program?\n>>> print({})\nOutput: {}"
PRINTED = "What comes out of this program?\n>>> print({data['code']})\nOutput:"
ASKS = "Task: {}\nResult: {}"
ASKED = "Task: {data['code']}\nResult:"


def printed(i: int) -> dict[str, Any]:
    """Return something to calculate."""
    return {"code": f"{i} - {i + 3}", "answer": "-3"}


PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "a label in another case": (
        "few-shot/worked-form",
        by_hand(dug, KINDS, FIRST.replace("CLAY", "Clay"), SECOND, own=DUG),
        by_hand(dug, KINDS, FIRST, SECOND, own=DUG),
    ),
    "a letter without its brackets": (
        "few-shot/worked-form",
        by_hand(booked, GOES.replace("(A).", "A."), own=BOOKED, **CHAIN),
        by_hand(booked, GOES, own=BOOKED, **CHAIN),
    ),
    "a letter beside the option that the steps name": (
        "few-shot/wrong-answer",
        by_hand(booked, GOES.replace("(A).", "(B)."), own=BOOKED, **CHAIN),
        by_hand(booked, f"{TWO} Genua ist es nicht. Also ist die Antwort (B).", own=BOOKED,
                **CHAIN),
    ),
    "the text of another option than the steps name": (
        "few-shot/wrong-answer",
        by_hand(booked, GOES.replace("(A).", "Bern."), own=BOOKED, **CHAIN),
        by_hand(booked, GOES.replace("(A).", "Genua."), own=BOOKED, **CHAIN),
    ),
    "an option that the question names": (
        "few-shot/wrong-answer",
        by_hand(booked, GOES.replace("Am Meer liegt nur", "Es ist").replace("(A).", "(B)."),
                own=BOOKED, **CHAIN),
        by_hand(booked, f"{THIRD.replace('Berge', 'Bern')} Bern ist fern. Die Antwort ist (B).",
                own=BOOKED, **CHAIN),
    ),
    "a row whose steps name another option": (
        "answer/chain-differs",
        Case(source=returns(SHOWN, **CHAIN), rows=rows(lambda i: noted(i, 1 - (i != 5)))),
        Case(source=returns(SHOWN, **CHAIN), rows=rows(lambda i: noted(i, 0))),
    ),
    "a label that no text of the docs' has": (
        "few-shot/wrong-answer",
        by_hand(booked, TWO.replace("Der", "X"), f"{TWO} Es ist Rom. Also ist die Antwort (C).",
                own=BOOKED, **CHAIN),
        by_hand(dug, KINDS, FIRST, SECOND, own=DUG),
    ),
    "no answer, cue and all": (
        "few-shot/no-answer",
        by_hand(dug, KINDS, FIRST, SECOND, "Note: Probe 42 is wet.", own=DUG),
        by_hand(dug, KINDS, FIRST, SECOND, own=DUG),
    ),
    "the examples behind a question that has begun": (
        "few-shot/question-first",
        by_hand(booked, BOOKED, f"{THIRD} Es ist Bern. Also ist die Antwort (A).", own=GOES,
                **CHAIN),
        by_hand(booked, GOES, own=BOOKED, **CHAIN),
    ),
    "a number that the steps have nowhere": (
        "answer/chain-differs", chained("999"), chained(),
    ),
    "a shot that closes on a step before its last": (
        "answer/chain-differs",
        chained("264", "271", shots=True),
        chained("259", "271", shots=True),
    ),
    "another last cue, under an instruction that ends in a colon": (
        "few-shot/worked-cue",
        by_hand(dug, f"{SORTS}Note: Probe 40 is damp.\nGround: CLAY", own=DUG),
        by_hand(dug, f"{SORTS}Note: Probe 40 is damp.\nSoil: CLAY", own=DUG),
    ),
    "what a program prints": (
        "few-shot/wrong-sum",
        by_hand(printed, RUNS.format("12 + 30", 43), own=PRINTED),
        by_hand(printed, RUNS.format("12 + 30", 42), own=PRINTED),
    ),
    "what is asked to be multiplied": (
        "few-shot/wrong-sum",
        by_hand(printed, ASKS.format("9 × 8", 74), own=ASKED),
        by_hand(printed, ASKS.format("2019-03-08", 2019), own=ASKED),
    ),
    "letters for words": (
        "few-shot/other-labels", answered("B", "C", "A"), answered("Bonn", "Cork", "Arles"),
    ),
    "numbers for words": (
        "few-shot/other-labels", answered("3", "1", "2"), answered("Bonn", "7", "Arles"),
    ),
    "another script": (
        "few-shot/other-labels", answered("京都", "大阪", "奈良"), answered("Bonn", "大阪", "Ulm"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_found(name: str) -> None:
    """The rule is loud about it."""
    rule, fault, _ = PAIRS[name]
    assert loud(fault, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_the_right_prompt_is_left_alone(name: str) -> None:
    """The rule says nothing, or a hint."""
    rule, _, right = PAIRS[name]
    assert loud(right, rule) == []


@pytest.mark.parametrize(
    "steps",
    ["a half of it, 7 / 2 = 3.5, rounded up", "14 is $\\frac{14}{2}$ twice, and 2 * 7 = 14",
     "a share of 8 / 20 = 0.04", "2 * 2 = 4, which leaves four of the eight"],
)  # fmt: skip
def test_a_number_in_another_form_is_not_missing(steps: str) -> None:
    """Rounded, in a fraction, in percent or in a word it stands in the steps all the same."""
    made = [baked(i) for i in range(8)] + [baked(9) | {"steps": steps, "answer": "4"}]
    source = returns("data['question'] + '\\n答：'", **BAKED)
    case = Case(source=source, rows=made, settings=RenderSettings(num_fewshot=2))
    assert not any("nowhere" in str(each.message) for each in found(case, "answer/chain-differs"))
