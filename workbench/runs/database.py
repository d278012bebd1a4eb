"""The ledger's file: one connection that several threads share, and errors that say what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from workbench.errors import StoreError
from workbench.io.sqlite import Store
from workbench.io.sqlite_files import OtherFormatError, Schema, is_damaged, is_disk_full, why_of

T = TypeVar("T")

FORMAT = 1
"""The number of what is written today; a file of version 0.1.0 has none."""

TRACES = ("scores.db", "rates.json")
"""What runs leave beside the ledger, which is there before them."""

LARGE = {"cache_size": -16_000, "wal_autocheckpoint": 8_000}
"""In kB, and in pages of 4 kB: rows come in a drawn order, so a large index is written all over,
which costs least where much of it is in memory, and is written seldom."""


class Database:
    """The SQLite file `path`, which several processes may use at once (WAL); None is in memory.
    With `give_way` it opens in any case (see `io.sqlite`), and `trouble` says what is not kept;
    with `only_read` it opens where nothing can be written.

    Raises:
        StoreError: it cannot be opened, or is no such file; so do all methods.
    """

    def __init__(
        self,
        path: Path | None,
        schema: str,
        *,
        give_way: bool = False,
        only_read: bool = False,
    ) -> None:
        self.path = path or Path(":memory:")
        wanted = Schema(schema, FORMAT, LARGE, traces=TRACES)
        try:
            self.store = Store(path, wanted, give_way=give_way, only_read=only_read)
        except (OSError, sqlite3.Error) as error:
            raise self._failure(error) from error

    def close(self) -> None:
        """Close the file."""
        self.store.close()

    def write(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Call `do` with the connection to write with; all that it does is written, or nothing."""
        try:
            return self.store.run(do)
        except (OSError, sqlite3.Error) as error:
            raise self._failure(error) from error
        except UnicodeEncodeError as error:  # a folder's name that is no UTF-8, say
            raise StoreError(
                f"{self.path}: a text cannot be kept",
                expected="text",
                seen=f"half a character, {error.object!a:.200}",
                fix="Give the task's folder, or what else is called so, another name.",
            ) from error

    def query(self, sql: str, values: tuple[Any, ...] = ()) -> list[sqlite3.Row]:
        """Return the rows that a SELECT finds."""

        def ask(db: sqlite3.Connection) -> list[sqlite3.Row]:
            cursor = db.execute(sql, values)
            cursor.row_factory = sqlite3.Row
            return cursor.fetchall()

        return self.write(ask)

    def _failure(self, error: Exception) -> StoreError:
        if isinstance(error, OtherFormatError):
            fix = "A newer version of the workbench wrote it: work with that one."
        elif is_damaged(error):
            fix = "The file is damaged: move it away, and a new one is made."
        elif is_disk_full(error, self.path):
            fix = "Make room on the disk."
        else:
            fix = "Work on a copy of the task in a folder that you can write to."
        return StoreError(
            f"{self.path}: the ledger of runs cannot be used",
            seen=why_of(error, self.path),
            fix=fix,
        )
