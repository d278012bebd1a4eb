"""Guesses: read, counted, and held against what came out."""

from __future__ import annotations

import re

import pytest

from workbench.errors import SettingError
from workbench.lessons.predict import histogram, percent, read_shares, tally


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("70", (0.7,)),
        ("0.7, 55 1.0", (0.007, 0.55, 0.01)),
        ("70 1", (0.7, 0.01)),
        ("1", (0.01,)),
        ("1.5 .5 0.5 %", (0.015, 0.005, 0.005)),
        ("20/40; 10 / 40", (0.5, 0.25)),
        ("70x3, 55 × 2 20", (0.7, 0.7, 0.7, 0.55, 0.55, 0.2)),
        ("20/40x2 70%*1", (0.5, 0.5, 0.7)),
        ("70 %；1%", (0.7, 0.01)),
        ("0", (0.0,)),
        ("100", (1.0,)),
        ("", ()),
        (" 70, 80,\n", (0.7, 0.8)),
    ],
)
def test_a_class_says_its_guesses_in_any_way(text: str, shares: tuple[float, ...]) -> None:
    assert read_shares(text) == pytest.approx(shares)


@pytest.mark.parametrize(
    "text", ["many", "101", "-5", "nan", "70 or so", "41/40", "3/0", "70x0", "70x5000", "1e1"]
)
def test_what_is_no_accuracy_is_refused(text: str) -> None:
    with pytest.raises(SettingError, match="from 0 to 100 %"):
        read_shares(text)


def test_the_histogram_has_each_guess_once() -> None:
    chart = histogram([0.0, 0.05, 0.7, 0.999, 1.0])
    assert [mark.y for mark in chart.marks] == [2, 0, 0, 0, 0, 0, 0, 1, 0, 2]
    assert not chart.guides


def test_the_truth_is_a_line_and_the_nearest_guess_is_told() -> None:
    chart = histogram([0.5, 0.9], truth=0.86)
    assert [guide.value for guide in chart.guides] == [0.86]
    assert "4 points" in chart.note


def test_no_guess_is_no_error() -> None:
    assert histogram([]).note == "no guess yet"
    assert tally([]).marks == ()


def test_answers_are_counted_and_the_right_one_is_coloured() -> None:
    chart = tally(["154", "154", " 87 "], truth="90")
    assert [(mark.label, mark.y, mark.series) for mark in chart.marks] == [
        ("154", 2, "guessed"),
        ("87", 1, "guessed"),
        ("90", 0, "right"),
    ]
    assert chart.note == "0 of 3 guessed it"


def test_how_an_answer_is_written_makes_it_no_other() -> None:
    """Full-width digits, white space and a full stop at the end; nor do words that the task itself
    takes the answer out of. What stands in the answer does."""
    guesses = ["269", "２６９", "269。", " 269. ", "答案是269", "2.69", "26 9", "."]
    chart = tally(guesses, truth="269", read=lambda guess: re.findall(r"是(\d+)", guess))
    assert chart.note == "5 of 8 guessed it"
    assert [(mark.label, mark.y) for mark in chart.marks] == [
        ("269", 5), ("2.69", 1), ("26 9", 1), (".", 1)
    ]  # fmt: skip


@pytest.mark.parametrize("truth", ["a", "k", "z"])
def test_every_guess_is_in_a_bar_with_a_name_and_the_right_one_has_its_own(truth: str) -> None:
    """Beyond eight bars the rest is told as one; the true answer is never among it."""
    chart = tally([*"abcdefghijkl", "a"], truth=truth)
    assert sum(mark.y for mark in chart.marks) == 13
    assert [mark.label for mark in chart.marks if mark.series == "right"] == [truth]
    assert chart.marks[-1].label.startswith("others: ") and len(chart.marks) == 8
    assert [tick.label for tick in chart.ticks] == [mark.label for mark in chart.marks]


def test_what_is_told_of_a_guess_adds_up() -> None:
    """Of 40 rows 25 are right: 70 is not 7 points off 62 %."""
    chart = histogram((0.5, 0.7), 0.625)
    assert chart.note == ("2 guesses, 60% on average; it is 62.5%, the nearest was 7.5 points off")
    assert [guide.label for guide in chart.guides] == ["62.5%"]
    assert histogram((0.5,), 0.625).note == "1 guess, 50%; it is 62.5%, 12.5 points off"
    assert (histogram((0.5,)).note, tally(["a"]).note) == ("1 guess, 50%", "1 guess")
    assert (percent(1.0), percent(0.0), percent(1 / 3)) == ("100%", "0%", "33.3%")
