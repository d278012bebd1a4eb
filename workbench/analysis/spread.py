"""How the true scores of variants are spread, where each was scored on a few questions.

A score is a variant's effect, how easy the question is, and noise. Questions are drawn, so how easy
one is, is known by as much as its scores correlate; least squares takes that out (a linear model
of rows and variants, where PromptEval has a logistic one: Maia Polo et al. 2024, "Efficient
multi-prompt evaluation of LLMs", NeurIPS 37).

Means of few questions are spread wider than what they are means of, and shrunken ones less wide,
so neither is used. What variants score is taken to be one normal distribution, or a mixture of two
in parts of any size: a tail, a few that are broken, two camps. Which one is not known either, so
what comes out is drawn from all of them, each as often as it is likely (importance sampling, then
resampling: Rubin 1987; Gelman 2006 on half-Cauchy priors of a standard deviation), and with it
scores of all variants as each of them would have it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]

PASSES = 4
"""How often the variants' own effects are taken out of what tells how hard a question is."""

PROPOSED, KEPT = 6000, 250
"""Distributions that are weighed, and those that are drawn of them."""

SCALE = 0.08
"""The scale of a distribution's standard deviation beforehand, half-Cauchy: half of them are below
8 points, one in six is above 30, and none is hardly likelier than one of 3."""

APART = 0.15
"""How far a second group is from the first beforehand, as a standard deviation."""

MOST_ALIKE = 0.999
_LEAST = 1e-9


@dataclass(frozen=True)
class Effects:
    """What variants score, [variants], less what is known of how hard their questions were, each
    with noise of a variance of its own."""

    scores: Floats
    noise: Floats


def effects_of(means: Floats) -> Effects:
    """Return each variant's score, of scores [variants, questions] with NaN where there is none.

    With correlation r between two scores of a question, and m of them, the covariance of these is
    (1 - r) I + r J, whose inverse is (I - r J / (1 + (m - 1) r)) / (1 - r).
    """
    import numpy

    known = ~numpy.isnan(means)
    known_as = known.astype(float)
    counts, asked = known.sum(axis=1), known.sum(axis=0)
    pairs = max(1, int((asked * (asked - 1)).sum()))
    middle = float(means[known].mean())
    values = numpy.where(known, means - middle, 0.0)
    shrunk = scores = noise = numpy.zeros(len(means))
    for _ in range(PASSES):
        left = numpy.where(known, values - shrunk[:, None], 0.0)
        sums, squares = left.sum(axis=0), (left**2).sum(axis=0)
        total = max(float(squares.sum()) / known.sum(), _LEAST)
        r = float(numpy.clip((sums**2 - squares).sum() / pairs / total, 0, MOST_ALIKE))
        weight = r / (1 + (asked - 1) * r)  # 0 questions: multiplied by no score
        normal = numpy.diag(counts.astype(float)) - (known_as * weight) @ known_as.T
        inverse = numpy.linalg.pinv(normal)
        scores = inverse @ (values.sum(axis=1) - known_as @ (weight * values.sum(axis=0)))
        rest = numpy.where(known, values - scores[:, None], 0.0)
        quadratic = float((rest**2).sum() - (weight * rest.sum(axis=0) ** 2).sum())
        free = max(1, int(known.sum()) - len(means))
        noise = (numpy.diag(inverse) * quadratic / free).clip(min=_LEAST)
        among, centre = _moments(scores, noise)
        shrunk = centre + (scores - centre) * among / (among + noise)
    return Effects(middle + scores, noise)


def _moments(scores: Floats, noise: Floats) -> tuple[float, float]:
    """Return the variance among variants and their mean, by restricted maximum likelihood."""
    import numpy

    grid = numpy.concatenate([[0.0], numpy.geomspace(1e-5, 0.25, 120)])
    weights = 1 / (grid[:, None] + noise)
    centre = (weights * scores).sum(axis=1) / weights.sum(axis=1)
    away = (weights * (scores - centre[:, None]) ** 2).sum(axis=1)
    unlikely = -numpy.log(weights).sum(axis=1) + numpy.log(weights.sum(axis=1)) + away
    best = int(unlikely.argmin())
    return float(grid[best]), float(centre[best])


@dataclass(frozen=True)
class _Mixtures:
    """Distributions, [draws, 1] each: where and how wide the first group is and the second, and
    the part of the second."""

    first: Floats
    second: Floats
    wide: Floats
    second_wide: Floats
    part: Floats

    def take(self, places: NDArray[numpy.int64]) -> _Mixtures:
        """Return those at `places`."""
        own = (self.first, self.second, self.wide, self.second_wide, self.part)
        return _Mixtures(*(each[places] for each in own))

    def likely(self, score: Floats, noise: Floats) -> tuple[Floats, Floats]:
        """Return how likely scores are as ones of each group, up to a factor of all."""
        import numpy

        found: list[Floats] = []
        for centre, wide in ((self.first, self.wide), (self.second, self.second_wide)):
            variance = wide**2 + noise
            found.append(numpy.exp(-((score - centre) ** 2) / variance / 2) / numpy.sqrt(variance))
        return (1 - self.part) * found[0], self.part * found[1]


def populations(effects: Effects, unseen: int) -> Floats:
    """Return scores of all variants, [draws, variants + unseen], as they may be in truth: the same
    numbers for the same effects."""
    import numpy

    draw = numpy.random.default_rng(0)
    found = _mixtures(effects, draw)
    scores, noise = effects.scores, effects.noise
    one, other = found.likely(scores, noise)
    is_other = draw.random(one.shape) * (one + other) < other
    wide = numpy.where(is_other, found.second_wide, found.wide)
    centre = numpy.where(is_other, found.second, found.first)
    kept = wide**2 / (wide**2 + noise)
    drawn = draw.standard_normal(one.shape)
    seen = centre + kept * (scores - centre) + numpy.sqrt(kept * noise) * drawn
    is_other = draw.random((KEPT, unseen)) < found.part
    wide = numpy.where(is_other, found.second_wide, found.wide)
    centre = numpy.where(is_other, found.second, found.first)
    return numpy.hstack([seen, centre + wide * draw.standard_normal((KEPT, unseen))])


def _mixtures(effects: Effects, draw: numpy.random.Generator) -> _Mixtures:
    """Return distributions, drawn as often as they are likely."""
    import numpy

    def column(values: Floats) -> Floats:
        return values[:, None]

    # Where the first group is, is proposed near the middle; every place is as likely beforehand.
    near = draw.standard_normal(PROPOSED)
    first = numpy.median(effects.scores) + (0.7 * effects.scores.std() + 0.001) * near
    wide, second_wide = numpy.abs(draw.standard_cauchy((2, PROPOSED)) * SCALE).clip(max=0.5)
    second = first + draw.normal(0, APART, PROPOSED)
    part = draw.beta(1, 1.5, PROPOSED) / 2
    proposed = _Mixtures(*map(column, (first, second, wide, second_wide, part)))
    one, other = proposed.likely(effects.scores, effects.noise)
    told = numpy.log(one + other + 1e-300).sum(axis=1) + near**2 / 2
    weights = numpy.exp(told - told.max())
    return proposed.take(draw.choice(PROPOSED, KEPT, p=weights / weights.sum()))
