"""A line of the template that begins right behind a value, as a newline between two pieces of text
is lacking: `Age: 35Colour (red or green):`. The rule `text/run-together` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say

_SEEN_DOCS = 40
_FEWEST_DOCS = 3
_BEGINS = compiled(
    r"(?:\0|\{[^{}\n]{0,30}\}|%\([^()\n]*\)[sd]|%[sd])"
    r"(?P<next>(?:[A-ZÀ-ÖØ-Þ\u0391-\u03a9\u0410-\u042f][^\W\d_]{2,15})"
    r"(?:[ ](?=[^\W_(])[^\0\n{}%]{1,30}|[ ]?[(（][^\0\n{}%]{1,30}|[ ]?[:：]))"
)
"""What begins with a capital letter right behind a slot, and is a cue or several words."""


def glued_values(subject: Subject) -> Iterator[Hit]:
    """Yield the docs in nearly all of which a value stands right before a line of the template."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    for match in _BEGINS.finditer(subject.code.template):
        begun, found = match["next"], []
        for item in items:
            text = item.example.input
            at = text.find(begun)
            is_glued = at > 0 and text.count(begun) == 1 and text[at - 1].isalnum()
            around = text[max(0, at - 12) : at + 12]
            if not is_glued or stands_in(item.doc.data, text[at - 1 : at + 4]):
                break
            found.append((item, around))
        if len(found) < len(items):
            continue
        for item, around in found:
            yield Hit(
                say("the template goes on right behind a value: {around}",
                    around=shorten(around.strip(), 40)),
                say("Write a space or a newline between them."),
                item.doc.id,
                subject.code.line_with(begun) or subject.code.line_of_input,
                about="behind a value",
            )  # fmt: skip
        return
