"""Sampled answers: several draws of each doc, their mean as its score, all of them kept."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.analysis.scores import outcome
from workbench.cli import main
from workbench.errors import SettingError
from workbench.exchange.export import export_version
from workbench.models.base import GenerationStream
from workbench.models.cache import request_key
from workbench.models.fake import FakeModel
from workbench.runs.identity import describe, deviations, facts_of_plan, facts_of_run
from workbench.runs.ledger import Ledger
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, make_plan
from workbench.runs.row_format import row_from_json
from workbench.runs.stored import options_of_run
from workbench.runs.tries import try_of_facts
from workbench.scoring.evaluate import evaluate
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.requests import gen_requests
from workbench.scoring.settings import ScoreSettings
from workbench.tasks.task import Task
from workbench.types import (
    Decoding,
    Doc,
    Example,
    Generation,
    GenerationRequest,
    Prompt,
    Rendered,
    Row,
    Segment,
    Unanswered,
)
from workbench.widgets.views.detail import detail_view
from workbench.widgets.views.toolbar import toolbar_view

WARM: dict[str, Any] = {"temperature": 0.7, "method": "gen", "sample_size": 12}


class Sampling(FakeModel):
    """A fake that answers a sum rightly in about half of the draws, by its own stream; `silent`
    are seeds that it has no answer for."""

    def __init__(self, silent: Sequence[int] = ()) -> None:
        super().__init__()
        self.silent, self.asked = silent, 0

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield the answers backwards: nothing may rest on their order."""
        self.asked += len(requests)
        for index in reversed(range(len(requests))):
            yield None
            yield index, self._drawn(requests[index])

    def _drawn(self, request: GenerationRequest) -> Generation | Unanswered:
        if request.seed in self.silent:
            return Unanswered("too long")
        one, other = request.context.rsplit("Q: ", 1)[1].split("=")[0].split("+")
        luck = hashlib.sha256(f"{request.seed}{request.context}".encode()).digest()[0]
        text = f" {int(one) + int(other) + luck % 2}\n"
        return Generation(text, tuple(map(ord, text)), (-0.5,) * len(text), "stop")


def sum_of(number: int) -> Rendered:
    text, gold = f"Q: {number}+{number}=", str(2 * number)
    prompt = Prompt((Segment("input", text, number),))
    return Rendered(Doc(number, {}), Example(text, (gold,), gold), prompt, (), (), ())


def settings(**decoding: Any) -> ScoreSettings:
    return ScoreSettings(
        "gen",
        "continuation",
        Decoding(8, ("\n",), **decoding),
        "until_return_post",
        (MetricSpec("accuracy", "exact_match"),),
    )


def scored(items: Sequence[Rendered], model: FakeModel, **decoding: Any) -> dict[int, Row]:
    found = evaluate(items, model, settings(**decoding))
    return {row.doc_id: row for row in found if row is not None}


def plan(task: Path, **options: Any) -> Plan:
    chosen = change_options(Options(), **options)
    return make_plan(Task.open(task), chosen, version="gen_v0", method="gen")


def test_a_score_is_the_mean_of_the_draws() -> None:
    """Right in some of four draws is that share; every draw is kept, the first as the answer."""
    rows = scored([sum_of(i) for i in range(30)], Sampling(), temperature=1.0, draws=4)
    for row in rows.values():
        each = [draw.scores["accuracy"].value for draw in row.draws]
        assert len(each) == 4
        assert row.scores["accuracy"].value == sum(each) / 4
        assert (row.generation, row.extraction) == (
            row.draws[0].generation,
            row.draws[0].extraction,
        )
        assert (row.cached, row.computed) == (0, 4)
    assert {outcome(row) for row in rows.values()} == {"right", "wrong", "partly"}


def test_a_draw_has_its_own_seed_whatever_stands_beside_it() -> None:
    """The same draws come in another order and sample; the first is what a single draw is."""
    items = [sum_of(i) for i in range(12)]
    rows = scored(items, Sampling(), temperature=1.0, draws=4)
    again = scored(items[::-1][:5], Sampling(), temperature=1.0, draws=4)
    assert again == {i: rows[i] for i in again}
    single = scored(items, Sampling(), temperature=1.0)
    assert all(single[i].generation == rows[i].generation for i in rows)
    assert all(row.draws == () for row in single.values())
    seeds = [r.seed for i in items for r in gen_requests(i, Decoding(temperature=1.0, draws=4), 0)]
    assert len(set(seeds)) == 48


def test_an_answer_that_was_stored_by_a_single_draw_is_found() -> None:
    """The key of the first draw does not know how many there are."""
    one, four = (Decoding(temperature=1.0, draws=n) for n in (1, 4))
    keys = [{request_key("m", r) for r in gen_requests(sum_of(3), d, seed=5)} for d in (one, four)]
    assert len(keys[0]) == 1 and keys[0] < keys[1] and len(keys[1]) == 4


def test_a_draw_without_a_score_leaves_the_row_without_one() -> None:
    """NaN, and the reason says which draw."""
    requests = gen_requests(sum_of(1), Decoding(temperature=1.0, draws=4), seed=0)
    row = scored([sum_of(1)], Sampling([requests[2].seed]), temperature=1.0, draws=4)[1]
    assert math.isnan(row.scores["accuracy"].value)
    assert row.scores["accuracy"].reason == "draw 3 of 4: too long"
    assert [draw.generation is None for draw in row.draws] == [False, False, True, False]


@pytest.mark.slow
def test_draws_come_back_from_the_ledger(task: Path) -> None:
    """A stored row is the row; one that was stored before there were draws has none."""
    report = workbench.score(task, Sampling(), "gen_v0", **WARM)
    stored = Ledger(Task.open(task).state).report(report.run_id)
    assert stored.rows == report.rows
    assert {len(row.draws) for row in stored.rows} == {4}
    older = asdict(report.rows[0])
    del older["draws"]
    assert row_from_json(older).draws == ()


def test_sampling_draws_four_times_unless_told(task: Path) -> None:
    """Greedy once, whatever the config says."""
    found = [
        plan(task).config.decoding.draws,
        plan(task, temperature=0.7).config.decoding.draws,
        plan(task, temperature=0.7, draws=9).config.decoding.draws,
    ]
    assert found == [1, 4, 9]


def test_several_draws_of_a_greedy_answer_are_refused(task: Path) -> None:
    """At once where temperature 0 is said, and beside a config that has it; set back to greedy,
    draws are forgotten."""
    with pytest.raises(SettingError, match="1 at temperature 0"):
        change_options(Options(), temperature=0.0, draws=4)
    with pytest.raises(SettingError, match="set a temperature above 0"):
        plan(task, draws=4)
    session = workbench.Session(task, method="gen", model="fake")
    with pytest.raises(SettingError, match="1 at temperature 0"):
        session.configure(draws=2)
    assert session.state().decoding.draws == 1
    session.configure(temperature=0.5, draws=2)
    assert toolbar_view(session.state())["draws"] == 2
    session.configure(temperature=0.0)
    assert session.state().decoding.draws == 1
    session.close()
    with pytest.raises(SettingError, match="1 or more answers"):
        change_options(Options(), temperature=1.0, draws=0)


@pytest.mark.slow
def test_scores_of_other_draws_are_other_scores(task: Path) -> None:
    """Four are not one; a run from before there were draws had one, and counts as the same try."""
    one, four = (facts_of_plan(plan(task, temperature=0.7, draws=n)) for n in (1, 4))
    assert "with draws 4" in describe(deviations(four, one))
    older = workbench.score(task, Sampling(), "gen_v0", draws=1, **WARM).run
    decoding = {n: v for n, v in older.settings["decoding"].items() if n != "draws"}
    older = replace(older, settings={**older.settings, "decoding": decoding})
    assert deviations(facts_of_run(older), one) == ()
    assert try_of_facts(facts_of_run(older), "m") == try_of_facts(one, "m")
    assert options_of_run(older).draws == 1
    before = {**one, "decoding": decoding}
    assert try_of_facts(before, "m") == try_of_facts(one, "m") != try_of_facts(four, "m")


@pytest.mark.slow
def test_a_comparison_of_sampled_runs_says_what_the_draws_do(task: Path) -> None:
    """Runs of other draws do not pair; with a single one nothing is known."""
    kept = [
        workbench.score(task, Sampling(), "gen_v0", num_fewshot=k, draws=n, **WARM)
        for n, k in ((4, 0), (4, 1), (1, 0), (1, 1))
    ]
    verdict = workbench.compare(kept[0], kept[1], vary=("num_fewshot",)).verdict
    assert "4 draws per row; between draws the score varies by ±" in verdict
    assert "points (" in verdict
    single = workbench.compare(kept[2], kept[3], vary=("num_fewshot",)).verdict
    assert "a single draw per row" in single
    with pytest.raises(SettingError, match="draws 4 and 1"):
        workbench.compare(kept[0], kept[2])


@pytest.mark.slow
def test_the_command_line_draws(task: Path, tmp_path: Path, capsys: Any) -> None:
    """--draws reaches the run, and the samples have every draw; a refusal is an input error."""
    samples = tmp_path / "samples.jsonl"
    words = ["score", task, "--model", "fake", "--version", "gen_v0", "--json"]
    words += ["--temperature", 1, "--draws", 3, "--samples", samples]
    assert main(list(map(str, words))) == 0
    assert json.loads(capsys.readouterr().out)["settings"]["decoding"]["draws"] == 3
    line = json.loads(samples.read_text().splitlines()[0])
    assert [set(draw) for draw in line["draws"]] == [{"response", "extracted", "scores"}] * 3
    assert line["draws"][0]["response"] == line["response"]
    assert main(["score", str(task), "--model", "fake", "--version", "gen_v0", "--draws", "3"]) == 2
    assert "set a temperature above 0" in capsys.readouterr().err


def test_a_row_in_full_lists_its_draws() -> None:
    """Each with its mark, and what was extracted; a row of one answer has no list."""
    row = scored([sum_of(2)], Sampling(), temperature=1.0, draws=4)[2]
    view = detail_view(row)
    right = {True: ("right", "✓", "4"), False: ("wrong", "✗", "5")}
    assert [(d["verdict"], d["mark"], d["answer"]) for d in view["draws"]] == [
        right[draw.scores["accuracy"].value == 1] for draw in row.draws
    ]
    assert [draw["label"] for draw in view["draws"]] == [f"draw {n}" for n in (1, 2, 3, 4)]
    assert detail_view(scored([sum_of(2)], Sampling())[2])["draws"] == []


@pytest.mark.slow
@pytest.mark.parametrize("system", ["ultraeval", "lm-eval", "freeeval", "opencompass"])
def test_an_export_says_that_draws_are_lost(task: Path, tmp_path: Path, system: str) -> None:
    """No system scores a row by the mean of several answers."""
    told = [
        [loss for loss in export_version(plan(task, **warm), system, tmp_path / name).losses
         if loss.startswith("draws")]
        for name, warm in (("warm", {"temperature": 0.7}), ("greedy", {}))
    ]  # fmt: skip
    assert len(told[0]) == 1 and system in told[0][0]
    assert told[1] == []
