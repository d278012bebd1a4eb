"""States that `.workbench` can be in when a session opens: what a crash, a full disk, a copy, a
later version or a person made of it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Outcome = Literal["kept", "aside", "memory"]
"""What is new is kept in the file; in a new one, the old set aside; or in memory alone."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A state of one database: how it is made of a good one, and what becomes of it."""

    name: str
    make: Callable[[Path], object]
    outcome: Outcome = "aside"


def _at(place: int, content: bytes) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        with path.open("r+b") as file:
            file.seek(place)
            file.write(content)

    return write


def _cut(keep: Callable[[int], int]) -> Callable[[Path], None]:
    return lambda path: os.truncate(path, keep(path.stat().st_size))


def _sql(*statements: str) -> Callable[[Path], None]:
    def run(path: Path) -> None:
        with closing(sqlite3.connect(path)) as db:
            for statement in statements:
                db.execute(statement)
            db.commit()

    return run


def _instead(make: Callable[[Path], object]) -> Callable[[Path], None]:
    def replace(path: Path) -> None:
        path.unlink()
        make(path)

    return replace


def _other_tables(path: Path) -> None:
    tables = ("runs", "numbers", "notes", "tries", "results", "texts", "owners", "kept")
    _sql(*(f"CREATE TABLE {name} (other INTEGER)" for name in tables))(path)


def _broken_pages(path: Path) -> None:
    """Every page but the first, which has the header and the schema."""
    size = path.stat().st_size
    _at(4096, b"\xa5" * (size - 4096))(path)


def _folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("")


STATES = (
    Broken("no database", _instead(lambda path: path.write_bytes(b"no database at all " * 500))),
    Broken("one byte", _instead(lambda path: path.write_bytes(b"x"))),
    Broken("zeros", _instead(lambda path: path.write_bytes(bytes(20_000)))),
    Broken("empty", _instead(lambda path: path.write_bytes(b""))),
    Broken("text of JSON", _instead(lambda path: path.write_text('{"runs": []}' * 99))),
    Broken("cut in the header", _cut(lambda size: 50)),
    Broken("cut after the first page", _cut(lambda size: 4096)),
    Broken("cut in the middle", _cut(lambda size: size // 2)),
    Broken("cut in the middle of a page", _cut(lambda size: size // 2 + 1000)),
    Broken("header overwritten", _at(0, b"\xff" * 100)),
    Broken("page size overwritten", _at(16, b"\x00\x03")),
    Broken("schema overwritten", _at(100, b"\xff" * 3996)),
    Broken("all pages but the first overwritten", _broken_pages),
    Broken("tables of another program", _instead(_other_tables)),
    Broken("a folder of that name", _instead(_folder)),
    Broken("a named pipe of that name", _instead(os.mkfifo)),
    Broken("a link to nowhere", _instead(lambda path: path.symlink_to("nowhere")), "kept"),
    Broken("a link to itself", _instead(lambda path: path.symlink_to(path.name)), "memory"),
    Broken("a later version's", _sql("PRAGMA user_version = 99"), "memory"),
    Broken("a folder as its log", lambda path: _folder(Path(f"{path}-wal"))),
    Broken("another's log", lambda path: Path(f"{path}-wal").write_bytes(b"\xa5" * 9000), "kept"),
    Broken("deleted", lambda path: path.unlink(), "kept"),
    Broken("deleted with its folder", lambda path: shutil.rmtree(path.parent), "kept"),
)
