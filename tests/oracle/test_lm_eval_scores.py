"""The harness and we, beside each other on the teaching model: log-likelihoods, answers, metrics.

Both directions at once: for each shape the harness runs its own YAML, and the one that we wrote
from our import of it; we run the import. All three have to agree.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.analysis.report import Report
from workbench.exchange.export import make_job
from workbench.exchange.lm_eval import export_task
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.runs.progress import Recorder
from workbench.runs.run import open_tools, score_plan
from workbench.scoring.evaluate import evaluate as score_rows
from workbench.scoring.settings import ScoreSettings
from workbench.tasks.task import Task
from workbench.types import Row

from .lm_eval_shapes import SHAPES, Shape
from .lm_eval_side import evaluate
from .test_lm_eval_import import imported

pytest.importorskip("lm_eval")

SHIPPED = Path(__file__).parents[2] / "transforms"


@dataclass(frozen=True)
class Side:
    """What the harness found: its results and its samples, by task."""

    results: Mapping[str, Mapping[str, Any]]
    samples: Mapping[str, list[dict[str, Any]]]

    def metric(self, task: str, name: str, filter_name: str) -> float:
        return float(self.results[task][f"{name},{filter_name}"])


def side_of(folder: Path, tasks: list[str]) -> Side:
    """Run the harness on tasks of a folder."""
    found = evaluate(folder, tasks)
    return Side(found["results"], found["samples"])


@pytest.fixture(scope="module")
def tasks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Task]:
    """Every shape, imported; their YAML files lie together in the first of the folders."""
    folder = tmp_path_factory.mktemp("shapes")
    return {shape.name: imported(shape, folder) for shape in SHAPES}


@pytest.fixture(scope="module")
def originals(tasks: dict[str, Task]) -> Side:
    """The harness on its own YAML files."""
    folder = next(iter(tasks.values())).path.parents[1]
    return side_of(folder, list(tasks))


@pytest.fixture(scope="module")
def exports(tasks: dict[str, Task], tmp_path_factory: pytest.TempPathFactory) -> Side:
    """The harness on what we export of the imported tasks."""
    folder = tmp_path_factory.mktemp("exports")
    for name, task in tasks.items():
        write_export(task, folder / name)
    return side_of(folder, list(tasks))


def write_export(task: Task, to: Path, config: str = "") -> None:
    """Export a task's latest version into a folder."""
    plan = make_plan(task, Options(sample_size=None), config=config)
    to.mkdir()
    for name, text in export_task(make_job(plan, to)).files.items():
        (to / name).write_text(text, "utf-8")


@pytest.fixture(scope="module")
def model() -> Any:
    """Our class on the teaching model."""
    return workbench.load_model("teaching")


def ours(task: Task, model: Any, config: str = "") -> tuple[Report, list[Row]]:
    """Score every doc."""
    plan = make_plan(task, Options(sample_size=None), config=config)
    recorders: list[Recorder] = []
    with closing(open_tools(task.state, use_cache=False)) as tools:
        for _ in score_plan(plan, model, tools, recorders.append):
            pass
    report = recorders[0].report()
    return report, sorted(report.rows, key=lambda row: row.doc_id)


def check_docs(rows: list[Row], samples: list[dict[str, Any]], filter_name: str) -> None:
    """Compare each doc: the prompt, and what the model said."""
    theirs = [sample for sample in samples if sample["filter"] == filter_name]
    assert len(theirs) == len(rows)
    for row, sample in zip(rows, theirs, strict=True):
        assert sample["arguments"][0][0] == row.prompt
        if row.generation is None:
            sums = [answer[0][0] for answer in sample["resps"]]
            assert [answer.sum for answer in row.loglikelihoods] == pytest.approx(sums, abs=1e-3)
        else:
            assert row.extraction is not None
            assert row.extraction.cut == sample["resps"][0][0]
            assert row.extraction.extracted[0] == sample["filtered_resps"][0]


def first_filter(samples: list[dict[str, Any]]) -> str:
    return samples[0]["filter"]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_an_imported_task_scores_as_the_harness_scores_it(
    shape: Shape, tasks: dict[str, Task], originals: Side, exports: Side, model: Any
) -> None:
    """Log-likelihoods within 1e-3, the same generations and extractions, equal metrics; and our
    export of the import gives the harness the same again."""
    report, rows = ours(tasks[shape.name], model)
    for side in (originals, exports):
        samples = side.samples[shape.name]
        chain = first_filter(samples)
        check_docs(rows, samples, chain)
        names = ("acc", "acc_norm") if rows[0].choices else ("exact_match",)
        for name in names:
            got = report.metrics[name].value
            assert got == pytest.approx(side.metric(shape.name, name, chain), abs=1e-9), name
            assert not math.isnan(got)


OWN = (("sums", "sums_gen"), ("sums-mcq", "sums-mcq_ppl"), ("coin-flip", "coin-flip_gen"))
LIMIT = 8


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Side:
    """The harness on exports of the tasks that ship, their first docs."""
    folder = tmp_path_factory.mktemp("shipped")
    for name, config in OWN:
        write_export(Task.open(SHIPPED / name), folder / name, config)
    found = evaluate(folder, [name for name, _ in OWN], limit=LIMIT)
    return Side(found["results"], found["samples"])


@pytest.mark.parametrize(("name", "config"), OWN)
def test_a_task_of_ours_scores_there_as_here(
    name: str, config: str, shipped: Side, model: Any
) -> None:
    """UltraEval's post-processors and exact match too: they go along in `utils.py`."""
    plan = make_plan(Task.open(SHIPPED / name), Options(sample_size=None), config=config)
    runner = TransformRunner()
    items = render_docs(plan, plan.docs()[:LIMIT], runner).items
    runner.close()
    settings = ScoreSettings(
        method=plan.config.method,
        scope="continuation",
        decoding=plan.config.decoding,
        postprocess=plan.config.postprocess,
        metrics=plan.config.metrics,
    )
    found = score_rows(items, model, settings)
    rows = sorted((row for row in found if row is not None), key=lambda row: row.doc_id)
    samples = shipped.samples[name]
    check_docs(rows, samples, first_filter(samples))
    for metric in ("acc", "acc_norm") if rows[0].choices else ("exact_match",):
        theirs = [sample[metric] for sample in samples]
        assert [row.scores[metric].value for row in rows] == theirs


def test_another_filter_of_a_task_is_a_config_of_its_own(
    tasks: dict[str, Task], originals: Side, model: Any
) -> None:
    """Each of the harness's filters is a config of ours, and scores as it does."""
    name = "gen-regex"
    report, rows = ours(tasks[name], model, f"{name}-flexible_gen")
    check_docs(rows, originals.samples[name], "flexible")
    wanted = originals.metric(name, "exact_match", "flexible")
    assert report.metrics["exact_match"].value == pytest.approx(wanted)


def test_the_models_answers_are_of_both_kinds(originals: Side) -> None:
    """The agreement above is not that of two systems that score everything 0."""
    values = [
        value
        for result in originals.results.values()
        for name, value in result.items()
        if name.startswith(("acc,", "exact_match,")) and isinstance(value, float)
    ]
    assert any(0 < value < 1 for value in values)
    found = [sample["filtered_resps"] for rows in originals.samples.values() for sample in rows]
    assert len({str(one) for one in found}) > 20
