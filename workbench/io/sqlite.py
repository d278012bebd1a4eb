"""A SQLite file that several threads and processes share, and what becomes of one that is broken.

A `Store` opens, whatever state the file is in, if it is told to `give_way`. What is damaged is set
aside under another name and a new file begun; what cannot be written, has no locks or is a newer
version's is left alone, and a copy in memory takes its place as far as it can be read. Either is
said in `trouble`. A file that was deleted while it was open is begun anew. A store that is only
read has the copy, too, and nothing to say.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from workbench.io.sqlite_files import (
    EmptiedFileError,
    Schema,
    alone_in,
    connect,
    copy_of,
    in_memory,
    is_damaged,
    require_content,
    require_place,
    require_regular,
    set_aside,
    why_of,
)
from workbench.io.writing import make_own_folder
from workbench.messages import say

T = TypeVar("T")

_NO_WRITING = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_IOERR", "SQLITE_FULL")


class Store:
    """The file `path` (None: in memory alone), through one connection. Thread-safe.

    `trouble` says what is not kept, "" where everything is; `in_memory` is true where nothing that
    is written will be there later; `number` counts the files that the connection was to, and
    `tables_before` are the tables that this one had when it was opened. With `only_read` a file
    that may not be written is copied into memory.

    Raises:
        sqlite3.Error: the file cannot be used, and the store is not to give way. So does `run`.
        OSError: the same, of its folder.
    """

    def __init__(
        self,
        path: Path | None,
        schema: Schema,
        *,
        give_way: bool = False,
        only_read: bool = False,
    ) -> None:
        self.path = path
        self.trouble = ""
        self.in_memory = path is None
        self.number = 1
        self.tables_before: frozenset[str] = frozenset()
        self._schema = schema
        self._gives_way = give_way
        self._is_only_read = only_read
        self._lock = threading.Lock()
        self._at: os.stat_result | None = None
        try:
            self._open()
        except (OSError, sqlite3.Error) as error:
            self._give_way(error)

    def run(self, do: Callable[[sqlite3.Connection], T]) -> T:
        """Return what `do` makes of the connection, in a transaction that is taken back if it
        raises. It is done a second time where the file had to give way."""
        with self._lock:
            try:
                self._look()
                with self._db:
                    return do(self._db)
            except (OSError, sqlite3.Error) as error:
                if not _is_lasting(error):
                    raise
                self._give_way(error)
            with self._db:
                return do(self._db)

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._db.close()

    def _open(self) -> None:
        if self.path is None:
            self._db, self.tables_before = connect(None, self._schema)
            return
        make_own_folder(self.path.parent)
        require_regular(self.path)
        require_content(self.path, self._schema.traces)
        if self._gives_way:
            require_place(self.path)
        self._db, self.tables_before = connect(self.path, self._schema)
        self._at = os.stat(self.path)

    def _look(self) -> None:
        """Begin a new file where this one is not at its place any more: what is written would be
        gone with it."""
        if self.path is None or self.in_memory or self._at is None or self._is_there():
            return
        self._db.close()
        self._open()
        self.number += 1
        name = str(self.path)
        self.trouble = say("{name} was deleted while it was open: a new one was begun", name=name)

    def _is_there(self) -> bool:
        assert self.path is not None and self._at is not None
        try:
            return os.path.samestat(os.stat(self.path), self._at)
        except FileNotFoundError:
            return False

    def _give_way(self, error: Exception) -> None:
        """Go on with another file, or in memory, and say so.

        Raises:
            Exception: the error, where the store is not to give way, or has done so before.
        """
        path = self.path
        if self.in_memory or path is None:
            raise error
        if not self._gives_way:
            if not (self._is_only_read and _is_refusal(error)):
                raise error
            self._db, self.tables_before = copy_of(path, self._schema)
            self.in_memory = True
            return
        self.number += 1
        self._close()
        if is_damaged(error):
            with contextlib.suppress(OSError, sqlite3.Error), alone_in(path.parent):
                self._begin_anew(path, error)
                return
        self.in_memory = True
        why = why_of(error, path)
        self.trouble = say("nothing new is kept in {name}: {why}", name=str(path), why=why)
        self._db, self.tables_before = in_memory(path, self._schema)

    def _begin_anew(self, path: Path, error: Exception) -> None:
        """Set a damaged file aside, unless another process did so meanwhile, and begin anew."""
        if self._at is None or not self._is_there():
            with contextlib.suppress(sqlite3.Error):
                self._open()
                return
        aside = set_aside(path)
        self._open()
        names = {"name": str(path), "aside": aside.name}
        if isinstance(error, EmptiedFileError):
            self.trouble = say(
                "{name} had nothing in it any more: it is kept as {aside}, and a new one was begun",
                **names,
            )
        else:
            self.trouble = say(
                "{name} was damaged: it is kept as {aside}, and a new one was begun", **names
            )

    def _close(self) -> None:
        if hasattr(self, "_db"):
            with contextlib.suppress(sqlite3.Error):
                self._db.close()


def _is_refusal(error: Exception) -> bool:
    """Say whether a file, or its folder, cannot be written: it may not be, or has no room."""
    name = getattr(error, "sqlite_errorname", None) or ""
    return isinstance(error, OSError) or name.startswith(_NO_WRITING)


def _is_lasting(error: Exception) -> bool:
    """Say whether a file that was in use cannot be used any more: not where another is writing, or
    where what was asked of it is refused."""
    if (getattr(error, "sqlite_errorname", None) or "").startswith(
        ("SQLITE_BUSY", "SQLITE_LOCKED")
    ):
        return False
    return isinstance(error, OSError | sqlite3.OperationalError) or is_damaged(error)
