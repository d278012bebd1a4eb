"""Answers that stand in their texts by the nature of the task, and that the template prints once
more, from a field that says nothing else: `<clause period="{period}">{clause}</clause>`. The rule
`answer/leaked` says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.lint.truth import places_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_SEEN_DOCS = 100
_FEWEST_SIGNS = 3
_LONGEST = 400
_LONGER = 16
"""So many signs more than the answer has a field that is the answer with some words around it."""

_DIFFERENT = 0.8


def by_own_field(subject: Subject) -> Iterator[Hit]:
    """Yield a hint where a field of all rows is the answer, with few words beside it, and the code
    prints it besides the texts that have it; other docs' inputs do not have it."""
    items, golds = subject.rendered[:_SEEN_DOCS], subject.rights[:_SEEN_DOCS]
    if len(items) < _FEWEST_DOCS or len({*golds}) < _DIFFERENT * len(golds):
        return
    if not all(_FEWEST_SIGNS <= len(gold) <= _LONGEST for gold in golds):
        return
    read = subject.code.fields_of_input
    first = items[0].doc.data
    names = [n for n, value in first.items() if n in read and _is_answer(value, golds[0])]
    if not names or any(map(_shows_its_like, items, golds)):
        return
    if any(gold in items[place - 1].example.input for place, gold in enumerate(golds)):
        return  # all prompts list the answers
    for name in names:
        values = [item.doc.data.get(name) for item in items]
        are_answers = all(map(_is_answer, values, golds))
        if are_answers and all(map(_is_printed, items, map(str, values), [str(name)] * len(items))):
            yield Hit(
                say("the input has the answer in it besides its text: the row's {name}, {text}",
                    name=name, text=shorten(str(values[0]), 40)),
                say("Take the answer out of the input; it belongs into output."),
                items[0].doc.id,
                subject.code.line_of_field(str(name)) or subject.code.line_of_input,
                about="own field",
                severity="hint",
            )  # fmt: skip
            return


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
