"""The band of a version over its neutral variants: what is drawn, and how wide it is told."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.neighbour_worlds import World
from workbench.analysis.band import band_of, robustness_band
from workbench.analysis.dealing import Design, quotas
from workbench.analysis.sampled import marked_at_least, surely_marked
from workbench.analysis.spread import effects_of, populations
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
    design = Design(variants, sizes, budget, seed)
    weights = design.first_weights()
    cells = np.zeros((variants, len(sizes)), dtype=int)
    for block in design.blocks:
        own = design.cells(weights, block)
        each = own.sum(axis=1)[weights > 0]
        assert each.max() - each.min() <= 1
        cells += own
    assert cells.max() == 1
    asked = cells.sum(axis=0)
    assert int(asked @ np.array(sizes)) <= budget
    assert len(set(asked[asked > 0].tolist())) == 1
    assert asked.max() >= 2


@given(
    st.lists(st.floats(0, 1), min_size=2, max_size=30).filter(any),
    st.integers(1, 5),
    st.integers(1, 40),
    st.integers(0, 9),
)
def test_whoever_may_be_at_the_ends_gets_the_questions(
    weights: list[float], each: int, questions: int, seed: int
) -> None:
    """All of a block's places are dealt, on no question the same variant twice, in proportion."""
    each = min(each, len(weights))
    design = Design(len(weights), [1] * questions, each * questions, seed)
    design.each = each
    cells = design.cells(np.array(weights), np.arange(questions))
    assert (cells.sum(axis=0) == each).all()
    share = quotas(np.array([3.0, 1.0, 0.0]), 8, 10)
    assert share.tolist() == [6, 2, 0]
    assert quotas(np.array([3.0, 1.0, 0.0]), 8, 4).tolist() == [4, 4, 0]
    assert quotas(np.array([3.0, 0.0, 0.0]), 8, 4).tolist() == [4, 2, 2]


@pytest.mark.slow
def test_a_hard_question_is_not_a_bad_variant() -> None:
    """Variants that do alike have no spread, though each saw other questions."""
    hard = np.random.default_rng(0).random(600)
    design = Design(100, [1] * 600, 1200, 0)
    weights = design.first_weights()
    cells = np.any([design.cells(weights, block) for block in design.blocks], axis=0)
    found = effects_of(np.where(cells, hard, np.nan)[cells.any(axis=1)])
    assert populations(found, 0).std(axis=1).mean() < 0.02
    band = robustness_band(range(100), range(600), lambda _, docs: hard[docs])
    low, high = band.ends
    assert high - low < 0.06
    assert band.evaluations == 1200
    assert band.median == pytest.approx(hard.mean(), abs=0.005)


@pytest.mark.slow
def test_a_band_is_as_wide_as_the_scores_are_spread() -> None:
    """30 worlds of 100 variants and 1,000 rows, 4 points of standard deviation, for two runs: on
    average no quantile is too far in or out, as raw and shrunken means are (by 5 and 3 points)."""
    world = World("", 0.2, 0.7, rows=1000)
    wrong = []
    for seed in range(30):
        drawn = world.draw(np.random.default_rng(seed))
        band = robustness_band(range(100), range(1000), drawn.evaluate, seed=seed)
        assert band.evaluations == 2000
        true = np.quantile(drawn.scores.mean(axis=1), SHARES)
        wrong.append([band.quantile(share) - q for share, q in zip(SHARES, true, strict=True)])
    assert np.abs(np.mean(wrong, axis=0)).max() < 0.013
    assert (np.abs(wrong).mean(axis=0) < [0.025, 0.016, 0.01, 0.016, 0.025]).all()


@pytest.mark.slow
def test_the_two_ways_to_read_a_band_are_one() -> None:
    """Half is below the median; nothing is below 0, all is below 1.1; quantiles are in order, each
    within its interval."""
    band = robustness_band(range(30), range(200), lambda v, docs: [v / 30] * len(docs))
    assert band.share_below(band.median) == pytest.approx(0.5, abs=0.04)
    found = [band.quantile(share) for share in (0, *SHARES, 1)]
    assert found == sorted(found)
    for share in SHARES:
        low, high = band.interval(share)
        assert low <= band.quantile(share) <= high
    low, high = band.share_interval(band.median)
    assert low <= 0.5 <= high
    assert (band.share_below(-0.1), band.share_below(1.1)) == (0.0, 1.0)
    assert band.spread == pytest.approx(np.std(np.arange(30) / 30, ddof=1), abs=0.05)
    assert (band.variants, len(band.scores)) == (30, 30)
    with pytest.raises(SettingError, match="share"):
        band.quantile(1.5)


@pytest.mark.slow
def test_differences_to_another_version_have_a_band_too() -> None:
    """Scores from -1 to 1: nearly all of these formats are better than the other's."""

    def gain(variant: int, docs: list[int]) -> list[float]:
        return [(1.0 if (doc * 7 + variant) % 3 else -0.5) for doc in docs]

    band = robustness_band(range(30), range(300), gain, bounds=(-1, 1))
    assert band.median == pytest.approx(0.5, abs=0.05)
    assert band.share_below(0.0) < 0.05
    with pytest.raises(SettingError, match="from 0 to 1"):
        robustness_band(range(30), range(300), gain)


@given(st.integers(1, 7), st.integers(0, 7), st.integers(1, 7))
def test_what_was_drawn_tells_of_all_but_for_a_twentieth(
    drawn: int, marked: int, total: int
) -> None:
    """Held against every set that may be drawn: the marked ones are 0 to `marked`."""
    drawn, marked = min(drawn, total), min(marked, total)
    counts = [sum(one < marked for one in own) for own in combinations(range(total), drawn)]
    least = surely_marked(drawn, marked, total)
    assert np.mean([count < least for count in counts]) <= 0.05
    assert np.mean([count < least + 1 for count in counts]) > 0.05 or least == min(drawn, marked)
    bounds = [marked_at_least(count, drawn, total) for count in counts]
    assert np.mean([bound > marked for bound in bounds]) <= 0.05


def test_few_drawn_variants_do_not_tell_how_bad_others_are() -> None:
    """Of 100 variants 60 rows have 20: a tenth that is broken may all be among the others. Where
    all are scored, an interval ends at what was seen."""
    rows = np.random.default_rng(0).random(60) < 0.7
    band = robustness_band(range(100), range(60), lambda _, docs: rows[docs].astype(float))
    assert band.scored == 20
    assert (band.interval(0.05)[0], band.interval(0.95)[1]) == (0.0, 1.0)
    assert 0.5 < band.interval(0.5)[0] < band.interval(0.5)[1] < 0.95
    low, high = band.share_interval(0.2)
    assert low == 0.0 and 0.08 < high < 0.3
    every = robustness_band(range(20), range(60), lambda _, docs: rows[docs].astype(float))
    assert every.scored == 20
    assert every.interval(0.05)[0] > 0.3 and every.interval(0.95)[1] < 1.0


def test_few_scores_that_are_alike_are_not_sure() -> None:
    """Four right answers of two variants tell nothing of their ends."""
    band = robustness_band(range(4), range(8), lambda _, docs: [1.0] * len(docs))
    low, high = band.interval(0.05)
    assert low < 0.95 and high == 1.0


@pytest.mark.slow
def test_an_interval_holds_where_a_few_variants_are_broken() -> None:
    """In nine worlds of ten, as it says, where up to a tenth scores nothing like the others."""
    for variants, rows in ((100, 36), (50, 40), (100, 200)):
        held = 0
        for seed in range(10):
            draw = np.random.default_rng([rows, seed])
            chance = np.where(draw.permutation(variants) < variants / (12 - seed % 3), 0.1, 0.8)
            scores = (draw.random((variants, rows)) < chance[:, None]).astype(float)
            band = robustness_band(
                range(variants), range(rows), lambda v, docs, s=scores: s[v, docs], seed=seed
            )
            low, high = band.interval(0.05)
            held += low <= np.quantile(scores.mean(axis=1), 0.05) <= high
        assert held >= 9


def test_docs_of_a_group_are_scored_together() -> None:
    """Whole questions, each by the same variants."""
    asked: dict[int, list[int]] = {}

    def evaluate(variant: int, docs: list[int]) -> list[float]:
        asked.setdefault(variant, []).extend(docs)
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
