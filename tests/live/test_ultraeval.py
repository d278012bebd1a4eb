"""The workbench beside a checkout of UltraEval, whose path is in `ULTRAEVAL`.

Over all of its stock folders, with made rows of each folder's shape. `ULTRAEVAL_PYTHON` names an
interpreter that has its packages; sacrebleu is needed there and here.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.live.ultraeval_cases import (
    Job,
    aggregate_jobs,
    metric_jobs,
    norm_jobs,
    own_jobs,
    post_jobs,
    run_jobs,
)
from tests.live.ultraeval_compare import differences
from tests.live.ultraeval_oracle import ask
from tests.live.ultraeval_rows import made_rows
from workbench.answers.postprocess import postprocessor
from workbench.exchange.files import ExportJob
from workbench.exchange.ultraeval import export_task, import_task
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.scoring.metrics.ultraeval import GEN_METRICS, PPL_METRICS
from workbench.tasks.config import dataset_name, read_config
from workbench.tasks.task import Task
from workbench.types import Rendered, RenderSettings

if not os.environ.get("ULTRAEVAL"):
    pytest.skip("set ULTRAEVAL to a checkout of UltraEval", allow_module_level=True)

CHECKOUT = Path(os.environ["ULTRAEVAL"]).resolve()
FOLDERS = sorted(p.parent.name for p in (CHECKOUT / "datasets").glob("*/config"))


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with made rows wherever a config asks for data."""
    root = tmp_path_factory.mktemp("clone") / "UltraEval"
    shutil.copytree(CHECKOUT, root, ignore=shutil.ignore_patterns(".git", "data", "RawData"))
    for config in sorted((root / "datasets").glob("*/config/*.json")):
        values = json.loads(config.read_text(encoding="utf-8"))
        rows = made_rows(config.parents[1].name, 12, 1, values["task_name"])
        path = root / values["path"]
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return root


def check(jobs: list[Job], runner: TransformRunner) -> None:
    """Ask UltraEval, and fail with whatever differs."""
    found: list[str] = []
    for job, answer in zip(jobs, ask(CHECKOUT, jobs), strict=True):
        found += differences(job, answer, runner)
    assert not found, "\n".join(found[:5])


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_stock_transform_renders_as_there(folder: str, runner: TransformRunner) -> None:
    """Prompts, outputs and golds are those of its evaluator with the same seeded stream."""
    jobs: list[Job] = []
    for transform in sorted((CHECKOUT / "datasets" / folder).glob("transform*.py")):
        method = "ppl" if "_ppl" in transform.name else "gen"
        task = transform.parent
        configs = [read_config(p, task) for p in sorted(task.glob("config/*.json"))]
        fitting = [c for c in configs if c.method == method] or configs
        # Where prompts depend on the task's name every task counts, elsewhere one will do.
        wanted = fitting if folder in ("agieval", "bbh", "truthfulqa") else fitting[:1]
        jobs += [
            {
                "kind": "prompts",
                "transform": str(transform),
                "rows": made_rows(folder, 9, seed, config.task_name),
                "dataset_name": dataset_name(folder, config),
                "description": config.description,
                "num_fewshot": num_fewshot,
                "seed": seed,
            }
            for config in wanted
            for num_fewshot, seed in ((0, 1), (1, 2), (3, 42), (5, 1234))
        ]
    check(jobs, runner)


def test_a_transform_that_uses_r_moves_later_draws_as_there(runner: TransformRunner) -> None:
    """Shots and `r` come from one stream, for several seeds and sizes."""
    check(own_jobs(), runner)


def test_post_processors_have_its_faults_on_request(runner: TransformRunner) -> None:
    """Every registered one, on texts that it is known to be wrong on and on made ones."""
    check(post_jobs(400, seed=11), runner)


def test_metrics_have_its_faults_on_request(runner: TransformRunner) -> None:
    """Metrics, aggregation and the two ways to fold log-probabilities."""
    check([*metric_jobs(8), *norm_jobs(8), *aggregate_jobs()], runner)


def test_what_it_wrote_of_a_run_is_read_back(runner: TransformRunner) -> None:
    """Its `instance.jsonl` of generated and of ranked answers."""
    check(run_jobs(9), runner)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_stock_config_resolves(folder: str, clone: Path) -> None:
    """Transform, data, post-processor and metrics of each config are found."""
    task = Task.open(clone / "datasets" / folder)
    assert task.config_names()
    for name in task.config_names():
        config = task.config(name)
        assert Path(config.transform).is_file()
        assert len(task.docs(config)) == 12
        postprocessor(config.postprocess)
        for spec in config.metrics:
            known = {**GEN_METRICS, **PPL_METRICS, "acc_suffix": PPL_METRICS["log_prob"]}
            assert known[spec.type](spec.options, "")


@pytest.mark.parametrize("folder", ["agieval", "bbh-cot", "gsm8k", "hellaswag", "wmt20-zh-en"])
def test_an_imported_folder_renders_as_the_original(
    folder: str, clone: Path, tmp_path: Path, runner: TransformRunner
) -> None:
    """Also outside of the clone, without its parameter files."""
    written = import_task(clone / "datasets" / folder)
    for name, text in written.files.items():
        path = tmp_path / folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    before, after = Task.open(clone / "datasets" / folder), Task.open(tmp_path / folder)
    assert before.config_names() == after.config_names()
    for name in before.config_names():
        plans = [make_plan(t, Options(sampler="ultraeval"), config=name) for t in (before, after)]
        decodings = [plan.config.decoding for plan in plans]
        assert decodings[1] in (decodings[0], replace(decodings[0], until=()))
        texts = [[_text(i) for i in render_docs(p, p.docs(), runner).items] for p in plans]
        assert texts[0] == texts[1]


def _text(item: Any) -> str:
    assert isinstance(item, Rendered)
    return item.prompt.text


def test_an_export_is_found_and_evaluated_there(
    clone: Path, tmp_path: Path, runner: TransformRunner
) -> None:
    """`make_config.py` lists it, and the evaluator makes our prompts of it."""
    task = Task.open(Path(__file__).parents[2] / "transforms" / "sums-mcq")
    plan = make_plan(task, Options(sampler="ultraeval", seed=7, sample_size=None), method="ppl")
    items = [i for i in render_docs(plan, plan.docs(), runner).items if isinstance(i, Rendered)]
    written = export_task(_job(plan, items, clone))
    for name, text in written.files.items():
        path = clone / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8"))
    command = [sys.executable, "configs/make_config.py", "--datasets", "sums-mcq"]
    subprocess.run([*command, "--method", "ppl"], cwd=clone, check=True, capture_output=True)
    (found,) = json.loads((clone / "configs" / "eval_config.json").read_text(encoding="utf-8"))
    rows = (clone / found["path"]).read_text(encoding="utf-8").splitlines()
    settings: RenderSettings = plan.settings
    job = {
        "kind": "prompts",
        "transform": str(clone / found["transform"]),
        "rows": [json.loads(row) for row in rows],
        "dataset_name": found["task_name"],
        "description": found["description"],
        "num_fewshot": found["fewshot"],
        "seed": settings.seed,
    }
    (answer,) = ask(CHECKOUT, [job])
    assert [theirs["input"] for theirs in answer] == [item.prompt.text for item in items]
    assert any(loss.startswith("seed: ") for loss in written.losses)


def _job(plan: Any, items: list[Rendered], target: Path) -> ExportJob:
    version = plan.task.version(plan.version)
    return ExportJob(
        task=plan.task.name,
        version=version,
        source=plan.source,
        diff="",
        config=plan.config,
        settings=plan.settings,
        dataset_name=plan.task.dataset_name(plan.config),
        docs=plan.docs(),
        items=tuple(items),
        pool=plan.docs(),
        separate_pool=False,
        shots={},
        target=target,
    )
