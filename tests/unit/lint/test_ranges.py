"""Labels that a prompt gives by a number: what it says of them, and what the rows answer."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

ENGLISH = ("Late by {a} days or less is fine, {a} to {b} days is {x}, and more than {b} is {y}."
           "\nParcel {{data['id']}} came {{data['n']}} days late.\nThis is")  # fmt: skip
CHINESE = "{a}元以下为低档，{a}～{b}元为{x}，{b}元以上为{y}。\n价格：{{data['n']}}元\n档次："
GERMAN = "- fein: unter {a}\n- {x}: {a} bis {b}\n- {y}: über {b}\nKorn: {{data['n']}} mm\nArt:"
JAPANESE = "{a}未満なら小、{a}から{b}なら{x}、{b}以上なら{y}と答える。\n面積：{{data['n']}}\n規模："
MARKS = ("Bands (A: up to {a}, {x}: {a}-{b}, {y}: {b}+)\nPeople in the room: {{data['n']}}\n"
         "Band:")  # fmt: skip
RIGHT = {
    ENGLISH: ("fine", "late", "lost"),
    CHINESE: ("低档", "中档", "高档"),
    GERMAN: ("fein", "mittel", "grob"),
    JAPANESE: ("小", "中", "大"),
    MARKS: ("A", "B", "C"),
}
RULES = ("answer/legend", "answer/other-rule")


def rows_of(labels: tuple[str, str, str], *, wrong: int = 0) -> Rows:
    """Return rows whose label is by their number, up to 20, to 50 and above, but for a few."""
    rows: Rows = []
    for i in range(15):
        place = (i % 3 + (1 if i < wrong else 0)) % 3
        rows.append({"id": f"P{i}", "n": (3, 27, 61)[i % 3] + i, "label": labels[place]})
    return rows


def told(text: str, rows: Rows) -> dict[str, str]:
    """Return what the two rules say, and how loudly."""
    task = case(text, "data['label']", rows)
    return {each.rule: each.severity for name in RULES for each in found(task, name)}


@pytest.mark.parametrize("text", RIGHT)
def test_ranges_that_the_rows_keep_are_right(text: str) -> None:
    _, x, y = labels = RIGHT[text]
    for bounds in ((20, 50), (18, 42)):
        shown = text.format(a=bounds[0], b=bounds[1], x=x, y=y)
        assert told(shown, rows_of(labels)) == {}


@pytest.mark.parametrize("text", RIGHT)
def test_names_that_moved_are_told(text: str) -> None:
    _, x, y = labels = RIGHT[text]
    assert "answer/legend" in told(text.format(a=20, b=50, x=y, y=x), rows_of(labels))


@pytest.mark.parametrize("text", RIGHT)
def test_bounds_that_are_others_are_told(text: str) -> None:
    _, x, y = labels = RIGHT[text]
    assert told(text.format(a=20, b=67, x=x, y=y), rows_of(labels))
    assert told(text.format(a=9, b=50, x=x, y=y), rows_of(labels))


@pytest.mark.parametrize("text", RIGHT)
def test_a_row_outside_of_its_label_s_range_is_told(text: str) -> None:
    _, x, y = labels = RIGHT[text]
    shown = text.format(a=20, b=50, x=x, y=y)
    assert "answer/other-rule" in told(shown, rows_of(labels, wrong=1))


def test_another_condition_makes_it_a_hint() -> None:
    text = ENGLISH.format(a=20, b=50, x="late", y="lost").replace(
        " is late", " is late unless paid"
    )
    assert set(told(text, rows_of(RIGHT[ENGLISH], wrong=1)).values()) == {"hint"}


def test_a_number_that_is_perhaps_of_something_else() -> None:
    text = ENGLISH.format(a=20, b=50, x="late", y="lost").replace("data['n']", "data['other']")
    rows: Rows = [{**row, "other": 7 * i % 11, "kg": 3 * i % 8}
                  for i, row in enumerate(rows_of(RIGHT[ENGLISH]))]  # fmt: skip
    assert told(text, rows) == {"answer/legend": "hint"}
    assert told(text.replace("came", "of {data['kg']} kg came"), rows) == {}
