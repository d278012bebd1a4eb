"""Drives a checkout of UltraEval: reads jobs (JSON) on stdin, writes what it answers on stdout.

Run by an interpreter that has UltraEval's packages, with the checkout's path as argument. It has
none of UltraEval's code: it imports it. Where `openai` or `rouge_chinese` is not installed an
empty module stands in, so that the other metrics can be imported.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import random
import sys
import tempfile
import types
from pathlib import Path
from typing import Any


def open_checkout(path: Path, folder: Path) -> None:
    """Make the checkout importable the two ways it imports itself: as the folder that it runs
    in, and as a package of the name UltraEval in the folder above."""
    if path.name != "UltraEval":
        (folder / "UltraEval").symlink_to(path)
        path = folder / "UltraEval"
    sys.path[:0] = [str(path), str(path.parent)]
    for name, member in (("openai", "OpenAI"), ("rouge_chinese", "Rouge")):
        try:
            importlib.import_module(name)
        except ImportError:
            module = types.ModuleType(name)
            setattr(module, member, lambda **settings: None)
            sys.modules[name] = module


def make_task(job: dict[str, Any], folder: Path) -> Any:
    """Return an `EvalTask` for a job's transform and rows."""
    from tasks.eval_task import EvalTask  # type: ignore[import-not-found]

    rows, params = folder / "rows.jsonl", folder / "params.json"
    rows.write_text("".join(json.dumps(row) + "\n" for row in job["rows"]), encoding="utf-8")
    params.write_text(json.dumps(job.get("params", {})), encoding="utf-8")
    transform = job.get("transform")
    if transform is None:
        transform = folder / "transform_gen_v0.py"
        transform.write_text(job["source"], encoding="utf-8")
    return EvalTask(
        task_name=job["dataset_name"],
        task_path=str(rows),
        description=job["description"],
        transform_script_path=str(transform),
        num_fewshot=job["num_fewshot"],
        metric_config=job.get("metric", {}),
        sample_config={"method": job.get("method", "generate"), "params": str(params)},
        model_postprocess=job.get("model_postprocess", "general_torch"),
        task_postprocess=job.get("postprocess", ""),
        log_dir=str(folder),
        limit=None,
    )


def prompts(job: dict[str, Any], folder: Path) -> list[Any]:
    """Return what its evaluator makes of each row, in order, from one seeded stream."""
    task = make_task(job, folder)
    stream = random.Random(job["seed"])
    return [
        task.construct_input(instance.data, task.num_fewshot, stream, task.description)
        for instance in task.dataset
    ]


def postprocess(job: dict[str, Any], folder: Path) -> list[Any]:
    """Return what a post-processor takes from each text: [answer], or the error's name."""
    from tasks.postprocess import get_postprocess  # type: ignore[import-not-found]

    process = get_postprocess(job["name"])()
    return [_tried(lambda text=text: process([text], [text])[1]) for text in job["texts"]]


def norm(job: dict[str, Any], folder: Path) -> Any:
    """Return what a post-processor of log-probabilities makes of one doc's options."""
    from tasks.postprocess import get_postprocess  # type: ignore[import-not-found]

    return _tried(lambda: get_postprocess(job["name"])()([job["logprobs"]], None)[1][0])


def metric(job: dict[str, Any], folder: Path) -> list[Any]:
    """Return a metric's value, as a number, for each (row, gold, results)."""
    from metrics import get_metric  # type: ignore[import-not-found]

    measure = get_metric(job["type"])(**job["options"])
    return [_tried(lambda case=case: measure(*case)) for case in job["cases"]]


def aggregate(job: dict[str, Any], folder: Path) -> Any:
    """Return what an aggregation makes of one doc's values."""
    from metrics.aggregator import get_aggregator  # type: ignore[import-not-found]

    return _tried(lambda: get_aggregator(job["type"])()(job["values"]))


class Parrot:
    """A model that answers from a list: with texts, or with log-probabilities of options."""

    concurrency = 1

    def __init__(self, answers: list[Any]) -> None:
        self.answers = iter(answers)

    def generate(self, request: Any) -> list[Any]:
        return [next(self.answers) for _ in request.instances]

    loglikelihood = generate


def run(job: dict[str, Any], folder: Path) -> list[Any]:
    """Evaluate rows with made answers; return the lines of its `instance.jsonl`."""
    task = make_task(job, folder)
    random.seed(job["seed"])
    task.run(Parrot(job["answers"]))
    return [json.loads(instance.dump()) for instance in task.dataset]


def _tried(function: Any) -> Any:
    try:
        value = function()
    except Exception as error:  # that it fails, and how, is the answer
        return {"error": type(error).__name__}
    return json.loads(json.dumps(value, default=float))


KINDS = {
    "prompts": prompts,
    "postprocess": postprocess,
    "norm": norm,
    "metric": metric,
    "aggregate": aggregate,
    "run": run,
}


def main() -> None:
    """Answer a list of jobs, each with its `kind`."""
    jobs = json.load(sys.stdin)
    answers = []
    with tempfile.TemporaryDirectory() as name, contextlib.redirect_stdout(io.StringIO()):
        open_checkout(Path(sys.argv[1]).resolve(), Path(name))
        for number, job in enumerate(jobs):
            folder = Path(name) / str(number)
            folder.mkdir()
            answers.append(_tried(lambda job=job, folder=folder: KINDS[job["kind"]](job, folder)))
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
