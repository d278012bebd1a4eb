"""Soft accuracy: margins, the temperature that the parent fixes, and the hint of two sides."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from workbench.analysis.soft import LEAST, hint_of, margin_of, soft_accuracy, temperature_of
from workbench.types import Loglikelihood, Row


def row(doc_id: int, sums: Sequence[float], gold: Sequence[int] = (0,)) -> Row:
    """Return a row whose choices have these log-likelihoods."""
    answers = tuple(Loglikelihood((value,), (0,), False) for value in sums)
    return Row(doc_id, "", "", "", {}, gold=tuple(gold), loglikelihoods=answers)


def test_a_margin_is_the_gold_minus_the_best_other() -> None:
    """In nats; of two golds the likelier one counts, and without another choice there is none."""
    assert margin_of(row(0, [-1.0, -3.0, -1.5])) == pytest.approx(0.5)
    assert margin_of(row(0, [-1.0, -3.0, -1.5], gold=[1, 2])) == pytest.approx(-0.5)
    assert math.isnan(margin_of(row(0, [-1.0])))
    assert math.isnan(margin_of(row(0, [])))


def test_the_temperature_is_the_lower_quartile_of_the_sizes() -> None:
    """Of 1, 2, 3, 4, 5 the quartile is 2, whichever sign they have; NaN does not count."""
    assert temperature_of([5, -2, 1, math.nan, -4, 3]) == 2.0
    assert temperature_of([1, 2]) == 1.25


def test_the_temperature_is_never_below_what_rounding_does() -> None:
    """A noise floor above the quartile takes its place, and nothing divides by 0."""
    assert temperature_of([1, 2, 3, 4, 5], floor=2.5) == 2.5
    assert temperature_of([0.0, 0.0]) == LEAST
    assert temperature_of([]) == LEAST


def test_it_is_the_mean_of_sigmoids() -> None:
    """sigmoid(ln 3) is 3/4 and sigmoid(-ln 3) is 1/4; margins of any size are 0 or 1."""
    tau = 0.5
    assert soft_accuracy([tau * math.log(3)], tau) == pytest.approx(0.75)
    assert soft_accuracy([-tau * math.log(3), 0.0], tau) == pytest.approx(0.375)
    assert soft_accuracy([-1e9, 1e9], tau) == 0.5
    assert math.isnan(soft_accuracy([], tau))


def test_a_hint_is_of_the_docs_that_both_sides_have() -> None:
    """By doc, in whatever order they came; without any there is none."""
    parent = [row(1, [-1.0, -1.0]), row(2, [-1.0, -9.0]), row(3, [-1.0])]
    draft = [row(3, [-1.0, -2.0]), row(1, [-1.0, -1.0 - math.log(3)])]
    hint = hint_of(parent, draft, 1.0)
    assert hint is not None
    assert (hint.rows, hint.parent) == (1, 0.5)
    assert hint.gained == pytest.approx(0.25)
    assert hint_of(parent, [], 1.0) is None


def test_it_goes_with_accuracy_where_the_plain_mean_goes_against_it() -> None:
    """Two of ten rows tip to right while six that stay right lose much of their lead: the mean
    margin falls, the soft accuracy rises."""
    before = [*[6.0] * 6, -0.2, -0.2, 0.3, 0.4]
    after = [*[4.0] * 6, 0.2, 0.2, 0.3, 0.4]
    tau = temperature_of(before)
    assert tau == pytest.approx(0.325)
    assert sum(after) < sum(before)
    assert soft_accuracy(after, tau) > soft_accuracy(before, tau)
