"""What axes and shots do: worked by hand, and that intervals hold what is true."""

from __future__ import annotations

import math
from itertools import product

import numpy as np
import pytest

from benchmarks.neighbours import of_axes
from workbench import race
from workbench.analysis.effects import axis_effects, shot_effects
from workbench.errors import SettingError

CUES = ("plain", "loud")
GAPS = ("line", "blank", "rule")
LEVELS = [{"cue": cue, "gap": gap} for cue, gap in product(CUES, GAPS)]


def test_effects_of_an_additive_world_are_exact() -> None:
    """A loud cue adds 0.1, a blank line 0.2, a rule takes 0.1, each question is as hard as it is:
    whichever cells were scored."""
    adds = {"plain": 0.0, "loud": 0.1, "line": 0.0, "blank": 0.2, "rule": -0.1}
    hard = np.linspace(0.2, 0.6, 40)
    means = np.array([[adds[own["cue"]] + adds[own["gap"]] + h for h in hard] for own in LEVELS])
    draw = np.random.default_rng(0)
    for share in (1.0, 0.6):
        seen = np.where(draw.random(means.shape) < share, means, np.nan)
        gap, cue = axis_effects(LEVELS, seen)
        assert (gap.name, cue.name) == ("gap", "cue")
        assert gap.effect == pytest.approx(0.3)
        assert cue.effect == pytest.approx(0.1)
        assert [level.effect for level in gap.levels] == pytest.approx([0.0, 0.2, -0.1])
        low, high = gap.ci95
        assert 0.15 < low < 0.3 < high < 0.45
        assert [level.variants for level in cue.levels] == [3, 3]


@pytest.mark.slow
def test_intervals_hold_what_is_true() -> None:
    """48 variants of four axes, of which one does something; questions and variants are drawn, and
    a variant has luck of its own: all intervals of an analysis hold in nearly all worlds."""
    missed, found = 0, 0
    for seed in range(60):
        draw = np.random.default_rng(seed)
        levels = [{name: str(draw.integers(2)) for name in "abcd"} for _ in range(48)]
        base = draw.random(300)
        own = 0.06 * np.array([level["a"] == "1" for level in levels]) + draw.normal(0, 0.02, 48)
        chance = np.clip(base + own[:, None], 0, 1)
        true = float((np.clip(base + 0.06, 0, 1) - base).mean())
        scores = (draw.random((48, 300)) < chance).astype(float)
        seen = np.where(draw.random(scores.shape) < 0.2, scores, np.nan)
        for axis in axis_effects(levels, seen):
            told = true if axis.name == "a" else 0.0
            sign = 1 if axis.levels[1].effect * (axis.levels[1].level == "1" or -1) > 0 else -1
            low, high = axis.ci95
            missed += not low <= sign * told <= high
            found += axis.name == "a" and low > 0
    assert missed <= 6
    assert found >= 40


@pytest.mark.slow
def test_effects_of_a_race_are_not_those_of_its_luck() -> None:
    """Who is dropped is a matter of earlier rows: over races whose first axis adds 10 points, what
    all laps say of it is as high as it is, and its interval holds it."""
    wrong, missed = [], 0
    for seed in range(30):
        levels, scores, true = of_axes(0.1, 0.04, seed)
        found = race(
            range(96), range(200), lambda v, docs, s=scores: s[v, docs], budget=1800, seed=seed
        )
        end = [one.lap.end for one in found.rounds if not one.is_fresh][-1]
        (axis,) = (a for a in axis_effects(levels, found.means[:, :end]) if a.name == "a")
        second = axis.levels[1]
        sign = 1 if second.level == "1" else -1
        wrong.append(sign * second.effect - true)
        missed += not second.ci95[0] <= sign * true <= second.ci95[1]
    assert abs(np.mean(wrong)) < 3 * np.std(wrong) / math.sqrt(30)
    assert np.std(wrong) < 0.05
    assert missed <= 2


def test_an_axis_of_one_level_does_nothing() -> None:
    """There is nothing to compare."""
    levels = [{"cue": cue, "gap": "line"} for cue in CUES]
    cue, gap = axis_effects(levels, np.array([[0.0, 1.0, 0.0], [1.0, 1.0, 0.0]]))
    assert (gap.effect, gap.ci95, len(gap.levels)) == (0.0, (0.0, 0.0), 1)
    assert cue.effect == pytest.approx(1 / 3)
    same = axis_effects([{"cue": cue} for cue in CUES], np.ones((2, 50)))[0]
    assert same.effect == 0.0
    assert same.ci95 == pytest.approx((-0.0713, 0.0713), abs=0.001)  # as Tango's, of 50 ties
    (alone,) = axis_effects([{"cue": "plain"}] * 2, np.zeros((2, 3)))
    assert alone.effect == 0.0


@pytest.mark.parametrize(
    ("levels", "word"),
    [
        ([{"a": "1"}], "one mapping"),
        ([{"a": "1"}, {"b": "1"}], "same axes"),
        ([{"a": "1", "b": "1"}, {"a": "2", "b": "2"}], "always come together"),
    ],
)
def test_what_cannot_be_told_apart_is_refused(levels: list[dict[str, str]], word: str) -> None:
    """Two axes that change together have no effects of their own."""
    with pytest.raises(SettingError, match=word):
        axis_effects(levels, np.zeros((2, 4)))


@pytest.mark.slow
def test_a_shot_earns_what_its_absence_costs() -> None:
    """Without the first of two shots 60 of 200 rows are lost; the second changes nothing."""
    full = [1.0] * 160 + [0.0] * 40
    first = [0.0] * 60 + [1.0] * 100 + [0.0] * 40
    one, other = shot_effects(full, [first, full])
    assert (one.effect, one.earns) == (pytest.approx(0.3), True)
    assert (other.effect, other.earns) == (0.0, None)
    assert shot_effects(first, [full])[0].earns is False
    assert shot_effects(full, []) == ()


def test_copies_of_a_row_do_not_make_a_shot_surer() -> None:
    """Ten copies of twelve questions are twelve questions; rows without a score are left out."""
    full, less = [1.0] * 12, [0.0] * 4 + [1.0] * 8
    alone = shot_effects(full, [less])[0]
    names = [str(row) for row in range(12)]
    copied = shot_effects(full * 10, [less * 10], names * 10)[0]
    assert copied == alone
    assert shot_effects([*full, math.nan], [[*less, 1.0]])[0] == alone
    with pytest.raises(SettingError, match="12 scores"):
        shot_effects(full, [less[1:]])


def test_no_interval_leaves_what_scores_from_0_to_1_can_differ_by() -> None:
    """Of few rows, shots and axes alike; scores without bounds have none."""
    levels = [{"cue": cue, "marks": marks} for cue, marks in product("ab", "xy")]
    draw = np.random.default_rng(0)
    means = (draw.random((4, 3)) < [[0.1], [0.9], [0.2], [0.95]]).astype(float)
    for scale in (1.0, 30.0):
        ends = [one.ci95 for axis in axis_effects(levels, scale * means) for one in axis.levels]
        shots = shot_effects([scale, scale, 0.0], [[0.0, 0.0, scale], [0.0, 0.0, 0.0]])
        ends += [one.ci95 for one in shots]
        widest = max(high - low for low, high in ends)
        assert (widest <= 2) == (scale == 1), scale
