"""Cells of a table that were empty, and whose word of nothing is a text of the row: `nan` among
options. The rule `text/nothing` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

NO_VALUES = frozenset({"none", "nan", "null", "nat", "<na>", "n/a", "undefined", "#n/a"})
_LONGEST = max(map(len, NO_VALUES))
_FEWEST_CELLS = 2
_MOST_FULL = 0.5
_FEWEST_NUMBERS = 5
_MOST_NUMBERS = 0.7
_NUMBER = exactly(r"-?\d[\d.,]*%?")
_OF_TABLES = frozenset({"nan", "NaN", "NaT", "<NA>"})
"""What a table's reader makes of an empty cell, and no text says."""

_ABOUT_PROGRAMS = compiled(
    r"\b(?:python|java|javascript|js|pandas|numpy|float|null|undefined|code|print\w*|typeof|excel"
    r"|program\w*|expressions?|operators?|evaluat\w*|returns?)\b|[={}]|程序|代码|表达式|运行|返回",
    re.IGNORECASE,
)


def empty_cells(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show a cell which is the word of an empty one, where most rows have a
    word there: `nan`, or any such word between texts in letters of their own; a single `nan` among
    numbers."""
    if not subject.may_say(*(word.casefold() for word in NO_VALUES)):
        return
    found: list[tuple[Rendered, str, str]] = []
    alone: list[tuple[Rendered, str, str]] = []
    answers = {
        gold.strip()
        for item in subject.rendered
        for gold in (*golds_of(item.example), *subject.truths[item.doc.id].golds)
    } - {"nan"}
    for name in sorted(subject.fields):
        values = [(item, item.doc.data.get(name)) for item in subject.rendered]
        texts = [(item, value.strip()) for item, value in values if isinstance(value, str)]
        full = [
            value for _, value in texts if not _is_nothing(value) and not _NUMBER.fullmatch(value)
        ]
        if len(full) >= _MOST_FULL * len(texts):
            found += [
                (item, name, value)
                for item, value in texts
                if _is_nothing(value) and value not in answers and _is_cell(item, name, value)
            ]
        elif sum(_NUMBER.fullmatch(value) is not None for _, value in texts) >= max(
            _FEWEST_NUMBERS, _MOST_NUMBERS * len(texts)
        ):
            alone += [
                (item, name, value)
                for item, value in texts
                if value in _OF_TABLES and value not in answers and _is_cell(item, name, value)
            ]
    for item, name, word in (*(found if len(found) >= _FEWEST_CELLS else ()), *alone):
        yield Hit(
            say("the {part} says {word!r}: the field {name!r} has no value",
                part=say("input"), word=word, name=name),
            say("Leave out what is made of data[{name!r}] where it is None.", name=name),
            item.doc.id,
            subject.code.line_of_field(name) or subject.code.line_of_input,
            about=name,
        )  # fmt: skip


def _is_nothing(text: str) -> bool:
    return len(text) <= _LONGEST and text.casefold() in NO_VALUES


def _is_cell(item: Rendered, name: str, word: str) -> bool:
    """Say whether a word of the row stands in its input, and is none of the texts around it."""
    if word not in item.example.input or word in golds_of(item.example):
        return False
    texts = (v for key, v in item.doc.data.items() if isinstance(v, str) and key != name)
    around = [text for text in texts if len(text.strip()) > 1]
    if any(word in text or _ABOUT_PROGRAMS.search(text) for text in around if text.strip() != word):
        return False
    own = [text for text in around if text.strip() != word]
    return word in _OF_TABLES or (len(own) > 1 and not any(map(str.isascii, own)))
