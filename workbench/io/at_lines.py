"""Expressions that fit at the beginnings of lines, looked for there alone.

An expression with `^` is tried at each sign of a text; most texts have few lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.io.han import AnyPattern


def line_starts(text: str) -> list[int]:
    """Return where the lines of a text begin."""
    starts = [0]
    place = text.find("\n")
    while place >= 0:
        starts.append(place + 1)
        place = text.find("\n", place + 1)
    return starts


def matches_at(pattern: AnyPattern, text: str, starts: Sequence[int]) -> list[re.Match[str]]:
    """Return the matches that begin where lines do: what `finditer` yields for a pattern that
    begins with `^` and keeps to its line."""
    match_at = pattern.match
    return [match for start in starts if (match := match_at(text, start))]


def matches_with(pattern: AnyPattern, text: str, sign: AnyPattern) -> Iterator[re.Match[str]]:
    """Yield the same for a pattern that needs a sign on its line."""
    last = -1
    for found in sign.finditer(text):
        start = text.rfind("\n", 0, found.start()) + 1
        if start > last and (match := pattern.match(text, start)):
            yield match
        last = start
