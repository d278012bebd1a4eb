"""The teaching model by numpy beside itself by torch: time, and how far their answers differ.

All docs of shipped tasks are scored by both in turn, some rounds, each time by models that were
loaded anew and asked one small thing, so that neither has anything of the texts and torch has tried
which way of running it is right. Times are the process's, medians of the rounds, encoding included
and loading left out; the ratio stands with the least and the largest of a round. "differs" is the
largest difference of two log-probabilities of one token, in nats.

    python -m benchmarks.numpy_model --rounds 5 --every
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from workbench.models.hf import load_hf_model
from workbench.models.load import TEACHING
from workbench.models.local import LocalModel
from workbench.models.numpy_lm.model import load_numpy_model
from workbench.prompts.transform import TransformRunner
from workbench.runs.options import Options
from workbench.runs.plan import make_plan, render_docs
from workbench.scoring.requests import gen_requests, ppl_requests
from workbench.tasks.task import Task
from workbench.types import GenerationRequest, LoglikelihoodRequest, Method, Rendered

TASKS = Path("transforms")
FIRST: Sequence[tuple[str, Method]] = (("sums", "gen"), ("sums-mcq", "ppl"))


class Round(NamedTuple):
    """What one model took for a task's requests, and its answers."""

    seconds: float
    answers: tuple[Any, ...]


def every_task() -> list[tuple[str, Method]]:
    """Return all shipped tasks by all their methods."""
    folders = sorted(path for path in TASKS.iterdir() if path.is_dir())
    return [(path.name, method) for path in folders for method in Task.open(path).methods()]


def requests_of(name: str, method: Method) -> list[Any]:
    """Return what a run of all docs asks a model, with the task's own settings."""
    plan = make_plan(Task.open(TASKS / name), Options(), method=method)
    with closing(TransformRunner()) as runner:
        batch = render_docs(plan, plan.task.docs(plan.config), runner)
    items = [item for item in batch.items if isinstance(item, Rendered)]
    if method == "ppl":
        return [request for item in items for request in ppl_requests(item, plan.scope)]
    return [request for item in items for request in gen_requests(item, plan.config.decoding, 0)]


def answered(model: LocalModel, requests: Sequence[Any]) -> tuple[Any, ...]:
    """Return the model's answers, in order."""
    is_gen = isinstance(requests[0], GenerationRequest)
    stream = model.generate(requests) if is_gen else model.loglikelihoods(requests)
    return tuple(answer for _, answer in sorted((found for found in stream if found), key=_index))


def _index(found: tuple[int, Any]) -> int:
    return found[0]


def measure(by_torch: bool, requests: Sequence[Any]) -> Round:
    """Answer the requests with a model that is loaded anew."""
    model: LocalModel = (
        load_hf_model(str(TEACHING)) if by_torch else load_numpy_model(TEACHING, name="teaching")
    )
    for warming in (LoglikelihoodRequest("a", "b"), GenerationRequest("a")):
        answered(model, [warming])
    start = time.process_time()
    answers = answered(model, requests)
    return Round(time.process_time() - start, answers)


def difference(one: Sequence[Any], other: Sequence[Any]) -> float:
    """Return the largest difference of two log-probabilities; infinite where tokens differ."""
    most = 0.0
    for a, b in zip(one, other, strict=True):
        if a.token_ids != b.token_ids:
            return float("inf")
        pairs = zip(a.token_logprobs, b.token_logprobs, strict=True)
        most = max(most, *(abs(x - y) for x, y in pairs))
    return most


def row(name: str, method: Method, rounds: int, most_requests: int | None) -> str:
    """Return a task's line of the table."""
    requests = requests_of(name, method)[:most_requests]
    found = [(measure(True, requests), measure(False, requests)) for _ in range(rounds)]
    torch, numpy = (statistics.median(each[i].seconds for each in found) for i in (0, 1))
    ratios = sorted(ours.seconds / theirs.seconds for theirs, ours in found)
    most = max(difference(theirs.answers, ours.answers) for theirs, ours in found)
    return (
        f"| {name} {method.upper()} | {len(requests)} | {torch:.2f} | {numpy:.2f} |"
        f" {statistics.median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f}) | {most:.1e} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="The teaching model by numpy and torch.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--every", action="store_true", help="all shipped tasks, not two")
    parser.add_argument("--requests", type=int, metavar="N", help="only the first of each task")
    args = parser.parse_args()
    tasks = every_task() if args.every else FIRST
    print("| task | requests | torch, s | numpy, s | ratio | differs |")
    print("|---|---|---|---|---|---|")
    for name, method in tasks:
        print(row(name, method, args.rounds, args.requests), flush=True)


if __name__ == "__main__":
    main()
