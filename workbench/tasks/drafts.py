"""The draft journal: what someone types is written down before anything else happens to it.

One file for each task and method, one JSON object a line, only ever appended to: a crash can cut
the last line and nothing else. When the file has grown large it is rewritten with its newest
entries and the last text of each editor, under another name and then moved into place.

Several editors may write into it, two notebooks say. Each signs its entries, so that none goes on
with another's draft where it has one of its own.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from workbench.errors import StoreError
from workbench.io.files import is_regular, system_errors
from workbench.io.writing import is_at, make_own_folder, replace_file, wait_for_lock, write_all
from workbench.types import Method

MAX_BYTES = 4 * 1024 * 1024
KEPT_ENTRIES = 100

MOST_LEFT = 8
"""How many drafts that nobody works on are remembered, the newest."""

NOTEBOOK = "JPY_SESSION_NAME"
"""Where Jupyter's server tells a kernel the path of its notebook."""


@dataclass(frozen=True, slots=True)
class Writer:
    """Who types: `editor` is one session's own name, `place` the notebook that it is in, which
    outlives its kernel ("" where none is known), `after` the editor whose draft it goes on with."""

    editor: str = ""
    place: str = ""
    after: str = ""


def new_writer() -> Writer:
    """Return a writer that no other is, in this process's notebook."""
    return Writer(secrets.token_hex(6), os.environ.get(NOTEBOOK, ""))


@dataclass(frozen=True, slots=True)
class Draft:
    """A text on its way to be a version. `parent` is the version it started from; `time` is
    seconds since 1970. An entry whose text is None closes the draft: it was saved, or dropped.
    `seal` shows that it was typed here (`tasks.trust`), "" that this is not known. `editor`,
    `place` and `after` are the writer's (`Writer`), "" in journals that know of none.
    """

    parent: str
    source: str | None
    time: float
    seal: str = ""
    editor: str = ""
    place: str = ""
    after: str = ""


class Journal:
    """The drafts of one task and method, as `writer` sees them. Thread-safe; several processes may
    append."""

    def __init__(self, state: Path, task: str, method: Method, writer: Writer = Writer()) -> None:
        self._writer = writer
        self.path = state / "drafts" / f"{task}_{method}.jsonl"
        self._lock = threading.Lock()

    def write(self, parent: str, source: str | None, seal: str = "") -> None:
        """Append an entry, on a line of its own also where the last one was cut.

        Raises:
            StoreError: the journal cannot be written.
        """
        writer = self._writer
        signed = (writer.editor, writer.place, writer.after)
        entry = Draft(parent, source, time.time(), seal, *signed)
        line = (json.dumps(asdict(entry), ensure_ascii=False) + "\n").encode(
            "utf-8", "surrogatepass"
        )
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
        """Return the newest draft if it is still open, else None: the writer's own or, where it has
        written nothing yet, its notebook's, or else anybody's. A cut line is passed over.

        Raises:
            StoreError: the journal cannot be read.
        """
        entries, writer = self.entries(), self._writer
        own = [each for each in entries if writer.editor and each.editor == writer.editor]
        here = [each for each in entries if writer.place and each.place == writer.place]
        newest = next((some[-1] for some in (own, here, entries) if some), None)
        return newest if newest is not None and newest.source is not None else None

    def left(self, *, continued: bool = True) -> list[Draft]:
        """Return the texts at which each editor stopped or turned to another, newest first, each
        once: what was saved of them is among them. Those that another editor went on from come
        last, or, where not `continued`, not at all.

        Raises:
            StoreError: the journal cannot be read.
        """
        return _left(self.entries(), continued=continued)

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
        lines = self.path.read_bytes().split(b"\n")
        cut = max(0, len(lines) - KEPT_ENTRIES - 1)
        # The newest entries alone can be over the limit; the very last must stay in any case.
        while cut < len(lines) - 2 and sum(map(len, lines[cut:])) > MAX_BYTES // 2:
            cut += 1
        lasting = _lasting([entry for line in lines if (entry := _entry(line)) is not None])
        older = [line for line in lines[:cut] if _entry(line) in lasting]
        while sum(map(len, older)) > MAX_BYTES // 4:
            older.pop(0)
        replace_file(self.path, b"\n".join([*older, *lines[cut:]]))


def _left(entries: Sequence[Draft], *, continued: bool = True) -> list[Draft]:
    stopped: dict[str, Draft] = {}
    texts: dict[str | None, Draft] = {}
    for entry in entries:
        before = stopped.pop(entry.editor, None)
        if entry.source is not None:
            stopped[entry.editor] = entry
        elif before is not None:
            texts[before.source] = before
    texts |= {draft.source: draft for draft in stopped.values()}
    since = {entry.after: entry.time for entry in entries if entry.after}

    def is_continued(draft: Draft) -> bool:
        return draft.time < since.get(draft.editor, 0.0)

    ranked = sorted(texts.values(), key=lambda draft: (is_continued(draft), -draft.time))
    return [draft for draft in ranked if continued or not is_continued(draft)][:MOST_LEFT]


def _lasting(entries: Sequence[Draft]) -> list[Draft]:
    """Return what a shorter journal keeps: what is left, and what each editor wrote last, which
    tells that its draft is closed."""
    return [*_left(entries), *{entry.editor: entry for entry in entries}.values()]


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
    signed = all(
        isinstance(each, str) for each in (entry.seal, entry.editor, entry.place, entry.after)
    )
    return entry if texts and signed and isinstance(entry.time, int | float) else None
