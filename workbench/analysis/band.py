"""How a version scores over neutral variants, its separators, marks and orders, for two runs.

Every doc is scored by two of the variants, so a variant has too few docs for a score of its own;
how the scores of all are spread can still be told (`spread` has the model). Some of the docs are
for all that are drawn; those that may be at the ends of the band then get most of the others, a
block after the other. As all that decides who goes on is in the likelihood, choosing so does not
bias it, as it would bias plain means.

How sure a quantile is, the model alone says too surely where a few formats are broken and where
docs are few. So intervals are of draws with some noise more, and nearly all of these; and where
not all formats were drawn, they are as wide as the drawn ones leave it open, however the others
are (`sampled`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
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
from workbench.analysis.dealing import Design
from workbench.analysis.sampled import marked_at_least, surely_marked
from workbench.analysis.spread import effects_of, populations
from workbench.errors import SettingError

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]

Asked: TypeAlias = Sequence[tuple[int, list[int]]]
"""Places of variants, each with the places of docs to score it on."""

RUNS = 2
"""Runs' worth of evaluations, if nothing else is said."""

ENDS = (0.05, 0.95)
KEPT = 0.98
"""The share of the draws that an interval has whose chance is 90 %: what scores are drawn from is
no mixture of two normal distributions, so of worlds with a few broken variants 0.9 of the draws
have the quantile in 6 to 9 of ten."""


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
    wary: Floats = field(repr=False)
    """Guesses alike, unsorted, those of the scored ones first, which take scores to be noisier."""
    bounds: tuple[float, float] = (0.0, 1.0)

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
        """Return within which scores the quantile is, with a chance of 90 %: up to the bounds of
        scores where too few of the variants were scored to tell how bad, or how good, others are.

        Raises:
            SettingError: the share is not between 0 and 1.
        """
        import numpy

        middle = self.quantile(share)
        low, high = _ends_of(self._quantiles(share), numpy.quantile(self.wary, share, axis=1))
        if self.scored < self.variants:
            place = share * (self.variants - 1)
            own = numpy.sort(self.wary[:, : self.scored], axis=1)
            below = surely_marked(self.scored, math.floor(place) + 1, self.variants)
            above = surely_marked(self.scored, self.variants - math.ceil(place), self.variants)
            low = min(low, _ends_of(own[:, below - 1])[0] if below else self.bounds[0])
            high = max(high, _ends_of(own[:, -above])[1] if above else self.bounds[1])
        return min(low, middle), max(high, middle)

    def _quantiles(self, share: float) -> Floats:
        import numpy

        if not 0 <= share <= 1:
            raise SettingError("share", expected="a number from 0 to 1", seen=str(share))
        return numpy.quantile(self.draws, share, axis=1)

    def share_below(self, score: float) -> float:
        """Return the part of the variants that score less: the middle guess."""
        import numpy

        return float(numpy.median((self.draws < score).mean(axis=1)))

    def share_interval(self, score: float) -> tuple[float, float]:
        """Return within which shares that part is, with a chance of 90 %."""
        middle = self.share_below(score)
        low, high = _ends_of(*((draws < score).mean(axis=1) for draws in (self.draws, self.wary)))
        if self.scored < self.variants:
            first, last = _ends_of((self.wary[:, : self.scored] < score).sum(axis=1))
            most = self.scored - math.ceil(last)
            least = marked_at_least(math.floor(first), self.scored, self.variants)
            left = marked_at_least(most, self.scored, self.variants)
            low = min(low, least / self.variants)
            high = max(high, 1 - left / self.variants)
        return min(low, middle), max(high, middle)

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
    field_, rows = several("variants", variants), several("docs", docs)

    def score(asked: Asked) -> list[list[float]]:
        found: list[list[float]] = []
        for place, own in asked:
            docs_ = [rows[doc] for doc in own]
            found.append(scores_of(evaluate(field_[place], docs_), docs_))
        return found

    return field_band(
        len(field_), names_of(rows, groups), score, budget=budget, seed=seed, bounds=bounds
    )


def field_band(
    variants: int,
    names: Sequence[Hashable],
    score: Callable[[Asked], list[list[float]]],
    *,
    budget: int | None = None,
    seed: int = 0,
    bounds: tuple[float, float] = (0.0, 1.0),
) -> Band:
    """Do as `robustness_band`, with all of a block asked for at once: `score` is given places of
    variants with places of docs, and returns scores alike. `names` are the docs' questions.

    Raises:
        SettingError: as there.
    """
    import numpy

    if variants < 2:
        raise SettingError("variants", expected="at least two", seen="one")
    check_whole("seed", seed, 0)
    questions = questions_in(names)
    if len(questions) < 2:
        raise SettingError("docs", expected="at least two questions", seen="one")
    budget = RUNS * len(names) if budget is None else budget
    check_whole("budget", budget, 2 * max(map(len, questions)))
    plan = Design(variants, [len(own) for own in questions], budget, seed)
    means = numpy.full((variants, len(questions)), numpy.nan)
    spent = 0
    weights = plan.first_weights()
    for block in plan.blocks:
        cells = plan.cells(weights, block)
        places = numpy.flatnonzero(cells.any(axis=1)).tolist()
        own = [numpy.flatnonzero(cells[place]).tolist() for place in places]
        asked = [[doc for one in each for doc in questions[one]] for each in own]
        found = score([*zip(places, asked, strict=True)])
        for place, each, scores in zip(places, own, found, strict=True):
            spent += len(scores)
            given = iter(scores)
            for question in each:
                of = [next(given) for _ in questions[question]]
                means[place, question] = math.fsum(of) / len(of)
        if block is not plan.blocks[-1]:
            weights = _at_the_ends(means, bounds)
    return band_of(means, spent, bounds)


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
    effects, unseen = effects_of(means[scored]), int((~scored).sum())
    draws = numpy.sort(populations(effects, unseen).clip(*bounds), axis=1)
    noisier = effects.noisier(known[scored].sum(axis=1), (bounds[1] - bounds[0]) / 2)
    wary = populations(noisier, unseen).clip(*bounds)
    asked = int(known.any(axis=0).sum())
    return Band(draws, int(scored.sum()), asked, evaluations, wary, bounds)


def _ends_of(*guesses: Floats) -> tuple[float, float]:
    """Return between what nearly all guesses are, of each sort of them."""
    import numpy

    ends = [numpy.quantile(each, ((1 - KEPT) / 2, (1 + KEPT) / 2)) for each in guesses]
    return float(min(low for low, _ in ends)), float(max(high for _, high in ends))


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
