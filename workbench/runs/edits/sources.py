"""What changed between two sources: lines that can be changed apart."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from textwrap import dedent
from typing import TypeAlias

ALIKE = 0.6
"""How much of two lines is the same where one is the other, edited (as `difflib` has it: from 0
to 1)."""

LEAST_LITERAL = 3
"""Characters by which a text is known again in a line of a source."""


_VALUES = re.compile(r"\{[^{}]*\}|\d+")
"""What stands for a value of the row in a text, or may be one."""


@dataclass(frozen=True, slots=True)
class SourceChange:
    """Lines of the old source, from `old[0]` up to but without `old[1]`, counted from 0, in whose
    place the new source has those of `new`; the `diff` has them with their signs."""

    old: tuple[int, int]
    new: tuple[int, int]
    diff: str


def source_changes(old: str, new: str) -> tuple[SourceChange, ...]:
    """Return the changes between two sources, as small as can be told: a statement, or an edited
    line beside what it was."""
    was, now = old.splitlines(keepends=True), new.splitlines(keepends=True)
    found: list[SourceChange] = []
    for tag, a, b, c, d in SequenceMatcher(None, was, now, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        for (a1, a2), (b1, b2) in _paired(was[a:b], now[c:d]):
            lines = [
                *("-" + x for x in was[a + a1 : a + a2]),
                *("+" + x for x in now[c + b1 : c + b2]),
            ]
            diff = "\n".join(line.rstrip("\r\n") for line in lines)
            found.append(SourceChange((a + a1, a + a2), (c + b1, c + b2), diff))
    return tuple(found)


_Span: TypeAlias = tuple[int, int]


def _paired(was: Sequence[str], now: Sequence[str]) -> Iterator[tuple[_Span, _Span]]:
    """Yield the spans of a replaced stretch that belong together: the two lines that are most
    alike, what stands before them and what behind."""
    if not was or not now:
        whole = was or now
        for start, end in _statements(whole):
            yield ((start, end), (0, 0)) if was else ((0, 0), (start, end))
        return
    ratio, a, b = max(
        (SequenceMatcher(None, x.strip(), y.strip(), autojunk=False).ratio(), -i, -j)
        for i, x in enumerate(was)
        for j, y in enumerate(now)
    )
    a, b = -a, -b
    if ratio < ALIKE:
        yield (0, len(was)), (0, len(now))
        return
    yield from _paired(was[:a], now[:b])
    yield (a, a + 1), (b, b + 1)
    for (a1, a2), (b1, b2) in _paired(was[a + 1 :], now[b + 1 :]):
        yield (a + 1 + a1, a + 1 + a2), (b + 1 + b1, b + 1 + b2)


def _statements(lines: Sequence[str]) -> Iterator[_Span]:
    """Yield the statements of added or removed lines; what is none goes with what follows it."""
    start = 0
    for end in range(1, len(lines) + 1):
        if end < len(lines) and (_is_open(lines[start:end]) or not lines[end].strip()):
            continue
        yield start, end
        start = end


def _is_open(lines: Sequence[str]) -> bool:
    """Say whether lines are no statements yet."""
    try:
        return not ast.parse(dedent("".join(lines))).body
    except SyntaxError:
        return True


def with_changes(old: str, new: str, changes: Iterable[SourceChange]) -> str:
    """Return the old source with some changes made."""
    was, now = old.splitlines(keepends=True), new.splitlines(keepends=True)
    for change in sorted(changes, key=lambda each: (each.old, each.new), reverse=True):
        was[slice(*change.old)] = now[slice(*change.new)]
    return "".join(was)


def writers(text: str, changes: Sequence[SourceChange], *, removed: bool) -> tuple[int, ...]:
    """Return the places of the changes among whose added lines (or `removed` ones) stand words of a
    text that was rendered, values of the row being in braces there. It only reads like theirs."""
    pieces = [p.strip() for line in text.split("\n") for p in _VALUES.split(line)]
    pieces = [piece for piece in pieces if len(piece) >= LEAST_LITERAL]
    sign = "-" if removed else "+"
    return tuple(
        place
        for place, change in enumerate(changes)
        if any(
            piece in line
            for line in change.diff.split("\n")
            if line.startswith(sign)
            for piece in pieces
        )
    )
