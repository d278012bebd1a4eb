"""Rows that say which option is right in two fields, and differently: `answer` has its letter,
`answer_text` the text of another one. The rule `answer/gold-differs` says so."""

from __future__ import annotations

import re
from collections.abc import Mapping

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers, plain
from workbench.messages import Message, say
from workbench.prompts.listing import label_in

_NEARLY_ALL = 0.9
_NOT_RIGHT = compiled(
    r"wrong|incorrect|distract|predict|guess|student|model|user|second|other|alt|old|prev|false"
    r"|错|误|预测|学生|干扰",
    re.IGNORECASE,
)
"""Names of fields with answers that need not be right."""


def told_twice(subject: Subject) -> Mapping[int, Message]:
    """Return what is said of docs whose letter stands for another option than the one that a second
    field has as text, in nearly all rows one of the options."""
    texts = [
        name
        for name in sorted(subject.fields)
        if is_of_answers(name) and not _NOT_RIGHT.search(name)
    ]
    if len(texts) < 2:
        return {}
    found: dict[int, Message] = {}
    for name in texts:
        lettered, differing = 0, {}
        for item in subject.rendered:
            truth = subject.truths[item.doc.id]
            options = [plain(option) for option in truth.options]
            value = item.doc.data.get(name)
            if not isinstance(value, str) or plain(value) not in options or len(truth.golds) != 1:
                continue
            letter = next((n for n in texts if n != name and _is_letter(item.doc.data.get(n))), "")
            if not letter or len(set(options)) < len(options):
                continue
            lettered += 1
            if plain(value) != plain(truth.golds[0]):
                differing[item.doc.id] = say(
                    "the row's {letter!r} stands for {gold}, and its {name!r} is {text}",
                    letter=letter,
                    gold=shorten(truth.golds[0], 30),
                    name=name,
                    text=shorten(value, 30),
                )
        if lettered >= _NEARLY_ALL * len(subject.rendered):
            found |= differing
    return found


def _is_letter(value: object) -> bool:
    return isinstance(value, str) and label_in(value).isalpha()
