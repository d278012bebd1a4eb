"""Tags of a row, shown with it, of which one is its label: `Tags: ward-7, urgent`. The rule
`answer/leaked` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.leaking.given import gold_of
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import OPTION_LISTS, is_of_answers
from workbench.messages import say

_FEWEST_DOCS = 6
_MOST_LABELS = 12
_MOST_TAGS = 6
_OF_TAGS = compiled(
    r"tags?(?![a-z])|label|topic|categor|class|etiqu|schlagw|标签|类别|分类", re.IGNORECASE
)
"""What lists are called of which one says what a row is. Another one may be words of a text."""

_BETWEEN = exactly(r"\s*[,;|/，；、]\s*")


def by_tags(subject: Subject) -> Iterator[Hit]:
    """Yield all docs where each shows a list of its row that has its own label and none of the
    other ones, and the template names all labels besides."""
    items = subject.rendered
    golds = [gold_of(item) for item in items]
    labels = {*golds}
    if len(items) < max(_FEWEST_DOCS, 2 * len(labels)) or not 2 <= len(labels) <= _MOST_LABELS:
        return
    for name in sorted((subject.fields & subject.code.fields_of_input) - set(OPTION_LISTS)):
        tags = [_tags_of(item.doc.data.get(name)) for item in items]
        are_tags = all(
            labels.intersection(words) == {gold} and len(words) <= _MOST_TAGS
            for words, gold in zip(tags, golds, strict=True)
        )
        if not are_tags or is_of_answers(name):
            continue
        told = own_text(subject)
        are_shown = all(
            word in item.example.input for words, item in zip(tags, items, strict=True)
            for word in words
        )  # fmt: skip
        if not are_shown or not all(label in told for label in labels):
            continue
        for item, words in zip(items, tags, strict=True):
            yield Hit(
                say("the row's {name} has the answer among a few words: {value}",
                    name=name, value=shorten(", ".join(words), 40)),
                say("Leave data[{name!r}] out of the input.", name=name),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
                severity=None if _OF_TAGS.search(name) else "hint",
            )  # fmt: skip
        return


def _tags_of(value: Any) -> Sequence[str]:
    """Return the words of a list, or of a text that parts several by a sign."""
    parts = _BETWEEN.split(value.strip()) if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or not all(isinstance(one, str) for one in parts):
        return ()
    return () if isinstance(value, str) and len(parts) < 2 else parts
