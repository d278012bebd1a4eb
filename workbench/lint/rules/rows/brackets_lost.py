"""Texts without the brackets that the prompt speaks of, or with one of them, where most rows' have
both. The rule `text/unlike-others` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_MOST_DOCS = 400
_FEWEST_DOCS = 6
_MOST_OF = 0.6
_SPOKEN_OF = compiled(
    r"\b(?:brackets?|bracketed|parenthes[ie]s|in parens|Klammern?|parenth[eè]ses?|paréntesis"
    r"|parênteses"
    r"|parentesi|haakjes|parantez\w*|nawias\w*)\b|скобк|括号|括弧|カッコ|かっこ|괄호",
    re.IGNORECASE,
)
_BOTH = exactly(r"\([^()\n]+\)|（[^（）\n]+）|\[[^\[\]\n]+\]")


def brackets_lost(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a text that lacks a bracket which most rows have there."""
    items = subject.some(_MOST_DOCS)
    if len(items) < _FEWEST_DOCS or not _SPOKEN_OF.search(subject.told):
        return
    for name in sorted(subject.code.fields_of_input & subject.fields):
        values = [item.doc.data.get(name) for item in items]
        texts = [value if isinstance(value, str) and value.strip() else "" for value in values]
        lacking = [place for place, text in enumerate(texts) if text and not _BOTH.search(text)]
        if not lacking or len(texts) - len(lacking) < _MOST_OF * len(texts):
            continue
        for place in lacking:
            yield Hit(
                say("the row's {name} has no brackets, of which the prompt speaks: {text}",
                    name=name, text=shorten(texts[place], 40)),
                say("Correct the row, or leave it out."),
                items[place].doc.id,
                subject.code.line_of_field(name),
                about=f"brackets {name}",
            )  # fmt: skip
