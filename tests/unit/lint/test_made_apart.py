"""Worked examples that are made, counted or answered otherwise than the docs, and what the rows'
numbers, fields and lists tell of their answers, each beside what is right."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case
from workbench.types import RenderSettings

QUEUES = ("cards", "loans", "login")
MAILS: Rows = [{"mail": f"Letter {i} is from Bern.", "queue": QUEUES[i % 3]} for i in range(12)]
TOLD = "Mail: {data['mail']}\\nQueue:"
RANGES = [(3, 9, 1), (2, 8, 5), (1, 7, 9), (4, 6, 2), (5, 9, 7), (2, 4, 8)]
LABS: Rows = [
    {"low": a + i, "high": b + i, "value": v + i, "flag": "LOH"[(v >= a) + (v > b)]}
    for i in (0, 10)
    for a, b, v in RANGES
]
CHECKED = "Range: {data['low']} to {data['high']}\\nValue: {data['value']}\\nFlag:"
PARTS: Rows = [{"served": a, "amount": b, "guests": c, "needed": b * c // a}
               for a, b, c in ((2, 10, 3), (4, 80, 5), (3, 60, 7), (2, 50, 9), (5, 45, 4),
                               (4, 100, 6), (2, 36, 5), (3, 90, 8), (6, 12, 3), (2, 70, 3),
                               (4, 44, 3))]  # fmt: skip
SCALED = "{data['served']} people take {data['amount']} g.\\nFor {data['guests']} people?\\nNeeded:"
FORMS: Rows = [{"verb": f"{stem}en", "past": f"{stem}te"}
               for stem in ("spiel", "lach", "mach", "koch", "tanz", "fragt", "hör", "wein",
                            "bau", "dreh")]  # fmt: skip
WEEKS = ("two", "three", "four", "five", "seven", "eight", "nine", "ten")
THINGS = ("key", "gem", "rope", "coin", "bone", "lamp", "harp", "bell")
ASKED = "Verb: {data['verb']}\\nPast:"


def described(made: Case, description: str) -> Case:
    return Case(made.source, made.rows, settings=RenderSettings(description=description))


def mails(description: str) -> Case:
    return described(case(TOLD, "data['queue']", MAILS), description)


@pytest.mark.parametrize(
    ("shown", "is_told"),
    [
        ("User: My card is gone.\nDesk => cards\n\nUser: I can't log in.\nDesk => login\n\n", True),
        ("User: My card is gone.\nDesk: cards\n\nUser: I can't log in.\nDesk: login\n\n", True),
        ("My card is gone. -> cards\nI can't log in. -> login\n\n", True),
        ("Mail: My card is gone.\nQueue: cards\n\nMail: No code.\nQueue: login\n\n", False),
        ("cards -> cards\npasswords -> login\n\n", False),
        ("Route each mail.\n\nWrite to the desk: cards\n\n", False),
    ],
)
def test_examples_behind_another_cue(shown: str, *, is_told: bool) -> None:
    assert bool(found(mails(shown), "few-shot/other-cues")) == is_told


def test_answers_before_their_questions() -> None:
    rows = [{**row, "day": f"{i} May"} for i, row in enumerate(MAILS)]
    made = case("Mail: {data['mail']}\\nDay: {data['day']}\\nQueue:", "data['queue']", rows)
    turned = "Queue: cards\nMail: It is gone.\n\nQueue: login\nMail: No code.\n\n"
    right = "Mail: It is gone.\nDay: 3 May\nQueue: cards\n\n"
    assert found(described(made, turned), "few-shot/other-order")
    assert not found(described(made, right + right.replace("gone", "lost")), "few-shot/other-order")


@pytest.mark.parametrize(("answer", "is_told"), [("H", True), ("O", False)])
def test_an_example_against_its_bounds(answer: str, *, is_told: bool) -> None:
    made = case(CHECKED, "data['flag']", LABS)
    shown = f"Range: 40 to 50\nValue: 45\nFlag: {answer}\n\n"
    assert bool(found(described(made, shown), "few-shot/wrong-answer")) == is_told


@pytest.mark.parametrize(("answer", "is_told"), [("40", True), ("20", False)])
def test_an_example_out_of_proportion(answer: str, *, is_told: bool) -> None:
    made = case(SCALED, "str(data['needed'])", PARTS)
    shown = f"2 people take 10 g.\nFor 4 people?\nNeeded: {answer}\n\n"
    assert bool(found(described(made, shown), "few-shot/wrong-answer")) == is_told


@pytest.mark.parametrize(("answer", "is_told"), [("kaufte", True), ("lobte", False)])
def test_an_example_that_begins_otherwise(answer: str, *, is_told: bool) -> None:
    made = case(ASKED, "data['past']", FORMS)
    shown = f"Verb: loben\nPast: {answer}\n\nVerb: sagen\nPast: sagte\n\n"
    assert bool(found(described(made, shown), "few-shot/wrong-answer")) == is_told
    assert not loud(described(made, shown), "few-shot/wrong-answer")


@pytest.mark.parametrize(("answer", "is_told"), [("six weeks", True), ("two weeks", False)])
def test_an_example_that_is_not_copied(answer: str, *, is_told: bool) -> None:
    rows = [{"text": f"It ends {word} weeks after the sale of lot {i}.", "time": f"{word} weeks"}
            for i, word in enumerate(WEEKS)]  # fmt: skip
    made = case("Clause: {data['text']}\\nTime:", "data['time']", rows)
    shown = f"Clause: You may object within two weeks.\nTime: {answer}\n\n"
    assert bool(found(described(made, shown), "few-shot/wrong-answer")) == is_told


@pytest.mark.parametrize(("count", "is_told"), [(5, True), (3, False)])
def test_an_object_with_another_number(count: int, *, is_told: bool) -> None:
    rows = [{"text": f"He finds {i + 2} {name}s.", "item": name, "count": i + 2}
            for i, name in enumerate(THINGS)]  # fmt: skip
    output = "__import__('json').dumps({'item': data['item'], 'count': data['count']})"
    made = case("Scene: {data['text']}\\nJSON:", output, rows)
    shown = f'Scene: She takes 3 maps.\nJSON: {{"item": "map", "count": {count}}}\n\n'
    assert bool(found(described(made, shown), "few-shot/wrong-answer")) == is_told


def test_a_sentence_before_a_cue_is_there_twice() -> None:
    made = case(SCALED, "str(data['needed'])", PARTS)
    first, other = (f"2 people take {n} g.\nFor 4 people?\nNeeded: {2 * n}\n\n" for n in (10, 16))
    assert found(described(made, first * 2 + other), "few-shot/same-twice")
    assert not found(described(made, first + other), "few-shot/same-twice")


@pytest.mark.parametrize(
    ("said", "is_told"),
    [
        ("Here are 5 texts with their queue.", True),
        ("Here are 2 texts with their queue.", False),
        ("Five letters that were filed already come first.", True),
        ("Two letters that were filed already come first.", False),
        ("Fíjese en los tres ejemplos.", True),
        ("Fíjese en los dos ejemplos.", False),
    ],
)
def test_how_many_are_announced(said: str, *, is_told: bool) -> None:
    made = mails(f"{said}\n\n")
    made = replace(made, settings=replace(made.settings, num_fewshot=2))
    assert bool(found(made, "few-shot/other-count")) == is_told


@pytest.mark.parametrize(
    ("text", "output", "rows"),
    [
        (CHECKED.replace("{data['value']}", "?"), "data['flag']", LABS),
        (SCALED.replace("{data['amount']}", "some"), "str(data['needed'])", PARTS),
    ],
)
def test_a_number_that_decides_is_not_shown(text: str, output: str, rows: Rows) -> None:
    assert found(case(text, output, rows), "text/no-question")


@pytest.mark.parametrize(("text", "output", "rows"),
                         [(CHECKED, "data['flag']", LABS),
                          (SCALED, "str(data['needed'])", PARTS)])  # fmt: skip
def test_a_number_that_decides_is_shown(text: str, output: str, rows: Rows) -> None:
    assert not found(case(text, output, rows), "text/no-question")


def test_numbers_of_labels_need_not_be_shown() -> None:
    rows = [{**row, "code": QUEUES.index(str(row["queue"]))} for row in MAILS]
    assert not found(case(TOLD, "data['queue']", rows), "text/no-question")


@pytest.mark.parametrize(("between", "is_told"), [("", True), ("\\n", False), ("; ", False)])
def test_meanings_right_behind_each_other(between: str, *, is_told: bool) -> None:
    legend = between.join(f"- {queue}: what is about {queue[:3]}" for queue in QUEUES)
    made = case(f"Queues:\\n{legend}\\n{TOLD}", "data['queue']", MAILS)
    assert bool(found(made, "text/run-together")) == is_told
