"""What matters among many variants: the main effect of each axis, and what single shots earn.

An axis is a thing that was varied, such as the separator; a level is one way it was. The effect of
a level is what it adds to the score of any variant, beside the levels of the other axes and beside
how hard the questions were: least squares on both, each question's mean taken out, so it does not
matter which variants saw which question, as long as no score decides about itself. In a race none
does: who is scored on a lap's questions was decided on those before (`benchmarks.neighbours`
finds no bias). The last, fresh questions of a race are of two variants alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from workbench.analysis.judge import means_by_question
from workbench.analysis.raced import are_shares
from workbench.analysis.shapley import Interval, simultaneous_intervals
from workbench.errors import SettingError
from workbench.scoring.metrics.aggregate import Z95

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]

LEVEL = 0.05


@dataclass(frozen=True, slots=True)
class LevelEffect:
    """What a level adds to the mean score, against the axis's first level. The 95 % intervals of
    all levels of all axes hold at once. `variants` counts those that have the level."""

    level: str
    effect: float
    ci95: Interval
    variants: int


@dataclass(frozen=True, slots=True)
class AxisEffect:
    """What an axis matters: `effect` is how far its best level is above its worst, with its
    interval, 0 to 0 where there is one level. The best of levels that do alike looks a little
    better than it is; the interval allows for that."""

    name: str
    effect: float
    ci95: Interval
    levels: tuple[LevelEffect, ...]


def axis_effects(levels: Sequence[Mapping[str, str]], means: Floats) -> tuple[AxisEffect, ...]:
    """Return the main effect of each axis, the largest first.

    `levels[i]` has the level of variant i on each axis, those of the first being what levels are
    compared with; `means` are scores [variants, questions], NaN where there is none. Intervals
    count questions and variants as drawn, both (Cameron, Gelbach and Miller 2011, "Robust inference
    with multiway clustering", Journal of Business & Economic Statistics 29, 238-249), and are
    widened for as many contrasts as there are (Bonferroni). What axes do only together
    (`interactions`) counts as noise between variants here.

    Raises:
        SettingError: variants differ in their axes, or levels cannot be told from one another.
    """
    import numpy
    from scipy.special import stdtrit

    axes = levels_by_axis(levels, len(means))
    columns = columns_of(axes)
    design = design_of(levels, columns)
    _require_told(design, columns)
    if not columns:
        return tuple(AxisEffect(name, 0.0, (0.0, 0.0), _one(found[0], levels))
                     for name, found in axes.items())  # fmt: skip
    fitted = fit_columns(design, means)
    contrasts = _contrasts(axes, columns)  # each a sum of columns
    wide = numpy.array([weights for _, _, _, weights in contrasts])
    effects = wide @ fitted.effects
    errors = numpy.sqrt(numpy.einsum("ci,ij,cj->c", wide, fitted.covariance, wide).clip(0))
    free = max(1, min(fitted.questions, len(levels) - len(columns)) - 1)
    factor = float(stdtrit(free, 1 - LEVEL / 2 / len(contrasts)))
    # With hardly more variants than levels an interval is wider than scores are apart; where all
    # score alike, a width of 0 would claim certainty (see `shapley.simultaneous_intervals`).
    span = float(numpy.nanmax(means) - numpy.nanmin(means))
    least = (span or 1.0) * Z95**2 / (fitted.questions + Z95**2)
    halves = numpy.clip(factor * errors, least, span + numpy.abs(effects) + least)
    lowest, highest = _ends_of(means)
    found_: dict[tuple[str, str, str], tuple[float, Interval]] = {
        (name, low, high): (float(e), (max(lowest, float(e - half)), min(highest, float(e + half))))
        for (name, low, high, _), e, half in zip(contrasts, effects, halves, strict=True)
    }
    done = [_axis(name, found, found_, levels) for name, found in axes.items()]
    return tuple(sorted(done, key=lambda axis: -axis.effect))


def _ends_of(scores: Floats) -> Interval:
    """Return between what any difference of such scores lies."""
    import numpy

    known = scores[~numpy.isnan(scores)]
    return (-1.0, 1.0) if are_shares(known) else (-math.inf, math.inf)


def levels_by_axis(levels: Sequence[Mapping[str, str]], variants: int) -> dict[str, list[str]]:
    """Return the levels of each axis, that of the first variant first."""
    if len(levels) != variants or not variants:
        raise SettingError("levels", expected=f"one mapping for each of {variants} variants",
                           seen=str(len(levels)))  # fmt: skip
    names = list(levels[0])
    if any(set(own) != set(names) for own in levels):
        raise SettingError("levels", expected="the same axes for all variants", seen="others")
    return {name: list(dict.fromkeys(own[name] for own in levels)) for name in names}


def columns_of(axes: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Return the levels that others are compared with the first of, each with its axis."""
    return [(name, level) for name, found in axes.items() for level in found[1:]]


def design_of(levels: Sequence[Mapping[str, str]], columns: Sequence[tuple[str, str]]) -> Floats:
    """Return which variants have which of these levels: 1 or 0 [variants, columns]."""
    import numpy

    has = [[float(own[name] == level) for name, level in columns] for own in levels]
    return numpy.array(has).reshape(len(levels), len(columns))


def _require_told(design: Floats, columns: Sequence[tuple[str, str]]) -> None:
    import numpy

    centred = design - design.mean(axis=0)
    if columns and numpy.linalg.matrix_rank(centred) < len(columns):
        raise SettingError(
            "levels",
            expected="each level with different levels of the other axes",
            seen="some that always come together",
            fix="Leave one of these axes out, or draw the variants at random.",
        )


@dataclass(frozen=True, slots=True)
class Fitted:
    """What each column adds, the covariance of that, and how many questions told it."""

    effects: Floats
    covariance: Floats
    questions: int


def fit_columns(design: Floats, means: Floats) -> Fitted:
    """Return least squares of scores on the columns, each question's mean taken out of both."""
    import numpy

    known = ~numpy.isnan(means)
    kept = known.sum(axis=0) > 1
    known, scores = known[:, kept], numpy.where(known[:, kept], means[:, kept], 0.0)
    counts = known.sum(axis=0)
    level = (known.T @ design) / counts[:, None]  # [questions, columns]
    # Σ over cells of (x - x̄)(x - x̄)ᵀ and of (x - x̄)(y - ȳ).
    squares = (design.T * known.sum(axis=1)) @ design - (level.T * counts) @ level
    centred = numpy.where(known, scores - scores.sum(axis=0) / counts, 0.0)
    inverse = numpy.linalg.pinv(squares)
    effects = inverse @ (design.T @ centred.sum(axis=1))
    rest = numpy.where(known, centred - (design @ effects)[:, None] + level @ effects, 0.0)
    # What each cell pulls at the effects: (x - x̄) e, summed by question, by variant and alone.
    by_question = rest.T @ design - rest.sum(axis=0)[:, None] * level
    by_variant = design * rest.sum(axis=1)[:, None] - rest @ level
    squared = rest**2
    cross = design.T @ (squared @ level)
    alone = (
        (design.T * squared.sum(axis=1)) @ design
        - cross
        - cross.T
        + (level.T * squared.sum(axis=0)) @ level
    )
    pulls = [by_question.T @ by_question, by_variant.T @ by_variant]
    both = pulls[0] + pulls[1] - alone
    # The difference of two estimates may fall below either; the larger of them is then the guess.
    larger = max(pulls, key=numpy.trace)
    meat = both if numpy.trace(both) >= numpy.trace(larger) else larger
    variants, width = design.shape
    meat = meat * variants / max(1, variants - width - 1)
    return Fitted(effects, inverse @ meat @ inverse, int(kept.sum()))


def _contrasts(
    axes: Mapping[str, Sequence[str]], columns: Sequence[tuple[str, str]]
) -> list[tuple[str, str, str, Floats]]:
    """Return all pairs of levels of an axis, as weights of the columns: the second less the first;
    the axis's first level has no column."""
    import numpy

    place = {column: number for number, column in enumerate(columns)}
    found: list[tuple[str, str, str, Floats]] = []
    for name, levels in axes.items():
        for first, low in enumerate(levels):
            for high in levels[first + 1 :]:
                weights = numpy.zeros(len(columns))
                weights[place[name, high]] = 1.0
                if (name, low) in place:
                    weights[place[name, low]] = -1.0
                found.append((name, low, high, weights))
    return found


def _axis(
    name: str,
    found: Sequence[str],
    contrasts: Mapping[tuple[str, str, str], tuple[float, Interval]],
    levels: Sequence[Mapping[str, str]],
) -> AxisEffect:
    own = {key[1:]: value for key, value in contrasts.items() if key[0] == name}
    if not own:
        return AxisEffect(name, 0.0, (0.0, 0.0), _one(found[0], levels))
    effect, (low, high) = max(own.values(), key=lambda value: abs(value[0]))
    if effect < 0:
        effect, low, high = -effect, -high, -low
    told = [LevelEffect(found[0], 0.0, (0.0, 0.0), _count(levels, name, found[0]))]
    for level in found[1:]:
        gain, ends = own[found[0], level]
        told.append(LevelEffect(level, gain, ends, _count(levels, name, level)))
    return AxisEffect(name, effect, (low, high), tuple(told))


def _one(level: str, levels: Sequence[Mapping[str, str]]) -> tuple[LevelEffect, ...]:
    return (LevelEffect(level, 0.0, (0.0, 0.0), len(levels)),)


def _count(levels: Sequence[Mapping[str, str]], name: str, level: str) -> int:
    return sum(own[name] == level for own in levels)


# -- shots -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShotEffect:
    """What a shot earns: by how much the mean score is higher with it than without. The intervals
    hold for all shots at once, with 95 %; `earns` is True where it surely helps, False where it
    surely harms, None where neither is sure."""

    place: int
    effect: float
    ci95: Interval

    @property
    def earns(self) -> bool | None:
        """Whether the shot helps; None where that cannot be told."""
        low, high = self.ci95
        return None if low <= 0 <= high else low > 0


def shot_effects(
    full: Sequence[float],
    without: Sequence[Sequence[float]],
    groups: Sequence[str] | None = None,
) -> tuple[ShotEffect, ...]:
    """Return what each shot earns, by leaving it out.

    `full` has a score for each row with all shots, `without[i]` the same rows' without shot i, or
    with it in another place: then the effect is that of the order. Rows of a group count as one
    question; a row without a score on any side (NaN) is left out.

    Raises:
        SettingError: not all have as many scores.
    """
    import numpy

    table = [list(map(float, scores)) for scores in (full, *without)]
    names = list(groups) if groups is not None else [None] * len(table[0])
    if any(len(scores) != len(table[0]) for scores in table) or len(names) != len(table[0]):
        raise SettingError("without", expected=f"{len(table[0])} scores for each shot",
                           seen=", ".join(str(len(scores)) for scores in table[1:]))  # fmt: skip
    rows = [row for row in range(len(names)) if not any(math.isnan(own[row]) for own in table)]
    kept = [names[row] for row in rows]
    columns: list[Floats] = []
    for own in table[1:]:
        a, b = means_by_question([(own[row], table[0][row]) for row in rows], kept)
        columns.append(numpy.array(b) - numpy.array(a))
    ends = simultaneous_intervals(columns)
    lowest, highest = _ends_of(numpy.array(table))
    return tuple(
        ShotEffect(
            place,
            float(gains.mean()) if len(gains) else math.nan,
            (max(lowest, ends[place][0]), min(highest, ends[place][1])),
        )
        for place, gains in enumerate(columns)
    )
