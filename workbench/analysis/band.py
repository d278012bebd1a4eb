"""How a version scores over neutral variants, its separators, marks and orders, for two runs.

Every doc is scored by two of the variants, so a variant has too few docs for a score of its own;
how the scores of all are spread can still be told (`spread` has the model). Some of the docs are
for all that are drawn; those that may be at the ends of the band then get most of the others, a
block after the other. As all that decides who goes on is in the likelihood, choosing so does not
bias it, as it would bias plain means.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

from workbench.analysis.asked import (
    Evaluate,
    check_whole,
    names_of,
    questions_in,
    scores_of,
    several,
)
from workbench.analysis.spread import effects_of, populations
from workbench.errors import SettingError

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]
    Counts: TypeAlias = NDArray[numpy.int64]
    Marks: TypeAlias = NDArray[numpy.bool_]

RUNS = 2
"""Runs' worth of evaluations, if nothing else is said."""

BLOCKS = (0.4, 0.2, 0.2, 0.2)
"""Shares of the questions: after each, who may be at the ends is asked anew."""

FEWEST_ROWS = 40
"""Questions that a variant has on average: with fewer, more noise has to be taken off, and with
more, there are fewer variants to be spread. Of the variants as many are drawn as have so many."""

FEWEST_VARIANTS = 20
ENDS = (0.05, 0.95)
CREDIBLE = 0.9
"""The chance of an interval of a quantile."""


@dataclass(frozen=True)
class Band:
    """How the mean scores of a version's neutral variants are spread.

    `draws` are guesses of the scores of all `variants`, each row sorted and as likely as any other
    [draws, variants]: a quantile is the middle of theirs. `scored` variants were scored at all, on
    `questions`.
    """

    draws: Floats = field(repr=False)
    scored: int
    questions: int
    evaluations: int

    @property
    def variants(self) -> int:
        """How many variants the band is of, scored or not."""
        return self.draws.shape[1]

    @cached_property
    def scores(self) -> Floats:
        """The scores of all variants, the least first: of each place the middle guess."""
        import numpy

        return numpy.median(self.draws, axis=0)

    @property
    def spread(self) -> float:
        """The standard deviation of the scores."""
        import numpy

        return float(numpy.median(self.draws.std(axis=1, ddof=1)))

    def quantile(self, share: float) -> float:
        """Return the score that this part of the variants is below.

        Raises:
            SettingError: the share is not between 0 and 1.
        """
        import numpy

        return float(numpy.median(self._quantiles(share)))

    def interval(self, share: float) -> tuple[float, float]:
        """Return within which scores the quantile is, with a chance of 90 %.

        Raises:
            SettingError: the share is not between 0 and 1.
        """
        import numpy

        tails = ((1 - CREDIBLE) / 2, (1 + CREDIBLE) / 2)
        low, high = numpy.quantile(self._quantiles(share), tails)
        return float(low), float(high)

    def _quantiles(self, share: float) -> Floats:
        import numpy

        if not 0 <= share <= 1:
            raise SettingError("share", expected="a number from 0 to 1", seen=str(share))
        return numpy.quantile(self.draws, share, axis=1)

    def share_below(self, score: float) -> float:
        """Return the part of the variants that score less."""
        return float((self.draws < score).mean())

    def share_interval(self, score: float) -> tuple[float, float]:
        """Return within which shares that part is, with a chance of 90 %."""
        import numpy

        shares = (self.draws < score).mean(axis=1)
        low, high = numpy.quantile(shares, ((1 - CREDIBLE) / 2, (1 + CREDIBLE) / 2))
        return float(low), float(high)

    @property
    def median(self) -> float:
        """The score in the middle of all."""
        return self.quantile(0.5)

    @property
    def ends(self) -> tuple[float, float]:
        """The scores that 5 and 95 % of the variants are below."""
        return self.quantile(ENDS[0]), self.quantile(ENDS[1])


def robustness_band(
    variants: Iterable[Any],
    docs: Iterable[Any],
    evaluate: Evaluate,
    *,
    budget: int | None = None,
    seed: int = 0,
    groups: Iterable[Hashable] | None = None,
    bounds: tuple[float, float] = (0.0, 1.0),
) -> Band:
    """Return how the scores of neutral variants are spread, for two evaluations a doc, or for
    `budget` of them in all. Docs of a group are scored together; see `race` for the arguments.

    `bounds` are those of scores: from -1 to 1 they may be differences to another version's. A
    variant is asked up to four times, each time for other docs. Not covered: variants whose effect
    hangs on groups of docs that are a few of all, which no two runs can tell from noise.

    Raises:
        SettingError: variants, docs, budget, seed or groups make no sense, there are fewer than
            two variants or two questions, or `evaluate` returns something else than a score
            within the bounds for each doc.
    """
    import numpy

    field_, rows = several("variants", variants), several("docs", docs)
    if len(field_) < 2:
        raise SettingError("variants", expected="at least two", seen="one")
    check_whole("seed", seed, 0)
    questions = questions_in(names_of(rows, groups))
    if len(questions) < 2:
        raise SettingError("docs", expected="at least two questions", seen="one")
    budget = RUNS * len(rows) if budget is None else budget
    check_whole("budget", budget, 2 * max(map(len, questions)))
    plan = Design(len(field_), [len(own) for own in questions], budget, seed)
    means = numpy.full((len(field_), len(questions)), numpy.nan)
    asked = 0
    weights = plan.first_weights()
    for block in plan.blocks:
        cells = plan.cells(weights, block)
        for place in numpy.flatnonzero(cells.any(axis=1)):
            own = numpy.flatnonzero(cells[place])
            docs_ = [rows[doc] for question in own for doc in questions[question]]
            scores = iter(scores_of(evaluate(field_[place], docs_), docs_))
            asked += len(docs_)
            for question in own:
                given = [next(scores) for _ in questions[question]]
                means[place, question] = math.fsum(given) / len(given)
        if block is not plan.blocks[-1]:
            weights = _at_the_ends(means, bounds)
    return band_of(means, asked, bounds)


def band_of(means: Floats, evaluations: int = 0, bounds: tuple[float, float] = (0.0, 1.0)) -> Band:
    """Return the band of scores [variants, questions], NaN where a variant was not scored. Which
    cells were scored may hang on the scores of others that are there, on nothing else.

    Raises:
        SettingError: a score is out of bounds, or fewer than two variants have two each.
    """
    import numpy

    known = ~numpy.isnan(means)
    scored = known.sum(axis=1) >= 2
    if scored.sum() < 2:
        raise SettingError("scores", expected="two variants with two questions each", seen="fewer")
    if not ((means[known] >= bounds[0]) & (means[known] <= bounds[1])).all():
        low, high = bounds
        raise SettingError("scores", expected=f"numbers from {low:g} to {high:g}", seen="others")
    draws = populations(effects_of(means[scored]), int((~scored).sum()))
    draws = numpy.sort(draws.clip(*bounds), axis=1)
    return Band(draws, int(scored.sum()), int(known.any(axis=0).sum()), evaluations)


def _at_the_ends(means: Floats, bounds: tuple[float, float]) -> Floats:
    """Return how much is to be learnt of each variant: the variance of whether it is below the
    lower end, and of whether it is above the upper one."""
    import numpy

    weights = numpy.zeros(len(means))
    scored = (~numpy.isnan(means)).sum(axis=1) >= 2
    if scored.sum() < 2:
        return (~numpy.isnan(means)).any(axis=1).astype(float)
    draws = populations(effects_of(means[scored]), int((~scored).sum())).clip(*bounds)
    own = draws[:, : scored.sum()]
    for share in ENDS:
        end = numpy.median(numpy.quantile(draws, share, axis=1))
        below = (own < end).mean(axis=0)
        weights[scored] += below * (1 - below)
    return weights if weights.any() else scored.astype(float)


# -- who is scored on what -------------------------------------------------------------------------


class Design:
    """Which variants are scored on which questions, for at most so many evaluations: as many on
    each question. `sizes` has the docs of each. Where the budget is less than one evaluation a doc,
    some questions are left out; two variants on a question come first."""

    def __init__(self, variants: int, sizes: Sequence[int], budget: int, seed: int) -> None:
        import numpy

        self.variants, self.questions = variants, len(sizes)
        self.draw = numpy.random.default_rng(seed)
        order = self.draw.permutation(len(sizes))
        each = max(2, budget // sum(sizes))
        ends = numpy.cumsum(numpy.array(sizes)[order])
        order = order[: int(numpy.searchsorted(ends * each, budget, side="right"))]
        self.drawn = min(variants, max(FEWEST_VARIANTS, each * len(order) // FEWEST_ROWS))
        self.each = min(each, self.drawn)
        cuts = numpy.round(numpy.cumsum(BLOCKS)[:-1] * len(order)).astype(int)
        self.blocks: list[Counts] = [one for one in numpy.split(order, cuts) if len(one)]

    def first_weights(self) -> Floats:
        """Return 1 for each of the variants that are drawn, and 0 for others."""
        import numpy

        weights = numpy.zeros(self.variants)
        weights[self.draw.permutation(self.variants)[: self.drawn]] = 1.0
        return weights

    def cells(self, weights: Floats, block: Counts) -> Marks:
        """Return which variant is scored on which question, [variants, questions]: on each question
        of the block as many, on variants in proportion to their weights, but on none twice."""
        import numpy

        order = self.draw.permutation(self.variants)
        share = quotas(weights[order], self.each * len(block), len(block))
        slots = numpy.repeat(order, share)
        cells = numpy.zeros((self.variants, self.questions), dtype=bool)
        for start in range(0, len(slots), len(block)):
            own = slots[start : start + len(block)]
            turn = self.draw.permutation(block)
            # The first variant may go on from the turn before: what it has comes last.
            turn = turn[numpy.argsort(cells[own[0], turn], kind="stable")]
            cells[own, turn[: len(own)]] = True
        return cells


def quotas(weights: Floats, count: int, most: int) -> Counts:
    """Return whole numbers that add up to `count`, in proportion to weights, none above `most`;
    where too few have a weight for that, the others share what is left."""
    import numpy

    shares = numpy.zeros(len(weights))
    open_ = weights > 0
    while (left := count - shares.sum()) > 1e-9:
        if not open_.any():
            open_ = shares < most
            weights = numpy.where(open_, 1.0, 0.0)
        part = numpy.where(open_, weights, 0.0)
        shares = shares + left * part / part.sum()
        open_ &= shares < most
        shares = shares.clip(max=most)
    steps = numpy.round(numpy.cumsum(shares)).astype(int)
    return numpy.diff(steps, prepend=0).clip(max=most)
