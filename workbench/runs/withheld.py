"""What may be told of code that ran on sealed rows: nothing that the code itself can word.

The name of an exception, a line's number and the name of a file that is not there are made by the
transform as much as a message is, so each could spell out a row.
"""

from __future__ import annotations

import builtins
import os
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from workbench.types import Diagnostic, Row

MOST_KINDS = 5
"""So many kinds of failure are told: each choice among them could tell of a row."""

OTHERS = "others"
_OF_CODE = "an exception"
_OWN = (
    "BrokenReply Contract DataError MemoryLimit ModelError InputError NotAllowed OutputLimit "
    "ProcessExit SettingError StoreError TimeLimit WorkerError"
)
_NAMES = frozenset(
    [
        *(
            name
            for name, value in vars(builtins).items()
            if isinstance(value, type) and issubclass(value, BaseException)
        ),
        *("JSONDecodeError", "InvalidOperation", "PatternError"),
        *_OWN.split(),
    ]
)


def told_name(name: str) -> str:
    """Return an exception's name where it is one of Python's or of ours, "an exception" of any
    other: code can name its own as it likes."""
    return name if name in _NAMES else _OF_CODE


def told_failures(rows: Iterable[Row], source: str) -> dict[str, int]:
    """Return how many rows failed in which way: the exception's name, and the line of `source`.

    The commonest ways are told, and the rest together.
    """
    lines = source.count("\n") + 1
    found = Counter(_way(row.error, lines) for row in rows if row.error is not None)
    told = dict(found.most_common(MOST_KINDS))
    rest = found.total() - sum(told.values())
    return {**told, OTHERS: rest} if rest else told


def _way(error: Diagnostic, lines: int) -> str:
    """Return the name and line of an error; a line that the source does not have was made up."""
    line = error.line
    is_there = isinstance(line, int) and 0 < line <= lines
    return told_name(error.type) + (f", line {line}" if is_there else "")


def told_files(files: Mapping[str, str], folder: Path, known: Iterable[str]) -> dict[str, str]:
    """Return those of the files that code read, with their hashes, that may be told: those in the
    task's `folder`, and those that it reads on rows that anyone may see, which are `known`."""
    inside = os.path.join(os.path.realpath(folder), "")
    open_ = frozenset(known)
    return {
        path: sha256
        for path, sha256 in files.items()
        if path in open_ or (sha256 and path.startswith(inside))
    }
