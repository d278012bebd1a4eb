"""Lists that were joined once more, so that the letters of what was joined stand apart. The rule
`text/raw-value` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.most import in_most
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 2
_NEARLY_ALL = 0.8
_SEEN_DOCS = 60
_LONGEST_MARK = 5
_MOST_MARKS = 12
_COMPARED = 30
_FEWEST_SIGNS = 6


def joined_twice(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a row's list joined by a mark, and that text by a mark again,
    letter by letter; or the letters of a list as Python prints it."""
    marks = sorted({lit.text for lit in subject.code.literals if _is_mark(lit.text)}, key=len)
    marks = marks[:_MOST_MARKS]
    if not marks:
        return
    items = subject.some(_SEEN_DOCS)
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    for item, shown in in_most(items, lambda item: _joined(item, marks), least):
        yield Hit(
            say("a text was joined letter by letter: {shown}", shown=shorten(shown, 40)),
            say("Join a list of texts: the letters of one text were joined here."),
            item.doc.id,
            subject.code.line_with(" join") or subject.code.line_of_input,
            about="letters",
        )


def _is_mark(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_MARK and not any(map(str.isalnum, text))


def _joined(item: Rendered, marks: list[str]) -> str:
    """Return the beginning of a list of the row that was joined twice, "" where none was."""
    text = item.example.input
    for value in item.doc.data.values():
        if not isinstance(value, list) or len(value) < 2:
            continue
        parts = [leaf for leaf in leaves_of(value) if leaf]
        wholes = [str(value), *(mark.join(parts) for mark in marks)]
        for whole in wholes:
            head = whole[:_COMPARED]
            for mark in marks:
                shown = mark.join(head)
                is_apart = mark.strip() != "" or any(len(part) > 1 for part in parts)
                is_long = len(head) >= _FEWEST_SIGNS and shown.strip() != whole
                if is_apart and is_long and shown.strip() in text:
                    return shown
    return ""
