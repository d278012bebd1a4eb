"""Options that have a mark of their own from an older order behind the one that the prompt gives
them: `A. D. Venus`. The rule `answer/letters` says so."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.subject import Subject
from workbench.lint.truth import Shown
from workbench.messages import Message, say

_FEWEST = 2
_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_OWN = exactly(r"[(（]?(?P<label>[A-Ja-j1-9])(?:[)）.、．:：]|\s-)\s*(?=[^\s\d])")


def marked_twice(subject: Subject) -> Mapping[int, tuple[str, Message]]:
    """Return what is said, by doc, of lists in which each option has two marks, the inner ones
    being those of the list in another order, where nearly all lists have two: the initials of
    names are such marks now and then, `A. B. Stoker`."""
    found: dict[int, tuple[str, Message]] = {}
    items = subject.rendered
    marked = others = 0
    for item in items:
        shown = subject.list_of(item)
        if len(shown.options) < _FEWEST:
            continue
        inner, outer = _inner_marks(shown), [label.upper() for label in shown.labels]
        if not inner:
            others += 1
            if others > (1 - _NEARLY_ALL) * len(items):
                return {}
            continue
        marked += 1
        if inner != outer:  # the same mark twice `text/said-again` names
            message = say(
                "option {label} has another mark in its text: {text}",
                label=shown.options[0].label,
                text=shorten(shown.options[0].text, 30),
            )
            found[item.doc.id] = ("own", message)
    is_sure = marked >= max(_FEWEST_DOCS, _NEARLY_ALL * (marked + others))
    return found if is_sure else {}


def _inner_marks(shown: Shown) -> list[str]:
    """Return the marks that the options of a marked list begin with, in capitals, where they are
    those of a whole list in some order; none otherwise."""
    options = shown.options
    inner = [m["label"].upper() for option in options if (m := _OWN.match(option.text))]
    if len(inner) < len(options) or len(shown.labels) < len(options):
        return []
    first = "1" if inner[0].isdigit() else "A"
    is_a_list = sorted(inner) == [chr(ord(first) + i) for i in range(len(inner))]
    return inner if is_a_list else []
