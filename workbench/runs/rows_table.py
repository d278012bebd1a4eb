"""The rows of runs in the ledger's file: written in the order in which they come, found by doc.

What the prompts of several rows begin with is kept once. A run has a number, which is shorter than
its id in a million rows. The rows of a ledger of version 0.1.0 lie in a table of their own, and are
read as they are.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from workbench.analysis.scores import Outcome, outcome
from workbench.errors import StoreError
from workbench.runs.database import Database
from workbench.runs.row_format import pack_row, unpack_older_row, unpack_row, unpack_text
from workbench.types import Row

ROWS_SCHEMA = """
CREATE TABLE IF NOT EXISTS numbers (
    number INTEGER PRIMARY KEY, run_id TEXT NOT NULL UNIQUE, host TEXT, pid INTEGER, counts TEXT
);
CREATE TABLE IF NOT EXISTS owners (number INTEGER PRIMARY KEY, born TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS texts (
    text INTEGER PRIMARY KEY, sha256 BLOB NOT NULL UNIQUE, content BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS results (
    number INTEGER NOT NULL REFERENCES numbers, doc_id INTEGER NOT NULL, outcome INTEGER NOT NULL,
    text INTEGER REFERENCES texts, row BLOB NOT NULL, answers BLOB NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS results_by_doc ON results (number, doc_id);
CREATE INDEX IF NOT EXISTS results_by_outcome ON results (number, outcome, doc_id);
"""

OUTCOMES: tuple[Outcome, ...] = ("wrong", "right", "partly", "failed")
"""An outcome is kept as its place here."""

OLDER = "rows"
"""The table of a ledger of version 0.1.0."""

AT_ONCE = 1000
"""So many rows are read in one go."""

LOOKUP = 500
"""Docs asked for at once; SQLite allows 999 parameters even in old builds."""

MOST_TEXTS = 64
"""So many beginnings of prompts are remembered while rows are written."""


def number_of(db: sqlite3.Connection, run_id: str) -> int:
    """Return the number of a run, which it gets if it has none."""
    db.execute("INSERT OR IGNORE INTO numbers (run_id) VALUES (?)", (run_id,))
    found = db.execute("SELECT number FROM numbers WHERE run_id=?", (run_id,))
    return found.fetchone()[0]


class RowsTable:
    """The rows of all runs in a file that has `ROWS_SCHEMA`."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._texts: dict[str, int] = {}
        self._texts_of = database.store.number

    @property
    def _has_older(self) -> bool:
        return OLDER in self._database.store.tables_before

    def add(self, run_id: str, rows: Sequence[Row]) -> None:
        """Write rows; one that is there already is replaced."""
        heads = Counter(row.prompt[: row.shared] for row in rows if row.shared)

        def write(db: sqlite3.Connection) -> None:
            if self._texts_of != self._database.store.number:  # another file by now
                self._texts, self._texts_of = {}, self._database.store.number
            number = number_of(db, run_id)
            texts = {head: self._text(db, head, count) for head, count in heads.items()}
            packed = ((row, texts.get(row.prompt[: row.shared])) for row in rows)
            db.executemany(
                "INSERT OR REPLACE INTO results VALUES (?,?,?,?,?,?)",
                (
                    (number, row.doc_id, OUTCOMES.index(outcome(row)), text,
                     *pack_row(row, 0 if text is None else row.shared))
                    for row, text in packed
                ),
            )  # fmt: skip

        try:
            self._database.write(write)
        except StoreError:
            self._texts = {}  # what was written of them was taken back
            raise

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

    def each(self, run_id: str) -> Iterator[Row]:
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
            yield from self._older(run_id)

    def _older(self, run_id: str) -> list[Row]:
        found = self._database.query(
            "SELECT row FROM rows WHERE run_id=? ORDER BY doc_id", (run_id,)
        )
        return [unpack_older_row(row["row"], self._where(run_id)) for row in found]

    def _where(self, run_id: str) -> str:
        return f"{self._database.path}: run {run_id}: a row"

    def _select(
        self, run_id: str, where: str, values: tuple[Any, ...], limit: int, offset: int = 0
    ) -> list[Row]:
        found = self._database.query(
            "SELECT row, answers, content FROM results JOIN numbers USING (number)"
            f" LEFT JOIN texts USING (text) WHERE run_id=? AND {where}"
            " ORDER BY doc_id LIMIT ? OFFSET ?",
            (run_id, *values, limit, offset),
        )
        where = self._where(run_id)
        texts: dict[bytes | None, str] = {None: ""}  # mostly one
        for row in found:
            if row["content"] not in texts:
                texts[row["content"]] = unpack_text(row["content"], where)
        return [
            unpack_row(row["row"], row["answers"], texts[row["content"]], where) for row in found
        ]

    def of(self, run_id: str, doc_ids: Sequence[int]) -> list[Row]:
        """Return a run's rows of these docs."""
        found: list[Row] = []
        wanted = sorted(doc_ids)
        for begin in range(0, len(wanted), LOOKUP):
            chunk = wanted[begin : begin + LOOKUP]
            marks = ",".join("?" * len(chunk))
            found += self._select(run_id, f"doc_id IN ({marks})", tuple(chunk), len(chunk))
        if self._has_older:
            found += [row for row in self._older(run_id) if row.doc_id in set(wanted)]
        return found

    def page(self, run_id: str, outcome: Outcome | None, begin: int, size: int) -> list[Row]:
        """Return so many of a run's rows from the one at `begin` on, by doc id; of those of one
        outcome, where it is given."""
        if outcome is None:
            return self._select(run_id, "TRUE", (), size, begin)
        return self._select(run_id, "outcome=?", (OUTCOMES.index(outcome),), size, begin)

    def some(self, run_id: str, size: int, of: int) -> list[Row]:
        """Return about `size` of the `of` rows of a run, by doc id: always the same docs, chosen by
        a hash of their ids, which has nothing to do with how the file is arranged."""
        chosen = "(doc_id * 2654435761) % 1000003 % ? = 0"
        return self._select(run_id, chosen, (max(1, of // size),), size)

    def count(self, run_id: str) -> int:
        """Return how many rows of a run there are."""
        mine = "SELECT COUNT(*) AS n FROM results JOIN numbers USING (number) WHERE run_id=?"
        found = self._database.query(mine, (run_id,))
        if self._has_older:
            older = "SELECT COUNT(*) AS n FROM rows WHERE run_id=?"
            found += self._database.query(older, (run_id,))
        return sum(row["n"] for row in found)

    def doc_ids(self, run_id: str) -> set[int]:
        """Return the docs that a run has rows of."""
        mine = "SELECT doc_id FROM results JOIN numbers USING (number) WHERE run_id=?"
        found = self._database.query(mine, (run_id,))
        if self._has_older:
            found += self._database.query("SELECT doc_id FROM rows WHERE run_id=?", (run_id,))
        return {row["doc_id"] for row in found}
