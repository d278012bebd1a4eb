"""The draft journal: what someone types is written down before anything else happens to it.

One file for each task and method, one JSON object a line, only ever appended to: a crash can cut
the last line and nothing else. When the file has grown large it is rewritten with its newest
entries, under another name and then moved into place.
"""

from __future__ import annotations

import json
import os
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields
from pathlib import Path

from workbench.errors import StoreError
from workbench.io.files import is_regular, system_errors
from workbench.io.writing import is_at, make_own_folder, replace_file, wait_for_lock, write_all
from workbench.types import Method

MAX_BYTES = 4 * 1024 * 1024
KEPT_ENTRIES = 100


@dataclass(frozen=True, slots=True)
class Draft:
    """A text on its way to be a version. `parent` is the version it started from; `time` is
    seconds since 1970. An entry whose text is None closes the draft: it was saved, or dropped.
    `seal` shows that it was typed here (`tasks.trust`), "" that this is not known.
    """

    parent: str
    source: str | None
    time: float
    seal: str = ""


class Journal:
    """The drafts of one task and method. Thread-safe; several processes may append."""

    def __init__(self, state: Path, task: str, method: Method) -> None:
        self.path = state / "drafts" / f"{task}_{method}.jsonl"
        self._lock = threading.Lock()

    def write(self, parent: str, source: str | None, seal: str = "") -> None:
        """Append an entry, on a line of its own also where the last one was cut.

        Raises:
            StoreError: the journal cannot be written.
        """
        entry = {"parent": parent, "source": source, "time": time.time(), "seal": seal}
        line = (json.dumps(entry, ensure_ascii=False) + "\n").encode("utf-8", "surrogatepass")
        thing, fix = "the draft cannot be written", "Save the draft as a version, or copy it."
        with self._lock, system_errors(StoreError, f"{self.path}: {thing}", fix=fix):
            make_own_folder(self.path.parent.parent)
            self.path.parent.mkdir(exist_ok=True)
            with self._opened() as handle:
                write_all(handle, line if _ends_a_line(handle) else b"\n" + line)
                if os.fstat(handle).st_size > MAX_BYTES:
                    with suppress(OSError):  # the entry is there; the journal is long, no more
                        self._compact()

    @contextmanager
    def _opened(self) -> Iterator[int]:
        """Give the file, locked against other processes: one that rewrites it puts another in its
        place, where what is appended meanwhile would not be."""
        while True:
            # O_APPEND: without locks, too, each entry lands at the end, whoever else writes.
            handle = os.open(self.path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o666)
            try:
                wait_for_lock(handle)
                if is_at(handle, self.path):
                    yield handle
                    return
            finally:
                os.close(handle)

    def latest(self) -> Draft | None:
        """Return the newest draft if it is still open, else None. A cut line is passed over."""
        entries = self.entries()
        return entries[-1] if entries and entries[-1].source is not None else None

    def entries(self) -> list[Draft]:
        """Return all entries that are whole, oldest first.

        Raises:
            StoreError: the journal cannot be read.
        """
        try:
            if self.path.exists() and not is_regular(self.path):  # a pipe would be waited for
                raise OSError("no file")
            content = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise StoreError(f"{self.path}: the drafts cannot be read", seen=str(error)) from error
        return [entry for line in _ENDS.split(content) if (entry := _entry(line)) is not None]

    def _compact(self) -> None:
        lines = self.path.read_bytes().split(b"\n")[-KEPT_ENTRIES - 1 :]
        # The newest entries alone can be over the limit; the very last must stay in any case.
        while len(lines) > 2 and sum(map(len, lines)) > MAX_BYTES // 2:
            lines.pop(0)
        replace_file(self.path, b"\n".join(lines))


def _ends_a_line(handle: int) -> bool:
    size = os.lseek(handle, 0, os.SEEK_END)
    if size == 0:
        return True
    os.lseek(handle, size - 1, os.SEEK_SET)
    return os.read(handle, 1) == b"\n"


_ENDS = re.compile(rb"[\n\0]+")
"""What ends a line: NULs are what a power cut leaves of one, and JSON has none within."""

_NAMES = tuple(each.name for each in fields(Draft))


def _entry(line: bytes) -> Draft | None:
    """Return the entry on a line, None where it was cut, or is no entry."""
    try:
        values = json.loads(line.decode("utf-8", "surrogatepass"))
        # What a later version writes beside this is left alone.
        entry = Draft(**{name: values[name] for name in _NAMES if name in values})
    except (ValueError, TypeError, RecursionError):
        return None
    texts = isinstance(entry.parent, str) and isinstance(entry.source, str | None)
    is_entry = texts and isinstance(entry.time, int | float) and isinstance(entry.seal, str)
    return entry if is_entry else None
