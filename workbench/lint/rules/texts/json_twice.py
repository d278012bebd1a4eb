"""Texts of the rows that are JSON within JSON: with the quotes of a second writing around them,
and its escapes. The rule `text/escaped` says so."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 100
_FEWEST_DOCS = 3
_FEWEST_ESCAPED = 2
_NEARLY_ALL = 0.9
_ABOUT_STRINGS = compiled(
    r"\b(?:strings?|literals?|json|unicode|escap\w*|decod\w*|encod\w*|repr|quoted)\b"
    r"|字符串|字面量|转义|轉義|解码|文字列",
    re.IGNORECASE,
)
"""What a prompt says whose matter is how a text is written in a program."""


def written_twice(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show a text of the row as JSON writes it, where nearly all rows have
    that, and some of them escapes."""
    if not subject.has_sign("\\") or not subject.has_sign('"'):
        return
    items = subject.some(_SEEN_DOCS)
    if not items or _ABOUT_STRINGS.search(subject.told):
        return
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    for name in sorted(subject.fields):
        if is_of_answers(name):
            continue
        found = in_most(items, lambda item, name=name: _written(item, name), least)
        if sum("\\" in text for _, text in found) < _FEWEST_ESCAPED:
            continue
        for item, text in found:
            yield Hit(
                say("the row's {name} is JSON within JSON: {text}",
                    name=name, text=shorten(text, 40)),
                say("Take it out of its quotes, where the rows are made: json.loads(…)."),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=f"twice {name}",
            )  # fmt: skip


def _written(item: Rendered, name: str) -> str:
    """Return a doc's text of a field where it is one text of JSON, and the input has it so."""
    value = item.doc.data.get(name)
    if not isinstance(value, str) or len(value) < 2 or value[0] != '"' or value[-1] != '"':
        return ""
    if value.strip() not in item.example.input:
        return ""
    try:
        return value if isinstance(json.loads(value), str) else ""
    except ValueError:
        return ""
