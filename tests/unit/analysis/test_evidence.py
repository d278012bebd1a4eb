"""Always-valid evidence, against closed forms, exact sums over all paths, and one another."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.integrate import quad

from workbench.analysis.evidence import (
    BURN_IN,
    EVENLY,
    LEAST,
    MOST,
    Bounded,
    Unbounded,
    bets,
    bounded,
    bounded_interval,
    growth_needed,
    log_evidence,
    log_evidence_unbounded,
    log_mixture,
    log_stakes,
    unbounded_interval,
    unbounded_stakes,
)

scores = st.floats(-1, 1, allow_nan=False).map(lambda x: round(x, 3))
some = st.lists(scores, min_size=1, max_size=60).map(np.array)


def flips(wins: int, losses: int, ties: int = 0) -> Bounded:
    return bounded(np.array([1.0] * wins + [-1.0] * losses + [0.0] * ties))


def test_the_shares_of_the_stake_add_up_to_it() -> None:
    values, shares = bets()
    assert shares.sum() == pytest.approx(1, abs=1e-12)
    assert values.min() > 0 and values.max() < 1 and shares.min() > 0


@pytest.mark.parametrize(
    ("wins", "losses", "ties"), [(3, 1, 0), (12, 2, 6), (40, 20, 200), (9, 9, 1)]
)
@pytest.mark.parametrize("mean", [0.0, -0.05, 0.1])
def test_the_mixture_is_an_integral_over_bets(
    wins: int, losses: int, ties: int, mean: float
) -> None:
    """Of Π (1 + u (d - m) / (1 + m)), by quadrature of the two densities."""

    def product(u: float) -> float:
        win, loss, tie = (1 + u * (d - mean) / (1 + mean) for d in (1, -1, 0))
        return win**wins * loss**losses * tie**ties

    on_log = quad(lambda u: product(u) / u, LEAST, MOST)[0] / math.log(MOST / LEAST)
    evenly = quad(product, 0, 1)[0]
    wanted = math.log((1 - EVENLY) * on_log + EVENLY * evenly)
    assert log_evidence(flips(wins, losses, ties), mean) == pytest.approx(wanted, abs=1e-4)


def test_ties_say_nothing_against_no_difference() -> None:
    assert log_evidence(flips(9, 3)) == pytest.approx(log_evidence(flips(9, 3, 500)), abs=1e-9)


@pytest.mark.parametrize("length", [1, 4, 8])
def test_nobody_gains_by_any_way_of_stopping(length: int) -> None:
    """The highest mean of the stake over all rules of when to stop, by going back through the tree
    of all sequences of fair flips: 1."""

    def best(wins: int, losses: int) -> float:
        now = math.exp(log_evidence(flips(wins, losses))) if wins + losses else 1.0
        if wins + losses == length:
            return now
        return max(now, (best(wins + 1, losses) + best(wins, losses + 1)) / 2)

    assert best(0, 0) == pytest.approx(1, abs=1e-9)


def test_scores_of_any_shape_gain_nothing_either() -> None:
    """Rare large gains, paid for by frequent small losses: the mean is 0.1 at every row."""
    paths = itertools.product([(1.0, 0.1), (0.0, 0.9)], repeat=6)
    total = 0.0
    for path in paths:
        seen = bounded(np.array([value for value, _ in path]))
        total += math.prod(chance for _, chance in path) * math.exp(log_evidence(seen, 0.1))
    assert total == pytest.approx(1, abs=1e-9)


@given(some, st.floats(-0.9, 0.9), st.floats(0.001, 0.09))
def test_evidence_falls_as_the_claim_grows(seen: np.ndarray, mean: float, step: float) -> None:
    found = bounded(seen)
    assert log_evidence(found, mean + step) <= log_evidence(found, mean) + 1e-9


@given(some)
def test_repeated_and_single_values_are_weighed_alike(seen: np.ndarray) -> None:
    single = Bounded(np.sort(seen), np.ones(len(seen)))
    assert log_evidence(single) == pytest.approx(log_evidence(bounded(seen)), abs=1e-9)


@given(some, st.sampled_from([2.0, 40.0, 800.0]))
def test_an_interval_is_what_neither_side_has_beaten(seen: np.ndarray, threshold: float) -> None:
    found = bounded(seen)
    low, high = bounded_interval(found, threshold)
    assert -1 <= low <= found.mean <= high <= 1
    for mean, end in ((low, low), (-high, -high)):
        side = found if end == low and mean == low else found.turned()
        if end > -1 + 1e-5 and end != 0:
            near = log_evidence(side, end)
            assert near == pytest.approx(math.log(threshold), abs=0.01)
    assert (low > 0) == (log_evidence(found) >= math.log(threshold))
    assert (high < 0) == (log_evidence(found.turned()) >= math.log(threshold))


def test_growth_is_how_many_times_as_many_rows() -> None:
    seen = flips(12, 6, 82)
    growth = growth_needed(log_stakes(seen, 0.0), 40)
    assert growth is not None and growth > 1
    grown = Bounded(seen.values, seen.counts * growth)
    assert log_evidence(grown) == pytest.approx(math.log(40), abs=1e-4)
    assert growth_needed(log_stakes(flips(60, 6), 0.0), 40) == 1
    assert growth_needed(log_stakes(flips(6, 6), 0.0), 40) is None


def test_a_mixture_is_taken_over_the_last_axis() -> None:
    stakes = np.stack([log_stakes(flips(5, 1), 0.0), log_stakes(flips(1, 5), 0.0)])
    assert log_mixture(stakes)[0] == pytest.approx(log_evidence(flips(5, 1)))


def test_the_interval_without_bounds_is_what_its_evidence_leaves() -> None:
    """At each end one side has an e-value of the threshold; and it moves and grows as scores do."""
    values = np.random.default_rng(0).normal(3, 7, 150)
    low, high = unbounded_interval(Unbounded(values), 40)
    assert low < values.mean() < high
    assert log_evidence_unbounded(Unbounded(values), low) == pytest.approx(math.log(40), abs=1e-4)
    turned = Unbounded(values).turned()
    assert log_evidence_unbounded(turned, -high) == pytest.approx(math.log(40), abs=1e-4)
    moved = unbounded_interval(Unbounded(1000 * values + 9), 40)
    assert moved == pytest.approx((1000 * low + 9, 1000 * high + 9), rel=1e-4)


def test_a_bet_without_bounds_reaches_beyond_what_was_seen() -> None:
    """Of a hundred ±1 a bet u has (1 - u² / 1.5²)^50; a single 3 more, and all bets are a third."""
    values = np.array([1.0, -1.0] * 50)
    expected = 50 * np.log1p(-((bets()[0] / 1.5) ** 2))
    assert unbounded_stakes(Unbounded(values), 0.0) == pytest.approx(expected)
    more = unbounded_stakes(Unbounded(np.append(values, 3.0)), 0.0)
    third = bets()[0] / 4.5
    assert more == pytest.approx(50 * np.log1p(-(third**2)) + np.log1p(3 * third))


@pytest.mark.parametrize(
    "make",
    [
        lambda: np.zeros(200),
        lambda: np.arange(BURN_IN - 1.0),
        lambda: np.full(200, 0.01),
        lambda: 0.3 + np.full(200, 0.01) - 0.3 + 1e-17 * np.arange(200),
    ],
)
def test_too_few_or_equal_differences_have_no_interval_without_bounds(
    make: Callable[[], np.ndarray],
) -> None:
    assert unbounded_interval(Unbounded(make()), 40) == (-math.inf, math.inf)
    assert log_evidence_unbounded(Unbounded(make())) == 0


SKEWED: dict[str, Callable[[np.random.Generator], np.ndarray]] = {
    "a rare loss": lambda rng: np.where(rng.random(300) < 0.95, 0.01, -0.19),
    "a rarer loss": lambda rng: np.where(
        rng.random(300) < 0.97, rng.normal(0.01, 0.002, 300), -0.97 / 3
    ),
    "a rare gain": lambda rng: np.where(rng.random(300) < 0.9, -0.1, 0.9),
    "lognormal": lambda rng: rng.lognormal(0, 1, 300) - math.exp(0.5),
}


@pytest.mark.parametrize("world", SKEWED)
def test_a_mean_of_0_is_seldom_called_other_where_differences_are_skewed(world: str) -> None:
    """Looked at six times up to 300 rows: at most 5 % of 60 worlds, by fixed random numbers."""
    rng, outside = np.random.default_rng(7), 0
    for _ in range(60):
        seen = SKEWED[world](rng)
        sides = [Unbounded(side[:n]) for n in range(50, 301, 50) for side in (seen, -seen)]
        outside += any(log_evidence_unbounded(side) >= math.log(40) for side in sides)
    assert outside <= 3
