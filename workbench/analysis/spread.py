"""How the true scores of variants are spread, where each was scored on a few questions.

A score is a variant's effect, how easy the question is, and noise. Questions are drawn, so how easy
one is, is known by as much as its scores correlate; least squares takes that out (a linear model
of rows and variants, where PromptEval has a logistic one: Maia Polo et al. 2024, "Efficient
multi-prompt evaluation of LLMs", NeurIPS 37).

Means of few questions are spread wider than what they are means of, and shrunken ones less wide,
so neither is used. What variants score is taken to be one normal distribution, or a mixture of two
in parts of any size: a tail, a few that are broken, two camps. Which one is not known either, so
what comes out is drawn from all of them, each as often as it is likely (`tempering`; Gelman 2006 on
half-Cauchy priors of a standard deviation), and with it scores of all variants as each would have
it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from workbench.analysis.tempering import tempered

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Counts: TypeAlias = NDArray[numpy.int64]
    Floats: TypeAlias = NDArray[numpy.float64]

PASSES = 4
"""How often the variants' own effects are taken out of what tells how hard a question is."""

CROWD, KEPT = 600, 250
"""Distributions that go together, and those that are drawn of them."""

SCALE = 0.08
"""The scale of a distribution's standard deviation beforehand, half-Cauchy: half of them are below
8 points, one in six is above 30, and none is hardly likelier than one of 3."""

APART = 0.15
"""How far a second group is from the first beforehand, as a standard deviation."""

DOUBTED = 3
"""Scores that are thought to be there besides where noise is not to be taken for too small."""

MOST_ALIKE = 0.999
_WIDEST = 0.5
_LEAST = 1e-9


@dataclass(frozen=True)
class Effects:
    """What variants score, [variants], less what is known of how hard their questions were, each
    with noise of a variance of its own."""

    scores: Floats
    noise: Floats

    def noisier(self, counts: Counts, widest: float) -> Effects:
        """Return the same with as much more noise as `DOUBTED` scores would have told that are as
        far from their mean as can be, `widest`; `counts` are each variant's scores. Of few scores
        that are alike, the noise cannot be told: two of two right ones are none without."""
        free = max(1, int(counts.sum()) - len(counts))
        more = DOUBTED * widest**2 / (free + DOUBTED)
        return Effects(self.scores, self.noise + more / counts)


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

    # Where the first group is, is proposed near the middle; every place is as likely beforehand.
    middle, near = numpy.median(effects.scores), 0.7 * effects.scores.std() + 0.001

    def made(points: Floats) -> _Mixtures:
        first = middle + near * points[:, 0]
        widths = (SCALE * numpy.exp(points[:, 2:4].T)).clip(max=_WIDEST)
        own = (first, first + APART * points[:, 1], *widths, _share(points[:, 4]) / 2)
        return _Mixtures(*(each[:, None] for each in own))

    def before(points: Floats) -> Floats:
        """Normal places, half-Cauchy widths and a part of beta(1, 1.5), all without bounds."""
        share = _share(points[:, 4])
        places = -(points[:, :2] ** 2).sum(axis=1) / 2
        widths = (points[:, 2:4] - numpy.logaddexp(0, 2 * points[:, 2:4])).sum(axis=1)
        return places + widths + numpy.log(share) + 1.5 * numpy.log1p(-share)

    def told(points: Floats) -> Floats:
        one, other = made(points).likely(effects.scores, effects.noise)
        return numpy.log(one + other + 1e-300).sum(axis=1) + points[:, 0] ** 2 / 2

    share = draw.beta(1, 1.5, CROWD).clip(_LEAST, 1 - _LEAST)
    start = [
        *draw.standard_normal((2, CROWD)),
        *numpy.log(numpy.abs(draw.standard_cauchy((2, CROWD))).clip(min=_LEAST)),
        numpy.log(share / (1 - share)),
    ]
    found = made(tempered(numpy.stack(start, axis=1), before, told, draw))
    return found.take(draw.choice(CROWD, KEPT, replace=False))


def _share(points: Floats) -> Floats:
    import numpy

    return (1 / (1 + numpy.exp(-points))).clip(_LEAST, 1 - _LEAST)
