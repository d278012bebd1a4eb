"""What levels do only together: worked by hand, and how often it is told of nothing."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from workbench.analysis.interactions import FEWEST, interactions

AXES = {"cue": ("plain", "loud"), "gap": ("line", "blank"), "space": ("none", "one")}
LEVELS = [dict(zip(AXES, each, strict=True)) for each in product(*AXES.values())] * 3


def world(together: float, seed: int, *, luck: float = 0.0, share: float = 1.0) -> np.ndarray:
    """Scores of 24 variants on 200 questions: loud cues and blank lines do `together` only when
    both are there; a variant has luck of its own, and a share of the cells was scored."""
    draw = np.random.default_rng(seed)
    adds = np.array(
        [
            0.05 * (own["cue"] == "loud")
            - 0.05 * (own["gap"] == "blank")
            + together * (own["cue"] == "loud" and own["gap"] == "blank")
            for own in LEVELS
        ]
    )
    chance = draw.uniform(0.3, 0.6, 200) + (adds + draw.normal(0, luck, len(LEVELS)))[:, None]
    scores = (draw.random(chance.shape) < chance.clip(0, 1)).astype(float)
    return np.where(draw.random(scores.shape) < share, scores, np.nan)


def test_what_two_levels_do_together_is_told_exactly_where_there_is_no_noise() -> None:
    adds = {"plain": 0.0, "loud": 0.1, "line": 0.0, "blank": 0.2, "none": 0.0, "one": 0.0}
    hard = np.linspace(0.1, 0.4, 30)
    own = [
        sum(adds[level] for level in each.values())
        + 0.15 * (each["cue"] == "loud" and each["gap"] == "blank")
        for each in LEVELS
    ]
    wobble = np.random.default_rng(0).normal(0, 1e-6, (len(LEVELS), 30))
    (found,) = interactions(LEVELS, np.array(own)[:, None] + hard + wobble)
    assert found.levels == (("cue", "loud"), ("gap", "blank"))
    assert found.effect == pytest.approx(0.15, abs=1e-4)
    assert found.ci95[0] < found.effect < found.ci95[1]
    assert found.variants == 6
    assert found.sentence.startswith("cue: loud and gap: blank, together +15.0 points beside")


def test_a_large_one_is_found_where_half_of_the_cells_were_scored() -> None:
    found = [interactions(LEVELS, world(0.25, seed, luck=0.01, share=0.5)) for seed in range(20)]
    assert sum((("cue", "loud"), ("gap", "blank")) in [p.levels for p in own] for own in found) > 17
    effects = [own[0].effect for own in found if own]
    assert float(np.mean(effects)) == pytest.approx(0.25, abs=0.03)


@pytest.mark.slow
def test_nothing_is_told_of_nothing() -> None:
    """In one of twenty such worlds at most, whatever luck a variant has."""
    told = [interactions(LEVELS, world(0.0, seed, luck=0.03, share=0.5)) for seed in range(100)]
    assert sum(bool(own) for own in told) <= 10


def test_a_pair_that_few_variants_have_is_not_looked_at() -> None:
    rare = [own for own in LEVELS if own["cue"] == "plain" or own["gap"] == "line"]
    both = [own for own in LEVELS if own["cue"] == "loud" and own["gap"] == "blank"]
    few = [*rare, *both[: FEWEST - 1]]
    means = np.random.default_rng(1).random((len(few), 40))
    means[-len(both[: FEWEST - 1]) :] += 0.5
    pairs = [pair.levels for pair in interactions(few, means)]
    assert (("cue", "loud"), ("gap", "blank")) not in pairs


def test_too_few_variants_say_nothing() -> None:
    assert interactions(LEVELS[:4], np.full((4, 10), 0.5)) == ()
    assert interactions(LEVELS, np.full((len(LEVELS), 10), np.nan)) == ()
