"""Docs that count as one: permuted copies and rotations, in the report of a run."""

from __future__ import annotations

import math
from typing import Any

import pytest

from workbench.analysis.report import make_report
from workbench.runs.pairing import compare_reports
from workbench.scoring.groups import fold, group_of
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.named import gen_metric, rank_metric
from workbench.types import Loglikelihood, Row, Run, Score


def run_of(run_id: str, rows: list[Row], **settings: Any) -> Any:
    """Return the report of rows under one metric called m."""
    run = Run(run_id, "t", "gen_v0", "", "", "fake", "", "gen", settings, 0.0)
    return make_report(run, rows)


def row(doc_id: int, value: float, group: str = "") -> Row:
    """Return a row whose metric m has this value."""
    return Row(doc_id, "", "", "", {"m": Score(value)}, group=group)


@pytest.mark.parametrize(
    ("data", "group"),
    [
        ({"freeeval": {"uuid": "u"}}, "u"),
        ({"freeeval": {"uuid": "v"}, "parent_uuid": "u"}, "u"),
        ({"qid": 3, "circular_pattern": "BA"}, "question 3"),
        ({"qid": 3}, ""),
        ({"parent_uuid": None}, ""),
    ],
)
def test_a_copy_belongs_to_its_problem(data: dict[str, Any], group: str) -> None:
    """FreeEval's copies name their parent, OpenCompass's rotations their question."""
    assert group_of(data) == group


def test_a_report_folds_the_docs_of_a_group_where_its_metric_asks() -> None:
    """Three docs, two of them one problem: strict counts 0 of {1, 0} and 1 of {1}."""
    rows = [row(0, 1, "a"), row(1, 0, "a"), row(2, 1)]
    strict = run_of("r", rows, metric_options={"m": {"aggregate_mode": "strict"}})
    assert (strict.metrics["m"].value, strict.metrics["m"].n) == (0.5, 2)
    assert run_of("r", rows).metrics["m"].value == pytest.approx(2 / 3)


def test_a_vote_needs_its_share() -> None:
    """Two of three right: enough at 0.6, not at 0.7."""
    scores = [Score(1.0), Score(1.0), Score(0.0)]
    for threshold, value in ((0.6, 1.0), (0.7, 0.0)):
        options = {"aggregate_mode": "vote", "vote_threshold": threshold}
        assert fold(scores, ["a"] * 3, options) == (Score(value),)


def test_docs_without_a_group_stay_alone() -> None:
    """The empty name is no group that strangers share."""
    assert len(fold([Score(1.0), Score(0.0)], ["", ""], {"aggregate_mode": "strict"})) == 2


def test_how_docs_are_folded_is_no_setting_of_a_metric() -> None:
    """A metric that knows no `aggregate_mode` can be folded all the same."""
    spec = MetricSpec("perf", "exact_match", {"aggregate_mode": "strict"})
    assert gen_metric(spec)({}, "A", ("A",)) == Score(1.0)


def test_a_loss_is_the_mean_over_the_first_choice_s_tokens_and_less_is_better() -> None:
    """-(-1 - 3) / 2 tokens = 2; a run with the smaller loss is the better one."""
    metric = rank_metric(MetricSpec("avg_loss", "lm_loss"))
    assert metric is not None
    answer = Loglikelihood((-1.0, -3.0), (5, 6), False)
    assert metric({}, (answer,)) == Score(2.0)
    settings = {"metrics": {"m": "lm_loss"}}
    high, low = ([row(i, value + i) for i in range(4)] for value in (2.0, 1.0))
    found = compare_reports(run_of("a", high, **settings), run_of("b", low, **settings))
    assert (len(found.better), found.worse) == (4, ())
    assert not math.isnan(found.delta) and found.delta == 1.0
