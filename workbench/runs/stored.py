"""Finding stored runs: the nearest ledger, and reports by their runs' ids."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from workbench.analysis.report import Report
from workbench.errors import NotFoundError
from workbench.runs.ledger import Ledger
from workbench.tasks.task import STATE_FOLDER, Task


def stored_reports(
    runs: Sequence[Report | str], *, task: Task | None = None, ledger: Ledger | None = None
) -> list[Report]:
    """Return the reports of runs, which are such or ids of some in `ledger`, by default that of
    `task`, or else the nearest one (see `state_of_runs`).

    Raises:
        NotFoundError: there is no run of that id, or no ledger.
    """
    known = [run for run in runs if isinstance(run, Report)]
    if len(known) == len(runs):
        return known
    if ledger is None:
        with closing(Ledger(state_of_runs(task))) as opened:
            return stored_reports(runs, ledger=opened)
    return [run if isinstance(run, Report) else ledger.report(run) for run in runs]


def state_of_runs(task: Task | None = None) -> Path:
    """Return the folder that holds the task's ledger, or the nearest ledger upwards from here.

    A ledger is not made here: an empty one has no run to compare.

    Raises:
        NotFoundError: there is none.
    """
    here = Path.cwd()
    places = [folder / STATE_FOLDER for folder in (here, *here.parents)]
    if task is not None:
        places = [task.state]
    for state in places:
        if (state / "runs.db").exists():
            return state
    raise NotFoundError(
        "no runs are kept here",
        expected=f"{STATE_FOLDER}/runs.db in {places[0].parent}"
        + (" or a folder above it" if task is None else ""),
        fix="Score something first, or name the task." if task is None else "Score it first.",
    )
