"""Ways in which the effects of prompt formats may be spread, by an author who had read how a band
is told in `docs/neighbours.md` and neither its code nor the other worlds.

Each function returns so many effects in logits, 0 that of the usual format.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def separator_levels(rng: np.random.Generator, count: int) -> Floats:
    """Three separators matter, two of them to the worse, and all others do not."""
    levels = rng.choice([0.0, -0.20, -0.45, 0.25], size=count, p=[0.55, 0.20, 0.15, 0.10])
    return levels + rng.normal(0.0, 0.02, count)


def lognormal_worse(rng: np.random.Generator, count: int) -> Floats:
    """Every format costs something, a few of them much."""
    return -np.minimum(rng.lognormal(np.log(0.12), 0.9, count), 1.6)


def gamma_better(rng: np.random.Generator, count: int) -> Floats:
    """Most formats are a little worse than the usual one, some are better."""
    return rng.gamma(1.2, 0.14, count) - 0.10


def factor_product(rng: np.random.Generator, count: int) -> Floats:
    """What a format costs is a product of a separator's, a spacing's and a casing's factor."""
    separator = rng.choice([0.6, 0.8, 1.0, 1.2, 1.7], size=count)
    spacing = rng.choice([0.7, 0.9, 1.0, 1.5], size=count)
    casing = rng.choice([0.8, 1.0, 1.3], size=count)
    return 0.4 * (1.0 - separator * spacing * casing)


def unequal_axes(rng: np.random.Generator, count: int) -> Floats:
    """Five axes of two levels add up: one is large, one middling, three are small."""
    sizes = np.array([-0.55, 0.25, -0.12, 0.06, -0.03])
    return rng.integers(0, 2, size=(count, len(sizes))).astype(float) @ sizes


def three_groups(rng: np.random.Generator, count: int) -> Floats:
    """Half are fine, three in ten worse, two in ten bad."""
    group = rng.choice(3, size=count, p=[0.5, 0.3, 0.2])
    centre = np.array([0.0, -0.30, -0.75])[group]
    return rng.normal(centre, np.array([0.05, 0.07, 0.10])[group])


def one_outlier(rng: np.random.Generator, count: int) -> Floats:
    """Alike but for one format in a hundred, whose answers cannot be read."""
    effects = rng.normal(0.0, 0.09, count)
    broken = rng.choice(count, size=max(1, round(count / 100)), replace=False)
    effects[broken] = -rng.uniform(1.0, 1.6, len(broken))
    return effects


def laplace(rng: np.random.Generator, count: int) -> Floats:
    """Most are very near the usual format, with tails to both sides."""
    return rng.laplace(0.0, 0.08, count)


def ceiling(rng: np.random.Generator, count: int) -> Floats:
    """More than a third of the formats are as good as any can be."""
    return np.minimum(rng.normal(0.0, 0.42, count), 0.15)


def mostly_equal(rng: np.random.Generator, count: int) -> Floats:
    """Two thirds of the formats are equal, the others are evenly spread."""
    matters = rng.random(count) < 1.0 / 3.0
    return np.where(matters, rng.uniform(-0.5, 0.3, count), 0.0)


SHAPES: Mapping[str, Callable[[np.random.Generator, int], Floats]] = {
    "levels of separators": separator_levels,
    "log-normal, to the worse": lognormal_worse,
    "gamma, to the better": gamma_better,
    "a product of factors": factor_product,
    "five axes of unequal sizes": unequal_axes,
    "three groups": three_groups,
    "one outlier": one_outlier,
    "Laplace": laplace,
    "a ceiling": ceiling,
    "two thirds equal": mostly_equal,
}
