"""The band of a version over its neutral variants: what is drawn, and how wide it is told."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.neighbour_worlds import World
from workbench.analysis.band import band_of, choose_cells, robustness_band, variant_effects
from workbench.errors import SettingError

SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)


@given(
    st.integers(2, 60),
    st.lists(st.integers(1, 4), min_size=2, max_size=60),
    st.integers(8, 900),
    st.integers(0, 9),
)
def test_each_question_is_asked_alike_and_each_variant_its_share(
    variants: int, sizes: list[int], budget: int, seed: int
) -> None:
    """Never above the budget, always two variants or more on a question."""
    cells = choose_cells(variants, sizes, budget, seed)
    asked = cells.sum(axis=0)
    assert int(asked @ np.array(sizes)) <= budget
    assert len(set(asked[asked > 0].tolist())) == 1
    assert asked.max() >= 2
    each = cells.sum(axis=1)
    each = each[each > 0]
    assert each.max() - each.min() <= asked.max()


def test_a_hard_question_is_not_a_bad_variant() -> None:
    """Variants that do alike have no spread, though each saw other questions."""
    hard = np.random.default_rng(0).random(600)
    cells = choose_cells(100, [1] * 600, 1200, 0)
    found = variant_effects(np.where(cells, hard, np.nan)[cells.any(axis=1)])
    assert found.variance < 0.0004
    band = robustness_band(range(100), range(600), lambda _, docs: hard[docs])
    low, high = band.ends
    assert high - low < 0.06
    assert band.evaluations == 1200
    assert band.median == pytest.approx(hard.mean(), abs=0.005)


def test_a_band_is_as_wide_as_the_scores_are_spread() -> None:
    """40 worlds of 100 variants and 1,000 rows, 4 points of standard deviation, for two runs: on
    average no quantile is too far in or out, as raw and shrunken means are (by 5 and 3 points)."""
    world = World("", 0.2, 0.7, rows=1000)
    wrong = []
    for seed in range(40):
        drawn = world.draw(np.random.default_rng(seed))
        band = robustness_band(range(100), range(1000), drawn.evaluate, seed=seed)
        assert band.evaluations == 2000
        true = np.quantile(drawn.scores.mean(axis=1), SHARES)
        wrong.append([band.quantile(share) - q for share, q in zip(SHARES, true, strict=True)])
    assert np.abs(np.mean(wrong, axis=0)).max() < 0.013
    assert (np.abs(wrong).mean(axis=0) < [0.03, 0.018, 0.014, 0.018, 0.03]).all()


def test_the_two_ways_to_read_a_band_are_one() -> None:
    """The share below a quantile is that share; nothing is below 0, all is below 1.1."""
    band = robustness_band(range(30), range(200), lambda v, docs: [(v % 3) / 2] * len(docs))
    for share in SHARES:
        assert band.share_below(band.quantile(share)) == pytest.approx(share, abs=0.01)
    assert band.quantile(0.0) < 0.05 and band.quantile(1.0) > 0.95
    assert (band.share_below(-0.1), band.share_below(1.1)) == (0.0, 1.0)
    assert band.spread == pytest.approx(np.std([0, 0.5, 1] * 10, ddof=1), abs=0.08)
    with pytest.raises(SettingError, match="share"):
        band.quantile(1.5)


def test_docs_of_a_group_are_scored_together() -> None:
    """Whole questions, each by the same variants."""
    asked: dict[int, list[int]] = {}

    def evaluate(variant: int, docs: list[int]) -> list[float]:
        asked[variant] = docs
        return [0.5] * len(docs)

    robustness_band(range(25), range(90), evaluate, groups=[doc // 3 for doc in range(90)])
    for docs in asked.values():
        assert all(docs[i : i + 3] == [docs[i] + j for j in range(3)]
                   for i in range(0, len(docs), 3))  # fmt: skip


def test_what_has_no_band_is_refused() -> None:
    """One variant, one question, scores that are no shares."""
    half = lambda _, docs: [0.5] * len(docs)  # noqa: E731  a one-line world
    with pytest.raises(SettingError, match="variants"):
        robustness_band(["a"], range(9), half)
    with pytest.raises(SettingError, match="docs"):
        robustness_band(["a", "b"], [1, 1], half)
    with pytest.raises(SettingError, match="budget"):
        robustness_band(["a", "b"], range(9), half, budget=1)
    with pytest.raises(SettingError, match="from 0 to 1"):
        robustness_band(["a", "b"], range(9), lambda _, docs: [-3.0] * len(docs))
    with pytest.raises(SettingError, match="two questions each"):
        band_of(np.array([[1.0, np.nan], [np.nan, 0.0]]))
