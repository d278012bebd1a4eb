"""Guesses: read, counted, and held against what came out."""

from __future__ import annotations

import pytest

from workbench.errors import SettingError
from workbench.lessons.predict import histogram, percent, read_shares, tally


@pytest.mark.parametrize(
    ("text", "shares"),
    [
        ("70", (0.7,)),
        ("0.7, 55 1.0", (0.7, 0.55, 1.0)),
        ("70 1", (0.7, 0.01)),
        ("1", (0.01,)),
        ("1.5 .5 0.5 %", (0.015, 0.5, 0.005)),
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


def test_what_is_told_of_a_guess_adds_up() -> None:
    """Of 40 rows 25 are right: 70 is not 7 points off 62 %."""
    chart = histogram((0.5, 0.7), 0.625)
    assert chart.note == ("2 guesses, 60% on average; it is 62.5%, the nearest was 7.5 points off")
    assert [guide.label for guide in chart.guides] == ["62.5%"]
    assert histogram((0.5,), 0.625).note == "1 guess, 50%; it is 62.5%, 12.5 points off"
    assert (histogram((0.5,)).note, tally(["a"]).note) == ("1 guess, 50%", "1 guess")
    assert (percent(1.0), percent(0.0), percent(1 / 3)) == ("100%", "0%", "33.3%")
