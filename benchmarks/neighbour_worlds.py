"""Simulated worlds of variants and rows, for `benchmarks.neighbours` and the tests.

A cell is right where the row's ability, the variant's effect, what the two do together and a little
noise sum above 0; it is fixed, as a greedy answer is. The true mean of a variant is that over all
rows that there could be, computed and not drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from benchmarks.neighbour_shapes import SHAPES

Floats: TypeAlias = NDArray[np.float64]

ABILITY, SPREAD, NOISE = 0.4, 1.6, 0.2
ACTS = 0.4
"""The share of rows on which the variants of a patchy world do anything."""


@dataclass(frozen=True)
class World:
    """How worlds of a kind are drawn; `effect` and `together` are standard deviations in logits.

    `copies` are rows of one question, which score alike. `families` are variants that do the same
    with each row but for a tenth. `winner` is by how much the mean of the last variant is above all
    others, which then are equal. `shape` is how effects are spread: `t` has three degrees of
    freedom, `broken` is normal but for a seventh of the variants, which are a logit worse,
    `skewed` falls off exponentially to the worse side, `patchy` is normal and does nothing on six
    rows of ten, `camps` are two of the same size, `uniform` has no tails, `lucky` falls off
    exponentially to the better side, and the others are those of `SHAPES`, times `effect`. `graded`
    gives scores between 0 and 1 in place of right and wrong.
    """

    name: str
    effect: float
    together: float
    variants: int = 100
    rows: int = 2000
    ability: float = ABILITY
    spread: float = SPREAD
    copies: int = 1
    families: int = 0
    winner: float | None = None
    shape: str = "normal"
    graded: bool = False

    def draw(self, rng: np.random.Generator) -> Drawn:
        """Return one such world."""
        effects = self._effects(rng)
        if self.winner is not None:
            effects = np.zeros(self.variants)
            effects[-1] = self._effect_of(self.winner)
        questions = self.rows // self.copies
        ability = rng.normal(self.ability, self.spread, questions)
        together = self._together(rng, questions)
        noise = rng.logistic(0, NOISE, (self.variants, questions))
        acts = rng.random(questions) < (ACTS if self.shape == "patchy" else 1.0)
        logits = ability + effects[:, None] * acts + together + noise
        scores = (logits > 0).astype(float)
        if self.graded:
            scores = 1 / (1 + np.exp(-logits))
        return Drawn(np.repeat(scores, self.copies, axis=1), self.mean(effects), self.copies)

    def _effects(self, rng: np.random.Generator) -> Floats:
        if self.shape in SHAPES:
            return self.effect * SHAPES[self.shape](rng, self.variants)
        normal = rng.standard_normal(self.variants)
        if self.shape == "t":
            return self.effect * rng.standard_t(3, self.variants) / np.sqrt(3)
        if self.shape == "skewed":
            return -rng.exponential(self.effect, self.variants)
        if self.shape == "lucky":
            return rng.exponential(self.effect, self.variants)
        if self.shape == "uniform":
            return rng.uniform(-1, 1, self.variants) * self.effect * np.sqrt(3)
        if self.shape == "camps":
            return self.effect * np.where(rng.random(self.variants) < 0.5, -1, 1) + normal / 20
        broken = self.shape == "broken" and rng.random(self.variants) < 1 / 7
        return self.effect * normal - broken

    def _together(self, rng: np.random.Generator, questions: int) -> Floats:
        own = rng.normal(0, self.together, (self.variants, questions))
        if not self.families:
            return own
        shared = rng.normal(0, self.together, (self.families, questions))
        of = rng.integers(self.families, size=self.variants)
        return np.sqrt(0.9) * shared[of] + np.sqrt(0.1) * own

    def mean(self, effects: Floats) -> Floats:
        """Return the true mean score for each effect, over quantiles of what is random."""
        from scipy.special import ndtri

        wide = np.hypot(self.spread, self.together)
        normal = ndtri((np.arange(400) + 0.5) / 400) * wide + self.ability
        chance = (np.arange(100) + 0.5) / 100
        logistic = NOISE * np.log(chance / (1 - chance))
        if not self.graded:  # P(normal + logistic + effect > 0), the normal part exactly
            from scipy.special import ndtr

            return ndtr((self.ability + effects[:, None] + logistic) / wide).mean(axis=1)
        sums = np.add.outer(normal, logistic).ravel()
        return np.array([np.mean(1 / (1 + np.exp(-(sums + own)))) for own in effects])

    def some_means(self, rng: np.random.Generator, count: int) -> Floats:
        """Return the true means of so many variants as there could be."""
        means = self.mean(replace(self, variants=count)._effects(rng))
        if self.shape != "patchy":
            return means
        rest = self.mean(np.zeros(1))
        return rest + ACTS * (means - rest)

    def _effect_of(self, gain: float) -> float:
        grid = np.linspace(0, 4, 2000)
        return float(np.interp(gain, self.mean(grid) - self.mean(np.zeros(1)), grid))


@dataclass(frozen=True)
class Drawn:
    """One world: scores [variants, rows], the true means [variants], copies of each question."""

    scores: Floats = field(repr=False)
    truth: Floats
    copies: int

    @property
    def groups(self) -> list[int] | None:
        """The question of each row, None where each is its own."""
        rows = self.scores.shape[1]
        return None if self.copies == 1 else [row // self.copies for row in range(rows)]

    def evaluate(self, variant: int, docs: list[int]) -> list[float]:
        """Return the scores of a variant on docs, both by their numbers."""
        return self.scores[variant, docs].tolist()


FACTS = (
    World("9 points apart, 16 % flips", 0.08, 0.5),
    World("16 points, 20 %", 0.15, 0.7),
    World("37 points, 21 %", 0.35, 0.7),
)
HARD = (
    World("heavy interaction", 0.15, 1.6),
    World("400 questions, five copies each", 0.15, 0.7, copies=5),
)
OTHERS = (
    World("a few far from the rest", 0.15, 0.7, shape="t"),
    World("ten families of near copies", 0.15, 0.7, families=10),
    World("nearly always wrong", 0.15, 0.7, ability=-3.0),
    World("nearly always right", 0.15, 0.7, ability=3.5),
    World("graded scores", 0.15, 0.7, graded=True),
)
NULLS = (
    World("all equal, 16 % flips", 0.0, 0.5),
    World("all equal, 30 % flips", 0.0, 1.6),
    World("all equal, 400 questions five times", 0.0, 0.7, copies=5),
    World("all equal, graded", 0.0, 0.7, graded=True),
    World("all equal, 20 variants, 200 rows", 0.0, 0.7, variants=20, rows=200),
)
WINNERS = tuple(
    World(f"one is 12 points above, {name}", 0.0, together, winner=0.12)
    for name, together in (("20 % flips", 0.5), ("23 %", 0.7), ("33 %", 1.6))
)
BANDS = (
    World("4 points apart (sd)", 0.2, 0.7),
    World("2 points", 0.08, 0.7),
    World("heavy interaction", 0.25, 1.6),
    World("a seventh is broken, by 19 points", 0.1, 0.7, shape="broken"),
    World("a long tail of worse ones", 0.35, 0.7, shape="skewed"),
    World("only four rows of ten care", 0.6, 0.7, shape="patchy"),
    World("a seventh is broken, 1,000 rows", 0.1, 0.7, rows=1000, shape="broken"),
    World("a long tail of worse ones, 1,000 rows", 0.35, 0.7, rows=1000, shape="skewed"),
)
HELD_OUT_BANDS = (
    World("two camps, 9 points apart", 0.2, 0.7, shape="camps"),
    World("evenly spread over 15 points", 0.2, 0.7, shape="uniform"),
    World("a long tail of better ones", 0.3, 0.7, shape="lucky"),
    World("heavy tails on both sides", 0.25, 0.7, shape="t"),
    World("400 questions, each five times", 0.2, 0.7, copies=5),
    World("nearly always wrong", 0.3, 0.7, ability=-3.0),
    World("nearly always right", 0.3, 0.7, ability=3.5),
    World("graded scores", 0.3, 0.7, graded=True),
    World("4 points apart, 1,000 rows", 0.2, 0.7, rows=1000),
)
"""Written after the way to tell a band was chosen on `BANDS`, and scored once."""

OTHERS_BANDS = tuple(World(name, 1.0, 0.7, shape=name) for name in SHAPES)

SMALL = replace(FACTS[1], name="20 variants, 200 rows", variants=20, rows=200)
