"""Answers that stand in their texts by the nature of the task, and that the template prints once
more, from a field that says nothing else: `<clause period="{period}">{clause}</clause>`. The rule
`answer/leaked` says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from workbench.errors import shorten
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.lint.truth import places_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_SEEN_DOCS = 100
_FEWEST_SIGNS = 3
_LONGEST = 400
_LONGER = 16
"""So many signs more than the answer has a field that is the answer with some words around it."""

_DIFFERENT = 0.8


def by_own_field(subject: Subject) -> Sequence[tuple[Rendered, Message]]:
    """Return the docs and what is said of them where the fields of all rows that are the answer,
    each with few words beside it, are printed besides the texts that have it."""
    items, golds = subject.rendered[:_SEEN_DOCS], subject.rights[:_SEEN_DOCS]
    if len(items) < _FEWEST_DOCS or len({*golds}) < _DIFFERENT * len(golds):
        return ()
    if not all(_FEWEST_SIGNS <= len(gold) <= _LONGEST for gold in golds):
        return ()
    first = items[0]
    read = subject.code.fields_of_input
    names = [n for n, value in first.doc.data.items() if n in read and _is_answer(value, golds[0])]
    for name in names if not any(map(_shows_its_like, items, golds)) else ():
        values = [item.doc.data.get(name) for item in items]
        if not all(map(_is_answer, values, golds)):
            continue
        if all(map(_is_printed, items, map(str, values), [str(name)] * len(items))):
            message = say("the input has the answer in it besides its text: the row's {name},"
                          " {text}", name=name, text=shorten(str(values[0]), 40))  # fmt: skip
            return [(item, message) for item in items]
    return ()


def _is_answer(value: Any, gold: str) -> bool:
    return isinstance(value, str) and gold in value and len(value) <= len(gold) + _LONGER


def _shows_its_like(item: Rendered, gold: str) -> bool:
    """Say whether an input has another text of the row that is as short as the answer: an option
    beside it, or a name that a text was made with."""
    return any(
        1 < len(leaf) <= len(gold) + _LONGER and gold not in leaf and leaf in item.example.input
        for leaf in (text.strip() for text in leaves_of(item.doc.data))
    )


def _is_printed(item: Rendered, value: str, name: str) -> bool:
    """Say whether another text of the row in an input has a value, and the input has it more often
    than all of these."""
    text = item.example.input
    count = sum(1 for _ in places_of(value.strip(), text))
    if not count:
        return False
    others = {
        leaf.strip()
        for other, held in item.doc.data.items()
        if str(other) != name
        for leaf in leaves_of(held)
        if value.strip() in leaf and leaf.strip() in text
    }
    return bool(others) and count > sum(
        text.count(leaf) * sum(1 for _ in places_of(value.strip(), leaf)) for leaf in others
    )
