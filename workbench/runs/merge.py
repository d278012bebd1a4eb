"""Parts of a run, scored in several places, joined to the whole: every row exactly once."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

from workbench.analysis.report import Report
from workbench.errors import NotFoundError, SettingError
from workbench.runs.ledger import Ledger, new_run_id
from workbench.runs.order import Window
from workbench.runs.parts import WHOLE, require_same
from workbench.runs.plan import Plan
from workbench.runs.progress import Recorder
from workbench.runs.run import WINDOW
from workbench.runs.stored import plan_of_run
from workbench.tasks.task import Task
from workbench.types import Row, Run


def merge_runs(task: Task, names: Sequence[str], ledger: Ledger) -> Report:
    """Join finished runs of parts of one sample to a run of the whole, in `ledger`, and return its
    report. A name is a run's id there, that behind the folder of another ledger and a slash, or
    such a folder alone, whose newest finished run of the task is meant. A row that several of them
    have is taken once.

    Raises:
        NotFoundError: there is no such run.
        SettingError: they are not of the same thing, one is not finished, rows are missing, or two
            have different rows of one doc.
        StoreError: a ledger cannot be read or written.
    """
    begun = time.monotonic()
    with ExitStack() as opened:
        parts: list[tuple[Ledger, Run]] = []
        for name in names:
            if (Path(name) / "runs.db").exists():
                place = opened.enter_context(closing(Ledger(Path(name))))
                parts.append((place, _newest(place, task, name)))
                continue
            folder, _, run_id = name.rpartition("/")
            place = opened.enter_context(closing(_ledger(Path(folder)))) if folder else ledger
            parts.append((place, place.run(run_id)))
        first = parts[0][1]
        for _, run in parts:
            require_same(run, first, free=("shard",))
            _require_done(run)
        plan = _plan(first, task)
        order = WHOLE.order(plan.docs(), plan)
        _require_all(parts, len(order))
        settings = {name: value for name, value in first.settings.items() if name != "shard"}
        settings |= {
            "n": len(order),
            "questions": order.questions,
            "largest_question": order.largest,
        }
        whole = replace(
            first, run_id=new_run_id(), settings=settings, started=time.time(), metrics=None
        )
        ledger.start(whole)
        recorder = Recorder(whole, ledger, len(order))
        for window in order.windows(WINDOW):
            rows = [window.placed(row) for row in _rows(parts, window).values()]
            ledger.add_rows(whole.run_id, rows)
            for row in rows:
                recorder.add(row)
        recorder.run = replace(whole, status="done", seconds=time.monotonic() - begun)
        recorder.run = replace(recorder.run, metrics=recorder.metrics)
        ledger.tell(recorder.run, recorder.folding.counts())
        return recorder.report()


def _ledger(folder: Path) -> Ledger:
    if not (folder / "runs.db").exists():
        raise NotFoundError(
            f"{folder}: no runs are kept here",
            expected="a folder with runs.db, such as --state named",
        )
    return Ledger(folder)


def _newest(ledger: Ledger, task: Task, folder: str) -> Run:
    """Return the newest run of the task in another ledger; a finished one, if there is any."""
    runs = ledger.runs(task.name)
    if not runs:
        raise NotFoundError(f"{folder}: no runs of {task.name!r} are kept here")
    return next((run for run in runs if run.status == "done"), runs[0])


def _require_done(run: Run) -> None:
    if run.status != "done":
        raise SettingError(
            f"run {run.run_id}: status",
            expected="done",
            seen=run.status,
            fix=f"Go on with it first: workbench score … --resume {run.run_id}",
        )


def _plan(run: Run, task: Task) -> Plan:
    """Return the plan of the whole sample.

    Raises:
        SettingError: its rows are not those of the task as it is now.
    """
    size, group = run.settings.get("sample_size"), run.settings.get("group")
    plan = replace(plan_of_run(run, task), sample_size=size, group=group)
    if task.docs_sha256(plan.config) != run.settings["docs_sha256"]:
        raise SettingError(
            f"run {run.run_id}: rows",
            expected="those that the task has now",
            seen="others: the data was edited since, or is another file's",
        )
    return plan


def _require_all(parts: Sequence[tuple[Ledger, Run]], total: int) -> None:
    there: set[int] = set()
    for ledger, run in parts:
        there |= ledger.doc_ids(run.run_id)
    if len(there) != total:
        shards = sorted({tuple(run.settings.get("shard") or (1, 1)) for _, run in parts})
        raise SettingError(
            "these runs are not the whole",
            expected=f"{total:,} rows",
            seen=f"{len(there):,} rows, of the shards "
            + ", ".join(f"{number}/{of}" for number, of in shards),
            fix="Name the runs of all shards.",
        )


def _rows(parts: Sequence[tuple[Ledger, Run]], window: Window) -> Mapping[int, Row]:
    """Return the rows of a window's docs by id.

    Raises:
        SettingError: two runs have different rows of one doc.
    """
    ids = [doc.id for doc in window.docs]
    found: dict[int, tuple[str, Row]] = {}
    for ledger, run in parts:
        for row in ledger.rows_of(run.run_id, ids):
            other, known = found.setdefault(row.doc_id, (run.run_id, row))
            if not _same(known, row):
                raise SettingError(
                    f"doc {row.doc_id}",
                    expected=f"one row, or equal ones, in the runs {other} and {run.run_id}",
                    seen="another prompt, answer or score",
                    fix="Name only one of them.",
                )
    return {doc_id: found[doc_id][1] for doc_id in ids}


def _same(row: Row, other: Row) -> bool:
    """Say whether two rows are of one answer, wherever it came from and in whatever order."""
    bare = (replace(each, cached=0, computed=0, block=None) for each in (row, other))
    return repr(next(bare)) == repr(next(bare))  # NaN, too, is NaN
