"""A SQLite file that cannot be used gives way, and nobody waits for it for ever."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from workbench.errors import StoreError
from workbench.io.sqlite import Store
from workbench.io.sqlite_files import (
    EmptiedFileError,
    Schema,
    connect,
    is_damaged,
    require_regular,
)
from workbench.runs.database import Database

SCHEMA = Schema("CREATE TABLE IF NOT EXISTS t (x INTEGER NOT NULL UNIQUE);", 1, seconds=0.1)


def insert(db: sqlite3.Connection) -> None:
    """Add a row that no other is like."""
    db.execute("INSERT INTO t SELECT 1 + COALESCE(MAX(x), 0) FROM t")


def count(db: sqlite3.Connection) -> int:
    """Return how many rows there are."""
    return db.execute("SELECT COUNT(*) FROM t").fetchone()[0]


@pytest.mark.slow
def test_a_file_that_another_keeps_locked_gives_way(tmp_path: Path) -> None:
    """Opened while another holds it alone: in memory, said, and without waiting for its end."""
    path = tmp_path / "t.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TABLE t (x INTEGER NOT NULL UNIQUE)")
        other.execute("BEGIN EXCLUSIVE")
        with closing(Store(path, SCHEMA, give_way=True)) as store:
            store.run(insert)
            assert store.run(count) == 1
            assert store.in_memory
            assert f"nothing new is kept in {path}: database is locked" in store.trouble
        other.execute("COMMIT")
    with closing(Store(path, SCHEMA)) as store:
        assert store.run(count) == 0


@pytest.mark.slow
def test_a_file_in_use_does_not_give_way_to_a_lock(tmp_path: Path) -> None:
    """Who waits too long for another's writing is told so, and writes to the file afterwards."""
    path = tmp_path / "t.db"
    with closing(Store(path, SCHEMA, give_way=True)) as store:
        store.run(insert)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                store.run(insert)
            other.execute("COMMIT")
        store.run(insert)
        assert (store.run(count), store.in_memory) == (2, False)


def test_a_file_that_was_emptied_is_no_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where something beside it tells that it held something; a new one is silent, also while
    another process is making it."""
    path, schema = tmp_path / "t.db", replace(SCHEMA, traces=("rates.json",))
    path.touch()
    (tmp_path / "rates.json").touch()
    with closing(Store(path, schema, give_way=True)) as store:
        store.run(insert)
        assert store.trouble == ""
    (tmp_path / "rates.json").write_text("{}")
    path.write_bytes(b"")
    with pytest.raises(EmptiedFileError):
        Store(path, schema)
    with closing(Store(path, schema, give_way=True)) as store:
        store.run(insert)
        assert f"{path} had nothing in it any more: it is kept as t.db.broken-" in store.trouble
        assert not store.in_memory
    made = path.read_bytes()
    path.write_bytes(b"")
    monkeypatch.setattr(time, "sleep", lambda seconds: path.write_bytes(made))
    with closing(Store(path, schema)) as store:
        assert (store.run(count), store.trouble) == (1, "")


def test_a_refused_row_is_no_damage(tmp_path: Path) -> None:
    """A row that the schema refuses is its writer's mistake: the file stays where it is."""
    with closing(Store(tmp_path / "t.db", SCHEMA, give_way=True)) as store:
        store.run(insert)
        with pytest.raises(sqlite3.IntegrityError) as refused:
            store.run(lambda db: db.execute("INSERT INTO t VALUES (1)"))
        assert not is_damaged(refused.value)
        assert (store.run(count), store.in_memory, store.trouble) == (1, False, "")


def test_what_fails_is_taken_back(tmp_path: Path) -> None:
    """All of a transaction is written, or nothing."""

    def fail(db: sqlite3.Connection) -> None:
        insert(db)
        raise ValueError

    with closing(Store(tmp_path / "t.db", SCHEMA)) as store:
        with pytest.raises(ValueError):
            store.run(fail)
        assert store.run(count) == 0


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_what_is_only_read_needs_no_place_to_write(tmp_path: Path) -> None:
    """A store in a folder that may not be written has all that is in the file; a file that is not
    there, or is a later version's, is an error as ever."""
    path = tmp_path / "kept" / "a.db"
    with closing(Store(path, SCHEMA)) as store:
        store.run(insert)
    path.parent.chmod(0o500)
    try:
        with pytest.raises(sqlite3.OperationalError):
            Store(path, SCHEMA)
        with closing(Store(path, SCHEMA, only_read=True)) as store:
            assert store.run(count) == 1 and store.in_memory and not store.trouble
        with pytest.raises(OSError):
            Store(path.with_name("b.db"), SCHEMA, only_read=True)
    finally:
        path.parent.chmod(0o700)


@pytest.mark.parametrize("code", ["SQLITE_IOERR_SHMSIZE", "SQLITE_IOERR_WRITE", "SQLITE_FULL"])
def test_what_is_only_read_is_there_on_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """SQLite makes files beside one that is only read, too: without room for them a copy in memory
    has all that is in it. Who would write is told that the disk is full."""
    path = tmp_path / "a.db"
    with closing(Store(path, SCHEMA)) as store:
        store.run(insert)

    def connect_on_a_full_disk(place: Path | None, schema: Schema) -> Any:
        if place is None:
            return connect(place, schema)
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorname = code
        raise error

    monkeypatch.setattr("workbench.io.sqlite.connect", connect_on_a_full_disk)
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=0))
    with closing(Store(path, SCHEMA, only_read=True)) as store:
        assert store.run(count) == 1 and store.in_memory and not store.trouble
    with closing(Store(path, SCHEMA, give_way=True)) as store:
        assert store.trouble == f"nothing new is kept in {path}: the disk is full"
    with pytest.raises(StoreError, match="the disk is full"):
        Database(path, SCHEMA.statements)


def test_a_journal_that_goes_meanwhile_is_no_damage(tmp_path: Path) -> None:
    """Another process makes a journal and deletes it at each of its transactions."""
    journal, is_over = tmp_path / "t.db-journal", threading.Event()

    def come_and_go() -> None:
        while not is_over.is_set():
            journal.touch()
            journal.unlink()

    other = threading.Thread(target=come_and_go)
    other.start()
    try:
        for _ in range(2000):
            require_regular(tmp_path / "t.db")
    finally:
        is_over.set()
        other.join()
