"""The referee: is B better than A, said so that it stays true while one looks, tries and edits."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any

from workbench.analysis.evidence import (
    MOST_ROWS,
    Bounded,
    Unbounded,
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
from workbench.analysis.judgement import NEEDED, Judgement, Ruling
from workbench.errors import SettingError, shorten
from workbench.io.given import several

if TYPE_CHECKING:
    from workbench.analysis.evidence import Floats

SIDES = 2
"""Better and worse are two claims, each tested at half the level."""

LARGEST = 700.0
"""Logarithms above it have no float as their power."""


def judge(
    pairs: Iterable[tuple[float, float]],
    *,
    tries: int = 1,
    groups: Iterable[Hashable] | None = None,
    margin: float | None = None,
    bounds: tuple[float, float] | None = (0.0, 1.0),
) -> Judgement:
    """Return whether B scores better than A. It may be asked after every row.

    `pairs` are `(a, b)` in the order in which they were seen, b the new version, more being better;
    a pair with a NaN is dropped. `tries` is how many versions or settings were tried on these rows:
    the evidence has to be so many times as strong, so that the best of all is wrongly called better
    in at most 5 % of cases (e-values of different tries may depend on each other in any way; the
    chance that one of k is 20 k or more is at most k / (20 k)). `groups` has a name for each pair:
    rows of one name count as one question, with their mean (ask once all of them are there), and
    one without a name (None) is a question of its own. Within `margin` the two are equivalent.
    `bounds` are what scores lie between; with None, or where a score lies outside, the evidence is
    asymptotic, and there is none of fewer than `evidence.BURN_IN` questions.

    Better and worse are each tested at half the level, and the interval is what the two tests
    leave, so that verdict and interval are one thing.

    Raises:
        SettingError: tries, margin, bounds or groups make no sense, or a score is no number. (A
            margin is less than scores can differ by: 3 points of scores from 0 to 1 are 0.03.)
    """
    _check(tries, margin, bounds)
    before, after, names = _arrays(pairs, groups)
    differences, scale = _by_question(after - before, names), _scale(before, after, bounds)
    _require_within(margin, scale)
    if not len(after):
        found = _Weighed((-math.inf, math.inf) if scale is None else (-scale, scale), 0.0, None)
    elif scale is None:
        found = _weigh_unbounded(Unbounded(differences), tries, margin)
    else:
        found = _weigh_bounded(bounded(differences / scale), scale, tries, margin)
    verdict = _verdict(found.interval, margin)
    needed = None
    if verdict == "undecided" and found.growth is not None:
        rows = math.ceil(found.growth * len(after))
        needed = rows if rows <= MOST_ROWS else None
    return Judgement(
        verdict=verdict,
        delta=float(differences.mean()) if len(after) else math.nan,
        interval=found.interval,
        e_value=math.exp(min(found.log_e, LARGEST)),
        rows_needed=needed,
        rows=len(after),
        questions=len(differences),
        wins=int((differences > 0).sum()),
        losses=int((differences < 0).sum()),
        tries=tries,
        margin=margin,
        evidence="asymptotic" if scale is None else "betting",
        is_share=scale == 1.0,
    )


@dataclass(frozen=True, slots=True)
class Look:
    """The evidence after so many questions: e-values for "B is better" and for "B is worse"."""

    questions: int
    better: float
    worse: float


def look_back(
    pairs: Sequence[tuple[float, float]],
    names: Sequence[Hashable],
    bounds: tuple[float, float] | None = (0.0, 1.0),
    most: int = 24,
) -> list[Look]:
    """Return the evidence at up to `most` looks, evenly over the questions in the order in which
    they end; the last look is at all of them. Arguments are as in `judge`.

    Raises:
        SettingError: the pairs or names make no sense.
    """
    before, after, kept = _arrays(pairs, names)
    differences, scale = _by_question(after - before, kept), _scale(before, after, bounds)
    total = len(differences)
    looks = sorted({round(total * n / most) for n in range(1, most + 1)} - {0})
    return [_look(differences[:count], scale) for count in looks]


def _look(differences: Floats, scale: float | None) -> Look:
    if scale is None:
        without = Unbounded(differences)
        told = [log_evidence_unbounded(each) for each in (without, without.turned())]
    else:
        within = bounded(differences / scale)
        told = [log_evidence(each) for each in (within, within.turned())]
    logs = [log - math.log(SIDES) for log in told]
    better, worse = (math.exp(min(log, LARGEST)) for log in logs)
    return Look(len(differences), better, worse)


@dataclass(frozen=True, slots=True)
class _Weighed:
    """What differences come to: an interval of their mean, the logarithm of the e-value against 0,
    and how many times as many rows would settle it."""

    interval: tuple[float, float]
    log_e: float
    growth: float | None


def _weigh_bounded(seen: Bounded, scale: float, tries: int, margin: float | None) -> _Weighed:
    threshold = SIDES * NEEDED * tries
    low, high = bounded_interval(seen, threshold)
    sides = (seen, seen.turned())

    def stakes(mean: float) -> list[Floats]:
        return [log_stakes(side, mean) for side in sides]

    inside = stakes(-margin / scale) if margin is not None else None
    return _weighed((scale * low, scale * high), threshold, stakes(0.0), inside)


def _weigh_unbounded(seen: Unbounded, tries: int, margin: float | None) -> _Weighed:
    threshold = SIDES * NEEDED * tries
    interval = unbounded_interval(seen, threshold)
    if not seen.is_told:
        return _Weighed(interval, 0.0, None)
    sides = (seen, seen.turned())

    def stakes(mean: float) -> list[Floats]:
        return [unbounded_stakes(side, mean) for side in sides]

    inside = stakes(-margin) if margin is not None else None
    return _weighed(interval, threshold, stakes(0.0), inside)


def _weighed(
    interval: tuple[float, float],
    threshold: float,
    against: Sequence[Floats],
    inside: Sequence[Floats] | None,
) -> _Weighed:
    """Return what stakes come to: those for better and worse `against` no difference, and those for
    both ends being `inside` a margin, where there is one."""
    growths = [growth_needed(each, threshold) for each in against]
    if inside is not None:
        both = [growth_needed(each, threshold) for each in inside]
        growths.append(None if None in both else max(g for g in both if g is not None))
    return _Weighed(
        interval,
        max(float(log_mixture(each)) for each in against) - math.log(SIDES),
        min((growth for growth in growths if growth is not None), default=None),
    )


def _verdict(interval: tuple[float, float], margin: float | None) -> Ruling:
    low, high = interval
    if margin is not None and -margin <= low and high <= margin:
        return "equivalent"
    if low <= 0 <= high:
        return "undecided"
    return "better" if low > 0 else "worse"


# -- what is given -----------------------------------------------------------------------------


def _check(tries: int, margin: float | None, bounds: tuple[float, float] | None) -> None:
    if not (_is_number(tries) and isinstance(tries, Integral) and 1 <= tries <= MOST_ROWS):
        raise SettingError("tries", expected="a whole number from 1", seen=shorten(tries))
    if margin is not None and not (_is_number(margin) and 0 < margin < math.inf):
        raise SettingError("margin", expected="a number above 0, or None", seen=shorten(margin))
    if bounds is None:
        return
    ends = list(bounds) if isinstance(bounds, Sequence) else []
    fits = len(ends) == 2 and all(map(_is_number, ends))
    if not fits or not -math.inf < ends[0] < ends[1] < math.inf:
        expected = "the lowest and the highest score, or None"
        raise SettingError("bounds", expected=expected, seen=shorten(bounds))


def _require_within(margin: float | None, scale: float | None) -> None:
    """Refuse a margin that no two scores are further apart than, of which a verdict says nothing:
    points, where scores are shares.

    Raises:
        SettingError: it is one, `scale` being by how much scores can differ.
    """
    if margin is None or scale is None or margin < scale:
        return
    is_points = scale == 1 and margin < 100
    raise SettingError(
        "margin",
        expected=f"less than {scale:g}, by which scores can differ at most",
        seen=shorten(margin),
        fix=f"{margin:g} points are {margin / 100:g}." if is_points else "",
    )


def _is_number(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool | Fraction)


def is_missing(name: Hashable) -> bool:
    """Say whether a row has no name: None, or NaN, as tables have it."""
    return name is None or (isinstance(name, float) and math.isnan(name))


def _arrays(
    pairs: Iterable[tuple[float, float]], groups: Iterable[Hashable] | None
) -> tuple[Floats, Floats, list[Hashable]]:
    """Return the scores of A and of B, [rows] each, and the rows' groups, without rows of a NaN."""
    import numpy

    given = several("pairs", pairs, "pairs of scores")
    names: list[Hashable] = [None] * len(given)
    if groups is not None:
        names = list(several("groups", groups, "a name for each pair, or None"))
    if len(names) != len(given):
        raise SettingError(
            "groups", expected=f"a name for each of {len(given)} pairs", seen=f"{len(names)} names"
        )
    table = _table(given)
    if numpy.isinf(table).any():
        place = int(numpy.isinf(table).any(axis=1).argmax())
        raise SettingError("pairs", expected="finite scores", seen=shorten(given[place]))
    kept = ~numpy.isnan(table).any(axis=1)
    table = table[kept]
    return table[:, 0], table[:, 1], [names[place] for place in numpy.flatnonzero(kept)]


def _table(given: Sequence[Any]) -> Floats:
    """Return pairs of scores as an array, [rows, 2]."""
    import numpy

    try:
        # What is two numbers each is an array of numbers already: nothing else becomes one.
        table = numpy.asarray(given)
        if table.dtype.kind in "biuf" and table.shape == (len(given), 2):
            return table.astype(float)
    except ValueError:
        pass  # of several lengths
    try:
        if not all(map(_is_pair, given)):
            raise ValueError
        return numpy.array(given, dtype=float).reshape(len(given), 2)
    except (TypeError, ValueError):
        wrong = next((pair for pair in given if not _is_pair(pair)), given)
        raise SettingError("pairs", expected="two numbers each", seen=shorten(wrong)) from None


def _is_pair(pair: Any) -> bool:
    try:
        return len([score for score in pair if hasattr(score, "__float__")]) == len(pair) == 2
    except TypeError:
        return False


def means_by_question(
    pairs: Sequence[tuple[float, float]], names: Sequence[Hashable]
) -> tuple[list[float], list[float]]:
    """Return the mean scores of A and of B of each question (see `judge`), in the order in which
    the questions end.

    Raises:
        SettingError: a name cannot be hashed.
    """
    import numpy

    table = numpy.array(pairs, dtype=float).reshape(len(pairs), 2)
    before, after = (_by_question(scores, names) for scores in table.T)
    return before.tolist(), after.tolist()


def _by_question(scores: Floats, names: Sequence[Hashable]) -> Floats:
    """Return the mean of each question's scores, [questions], in the order in which they end."""
    import numpy

    if all(name is None for name in names):
        return scores
    try:
        keys = [
            (None, place) if is_missing(name) else (name, None) for place, name in enumerate(names)
        ]
        # The one that ends last is 0.
        numbers = {key: number for number, key in enumerate(dict.fromkeys(reversed(keys)))}
    except TypeError:
        raise SettingError("groups", expected="names that can be hashed") from None
    if len(numbers) == len(scores):
        return scores
    own = numpy.array([numbers[key] for key in keys])  # [rows]
    return (numpy.bincount(own, weights=scores) / numpy.bincount(own))[::-1]


def _scale(before: Floats, after: Floats, bounds: tuple[float, float] | None) -> float | None:
    """Return the largest difference that there can be; None where there is no bound on it."""
    if bounds is None:
        return None
    low, high = bounds
    for scores in (before, after):
        if len(scores) and not (low <= scores.min() and scores.max() <= high):
            return None
    return high - low
