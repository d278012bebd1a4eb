"""The real FreeEval beside us: what it sends, and what our exports make it send.

FREEEVAL names a clone, FREEEVAL_PYTHON an interpreter that has its requirements (by default this
one).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.live.freeeval_cases import CASES, TOKENIZER, lay_out
from tests.live.freeeval_export import export_job
from tests.live.freeeval_random import random_cases
from tests.oracle.said import Case, rendered
from tests.oracle.test_freeeval_chat import SAID, in_its_template
from workbench.exchange.export import make_job
from workbench.exchange.files import ExportJob
from workbench.exchange.freeeval import export_task, import_task, read_samples
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.tasks.task import Task

CHECKOUT = os.environ.get("FREEEVAL", "")
PYTHON = os.environ.get("FREEEVAL_PYTHON", sys.executable)
SCRIPT = Path(__file__).with_name("make_freeeval.py")
ROOT = Path(__file__).parents[2]
TEACHING = ROOT / "workbench" / "models" / "teaching"

pytestmark = pytest.mark.skipif(not CHECKOUT, reason="FREEEVAL names no clone of FreeEval")

WORKING = [*(case for case in CASES if not case.fails), *random_cases(40, seed=12)]


@dataclass(frozen=True)
class Trip:
    """A config on its way: what FreeEval sends for it, the task it became, and what FreeEval
    sends for that task's export."""

    sent: list[dict[str, Any]]
    job: ExportJob
    sent_again: list[dict[str, Any]]


def drive(jobs: Sequence[dict[str, str]], folder: Path) -> None:
    """Drive the real code over the jobs, in one process."""
    (folder / "jobs.json").write_text(json.dumps(jobs), "utf-8")
    command = [PYTHON, str(SCRIPT), CHECKOUT, "--jobs", str(folder / "jobs.json")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=folder)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.fixture(scope="module")
def trips(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Trip]:
    """Every case, there and back again."""
    base = tmp_path_factory.mktemp("freeeval")
    jobs: list[dict[str, str]] = []
    exported: dict[str, ExportJob] = {}
    for case in WORKING:
        folder = base / case.name
        lay_out(case.files, folder / "source")
        (folder / "source" / "config.json").write_text(json.dumps(case.config), "utf-8")
        lay_out(import_task(folder / "source" / "config.json").files, folder / "task")
        exported[case.name] = export_job(folder / "task")
        lay_out(export_task(exported[case.name]).files, folder / "export")
        for name, module in (("source", ""), ("export", "task_dataset.py")):
            place = folder / name
            jobs.append(
                {
                    "config": str(place / "config.json"),
                    "module": str(place / module) if module else "",
                    "out": str(place / "sent.json"),
                }
            )
    drive(jobs, base)

    def sent(name: str, place: str) -> list[dict[str, Any]]:
        (step,) = json.loads((base / name / place / "sent.json").read_text("utf-8"))
        return step["requests"]

    return {
        name: Trip(sent(name, "source"), job, sent(name, "export"))
        for name, job in exported.items()
    }


@pytest.mark.parametrize("name", [case.name for case in WORKING])
def test_there_and_back_again(name: str, trips: dict[str, Trip]) -> None:
    """FreeEval → workbench → FreeEval: the same prompts in the same order, and ours are they."""
    trip = trips[name]
    prompts = [request["prompt"] for request in trip.sent]
    assert [request["prompt"] for request in trip.sent_again] == prompts
    is_unrolled = len(prompts) > len(trip.job.items)
    ours = [
        item.prompt.text
        for item in trip.job.items
        for _ in (item.doc.data["options"] if is_unrolled else ("",))
    ]
    assert ours == prompts


@pytest.mark.parametrize("name", ["mmlu-shots-system", "cloze-qa", "loss-mcp"])
def test_an_export_runs(
    name: str, trips: dict[str, Trip], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The exported script runs FreeEval on a model, and its responses can be read back."""
    lay_out(export_task(trips[name].job).files, tmp_path)
    monkeypatch.setenv("PYTHONPATH", CHECKOUT)
    command = [PYTHON, str(tmp_path / "evaluate.py"), "--model", str(TEACHING)]
    command += ["--device", "cpu", "--output", str(tmp_path / "results")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr[-2000:]
    (found,) = (tmp_path / "results").rglob("all_responses.jsonl")
    rows = read_samples(found)
    items = trips[name].job.items
    assert [row.doc_id for row in rows] == [item.doc.id for item in items]
    assert [row.prompt_sha256 for row in rows] == [item.prompt.sha256 for item in items]
    (result,) = json.loads((tmp_path / "results" / "results.json").read_text("utf-8")).values()
    own = {"mmlu-shots-system": "accuracy", "cloze-qa": "accuracy_ln", "loss-mcp": "lm_loss"}[name]
    mean = sum(row.scores[own] for row in rows) / len(rows)
    reported = result.get("accuracy", result.get("avg_loss"))
    assert mean == pytest.approx(reported)


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Path, Case]]:
    """The cases of turns: each exported, and what FreeEval sends for it with a tokenizer."""
    base = tmp_path_factory.mktemp("said")
    lay_out(TOKENIZER, base)
    jobs: list[dict[str, str]] = []
    for number, case in enumerate(SAID):
        folder = base / str(number)
        plan = make_plan(case.write(folder), Options(sample_size=None, **case.settings))
        files = dict(export_task(make_job(plan, folder / "out")).files)
        config = json.loads(files["config.json"])
        kwargs = config["steps"][0]["dataset_config"]["dataset_kwargs"]
        kwargs["tokenizer_name_or_path"] = str(base / "tok")
        lay_out({**files, "config.json": json.dumps(config)}, folder / "out")
        out = {"config": "config.json", "module": "said_dataset.py", "out": "sent.json"}
        jobs.append({key: str(folder / "out" / name) for key, name in out.items()})
    drive(jobs, base)
    return [(base / str(number), case) for number, case in enumerate(SAID)]


@pytest.mark.parametrize("number", range(len(SAID)))
def test_turns_are_sent_as_turns(number: int, said: list[tuple[Path, Case]]) -> None:
    """With a tokenizer the real FreeEval sends our turns in its chat template, and for each choice
    what follows them."""
    folder, case = said[number]
    task = Task.open(folder / "transforms" / "said")
    plan = make_plan(task, Options(sample_size=None, **case.settings))
    _, chats = rendered(plan, in_its_template(folder.parent / "tok"))
    (step,) = json.loads((folder / "out" / "sent.json").read_text("utf-8"))
    wanted = [
        (item.prompt.text, [ending])
        for item in chats
        for ending in (item.endings if case.method == "ppl" else ("",))
    ]
    sent = [(each["prompt"], each["choices"]) for each in step["requests"]]
    assert [prompt for prompt, _ in sent] == [prompt for prompt, _ in wanted]
    if case.method == "ppl":
        assert sent == wanted
