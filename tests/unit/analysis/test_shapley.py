"""Shares of a change: Shapley's numbers by hand, intervals, and what works only together."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.analysis.shapley import (
    Corner,
    Shares,
    corners_of,
    share_out,
    simultaneous_intervals,
)
from workbench.scoring.metrics.aggregate import Z95


def shares(value: Callable[[Corner, int], float], count: int, rows: int = 100) -> Shares:
    """Return the shares where row i scores `value(corner, i)`."""
    scores = {corner: [value(corner, i) for i in range(rows)] for corner in corners_of(count)}
    return share_out(scores, [""] * rows, count)


def test_up_to_four_parts_have_all_subsets_and_more_have_both_ends() -> None:
    """16 corners of four, 12 of five: none, all, each alone, each left out."""
    assert [len(corners_of(count)) for count in range(7)] == [1, 2, 4, 8, 16, 12, 14]
    for count in range(7):
        corners = corners_of(count)
        assert corners[0] == frozenset()
        assert corners[-1] == frozenset(range(count))


def test_shapley_values_by_hand() -> None:
    """The glove game: one left glove, two right ones, a pair is worth 1. Shapley's values are 2/3
    and twice 1/6 (Shapley and Shubik 1969, "Pure competition, coalitional power, and fair
    division", example of three)."""
    found = shares(lambda corner, _: float(0 in corner and len(corner) > 1), 3)
    assert [part.effect for part in found.parts] == pytest.approx([2 / 3, 1 / 6, 1 / 6])
    assert found.parts[0].interaction == (0.0, 1.0)
    assert (found.parts[1].one_in, found.parts[1].one_out) == (0.0, 0.0)
    assert found.total == 1.0


@given(st.lists(st.floats(0, 1), min_size=16, max_size=16), st.integers(1, 4))
def test_effects_of_up_to_four_sum_to_the_whole(values: list[float], count: int) -> None:
    """Whatever the corners are worth."""
    of = dict(zip(corners_of(4), values, strict=True))
    found = shares(lambda corner, _: of[corner], count, rows=2)
    total = of[frozenset(range(count))] - of[frozenset()]
    assert sum(part.effect for part in found.parts) == pytest.approx(total, abs=1e-9)


def test_one_part_that_helps_among_neutral_ones_is_told() -> None:
    """A third of the rows become right by the second part; the others flip rows at random, and
    their intervals hold 0."""
    noise = random.Random(0)
    luck = {(corner, i): noise.random() < 0.02 for corner in corners_of(4) for i in range(200)}

    def value(corner: Corner, row: int) -> float:
        right = row % 3 == 0 or (1 in corner and row % 3 == 1)
        return float(right ^ luck[corner, row])

    found = shares(value, 4, rows=200)
    decided = [part.ci95[0] > 0 or part.ci95[1] < 0 for part in found.parts]
    assert decided == [False, True, False, False]
    assert found.parts[1].effect == pytest.approx(1 / 3, abs=0.05)
    assert not any(pair.is_needed for pair in found.pairs)


def test_two_parts_that_only_work_together_are_told() -> None:
    """Each alone does nothing, both make half of the rows right: each has half of that."""
    found = shares(lambda corner, i: float({0, 2} <= corner and i % 2 == 0), 3)
    assert [part.effect for part in found.parts] == pytest.approx([0.25, 0.0, 0.25])
    needed = [pair for pair in found.pairs if pair.is_needed]
    assert [(pair.parts, pair.together, pair.is_strict) for pair in needed] == [((0, 2), 0.5, True)]


def test_either_of_two_parts_being_enough_is_not_needing_both() -> None:
    """Each alone does all of it, so the surplus is negative."""
    found = shares(lambda corner, i: float(bool(corner & {0, 1}) and i % 2 == 0), 2)
    assert found.pairs[0].surplus == -0.5
    assert not found.pairs[0].is_needed


def test_more_than_four_parts_have_the_mean_of_both_ends() -> None:
    """Two of five that work together: nothing alone, all of it lost without either."""
    found = shares(lambda corner, i: float({0, 1} <= corner and i % 2 == 0), 5)
    assert [part.one_in for part in found.parts] == [0.0] * 5
    assert [part.one_out for part in found.parts] == [0.5, 0.5, 0.0, 0.0, 0.0]
    assert [part.effect for part in found.parts] == [0.25, 0.25, 0.0, 0.0, 0.0]
    assert found.parts[0].interaction == (0.0, 0.5)


def test_rows_of_a_group_count_as_one() -> None:
    """Ten copies of five problems tell as much as the five."""
    scores: dict[Corner, list[float]] = {
        frozenset(): [0.0] * 50,
        frozenset({0}): [float(i % 5 < 2) for i in range(50)],
    }
    found = share_out(scores, [f"problem {i % 5}" for i in range(50)], 1)
    alone = share_out({c: own[:5] for c, own in scores.items()}, [""] * 5, 1)
    assert (found.n, found.parts[0]) == (5, alone.parts[0])


def test_no_change_at_all_leaves_room_for_one() -> None:
    """Of 20 rows without a flip, as much as Tango's interval: z² / (n + z²)."""
    half = Z95**2 / (20 + Z95**2)
    assert simultaneous_intervals([[0.0] * 20]) == [pytest.approx((-half, half))]


@pytest.mark.slow
def test_intervals_hold_for_all_columns_at_once() -> None:
    """Of 200 experiments with eight columns of mean 0, all eight intervals hold in about 95 %; a
    single column's would in 66 %."""
    draw = random.Random(1)
    held = 0
    for _ in range(200):
        columns = [[draw.gauss(0, 3) for _ in range(40)] for _ in range(8)]
        held += all(low <= 0 <= high for low, high in simultaneous_intervals(columns))
    assert 0.9 <= held / 200 <= 0.99


def test_one_row_tells_nothing() -> None:
    """Its effect is a number, and there is no interval."""
    found = shares(lambda corner, _: float(len(corner)), 1, rows=1)
    assert found.total == 1.0
    assert all(map(math.isnan, found.parts[0].ci95))
