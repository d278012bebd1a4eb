"""What git leaves in a file that both sides of a merge changed: marks above, between and below."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

BEGIN, BETWEEN, END = "<<<<<<<", "=======", ">>>>>>>"
"""What a line is, or begins with before a space."""

WAY_OUT = (
    "Both sides of a merge stand there: keep what is right and take the marks out, or, while the "
    "merge is open, take one side whole: git checkout --ours FILE, or --theirs."
)

_MOST_READ = 1 << 26
_MOST_TOLD = 5


def is_mark(line: str) -> bool:
    """Say whether a line may be one of the marks: others are underlined so, too."""
    line = line.rstrip("\r\n")
    return line == BETWEEN or any(f"{line} ".startswith(f"{mark} ") for mark in (BEGIN, END))


def conflict_lines(text: str, at: int = 0) -> list[int]:
    """Return the lines, from 1, at which whole conflicts of a text begin; where it has none, the
    line `at`, at which its reader failed, if that is a mark."""
    lines = text.split("\n")
    found: list[int] = []
    begun, is_divided = 0, False
    for number, line in enumerate(lines, start=1):
        if line[:1] not in "<=>" or not is_mark(line):
            continue
        if line.startswith(BEGIN):
            begun, is_divided = number, False
        elif line.startswith(BETWEEN):
            is_divided = True
        elif begun and is_divided:
            found.append(begun)
            begun = 0
    return found or [at for line in lines[max(at - 1, 0) : at] if is_mark(line)]


def conflicts_in(path: str | os.PathLike[str], at: int = 0) -> list[int]:
    """Return the same of a file, in whatever encoding it is; [] where it cannot be read."""
    try:
        if os.path.getsize(path) > _MOST_READ:
            return [at] if at else []
        return conflict_lines(Path(path).read_text(encoding="utf-8", errors="replace"), at)
    except (OSError, ValueError):  # no name of a file, say
        return []


def told_marks(numbers: Sequence[int]) -> str:
    """Return what is to be said of conflicts that begin at these lines."""
    told = ", ".join(str(number) for number in numbers[:_MOST_TOLD])
    more = " and others" if len(numbers) > _MOST_TOLD else ""
    return f"git's conflict markers, from {'lines' if len(numbers) > 1 else 'line'} {told}{more} on"
