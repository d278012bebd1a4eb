"""The ledger: every run with its settings, and every row with its evidence, in SQLite.

A run is written as it goes, row by row, so half a run is kept as half a run. Nothing is pickled
(see `runs.rows_table` and `runs.row_format`).
"""

from __future__ import annotations

import difflib
import json
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, astuple
from pathlib import Path

from workbench.analysis.formats import KeptBand
from workbench.analysis.report import Counts, Report, make_report
from workbench.analysis.scores import Outcome
from workbench.errors import NotFoundError, StoreError, nearest, shorten
from workbench.io.files import is_whole
from workbench.io.processes import born_at
from workbench.messages import say
from workbench.runs.bands import BANDS_OF, BANDS_SCHEMA, BandKey, bands_of, write_band
from workbench.runs.database import Database
from workbench.runs.rows_table import ROWS_SCHEMA, RowsTable, number_of
from workbench.runs.run_format import Noise, read_column, unpack_run
from workbench.runs.stored_rows import StoredRows
from workbench.runs.tries import Try, try_of
from workbench.tasks.task import Task
from workbench.types import Metric, Row, Run

IN_MEMORY_ROWS = 10_000
"""The rows of a larger run are read when they are asked for."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS runs (
    run_id TEXT PRIMARY KEY, task TEXT NOT NULL, version TEXT NOT NULL, source TEXT NOT NULL,
    source_sha256 TEXT NOT NULL, model TEXT NOT NULL, fingerprint TEXT NOT NULL,
    method TEXT NOT NULL, settings TEXT NOT NULL, started REAL NOT NULL,
    status TEXT NOT NULL DEFAULT 'running', seconds REAL, metrics TEXT
);
CREATE INDEX IF NOT EXISTS runs_by_task ON runs (task, started);
CREATE TABLE IF NOT EXISTS notes (run_id TEXT NOT NULL REFERENCES runs, note TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS notes_by_run ON notes (run_id);
CREATE TABLE IF NOT EXISTS tries (
    task TEXT NOT NULL, method TEXT NOT NULL, rows TEXT NOT NULL, model TEXT NOT NULL,
    content TEXT NOT NULL, PRIMARY KEY (task, method, rows, model, content)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS same_tries (
    task TEXT NOT NULL, method TEXT NOT NULL, rows TEXT NOT NULL, model TEXT NOT NULL,
    content TEXT NOT NULL, same_rows TEXT NOT NULL, same_content TEXT NOT NULL,
    PRIMARY KEY (task, method, rows, model, content)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS same_tries_by_rows ON same_tries (same_rows, method, model);
CREATE TABLE IF NOT EXISTS row_marks (rows TEXT PRIMARY KEY, marks BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS spending (
    id INTEGER PRIMARY KEY, task TEXT NOT NULL, evaluations INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS spending_folders (
    id INTEGER PRIMARY KEY REFERENCES spending, folder TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS agents_versions (
    version TEXT NOT NULL, source_sha256 TEXT NOT NULL, PRIMARY KEY (version, source_sha256)
) WITHOUT ROWID;
"""


def new_run_id() -> str:
    """Return an id that sorts by time and can be typed: `20261121-103000-3f9a61`."""
    return f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}"


class Ledger:
    """The runs below one state folder. Thread-safe, and safe with several processes (WAL). Without
    a folder it is in memory alone, and gone when it is closed.

    With `give_way` it opens whatever state the file is in, and `trouble` says what is not kept;
    with `only_read` wherever the file can be read.

    Raises:
        StoreError: the file cannot be used, and the ledger is not to give way; so do all methods.
    """

    def __init__(
        self, state: Path | None, *, give_way: bool = False, only_read: bool = False
    ) -> None:
        self._state, self._is_only_read = state, only_read
        path, tables = state and state / "runs.db", SCHEMA + BANDS_SCHEMA + ROWS_SCHEMA
        self._database = Database(path, tables, give_way=give_way, only_read=only_read)
        self._rows = RowsTable(self._database)
        self._left_out = ""
        if "tries" not in self._database.store.tables_before:  # its runs were tries, too
            for run in self.runs():
                self.add_try(try_of(run))
        elif "same_tries" not in self._database.store.tables_before:
            self._write_tries(_SAME, [try_of(run) for run in self.runs()])

    @property
    def trouble(self) -> str:
        """What is not kept, and why, or which run is left out; "" where all is well."""
        return self._database.store.trouble or self._left_out

    @property
    def is_kept(self) -> bool:
        """Whether what is written down is there when the ledger is closed."""
        return not self._database.store.in_memory

    @property
    def is_unused(self) -> bool:
        """Whether nothing was ever scored by it, as a run or as a try."""
        found = "SELECT 1 FROM runs UNION ALL SELECT 1 FROM tries LIMIT 1"
        return not self._database.query(found)

    def start(self, run: Run) -> None:
        """Write down a run that begins."""

        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO runs (run_id, task, version, source, source_sha256, model,"
                " fingerprint, method, settings, started) VALUES (?,?,?,?,?,?,?,?,?,?)",
                (run.run_id, run.task, run.version, run.source, run.source_sha256, run.model,
                 run.fingerprint, run.method, json.dumps(dict(run.settings)), run.started),
            )  # fmt: skip
            self._take(db, run.run_id)

        self._database.write(write)
        self.add_try(try_of(run))

    def count(self, run_id: str) -> int:
        """Return how many rows of a run are written down; -1 where the run itself is not."""
        found = self._database.query("SELECT 1 FROM runs WHERE run_id=?", (run_id,))
        return self._rows.count(run_id) if found else -1

    def go_on(self, run_id: str) -> None:
        """Write down that a run is gone on with, by this process."""

        def write(db: sqlite3.Connection) -> None:
            db.execute("UPDATE runs SET status='running' WHERE run_id=?", (run_id,))
            self._take(db, run_id)

        self._database.write(write)

    def _take(self, db: sqlite3.Connection, run_id: str) -> None:
        number = number_of(db, run_id)
        values = (socket.gethostname(), os.getpid(), number)
        db.execute("UPDATE numbers SET host=?, pid=? WHERE number=?", values)
        born = (number, born_at(os.getpid()))
        db.execute("INSERT OR REPLACE INTO owners VALUES (?,?)", born)

    def add_try(self, tried: Try) -> None:
        """Write down that something was scored on some rows; a second time changes nothing."""
        self._write_tries("INSERT OR IGNORE INTO tries VALUES (?,?,?,?,?)", [tried], size=5)
        self._write_tries(_SAME, [tried])

    def _write_tries(self, insert: str, tries: Sequence[Try], size: int = 7) -> None:
        values = [astuple(tried)[:size] for tried in tries]
        self._database.write(lambda db: db.executemany(insert, values))

    def is_tried(self, tried: Try) -> bool:
        """Say whether something was scored on these rows before, whatever their task was called."""
        found = self._database.query(
            f"SELECT 1 FROM ({_TRIED}) WHERE content IN (?,?)",
            (*_values_of(tried, tried), tried.content, tried.same_content),
        )
        return bool(found)

    def tries(self, a: Try, b: Try) -> int:
        """Return how many versions and settings were tried on the rows of `b`, with its model or
        that of `a`, from which all others are told apart: 1 or more."""
        return max(1, self.tried(a, b))

    def tried(self, a: Try, b: Try) -> int:
        """Return the same, 0 where nothing was tried yet."""
        found = self._database.query(
            f"SELECT COUNT(*) AS n FROM ({_TRIED}) WHERE NOT (model=? AND content IN (?,?))",
            (*_values_of(a, b), a.model, a.content, a.same_content),
        )
        return int(found[0]["n"])

    def spend(self, task: Task, evaluations: int, budget: int) -> int:
        """Write down that agents are about to score so many rows of a task, if all that they
        spend stays within the budget; return what `settle` takes, 0 where it would not. One
        statement asks and writes, so that two servers can't both have what is left."""
        spent, of = _spent_of(task)
        insert = f"INSERT INTO spending (task, evaluations) SELECT ?, ? WHERE ? >= ? + ({spent})"
        values = (task.name, evaluations, budget, evaluations, *of)

        def write(db: sqlite3.Connection) -> int:
            cursor = db.execute(insert, values)
            if cursor.rowcount != 1:
                return 0
            entry = int(cursor.lastrowid or 0)
            db.execute("INSERT INTO spending_folders VALUES (?,?)", (entry, task.folder))
            return entry

        return self._database.write(write)

    def settle(self, entry: int, evaluations: int) -> None:
        """Write down what was scored of what `spend` wrote down."""
        update = "UPDATE spending SET evaluations=? WHERE id=?"
        self._database.write(lambda db: db.execute(update, (evaluations, entry)))

    def spent(self, task: Task) -> int:
        """Return how many rows of a task agents have scored, or are about to. What was spent on
        another task of its name, in another folder beside this one, is none of it."""
        spent, of = _spent_of(task)
        return int(self._database.query(spent, of)[0]["n"])

    def add_agents_version(self, version: str, source_sha256: str) -> None:
        """Write down that a version of this id and text is saved by an agent."""
        insert = "INSERT OR IGNORE INTO agents_versions VALUES (?,?)"
        self._database.write(lambda db: db.execute(insert, (version, source_sha256)))

    def agents_versions(self) -> set[tuple[str, str]]:
        """Return ids and texts (their SHA-256) of the versions that agents saved, whatever their
        task's folder is called now."""
        found = self._database.query("SELECT * FROM agents_versions")
        return {(row["version"], row["source_sha256"]) for row in found}

    def keep_band(self, task: str, method: str, key: BandKey, band: KeptBand) -> None:
        """Keep a version's band, in the place of an older one."""
        self._database.write(lambda db: write_band(db, task, method, key, band))

    def bands(self, task: str, method: str) -> dict[BandKey, KeptBand]:
        """Return the bands of a task's versions, by the group of runs and the text's hash."""
        if self._is_only_read and "bands" not in self._database.store.tables_before:
            return {}  # an older ledger
        return bands_of(self._database.query(BANDS_OF, (task, method)))

    def keep_marks(self, marks: Mapping[str, bytes]) -> None:
        """Keep what rows are known by, by the SHA-256 of all of them (see `Task.row_marks`)."""
        insert = "INSERT OR IGNORE INTO row_marks VALUES (?,?)"
        self._database.write(lambda db: db.executemany(insert, list(marks.items())))

    def marks(self, rows: str) -> bytes | None:
        """Return what rows are known by, whose SHA-256 is `rows`; None where that is not kept, as
        of the runs of an older version."""
        found = self._database.query("SELECT marks FROM row_marks WHERE rows=?", (rows,))
        marks = found[0]["marks"] if found else None
        return marks if isinstance(marks, bytes) else None

    def add_rows(self, run_id: str, rows: Sequence[Row]) -> None:
        """Write down rows that are finished."""
        self._rows.add(run_id, rows)

    def tell(self, run: Run, counts: Counts) -> None:
        """Write down how far a run is: its status, seconds and metrics, and the counts of its
        rows."""
        metrics = json.dumps({name: asdict(m) for name, m in (run.metrics or {}).items()})

        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE runs SET status=?, seconds=?, metrics=? WHERE run_id=?",
                (run.status, run.seconds, metrics, run.run_id),
            )
            number = number_of(db, run.run_id)
            db.execute(
                "UPDATE numbers SET counts=? WHERE number=?", (json.dumps(dict(counts)), number)
            )

        self._database.write(write)

    def finish(
        self,
        run_id: str,
        status: str,
        seconds: float,
        metrics: Mapping[str, Metric],
        notes: Sequence[str] = (),
        noise: float | None = None,
    ) -> None:
        """Write down how a run ended, what the model said of its answers, and, among its settings,
        how many nats rounding moves a log-likelihood by (see `models.base.noise_of`)."""

        def write(db: sqlite3.Connection) -> None:
            if noise is not None:
                place = "SELECT settings FROM runs WHERE run_id=?"
                settings = json.loads(db.execute(place, (run_id,)).fetchone()[0])
                changed = json.dumps({**settings, "noise": noise})
                db.execute("UPDATE runs SET settings=? WHERE run_id=?", (changed, run_id))
            db.execute("DELETE FROM notes WHERE run_id=?", (run_id,))
            db.executemany("INSERT INTO notes VALUES (?,?)", [(run_id, note) for note in notes])
            db.execute(
                "UPDATE runs SET status=?, seconds=?, metrics=? WHERE run_id=?",
                (status, seconds, json.dumps({k: asdict(m) for k, m in metrics.items()}), run_id),
            )

        self._database.write(write)

    def noise(self, fingerprint: str) -> float | None:
        """Return the noise floor of the newest run of a model that has one, by its fingerprint."""
        found = self._database.query(
            "SELECT settings FROM runs WHERE fingerprint=? AND method='ppl'"
            " AND settings LIKE '%\"noise\":%' ORDER BY rowid DESC",
            (fingerprint,),
        )
        where = f"{self._database.path}: settings"
        for row in found:
            with suppress(StoreError):  # another run's, which `runs` tells of
                if (noise := read_column(row["settings"], Noise, where).get("noise")) is not None:
                    return noise
        return None

    def runs(self, task: str = "") -> list[Run]:
        """Return the runs, newest first, in the order in which they were begun here, whatever the
        clock said then; those of `task` alone if it is given. One that cannot be read hides no
        other: it is left out, and `trouble` says so."""
        if not is_whole(task):
            return []
        where = "WHERE task=? " if task else ""
        found = self._database.query(
            f"{_RUNS} {where}ORDER BY runs.rowid DESC", (task,) if task else ()
        )
        runs: list[Run] = []
        for row in found:
            try:
                runs.append(unpack_run(row, self._where(row["run_id"])))
            except StoreError as error:
                self._left_out = say("a run is left out: {why}", why=str(error))
        return runs

    def has(self, run_id: str) -> bool:
        """Say whether a run of that id is in it."""
        return bool(self._database.query("SELECT 1 FROM runs WHERE run_id=?", (run_id,)))

    def run(self, run_id: str, way_out: str = "") -> Run:
        """Return the run of that id. `way_out` is said where there is none that is meant.

        Raises:
            NotFoundError: there is none.
        """
        is_there = isinstance(run_id, str) and is_whole(run_id)
        found = self._database.query(f"{_RUNS} WHERE run_id=?", (run_id,)) if is_there else []
        if not found:
            known = [row["run_id"] for row in self._database.query("SELECT run_id FROM runs", ())]
            text = run_id if isinstance(run_id, str) else ""
            # Ids of one day are like each other: only one that is mistyped is meant.
            meant = difflib.get_close_matches(text, known, n=1, cutoff=0.9)
            raise NotFoundError(
                f"no run {shorten(run_id)} in {self._database.path}",
                fix=nearest(text, meant)
                if meant
                else way_out
                or "Name the task whose run it is: --task TASK, or task= in Python. "
                "workbench runs TASK lists a task's.",
            )
        return unpack_run(found[0], self._where(run_id))

    def _where(self, run_id: object) -> str:
        return f"{self._database.path}: run {run_id}"

    def rows(self, run_id: str) -> list[Row]:
        """Return the rows of a run, by doc id."""
        return list(self.each_row(run_id))

    def each_row(self, run_id: str) -> Iterator[Row]:
        """Yield the rows of a run, by doc id, a few of them in memory at a time; others may write
        meanwhile."""
        return self._rows.each(run_id)

    def notes(self, run_id: str) -> tuple[str, ...]:
        """Return what the model said of a run's answers."""
        found = self._database.query(
            "SELECT note FROM notes WHERE run_id=? ORDER BY rowid", (run_id,)
        )
        return tuple(row["note"] for row in found)

    def report(self, run_id: str) -> Report:
        """Return the report of a run: its rows, and the notes on them. Of a run of many rows its
        metrics are as they were told last, and the rows are read when they are asked for.

        Raises:
            NotFoundError: there is no such run.
        """
        run, counts = self.run(run_id), self.counts(run_id)
        if counts and counts["done"] > IN_MEMORY_ROWS:
            rows = self.stored_rows(run_id, counts)
            return Report(run, rows, run.metrics or {}, self.notes(run_id), counts)
        return make_report(run, self.rows(run_id), self.notes(run_id))

    def stored_rows(self, run_id: str, counts: Counts) -> StoredRows:
        """Return a run's rows, to be read also when this ledger is closed."""
        state = self._state if self.is_kept or self._is_only_read else None
        return StoredRows(lambda: Ledger(state, only_read=True) if state else self, run_id, counts)

    def counts(self, run_id: str) -> Counts | None:
        """Return the counts of a run's rows as they were told last; None of one without any."""
        found = self._database.query("SELECT counts FROM numbers WHERE run_id=?", (run_id,))
        if not found or not found[0]["counts"]:
            return None
        return read_column(found[0]["counts"], dict[str, int], f"{self._where(run_id)}: counts")

    def rows_of(self, run_id: str, doc_ids: Sequence[int]) -> list[Row]:
        """Return a run's rows of these docs, by doc id."""
        return self._rows.of(run_id, doc_ids)

    def page(self, run_id: str, outcome: Outcome | None, begin: int, size: int) -> list[Row]:
        """Return so many of a run's rows from the one at `begin` on, by doc id; of those of one
        outcome, where it is given."""
        return self._rows.page(run_id, outcome, begin, size)

    def some_rows(self, run_id: str, size: int, of: int) -> list[Row]:
        """Return about `size` of the `of` rows of a run, by doc id: always the same docs."""
        return self._rows.some(run_id, size, of)

    def doc_ids(self, run_id: str) -> set[int]:
        """Return the docs that a run has rows of."""
        return self._rows.doc_ids(run_id)

    def close(self) -> None:
        """Close the file."""
        self._database.close()


_SAME = "INSERT OR IGNORE INTO same_tries VALUES (?,?,?,?,?,?,?)"

_TRIED = (
    "SELECT model, same_content AS content FROM same_tries"
    " WHERE same_rows=? AND method=? AND model IN (?,?)"
    " UNION SELECT model, content FROM tries WHERE task=? AND method=? AND rows=?"
    " AND model IN (?,?) AND NOT EXISTS (SELECT 1 FROM same_tries AS s WHERE s.task=tries.task"
    " AND s.method=tries.method AND s.rows=tries.rows AND s.model=tries.model"
    " AND s.content=tries.content)"
)
"""What was tried on some rows, whatever their task was called, and what an older version wrote down
that no run is of, under the task's name."""


def _values_of(a: Try, b: Try) -> tuple[str, ...]:
    """Return the values of `_TRIED`: of the rows of `b`, with its model or that of `a`."""
    models = (a.model, b.model)
    return (b.same_rows, b.method, *models, b.task, b.method, b.rows, *models)


def _spent_of(task: Task) -> tuple[str, tuple[str, ...]]:
    """Return the query for what agents spent on a task, and its values."""
    others = [namesake.folder for namesake in task.namesakes()]
    query = (
        "SELECT COALESCE(SUM(evaluations), 0) AS n FROM spending LEFT JOIN spending_folders"
        " USING (id) WHERE task=? AND COALESCE(folder, '') NOT IN"
        f" ({','.join('?' * len(others))})"
    )
    return query, (task.name, *others)


_RUNS = (
    "SELECT runs.*, host, pid, born FROM runs"
    " LEFT JOIN numbers USING (run_id) LEFT JOIN owners USING (number)"
)
