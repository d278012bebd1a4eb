"""Answers to questions on a table that are none of its cells, where nearly all others are one. The
rule `answer/not-an-option` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.instructions.labels import names_one
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 400
_FIRST_DOCS = 4
_FEWEST_DOCS = 6
_FEWEST_CELLS = 4
_LETTERS = exactly(r"[^\W\d_]+")
_DIGITS = exactly(r"\d+")
_FEW = 1 / 3
_COMPUTED = compiled(
    r"\b(?:than|total|sum|differ\w*|together|average|mean|twice|half|except|not|without|both|either"
    r"|more|less|fewer|all|altogether|if|how many|how much longer|how long|change\w*|percent\w*"
    r"|share|count|number of|overall|combined|between|earlier|later|after|before|which of)\b"
    r"|\A\s*(?:is|are|was|were|does|do|did|can|has|have)\b"
    r"|比|总|一共|相差|平均|除了|不|如果|几|多少个|两|差|是否|吗|哪些",
    re.IGNORECASE,
)
"""What may ask for more than a cell says."""


def no_cell(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs whose answer is no cell of the table of their row, nor part of one, where
    most answers are such cells and the question names one. What has to be calculated has other
    answers."""
    items = subject.some(_SEEN_DOCS)
    if subject.method != "gen" or len(items) < _FEWEST_DOCS:
        return
    names = [name for name in sorted(subject.fields) if _are_tables(items[:_FIRST_DOCS], name)]
    if not names:
        return
    missing: list[Rendered] = []
    for item in items:
        cells = {cell for name in names for cell in _cells_of(item.doc.data.get(name))}
        if not any(_bare(gold) in cells for gold in golds_of(item.example)):
            missing.append(item)
            if len(missing) > _FEW * len(items):
                return
    for item in missing:
        if not _is_other_answer(item, names):
            continue
        yield Hit(
            say("the answer {gold} is no cell of its table, as most others are",
                gold=shorten(golds_of(item.example)[0], 40)),
            say("Make the two agree in the data."),
            item.doc.id,
            subject.code.line_of_field("answer") or subject.code.line_of_output,
            about="cells",
            severity="warning",
        )  # fmt: skip


def _are_tables(items: Sequence[Rendered], name: str) -> bool:
    """Say whether a field has rows of cells, or columns by their names, which are all shown."""
    for item in items:
        cells = [*_texts_of(item.doc.data.get(name))]
        if len(cells) < _FEWEST_CELLS or not all(cell in item.example.input for cell in cells):
            return False
    return bool(items)


def _texts_of(value: Any) -> Iterator[str]:
    """Yield the cells of a list of rows, none of another value."""
    rows = list(value.values()) if isinstance(value, Mapping) else value
    if not isinstance(rows, list | tuple) or len(rows) < 2:
        return
    if all(isinstance(row, list | tuple | Mapping) for row in rows):
        for row in rows:
            parts = row.values() if isinstance(row, Mapping) else row
            yield from (str(part) for part in parts if isinstance(part, str | int | float))


def _cells_of(value: Any) -> Iterator[str]:
    yield from filter(None, map(_bare, _texts_of(value)))


def _bare(text: str) -> str:
    return " ".join(text.split()).strip(" .。").casefold()


def _shape(text: str) -> str:
    """Return how a text is written: `9:9` for a time."""
    return _DIGITS.sub("9", _LETTERS.sub("a", text))


def _is_other_answer(item: Rendered, names: Sequence[str]) -> bool:
    """Say whether a cell is asked for: the row has one question, which names another cell, and the
    answer is not even part of one."""
    texts = [
        text.strip()
        for name, value in item.doc.data.items()
        if name not in names
        for text in leaves_of(value)
        if text.strip()[-1:] in ("?", "？", ".", "。", ":", "：") or len(text.split()) > 2
    ]
    asked = [text for text in texts if text in item.example.input]
    golds = [_bare(gold) for gold in golds_of(item.example)]
    cells = {cell for name in names for cell in _cells_of(item.doc.data.get(name))}
    if len(asked) != 1 or _COMPUTED.search(asked[0]):
        return False
    if not all(golds) or any(gold in cell for gold in golds for cell in cells):
        return False
    shapes = set(map(_shape, cells))
    if not all(_shape(gold) in shapes for gold in golds):
        return False  # it is a cell in another form, say
    return names_one(asked[0], cells)
