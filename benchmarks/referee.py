"""How often the referee is wrong, and what it costs, by simulation: `python -m benchmarks.referee`.

Every row is a look, and whoever looks stops at the first verdict. `--worlds` is how many times each
case is drawn, `--rows` how far one goes. Takes a few minutes.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator
from statistics import NormalDist
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.stats import binomtest

from workbench.analysis.evidence import (
    BURN_IN,
    FACTORS,
    REACH,
    Unbounded,
    bets,
    bounded,
    log_evidence_unbounded,
    log_mixture,
    log_stakes,
)
from workbench.analysis.judge import SIDES
from workbench.analysis.judgement import NEEDED
from workbench.analysis.partial import final_interval

Floats: TypeAlias = NDArray[np.float64]
Draw: TypeAlias = Callable[[np.random.Generator, int, int], Floats]
"""`(random numbers, worlds, rows)` in, the differences b - a of all, [worlds, rows], out."""

TRIES = 20
EVERY = 10
"""Who peeks at a test of one look does so every so many rows."""


# -- worlds ------------------------------------------------------------------------------------


def flips(rate: float, effect: float = 0.0) -> Draw:
    """Right or wrong: so many rows flip, and better ones are more by the effect."""

    def draw(rng: np.random.Generator, worlds: int, rows: int) -> Floats:
        chance = rng.random((worlds, rows))
        better = (rate + effect) / 2
        return np.where(chance < better, 1.0, np.where(chance < rate, -1.0, 0.0))

    return draw


def normal(mean: float, spread: float) -> Draw:
    """Continuous scores."""
    return lambda rng, worlds, rows: np.clip(rng.normal(mean, spread, (worlds, rows)), -1, 1)


def skewed(rng: np.random.Generator, worlds: int, rows: int) -> Floats:
    """A small gain in nine rows of ten and a large loss in the tenth: the mean is 0."""
    return np.where(rng.random((worlds, rows)) < 0.9, 0.1, -0.9)


def groups(size: int, rate: float) -> Draw:
    """Copies that all flip alike, as a question each."""
    draw = flips(rate)
    return lambda rng, worlds, rows: draw(rng, worlds, rows // size)


NULLS: dict[str, Draw] = {
    **{f"right/wrong, {rate:.0%} flips": flips(rate) for rate in (0.05, 0.1, 0.2, 0.4)},
    "continuous, sd 0.2": normal(0, 0.2),
    "continuous, sd 0.02": normal(0, 0.02),
    "continuous, skewed": skewed,
    **{f"groups of {size} copies, 20% flips": groups(size, 0.2) for size in (2, 5, 10)},
}
EFFECTS = {
    f"right/wrong, {rate:.0%} flips, {100 * effect:.0f} points": (flips(rate, effect), effect)
    for rate, effect in ((0.2, 0.05), (0.4, 0.1), (0.15, 0.03))
} | {"continuous, sd 0.2, 3 points": (normal(0.03, 0.2), 0.03)}


def rare(share: float, usual: float, spread: float = 0.0) -> Draw:
    """What nearly all rows do, by a spread, is made up for by what few of them do."""

    def draw(rng: np.random.Generator, worlds: int, rows: int) -> Floats:
        is_rare = rng.random((worlds, rows)) < share
        return np.where(is_rare, usual - usual / share, rng.normal(usual, spread, (worlds, rows)))

    return draw


def lognormal(spread: float) -> Draw:
    """A loss that is the larger the rarer."""
    mean = math.exp(spread**2 / 2)
    return lambda rng, worlds, rows: rng.lognormal(0, spread, (worlds, rows)) - mean


UNBOUNDED: dict[str, Draw] = {
    "normal": lambda rng, worlds, rows: rng.normal(0, 1, (worlds, rows)),
    "t with 3 degrees of freedom": lambda rng, worlds, rows: rng.standard_t(3, (worlds, rows)),
    "exponential": lambda rng, worlds, rows: rng.exponential(1, (worlds, rows)) - 1,
    "gamma(0.2)": lambda rng, worlds, rows: rng.gamma(0.2, 1, (worlds, rows)) - 0.2,
    "lognormal(0, 1)": lognormal(1),
    "lognormal(0, 1.5)": lognormal(1.5),
    "lognormal(0, 2)": lognormal(2),
    "Pareto(2.5)": lambda rng, worlds, rows: rng.pareto(2.5, (worlds, rows)) - 1 / 1.5,
    "-0.1, in 10% of rows +0.9": rare(0.1, -0.1),
    "+0.01, in 5% of rows -0.19": rare(0.05, 0.01),
    "the same, with a spread of 0.002": rare(0.05, 0.01, 0.002),
    "+1, with a spread of 1, in 5% of rows -19": rare(0.05, 1, 1),
    "+0.01, with a spread of 0.002, in 3% of rows -0.32": rare(0.03, 0.01, 0.002),
    "+0.01, with a spread of 0.002, in 2% of rows -0.48": rare(0.02, 0.01, 0.002),
}
"""Differences of mean 0 without bounds, from the tamest to what nobody can tell from a gain before
its rare rows have come up."""

PRICES = [(0.03, 0.15), (0.03, 0.2), (0.05, 0.15), (0.05, 0.2), (0.1, 0.15), (0.1, 0.2)]


# -- looking after every row -------------------------------------------------------------------


def evidence(differences: Floats, mean: float = 0.0) -> Iterator[tuple[Floats, Floats]]:
    """Yield after every row the logarithms of the evidence against a mean of at most `mean` and
    against one of at least `mean`, [worlds] each: `log_evidence`, one row at a time."""
    values, _ = bets()
    stakes = [np.zeros((len(differences), len(values))) for _ in range(2)]
    for row in differences.T:
        for side, sign in zip(stakes, (1, -1), strict=True):
            gains = (sign * row - sign * mean) / (1 + sign * mean)
            side += np.log1p(gains[:, None] * values)
        yield log_mixture(stakes[0]), log_mixture(stakes[1])
    seen = bounded(differences[0])
    assert np.allclose(log_stakes(seen, mean), stakes[0][0], atol=1e-8), "not the product's own"


def first_over(differences: Floats) -> tuple[Floats, Floats]:
    """Return after how many rows each world is called better, and worse; infinity for never."""
    wanted = math.log(SIDES * NEEDED)
    found = np.full((2, len(differences)), np.inf)
    for row, sides in enumerate(evidence(differences), 1):
        for side, logs in enumerate(sides):
            found[side] = np.where(logs >= wanted, np.minimum(found[side], row), found[side])
    return found[0], found[1]


def share_outside(differences: Floats, mean: float) -> float:
    """Return in how many worlds the true mean is outside the interval at some row."""
    wanted = math.log(SIDES * NEEDED)
    outside = np.zeros(len(differences), bool)
    for above, below in evidence(differences, mean):
        outside |= (above >= wanted) | (below >= wanted)
    return float(outside.mean())


def peeking(differences: Floats) -> float:
    """Return how many worlds McNemar's exact test calls better at some look at 5 %."""
    wins, losses = ((differences == sign).cumsum(axis=1)[:, EVERY - 1 :: EVERY] for sign in (1, -1))
    most = int((wins + losses).max())
    rejects = np.zeros((most + 1, most + 1), bool)
    for total in range(1, most + 1):
        # The fewest wins that the test takes for more than luck.
        high = next(
            (k for k in range((total + 1) // 2, total + 1) if binomtest(k, total).pvalue < 0.05),
            None,
        )
        if high is not None:
            rejects[total, high : total + 1] = True
    return float(rejects[wins + losses, wins].any(axis=1).mean())


def planned_rows(effect: float, rate: float) -> int:
    """Return the rows of McNemar's test with 80 % power (Connor 1987)."""
    high, power = (NormalDist().inv_cdf(p) for p in (0.975, 0.8))
    spread = high * math.sqrt(rate) + power * math.sqrt(rate - effect**2)
    return math.ceil((spread / effect) ** 2)


def unbounded_looks(differences: Floats, every: int) -> Iterator[tuple[int, Floats, Floats]]:
    """Yield at every so many rows how many they are and the logarithms of the evidence, without
    bounds, for better and for worse, [worlds] each: all worlds' `unbounded_stakes` at once."""
    values, _ = bets()
    own, sides = 0.0, [np.zeros(1)]
    for rows in range(-(-BURN_IN // every) * every, differences.shape[1] + 1, every):
        seen = differences[:, :rows]
        reach = REACH * np.abs(seen).max(axis=1)
        sides = [np.zeros(len(seen))] * 2
        for side, sign in enumerate((1, -1)):
            stakes = np.zeros((len(seen), len(values)))
            for begin in range(0, rows, FACTORS):
                products = np.ones_like(stakes)
                for column in seen[:, begin : begin + FACTORS].T:
                    products *= 1 + (sign * column / reach)[:, None] * values
                stakes += np.log(products)
            sides[side] = np.where(np.ptp(seen, axis=1) > 0, log_mixture(stakes), 0.0)
        own = log_evidence_unbounded(Unbounded(seen[0]))
        yield rows, sides[0], sides[1]
    assert np.isclose(own, sides[0][0], atol=1e-8), "not the product's own"


# -- tables ------------------------------------------------------------------------------------


def nulls(worlds: int, rows: int) -> Iterator[str]:
    """Yield the table of edits that change nothing."""
    yield "| an edit that changes nothing | called better | called better or worse | peeking |"
    yield "|---|---|---|---|"
    for name, draw in NULLS.items():
        seen = draw(np.random.default_rng(1), worlds, rows)
        better, worse = first_over(seen)
        either = np.isfinite(np.minimum(better, worse)).mean()
        naive = "–"
        if set(np.unique(seen)) <= {-1.0, 0.0, 1.0}:  # copies taken for rows of their own
            naive = f"{peeking(np.repeat(seen, rows // seen.shape[1], axis=1)):.1%}"
        yield f"| {name} | {np.isfinite(better).mean():.1%} | {either:.1%} | {naive} |"


def coverage(worlds: int, rows: int) -> Iterator[str]:
    """Yield the table of how often the true difference is outside the interval at some row."""
    yield "| a true difference | outside at some row |"
    yield "|---|---|"
    for name, (draw, mean) in EFFECTS.items():
        seen = draw(np.random.default_rng(2), worlds, rows)
        yield f"| {name} | {share_outside(seen, mean):.1%} |"


def best_of(worlds: int, rows: int) -> Iterator[str]:
    """Yield the table of the best of many tries, each against one A on the same rows."""
    yield f"| the best of {TRIES} edits that change nothing | called better |"
    yield "|---|---|"
    families = max(1, worlds // 4)
    for rate in (0.1, 0.2, 0.4):
        rng = np.random.default_rng(3)
        found = {1: 0, TRIES: 0}
        for _ in range(families):
            # A's answer, and B's, which are each other's with a chance.
            right = rng.random((1, rows)) < 0.5
            other = np.where(rng.random((TRIES, rows)) < 2 * rate, rng.random((TRIES, rows)) < 0.5,
                             right)  # fmt: skip
            seen = other.astype(float) - right
            highest = max(float(better.max()) for better, _ in evidence(seen))
            for tries in found:
                found[tries] += highest >= math.log(SIDES * NEEDED * tries)
        alone, counted = (found[tries] / families for tries in (1, TRIES))
        yield f"| {rate:.0%} flips | {counted:.1%} (as a single try: {alone:.1%}) |"


def prices(worlds: int) -> Iterator[str]:
    """Yield the table of rows until decided, in rows of a test planned for the very effect."""
    yield "| a true difference | planned rows | until decided: median | 80th percentile |"
    yield "|---|---|---|---|"
    cases = [
        (f"{100 * effect:.0f} points, {rate:.0%} flips", flips(rate, effect),
         planned_rows(effect, rate))
        for effect, rate in PRICES
    ]  # fmt: skip
    for mean, spread in ((0.05, 0.3), (0.03, 0.2), (0.01, 0.05)):
        name = f"continuous, {mean} at sd {spread}"
        cases.append((name, normal(mean, spread), math.ceil((2.8016 * spread / mean) ** 2)))
    for name, draw, planned in cases:
        times = 5 if "continuous" in name else 3
        better, _ = first_over(draw(np.random.default_rng(4), worlds, times * planned))
        ends = np.quantile(better, [0.5, 0.8]) / planned
        yield f"| {name} | {planned:,} | {ends[0]:.2f} × | {ends[1]:.2f} × |"


def without_bounds(worlds: int) -> Iterator[str]:
    """Yield the table of differences without bounds whose mean is 0, looked at every ten rows."""
    yield "| differences without bounds, of mean 0 | called better or worse by 300 rows | by 800 |"
    yield "|---|---|---|"
    wanted = math.log(SIDES * NEEDED)
    for name, draw in UNBOUNDED.items():
        over = np.zeros(worlds, bool)
        shares: dict[int, float] = {}
        for rows, *sides in unbounded_looks(draw(np.random.default_rng(7), worlds, 800), EVERY):
            over |= np.maximum(*sides) >= wanted
            shares[rows] = float(over.mean())
        yield f"| {name} | {shares[300]:.1%} | {shares[800]:.1%} |"


def price_without_bounds(worlds: int) -> Iterator[str]:
    """Yield the table of rows until decided where differences are normal, without bounds."""
    yield "| a true difference, no bounds | planned rows | decided: median | 80th percentile |"
    yield "|---|---|---|---|"
    wanted = math.log(SIDES * NEEDED)
    for effect in (0.1, 0.2, 0.3, 0.5):
        planned = math.ceil((2.8016 / effect) ** 2)
        seen = np.random.default_rng(4).normal(effect, 1, (worlds, 3 * planned + BURN_IN))
        found = np.full(worlds, np.inf)
        for rows, better, _ in unbounded_looks(seen, max(2, planned // 40)):
            found = np.where(better >= wanted, np.minimum(found, rows), found)
        ends = np.quantile(found, [0.5, 0.8], method="higher")
        yield f"| normal, {effect} at sd 1 | {planned:,} | {ends[0]:,.0f} | {ends[1]:,.0f} |"


def unfinished(worlds: int) -> Iterator[str]:
    """Yield the table of runs that go on: the value at their end, and the interval at each look."""
    yield "| a run of 200 rows, its right answers | the end is outside at some look |"
    yield "|---|---|"
    for share in (0.05, 0.25, 0.5, 0.9):
        rng = np.random.default_rng(5)
        outside = 0
        for _ in range(worlds):
            scores = rng.permutation(np.arange(200) < 200 * share).astype(float)
            ends = (final_interval(list(scores[:n]), 200) for n in range(8, 200, 8))
            outside += any(not low <= share <= high for low, high in ends)
        yield f"| {share:.0%} | {outside / worlds:.1%} |"


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--rows", type=int, default=3000)
    given = parser.parse_args()
    print(f"{given.worlds:,} worlds, a look after every row up to {given.rows:,}\n")
    for table in (
        nulls(given.worlds, given.rows),
        coverage(given.worlds, given.rows),
        best_of(given.worlds, given.rows),
        prices(given.worlds),
        without_bounds(given.worlds),
        price_without_bounds(given.worlds // 2),
        unfinished(given.worlds),
    ):
        for line in table:
            print(line, flush=True)
        print()


if __name__ == "__main__":
    main()
