"""Worked examples of one line each, as the question is one, with any mark between: what is amiss in
them is told, and what is right is not."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

SAID: Rows = [{"t": text, "mood": mood} for text, mood in (
    ("屏幕很清楚。", "好评"), ("电池一天就没电。", "差评"), ("送货特别快！", "好评"),
    ("盒子压扁了。", "差评"), ("音质比我想的好。", "好评"),
    ("客服不回消息。", "差评"))]  # fmt: skip
WORDS: Rows = [{"w": word, "s": plural} for word, plural in (
    ("Apfel", "Äpfel"), ("Haus", "Häuser"), ("Frau", "Frauen"), ("Auto", "Autos"),
    ("Tisch", "Tische"), ("Buch", "Bücher"), ("Ring", "Ringe"))]  # fmt: skip
CALLS: Rows = [{"call": text, "unit": unit} for text, unit in (
    ("Smoke from the attic", "fire"), ("He fell off the ladder", "ambulance"),
    ("My shop window was smashed", "police"), ("A bin is burning", "fire"),
    ("She cannot breathe", "ambulance"), ("Somebody stole my bike", "police"),
    ("The barn is in flames", "fire"), ("Two cars crashed, one hurt", "ambulance"))]  # fmt: skip
TIMES: Rows = [{"h": said, "at": at} for said, at in (
    ("half past nine", "09:30"), ("noon", "12:00"), ("a quarter to seven", "06:45"),
    ("five past ten at night", "22:05"), ("midnight", "00:00"),
    ("ten to three", "02:50"))]  # fmt: skip


RULES = tuple(f"few-shot/{name}" for name in (
    "worked-cue", "no-answer", "run-in", "question-first", "numbered", "other-order", "other-count",
    "lopsided", "other-labels", "worked-form", "wrong-answer"))  # fmt: skip


def told(made: Case) -> list[str]:
    return [name for name in RULES if found(made, name)]


def moods(lines: str, ask: str = "{data['t']}→") -> Case:
    return case(f"判断评论是好评还是差评。\n{lines}\n{ask}", "data['mood']", SAID)


def plurals(lines: str, ask: str = "{data['w']} | ") -> Case:
    return case(f"Schreibe den Plural.\n\n{lines}\n{ask}", "data['s']", WORDS)


def units(lines: str, ask: str = "Call: {data['call']} / Unit:") -> Case:
    text = f"Send fire, ambulance or police.{lines}\n{ask}"
    return case(text, "' ' + data['unit']", CALLS)


def times(lines: str, ask: str = "* {data['h']} ==>") -> Case:
    return case(f"Write the time with 24 hours.\n{lines}\n{ask}", "' ' + data['at']", TIMES)


MOODS = "颜色很好看。→好评\n两天就坏了。→差评\n味道太冲。→差评"
PLURALS = "Lampe | Lampen\nStuhl | Stühle"
UNITS = (
    "\n\nCall: The chimney is on fire / Unit: fire\nCall: I think it is his heart / Unit: ambulance"
    "\nCall: They are breaking in / Unit: police\n"
)
CLOCK = "\n".join(f"* {said} ==> {at}" for said, at in (
    ("one in the morning", "01:00"), ("twenty past four", "04:20"),
    ("six in the evening", "18:00")))  # fmt: skip
RIGHT = (moods(MOODS), plurals(PLURALS), units(UNITS), times(CLOCK))


@pytest.mark.parametrize("right", RIGHT)
def test_right_lines_are_quiet(right: Case) -> None:
    assert not told(right)


@pytest.mark.parametrize(
    "wrong",
    [
        moods(MOODS.replace("→差评", "：差评").replace("：差评", "=差评", 1).replace("：", "→")),
        times(CLOCK.replace("four ==>", "four ->")),
        moods(MOODS.replace("→", "=>")),
    ],
)
def test_another_sign_is_told(wrong: Case) -> None:
    assert found(wrong, "few-shot/worked-cue")


@pytest.mark.parametrize(
    "wrong",
    [
        moods(MOODS.replace("冲。→差评", "冲。→")),
        units(UNITS.replace("Unit: ambulance", "Unit:")),
        times(CLOCK.replace(" 18:00", "")),
    ],
)
def test_a_line_without_an_answer_is_told(wrong: Case) -> None:
    assert found(wrong, "few-shot/no-answer")


@pytest.mark.parametrize(
    "wrong",
    [
        moods(MOODS.replace("\n", "")),
        times(CLOCK.replace("\n*", "")),
        times(CLOCK.replace("\n* six", " six")),
        units(UNITS.replace("\nCall: They", " Call: They")),
    ],
)
def test_two_samples_on_a_line_are_told(wrong: Case) -> None:
    assert found(wrong, "few-shot/run-in")


@pytest.mark.parametrize(
    "wrong",
    [
        case(f"判断评论是好评还是差评。\n{{data['t']}}→\n{MOODS}", "data['mood']", SAID),
        case(f"Send fire, ambulance or police.\nCall: {{data['call']}} / Unit:{UNITS}",
             "data['unit']", CALLS),
    ],
)  # fmt: skip
def test_a_question_before_its_samples_is_told(wrong: Case) -> None:
    assert found(wrong, "few-shot/question-first")


@pytest.mark.parametrize(
    "wrong",
    [
        moods("1. 颜色很好看。→好评\n2. 两天就坏了。→差评"),
        times("No. 1: one at night ==> 01:00\nNo. 2: nine ==> 09:00", "{data['h']} ==>"),
        plurals("Wort 1: Lampe | Lampen\nWort 2: Stuhl | Stühle"),
    ],
)
def test_a_question_without_a_number_is_told(wrong: Case) -> None:
    assert found(wrong, "few-shot/numbered")


@pytest.mark.parametrize(
    "wrong",
    [
        moods("好评→颜色很好看。\n差评→两天就坏了。"),
        times("* 01:00 ==> one in the morning\n* 04:20 ==> twenty past four"),
    ],
)
def test_samples_that_answer_first_are_told(wrong: Case) -> None:
    assert found(wrong, "few-shot/other-order")


@pytest.mark.parametrize(
    "wrong", [units("\nHere are five examples." + UNITS), times("Two examples:\n" + CLOCK)]
)
def test_another_number_of_lines_is_told(wrong: Case) -> None:
    assert found(wrong, "few-shot/other-count")


def test_lines_of_one_label_are_told() -> None:
    lines = MOODS.replace("好评", "差评")
    assert found(moods(lines), "few-shot/lopsided")
    assert found(units(UNITS.replace("ambulance", "fire").replace("police", "fire")),
                 "few-shot/lopsided")  # fmt: skip


def test_a_strange_label_of_a_line_is_told() -> None:
    assert found(moods(MOODS.replace("冲。→差评", "冲。→一般")), "few-shot/other-labels")
    assert found(units(UNITS.replace("Unit: police", "Unit: officers")), "few-shot/other-labels")


def test_another_form_of_a_line_is_told() -> None:
    assert found(times(CLOCK.replace("04:20", "4.20 am")), "few-shot/worked-form")


LEGEND = "差评→说东西不好\n好评→说东西好\n"


@pytest.mark.parametrize(
    "right",
    [
        moods("差评→说东西不好，或者不满意\n好评→说东西好，或者很满意"),
        moods(LEGEND.replace("→", " = ")),
        times("Two examples:\n" + CLOCK.rpartition("\n")[0]),
        times("Answer as here: time -> hours and minutes.\n" + CLOCK),
        plurals("Aus A wird oft Ä | und aus O oft Ö, aber nicht immer.\n"),
        units("\nfire: what burns\nambulance: who is hurt\npolice: what is against the law\n"),
        moods("1. 颜色很好看。→好评\n2. 两天就坏了。→差评", "3. {data['t']}→"),
    ],
)
def test_other_lines_with_a_mark_are_quiet(right: Case) -> None:
    assert not told(right)
