"""Comparing two runs: the paired statistics, what pairs, and what is said of it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

import workbench
from workbench.analysis.compare import Comparison
from workbench.analysis.evidence import bounded, bounded_interval
from workbench.analysis.paired import (
    MCNEMAR,
    RESAMPLES,
    SIGN_FLIPS,
    exact_power,
    mcnemar_p,
    paired_difference,
    rows_for_exact,
    rows_for_proportions,
    sign_flip_p,
    tango_interval,
)
from workbench.analysis.report import Report, make_report
from workbench.errors import NotFoundError, SettingError
from workbench.runs.ledger import Ledger
from workbench.runs.pairing import compare_reports
from workbench.types import Diagnostic, Row, Run, Score

NAN = math.nan
SETTINGS = {
    "num_fewshot": 2,
    "seed": 0,
    "sampler": "fixed",
    "data": "/rows.jsonl",
    "docs_sha256": "d",
    "split": "",
    "metrics": {"accuracy": "exact_match"},
    "n": 3,
    "sample_size": 3,
}


def report(
    name: str, scores: Mapping[int, float] | Sequence[float], metric: str = "accuracy", **run: Any
) -> Report:
    """Return the report of a run whose docs have these scores; settings go by their names."""
    by_doc = scores if isinstance(scores, Mapping) else dict(enumerate(scores))
    own = {key: run.pop(key) for key in list(run) if key in SETTINGS}
    fields: dict[str, Any] = {"task": "add", "model": "fake", "fingerprint": "f", "method": "gen"}
    made = Run(
        run_id=name,
        version=f"gen_{name}",
        source=name,
        source_sha256=name,
        settings={**SETTINGS, **own},
        started=0.0,
        status="done",
        **{**fields, **run},
    )
    rows = [Row(i, "", "", "", {metric: Score(value)}) for i, value in by_doc.items()]
    return make_report(made, rows)


def flips(better: int, worse: int, same: int) -> tuple[list[float], list[float]]:
    """Return 0/1 scores of A and B with so many docs that changed."""
    before = [0.0] * better + [1.0] * worse + [1.0] * same
    after = [1.0] * better + [0.0] * worse + [1.0] * same
    return before, after


# -- 0/1 scores --------------------------------------------------------------------------------


def test_mcnemar_by_hand() -> None:
    """3 better, 0 worse: a fair coin gives three alike in 2 of 8 cases. 4 to 1: 12 of 32."""
    assert mcnemar_p(3, 0) == pytest.approx(2 / 8)
    assert mcnemar_p(4, 1) == pytest.approx(12 / 32)
    assert mcnemar_p(2, 2) == 1
    assert mcnemar_p(0, 0) == 1


def test_mcnemar_is_the_exact_binomial_test() -> None:
    """Of few flips and of many, one side or the other."""
    pairs = [*product(range(8), range(1, 8)), (40, 75), (1_000, 1_100), (600_000, 601_500)]
    for better, worse in pairs:
        expected = stats.binomtest(better, better + worse).pvalue
        assert mcnemar_p(better, worse) == pytest.approx(expected, rel=1e-7)


def test_a_published_table() -> None:
    """Cavo et al. 2012, as computed by R's `contingencytables` (Fagerland, Lydersen and Laake,
    "Statistical Analysis of Contingency Tables", chapter 8): 6 and 16 discordant of 161."""
    assert tango_interval(6, 16, 161) == pytest.approx((-0.1240, -0.0054), abs=5e-5)
    assert mcnemar_p(6, 16) == pytest.approx(0.052479, abs=5e-7)


@pytest.mark.parametrize(("better", "worse", "n"), [(7, 3, 100), (1, 7, 21), (40, 20, 160)])
def test_the_interval_ends_where_the_score_test_rejects(better: int, worse: int, n: int) -> None:
    """Both ends are roots of the quartic that Yang, Sun and Hardin (2012, "A non-iterative
    implementation of Tango's score confidence interval") put in place of the search."""
    g = stats.norm.ppf(0.975) ** 2
    d, s = better - worse, better + worse
    quartic = [
        n**2 * (n / g + 1) ** 2,
        -n * d * (n / g + 1) * (4 * n / g + 1),
        2 * n * d**2 * (3 * n / g + 2) / g - n**2 * (s / g + 1),
        n * d * (2 * s / g + 1) - d**3 * (4 * n / g + 1) / g,
        d**2 * (d**2 / g - s) / g,
    ]
    for end in tango_interval(better, worse, n):
        value = sum(c * end ** (4 - power) for power, c in enumerate(quartic))
        slope = sum((4 - k) * c * end ** (3 - k) for k, c in enumerate(quartic[:4]))
        assert abs(value / slope) < 1e-9


def test_without_discordant_pairs_the_interval_is_not_a_point() -> None:
    """± z² / (n + z²), which is ± 3.8415 / 103.8415 for a hundred docs."""
    low, high = tango_interval(0, 0, 100)
    assert (low, high) == pytest.approx((-0.036994, 0.036994), abs=1e-6)


def test_when_all_docs_get_better_the_interval_ends_at_one() -> None:
    """For 5 of 5 the lower end is (n − z²) / (n + z²) = 1.1585 / 8.8415."""
    assert tango_interval(5, 0, 5) == pytest.approx((0.13104, 1.0), abs=1e-5)
    assert tango_interval(0, 5, 5) == pytest.approx((-1.0, -0.13104), abs=1e-5)


def test_rows_needed_by_hand() -> None:
    """7 against 3 of 100: ψ = 0.1, δ = 0.04, and (1.95996 · 0.316228 + 0.841621 · 0.313688)²
    / 0.0016 = 0.780987 / 0.0016 = 488.1, so 489 rows. None where nothing changed on balance."""
    assert rows_for_proportions(7, 3, 100) == 489
    assert rows_for_proportions(3, 7, 100) == 489
    assert rows_for_proportions(4, 4, 100) is None


@pytest.mark.slow
def test_with_the_rows_needed_four_of_five_runs_find_it() -> None:
    """The power of McNemar's score test at ψ = 0.1, δ = 0.04 and 489 rows, over all counts."""
    n, psi, delta, power = 489, 0.1, 0.04, 0.0
    for discordant in range(n + 1):
        weight = stats.binom.pmf(discordant, n, psi)
        better = range(discordant + 1)
        found = [
            b for b in better if discordant and (2 * b - discordant) / discordant**0.5 > 1.95996
        ]
        power += weight * sum(stats.binom.pmf(found, discordant, (psi + delta) / 2 / psi))
    assert power == pytest.approx(0.8, abs=0.02)


@pytest.mark.parametrize(("better", "worse", "n"), [(10, 3, 50), (30, 10, 200), (6, 0, 40)])
def test_the_exact_test_has_its_power_at_its_own_rows(better: int, worse: int, n: int) -> None:
    """By all counts of pairs, and by the test itself: four of five at so many rows, fewer at
    Connor's, which are those of the score test."""
    needed, fewer = rows_for_exact(better, worse, n), rows_for_proportions(better, worse, n)
    assert needed is not None and fewer is not None
    assert needed > fewer
    for rows, reached in ((needed, True), (needed - 1, False), (fewer, False)):
        power = 0.0
        for changed in range(rows + 1):
            own = [b for b in range(changed + 1) if mcnemar_p(b, changed - b) <= 0.05]
            chance = stats.binom.pmf(own, changed, better / (better + worse)).sum()
            power += stats.binom.pmf(changed, rows, (better + worse) / n) * chance
        assert (power >= 0.8) == reached, rows
        assert exact_power(better / n, worse / n, rows) == pytest.approx(power, abs=1e-9)
    wanted = paired_difference([0] * better + [1] * (n - better), [1] * (n - worse) + [0] * worse)
    assert wanted.rows_needed == needed
    assert rows_for_exact(500_001, 500_000, 10**7) is not None


# -- other scores ------------------------------------------------------------------------------


def test_fractional_scores_get_a_t_interval() -> None:
    """Differences 0.5, 0.25, 0, 0.25: mean 0.25, standard error 0.20412 / 2, t₃ = 3.18245."""
    found = paired_difference([0.0, 0.25, 0.5, 0.5], [0.5, 0.5, 0.5, 0.75])
    assert found.test == SIGN_FLIPS
    assert found.delta == 0.25
    half = 3.18245 * 0.102062
    assert found.ci95 == pytest.approx((0.25 - half, 0.25 + half), abs=1e-6)
    expected = stats.ttest_1samp([0.5, 0.25, 0, 0.25], 0).confidence_interval(0.95)
    assert found.ci95 == pytest.approx((expected.low, expected.high))


def test_sign_flips_by_hand() -> None:
    """Of the 8 signs of (0.5, 0.25, 0.25), 2 have a sum as far from 0 as the observed; docs
    that did not change say nothing. With random signs p is never 0."""
    assert sign_flip_p([0.5, 0.25, 0.0, 0.25]) == pytest.approx(2 / 8)
    assert sign_flip_p([0.5, -0.25]) == pytest.approx(1.0)
    assert sign_flip_p([0.0, 0.0]) == 1
    assert sign_flip_p([0.3] * 40) == pytest.approx(2 / (RESAMPLES + 1))


@pytest.mark.slow
def test_many_signs_are_drawn_at_random_but_always_the_same() -> None:
    """Twice the same p, and near the normal approximation of the sum of signed differences."""
    differences = [0.1 * (i % 7 - 2) for i in range(60)]
    p = sign_flip_p(differences)
    assert sign_flip_p(differences) == p
    z = sum(differences) / sum(d * d for d in differences) ** 0.5
    assert p == pytest.approx(2 * stats.norm.sf(abs(z)), abs=0.01)


def test_equal_differences_show_no_spread() -> None:
    """Every doc better by the same amount: an interval of width 0 would claim certainty. Of scores
    from 0 to 1 the bets have one, of others there is none."""
    found = paired_difference([0.25, 0.5], [0.5, 0.75])
    assert found.delta == 0.25
    assert found.rows_needed is None
    assert found.ci95 == bounded_interval(bounded(np.array([0.25, 0.25])), 40)
    assert -1 <= found.ci95[0] < 0 < 0.25 < found.ci95[1] <= 1
    alike = paired_difference([0.25] * 10, [0.25] * 10).ci95
    assert alike[0] == pytest.approx(-alike[1]) and 0.2 < alike[1] < 0.5
    assert all(map(math.isnan, paired_difference([-2.5] * 9, [-2.0] * 9).ci95))


# -- laws --------------------------------------------------------------------------------------

BINARY = st.lists(st.tuples(st.sampled_from([0.0, 1.0]), st.sampled_from([0.0, 1.0])), min_size=1)
QUARTERS = st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0])
PAIRS = st.one_of(BINARY, st.lists(st.tuples(QUARTERS, QUARTERS), min_size=1, max_size=25))


@pytest.mark.slow
@given(PAIRS)
def test_swapping_the_runs_mirrors_everything(pairs: list[tuple[float, float]]) -> None:
    """delta and interval change sign, better and worse change places; p, n and rows stay."""
    a, b = (
        report(name, scores) for name, scores in zip("ab", zip(*pairs, strict=True), strict=True)
    )
    there, back = compare_reports(a, b), compare_reports(b, a)
    assert back.delta == pytest.approx(-there.delta)
    assert (-back.ci95[1], -back.ci95[0]) == pytest.approx(there.ci95, nan_ok=True, abs=1e-9)
    assert (back.better, back.worse) == (there.worse, there.better)
    assert back.p_value == pytest.approx(there.p_value)
    assert (back.n, back.rows_needed, back.test) == (there.n, there.rows_needed, there.test)


@given(BINARY)
def test_the_interval_holds_the_difference_inside_minus_one_and_one(
    pairs: list[tuple[float, float]],
) -> None:
    """-1 ≤ low ≤ delta ≤ high ≤ 1, and the interval is never a point."""
    found = paired_difference([a for a, _ in pairs], [b for _, b in pairs])
    low, high = found.ci95
    assert -1 <= low <= found.delta <= high <= 1
    assert high - low > 1e-3
    assert 0 < found.p_value <= 1


# -- which docs, which metric ------------------------------------------------------------------


def test_pairs_are_by_doc_not_by_position() -> None:
    """Docs 4 and 9 are in both runs; 4 went up, 9 down; 1 and 2 have nothing beside them."""
    found = compare_reports(
        report("a", {9: 1.0, 4: 0.0, 1: 1.0}), report("b", {2: 1.0, 4: 1.0, 9: 0.0})
    )
    assert (found.better, found.worse, found.n, found.left_out) == ((4,), (9,), 2, 2)


def test_a_doc_without_a_score_is_left_out_and_counted() -> None:
    """NaN on either side, or a row whose prompt could not be made, is no 0."""
    a, b = report("a", [NAN, 0.0, 1.0, 1.0]), report("b", [1.0, NAN, 1.0, 1.0])
    failed = Row(3, "", "", "", {}, error=Diagnostic("error", "KeyError", "no 'x'"))
    found = compare_reports(a, make_report(b.run, [*b.rows[:3], failed]))
    assert (found.n, found.left_out, found.delta) == (1, 3, 0.0)
    assert (found.better, found.worse) == ((), ())
    assert "3 of 4 docs lack a score on a side or both" in found.verdict


def test_no_scored_pair_is_said_and_nothing_is_claimed() -> None:
    """All NaN: delta, interval and p are unknown, not 0."""
    found = compare_reports(report("a", [NAN, NAN]), report("b", [1.0, 1.0]))
    assert (found.n, found.left_out) == (0, 2)
    assert math.isnan(found.delta) and math.isnan(found.p_value)
    assert found.verdict == "nothing to judge: no doc has a score on both sides; undecided"
    assert found.rows_needed is None


def test_the_metric_is_the_configs_own_unless_named() -> None:
    """The first in the rows' scores; another by name, and a misspelt one is told."""
    a, b = report("a", [0.0]), report("b", [1.0])
    two = [
        make_report(
            r.run, [Row(0, "", "", "", {**row.scores, "acc": Score(1.0)}) for row in r.rows]
        )
        for r in (a, b)
    ]
    assert compare_reports(*two).metric == "accuracy"
    assert compare_reports(*two, metric="acc").delta == 0
    with pytest.raises(SettingError, match=r"no 'accurac'.*Did you mean 'accuracy'"):
        compare_reports(*two, metric="accurac")


# -- what pairs --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "difference",
    [
        {"model": "other"},
        {"fingerprint": "g"},
        {"method": "ppl"},
        {"num_fewshot": 3},
        {"seed": 1},
        {"sampler": "per_doc"},
        {"metrics": {"accuracy": "prefix_match"}},
    ],
)
def test_a_setting_that_differs_is_named_and_may_be_let_vary(difference: dict[str, Any]) -> None:
    """By default a difference has one cause, the version; `vary` says which other is meant."""
    a, b = report("a", [0.0, 1.0]), report("b", [1.0, 1.0], **difference)
    name = next(iter(difference)).replace("fingerprint", "model")
    with pytest.raises(SettingError, match=rf"expected the same {name};.*--vary {name}"):
        compare_reports(a, b)
    assert compare_reports(a, b, vary=[name]).better == (0,)


@pytest.mark.parametrize("difference", [{"task": "sub"}, {"docs_sha256": "e"}, {"split": "test"}])
def test_other_rows_never_pair(difference: dict[str, str]) -> None:
    """Task, content and split say which rows the docs are; `vary` cannot change that."""
    a, b = report("a", [0.0]), report("b", [1.0], **difference)
    (name,) = (name.replace("docs_sha256", "rows") for name in difference)
    with pytest.raises(SettingError, match=rf"expected the same {name};.*same rows can be"):
        compare_reports(a, b)
    with pytest.raises(SettingError, match=rf"vary: '{name}' is not a setting that may vary"):
        compare_reports(a, b, vary=[name])


def test_all_that_differs_is_named_at_once() -> None:
    """One message is enough to let the runs pair."""
    a, b = report("a", [0.0]), report("b", [1.0], num_fewshot=0, seed=1)
    with pytest.raises(
        SettingError, match=r"num_fewshot 2 and 0; seed 0 and 1.*--vary num_fewshot seed"
    ):
        compare_reports(a, b)


def test_sizes_of_samples_and_other_metrics_may_differ() -> None:
    """Neither changes a doc's score in the metric that is compared."""
    more = {"accuracy": "exact_match", "extra": "in_match"}
    found = compare_reports(
        report("a", [0.0]), report("b", [1.0, 1.0], n=2, sample_size=2, metrics=more)
    )
    assert (found.n, found.left_out) == (1, 1)


def test_runs_without_a_doc_in_common_are_refused() -> None:
    """There is nothing to pair."""
    with pytest.raises(SettingError, match="no doc in common"):
        compare_reports(report("a", {0: 1.0}), report("b", {1: 1.0}))


def test_a_run_without_any_score_is_refused() -> None:
    """A run that failed at once has no metric to compare by."""
    empty = make_report(replace(report("b", []).run, status="failed"), [])
    with pytest.raises(SettingError, match="run b has no scores; saw status failed"):
        compare_reports(report("a", [1.0]), empty)


def test_the_same_rows_in_another_place_pair() -> None:
    """Where the file lies changes no score; what is in it would."""
    a, b = report("a", [0.0]), report("b", [1.0], data="/moved/rows.jsonl")
    assert compare_reports(a, b).better == (0,)


# -- in words ----------------------------------------------------------------------------------


def compared(better: int, worse: int, same: int) -> Comparison:
    """Return the comparison of 0/1 scores with so many changes."""
    a, b = flips(better, worse, same)
    return compare_reports(report("a", a), report("b", b))


@pytest.mark.parametrize(
    ("changes", "verdict"),
    [
        (
            (7, 3, 90),
            "7 better, 3 worse of 100: undecided (-6.7 to +15.4 points); "
            "about 560 rows like these would settle it",
        ),
        (
            (20, 2, 78),
            "20 better, 2 worse of 100: B is better by 18 points (+4.9 to +32.4 points)",
        ),
        (
            (2, 20, 78),
            "2 better, 20 worse of 100: B is worse by 18 points (-32.4 to -4.9 points)",
        ),
        (
            (5, 5, 90),
            "5 better, 5 worse of 100: undecided (-11.1 to +11.1 points); the changes cancel out",
        ),
        (
            (0, 0, 100),
            "the same score on all 100 docs: undecided (-6.6 to +6.6 points); "
            "a difference of up to 6.6 points may hide",
        ),
    ],
)
def test_the_verdict_is_one_plain_sentence(changes: tuple[int, int, int], verdict: str) -> None:
    """Counts, the verdict, between what the difference lies, and how many rows would tell."""
    assert compared(*changes).verdict == verdict


def test_a_notebook_shows_the_verdict_and_escapes_what_came_from_files() -> None:
    """A metric's name is data."""
    a, b = report("a", [0.0], metric="<b>"), report("b", [1.0], metric="<b>")
    shown = compare_reports(a, b)._repr_html_()
    assert "&lt;b&gt;: 1 better, 0 worse of 1" in shown
    assert "<b>" not in shown


# -- by id -------------------------------------------------------------------------------------


def write(ledger: Ledger, made: Report) -> None:
    """Write a report's run and rows."""
    ledger.start(made.run)
    ledger.add_rows(made.run_id, made.rows)
    ledger.finish(made.run_id, made.run.status, 0.0, made.metrics)


def test_runs_are_found_by_id_in_the_nearest_ledger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Upwards from the current folder, or in the ledger that is given; reports mix with ids."""
    a, b = report("a", [0.0, 1.0]), report("b", [1.0, 1.0])
    ledger = Ledger(tmp_path / ".workbench")
    write(ledger, a)
    write(ledger, b)
    expected = compare_reports(a, b)
    assert workbench.compare("a", "b", ledger=ledger) == expected
    assert workbench.compare(a, "b", ledger=ledger) == expected
    (tmp_path / "transforms" / "add").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "transforms" / "add")
    assert workbench.compare("a", "b") == expected
    assert workbench.compare(a, b) == expected
    with pytest.raises(NotFoundError, match="no run 'c'"):
        workbench.compare("a", "c")


def test_a_task_without_runs_is_told_and_no_ledger_is_made(task: Path) -> None:
    """Asking must not leave an empty file behind."""
    with pytest.raises(NotFoundError, match="no runs are kept here"):
        workbench.compare("a", "b", task=task)
    assert not (task.parent.parent / ".workbench").exists()


def test_binary_scores_get_mcnemar() -> None:
    """0/1 on both sides; one fraction anywhere, and it is the other test."""
    assert paired_difference([0, 1], [1, 1]).test == MCNEMAR
    assert paired_difference([0, 1], [1, 0.5]).test == SIGN_FLIPS
