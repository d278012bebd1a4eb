"""A unit or a sign that stands twice behind a value: the row has it, and the template writes it as
well, `4.5 °C °C`, `12 kg kg`. The rule `text/said-again` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say

_SEEN_DOCS = 60
_FEWEST_DOCS = 3
_MOST_OF = 0.6
_TWICE = compiled(
    r"(?P<number>\d)[ ]?(?P<unit>°[CF]|[%°℃$€£¥₽₹]"
    r"|[a-zA-Zµμ]{1,4}[²³]?(?:/[a-z]{1,4})?|[元米克吨斤升秒天岁个度人次件円年月日])"
    r"[ ]?(?P=unit)(?![\w])"
)


def twice_behind(subject: Subject) -> Iterator[Hit]:
    """Yield the docs in which a number has its unit twice, in most docs."""
    if not subject.has_sign("0123456789"):
        return
    items = subject.some(_SEEN_DOCS)
    found: list[tuple[int, str]] = []
    for item in items:
        match = _TWICE.search(item.example.input)
        if match and not stands_in(item.doc.data, match[0]):
            found.append((item.doc.id, match[0]))
        elif not found and len(items) > _FEWEST_DOCS and item is items[_FEWEST_DOCS]:
            return
    if len(found) < max(_FEWEST_DOCS, _MOST_OF * len(items)):
        return
    for doc_id, twice in found:
        yield Hit(
            say("a unit stands there twice: {text}", text=twice),
            say("Write it in the row or in the template."),
            doc_id,
            subject.code.line_of_input,
            about="unit twice",
        )
