"""Always-valid evidence: e-values and confidence sequences, which hold at every look.

An e-value is what a gambler has of a stake of 1 who bets, row by row, against a claim. If the claim
is true, nobody multiplies the stake by 20 at any time with more than 1 chance in 20 (Ville 1939),
so one may look after every row and stop when one likes. A confidence sequence is all claims that
the gambler did not beat, at every number of rows.

Sources: Waudby-Smith and Ramdas 2024, "Estimating means of bounded random variables by betting",
JRSS B 86 (1), 1-27, for bounded scores; Robbins 1970, "Statistical methods related to the law of
the iterated logarithm", Annals of Mathematical Statistics 41 (5), 1397-1409, for mixtures;
Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas 2024, "Time-uniform central limit theory and
asymptotic confidence sequences", Annals of Statistics 52 (6), 2613-2640, for what holds at every
look in the long run alone, as of scores without bounds nothing can hold sooner (Bahadur and Savage
1956, "The nonexistence of certain statistical procedures in nonparametric problems", Annals of
Mathematical Statistics 27 (4), 1115-1122).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]

LEAST, MOST = 0.1, 0.8
"""Between these bets, nine tenths of the stake lie evenly on the logarithm of the bet, so that a
small effect and a large one are found at the same price; a tenth lies evenly on all bets."""

EVENLY = 0.1
BETS = (32, 16)
"""How many bets there are of the two kinds. A mixture of few bets is as valid as an integral."""

FACTORS = 16
"""So many factors are multiplied before a logarithm is taken, which is slower; none over- or
underflows."""

BURN_IN = 100
"""Rows before scores without bounds say anything: what comes up in 3 rows of 100 has then been
seen, in 95 cases of 100. Fewer cannot tell a steady gain from one that a rare loss makes up for."""

REACH = 1.5
"""How many times as far off as the furthest that was seen a difference without bounds may be. With
more a large effect takes more rows, with less a skew whose mean is 0 is called better or worse more
often (`benchmarks.referee` has both)."""

_SAME = 1e-9
"""A spread that is smaller, as a share of the differences, is rounding."""

_DOUBLINGS = 40

_EDGE = 1e-6
_PRECISION = 1e-7
MOST_ROWS = 10_000_000
"""More rows than this are as good as none: nobody has them."""


@lru_cache(maxsize=1)
def bets() -> tuple[Floats, Floats]:
    """Return the bets, each in (0, 1), and the shares of the stake on them, both [bets]."""
    import numpy

    on_log, log_weights = numpy.polynomial.legendre.leggauss(BETS[0])
    evenly, weights = numpy.polynomial.legendre.leggauss(BETS[1])
    middle, half = math.log(LEAST * MOST) / 2, math.log(MOST / LEAST) / 2
    values = numpy.concatenate([numpy.exp(middle + half * on_log), (1 + evenly) / 2])
    # Weights of either kind add up to 2.
    shares = numpy.concatenate([(1 - EVENLY) * log_weights / 2, EVENLY * weights / 2])
    return values, shares


@dataclass(frozen=True, slots=True)
class Bounded:
    """Differences in [-1, 1], in no order: each of the `values` came up `counts` times."""

    values: Floats
    counts: Floats

    @property
    def total(self) -> float:
        """How many differences there are."""
        return float(self.counts.sum())

    @property
    def mean(self) -> float:
        """Their mean."""
        return float(self.values @ self.counts) / self.total

    def turned(self) -> Bounded:
        """Return them with the opposite signs."""
        return Bounded(-self.values, self.counts)


def bounded(differences: Floats) -> Bounded:
    """Return differences in [-1, 1], each once."""
    import numpy

    values, counts = numpy.unique(differences, return_counts=True)
    return Bounded(values, counts.astype(float))


def log_stakes(seen: Bounded, mean: float) -> Floats:
    """Return the logarithm of what each bet made of its stake, [bets], against the claim that the
    mean difference is at most `mean`.

    A bet u multiplies its stake by 1 + u (d - mean) / (1 + mean) at a difference d: never below 0,
    by 1 or less on average if the claim is true, and by less the larger `mean` is. At mean 0 a win
    pays 1 + u, a loss 1 - u, and a tie nothing: a test of the discordant pairs.
    """
    import numpy

    gains = (seen.values - mean) / (1 + mean)
    if seen.total > len(gains):  # some came up more than once
        return seen.counts @ numpy.log1p(gains[:, None] * bets()[0])
    return log_products(gains)


def log_products(gains: Floats) -> Floats:
    """Return the logarithm of each bet's product of 1 + u g over the `gains`, [bets]."""
    import numpy

    values, _ = bets()
    # [products, FACTORS]; a gain of 0 multiplies by 1.
    gains = numpy.pad(gains, (0, -len(gains) % FACTORS)).reshape(-1, FACTORS)
    products = numpy.ones((len(gains), len(values)))  # [products, bets]
    for column in gains.T:
        products *= 1 + column[:, None] * values
    return numpy.log(products).sum(axis=0)


def log_mixture(stakes: Floats) -> Any:
    """Return the logarithm of all bets' stakes together; over the last axis, [..., bets]."""
    import numpy

    _, shares = bets()
    highest = stakes.max(axis=-1)
    return highest + numpy.log(numpy.exp(stakes - highest[..., None]) @ shares)


def log_evidence(seen: Bounded, mean: float = 0.0) -> float:
    """Return the natural logarithm of the e-value against "the mean is at most `mean`"."""
    return float(log_mixture(log_stakes(seen, mean)))


def bounded_interval(seen: Bounded, threshold: float) -> tuple[float, float]:
    """Return all means against which neither side has an e-value of `threshold`, in [-1, 1].

    With a threshold of 40 the true mean is inside at all numbers of rows at once in 95 % of cases.
    """
    return _lower_end(seen, threshold), -_lower_end(seen.turned(), threshold)


def _lower_end(seen: Bounded, threshold: float) -> float:
    wanted, middle = math.log(threshold), seen.mean

    def excess(mean: float) -> float:
        return log_evidence(seen, mean) - wanted

    # Evidence falls as `mean` grows, and at the observed mean there is none. The side of 0 on which
    # the end lies is found first, so that it never contradicts the e-value against 0.
    least = -1 + _EDGE
    if middle <= least:
        return -1.0
    is_above = middle > 0 and excess(0.0) >= 0
    high, low = (middle, 0.0) if is_above else (min(middle, 0.0), least)
    # Near the end already, most times: twice the width that a normal mixture would have.
    spread = max(0.0, float((seen.values**2) @ seen.counts) / seen.total - middle**2)
    half = math.sqrt(2 * spread * (wanted + math.log(seen.total + 1)) / seen.total)
    near = middle - max(2 * half, 2 * wanted / seen.total)
    if low < near < high and excess(near) >= 0:
        low = near
    elif low == least and excess(least) < 0:
        return -1.0
    end = _root(excess, low, high)
    return max(end, math.ulp(0.0)) if is_above else min(end, 0.0)


def _root(function: Callable[[float], float], low: float, high: float) -> float:
    """Return where a function that is not below 0 at `low` falls through 0, or `high`; to a share
    of the larger end where that is over 1, as numbers that large lie further apart.

    The Illinois method: a secant whose end is weighted less if it stays twice (Dowell and Jarratt
    1971, "A modified regula falsi method for computing the root of an equation", BIT 11, 168-174).
    scipy has the like, but is twice the size of all else that a browser has to load.
    """
    above, below = function(low), function(high)
    if below >= 0:
        return high
    precision = _PRECISION * max(1.0, abs(low), abs(high))
    stayed = 0  # above 0: so often in a row has `low` moved and `high` stayed; below 0: turned
    while high - low > precision:
        between = low + (high - low) * above / (above - below) if math.isfinite(above) else low
        # Never nearer to an end than the precision, so that both ends come in.
        between = min(max(between, low + precision / 2), high - precision / 2)
        value = function(between)
        if value >= 0:
            low, above, stayed = between, value, max(stayed, 0) + 1
            below /= 2 if stayed > 1 else 1
        else:
            high, below, stayed = between, value, min(stayed, 0) - 1
            above /= 2 if stayed < -1 else 1
    return low


def growth_needed(stakes: Floats, threshold: float) -> float | None:
    """Return how many times as many rows like these make an e-value of `threshold`, 1 where it is
    there; None where no number up to `MOST_ROWS` does, as with differences that are nothing but the
    rounding of sums. `stakes` are those of `log_stakes`."""
    wanted = math.log(threshold)
    if float(log_mixture(stakes)) >= wanted:
        return 1.0
    if stakes.max() <= 0:  # no bet gains by going on
        return None
    most = 2.0
    while float(log_mixture(most * stakes)) < wanted:
        most *= 2
        if most > 2 * MOST_ROWS:
            return None
    return _root(lambda times: wanted - float(log_mixture(times * stakes)), most / 2, most)


# -- scores without bounds ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Unbounded:
    """Differences without bounds, in the order in which they were seen."""

    values: Floats

    @property
    def total(self) -> int:
        """How many differences there are."""
        return len(self.values)

    @property
    def mean(self) -> float:
        """Their mean."""
        return float(self.values.mean())

    @property
    def is_told(self) -> bool:
        """Whether there are enough of them, and not all equal but for rounding, for an interval."""
        if self.total < BURN_IN:
            return False
        return bool(self.values.max() - self.values.min() > _SAME * abs(self.values).max())

    def turned(self) -> Unbounded:
        """Return them with the opposite signs."""
        return Unbounded(-self.values)


def unbounded_stakes(seen: Unbounded, mean: float) -> Floats:
    """Return the logarithm of what each bet made of its stake, [bets], against the claim that the
    mean difference is at most `mean`.

    A bet u multiplies its stake by 1 + u (d - mean) / c at a difference d, c being `REACH` times
    the largest distance from `mean` that was seen. With a bound c that was known beforehand that
    were a bet as any (see `log_stakes`), valid at any number of rows; as it is, it takes for
    granted that no difference is further off than that, which becomes true as rows come in. It is
    what a normal mixture is where effects are small beside the spread, as Σ log(1 + x) is
    Σ x - x² / 2 there, but a skew counts: what is far off on the other side costs more than its
    square.
    """
    import numpy

    gains = seen.values - mean
    reach = REACH * float(numpy.abs(gains).max())
    return log_products(gains / reach if reach else gains)


def log_evidence_unbounded(seen: Unbounded, mean: float = 0.0) -> float:
    """Return the natural logarithm of the e-value against "the mean is at most `mean`"; 0 where
    there are too few differences."""
    return float(log_mixture(unbounded_stakes(seen, mean))) if seen.is_told else 0.0


def unbounded_interval(seen: Unbounded, threshold: float) -> tuple[float, float]:
    """Return all means against which neither side has an e-value of `threshold`; without end where
    there are too few differences. 40 is for 95 %, in the long run."""
    if not seen.is_told:
        return -math.inf, math.inf
    return _unbounded_end(seen, threshold), -_unbounded_end(seen.turned(), threshold)


def _unbounded_end(seen: Unbounded, threshold: float) -> float:
    wanted, middle = math.log(threshold), seen.mean

    def excess(mean: float) -> float:
        return log_evidence_unbounded(seen, mean) - wanted

    # Far below all of them each gains as much as it can; where that is too little, no end is there.
    width = float(seen.values.max() - seen.values.min())
    for _ in range(_DOUBLINGS):
        if excess(middle - width) >= 0:
            break
        width *= 2
    else:
        return -math.inf
    # The side of 0 on which the end lies agrees with the e-value against 0.
    low, high = middle - width, middle
    if low < 0 < middle:
        low, high = (0.0, high) if excess(0.0) >= 0 else (low, 0.0)
    unit = high - low
    end = low + unit * _root(lambda share: excess(low + unit * share), 0.0, 1.0)
    return max(end, math.ulp(0.0)) if low == 0 else end
