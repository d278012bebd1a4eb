"""A mark at the end of the very line, or item, whose number is the answer, and of no other: a
comment `# BUG` that was left in the program. The rule `answer/leaked` says so, in a hint."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import common_end, is_of_answers
from workbench.messages import say

_FEWEST_DOCS = 6
_SHORTEST = 3
_MOST_DOCS = 200
_IS_PLACE = exactly(r"\d{1,4}")


def by_flagged_line(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with such a mark, the same in all of them."""
    items = subject.some(_MOST_DOCS)
    if len(items) < _FEWEST_DOCS or not all(map(_IS_PLACE.fullmatch, subject.golds)):
        return
    places = [int(gold) for gold in subject.golds[: len(items)]]
    if len({*places}) < 2:
        return
    for name in sorted(subject.fields & subject.code.fields_of_input):
        blocks = [_lines_of(item.doc.data.get(name)) for item in items]
        if is_of_answers(name) or min(map(len, blocks)) < 2:
            continue
        for first in (0, 1):
            mark = _mark_of(blocks, [place - first for place in places])
            if not mark or mark.casefold() in own_text(subject).casefold():
                continue
            if not all(mark in item.example.input for item in items):
                continue
            for item in subject.rendered:
                yield Hit(
                    say("the line that is the answer, and no other, ends with {mark}",
                        mark=shorten(mark, 30)),
                    say("Take the answer out of the input; it belongs into output."),
                    item.doc.id,
                    subject.code.line_of_field(name) or subject.code.line_of_input,
                    about="flagged",
                    severity="hint",
                )  # fmt: skip
            return


def by_marked_line(subject: Subject) -> Iterator[Hit]:
    """Yield a hint where the line of a list that has the answer, and no other of a doc's lines,
    ends with one mark in all docs: `* Reed Bank: 31 (max)`."""
    items = subject.some(_MOST_DOCS)
    golds = subject.rights[: len(items)]
    if len(items) < _FEWEST_DOCS or len({*golds}) < 2 or not all(golds):
        return
    blocks = [_lines_of(item.example.input) for item in items]
    places = [_place_in_list(lines, gold) for lines, gold in zip(blocks, golds, strict=True)]
    mark = _mark_of(blocks, places) if min(places) >= 0 else ""
    if mark and not mark[0].isalnum() and not any(gold.endswith(mark) for gold in golds):
        yield Hit(
            say("the line that is the answer, and no other, ends with {mark}",
                mark=shorten(mark, 30)),
            say("Take the answer out of the input; it belongs into output."),
            items[0].doc.id,
            subject.code.line_of_input,
            about="flagged",
            severity="hint",
        )  # fmt: skip


def _place_in_list(lines: Sequence[str], gold: str) -> int:
    """Return where the only line with an answer stands, beside one that begins with the same sign;
    -1 where there is none."""
    found = [place for place, line in enumerate(lines) if gold in line]
    if len(found) != 1 or found[0] == len(lines) - 1:
        return -1
    place = found[0]
    beside = [*lines[max(0, place - 1) : place], *lines[place + 1 : place + 2]]
    sign = lines[place].strip()[:1]
    is_listed = sign in "-*•·|" and any(line.strip()[:1] == sign for line in beside)
    return place if sign and is_listed else -1


def _lines_of(value: Any) -> Sequence[str]:
    """Return the lines of a text, or the texts of a list."""
    lines = value.split("\n") if isinstance(value, str) else value
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return ()
    return [line.rstrip() for line in lines]


def _mark_of(blocks: Sequence[Sequence[str]], places: Sequence[int]) -> str:
    """Return what all lines at these places end with and no other line does, "" where there is no
    such thing; a mark has more than letters and figures."""
    if not all(0 <= at < len(lines) for lines, at in zip(blocks, places, strict=True)):
        return ""
    own = [lines[at] for lines, at in zip(blocks, places, strict=True)]
    mark = common_end(own).strip()
    if len(mark) < _SHORTEST or mark.isalnum() or len({*own}) < len(own):
        return ""
    others = (
        line
        for lines, at in zip(blocks, places, strict=True)
        for place, line in enumerate(lines)
        if place != at
    )
    return "" if any(line.endswith(mark) for line in others) else mark
