"""Gaps that are to be filled, by how texts draw them: `____`, `( )`, `[MASK]`, `#name#`, `…`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from workbench.io.han import Pattern, exactly

GapKind: TypeAlias = Literal[
    "mask", "tag", "name", "line", "low", "inner", "round", "square", "empty", "box", "leader",
    "dots", "stars", "question", "sharp", "hyphens",
]  # fmt: skip

_DRAWN: dict[GapKind, str] = {
    "mask": r"[\[<{](?i:MASK|BLANK|GAP)[\]>}]",
    "tag": r"\[[A-Z]{2,12}\]|<\w+>",
    "name": r"#[^\W\d]\w*#|@placeholder\b",
    "line": r"_{2,}|＿+",
    "low": r"(?<!\w)_|_(?!\w)",
    "inner": r"(?<=[^\W\d_])_(?=[^\W\d_])",
    "round": r"[(（][ \u3000_]+[)）]|（）",
    "square": r"[\[【][ \u3000_]+[\]】]|【】",
    "empty": r"\(\)|\[\]",
    "box": r"□+",
    "leader": r"\.{4,}|…{2,}",
    "dots": r"\.{3,}|…+",
    "stars": r"\*{3,}",
    "question": r"[?？]{2,}",
    "sharp": r"#{3,}(?!#*\s*\w)",
    "hyphens": r"-{3,}",
}
"""`tag`, `inner`, `empty` and what follows `leader` are often no gaps: whether they are, the rule
that reads them must tell by something else."""

SURE: tuple[GapKind, ...] = ("mask", "line", "round", "square", "leader")
"""What is hardly ever anything else: they can be counted."""


def gap(*kinds: GapKind) -> Pattern:
    """Return what finds gaps of these kinds, or of all; `lastgroup` of a match is its kind, the
    first of these that fits."""
    return exactly("|".join(f"(?P<{kind}>{_DRAWN[kind]})" for kind in kinds or _DRAWN))


_SURE = gap(*SURE)


def count_of_gaps(text: str) -> int:
    """Return how many gaps a text surely has."""
    return sum(1 for _ in _SURE.finditer(text))


def between(gaps: Pattern, text: str) -> list[str]:
    """Return what stands before, between and behind the gaps of a text."""
    ends = [(match.start(), match.end()) for match in gaps.finditer(text)]
    starts = [0, *(end for _, end in ends)]
    return [text[a:b] for a, b in zip(starts, [*(start for start, _ in ends), None], strict=True)]
