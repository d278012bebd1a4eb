"""The run button's promise beside what the run then took, and how long promising takes.

Each line is a run after another: its promise is made first, from what the runs before it left,
then it is run. "ratio" is promised over actual seconds; between 0.67 and 1.5 the promise is kept.
The first run of each method has none: nothing is known before. Wall time counts, since that is
what is promised, so other work on the machine shows. Nothing is downloaded.

    python -m benchmarks.promise
    python -m benchmarks.promise --rows 500
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
    """Take a step, promise, run; return the table's line."""
    name, settings, (old, new) = step
    session.configure(**settings)
    if old:
        session.edit(session.state().source.replace(old, new))
    session.promise()  # the first one starts the process that renders
    begun = time.perf_counter()
    promise = session.promise()
    promising = time.perf_counter() - begun
    begun = time.perf_counter()
    end = list(session.score())[-1]
    seconds = time.perf_counter() - begun
    docs = f"{end.computed} of {end.total}"
    if (promise.stored, promise.to_compute) != (end.cached, end.computed):
        docs += " (promised otherwise)"
    told, ratio = "–", "–"
    if promise.seconds is not None:
        told = f"{promise.seconds:.2f}"
        ratio = f"{promise.seconds / seconds:.2f}" + " at most" * promise.at_most
    took = f"{1000 * promising:.0f} ms"
    return f"| {name} | {docs} | {told} | {seconds:.2f} | {ratio} | {took} |"


def main() -> None:
    """Print a table for each method."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--model", default="teaching")
    parser.add_argument("--rows", type=int, default=200, help="of the last PPL step")
    options = parser.parse_args()
    for method, steps in STEPS.items():
        print(
            f"\n{method.upper()}\n| run | docs computed | promised, s | took, s | ratio | to say |"
        )
        print("|---|---|---|---|---|---|")
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
