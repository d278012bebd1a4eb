"""Flips that rounding alone could have made: near-ties in both runs, worked by hand."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.analysis.compare import Comparison
from workbench.analysis.report import Report, make_report
from workbench.analysis.rounding import floors_of
from workbench.cli import main
from workbench.models.base import LoglikelihoodStream, noise_of
from workbench.models.fake import FakeModel
from workbench.runs.pairing import compare_reports
from workbench.scoring.metrics.ppl import PPL_DEFAULTS, PPL_METRICS, ppl_scores
from workbench.types import Loglikelihood, LoglikelihoodRequest, Row, Run

FLOOR = 0.02
CHOICES = (" yes", " no way")
"""Of 4 and of 7 characters; the first is right."""


def answer(total: float, tokens: int = 1) -> Loglikelihood:
    return Loglikelihood((total / tokens,) * tokens, tuple(range(tokens)), False)


def report(
    name: str,
    sums: Mapping[int, tuple[float, float]],
    *,
    noise: float | None = FLOOR,
    weights: str = "w",
    metrics: Mapping[str, str] | None = None,
    **settings: Any,
) -> Report:
    """Return a PPL run of these log-likelihoods of the two choices, by doc."""
    known = {"metrics": dict(metrics or {"accuracy": "log_prob"}), "n": len(sums), **settings}
    if noise is not None:
        known["noise"] = noise
    run = Run(name, "t", "v", "", name, "m", weights, "ppl", known, 0.0, status="done")
    targets = {CHOICES[0]: 1.0, CHOICES[1]: 0.0}
    rules = {"accuracy": PPL_METRICS[known["metrics"]["accuracy"]], **PPL_DEFAULTS["continuation"]}
    rows = []
    for doc_id, pair in sums.items():
        answers = tuple(map(answer, pair))
        predicted, scores = ppl_scores(CHOICES, answers, targets, rules=rules)
        rows.append(Row(doc_id, "p", "h", "yes", scores, CHOICES, (0,), answers, predicted))
    return make_report(run, rows)


def leads(values: Sequence[float]) -> dict[int, tuple[float, float]]:
    """Return log-likelihoods in which the right choice leads by so much, doc by doc."""
    return {doc_id: (-5.0 + lead, -5.0) for doc_id, lead in enumerate(values)}


def compared(old: Sequence[float], new: Sequence[float], **settings: Any) -> Comparison:
    return compare_reports(report("a", leads(old), **settings), report("b", leads(new), **settings))


def test_flips_between_near_ties_are_rounding() -> None:
    """Leads of 0.03 nats are less than two floors of 0.02: nothing is left to judge."""
    found = compared([-0.03, 0.01, -1, 2, -0.02], [0.03, -0.03, -1, 2, 0.01])
    assert (found.better, found.worse, found.rounding) == ((0, 4), (1,), (0, 1, 4))
    assert found.is_rounding and not found.is_decided
    assert (found.delta, found.judgement.wins, found.judgement.losses) == (0, 0, 0)
    assert found.verdict.startswith("rounding: flips on 3 of 5 docs, none beyond it: undecided")
    assert found.verdict.endswith("all 3 flips are within rounding (0.02 nats)")


def test_the_only_flip_is_said_so() -> None:
    """One is not "all 1"."""
    assert "the only flip is within rounding (0.02 nats)" in compared([-0.01], [0.01]).verdict


def test_a_floor_of_four_hundredths_is_where_it_ends() -> None:
    """Two sums move by 0.02 each, in both runs: a lead of 0.04 or more anywhere is an edit's."""
    inside = [compared([-0.0399], [lead]).is_rounding for lead in (0.0399, 0.0401)]
    turned = compared([-0.0401], [0.0399]).is_rounding
    assert (inside, turned) == ([True, False], False)


def test_many_near_ties_that_fall_one_way_are_no_improvement() -> None:
    """Sixty flips for the better would be called; where each could be rounding, none is."""
    near, clear = [0.01] * 60 + [1.0] * 40, [-0.01] * 60 + [1.0] * 40
    assert compared(clear, near).judgement.verdict == "undecided"
    assert compared(clear, near, noise=1e-4).judgement.verdict == "better"


def test_other_flips_are_judged_without_them() -> None:
    """They count as ties, in the numbers and in the words; what was scored is still told."""
    found = compared([-0.01, 0.01, -2, -2, 1], [0.01, -0.01, 2, 2, 1])
    assert (found.judgement.wins, found.judgement.losses, found.delta) == (2, 0, 0.4)
    assert (found.better, found.worse, found.rounding) == ((0, 2, 3), (1,), (0, 1))
    assert (found.pairs[0], found.judged_pairs[0], found.judged_pairs[2]) == (
        (0, 1),
        (0, 0),
        (0, 1),
    )
    assert not found.is_rounding
    note = "flips within rounding (0.02 nats), which count as ties: 2 of 4"
    assert found.verdict.endswith(note)


def test_a_metric_that_divides_divides_the_floor() -> None:
    """By characters, sums of -4 and -7 over 4 and 7 tie at -1. The floor moves the one by 0.02/4,
    the other by 0.02/7, together 0.00786: a lead of 0.007 is inside, of 0.008 not."""
    by_length = {"accuracy": "acc_norm"}
    for lead, is_inside in ((0.007, True), (0.008, False)):
        a, b = (
            report(name, {0: (-4.0 + 4 * sign * lead, -7.0)}, metrics=by_length)
            for name, sign in (("a", -1), ("b", 1))
        )
        found = compare_reports(a, b)
        assert (found.better, found.is_rounding) == ((0,), is_inside)


def test_the_floor_is_each_runs_own() -> None:
    """A rough run beside an exact one: the leads together are within what the rough one moves,
    2 · 0.02 + 2 · 0.0001 nats, or a lead differs by more than rounding."""
    rough = report("a", leads([-0.03]))
    for lead, is_inside in ((0.0101, True), (0.0103, False)):
        exact = report("b", leads([lead]), noise=1e-4, weights="x")
        for sides in ((rough, exact), (exact, rough)):
            found = compare_reports(*sides, vary=("model",))
            assert found.is_rounding == is_inside
            assert ("(0.02 nats)" in found.verdict) == is_inside


def test_without_a_floor_nothing_is_claimed() -> None:
    """An older run, or one whose answers were all stored, has the other's if it is of the same
    weights; else there is none."""
    older, known = report("a", leads([-0.01]), noise=None), report("b", leads([0.01]))
    assert compare_reports(older, known).is_rounding
    assert floors_of(older.run, known.run) == (FLOOR, FLOOR)
    other = report("a", leads([-0.01]), noise=None, weights="x")
    assert floors_of(other.run, known.run) is None
    assert not compare_reports(other, known, vary=("model",)).rounding
    assert compared([-0.01], [0.01], noise=None).rounding == ()


def test_a_metric_that_is_no_quotient_is_left_alone() -> None:
    """UltraEval's own ranking has its own rounding."""
    found = compared([-0.01], [0.01], compat="ultraeval")
    assert found.better == (0,) and not found.rounding


class Leaning(FakeModel):
    """A fake whose right choice leads by 0.01 nats after a "Q:", else trails by that; it says how
    far it rounds."""

    noise: float | None = FLOOR

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield -5 for a wrong choice, and near that for a right one."""
        for index, request in enumerate(requests):
            one, other = request.context.rsplit(": ", 1)[1].split("=")[0].split("+")
            is_right = int(request.continuation) == int(one) + int(other)
            lead = 0.01 if "\nQ: " in f"\n{request.context}" else -0.01
            yield index, answer(-5.0 + lead * is_right)


@pytest.mark.slow
def test_the_floor_goes_with_the_run(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the model to the ledger to the JSON of `compare`; a model that says nothing has
    none."""
    source = (task / "transform_ppl_v0.py").read_text()
    (task / "transform_ppl_v1.py").write_text(source.replace("Q: ", "Question: "))
    runs = [workbench.score(task, Leaning(), v, method="ppl").run for v in ("ppl_v0", "ppl_v1")]
    assert [run.settings["noise"] for run in runs] == [FLOOR, FLOOR]
    words = ["compare", runs[0].run_id, runs[1].run_id, "--task", str(task), "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["rounding"], len(found["worse"]), found["decision"]) == (12, 12, "undecided")
    assert "all 12 flips are within rounding (0.02 nats)" in found["notes"]
    silent = Leaning()
    silent.noise = None  # a rough model that computed nothing has measured nothing
    again = workbench.score(task, silent, "ppl_v0", method="ppl")
    assert (again.computed, again.run.settings["noise"]) == (0, FLOOR)
    plain = workbench.score(task, FakeModel({"": "another"}), "ppl_v0", method="ppl").run
    assert "noise" not in plain.settings


@pytest.mark.slow
def test_a_model_in_float32_rounds_by_a_ten_thousandth(task: Path) -> None:
    """It need not be measured there; the teaching model is such a one."""
    run = workbench.score(task, "teaching", "ppl_v0", method="ppl", sample_size=2).run
    assert run.settings["dtype"] == "float32"
    assert run.settings["noise"] == 1e-4
    assert noise_of(FakeModel()) is None
