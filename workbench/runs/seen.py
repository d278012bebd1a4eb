"""Which rows runs have seen: those that they scored, and those that they showed as shots.

Rows are known by their content (`prompts.dataset.row_mark`), whatever the task of a run was called
and wherever its data lay. Runs of an older version kept no more of it than the hash of all rows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from workbench.prompts.dataset import marks_in, row_mark
from workbench.runs.ledger import Ledger
from workbench.tasks.config import TaskConfig
from workbench.tasks.task import Task
from workbench.types import Doc, Run


@dataclass(frozen=True, slots=True)
class SeenBefore:
    """How many of some rows the runs of a ledger have seen, and how many such runs there are."""

    runs: int
    rows: int

    @property
    def told_runs(self) -> str:
        """How many runs: "1 run", "2 runs"."""
        return "1 run" if self.runs == 1 else f"{self.runs} runs"

    @property
    def sentence(self) -> str:
        """It, to stand where it is told what a score of these rows is worth."""
        by = f"{self.told_runs} of this ledger {'has' if self.runs == 1 else 'have'}"
        return f"{by} scored {self.rows} of these rows, or shown them as shots."


@dataclass(frozen=True, slots=True)
class _Part:
    """Some rows of a file that a run has seen: the hash of all rows, the file then, and what gives
    the places of those that it has seen."""

    rows: str
    path: str
    places: Callable[[], set[int]]


def seen_before(ledger: Ledger, docs: Collection[Doc]) -> SeenBefore | None:
    """Return how many of the docs runs have seen, as far as their rows are known; None where none
    has."""
    wanted = {row_mark(doc) for doc in docs}
    known = _Known(ledger)
    found: set[bytes] = set()
    runs = 0
    for run in ledger.runs():
        its = {mark for part in _parts(run, ledger) for mark in known.seen(part, wanted)}
        runs += bool(its)
        found |= its
    return SeenBefore(runs, sum(row_mark(doc) in found for doc in docs)) if runs else None


def seen_places(task: Task, config: TaskConfig, source: str) -> tuple[set[int], int]:
    """Return the places of the task's rows that a run has seen, and how many runs were on the data
    as they were before an edit: the rows in the places that they saw are taken for theirs. `source`
    is the data's path from the task's folder on."""
    if not (task.state / "runs.db").exists():
        return set(), 0
    docs, now = task.docs(config), task.docs_sha256(config)
    marks = [row_mark(doc) for doc in docs]
    wanted, seen, places, older = set(marks), set[bytes](), set[int](), 0
    with closing(Ledger(task.state)) as ledger:
        known = _Known(ledger)
        for run in ledger.runs():
            is_older = False
            for part in _parts(run, ledger):
                if part.rows == now:
                    places |= part.places()
                    continue
                its = known.seen(part, wanted)
                seen |= its
                if _is_file(part, config.path) or (
                    (its or not known.has(part)) and _was_file(part, source)
                ):
                    places |= part.places()
                    is_older = True
            older += is_older
    places |= {place for place, mark in enumerate(marks) if mark in seen}
    return {place for place in places if place < len(docs)}, older


def _parts(run: Run, ledger: Ledger) -> Iterator[_Part]:
    """Yield the rows that a run scored, and those that it showed as shots."""
    settings = run.settings
    data, rows = settings.get("data") or "", settings.get("docs_sha256") or ""
    yield _Part(rows, data, lambda: ledger.doc_ids(run.run_id))
    if not settings.get("num_fewshot"):
        return

    def shots() -> set[int]:
        return {shot for row in ledger.each_row(run.run_id) for shot in row.shot_ids}

    if settings.get("fewshot_data") or settings.get("fewshot_split"):
        data = settings.get("fewshot_data") or data
        rows = settings.get("shots_sha256") or ""
    yield _Part(rows, data, shots)


class _Known:
    """The marks that a ledger has of files of rows, each read once."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._marks: dict[str, list[bytes] | None] = {}

    def _of(self, part: _Part) -> list[bytes] | None:
        if part.rows not in self._marks:
            kept = self._ledger.marks(part.rows)
            self._marks[part.rows] = None if kept is None else marks_in(kept)
        return self._marks[part.rows]

    def has(self, part: _Part) -> bool:
        """Say whether it is known what rows the file had."""
        return self._of(part) is not None

    def seen(self, part: _Part, wanted: set[bytes]) -> set[bytes]:
        """Return which of the wanted rows are among those that were seen, by their marks."""
        marks = self._of(part) or []
        if wanted.isdisjoint(marks):
            return set()
        return {marks[place] for place in part.places() if place < len(marks)} & wanted


def _is_file(part: _Part, path: str) -> bool:
    return bool(part.path) and Path(part.path).resolve() == Path(path).resolve()


def _was_file(part: _Part, source: str) -> bool:
    """Say whether a run's file, which is not there any more, was called as `source` is in a task's
    folder: that may have been renamed."""
    path = Path(part.path)
    return path.as_posix().endswith(f"/{source}") and not path.exists()
