"""The ledger's file: one connection that several threads share, and errors that say what to do."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from workbench.errors import StoreError

LARGE = {"cache_size": -16_000, "wal_autocheckpoint": 8_000}
"""In kB, and in pages of 4 kB: rows come in a drawn order, so a large index is written all over,
which costs least where much of it is in memory, and is written seldom."""


class Database:
    """The SQLite file `path`, which several processes may use at once (WAL); None is in memory.

    Raises:
        StoreError: it cannot be opened, or is no such file; so do all methods.
    """

    def __init__(self, path: Path | None, schema: str) -> None:
        self.path = path or Path(":memory:")
        self._lock = threading.Lock()
        try:
            if path:
                path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(self.path, timeout=30, check_same_thread=False)
            self._db.execute("PRAGMA journal_mode=WAL")
            # With WAL, NORMAL never corrupts; a power cut may cost the last rows, no more.
            self._db.execute("PRAGMA synchronous=NORMAL")
            for setting, value in LARGE.items():
                self._db.execute(f"PRAGMA {setting}={value}")
            found = self._db.execute("SELECT name FROM sqlite_master WHERE type='table'")
            self.tables_before = frozenset(name for (name,) in found.fetchall())
            self._db.executescript(schema)
        except (OSError, sqlite3.Error) as error:
            raise self._failure(error) from error

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._db.close()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Give the connection to write with; all of the block is written, or none of it."""
        try:
            with self._lock, self._db:
                yield self._db
        except sqlite3.Error as error:
            raise self._failure(error) from error

    def query(self, sql: str, values: tuple[Any, ...] = ()) -> list[sqlite3.Row]:
        """Return the rows that a SELECT finds."""
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
