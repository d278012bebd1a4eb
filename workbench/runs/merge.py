"""Parts of a run, scored in several places, joined to the whole: every row exactly once."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

from workbench.analysis.report import Report
from workbench.errors import NotFoundError, SettingError, shorten
from workbench.runs.ledger import Ledger, new_run_id
from workbench.runs.order import Window
from workbench.runs.parts import WHOLE, facts_of_parts, mark_of, require_same
from workbench.runs.plan import Plan
from workbench.runs.progress import Recorder
from workbench.runs.run import WINDOW
from workbench.runs.stored import plan_of_run
from workbench.tasks.task import Task
from workbench.types import Row, Run

MOST_TOLD = 6
"""Runs that a message names."""


def merge_runs(task: Task, names: Sequence[str], ledger: Ledger, mark: str = "") -> Report:
    """Join finished runs of parts of one sample to a run of the whole, in `ledger`, and return its
    report. A name is a run's id there, that behind the folder of another ledger and a slash, or
    such a folder alone, which stands for the newest finished run of each part that it has. A row
    that several of them have is taken once. With a `mark` only runs that have it are joined.

    Raises:
        NotFoundError: there is no such run.
        SettingError: they are not of the same thing, one is not finished, rows are missing, two
            have different rows of one doc, or a folder has runs of several things.
        StoreError: a ledger cannot be read or written.
    """
    begun = time.monotonic()
    with ExitStack() as opened:
        parts: list[tuple[Ledger, Run]] = []
        for name in names:
            if (Path(name) / "runs.db").exists():
                place = opened.enter_context(closing(Ledger(Path(name))))
                parts += [(place, run) for run in _parts_in(place, task, name, mark)]
                continue
            folder, _, run_id = name.rpartition("/")
            place = opened.enter_context(closing(_ledger(Path(folder)))) if folder else ledger
            run = place.run(run_id)
            _require_mark([run], mark, name)
            parts.append((place, run))
        first = parts[0][1]
        for _, run in parts:
            require_same(run, first, free=("shard",), asked=f"run {first.run_id} has")
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
        ledger.keep_marks(task.row_marks(plan.config))
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


def _parts_in(ledger: Ledger, task: Task, folder: str, mark: str) -> list[Run]:
    """Return the newest finished run of each part that another ledger has; the newest of all, where
    none has finished.

    Raises:
        NotFoundError: it has no run of the task.
        SettingError: its runs are of several things, or none has the `mark`.
    """
    runs = ledger.runs(task.name)
    if not runs:
        raise NotFoundError(f"{folder}: no runs of {task.name!r} are kept here")
    # One that was stopped and never gone on with is in nobody's way, unless it is the newest.
    found = [run for run in runs if run.status == "done" or run is runs[0]]
    found = _require_mark(found, mark, folder)
    if len({(mark_of(run), run.model) for run in found}) > 1:
        raise SettingError(
            f"{folder}: which run is meant?",
            expected="the parts of one run",
            seen=_told(found),
            fix=f"Name it: {folder.rstrip('/')}/RUN",
        )
    done = [run for run in found if run.status == "done"]
    newest = {str(run.settings.get("shard")): run for run in reversed(done)}
    return list(newest.values()) or found


def _require_mark(runs: Sequence[Run], mark: str, where: str) -> list[Run]:
    """Return those of the runs that have the mark, all where it is "".

    Raises:
        SettingError: none has.
    """
    found = [run for run in runs if not mark or mark_of(run) == mark]
    if not found:
        raise SettingError(
            f"{where}: not the run that was handed over",
            expected=f"one with the mark {mark}",
            seen=_told(runs),
            fix="Its text, rows or settings were changed since: hand it over anew.",
        )
    return found


def _told(runs: Sequence[Run]) -> str:
    """Return the runs, with what tells one from another."""
    facts = [facts_of_parts(run) for run in runs]
    differing = [
        name
        for name in facts[0]
        if name != "source" and any(each.get(name) != facts[0][name] for each in facts)
    ]
    told = [
        ", ".join(
            [run.version, run.model, *(f"{n} {shorten(each.get(n), 24)}" for n in differing[:3])]
        )
        for run, each in zip(runs, facts, strict=True)
    ]
    named = [f"{run.run_id} ({text})" for run, text in zip(runs, told, strict=True)]
    more = [f"{len(named) - MOST_TOLD} more"] if len(named) > MOST_TOLD else []
    return "; ".join([*named[:MOST_TOLD], *more])


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
