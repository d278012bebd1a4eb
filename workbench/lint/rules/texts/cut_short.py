"""Texts of the row that the code cuts at a number of signs, in the middle of a word: `text[:200]`.
The rule `text/cut-item` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers, places_of
from workbench.messages import say
from workbench.types import Rendered

_SLICE = exactly(r"\[\s*(?:0\s*)?:\s*(\d{1,6})\s*\]")
_OF_PARTS = compiled(
    r"\b(?:first|begin\w*|start\w*|prefix\w*|initials?|abbreviat\w*|short\w*|complete\w*|continue"
    r"|cut|truncat\w*|masked|hidden|fragments?)\b|前|开头|首|缩写|补全|截",
    re.IGNORECASE,
)
"""What is said of a text that is to be a part."""

_LONGEST_WORD = 40
_FEWEST_SIGNS = 5
_FEWEST_DOCS = 2
_FEWEST_WORDS = 5
_SEEN_DOCS = 20
_MOST_SIZES = 4
_TAIL = 40


def cut_short(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs with a text that is in the input up to that number of signs, where
    that is within a word of one of them."""
    sizes = [int(size) for size in dict.fromkeys(_SLICE.findall(subject.code.text))][:_MOST_SIZES]
    names = subject.code.fields_of_input & subject.fields if sizes else frozenset[str]()
    only = next(iter(names)) if len(names) == 1 else ""
    for size in sizes if only and not _OF_PARTS.search(subject.told) else ():
        yield from _word_cut_at(subject, only, size)
    sizes = [size for size in sizes if size >= _FEWEST_SIGNS]
    for name in sorted(names):
        if is_of_answers(name) and len(names) > 1 and not _are_texts(subject, name):
            continue  # `comment` may be what is asked about, and `note` be a text
        for size in sizes:
            yield from _cut_at(subject, name, size)


def _word_cut_at(subject: Subject, name: str, size: int) -> Iterator[Hit]:
    """Yield hints on all docs where each of them shows so many signs of its only text, a word, and
    no answer is the rest of it."""
    items = subject.rendered
    found: list[tuple[Rendered, str]] = []
    for item, right in zip(items, subject.rights, strict=True):
        value = item.doc.data.get(name)
        if not isinstance(value, str) or not size < len(value) <= _LONGEST_WORD:
            return
        text = item.example.input
        is_whole = value in text or any(map(str.isspace, value))
        is_asked = right in value or value[size:] in right
        is_within = value[size - 1 : size + 1].isalnum()  # the year of a date is not
        if (
            is_whole
            or is_asked
            or not is_within
            or not any(True for _ in places_of(value[:size], text))
        ):
            return
        found.append((item, value[size:]))
    for item, lost in found if len(found) >= _FEWEST_DOCS else ():
        yield _hit(subject, item, name, lost, size)


def _hit(subject: Subject, item: Rendered, name: str, lost: str, size: int) -> Hit:
    return Hit(
        say("the row's {name} is cut: the input lacks {part}", name=name, part=lost[:_TAIL]),
        say("Put data[{name!r}] into the input, whole.", name=name),
        item.doc.id,
        subject.code.line_of_field(name) or subject.code.line_of_input,
        about=f"{name} at {size}",
        severity="hint",
    )


def _are_texts(subject: Subject, name: str) -> bool:
    """Say whether a field has several words in all rows, and is never what is answered."""
    items = subject.rendered[:_SEEN_DOCS]
    values = [item.doc.data.get(name) for item in items]
    if not all(isinstance(one, str) and len(one.split()) >= _FEWEST_WORDS for one in values):
        return False
    return not any(one in golds_of(i.example) for one, i in zip(values, items, strict=True))


def _cut_at(subject: Subject, name: str, size: int) -> Iterator[Hit]:
    cut = []
    is_within = False
    for item in subject.rendered:
        value = item.doc.data.get(name)
        if not isinstance(value, str) or len(value) <= size:
            continue
        text = item.example.input
        if value.strip() in text or value[:size].strip() not in text:
            return
        cut.append((item, value[size:]))
        is_within = is_within or value[size - 1 : size + 1].isalnum()
    for item, lost in cut if is_within and len(cut) >= _FEWEST_DOCS else ():
        yield _hit(subject, item, name, lost, size)
