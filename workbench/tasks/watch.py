"""What others do to a task's versions while they are worked on: with git, an editor, a program.

The files are what counts, so a draft has to be told when the file that it came from is another
one now. Nothing here changes the draft: whoever works on it is asked.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from workbench.errors import StoreError
from workbench.io.files import is_regular, system_errors
from workbench.io.writing import create_file
from workbench.tasks.paths import VERSION_FILE
from workbench.tasks.versions import version_id

ChangeKind = Literal["changed", "deleted", "new"]


@dataclass(frozen=True, slots=True)
class Change:
    """What became of one version's file, or which versions there are that were not before.

    `changed`: the file of the draft's parent holds `text`, which is not what the draft started
    from. `deleted`: that file is gone. `new`: `versions` appeared, oldest first, and `text` is
    the last one's.
    """

    kind: ChangeKind
    versions: tuple[str, ...]
    text: str = ""


class Watch:
    """Sees what happens to the versions' files in one task folder. Thread-safe.

    It reads the parent's file at each look instead of trusting its date and size: a checkout
    can give a file the same date and the same size, and a transform is a few kilobytes.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock = threading.RLock()
        self._known = set(self._files())

    def look(self, parent: str, parent_source: str) -> tuple[Change, ...]:
        """Return what is different from what the draft's holder knows.

        `parent` is the version that the draft started from ("" if none), `parent_source` its text
        as it was then. The same changes are returned again until something is done about them.
        While the folder itself is gone there are none.
        """
        with self._lock:
            files = self._files()
            if not files and not self._folder.is_dir():
                return ()  # renamed, or deleted: what is known is so when the folder is back
            self._known |= {parent} & set(files)  # whoever has opened a version knows of it
            changes = [*self._parent_change(files, parent, parent_source)]
            new = tuple(version for version in files if version not in self._known)
            if new:
                changes.append(Change("new", new, _read(files[new[-1]]) or ""))
            # A version that went away is known no longer: it is new when it comes back.
            self._known -= {version for version in self._known - set(files) if version != parent}
        return tuple(changes)

    def seen(self) -> None:
        """Take the versions that there are now for known."""
        with self._lock:
            self._known |= set(self._files())

    @contextmanager
    def ours(self) -> Iterator[None]:
        """Take the versions that appear within the block for known: we write them."""
        with self._lock:
            yield
            self.seen()

    def put_back(self, version: str, source: str) -> None:
        """Write a deleted version's file again.

        Raises:
            StoreError: there is such a file by now, or it cannot be written.
        """
        name = f"transform_{version}.py" if version != "transform" else "transform.py"
        path = self._folder / name
        with system_errors(StoreError, f"{path}: cannot be written"), self.ours():
            if create_file(path, source.encode("utf-8")):
                return
        raise StoreError(f"{path}: is there already", fix="Take its text, or keep yours.")

    def _parent_change(
        self, files: dict[str, Path], parent: str, parent_source: str
    ) -> Iterator[Change]:
        if parent not in self._known:  # none, or a file that lies elsewhere
            return
        text = _read(files[parent]) if parent in files else None
        if text is None:
            yield Change("deleted", (parent,))
        elif text != parent_source:
            yield Change("changed", (parent,), text)

    def _files(self) -> dict[str, Path]:
        """Return the versions' files by id, in the order in which they were written."""
        found: list[tuple[int, str, Path]] = []
        for path in self._folder.glob("transform*.py"):
            if VERSION_FILE.fullmatch(path.name):
                try:
                    found.append((path.stat().st_mtime_ns, path.name, path))
                except OSError:  # it went away between the two calls
                    continue
        return {version_id(name): path for _, name, path in sorted(found)}


def _read(path: Path) -> str | None:
    """Return a file's text, None where there is none. What is not UTF-8 is shown all the same:
    taking it is refused later, by the one who reads it."""
    try:
        return path.read_bytes().decode("utf-8", "replace") if is_regular(path) else None
    except OSError:
        return None
