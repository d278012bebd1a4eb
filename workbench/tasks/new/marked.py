"""Answers that are worked out, and end in what counts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias

from workbench.answers.postprocess_math import agieval_cloze
from workbench.tasks.new.columns import Column, spelled

AnswerMark: TypeAlias = Literal["####", "boxed"]

MARKS: Mapping[AnswerMark, re.Pattern[str]] = {
    "####": re.compile(r"####\s*\S"),
    "boxed": re.compile(r"\\boxed\s*\{"),
}

SHOWN: Mapping[AnswerMark, str] = {"####": "####", "boxed": "\\boxed{…}"}

MOST_MARKED = 0.5
"""Where more than this share of the answers has a mark, the others lack it."""

FEW_MARKED = 0.1
"""In a smaller share a mark is part of a text."""


def likeliest_mark(column: Column) -> tuple[AnswerMark, int]:
    """Return the mark that the most answers have, and how many do."""
    counts: dict[AnswerMark, int] = {
        mark: sum(pattern.search(spelled(value)) is not None for value in column.present)
        for mark, pattern in MARKS.items()
    }
    return max(counts.items(), key=lambda item: item[1])


def ends(column: Column, mark: AnswerMark) -> tuple[tuple[str, ...], ...]:
    """Return what each answer ends in behind its mark; nothing where it has none."""
    return tuple(
        (final(spelled(value), mark),)
        if value is not None and MARKS[mark].search(spelled(value))
        else ()
        for value in column.values
    )


def compared(column: Column) -> tuple[tuple[str, ...], ...]:
    """Return what each answer's last box holds, as it stands where responses are compared with
    it so; in the form that a response's is brought into where that is another in some row
    ("\\frac12" and "\\frac{1}{2}")."""
    stand = ends(column, "boxed")
    taken: tuple[tuple[str, ...], ...] = tuple(
        (agieval_cloze(spelled(value)),) if gold else ()
        for value, gold in zip(column.values, stand, strict=True)
    )
    is_same = all(
        one[0].replace(" ", "") == other[0].replace(" ", "")
        for one, other in zip(stand, taken, strict=True)
        if one and other
    )
    return stand if is_same or not all(one[0] for one in taken if one) else taken


def final(text: str, mark: AnswerMark) -> str:
    """Return what a worked answer ends in."""
    if mark == "####":
        return text.rpartition("####")[2].strip().replace(",", "")  # 1,234 is 1234
    inside = text.rpartition("\\boxed")[2].lstrip()
    depth = 0
    for place, sign in enumerate(inside):
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth == 0:
            return inside[1:place].strip()
    return inside.strip("{} ")
