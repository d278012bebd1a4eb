"""What the workbench makes of a job for UltraEval, and whether that is what UltraEval answered."""

from __future__ import annotations

import json
import math
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.answers.postprocess import postprocessor
from workbench.errors import SettingError
from workbench.exchange.ultraeval import read_samples
from workbench.prompts.render import render
from workbench.prompts.samplers.pool import Pool
from workbench.prompts.transform import Source, TransformRunner
from workbench.scoring.metrics.code import pass_at_k
from workbench.scoring.metrics.ultraeval import GEN_METRICS, PPL_METRICS, norm_values
from workbench.types import Doc, Rendered, RenderSettings

COMPAT = "ultraeval"


def differences(job: Mapping[str, Any], answer: Any, runner: TransformRunner) -> list[str]:
    """Return what differs between our answer to `job` and UltraEval's, one line each."""
    if job["kind"] == "prompts":
        return prompt_differences(job, answer, runner)
    return _CHECKS[job["kind"]](job, answer)


def prompt_differences(job: Mapping[str, Any], answer: Any, runner: TransformRunner) -> list[str]:
    """Compare the prompts of all rows of a job, and what the transform made beside them."""
    docs = tuple(Doc(place, row) for place, row in enumerate(job["rows"]))
    source = job.get("source") or Path(job["transform"]).read_text(encoding="utf-8")
    settings = RenderSettings(
        num_fewshot=job["num_fewshot"],
        seed=job["seed"],
        sampler=COMPAT,
        description=job["description"],
    )
    asked = Source(source, dataset_name=job["dataset_name"], compat=COMPAT)
    try:
        batch = render(docs, Pool(docs), asked, settings, runner)
    except SettingError as error:
        return [] if answer == {"error": "ValueError"} else [str(error)]
    found: list[str] = []
    for item, theirs in zip(batch.items, answer, strict=True):
        if not isinstance(item, Rendered):
            found.append(f"doc {item.doc.id}: {item.diagnostic.message}")
            continue
        ours = (
            item.prompt.text,
            list(item.example.outputs),
            _listed(item.example.processed_output),
        )
        wanted = (theirs["input"], _listed(theirs["output"]), _listed(theirs["processed_output"]))
        if ours != wanted:
            found.append(f"doc {item.doc.id}: {ours!r} is not {wanted!r}")
    return found


def _listed(value: Any) -> list[Any]:
    return [value] if isinstance(value, str) else list(value)


def _post_differences(job: Mapping[str, Any], answer: Sequence[Any]) -> list[str]:
    process = postprocessor(job["name"], COMPAT)
    # None is what AGIEval's cloze gives where it finds nothing.
    wanted = [tuple(text for text in theirs if text is not None) for theirs in answer]
    return [
        f"{job['name']}({text!r}): {process(text)} is not {theirs}"
        for text, theirs in zip(job["texts"], wanted, strict=True)
        if process(text) != theirs
    ]


def _norm_differences(job: Mapping[str, Any], answer: Any) -> list[str]:
    logprobs = job["logprobs"]
    if job["name"] == "general_torch_ppl":
        ours: Sequence[float] = [-math.fsum(values) for values in logprobs]
    else:
        ours = norm_values(logprobs)
    if isinstance(answer, dict):
        return [] if any(math.isnan(value) for value in ours) else [f"{job}: {ours}, no error"]
    same = all(math.isclose(a, b, rel_tol=1e-12) for a, b in zip(ours, answer, strict=True))
    return [] if same else [f"{job}: {ours} is not {answer}"]


def _metric_differences(job: Mapping[str, Any], answer: Sequence[Any]) -> list[str]:
    found: list[str] = []
    for (data, gold, results), theirs in zip(job["cases"], answer, strict=True):
        if job["type"] in PPL_METRICS:
            metric = PPL_METRICS[job["type"]](job["options"], COMPAT)
            ours = metric(data["target_scores"], results[0])
        else:
            measure = GEN_METRICS[job["type"]](job["options"], COMPAT)
            golds = gold if isinstance(gold, str) else tuple(gold)
            ours = measure(data, golds, tuple(results))
        value = math.nan if isinstance(theirs, dict) or theirs is None else float(theirs)
        same = math.isclose(ours.value, value, rel_tol=1e-12) or (
            math.isnan(ours.value) and math.isnan(value)
        )
        if not same:
            found.append(f"{job['type']}{(data, gold, results)}: {ours} is not {theirs}")
    return found


def _aggregate_differences(job: Mapping[str, Any], answer: Mapping[str, float]) -> list[str]:
    values = job["values"]
    ours = {
        f"pass@{k}": pass_at_k(len(values), sum(values), k)
        for k in (1, 2, 10, 25, 50, 100)
        if k <= len(values)
    }
    same = ours.keys() == answer.keys() and all(
        math.isclose(ours[name], answer[name], rel_tol=1e-12) for name in ours
    )
    return [] if same else [f"{job}: {ours} is not {answer}"]


def _run_differences(job: Mapping[str, Any], answer: Sequence[Mapping[str, Any]]) -> list[str]:
    """Compare what is read of an `instance.jsonl` with what went in and came out."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "instance.jsonl"
        path.write_text("".join(json.dumps(line) + "\n" for line in answer), encoding="utf-8")
        rows = read_samples(Path(name))
    found: list[str] = []
    samples = job.get("params", {}).get("sampling_num", 1)
    for place, (row, line) in enumerate(zip(rows, answer, strict=True)):
        said = job["answers"][place * samples]
        wanted: dict[str, Any] = {
            "doc_id": place,
            "prompt": line["prompt_inputs"][0],
            "data": job["rows"][place],
            "scores": line["metrics"],
        }
        if isinstance(said, str):
            wanted |= {"response": said, "extracted": tuple(line["processed_outputs"][:1])}
        else:
            wanted["loglikelihoods"] = tuple(sum(logprobs) for logprobs in said)
            wanted["choices"] = tuple(job["rows"][place]["target_scores"])
            scores = list(job["rows"][place]["target_scores"].values())
            if row.predicted is None or scores[row.predicted] != line["metrics"]["accuracy"]:
                found.append(f"doc {place}: picked {row.predicted}, scored {line['metrics']}")
        found += [
            f"doc {place}: {key}: {getattr(row, key)!r} is not {value!r}"
            for key, value in wanted.items()
            if getattr(row, key) != value
        ]
    return found


_CHECKS = {
    "postprocess": _post_differences,
    "norm": _norm_differences,
    "metric": _metric_differences,
    "aggregate": _aggregate_differences,
    "run": _run_differences,
}
