"""The real lm-evaluation-harness, asked for what it sends and what it scores."""

from __future__ import annotations

import importlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Any

TEACHING = Path(__file__).parents[2] / "workbench" / "models" / "teaching"


@lru_cache(maxsize=1)
def keep_templates() -> None:
    """Have the harness keep the templates that it compiled: by itself it compiles one anew for each
    field of each doc, which takes longer than all else that it does with a doc."""
    utils: Any = importlib.import_module("lm_eval.utils")
    utils.env.from_string = lru_cache(maxsize=256)(utils.env.from_string)


def load_task(folder: Path, name: str) -> Any:
    """Return the harness's task `name` of a folder of YAML files."""
    from lm_eval.tasks import TaskManager

    keep_templates()
    manager = TaskManager(include_path=str(folder), include_defaults=False)
    loaded = manager.load([name])
    return loaded["tasks"][name]


def requests_of(task: Any, seed: int = 1234, num_fewshot: int | None = None) -> list[list[Any]]:
    """Return the arguments of each doc's requests, as a run would send them."""
    task.set_fewshot_seed(seed=seed)
    if num_fewshot is not None:
        task.set_config(key="num_fewshot", value=num_fewshot)
    task.build_all_requests(rank=0, world_size=1)
    made: dict[int, list[Any]] = {}
    for instance in task.instances:
        made.setdefault(instance.doc_id, []).append(instance.args)
    return [made[doc_id] for doc_id in sorted(made)]


@lru_cache(maxsize=1)
def teaching_model() -> Any:
    """Return the harness's own model class on the teaching model."""
    huggingface: Any = importlib.import_module("lm_eval.models.huggingface")
    return huggingface.HFLM(pretrained=str(TEACHING), device="cpu", dtype="float32", batch_size=8)


def evaluate(folder: Path, names: list[str], *, limit: int | None = None) -> dict[str, Any]:
    """Return what `lm-eval run --include_path folder --tasks names --log_samples` finds."""
    harness: Any = importlib.import_module("lm_eval")
    tasks: Any = importlib.import_module("lm_eval.tasks")
    keep_templates()
    return harness.simple_evaluate(
        model=teaching_model(),
        tasks=list(names),
        task_manager=tasks.TaskManager(include_path=str(folder), include_defaults=False),
        log_samples=True,
        bootstrap_iters=0,
        limit=limit,
    )


def write_samples(folder: Path, name: str, to: Path, *, limit: int) -> Path:
    """Run a task, and write its samples as `--log_samples --output_path` does; return the file."""
    loggers: Any = importlib.import_module("lm_eval.loggers")
    found = evaluate(folder, [name], limit=limit)
    tracker = loggers.EvaluationTracker(output_path=str(to))
    tracker.save_results_aggregated(results=found, samples=found["samples"])
    tracker.save_results_samples(task_name=name, samples=found["samples"][name])
    (path,) = to.rglob(f"samples_{name}_*.jsonl")
    return path


def write_rows(path: Path, rows: list[dict[str, Any]]) -> None:
    """Write a file of rows."""
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), "utf-8")
