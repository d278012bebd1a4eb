"""What two levels do only together: more, or less, than what each of them does by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from workbench.analysis.effects import (
    LEVEL,
    columns_of,
    design_of,
    fit_columns,
    levels_by_axis,
)
from workbench.analysis.judgement import format_span
from workbench.analysis.shapley import Interval
from workbench.messages import say

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]

FEWEST = 3
"""So many variants that were scored must have both levels, and so many each without the other: what
one variant does may be luck of its own."""


@dataclass(frozen=True, slots=True)
class Interaction:
    """Two levels, each with its axis, and what they add to the mean score together, beyond what
    they add singly. The 95 % intervals of all pairs that were looked at hold at once; `variants`
    counts those that have both."""

    levels: tuple[tuple[str, str], tuple[str, str]]
    effect: float
    ci95: Interval
    variants: int

    @property
    def sentence(self) -> str:
        """What they do, in a sentence."""
        first, second = (f"{axis}: {level}" for axis, level in self.levels)
        return say(
            "{first} and {second}, together {size} points beside what each does alone ({span})",
            first=first,
            second=second,
            size=f"{100 * self.effect:+.1f}",
            span=format_span(self.ci95, is_share=True),
        )


def interactions(levels: Sequence[Mapping[str, str]], means: Floats) -> tuple[Interaction, ...]:
    """Return the pairs of levels of which it is sure that they do something together, the largest
    first; arguments are those of `effects.axis_effects`, and so are levels' first ones.

    Each pair is a column of its own beside the main effects, which are fitted anew with it. The
    intervals are widened for all pairs that could be looked at (Bonferroni), whatever came of them.

    Raises:
        SettingError: variants differ in their axes.
    """
    import numpy
    from scipy.special import stdtrit

    axes = levels_by_axis(levels, len(means))
    scored = numpy.flatnonzero((~numpy.isnan(means)).any(axis=1)).tolist()
    kept = [levels[place] for place in scored]
    columns = columns_of(axes)
    if len(kept) <= len(columns) + 2:
        return ()
    design, own_means = design_of(kept, columns), means[scored]
    pairs = _pairs(design, columns)
    found: list[Interaction] = []
    for one, other, both in pairs:
        fitted = fit_columns(numpy.column_stack([design, both]), own_means)
        free = max(1, min(fitted.questions, len(kept) - len(columns) - 1) - 1)
        factor = float(stdtrit(free, 1 - LEVEL / 2 / len(pairs)))
        effect = float(fitted.effects[-1])
        half = factor * float(numpy.sqrt(max(0.0, fitted.covariance[-1, -1])))
        if half and abs(effect) > half:
            place = (columns[one], columns[other])
            ends = (effect - half, effect + half)
            found.append(Interaction(place, effect, ends, int(both.sum())))
    return tuple(sorted(found, key=lambda pair: -abs(pair.effect)))


def _pairs(design: Floats, columns: Sequence[tuple[str, str]]) -> list[tuple[int, int, Floats]]:
    """Return the pairs of columns, of different axes, that can be told from the single ones, each
    with which variants have both."""
    import numpy

    rank = numpy.linalg.matrix_rank(design - design.mean(axis=0))
    found: list[tuple[int, int, Floats]] = []
    for one, other in combinations(range(len(columns)), 2):
        if columns[one][0] == columns[other][0]:
            continue
        both = design[:, one] * design[:, other]
        parts = (both, design[:, one] - both, design[:, other] - both)
        if min(part.sum() for part in parts) < FEWEST:
            continue
        wider = numpy.column_stack([design, both])
        if numpy.linalg.matrix_rank(wider - wider.mean(axis=0)) > rank:
            found.append((one, other, both))
    return found
