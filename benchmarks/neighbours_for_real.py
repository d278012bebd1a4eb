"""A hundred neighbours of a version with the teaching model, and whether the race ends where
scoring all of them on all rows ends: `python -m benchmarks.neighbours_for_real`.

*Tokens* are the distinct ones that the race read, as a share of what scoring each variant alone on
all rows takes. *Full scoring* is of all that ran, on all rows: where its best one stands in the
race, how far the race's winner is below that one, and whether both say the same of yours. Times
hang on the machine; a run of yours alone is timed beside.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import numpy as np

from workbench.analysis.judge import judge
from workbench.lint.first import errors_in
from workbench.models.base import LanguageModel
from workbench.models.load import load_model
from workbench.runs.neighbours.field import Scorer
from workbench.runs.neighbours.search import Search, make_field, race_field
from workbench.runs.options import Options
from workbench.runs.plan import plan_of
from workbench.runs.run import open_tools
from workbench.tasks.task import Task

CASES = (("sums-mcq", "ppl_v1"), ("entailment", "ppl_v1"))
TRANSFORMS = Path(__file__).parents[1] / "transforms"


def tables(most: int) -> Iterator[str]:
    """Yield the table, a line for each task."""
    yield (
        "| task | variants | rows | evaluations | tokens | seconds | of one run "
        "| best of full scoring | winner below it | lead over yours: race | in full |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    model = load_model("teaching")
    for name, version in CASES:
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(TRANSFORMS / name, Path(folder) / "transforms" / name)
            task = Task.open(Path(folder) / "transforms" / name)
            yield line(task, version, most, model)


def line(task: Task, version: str, most: int, model: LanguageModel) -> str:
    """Return a task's line."""
    plan = plan_of(task, Options(sample_size=None), version)
    with closing(open_tools(plan.task.state)) as tools:
        field = make_field(plan, Search(most=most), tools, model, errors_in)
        alone = Scorer(field, model, tools, lambda step: None)
        begun = time.monotonic()
        alone([0], range(len(field.docs)))
        once = time.monotonic() - begun
    shutil.rmtree(plan.task.state)
    with closing(open_tools(plan.task.state)) as tools:
        found = race_field(field, model, tools)
        scorer = Scorer(field, model, tools, lambda step: None)
        full = np.array(scorer(range(len(field.variants)), range(len(field.docs))))
    means = full.mean(axis=1)
    best, chosen = int(means.argmax()), found.race.best_place
    told = "tied with the winner" if field.variants[best] in found.tied else "called worse"
    pairs = [*zip(full[0], full[chosen], strict=True)]
    verdict = judge(pairs, tries=len(field.variants)).verdict if chosen else "the same"
    lead = f"{100 * found.race.lead:+.1f} ({found.race.judgement.verdict})" if chosen else "yours"
    return (
        f"| {task.name} {version} | {len(field.variants)} | {len(field.docs)} "
        f"| {found.race.evaluations:,} | {found.distinct_tokens / found.alone_tokens:.0%} "
        f"| {found.seconds:.0f} | {once:.1f} | {told} | {100 * (means[best] - means[chosen]):.1f} "
        f"| {lead} | {100 * (means[chosen] - means[0]):+.1f} ({verdict}) |"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=100)
    for told in tables(parser.parse_args().most):
        print(told, flush=True)


if __name__ == "__main__":
    main()
