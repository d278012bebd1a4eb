"""The ledger: every run with its settings, and every row with its evidence, in SQLite.

A run is written as it goes, row by row, so half a run is kept as half a run. Rows lie in the order
in which they came, and narrow indexes find them. What the prompts of several rows begin with is
kept once. Nothing is pickled (see `runs.row_format`); a ledger of version 0.1.0 is read as it is.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any

from workbench.analysis.report import Report, make_report
from workbench.analysis.scores import outcome
from workbench.errors import NotFoundError, StoreError, nearest
from workbench.runs.row_format import pack_row, row_from_json, unpack_row
from workbench.runs.tries import Try, try_of
from workbench.types import Metric, Row, Run

AT_ONCE = 1000
"""So many rows are read in one go."""

MOST_TEXTS = 64
"""So many beginnings of prompts are remembered by a ledger that writes."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS runs (
    run_id TEXT PRIMARY KEY, task TEXT NOT NULL, version TEXT NOT NULL, source TEXT NOT NULL,
    source_sha256 TEXT NOT NULL, model TEXT NOT NULL, fingerprint TEXT NOT NULL,
    method TEXT NOT NULL, settings TEXT NOT NULL, started REAL NOT NULL,
    status TEXT NOT NULL DEFAULT 'running', seconds REAL, metrics TEXT
);
CREATE INDEX IF NOT EXISTS runs_by_task ON runs (task, started);
CREATE TABLE IF NOT EXISTS numbers (number INTEGER PRIMARY KEY, run_id TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS texts (
    text INTEGER PRIMARY KEY, sha256 BLOB NOT NULL UNIQUE, content BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS results (
    number INTEGER NOT NULL REFERENCES numbers, doc_id INTEGER NOT NULL, outcome TEXT NOT NULL,
    text INTEGER REFERENCES texts, row BLOB NOT NULL, answers BLOB NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS results_by_doc ON results (number, doc_id);
CREATE INDEX IF NOT EXISTS results_by_outcome ON results (number, outcome, doc_id);
CREATE TABLE IF NOT EXISTS notes (run_id TEXT NOT NULL REFERENCES runs, note TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS notes_by_run ON notes (run_id);
CREATE TABLE IF NOT EXISTS tries (
    task TEXT NOT NULL, method TEXT NOT NULL, rows TEXT NOT NULL, model TEXT NOT NULL,
    content TEXT NOT NULL, PRIMARY KEY (task, method, rows, model, content)
) WITHOUT ROWID;
"""


def new_run_id() -> str:
    """Return an id that sorts by time and can be typed: `20261121-103000-3f9a`."""
    return f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}"


class Ledger:
    """The runs below one state folder. Thread-safe, and safe with several processes (WAL). Without
    a folder it is in memory alone, and gone when it is closed."""

    def __init__(self, state: Path | None) -> None:
        self.path = state / "runs.db" if state else Path(":memory:")
        self._lock = threading.Lock()
        self._texts: dict[str, int] = {}
        try:
            if state:
                state.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(self.path, timeout=30, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode=WAL")
            # With WAL, NORMAL never corrupts; a power cut may cost the last rows, no more.
            self._db.execute("PRAGMA synchronous=NORMAL")
            is_new = not self._db.execute("PRAGMA table_info(tries)").fetchall()
            self._db.executescript(SCHEMA)
            self._has_older = bool(self._db.execute("PRAGMA table_info(rows)").fetchall())
        except (OSError, sqlite3.Error) as error:
            raise self._failure(error) from error
        if is_new:  # an older ledger's runs were tries, too
            for run in self.runs():
                self.add_try(try_of(run))

    def start(self, run: Run) -> None:
        """Write down a run that begins."""
        with self._transaction() as db:
            db.execute(
                "INSERT INTO runs (run_id, task, version, source, source_sha256, model,"
                " fingerprint, method, settings, started) VALUES (?,?,?,?,?,?,?,?,?,?)",
                (run.run_id, run.task, run.version, run.source, run.source_sha256, run.model,
                 run.fingerprint, run.method, json.dumps(dict(run.settings)), run.started),
            )  # fmt: skip
        self.add_try(try_of(run))

    def add_try(self, tried: Try) -> None:
        """Write down that something was scored on some rows; a second time changes nothing."""
        with self._transaction() as db:
            db.execute("INSERT OR IGNORE INTO tries VALUES (?,?,?,?,?)", astuple(tried))

    def tries(self, a: Try, b: Try) -> int:
        """Return how many versions and settings were tried on the rows of `b`, with its model or
        that of `a`, from which all others are told apart: 1 or more."""
        found = self._query(
            "SELECT COUNT(*) AS n FROM tries WHERE task=? AND method=? AND rows=?"
            " AND model IN (?,?) AND NOT (model=? AND content=?)",
            (b.task, b.method, b.rows, a.model, b.model, a.model, a.content),
        )
        return max(1, found[0]["n"])

    def add_rows(self, run_id: str, rows: Sequence[Row]) -> None:
        """Write down rows that are finished."""
        heads = Counter(row.prompt[: row.shared] for row in rows if row.shared)
        with self._transaction() as db:
            number = self._number(db, run_id)
            texts = {head: self._text(db, head, count) for head, count in heads.items()}
            packed = ((row, texts.get(row.prompt[: row.shared])) for row in rows)
            db.executemany(
                "INSERT OR REPLACE INTO results VALUES (?,?,?,?,?,?)",
                (
                    (number, row.doc_id, outcome(row), text,
                     *pack_row(row, 0 if text is None else row.shared))
                    for row, text in packed
                ),
            )  # fmt: skip

    def _number(self, db: sqlite3.Connection, run_id: str) -> int:
        db.execute("INSERT OR IGNORE INTO numbers (run_id) VALUES (?)", (run_id,))
        found = db.execute("SELECT number FROM numbers WHERE run_id=?", (run_id,))
        return found.fetchone()[0]

    def _text(self, db: sqlite3.Connection, text: str, count: int) -> int | None:
        """Return the number of a text that `count` rows have, and keep it; None for one that is
        of a single row."""
        known = self._texts.get(text)
        if known is not None or count < 2:
            return known
        content = text.encode("utf-8", "surrogatepass")
        sha256 = hashlib.sha256(content).digest()
        db.execute("INSERT OR IGNORE INTO texts (sha256, content) VALUES (?,?)", (sha256, content))
        (number,) = db.execute("SELECT text FROM texts WHERE sha256=?", (sha256,)).fetchone()
        if len(self._texts) >= MOST_TEXTS:
            self._texts.clear()
        self._texts[text] = number
        return number

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
        with self._transaction() as db:
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

    def noise(self, fingerprint: str) -> float | None:
        """Return the noise floor of the newest run of a model that has one, by its fingerprint."""
        found = self._query(
            "SELECT settings FROM runs WHERE fingerprint=? AND method='ppl'"
            " AND settings LIKE '%\"noise\":%' ORDER BY started DESC",
            (fingerprint,),
        )
        floors = (json.loads(row["settings"]).get("noise") for row in found)
        return next((floor for floor in floors if floor is not None), None)

    def runs(self, task: str = "") -> list[Run]:
        """Return the runs, newest first; those of `task` alone if it is given."""
        where = "WHERE task=? " if task else ""
        found = self._query(
            f"SELECT * FROM runs {where}ORDER BY started DESC, run_id DESC", (task,) if task else ()
        )
        return [_run(row) for row in found]

    def run(self, run_id: str) -> Run:
        """Return the run of that id.

        Raises:
            NotFoundError: there is none.
        """
        found = self._query("SELECT * FROM runs WHERE run_id=?", (run_id,))
        if not found:
            known = [row["run_id"] for row in self._query("SELECT run_id FROM runs", ())]
            raise NotFoundError(f"no run {run_id!r}", fix=nearest(run_id, known))
        return _run(found[0])

    def rows(self, run_id: str) -> list[Row]:
        """Return the rows of a run, by doc id."""
        return list(self.each_row(run_id))

    def each_row(self, run_id: str) -> Iterator[Row]:
        """Yield the rows of a run, by doc id, a few of them in memory at a time; others may write
        meanwhile."""
        last = -1
        while True:
            rows = self._select(run_id, "doc_id > ?", (last,), AT_ONCE)
            yield from rows
            if len(rows) < AT_ONCE:
                break
            last = rows[-1].doc_id
        if self._has_older:
            found = self._query("SELECT row FROM rows WHERE run_id=? ORDER BY doc_id", (run_id,))
            yield from (row_from_json(json.loads(row["row"])) for row in found)

    def _select(
        self, run_id: str, where: str, values: tuple[Any, ...], limit: int, offset: int = 0
    ) -> list[Row]:
        found = self._query(
            "SELECT row, answers, content FROM results JOIN numbers USING (number)"
            f" LEFT JOIN texts USING (text) WHERE run_id=? AND {where}"
            " ORDER BY doc_id LIMIT ? OFFSET ?",
            (run_id, *values, limit, offset),
        )
        texts: dict[bytes | None, str] = {None: ""}  # mostly one
        for row in found:
            if row["content"] not in texts:
                texts[row["content"]] = row["content"].decode("utf-8", "surrogatepass")
        return [unpack_row(row["row"], row["answers"], texts[row["content"]]) for row in found]

    def notes(self, run_id: str) -> tuple[str, ...]:
        """Return what the model said of a run's answers."""
        found = self._query("SELECT note FROM notes WHERE run_id=? ORDER BY rowid", (run_id,))
        return tuple(row["note"] for row in found)

    def report(self, run_id: str) -> Report:
        """Return the report of a run: its rows, and the notes on them.

        Raises:
            NotFoundError: there is no such run.
        """
        return make_report(self.run(run_id), self.rows(run_id), self.notes(run_id))

    def doc_ids(self, run_id: str) -> set[int]:
        """Return the docs that a run has rows of."""
        mine = "SELECT doc_id FROM results JOIN numbers USING (number) WHERE run_id=?"
        found = self._query(mine, (run_id,))
        if self._has_older:
            found += self._query("SELECT doc_id FROM rows WHERE run_id=?", (run_id,))
        return {row["doc_id"] for row in found}

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._db.close()

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        try:
            with self._lock, self._db:
                yield self._db
        except sqlite3.Error as error:
            raise self._failure(error) from error

    def _query(self, sql: str, values: tuple[Any, ...]) -> list[sqlite3.Row]:
        try:
            with self._lock:
                cursor = self._db.execute(sql, values)
                cursor.row_factory = sqlite3.Row
                return cursor.fetchall()
        except sqlite3.Error as error:
            raise self._failure(error) from error

    def _failure(self, error: Exception) -> StoreError:
        damaged = not isinstance(error, OSError | sqlite3.OperationalError)
        return StoreError(
            f"{self.path}: the ledger of runs cannot be used",
            seen=str(error),
            fix="The file is damaged: move it away, and a new one is made."
            if damaged
            else "Work on a copy of the task in a folder that you can write to.",
        )


def _run(row: sqlite3.Row) -> Run:
    values = dict(row)
    values["settings"] = json.loads(values["settings"])
    metrics = json.loads(values["metrics"]) if values["metrics"] else None
    values["metrics"] = metrics and {
        name: Metric(m["value"], m["stderr"], tuple(m["ci95"]), m["n"])
        for name, m in metrics.items()
    }
    values["seconds"] = values["seconds"] or 0.0
    return Run(**values)
