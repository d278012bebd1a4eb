"""The key of a question that is filled in where the question leaves room for it: `（ B ）`,
`__C__`. The rule `answer/leaked` says so."""

from __future__ import annotations

from functools import partial

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.most import in_most
from workbench.lint.rules.leaking.given import Told
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_FILLED = compiled(
    r"[(（\[【〔]\s*(?P<a>[A-Ja-j甲乙丙丁戊]|\d)\s*[)）\]】〕]|[_＿]{1,}\s*(?P<b>[A-Ja-j甲乙丙丁戊]|\d)\s*[_＿]{1,}"
)

_OPENING = "([_（【〔＿"
"""One of these signs is in all that it finds."""


def by_filled_key(subject: Subject) -> Told:
    """Return the docs whose question has the label of their answer in the brackets, or the gap,
    where it is to be written."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return ()
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    found = in_most(items, partial(_filled, subject), least)
    return found if len({golds_of(item.example) for item, _ in found}) > 1 else ()


def _labels_of(subject: Subject, item: Rendered) -> set[str]:
    """Return the labels that an answer has: itself, that of its option in the list, or that of its
    place in the row."""
    gold = golds_of(item.example)[0].strip()
    shown = subject.list_of(item)
    found = {label_in(gold)} - {""}
    place = shown.place_of_gold
    if place is not None and shown.options[place].label:
        found.add(shown.options[place].label)
    options, golds = subject.options_of(item)
    if len(golds) == 1 and golds[0] in options:
        rank = options.index(golds[0])
        found |= {"ABCDEFGHIJ"[rank : rank + 1]} - {""}
    return found


def _filled(subject: Subject, item: Rendered) -> Message | None:
    values = (value for value in item.doc.data.values() if isinstance(value, str))
    texts = [text for text in values if any(map(text.__contains__, _OPENING))]
    labels = _labels_of(subject, item) if texts else ()
    for text in texts if labels else ():
        marks = [match["a"] or match["b"] for match in _FILLED.finditer(text)]
        # Several are the options themselves, or notes that are counted.
        if len(marks) == 1 and marks[0] in labels and text in item.example.input:
            match = _FILLED.search(text)
            is_noted = match is not None and match[0].isascii() and marks[0].isdigit()
            if not is_noted and match is not None:
                return say("the question has its key filled in: {text}",
                           text=f"{shorten(text[: match.start()], 24)}{match[0]}")  # fmt: skip
    return None
