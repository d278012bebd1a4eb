"""A SQLite file: opened with its tables, copied into memory, looked at, and set aside."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import stat
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from workbench.io.writing import fcntl, wait_for_lock

BESIDE = ("", "-wal", "-shm", "-journal")
"""The files that SQLite makes of one name."""

COPIED_BYTES = 256 * 1024 * 1024
"""A file that cannot be written is copied into memory up to this size."""

LEAST_ROOM = 64 * 1024
"""SQLite needs so many bytes beside a file in WAL mode, even to read it."""

HEADER_BYTES = 100
"""What every SQLite file begins with."""

MADE_SECONDS = 0.2
"""Whoever makes a file has written its header by then."""

COPIED_PAGES = 1000
"""So many pages are copied at a time."""

_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_NO_LOCKS = frozenset({errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL})


class DamagedFileError(sqlite3.DatabaseError):
    """The file is no database, or has other tables than it should."""


class OtherFormatError(sqlite3.DatabaseError):
    """A later version of this program wrote the file."""


class EmptiedFileError(DamagedFileError):
    """The file has nothing in it, and others beside it tell that it had."""


@dataclass(frozen=True, slots=True)
class Schema:
    """What a file holds: statements that make what is missing, the number of its format, and the
    settings of a connection. `traces` are the names of files that come to lie beside it only once
    it holds something."""

    statements: str
    version: int
    settings: Mapping[str, int] = field(default_factory=dict[str, int])
    seconds: float = 30.0
    traces: tuple[str, ...] = ()


def connect(path: Path | None, schema: Schema) -> tuple[sqlite3.Connection, frozenset[str]]:
    """Open a file, or make it, with all tables of the schema; return which there were before, too.

    Raises:
        sqlite3.Error: it cannot be opened, is damaged, or is a later version's.
    """
    place = ":memory:" if path is None else path
    db = sqlite3.connect(place, timeout=schema.seconds, check_same_thread=False)
    try:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > schema.version:
            raise OtherFormatError(f"a file of format {version}, not {schema.version}")
        db.execute("PRAGMA journal_mode=WAL")
        # With WAL, NORMAL never corrupts; a power cut may cost the last rows, no more.
        db.execute("PRAGMA synchronous=NORMAL")
        for setting, value in schema.settings.items():
            db.execute(f"PRAGMA {setting}={value}")
        before = frozenset(_columns(db))
        _make_tables(db, schema)
        if version != schema.version:
            db.execute(f"PRAGMA user_version={schema.version}")
            db.commit()
    except BaseException:
        db.close()
        raise
    return db, before


def _make_tables(db: sqlite3.Connection, schema: Schema) -> None:
    """Make the tables that are missing.

    Raises:
        DamagedFileError: one that is there lacks columns, or is none.
    """
    try:
        db.executescript(schema.statements)
    except (sqlite3.OperationalError, sqlite3.IntegrityError) as error:
        # An index on a column that is not there, or on one whose values are not unique.
        if error.sqlite_errorname == "SQLITE_ERROR" or isinstance(error, sqlite3.IntegrityError):
            raise DamagedFileError(str(error)) from error
        raise
    with contextlib.closing(sqlite3.connect(":memory:")) as right:
        right.executescript(schema.statements)
        for table, columns in _columns(right).items():
            missing = columns - _columns(db).get(table, frozenset())
            if missing:
                raise DamagedFileError(f"table {table} has no column {sorted(missing)[0]}")


def _columns(db: sqlite3.Connection) -> dict[str, frozenset[str]]:
    names = db.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall()
    return {
        name: frozenset(row[1] for row in db.execute(f'PRAGMA table_info("{name}")'))
        for (name,) in names
    }


def is_damaged(error: Exception) -> bool:
    """Say whether a file is damaged, and no new try will mend it."""
    if isinstance(error, DamagedFileError):
        return True
    if isinstance(error, OtherFormatError):
        return False
    name = getattr(error, "sqlite_errorname", None) or ""
    return name.startswith(_DAMAGED)


def why_of(error: Exception, path: Path | None = None) -> str:
    """Return what is wrong, in a few words, with the file at `path`, if it is one on a disk."""
    if path is not None and is_disk_full(error, path):
        return "the disk is full"
    return (error.strerror if isinstance(error, OSError) else "") or str(error)


def is_disk_full(error: Exception, path: Path) -> bool:
    """Say whether an error is for want of room: SQLite calls it "disk I/O error", too."""
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    name = getattr(error, "sqlite_errorname", None) or ""
    if not name.startswith("SQLITE_IOERR"):
        return name.startswith("SQLITE_FULL")
    try:
        return shutil.disk_usage(path.parent).free < LEAST_ROOM
    except OSError:
        return False


def set_aside(path: Path) -> Path:
    """Give a database and the files beside it another name, and return that of the database.

    Raises:
        OSError: they cannot be moved.
    """
    stem = f"{path.name}.broken-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (stem if count == 1 else f"{stem}-{count}" for count in range(1, 1000))
    target = next(t for name in names if not os.path.lexists(t := path.with_name(name)))
    for end in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{path}{end}", f"{target}{end}")
    return target


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Run the block while no other process is in such a one for this folder, where there are
    locks."""
    if fcntl is None:  # Windows opens no folder
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        wait_for_lock(handle)
        yield
    finally:
        os.close(handle)


def require_regular(path: Path) -> None:
    """Refuse a folder, a pipe or a device in the place of a file, which SQLite might wait for.

    Raises:
        DamagedFileError: there is one.
    """
    for end in BESIDE:
        # One look: a journal that another process is done with goes between two.
        with contextlib.suppress(FileNotFoundError):
            if not stat.S_ISREG(os.stat(f"{path}{end}").st_mode):
                raise DamagedFileError(f"{path.name}{end} is no file")


def require_content(path: Path, traces: Sequence[str]) -> None:
    """Refuse a file without anything in it where one of the `traces` beside it, or a log of its
    own, tells that it had something: SQLite would take it for a new one.

    Raises:
        EmptiedFileError: it is so.
    """
    beside = [Path(f"{path}-wal"), *(path.with_name(name) for name in traces)]
    end = time.monotonic() + MADE_SECONDS
    while _size(path) in range(HEADER_BYTES) and any(map(_size, beside)):
        if time.monotonic() > end:
            raise EmptiedFileError("an empty file, and others beside it that are not")
        time.sleep(MADE_SECONDS / 20)  # another process may be making it just now


def _size(path: Path) -> int | None:
    try:
        return path.stat().st_size
    except OSError:
        return None


def require_place(path: Path) -> None:
    """Look whether a database can be kept at `path`: the folder and the file can be written, and
    there are locks. SQLite would find out late, or wait for locks that never come.

    Raises:
        OSError: it cannot.
    """
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, "the file cannot be written", str(path))
    # A file of its own: to close the database's would let go of all locks that SQLite has on it.
    with tempfile.TemporaryFile(dir=path.parent) as probe:
        if fcntl is None:
            return
        try:
            fcntl.lockf(probe, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _NO_LOCKS:
                raise OSError(error.errno, "there are no locks in this folder") from error


def in_memory(path: Path, schema: Schema) -> tuple[sqlite3.Connection, frozenset[str]]:
    """Return a database in memory, with what can be read of the file, and its tables before."""
    with contextlib.suppress(OSError, sqlite3.Error):
        return copy_of(path, schema)
    return connect(None, schema)


def copy_of(path: Path, schema: Schema) -> tuple[sqlite3.Connection, frozenset[str]]:
    """Return a copy of a file in memory, and its tables.

    Raises:
        OSError: it is no file, or too large.
        sqlite3.Error: it cannot be read, or is a later version's.
    """
    if not path.is_file() or path.stat().st_size > COPIED_BYTES:
        raise OSError(errno.EFBIG, f"no file of at most {COPIED_BYTES:,} bytes", str(path))
    address = path.resolve().as_uri()
    try:
        return _copied(f"{address}?mode=ro", schema)
    except sqlite3.Error:
        # A folder that cannot be written has no place for what WAL needs: `immutable` does
        # without, and without what was not moved into the file yet.
        return _copied(f"{address}?immutable=1", schema)


def _refuse_to_wait(status: int, remaining: int, total: int) -> None:
    """End a copy that has to wait for a lock: `backup` itself would wait for ever.

    Raises:
        sqlite3.OperationalError: it has to.
    """
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        raise sqlite3.OperationalError("the file is locked")


def _copied(source: str, schema: Schema) -> tuple[sqlite3.Connection, frozenset[str]]:
    """Return a copy in memory of the file that an address names.

    Raises:
        sqlite3.Error: it cannot be read, or is a later version's.
    """
    copy = sqlite3.connect(":memory:", check_same_thread=False)
    try:
        with contextlib.closing(sqlite3.connect(source, uri=True, timeout=1)) as db:
            db.backup(copy, pages=COPIED_PAGES, progress=_refuse_to_wait)
        version = copy.execute("PRAGMA user_version").fetchone()[0]
        if version > schema.version:
            raise OtherFormatError(f"a file of format {version}, not {schema.version}")
        before = frozenset(_columns(copy))
        _make_tables(copy, schema)
    except BaseException:
        copy.close()
        raise
    return copy, before
