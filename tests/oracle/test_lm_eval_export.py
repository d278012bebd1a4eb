"""Our own versions, exported: the harness sends what we send, however shots are chosen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from workbench.exchange.export import make_job
from workbench.exchange.files import ExportJob, Written
from workbench.exchange.lm_eval import export_task, import_task, read_samples
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.tasks.task import Task

from .lm_eval_side import load_task, requests_of, write_samples

pytest.importorskip("lm_eval")

SHIPPED = Path(__file__).parents[2] / "transforms"


def exported(task: Task, to: Path, config: str, **settings: Any) -> tuple[ExportJob, Written]:
    """Export a task's latest version with the given settings; then the folder moves."""
    plan = make_plan(task, Options(sample_size=None, **settings), config=config)
    job = make_job(plan, to.with_name("before"))
    written = export_task(job)
    to.mkdir(parents=True)
    for name, text in written.files.items():
        (to / name).write_text(text, "utf-8")
    return job, written


def check_requests(job: ExportJob, folder: Path) -> None:
    """Compare every prompt and continuation."""
    theirs = requests_of(load_task(folder, job.task))
    assert len(theirs) == len(job.items)
    for item, requests in zip(job.items, theirs, strict=True):
        assert requests[0][0] == item.prompt.text, item.doc.id
        if job.config.method == "ppl":
            wanted = [item.target_delimiter + choice for choice in item.choices]
            assert [continuation for _, continuation in requests] == wanted


def form_of(written: Written) -> str:
    """Return the form that an export took."""
    found = [loss.split(" ")[0] for loss in written.losses if " form: " in loss]
    return found[0] if found else "templates"


CASES: list[tuple[str, str, dict[str, Any], str]] = [
    ("sums", "sums_gen", {}, "templates"),
    ("sums", "sums_gen", {"num_fewshot": 2, "sampler": "per_doc"}, "rendered"),
    ("sums-mcq", "sums-mcq_ppl", {"num_fewshot": 3, "sampler": "first_n"}, "templates"),
    ("sums-mcq", "sums-mcq_gen", {"num_fewshot": 2, "sampler": "lm-eval", "seed": 1234},
     "transform"),
    ("sums-mcq", "sums-mcq_ppl", {"num_fewshot": 2, "sampler": "lm-eval", "seed": 7}, "rendered"),
    ("coin-flip", "coin-flip_ppl", {"num_fewshot": 2, "seed": 5, "description": "{{x}} {% a\u2028"},
     "templates"),
    ("entailment", "entailment_ppl", {"num_fewshot": 1}, "transform"),
    ("mmlu-pro-cot", "mmlu-pro-cot_gen", {}, "transform"),
    ("word-problems", "word-problems_gen", {"num_fewshot": 2, "sampler": "ultraeval"}, "rendered"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "config", "settings", "form"), CASES)
def test_an_export_sends_our_requests(
    name: str, config: str, settings: dict[str, Any], form: str, tmp_path: Path
) -> None:
    """Every prompt and continuation is ours, byte for byte, in the form that is expected."""
    task = Task.open(SHIPPED / name)
    job, written = exported(task, tmp_path / "out", config, **settings)
    assert form_of(written) == form, written.losses
    check_requests(job, tmp_path / "out")


def test_inputs_of_digits_alone_are_texts_there_too(tmp_path: Path) -> None:
    """From a template the harness would take them for the numbers of choices."""
    task = tmp_path / "transforms" / "digits"
    (task / "data").mkdir(parents=True)
    rows = [
        {"question": question, "target_scores": {"odd": i % 2, "even": 1 - i % 2}}
        for i, question in enumerate(["12", "7", "forty", "3"])
    ]
    text = "".join(json.dumps(row) + "\n" for row in rows)
    (task / "data" / "digits.jsonl").write_text(text, "utf-8")
    (task / "transform_ppl_v0.py").write_text(
        "def transform(data, num_sample, r, dataset_name):\n"
        "    right = max(data['target_scores'], key=data['target_scores'].get)\n"
        "    return {'input': data['question'], 'output': right, 'processed_output': right}\n",
        "utf-8",
    )
    job, written = exported(Task.open(task), tmp_path / "out", "")
    assert form_of(written) == "transform", written.losses
    check_requests(job, tmp_path / "out")


def test_the_samples_that_the_harness_writes_are_read(tmp_path: Path) -> None:
    """A run's samples file is read back: prompts, hashes, stop strings, responses, scores."""
    job, _ = exported(Task.open(SHIPPED / "sums"), tmp_path / "out", "sums_gen", num_fewshot=2)
    path = write_samples(tmp_path / "out", "sums", tmp_path / "results", limit=3)
    rows = read_samples(path)
    assert [row.prompt for row in rows] == [item.prompt.text for item in job.items[:3]]
    assert [row.prompt_sha256 for row in rows] == [item.prompt.sha256 for item in job.items[:3]]
    assert all(row.until == job.config.decoding.until for row in rows)
    assert all(isinstance(row.response, str) and row.extracted is not None for row in rows)
    assert all(set(row.scores) == {"exact_match"} for row in rows)


def test_an_export_comes_back(tmp_path: Path) -> None:
    """Our own export imports again, to the same prompts; it names code, so with trust alone."""
    job, _ = exported(Task.open(SHIPPED / "sums-mcq"), tmp_path / "out", "sums-mcq_ppl")
    written = import_task(tmp_path / "out", trust=True)
    to = tmp_path / "transforms" / "again"
    for name, text in written.files.items():
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        (to / name).write_text(text, "utf-8")
    again = make_job(make_plan(Task.open(to), Options(sample_size=None)), tmp_path / "x")
    assert [item.prompt.text for item in again.items] == [item.prompt.text for item in job.items]
    assert [item.gold for item in again.items] == [item.gold for item in job.items]
    assert json.loads(written.files["config/sums-mcq_ppl.json"])["fewshot"] == 0 or job.shots
