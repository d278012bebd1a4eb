"""Unfinished runs: which rows count, and that the final value lies where it is said to."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from scipy.stats import hypergeom

from workbench.analysis.partial import counted_rows, final_interval
from workbench.types import Row, Score


def row(doc_id: int, block: tuple[int, int] | None) -> Row:
    return Row(doc_id, "", "", "", {"accuracy": Score(1.0)}, block=block)


def test_rows_count_up_to_the_first_block_that_is_not_complete() -> None:
    rows = [row(5, (0, 2)), row(1, (2, 4)), row(7, (4, 6)), row(2, (0, 2)), row(9, (4, 6))]
    assert [each.doc_id for each in counted_rows(rows)] == [2, 5]
    assert [each.doc_id for each in counted_rows([*rows, row(3, (2, 4))])] == [2, 5, 1, 3, 7, 9]
    assert counted_rows(rows[1:4]) == []


def test_rows_of_runs_without_blocks_all_count() -> None:
    rows = [row(5, None), row(1, None)]
    assert counted_rows(rows) == rows


@pytest.mark.parametrize(("total", "right"), [(6, 3), (8, 1), (9, 9)])
def test_all_orders_of_a_small_run(total: int, right: int) -> None:
    """The share of orders in which the final value is outside at some look: at most 5 %."""
    outside = 0
    orders = list(itertools.combinations(range(total), right))
    for chosen in orders:
        scores = [float(place in chosen) for place in range(total)]
        ends = [final_interval(scores[:n], total) for n in range(1, total + 1)]
        outside += any(not low <= right / total <= high for low, high in ends)
    assert outside <= 0.05 * len(orders)


def test_right_and_wrong_by_the_hypergeometric_distribution() -> None:
    """The evidence against a count is that of the prior over the posterior, both from scipy."""
    total, seen, right = 60, 25, 9
    counts = np.arange(total + 1)
    prior = np.full(total + 1, 1 / (total + 1))
    likely = hypergeom.pmf(right, total, counts, seen)
    posterior = prior * likely / (prior * likely).sum()
    left = counts[(posterior > 0) & (prior < 20 * posterior)]
    assert final_interval([1.0] * right + [0.0] * (seen - right), total) == pytest.approx(
        (left.min() / total, left.max() / total)
    )


def test_it_closes_on_the_value() -> None:
    scores = [0.25, 0.5, 1.0, 0.0] * 10
    widths = [np.ptp(final_interval(scores[:n], 40)) for n in (4, 20, 36, 39, 40)]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] == 0
    # One score is missing: nothing can be further off than that.
    assert widths[-2] <= 1 / 40 + 1e-5


@pytest.mark.slow
def test_partly_right_scores_hold_at_every_look() -> None:
    rng = np.random.default_rng(0)
    scores = rng.beta(0.4, 0.6, 120).round(2)
    outside = 0
    for _ in range(200):
        drawn = rng.permutation(scores)
        ends = [final_interval(drawn[:n].tolist(), 120) for n in range(8, 120, 16)]
        outside += any(not low <= scores.mean() <= high for low, high in ends)
    assert outside <= 10


def test_before_the_first_nothing_is_known() -> None:
    assert all(map(math.isnan, final_interval([], 10)))
    with pytest.raises(ValueError, match="from 0 to 1"):
        final_interval([2.0], 10)
    with pytest.raises(ValueError, match="at most"):
        final_interval([1.0, 1.0], 1)
