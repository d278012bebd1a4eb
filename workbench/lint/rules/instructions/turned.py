"""Options whose text has its letter's place, and the other way round: `(oxygen) A`. The rule
`text/swapped-fields` says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_LABELS = ("ABCDEFGHIJ", "abcdefghij", "123456789")
_FORMS = (
    "({}) {}",
    "({}){}",
    "（{}）{}",
    "（{}） {}",
    "[{}] {}",
    "{}) {}",
    "{}. {}",
    "{}.{}",
    "{}、{}",
)
"""A mark that goes with a letter. Behind a colon a letter may be meant so: `oxygen: A`."""

_FEWEST = 2


def option_turned(subject: Subject, item: Rendered) -> Hit | None:
    """Return a hit on a list of options in which each text is marked as a letter is, and has the
    letter that it is to have behind it."""
    text = item.example.input
    for name, options, labels in _lists_of(item.doc.data):
        if len(options) < _FEWEST or options[0] not in text:
            continue
        for form in _FORMS:
            if form.format(options[0], labels[0]) not in text:
                continue
            shown = [form.format(o, x) for o, x in zip(options, labels, strict=False)]
            if all(_is_there(each, text) for each in shown):
                return Hit(
                    say("an option's text stands where its letter belongs: {text}",
                        text=shorten(shown[0], 40)),
                    say("Put the letter before the option's text."),
                    item.doc.id,
                    subject.code.line_of_field(name) or subject.code.line_of_input,
                )  # fmt: skip
    return None


def _lists_of(data: Mapping[str, Any]) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
    """Yield the lists of texts of a row with letters for them, and dicts with letters for keys."""
    for name, value in data.items():
        if isinstance(value, dict) and {"text", "label"} <= set(value):
            texts, labels = value["text"], value["label"]
            if isinstance(texts, list) and isinstance(labels, list):
                yield name, [str(text) for text in texts], [str(label) for label in labels]
        elif isinstance(value, dict) and all(len(str(key)) == 1 for key in value):
            value = {str(label): text for label, text in value.items() if isinstance(text, str)}
            if len(value) >= _FEWEST:
                yield name, [*value.values()], [*value]
        elif isinstance(value, list) and all(isinstance(o, str) and len(o) > 1 for o in value):
            yield from ((name, value, labels) for labels in _LABELS)


def _is_there(shown: str, text: str) -> bool:
    """Say whether an option is there so, and its letter is no longer word's, nor the next one's."""
    at = text.find(shown)
    behind = text[at + len(shown) : at + len(shown) + 1]
    return at >= 0 and not behind.isalnum() and behind not in (*").]:、：．）",)
