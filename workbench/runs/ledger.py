"""The ledger: every run with its settings, and every row with its evidence, in SQLite.

A run is written as it goes, row by row, so half a run is kept as half a run. Nothing is pickled;
per-token log-probabilities are stored as JSON numbers, which keep all digits of a float.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any

from workbench.analysis.report import Report, make_report
from workbench.errors import NotFoundError, StoreError, nearest
from workbench.runs.tries import Try, try_of
from workbench.types import (
    Diagnostic,
    Draw,
    Extraction,
    Generation,
    Loglikelihood,
    Metric,
    Row,
    Run,
    Score,
)

SCHEMA = """
CREATE TABLE IF NOT EXISTS runs (
    run_id TEXT PRIMARY KEY, task TEXT NOT NULL, version TEXT NOT NULL, source TEXT NOT NULL,
    source_sha256 TEXT NOT NULL, model TEXT NOT NULL, fingerprint TEXT NOT NULL,
    method TEXT NOT NULL, settings TEXT NOT NULL, started REAL NOT NULL,
    status TEXT NOT NULL DEFAULT 'running', seconds REAL, metrics TEXT
);
CREATE INDEX IF NOT EXISTS runs_by_task ON runs (task, started);
CREATE TABLE IF NOT EXISTS rows (
    run_id TEXT NOT NULL REFERENCES runs, doc_id INTEGER NOT NULL, row TEXT NOT NULL,
    PRIMARY KEY (run_id, doc_id)
) WITHOUT ROWID;
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
        try:
            if state:
                state.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(self.path, timeout=30, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode=WAL")
            is_new = not self._db.execute("PRAGMA table_info(tries)").fetchall()
            self._db.executescript(SCHEMA)
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
        with self._transaction() as db:
            db.executemany(
                "INSERT OR REPLACE INTO rows VALUES (?,?,?)",
                [(run_id, row.doc_id, json.dumps(asdict(row))) for row in rows],
            )

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
        found = self._query("SELECT row FROM rows WHERE run_id=? ORDER BY doc_id", (run_id,))
        return [row_from_json(json.loads(row["row"])) for row in found]

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
        found = self._query("SELECT doc_id FROM rows WHERE run_id=?", (run_id,))
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


def row_from_json(values: Mapping[str, Any]) -> Row:
    """Return the row that `asdict` made `values` from, tuples and all."""
    error = values["error"]
    return Row(
        **{
            **values,
            "processed_output": _tuple_or_text(values["processed_output"]),
            **_answer(values),
            "choices": tuple(values["choices"]),
            "gold": tuple(values["gold"]),
            "shot_ids": tuple(values["shot_ids"]),
            "block": tuple(values["block"]) if values.get("block") else None,
            "loglikelihoods": tuple(
                Loglikelihood(**_with_tuples(item)) for item in values["loglikelihoods"]
            ),
            "draws": tuple(Draw(**_answer(draw)) for draw in values.get("draws", ())),
            "error": Diagnostic(**error) if error else None,
        }
    )


def _answer(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a row and a draw have of an answer."""
    generation, extraction = values["generation"], values["extraction"]
    return {
        "scores": {name: Score(**score) for name, score in values["scores"].items()},
        "generation": Generation(**_with_tuples(generation)) if generation else None,
        "extraction": Extraction(**_with_tuples(extraction)) if extraction else None,
    }


def _with_tuples(values: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(v) if isinstance(v, list) else v for key, v in values.items()}


def _tuple_or_text(value: str | list[str]) -> str | tuple[str, ...]:
    return value if isinstance(value, str) else tuple(value)
