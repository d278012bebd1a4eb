"""The workbench beside a checkout of OpenCompass, whose path is in `OPENCOMPASS`.

`OPENCOMPASS_PYTHON` names an interpreter that has its packages (with torch and transformers).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.live.opencompass_rows import made_case
from tests.unit.exchange.opencompass_cases import CASES, import_case, rendered
from workbench.exchange import opencompass
from workbench.exchange.export import make_job
from workbench.exchange.files import ExportJob
from workbench.models.load import load_model
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options, change_options
from workbench.runs.plan import make_plan
from workbench.scoring.metrics.named import PPL_RULES
from workbench.scoring.metrics.opencompass import circular_scores, pick_option
from workbench.tasks.task import Task
from workbench.types import Decoding, GenerationRequest, Loglikelihood, LoglikelihoodRequest

if not os.environ.get("OPENCOMPASS"):
    pytest.skip("set OPENCOMPASS to a checkout of OpenCompass", allow_module_level=True)

SCRIPT = Path(__file__).with_name("make_opencompass.py")
SHIPPED = Path(__file__).parents[2] / "transforms"
SEEDS = range(60)


def ask(cases: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return what the real OpenCompass makes of the cases."""
    command = [
        os.environ.get("OPENCOMPASS_PYTHON", sys.executable),
        str(SCRIPT),
        os.environ["OPENCOMPASS"],
        "--pipe",
    ]
    done = subprocess.run(command, input=json.dumps(cases), capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def runner() -> Iterator[TransformRunner]:
    with closing(TransformRunner()) as made:
        yield made


def test_the_golden_answers_are_still_given() -> None:
    """The stored answers are this checkout's."""
    answers = ask(list(CASES.values()))
    assert dict(zip(CASES, answers, strict=True)) == {n: c["answers"] for n, c in CASES.items()}


def test_made_datasets_give_the_same_prompts_and_scores(
    tmp_path: Path, runner: TransformRunner
) -> None:
    """Sixty datasets of many shapes: prompts, texts, right answers and the evaluators' scores."""
    cases = [made_case(seed) for seed in SEEDS]
    seen = set()
    for seed, (case, answers) in enumerate(zip(cases, ask(cases), strict=True)):
        task, _ = import_case(case, tmp_path / str(seed))
        items = rendered(task, runner)
        if "prompts" in answers:
            assert [item.prompt.text for item in items] == answers["prompts"], seed
            assert [i.example.processed_output for i in items] == answers["golds"], seed
        else:
            for index, item in enumerate(items):
                texts = dict.fromkeys(own[index] for own in answers["texts"].values())
                assert [item.prompt.text + c for c in item.choices] == list(texts), seed
        seen.add((case["entry"]["data_type"], case["entry"]["infer_method"]))
        for predictions, scores in zip(answers["predictions"], answers["scores"], strict=True):
            expected = {name: value for name, value in scores.items() if name != "details"}
            assert own_scores(answers, predictions) == pytest.approx(expected), seed
    assert len(seen) == 5


def own_scores(answers: Mapping[str, Any], predictions: Sequence[str]) -> dict[str, float]:
    """Return our scores of predictions, in per cent, under OpenCompass's names."""
    meta, rows = answers["meta"], answers["rows"]
    picks_option = "prompts" in answers and meta["data_type"] != "qa"
    picked = [
        pick_option(text, row, meta["options"]) if picks_option else text
        for row, text in zip(rows, predictions, strict=True)
    ]
    right = [a == b for a, b in zip(picked, answers["golds"], strict=True)]
    if meta["data_type"] == "circular-mcq":
        return {name: 100 * value for name, value in circular_scores(rows, right).items()}
    return {"accuracy": 100 * sum(right) / len(right)}


EXPORTS: Sequence[tuple[str, Any, dict[str, Any]]] = (
    ("sums-mcq", "gen", {}),
    ("sums-mcq", "gen", {"num_fewshot": 0}),
    ("sums-mcq", "gen", {"num_fewshot": 2, "sampler": "opencompass", "shot_ids": (1, 2)}),
    ("sums", "gen", {"num_fewshot": 2, "sampler": "per_doc", "description": "Add {idx}."}),
    ("word-problems", "gen", {}),
    ("entailment", "ppl", {}),
    ("sums-mcq", "ppl", {"num_fewshot": 0}),
    ("coin-flip", "ppl", {"num_fewshot": 2, "sampler": "opencompass", "seed": 43}),
)


def test_exports_give_the_same_prompts_there(tmp_path: Path) -> None:
    """What is exported, native or rendered, makes our prompts in the real OpenCompass."""
    jobs: list[ExportJob] = []
    cases: list[Mapping[str, Any]] = []
    for name, method, options in EXPORTS:
        made = change_options(Options(), **options)
        jobs.append(make_job(make_plan(Task.open(SHIPPED / name), made, method=method), tmp_path))
        files = dict(opencompass.export_task(jobs[-1]).files)
        data = next(path for path in files if path.endswith(".jsonl"))
        cases.append({"files": files, "entry": {"path": data}})
    for job, answers in zip(jobs, ask(cases), strict=True):
        if job.config.method == "gen":
            assert answers["prompts"] == [item.prompt.text for item in job.items]
            assert answers["golds"] == [item.example.processed_output for item in job.items]
            continue
        for index, item in enumerate(job.items):
            texts = {label: own[index] for label, own in answers["texts"].items()}
            start = item.prompt.text + item.target_delimiter
            assert list(texts.values()) == [start + choice for choice in item.choices]
            assert list(texts).index(answers["golds"][index]) == item.gold[0]


MODEL = Path(str(opencompass.__file__)).parents[1] / "models" / "teaching"
"""The teaching model's folder, which transformers loads too."""


@pytest.fixture(scope="module")
def written() -> Mapping[str, Any]:
    """What the inferencers wrote down with the teaching model, by case."""
    cases = {name: {**CASES[name], "model": str(MODEL)} for name in ("ppl_texts", "pasted_shots")}
    return {n: a["written"] for n, a in zip(cases, ask(list(cases.values())), strict=True)}


def test_perplexities_are_those_of_a_single_pass(
    tmp_path: Path, runner: TransformRunner, written: Mapping[str, Any]
) -> None:
    """Its PPL times its token count is our sum over the whole text; the picks are the same, and
    the predictions file gives the sums back."""
    file = tmp_path / "predictions.json"
    file.write_text(json.dumps(written["ppl_texts"]), encoding="utf-8")
    task, _ = import_case(CASES["ppl_texts"], tmp_path)
    model, labels = load_model("teaching"), list(CASES["ppl_texts"]["answers"]["texts"])
    for item, row in zip(rendered(task, runner), opencompass.read_samples(file), strict=True):
        requests = [LoglikelihoodRequest(item.prompt.text, c, "full") for c in item.choices]
        found = dict(filter(None, model.loglikelihoods(requests)))
        ours = [a for i in range(len(requests)) if isinstance(a := found[i], Loglikelihood)]
        # Where the options' texts begin alike, what was the prompt is not kept.
        texts = [item.prompt.text + choice for choice in item.choices]
        assert [f"{row.prompt}{choice}" for choice in row.choices] == texts
        assert row.loglikelihoods == pytest.approx([answer.sum for answer in ours], abs=1e-3)
        means = [total / count for total, count in
                 (PPL_RULES["opencompass_ppl"]("", answer, 0) for answer in ours)]  # fmt: skip
        own = written["ppl_texts"][str(item.doc.id)]
        theirs = [own[f"label: {label}"]["PPL"] for label in labels]
        assert [-mean for mean in means] == pytest.approx(theirs, abs=1e-4)
        assert means.index(max(means)) == row.predicted


def test_generations_are_the_same(
    tmp_path: Path, runner: TransformRunner, written: Mapping[str, Any]
) -> None:
    """A greedy continuation of eight tokens, from the prompt that is written down."""
    file = tmp_path / "predictions.json"
    file.write_text(json.dumps(written["pasted_shots"]), encoding="utf-8")
    task, _ = import_case(CASES["pasted_shots"], tmp_path)
    items, model = rendered(task, runner), load_model("teaching")
    decoding = Decoding(max_new_tokens=8, until=())
    requests = [GenerationRequest(item.prompt.text, decoding) for item in items]
    texts = dict(filter(None, model.generate(requests)))
    for item, row in zip(items, opencompass.read_samples(file), strict=True):
        assert row.prompt == item.prompt.text
        assert row.response == getattr(texts[item.doc.id], "text", None)
