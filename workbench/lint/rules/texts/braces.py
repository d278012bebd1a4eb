"""Texts of the row in braces that a template left around them, or in those of a shell or of another
template language: `{…}`, `${…}`, `{{…}}`. The rule `text/stray-sign` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 60
"""What a template does alike in all docs is seen in so many."""

_MOST_OF = 0.8
_FEWEST_WORDS = 3
_FEWEST_SIGNS = 6
_SIGNS = "$#%@"
_OF_COMMANDS = exactly(r"[\w\\^_}\]]\Z")
"""What an argument of LaTeX stands behind."""

_SPEAKS = compiled(
    r"\b(?:braces?|curly|delimit\w*|mustache|jinja|handlebars|LaTeX)\b|括号|括弧|\\[a-z]{3,}\{",
    re.IGNORECASE,
)


def in_braces(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a text of the row in braces that only this one has (a hint
    where all have them), or with a sign before them."""
    if not subject.has_sign("{"):
        return
    told = f"{subject.settings.description}\0{subject.code.template}"
    items = subject.some(_SEEN_DOCS)
    if _SPEAKS.search(told) or any("{" in item.example.output for item in items):
        return
    found = [(item, of_doc) for item in items if (of_doc := _braced(item))]
    for item, (name, around, is_sure) in found if len(found) >= _MOST_OF * len(items) else ():
        yield Hit(
            say("a sign of the source is in the text: {found}", found=shorten(around, 30)),
            say("Take it out of the literal: an f-string needs no more than braces."),
            item.doc.id,
            subject.code.line_of_field(name) or subject.code.line_of_input,
            about=name,
            severity=None if is_sure else "hint",
        )


def _braced(item: Rendered) -> tuple[str, str, bool] | None:
    """Return the first text of a row that stands in braces: its field, as it stands there, and
    whether it is sure that this is a slip."""
    text = item.example.input
    if "{" not in text:
        return None
    braced: list[tuple[str, str, bool]] = []
    others = 0
    for name, value in _texts_of(item.doc.data):
        at = text.find(f"{{{value}}}")
        if at < 0 or stands_in(item.doc.data, f"{{{value}}}"):
            others += value in text
            continue
        before, end = text[:at], at + len(value) + 2
        if before[-1:] in (*_SIGNS, "{") and before and text[end : end + 1] != "$":
            end += before[-1] == "{"
            braced.append((name, text[at - 1 : end], True))
        elif not _OF_COMMANDS.search(before):
            braced.append((name, text[at:end], False))
    if not braced:
        return None
    name, around, is_sure = next((one for one in braced if one[2]), braced[0])
    return name, around, is_sure or others > 0


def _texts_of(data: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Yield a row's texts that are more than a word, with their fields."""
    for name, value in data.items():
        if isinstance(value, str) and value == value.strip():
            is_long = len(value.split()) >= _FEWEST_WORDS
            if is_long or (not value.isascii() and len(value) >= _FEWEST_SIGNS):
                yield str(name), value
