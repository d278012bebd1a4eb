"""Writing files so that a crash at any moment leaves the old content or the new, never a part.

Content is written whole under a name of its own beside the target, synced, and then linked or moved
to its place. Whoever writes holds a lock on that file, which ends with the process: what a killed
one left is told from what another is writing just now, and is swept by the next who writes there.
Without locks (Windows, some shares) what is an hour old is taken for left.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

LOCK_SECONDS = 2.0
"""Whoever writes holds a lock for milliseconds, and nobody who types waits for longer than this."""

LEFT_AFTER_SECONDS = 3600
"""Where there are no locks: so old is what nobody writes any more."""

_IGNORED = "# Made by Prompt Workbench: git leaves this folder out. git add -f takes it in.\n*\n"

_BESIDE = re.compile(r"\.(?P<target>.+)\.[0-9a-f]{8}")


def make_own_folder(folder: Path) -> None:
    """Make a folder of what can be made again, which git leaves out by a `.gitignore` in it. One
    that is there stays as it is.

    Raises:
        OSError: it cannot be made.
    """
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        if not folder.is_dir():
            raise
        return
    with contextlib.suppress(OSError):  # the folder serves without it
        create_file(folder / ".gitignore", _IGNORED.encode())


def create_file(target: Path, content: bytes, *, mode: int = 0o666) -> bool:
    """Make `target` with `content`, whole or not at all; False if it exists already. Of `mode` the
    user's mask takes away."""
    sweep(target.parent, target.name)
    with written_beside(target, content, mode=mode) as temporary:
        if not place(temporary, target):
            return False
        sync_folder(target.parent)
    return True


def replace_file(target: Path, content: bytes) -> None:
    """Write `target` so that a reader sees the old content or the new, never a part."""
    sweep(target.parent, target.name)
    with written_beside(target, content) as temporary:
        os.replace(temporary, target)
        sync_folder(target.parent)


@contextmanager
def written_text(target: Path, *, replace: bool = False) -> Iterator[TextIO]:
    """Give the block a file to write text to, which is `target` once the block has ended and not
    before. What is no file, such as /dev/stdout, is written to as it is.

    Raises:
        FileExistsError: `target` is there by then, and it is not to be replaced.
    """
    if target.exists() and not target.is_file():
        with target.open("w", encoding="utf-8") as file:
            yield file
        return
    sweep(target.parent, target.name)
    with written_beside(target, b"") as temporary:
        with temporary.open("w", encoding="utf-8") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if replace:
            os.replace(temporary, target)
        elif not place(temporary, target):
            raise FileExistsError(errno.EEXIST, "a file of that name is there by now")
        sync_folder(target.parent)


@contextmanager
def written_beside(target: Path, content: bytes, *, mode: int = 0o666) -> Iterator[Path]:
    """Give the block a file with `content`, synced, under a hidden name beside `target`; when the
    block ends, that name is gone."""
    temporary, handle = _open_beside(target, mode)
    try:
        try:
            write_all(handle, content)
            os.fsync(handle)
        finally:
            if fcntl is None:  # Windows moves no open file; elsewhere the lock is held by it
                os.close(handle)
        yield temporary
    finally:
        remove(temporary)
        if fcntl is not None:
            os.close(handle)


def place(temporary: Path, target: Path) -> bool:
    """Give a written file the name `target` in one step; False where that exists already."""
    try:
        os.link(temporary, target)
    except FileExistsError:
        return False
    except OSError:
        # No hard links on this file system. `rename` would replace a file that came between the
        # two calls, which takes someone who keeps to no lock.
        if os.path.lexists(target):
            return False
        os.rename(temporary, target)
    return True


def write_all(handle: int, content: bytes) -> None:
    """Write all of `content`: the system may take a part of it at a time."""
    left = memoryview(content)
    while left:
        left = left[os.write(handle, left) :]


def sync_folder(folder: Path) -> None:
    """Have the names in a folder written to the disk, where the system can."""
    with contextlib.suppress(OSError):  # Windows opens no folder, and some shares sync none
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path, name: str) -> None:
    """Delete what killed processes left when they wrote the file `name` of a folder."""
    for temporary, target in left_beside(folder):
        if target == name:
            remove(temporary)


def left_beside(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files that killed processes left in a folder, with the name of what each was to
    become. They are locked while the caller has them, so no other sweeps them meanwhile."""
    try:
        names = sorted(os.listdir(folder))
    except OSError:  # there is none, or it cannot be listed: whoever writes there will say so
        return
    for name in names:
        match = _BESIDE.fullmatch(name)
        if match is None:
            continue
        with is_left(folder / name) as left:
            if left:
                yield folder / name, match["target"]


@contextmanager
def is_left(path: Path) -> Iterator[bool]:
    """Say whether nobody writes a file any more; nobody else is told so within the block."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_NOFOLLOW", 0))
    except OSError:  # gone by now, or not ours to touch
        yield False
        return
    try:
        locked = lock(handle)
        if locked is None:
            locked = time.time() - os.fstat(handle).st_mtime > LEFT_AFTER_SECONDS
        yield locked
    finally:
        os.close(handle)


def remove(path: Path) -> None:
    """Delete a file that is of no more use: where that fails, it is swept later."""
    with contextlib.suppress(OSError):
        os.unlink(path)


def lock(handle: int) -> bool | None:
    """Lock an open file until it is closed: False where another has it, None where there are no
    locks."""
    if fcntl is None:
        return None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def wait_for_lock(handle: int) -> None:
    """Lock an open file until it is closed, once nobody else has it; where there are locks.

    Raises:
        OSError: another process keeps it for `LOCK_SECONDS`: it may have been stopped.
    """
    end = time.monotonic() + LOCK_SECONDS
    while lock(handle) is False:
        if time.monotonic() > end:
            raise OSError(errno.EAGAIN, "another process keeps it locked")
        time.sleep(0.002)


def _open_beside(target: Path, mode: int) -> tuple[Path, int]:
    """Return a new file beside `target`, open and locked."""
    while True:
        temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
        # Not `tempfile`: its files are for the owner alone, a saved version is a file like any
        # other.
        handle = os.open(temporary, os.O_RDWR | os.O_CREAT | os.O_EXCL, mode)
        # Between these two calls another may have taken it for left and swept it.
        if lock(handle) is not False and is_at(handle, temporary):
            return temporary, handle
        os.close(handle)


def is_at(handle: int, path: Path) -> bool:
    """Say whether an open file still has this name."""
    try:
        return os.path.samestat(os.fstat(handle), os.stat(path))
    except FileNotFoundError:
        return False
