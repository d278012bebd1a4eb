"""Why rows have no score, in few lines: rows whose reasons differ in their numbers alone are told
together."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from workbench.analysis.scores import loss_of
from workbench.types import Row

TOLD = 3
"""So many kinds of reasons are told, and of each so many docs."""

MOST_KINDS = 100
OTHERWISE = "have no score, for one of very many reasons"

_NUMBER = re.compile(r"(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]*\w)")
_VARIES = re.compile(rf"""(?<!\w)(?:'[^'\n]*'|"[^"\n]*")(?!\w)|{_NUMBER.pattern}""")
"""A number, or a quoted text: which is nothing measured, and lies between no two others."""


@dataclass(slots=True)
class _Kind:
    """Rows of one kind of reason: how many, its first text, the least and the greatest number at
    each place of that, as they are written (of a quoted text the first, and another), and the first
    docs."""

    text: str
    least: list[str]
    most: list[str]
    count: int = 0
    doc_ids: list[int] = field(default_factory=list[int])

    def add(self, varying: list[str], doc_id: int) -> None:
        self.count += 1
        places = list(zip(self.least, self.most, varying, strict=True))
        self.least = [
            low if _is_quoted(now) else min(low, now, key=float) for low, _, now in places
        ]
        self.most = [
            (high if now == low else now) if _is_quoted(now) else max(high, now, key=float)
            for low, high, now in places
        ]
        self.doc_ids = sorted((*self.doc_ids, doc_id))[:TOLD]

    def told(self, line: int | None) -> str:
        ends = iter(zip(self.least, self.most, strict=True))

        def spread(_: re.Match[str]) -> str:
            low, high = next(ends)
            if low == high:
                return low
            return f"{low} or another" if _is_quoted(low) else f"{low} to {high}"

        text = _VARIES.sub(spread, self.text)
        docs = ", ".join(map(str, self.doc_ids)) + ", …" * (self.count > TOLD)
        where = f"line {line}, " if line is not None else ""
        return f"{self.count} {text} ({where}doc{'s' * (self.count > 1)} {docs})"


def _is_quoted(piece: str) -> bool:
    return piece[0] in "'\""


def _kept(found: re.Match[str]) -> str:
    """Return what stands for a piece where kinds are told apart: a quoted text without a number is
    a name, most often."""
    return _NUMBER.sub("#", found[0])


class Losses:
    """Counts why rows have no score."""

    def __init__(self) -> None:
        self._kinds: dict[tuple[str, int | None], _Kind] = {}

    def add(self, row: Row) -> None:
        """Count a row that has no score. Reasons that quote their rows may be as many as these."""
        text, line = loss_of(row), row.error.line if row.error is not None else None
        key = _VARIES.sub(_kept, text), line
        if key not in self._kinds and len(self._kinds) >= MOST_KINDS:
            text, key = OTHERWISE, (OTHERWISE, None)
        varying = _VARIES.findall(text)
        if key not in self._kinds:
            self._kinds[key] = _Kind(text, varying, varying)
        self._kinds[key].add(varying, row.doc_id)

    def told(self) -> tuple[str, ...]:
        """Return each kind with how many rows it is and where, the most frequent first."""
        kinds = sorted(self._kinds.items(), key=lambda each: -each[1].count)
        left = sum(kind.count for _, kind in kinds[TOLD:])
        others = (f"{left} more have no score, with other messages",) if left else ()
        return (*(kind.told(line) for (_, line), kind in kinds[:TOLD]), *others)
