"""What a run is said to cost beside what it then took, and how long saying so takes.

Each line is a run after another: its cost is said first, from what the runs before it left, then
it is run. "ratio" is the expected over the actual seconds; "held" says whether these were within
the range that was said. Before the first run of each method nothing is known. Wall time counts,
since that is what is said, so other work on the machine shows. Nothing is downloaded.

    python -m benchmarks.cost
    python -m benchmarks.cost --rows 500
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from workbench.cli.lab import tasks_folder
from workbench.session.session import Session

Step = tuple[str, dict[str, Any], tuple[str, str]]
"""A step's name, the settings it changes, and what it replaces in the draft."""

NOTHING = ("", "")

STEPS: dict[str, list[Step]] = {
    "ppl": [
        ("the first run", {"sample_size": 40}, NOTHING),
        ("a larger sample", {"sample_size": 100}, NOTHING),
        ("the cue in another wording", {}, ("Answer:", "The answer is:")),
        ("more shots", {"num_fewshot": 6}, NOTHING),
        ("no shots", {"num_fewshot": 0}, NOTHING),
        ("other shots", {"num_fewshot": 4, "seed": 1}, NOTHING),
        ("the rows that are left", {"sample_size": None}, NOTHING),
    ],
    "gen": [
        ("the first run", {"sample_size": 8}, NOTHING),
        ("a larger sample", {"sample_size": 24}, NOTHING),
        ("the cue in another wording", {}, ("Answer:", "The answer is:")),
        ("more shots", {"num_fewshot": 6}, NOTHING),
        ("other shots", {"num_fewshot": 4, "seed": 1}, NOTHING),
    ],
}
TASKS = {"ppl": "sums-mcq", "gen": "sums"}


def measured(session: Session, step: Step) -> str:
    """Take a step, say its cost, run; return the table's line."""
    name, settings, (old, new) = step
    session.configure(**settings)
    if old:
        session.edit(session.state().source.replace(old, new))
    session.cost()  # the first one starts the process that renders
    begun = time.perf_counter()
    cost = session.cost()
    saying = f"{1000 * (time.perf_counter() - begun):.0f} ms"
    begun = time.perf_counter()
    end = list(session.score())[-1]
    took = time.perf_counter() - begun
    docs = f"{end.computed} of {end.total}"
    if (cost.stored, cost.to_compute) != (end.cached, end.computed):
        docs += " (said otherwise)"
    expected = ratio = held = "–"
    if cost.seconds is not None and cost.seconds_range is not None:
        low, high = cost.seconds_range
        expected = f"{low:.2f} to {high:.2f}"
        ratio = f"{cost.seconds / took:.2f}" + " at most" * cost.at_most
        held = "yes" if low <= took <= high else "no"
    return f"| {name} | {docs} | {expected} | {took:.2f} | {ratio} | {held} | {saying} |"


def main() -> None:
    """Print a table for each method."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--model", default="teaching")
    parser.add_argument("--rows", type=int, default=200, help="of the last PPL step")
    options = parser.parse_args()
    for method, steps in STEPS.items():
        print(f"\n{method.upper()}\n| run | docs computed | s | took, s | ratio | held | to say |")
        print("|---|---|---|---|---|---|---|")
        with tempfile.TemporaryDirectory() as folder:
            task = Path(folder) / "transforms" / TASKS[method]
            shutil.copytree(tasks_folder() / TASKS[method], task)
            session = Session(task, method=method, model=options.model)  # type: ignore[arg-type]
            with closing(session):
                for name, settings, edit in steps:
                    if "sample_size" in settings and settings["sample_size"] is None:
                        settings = {"sample_size": options.rows}
                    print(measured(session, (name, settings, edit)), flush=True)


if __name__ == "__main__":
    main()
