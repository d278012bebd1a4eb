"""A crowd that goes from what is thought beforehand to what the data say ends where both do."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from workbench.analysis.tempering import tempered

Floats = NDArray[np.float64]


def standard(points: Floats) -> Floats:
    """Return the logarithm of a standard normal's density."""
    return -(points**2).sum(axis=1) / 2


def crowd(dimensions: int, seed: int = 1) -> tuple[Floats, np.random.Generator]:
    """Return points of a standard normal, and what goes on drawing."""
    draw = np.random.default_rng(seed)
    return draw.standard_normal((2000, dimensions)), draw


def test_a_sharp_likelihood_is_met() -> None:
    """Of five normals, each known to 0.02, three beforehand unlikely: means and widths come out,
    where of 2,000 points weighed once hardly one would be near."""
    at = np.array([2.5, -2.0, 0.0, 1.0, 3.0])
    points, draw = crowd(5)
    found = tempered(points, standard, lambda p: -((p - at) ** 2).sum(axis=1) / 2 / 0.02**2, draw)
    wanted = at / (1 + 0.02**2)
    assert np.abs(found.mean(axis=0) - wanted).max() < 0.005
    assert np.abs(found.std(axis=0) / 0.02 - 1).max() < 0.15


def test_what_hangs_together_does_so_afterwards() -> None:
    """Where only a sum is told, the parts stay open, and take from each other."""
    points, draw = crowd(2)
    found = tempered(points, standard, lambda p: -((p.sum(axis=1) - 1) ** 2) / 2 / 0.01**2, draw)
    assert np.abs(found.sum(axis=1) - 1).mean() < 0.02
    assert abs(found[:, 0].std() - np.sqrt(0.5)) < 0.07
    one, other = found.T
    assert (one * other).mean() - one.mean() * other.mean() < -0.4


def test_two_ways_of_having_it_keep_their_shares() -> None:
    """One is three times as likely as the other."""
    points, draw = crowd(1)

    def told(points: Floats) -> Floats:
        one, other = (-((points[:, 0] - at) ** 2) / 2 / 0.05**2 for at in (-1.0, 1.0))
        return np.logaddexp(one + np.log(3), other)

    found = tempered(points, standard, told, draw)
    assert abs((found < 0).mean() - 0.75) < 0.05


def test_nothing_told_changes_nothing() -> None:
    """The crowd is spread as it was."""
    points, draw = crowd(2)
    found = tempered(points, standard, lambda p: np.zeros(len(p)), draw)
    assert np.abs(found.mean(axis=0)).max() < 0.1
    assert np.abs(found.std(axis=0) - 1).max() < 0.08
