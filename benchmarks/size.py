"""What a row of a large run costs: by stage, by tenth of the run, in memory and on disk.

The rows are sums of two to eight numbers, each asked with three fixed shots of a model that answers
at once, so that what is measured is all that is not the model. Each stage is first timed alone, on
a window of the rows; then all of it is run. Nothing is downloaded.

    python -m benchmarks.size
    python -m benchmarks.size --rows 1000000
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from workbench.analysis.folding import Folding
from workbench.cli.lab import tasks_folder
from workbench.models.fake import FakeModel
from workbench.models.load import load_model
from workbench.runs.judging import score_settings
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, make_plan, render_docs
from workbench.runs.run import Tools, open_tools, score_plan
from workbench.scoring.evaluate import evaluate
from workbench.tasks.task import Task
from workbench.types import Row, Run

WINDOW = 4096
"""Rows on which the stages are timed one by one."""


def sums(rows: int) -> Iterator[dict[str, Any]]:
    """Yield rows of the task `sums`."""
    rng = random.Random(0)
    for _ in range(rows):
        terms = [rng.randint(10, 99) for _ in range(rng.randint(2, 8))]
        total, steps = terms[0], []
        for term in terms[1:]:
            steps.append(f"{total}+{term}={total + term}.")
            total += term
        yield {
            "passage": "",
            "question": "+".join(map(str, terms)) + "=",
            "target_scores": {},
            "answer": str(total),
            "steps": " ".join(steps),
            "terms": len(terms),
        }


def make_task(folder: Path, rows: int) -> Task:
    """Return the task `sums` with so many rows."""
    path = folder / "transforms" / "sums"
    shutil.copytree(tasks_folder() / "sums", path)
    with (path / "data" / "sums.jsonl").open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(row) + "\n" for row in sums(rows))
    return Task.open(path)


def resident() -> float:
    """Return this process's memory in MB (10⁶ bytes), where the system tells."""
    try:
        pages = int(Path("/proc/self/statm").read_text("utf-8").split()[1])
    except OSError:
        return float("nan")
    return pages * 4096 / 1e6


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return the seconds that `work` takes, and what it returns."""
    begun = time.perf_counter()
    found = work()
    return time.perf_counter() - begun, found


def stages(plan: Plan, tools: Tools, model: FakeModel) -> None:
    """Print what each stage costs a row."""
    seconds: dict[str, float] = {}
    seconds["read"], docs = timed(lambda: list(plan.docs()[:WINDOW]))
    render_docs(plan, docs[:1], tools.runner)  # starts the process that renders
    seconds["render"], batch = timed(lambda: render_docs(plan, docs, tools.runner))
    settings = score_settings(plan)
    seconds["score"], found = timed(lambda: list(evaluate(batch.items, model, settings)))
    rows: list[Row] = [row for row in found if row is not None]
    run = Run("stages", plan.task.name, "", "", "", "", "", "gen", {"n": len(rows)}, 0.0)
    tools.ledger.start(run)
    seconds["store"], _ = timed(lambda: tools.ledger.add_rows(run.run_id, rows))
    folding = Folding(run)
    seconds["fold"], _ = timed(lambda: [folding.add(row) for row in rows])
    print("| stage | µs a row |\n|---|---|")
    for name, each in seconds.items():
        print(f"| {name} | {1e6 * each / len(rows):.0f} |")


def whole(plan: Plan, tools: Tools, model: FakeModel, rows: int) -> None:
    """Print a line for the first 10,000 rows of a run, and for each tenth."""
    print("\n| rows | rows a second | CPU, µs a row | resident, MB |\n|---|---|---|---|")
    marks = sorted({min(10_000, rows), *(rows * tenth // 10 for tenth in range(1, 11))})
    begun = time.perf_counter()
    before, wall, cpu = 0, 0.0, 0.0  # the rows of the last line, and the clocks then
    for step in score_plan(plan, model, tools):
        if not marks or step.done < max(1, marks[0] * (before > 0)):
            continue
        now, worked, new = time.perf_counter(), time.process_time(), step.done - before
        rates = f"{new / (now - wall):,.0f} | {1e6 * (worked - cpu) / max(1, new):.0f}"
        told = f"| {step.done:,} | {rates} |" if before else f"| first, after {now - begun:.1f} s"
        print(told + " | | |" * (not before), f"{resident():.0f} |", flush=True)
        marks = marks[1:] if before else marks
        before, wall, cpu = step.done, now, worked
    took = time.perf_counter() - begun
    print(f"\n{rows:,} rows in {took:.1f} s: {rows / took:,.0f} a second, reading included")


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rows", type=int, default=20_000)
    rows = parser.parse_args().rows
    with tempfile.TemporaryDirectory() as folder:
        task = make_task(Path(folder), rows)
        options = change_options(Options(), sample_size=None, num_fewshot=3)
        plan = make_plan(task, options, method="gen")
        model = load_model("fake")
        assert isinstance(model, FakeModel)
        with closing(open_tools(Path(folder) / "stages")) as tools:
            stages(plan, tools, model)
        with closing(open_tools(task.state)) as tools:
            whole(plan, tools, model, rows)
        for path in sorted(task.state.glob("*.db")):
            print(f"{path.name}: {path.stat().st_size / rows:,.0f} bytes a row")


if __name__ == "__main__":
    main()
