"""How a version scores over neutral variants, its separators, marks and orders, for two runs.

Every doc is scored by two of the variants, drawn so that each variant and each doc has its share.
A variant then has too few docs for a score of its own; how the scores of all are spread can still
be told. Two corrections make that so:

- A doc is easy or hard for all alike. What the other variant does on it says how hard, by as much
  as two scores of a doc correlate; that is taken out (a linear model of rows and variants, where
  PromptEval has a logistic one: Maia Polo et al. 2024, "Efficient multi-prompt evaluation of LLMs",
  NeurIPS 37).
- Means of few docs are spread wider than what they are means of, and shrunken ones less wide. So
  neither is used: the spread is what is left of the variance when the noise within variants is
  taken off, and the shape comes from a few steps of maximum likelihood from a normal distribution
  (as Laird 1978, "Nonparametric maximum likelihood estimation of a mixing distribution", JASA 73,
  805-811, stopped early, which smooths it).
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from workbench.analysis.asked import (
    Evaluate,
    check_whole,
    names_of,
    questions_in,
    scores_of,
    several,
)
from workbench.errors import SettingError

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]
    Marks: TypeAlias = NDArray[numpy.bool_]

RUNS = 2
"""Runs' worth of evaluations, if nothing else is said."""

FEWEST_ROWS = 40
"""Questions that a variant should have: with fewer, more noise has to be taken off, and with more,
there are fewer variants to be spread. Of the variants as many are drawn as have so many each."""

FEWEST_VARIANTS = 20

PASSES = 3
"""How often the variants' own effects are taken out of what tells how hard a question is."""

STEPS = 8
"""Steps from the normal distribution towards the likeliest; more of them see peaks in noise."""

POINTS = 400
_LEAST = 0.002


@dataclass(frozen=True)
class Band:
    """How the mean scores of a version's neutral variants are spread.

    `places` are points of the scale and `shares` the part of the variants at each; `spread` is
    their standard deviation, `variants` how many were scored, on how many `questions`.
    """

    places: Floats = field(repr=False)
    shares: Floats = field(repr=False)
    spread: float
    variants: int
    questions: int
    evaluations: int

    def quantile(self, share: float) -> float:
        """Return the score that this part of the variants is below.

        Raises:
            SettingError: the share is not between 0 and 1.
        """
        import numpy

        if not 0 <= share <= 1:
            raise SettingError("share", expected="a number from 0 to 1", seen=str(share))
        up_to = numpy.cumsum(self.shares) - self.shares / 2
        return float(numpy.interp(share, up_to, self.places))

    def share_below(self, score: float) -> float:
        """Return the part of the variants that score less."""
        import numpy

        up_to = numpy.cumsum(self.shares) - self.shares / 2
        return float(numpy.interp(score, self.places, up_to, left=0.0, right=1.0))

    @property
    def median(self) -> float:
        """The score in the middle of all."""
        return self.quantile(0.5)

    @property
    def ends(self) -> tuple[float, float]:
        """The scores that 5 and 95 % of the variants are below."""
        return self.quantile(0.05), self.quantile(0.95)


def robustness_band(
    variants: Iterable[Any],
    docs: Iterable[Any],
    evaluate: Evaluate,
    *,
    budget: int | None = None,
    seed: int = 0,
    groups: Iterable[Hashable] | None = None,
) -> Band:
    """Return how the scores of neutral variants are spread, for two evaluations a doc, or for
    `budget` of them in all. Docs of a group are scored together; see `race` for the arguments.

    Scores are taken to lie between 0 and 1. Not covered: variants whose effect hangs on groups of
    docs that are a few of all, which no two runs can tell from noise.

    Raises:
        SettingError: variants, docs, budget, seed or groups make no sense, there are fewer than
            two variants or two questions, or `evaluate` returns something else than a score from 0
            to 1 for each doc.
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
    cells = choose_cells(len(field_), [len(own) for own in questions], budget, seed)
    means = numpy.full(cells.shape, numpy.nan)
    for place in numpy.flatnonzero(cells.any(axis=1)):
        own = numpy.flatnonzero(cells[place])
        asked = [rows[doc] for question in own for doc in questions[question]]
        scores = iter(scores_of(evaluate(field_[place], asked), asked))
        for question in own:
            given = [next(scores) for _ in questions[question]]
            means[place, question] = math.fsum(given) / len(given)
    spent = int(cells.sum(axis=0) @ numpy.array([len(own) for own in questions]))
    return band_of(means, spent)


def choose_cells(variants: int, sizes: Sequence[int], budget: int, seed: int) -> Marks:
    """Return which variant is scored on which question, [variants, questions], for at most so many
    evaluations: as many on each question, on each variant about as many questions.

    `sizes` has the docs of each question. Where the budget is less than one evaluation a doc, some
    questions are left out; two variants on a question come first.
    """
    import numpy

    draw = numpy.random.default_rng(seed)
    order = draw.permutation(len(sizes))
    each = max(2, budget // sum(sizes))
    ends = numpy.cumsum(numpy.array(sizes)[order])
    order = order[: int(numpy.searchsorted(ends * each, budget, side="right"))]
    drawn = min(variants, max(FEWEST_VARIANTS, each * len(order) // FEWEST_ROWS))
    each = min(each, drawn)
    field_ = draw.permutation(variants)[:drawn]
    cells = numpy.zeros((variants, len(sizes)), dtype=bool)
    for start in range(0, len(order), drawn):
        block = order[start : start + drawn]
        turn = draw.permutation(drawn)
        # In a block each variant has the place of its turn, and those that are `step` further on.
        for step in draw.permutation(drawn)[:each]:
            cells[field_[turn[(numpy.arange(len(block)) + step) % drawn]], block] = True
    return cells


def band_of(means: Floats, evaluations: int = 0) -> Band:
    """Return the band of scores [variants, questions] of cells that were drawn at random, NaN where
    a variant was not scored.

    Raises:
        SettingError: a score is not between 0 and 1, or fewer than two variants have two each.
    """
    import numpy

    means = means[(~numpy.isnan(means)).sum(axis=1) >= 2]
    known = ~numpy.isnan(means)
    if len(means) < 2:
        raise SettingError("scores", expected="two variants with two questions each", seen="fewer")
    if not ((means[known] >= 0) & (means[known] <= 1)).all():
        raise SettingError("scores", expected="numbers from 0 to 1", seen="others")
    effects = variant_effects(means)
    places, shares = _spread_out(effects)
    return Band(
        places,
        shares,
        math.sqrt(effects.variance),
        len(means),
        int(known.any(axis=0).sum()),
        evaluations,
    )


@dataclass(frozen=True)
class Effects:
    """What variants score, [variants], each with noise of the variance `noise`; `variance` is that
    of the true ones, estimated from what the others leave."""

    scores: Floats
    noise: float
    variance: float


def variant_effects(means: Floats) -> Effects:
    """Return each variant's mean score, less what is known of how hard its questions were.

    With correlation r between two scores of a question, the best linear guess of a score from n
    others that sum to S, all as deviations, is r S / (1 + (n - 1) r).
    """
    import numpy

    known = ~numpy.isnan(means)
    middle = float(means[known].mean())
    deviations = numpy.where(known, means - middle, 0.0)
    counts, others = known.sum(axis=1), known.sum(axis=0) - 1
    pairs = max(1, int((others * (others + 1)).sum()))
    own, noise, variance = numpy.zeros(len(means)), 0.0, 0.0
    shrunk = own
    for _ in range(PASSES):
        left = numpy.where(known, deviations - shrunk[:, None], 0.0)
        sums, squares = left.sum(axis=0), (left**2).sum(axis=0)
        total = squares.sum() / known.sum()
        r = float(numpy.clip((sums**2 - squares).sum() / pairs / max(total, 1e-12), 0, 1))
        weight = r / (1 + numpy.maximum(others - 1, 0) * r)
        adjusted = numpy.where(known, deviations - weight * (sums - left), 0.0)
        own = adjusted.sum(axis=1) / counts
        rest = numpy.where(known, adjusted - own[:, None], 0.0)
        noise = float(((rest**2).sum(axis=1) / (counts - 1) / counts).mean())
        seen = float(own.var(ddof=1))
        variance = max(0.0, seen - noise)
        shrunk = own * (variance / seen if seen > 0 else 0.0)
    return Effects(middle + own, noise, variance)


def _spread_out(effects: Effects) -> tuple[Floats, Floats]:
    """Return points of the scale and the share of the variants at each."""
    import numpy

    middle, spread = float(effects.scores.mean()), math.sqrt(effects.variance)
    reach = 4 * max(spread, _LEAST)
    low = max(0.0, min(middle - reach, float(effects.scores.min())))
    high = min(1.0, max(middle + reach, float(effects.scores.max())))
    places = numpy.linspace(low, high, POINTS)
    shares = numpy.exp(-(((places - middle) / max(spread, _LEAST)) ** 2) / 2)
    shares /= shares.sum()
    if effects.noise <= 0 or effects.variance <= 0:
        return places, shares
    away = (effects.scores[:, None] - places) ** 2 / (2 * effects.noise)
    likely = numpy.exp(away.min(axis=1, keepdims=True) - away)  # [variants, places]
    for _ in range(STEPS):
        of = likely @ shares
        shares = shares * (likely / of[:, None]).mean(axis=0)
    return places, shares / shares.sum()
