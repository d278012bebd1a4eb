"""Places of the template where a few rows have nothing and nearly all others a text, found by what
stands around it. The rule `text/empty-slot` says so."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Sequence
from functools import reduce
from typing import Any

from workbench.io.han import compiled
from workbench.lint.rules.leaking.begun import end_in_common
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.types import Rendered

_MOST_EMPTY = 0.34
_FEWEST_FULL = 3
_FEWEST_OF_BLANK = 2
_BEFORE = 24
_AFTER = 6
_SEEN_DOCS = 12
_MOST_OF = 0.8
_OPENS = compiled(r"[:：=>\"“‘「『《(（\[【]\s*\Z")
"""What the template has right before a text that it expects."""

_MAY_BE_EMPTY = compiled(
    r"histor|previous|prior|earlier|turns?$|memory|notes?$|hint|input$|context|extra|option|suffix"
    r"|prefix|middle|title|历史|上文|备注|提示|补充",
    re.IGNORECASE,
)
"""What may be there or not: a first turn has none before it."""


def emptied(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs whose row has no text for a place of the template that others have one for,
    with the place's cue."""
    items = subject.rendered
    for name in sorted(subject.fields & subject.code.fields_of_input):
        if _MAY_BE_EMPTY.search(name) or is_of_answers(name):
            continue
        empty = [item for item in items if _is_empty(item.doc.data.get(name))]
        full = [item for item in items if _is_text(item.doc.data.get(name))] if empty else []
        # Where it is half of all, none may be expected; of most it is a line for nothing.
        are_few = len(empty) <= _MOST_EMPTY * len(items)
        are_blank = len(full) <= _MOST_EMPTY * len(items) and all(
            item.doc.data.get(name) == "" for item in empty
        )
        fewest = _FEWEST_FULL if are_few else _FEWEST_OF_BLANK
        if len(full) < max(fewest, len(items) - len(empty)) or not (are_few or are_blank):
            continue
        place = _place_of(name, full[:_SEEN_DOCS])
        if place is None:
            continue
        before, after = place
        # Where the code leaves the cue out, or writes another text, nothing is missing.
        hole = re.compile(rf"{re.escape(before.rstrip())}[ \t]*{re.escape(after)}")
        found = [item for item in empty if hole.search(item.example.input)]
        if found:
            return [(item, before.strip().rpartition("\n")[2]) for item in found]
    return ()


def _is_empty(value: Any) -> bool:
    return value is None or (isinstance(value, str) and not value.strip())


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _place_of(name: str, items: Sequence[Rendered]) -> tuple[str, str] | None:
    """Return what stands right before and right behind a field's text in nearly all of some docs,
    as far as it is the same; None where nothing there expects a text."""
    befores: list[str] = []
    afters: list[str] = []
    for item in items:
        text, value = item.example.input, str(item.doc.data[name])
        value = value if value in text else value.strip()
        places = [match.start() for match in re.finditer(re.escape(value), text)]
        if not places:
            return None
        # The row may say it in another text, too.
        at = next(
            (place for place in places if _OPENS.search(text[max(0, place - _BEFORE) : place])),
            places[0],
        )
        befores.append(text[max(0, at - _BEFORE) : at])
        afters.append(text[at + len(value) :][:_AFTER])
    after, count = Counter(afters).most_common(1)[0]
    if count < _MOST_OF * len(items):  # options differ behind the same mark
        after, count = os.path.commonprefix(afters), len(items)  # noqa: RUF071 - no paths
    before = reduce(end_in_common, befores)
    before = before[before.rstrip().rfind("\n") + 1 :]
    is_place = count >= _MOST_OF * len(items) and _OPENS.search(before) and after.strip()
    return (before, after) if is_place and len(before.strip()) > 1 else None
