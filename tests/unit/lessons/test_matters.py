"""Worlds in which it is known what matters, and what is measured in them."""

from __future__ import annotations

import numpy as np
import pytest

from workbench.analysis.effects import axis_effects
from workbench.lessons import matters


def test_a_world_has_all_choices_and_what_they_add() -> None:
    """Four names make 16 variants; what adds 2 in log-odds is surely seen, what adds 0 is not."""
    levels, scores = matters.world(np.random.default_rng(1), dict.fromkeys("abc", 0.0) | {"d": 2.0})
    assert len(levels) == 16 == len({tuple(own.values()) for own in levels})
    assert scores.shape == (16, 200) and set(np.unique(scores)) == {0.0, 1.0}
    table = matters.shown(axis_effects(levels, scores))
    assert table.index[0] == "d" and table.loc["d", "sure"] and table.loc["d", "best"] == "yes"
    assert not table.loc["a", "sure"]
    assert len(matters.picture(axis_effects(levels, scores)).axes) == 1


def test_one_at_a_time_looks_at_two_variants() -> None:
    """Those in which nothing else is chosen."""
    levels = [{"a": a, "b": b} for a in ("no", "yes") for b in ("no", "yes")]
    scores = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 0.0]])
    assert matters.gap(levels, scores, "a") == 1.0
    assert matters.gap(levels, scores, "b") == 0.5


def test_what_two_do_together_is_in_neither_alone() -> None:
    """Alone they add nothing, together as much as is asked for."""
    adds = dict.fromkeys("abc", 0.0)
    levels, scores = matters.world(np.random.default_rng(2), adds, rows=4000, together=2.0)
    assert matters.gap(levels, scores, "a") == pytest.approx(0.0, abs=0.04)
    both = [own["a"] == own["b"] == "yes" for own in levels]
    assert scores[both].mean() - scores[np.logical_not(both)].mean() > 0.25


def test_the_largest_of_many_that_do_nothing_is_sure_too_often_for_itself() -> None:
    """Intervals that hold for all at once call less of them sure."""
    found = matters.luckiest(np.random.default_rng(3), names=4, worlds=30)
    assert list(found) == ["largest", "each for itself", "all at once"]
    assert float(found["largest"].to_numpy().mean()) > 0
    alone, every = (found[name].to_numpy().sum() for name in ("each for itself", "all at once"))
    assert every <= alone
