"""The draft journal: what someone types is written down before anything else happens to it.

One file for each task and method, one JSON object a line, only ever appended to: a crash can cut
the last line and nothing else. When the file has grown large it is rewritten with its newest
entries, under another name and then moved into place.
"""

from __future__ import annotations

import json
import os
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from workbench.errors import StoreError
from workbench.io.files import system_errors
from workbench.io.writing import replace_file
from workbench.types import Method

MAX_BYTES = 4 * 1024 * 1024
KEPT_ENTRIES = 100


@dataclass(frozen=True, slots=True)
class Draft:
    """A text on its way to be a version. `parent` is the version it started from; `time` is
    seconds since 1970. An entry whose text is None closes the draft: it was saved, or dropped.
    """

    parent: str
    source: str | None
    time: float


class Journal:
    """The drafts of one task and method. Thread-safe; several processes may append."""

    def __init__(self, state: Path, task: str, method: Method) -> None:
        self.path = state / "drafts" / f"{task}_{method}.jsonl"
        self._lock = threading.Lock()

    def write(self, parent: str, source: str | None) -> None:
        """Append an entry.

        Raises:
            StoreError: the journal cannot be written.
        """
        entry = {"parent": parent, "source": source, "time": time.time()}
        line = (json.dumps(entry, ensure_ascii=False) + "\n").encode("utf-8", "surrogatepass")
        thing, fix = "the draft cannot be written", "Save the draft as a version, or copy it."
        with self._lock, system_errors(StoreError, f"{self.path}: {thing}", fix=fix):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # O_APPEND: each entry lands whole at the end, whoever else writes.
            handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
            try:
                os.write(handle, line)
                size = os.fstat(handle).st_size
            finally:
                os.close(handle)
            if size > MAX_BYTES:
                self._compact()

    def latest(self) -> Draft | None:
        """Return the newest draft if it is still open, else None. A cut line is passed over."""
        entries = self.entries()
        return entries[-1] if entries and entries[-1].source is not None else None

    def entries(self) -> list[Draft]:
        """Return all entries that are whole, oldest first."""
        try:
            text = self.path.read_bytes().decode("utf-8", "surrogatepass")
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as error:
            raise StoreError(f"{self.path}: the drafts cannot be read", seen=str(error)) from error
        found: list[Draft] = []
        for line in text.split("\n"):
            try:
                found.append(Draft(**json.loads(line)))
            except (ValueError, TypeError):
                continue
        return found

    def _compact(self) -> None:
        lines = self.path.read_bytes().split(b"\n")[-KEPT_ENTRIES - 1 :]
        # The newest entries alone can be over the limit; the very last must stay in any case.
        while len(lines) > 2 and sum(map(len, lines)) > MAX_BYTES // 2:
            lines.pop(0)
        replace_file(self.path, b"\n".join(lines))
