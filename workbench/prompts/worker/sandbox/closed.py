"""What stays closed in a folder that live code may read: sealed rows, and the history of versions.

A rule of Landlock opens a folder with all that is below it, and none closes a part of it again. So
a folder that holds something closed is opened entry by entry, without that; what is added to it
later is for a new process, which whoever starts processes sees by `ClosedParts`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

FOLDER = "holdout"
SUFFIX = ".sealed"
PENDING = ".sealing"
"""A task's folder of sealed rows, and the endings of files that have them: see `tasks.seal`."""

HISTORIES = frozenset({".git", ".hg", ".svn", ".jj", ".bzr"})
"""Where systems for versions keep what files were before."""

INSTALLED = frozenset({"site-packages", "dist-packages", "node_modules", "__pycache__"})
"""Below what Python imports from, folders of thousands of files that nobody has tasks in."""

SETTLED = 2.0
"""Seconds after which a folder's time tells of any later change: some file systems count whole
seconds."""


class Part(NamedTuple):
    """A path that is opened. With an `inode` only while that is there, and no link is followed.
    `listed`: its names and those of the folders below it can be listed, and nothing is read."""

    path: str
    inode: int = 0
    listed: bool = False


def is_closed(name: str) -> bool:
    """Say whether a file or folder of this name stays closed: sealed rows, also while they are
    written and as an editor's copy of the file; a history."""
    name = name.casefold()
    return SUFFIX in name or PENDING in name or name in HISTORIES or name.endswith(".git")


def lies_closed(path: str, folder: str) -> bool:
    """Say whether `path`, followed to what it is, stays closed for the code of the task in
    `folder`: by its own name, by that of a folder that it lies in, or as one of the task's sealed
    files by another name. The folders that the task lies in don't count."""
    real, own = os.path.realpath(path), os.path.realpath(folder)
    if _inode(real) in _sealed_inodes(own):
        return True
    while not own.startswith(os.path.join(real, "")) and real != own:
        above, name = os.path.split(real)
        if is_closed(name) or _holds_sealed(real):
            return True
        if above == real:
            return False
        real = above
    return False


def closed_below(
    roots: Iterable[str], imported: Iterable[str] = (), folders: list[str] | None = None
) -> frozenset[str]:
    """Return the real paths of what stays closed at or below `roots`, and at or below `imported`
    without looking into what was installed. `folders` takes down which folders were looked into."""
    closed: set[str] = set()
    looked: list[str] = [] if folders is None else folders
    files: list[os.DirEntry[str]] = []
    tops = list(dict.fromkeys(os.path.realpath(root) for root in roots))
    for top in tops:
        _look(top, frozenset(), (closed, looked, files))
    for top in dict.fromkeys(os.path.realpath(each) for each in imported):
        _look(top, INSTALLED, (closed, looked, files))
    sealed = {inode for path in closed for inode in _inodes_at(path)}
    if sealed:  # the same file by another name
        closed |= {each.path for each in files if each.inode() in sealed}
        closed |= {top for top in tops if (found := _inode(top)) and found[1] in sealed}
    return frozenset(closed)


def open_parts(place: str, closed: Collection[str]) -> Iterator[Part]:
    """Yield what is opened of a place: itself, with all that is below, where nothing of it is
    closed; else what it holds, entry by entry. Links are passed over there: what they lead to is
    open where it lies, or not at all."""
    if not closed:
        yield Part(place)
        return
    top = os.path.realpath(place)
    if top in closed:
        return
    if not _is_above(top, closed):
        yield Part(place)
        return
    left = [top]
    while left:
        folder = left.pop()
        if folder == top:
            yield Part(folder, listed=True)
        for entry in _entries(folder):
            if entry.path in closed or entry.is_symlink():
                continue
            if entry.is_dir(follow_symlinks=False) and _is_above(entry.path, closed):
                left.append(entry.path)
            else:
                yield Part(entry.path, entry.inode())


class ClosedParts:
    """What is closed at some places, as it changes. Looked for again only once a folder of them
    has changed: that is asked before every batch of calls."""

    def __init__(self, roots: Collection[str]) -> None:
        self._roots = roots
        self._state: tuple[Part, ...] = ()
        self._times: dict[str, int] = {}
        self._is_settled = False

    def state(self) -> tuple[Part, ...]:
        """Return what a process that is started now has of the places, () for the whole of them:
        another value means that one which was started before has something else."""
        if not self._is_settled or any(_changed(each) != at for each, at in self._times.items()):
            looked: list[str] = []
            closed = closed_below(self._roots, folders=looked)
            self._times = {folder: _changed(folder) for folder in looked}
            newest = max(self._times.values(), default=0)
            self._is_settled = time.time() - newest / 1e9 > SETTLED
            parts = (part for root in self._roots for part in open_parts(root, closed))
            self._state = tuple(sorted(parts)) if closed else ()
        return self._state


def _look(
    top: str,
    passed: Collection[str],
    found: tuple[set[str], list[str], list[os.DirEntry[str]]],
) -> None:
    closed, looked, files = found
    left = [top]
    while left:
        folder = left.pop()
        looked.append(folder)
        for entry in _entries(folder):
            if is_closed(entry.name):
                closed.add(entry.path)
            elif entry.is_dir(follow_symlinks=False):
                if _holds_sealed(entry.path):
                    closed.add(entry.path)
                if entry.path not in closed and entry.name not in passed:
                    left.append(entry.path)
            elif entry.is_file(follow_symlinks=False):
                files.append(entry)


def _holds_sealed(folder: str) -> bool:
    """Say whether this is a task's folder of sealed rows."""
    is_named = os.path.basename(folder).casefold() == FOLDER
    return is_named and any(is_closed(entry.name) for entry in _entries(folder))


def _sealed_inodes(folder: str) -> set[tuple[int, int] | None]:
    inodes = {_inode(entry.path) for entry in _entries(os.path.join(folder, FOLDER))
              if is_closed(entry.name)}  # fmt: skip
    return inodes - {None}


def _inodes_at(path: str) -> Iterator[int]:
    """Yield the inodes of the sealed files at a path that is closed. A history's are left out: its
    files are packed, and there are thousands."""
    name = os.path.basename(path).casefold()
    if name in HISTORIES or name.endswith(".git"):
        return
    if os.path.isdir(path):
        yield from (entry.inode() for entry in _entries(path))
    elif (found := _inode(path)) is not None:
        yield found[1]


def _is_above(folder: str, closed: Iterable[str]) -> bool:
    inside = os.path.join(folder, "")
    return any(path.startswith(inside) for path in closed)


def _entries(folder: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            return list(found)
    except OSError:
        return []


def _changed(folder: str) -> int:
    try:
        return os.stat(folder).st_mtime_ns
    except OSError:
        return 0


def _inode(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
