"""How soon the live score has a number: from the last key, on `sums-mcq` with the teaching model.

What is timed, in the kernel: from handing an edit to the widget, as a page does, to the view with
the first number, and to the one after the last row. It holds the pause without a key, the preview,
and rendering and scoring both sides. The first edit also scores the parent, and makes the model's
own trial; later ones find the parent's answers stored. Each edit is another text, so none of its
own answers are. Not covered: the browser (some milliseconds each way).

    python -m benchmarks.probe --repeats 10
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import traitlets

from workbench.models.load import shared_model
from workbench.session.session import Session
from workbench.widgets.app import Workbench
from workbench.widgets.panes.probe import PAUSE_SECONDS

TASK = Path(__file__).parents[1] / "transforms" / "sums-mcq"
SHOTS = 3


@dataclass
class Times:
    """Seconds from an edit to the first number and to the last; `rows` were scored by then."""

    first: float
    last: float
    rows: str


def time_edit(widget: Workbench, source: str) -> Times:
    """Hand the widget an edit, and follow its live score to the end."""
    numbers: list[tuple[float, str]] = []

    def note(change: traitlets.Bunch) -> None:
        if change.new["value"]:
            numbers.append((time.perf_counter(), change.new["rows"]))

    widget.observe(note, "probe")
    begun = time.perf_counter()
    widget._handle_custom_msg({"type": "edit", "view": "v", "seq": 1, "source": source}, [])
    pane = next(pane for pane in widget.host.panes if "probe" in pane.views)
    widget.host.main.drain()
    thread = pane.thread  # type: ignore[attr-defined]
    thread.join()
    widget.unobserve(note, "probe")
    return Times(numbers[0][0] - begun, numbers[-1][0] - begun, numbers[-1][1])


def measure(sample: int, repeats: int) -> list[Times]:
    """Return the times of so many edits, each of a new text, with the model warm."""
    with tempfile.TemporaryDirectory() as name:
        task = Path(shutil.copytree(TASK, Path(name, "transforms", TASK.name)))
        session = Session(task, method="ppl", num_fewshot=SHOTS, sample_size=sample)
        widget = Workbench(session)
        widget.host.main.drain()
        widget._handle_custom_msg({"type": "probe", "on": True}, [])
        parent = session.parent_source()
        found = [
            time_edit(widget, parent.replace("Answer:", f"Answer {number}:"))
            for number in range(repeats)
        ]
        widget.close()
        session.close()
        return found


def row(what: str, found: Sequence[Times]) -> str:
    """Return a line of the table, in milliseconds."""
    first = sorted(1000 * times.first for times in found)
    last = statistics.median(1000 * times.last for times in found)
    pause = 1000 * PAUSE_SECONDS
    figures = (statistics.median(first), statistics.median(first) - pause, first[-1] - pause, last)
    cells = [what, f"{len(found)}", *(f"{ms:.0f}" for ms in figures), found[-1].rows]
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmark and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--samples", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--repeats", type=int, default=10)
    options = parser.parse_args(arguments)
    shared_model("teaching")
    print(f"{TASK.name}, PPL, {SHOTS} shots; milliseconds, the pause {1000 * PAUSE_SECONDS:.0f}")
    print(
        "| sample, edit | edits | first number after the key | after the pause | at most "
        "| last number after the key | rows then |\n|---|---|---|---|---|---|---|"
    )
    for sample in options.samples:
        found = measure(sample, options.repeats + 1)
        print(row(f"{sample}, the first", found[:1]), flush=True)
        print(row(f"{sample}, later", found[1:]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
