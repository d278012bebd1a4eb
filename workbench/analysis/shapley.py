"""How much of a change each of its parts did: the same rows scored with some of the parts made.

A corner is the set of parts that are made in it; each has one score a row. A part's effect is its
Shapley value, the mean of what it adds over all orders in which the parts can be made (Shapley
1953, "A value for n-person games"): so the effects sum to the whole change. With more parts than
`MOST_WHOLE`, the corners with all subsets are too many; an effect then is the mean of what the part
does alone and of what is lost without it, and the effects need not sum to anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any, TypeAlias

from workbench.scoring.metrics.aggregate import Z95

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Units: TypeAlias = NDArray[numpy.float64]

MOST_WHOLE = 4
"""Parts of which every subset is scored: 16 corners."""

DRAWS = 9_999
"""Random signs that an interval's width is read from; they are always the same."""

LITTLE = 0.25
"""What each of two parts may do alone, of what both do together, where they are said to work only
together."""

NAN = float("nan")

Corner: TypeAlias = frozenset[int]
"""The parts that are made, by their places."""

Interval: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PartEffect:
    """What one part does to the mean score.

    `one_in` is what it adds to the old state alone, `one_out` what the new one has by it;
    `interaction` is the least and the most that it adds in any of the corners scored. The intervals
    hold for all parts at once, with 95 %.
    """

    effect: float
    ci95: Interval
    one_in: float
    one_in_ci95: Interval
    one_out: float
    one_out_ci95: Interval
    interaction: Interval


@dataclass(frozen=True, slots=True)
class PairEffect:
    """What two parts do together, from the old state: `together` is what both add, `surplus` what
    that is beyond the sum of what each adds alone. With `is_needed`, both are needed: both numbers
    are surely of one sign, and neither part does more than `LITTLE` of it alone; with `is_strict`,
    neither alone can be told from doing nothing."""

    parts: tuple[int, int]
    together: float
    together_ci95: Interval
    surplus: float
    surplus_ci95: Interval
    is_needed: bool
    is_strict: bool


@dataclass(frozen=True, slots=True)
class Shares:
    """The effects of all parts, of pairs of them (where all corners were scored), and of the whole
    change. All are means over the groups, of which there are `n`: a row alone is one."""

    parts: tuple[PartEffect, ...]
    pairs: tuple[PairEffect, ...]
    total: float
    total_ci95: Interval
    n: int


def corners_of(count: int) -> tuple[Corner, ...]:
    """Return the corners to score for so many parts: all subsets of up to `MOST_WHOLE`; of more,
    both ends, each part alone and each left out. None is first and all are last."""
    every = frozenset(range(count))
    sizes = range(count + 1) if count <= MOST_WHOLE else (0, 1, count - 1, count)
    return tuple(frozenset(c) for size in sizes for c in combinations(sorted(every), size))


def share_out(
    scores: Mapping[Corner, Sequence[float]], groups: Sequence[str], count: int
) -> Shares:
    """Return what each of `count` parts did. Position i of every corner's scores is one row, and
    `groups[i]` the group that it counts as one with ("" is one of its own). No score is NaN.

    Raises:
        ValueError: a corner has not as many scores as there are groups.
    """
    values = {corner: _by_group(own, groups) for corner, own in scores.items()}
    none, every = frozenset[int](), frozenset(range(count))
    total = values[every] - values[none]
    steps = [_steps(values, part) for part in range(count)]
    first = [values[frozenset({part})] - values[none] for part in range(count)]
    last = [values[every] - values[every - {part}] for part in range(count)]
    effects = [_weighted_sum(own, count) for own in steps]
    ends = [end for own in values.values() if own.size for end in (own.min(), own.max())]
    span = float(max(ends) - min(ends)) if ends else 0.0
    intervals = [simultaneous_intervals(each, span) for each in (effects, first, last)]
    parts = tuple(
        PartEffect(
            *(_mean(effects[i]), intervals[0][i], _mean(first[i]), intervals[1][i]),
            *(_mean(last[i]), intervals[2][i]),
            interaction=_ends([_mean(step) for _, step in steps[i]]),
        )
        for i in range(count)
    )
    is_whole = 2 <= count <= MOST_WHOLE
    pairs = _pairs(values, first, intervals[1], span) if is_whole else ()
    (total_ci95,) = simultaneous_intervals([total], span)
    return Shares(parts, pairs, _mean(total), total_ci95, len(total))


def _by_group(scores: Sequence[float], groups: Sequence[str]) -> Units:
    """Return a score for each group: the mean over its rows."""
    import numpy

    found: dict[str, list[float]] = {}
    for place, (score, group) in enumerate(zip(scores, groups, strict=True)):
        found.setdefault(group or f"alone {place}", []).append(score)
    return numpy.array([sum(own) / len(own) for own in found.values()], dtype=numpy.float64)


def _steps(values: Mapping[Corner, Units], part: int) -> list[tuple[int, Units]]:
    """Return what the part adds to each corner without it, with that corner's size."""
    return [
        (len(corner), values[corner | {part}] - own)
        for corner, own in values.items()
        if part not in corner and corner | {part} in values
    ]


def _weighted_sum(steps: Sequence[tuple[int, Units]], count: int) -> Units:
    """Return the steps' sum, weighted as Shapley does, by 1 / (k · C(k − 1, size)), or, where only
    the ends were scored, alike."""
    import numpy

    sizes = [size for size, _ in steps]
    weights = [1 / (count * comb(count - 1, size)) for size in sizes]
    if count > MOST_WHOLE:
        weights = [1 / len(steps)] * len(steps)
    return numpy.tensordot(numpy.array(weights), numpy.array([s for _, s in steps]), axes=1)


def _ends(values: Sequence[float]) -> Interval:
    return (min(values), max(values)) if values else (NAN, NAN)


def _mean(units: Units) -> float:
    return float(units.mean()) if len(units) else NAN


def _pairs(
    values: Mapping[Corner, Units], first: Sequence[Units], alone: Sequence[Interval], span: float
) -> tuple[PairEffect, ...]:
    places = list(combinations(range(len(first)), 2))
    both = [values[frozenset(pair)] - values[frozenset()] for pair in places]
    surplus = [units - first[a] - first[b] for units, (a, b) in zip(both, places, strict=True)]
    both_ends = simultaneous_intervals(both, span)
    surplus_ends = simultaneous_intervals(surplus, span)
    return tuple(
        PairEffect(
            pair,
            _mean(both[i]),
            both_ends[i],
            _mean(surplus[i]),
            surplus_ends[i],
            is_needed=_sign(both_ends[i]) == _sign(surplus_ends[i]) != 0
            and all(_mean(first[p]) * _mean(both[i]) < LITTLE * _mean(both[i]) ** 2 for p in pair),
            is_strict=all(_sign(alone[part]) == 0 for part in pair),
        )
        for i, pair in enumerate(places)
    )


def _sign(interval: Interval) -> int:
    """Return on which side of 0 an interval lies, 0 for one that holds it."""
    return (interval[0] > 0) - (interval[1] < 0)


def simultaneous_intervals(columns: Sequence[Any], span: float = 1.0) -> list[Interval]:
    """Return a 95 % interval for the mean of each column, such that all of them hold at once.

    Mean ± c · standard error, where c is the 95 % point of the largest |t| of all columns when each
    row's deviations from the means get a random sign: rows are independent, the columns of one row
    are not (the multiplier bootstrap of Chernozhukov, Chetverikov and Kato 2013, "Gaussian
    approximations and multiplier bootstrap for maxima of sums of high-dimensional random vectors",
    with t instead of the mean, as in Westfall and Young 1993). c is at least Student's.

    Equal values show no spread, and a width of 0 would claim certainty: none is narrower than
    Tango's interval of pairs of which none is discordant, ± `span` z² / (n + z²), where the span is
    that of the scores (see `analysis.paired.tango_interval`); of a score that never changed, 1.
    """
    import numpy
    from scipy.special import stdtrit

    if not columns:
        return []
    table = numpy.column_stack(columns)
    n, width = table.shape
    if n < 2:
        return [(NAN, NAN)] * width
    means = table.mean(axis=0)
    centred = table - means
    errors = numpy.sqrt((centred**2).sum(axis=0) / (n - 1) / n)
    least = (span or 1.0) * Z95**2 / (n + Z95**2)
    spread = errors > 1e-12
    factor = float(stdtrit(n - 1, 0.975))
    if spread.any():
        # A row's sign is the same in all columns; its square, and so their sum, stays what it was.
        scaled = centred[:, spread] / numpy.sqrt((centred[:, spread] ** 2).sum(axis=0))
        draw = numpy.random.default_rng(0)
        largest: list[Units] = []
        for size in _chunks(DRAWS, max(1, 4_000_000 // n)):
            sums = draw.choice((-1.0, 1.0), size=(size, n)) @ scaled
            t = sums * numpy.sqrt((n - 1) / numpy.maximum(n - sums**2, 1e-9))
            largest.append(numpy.abs(t).max(axis=1))
        factor = max(factor, float(numpy.quantile(numpy.concatenate(largest), 0.95)))
    halves = numpy.maximum(factor * errors, least)
    return [(float(m - h), float(m + h)) for m, h in zip(means, halves, strict=True)]


def _chunks(total: int, size: int) -> list[int]:
    """Return sizes of at most `size` that sum to `total`: all signs at once may not fit."""
    return [min(size, total - start) for start in range(0, total, size)]
