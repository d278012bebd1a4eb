"""Short texts of the rows (cells, items of lists, names) that no prompt has as they are, and all
have in other letters or without their marks. The rule `text/changed` says so."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.texts.letters_changed import speaks_of_letters
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers, places_of
from workbench.messages import Message, say
from workbench.types import Rendered

_SEEN_DOCS = 200
_FEWEST_PARTS = 5
_FEWEST_DOCS = 3
_MOST_OF = 0.8
_MOST_WORDS = 3
_MOST_PARTS = 40


def _without_marks(text: str) -> str:
    return re.sub(r"(?<=\w)[^\w\s](?=\w)", "", text)


_WAYS: Sequence[tuple[Callable[[str], str], Message]] = (
    (str.lower, say("in small letters")),
    (str.upper, say("in capitals")),
    (_without_marks, say("without its punctuation")),
)


def parts_changed(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs that have the short texts of a field, those in its lists or its dicts
    or itself, in another way than the rows: nearly all of those that it changes, and none as it
    is."""
    if subject.is_uniform or speaks_of_letters(subject):
        return
    read = subject.code.fields_of_input
    items = subject.some(_SEEN_DOCS)
    for name in sorted(read & subject.fields):
        if is_of_answers(name) or not (parts := _parts_of(items, name)):
            continue
        for make, way in _WAYS:
            docs = _changed_docs(name, parts, make)
            if len(docs) < _FEWEST_DOCS:
                continue
            for item, part in docs:
                yield Hit(
                    say("the row's {name} is in the prompt {way}: {text}",
                        name=name, way=way, text=shorten(part, 30)),
                    say("Show it as it is, or say in a comment why not."),
                    item.doc.id,
                    subject.code.line_of_field(name) or subject.code.line_of_input,
                    about=f"parts {name}",
                    severity="hint",
                )  # fmt: skip
            break


def _parts_of(items: Sequence[Rendered], name: str) -> list[tuple[Rendered, str]]:
    """Return the short texts of a field with their docs."""
    found: list[tuple[Rendered, str]] = []
    for item in items:
        value = item.doc.data.get(name)
        leaves = islice(_leaves(value), _MOST_PARTS)
        found += [(item, leaf) for leaf in leaves if len(leaf.split()) <= _MOST_WORDS]
    return found


def _leaves(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield from (str(key).strip() for key in value if isinstance(key, str))
    yield from (leaf.strip() for leaf in leaves_of(value) if leaf.strip())


def _without_others(item: Rendered, name: str) -> str:
    """Return an input without the texts of a row's other fields, which may name a part."""
    text = item.example.input
    for other, value in item.doc.data.items():
        if other != name and isinstance(value, str) and len(value.split()) > 1:
            text = text.replace(value.strip(), " ")
    return text


def _changed_docs(
    name: str, parts: Sequence[tuple[Rendered, str]], make: Callable[[str], str]
) -> list[tuple[Rendered, str]]:
    """Return the docs that have parts of a field changed, each with one of them; none where a doc
    has one as it is, or few are there in this way."""
    docs: dict[int, tuple[Rendered, str]] = {}
    shown: dict[int, str] = {}
    texts: defaultdict[str, int] = defaultdict(int)
    lacking = 0
    for item, part in parts:
        made = make(part)
        if made == part or not made:
            continue
        if item.doc.id not in shown:
            shown[item.doc.id] = _without_others(item, name)
        text = shown[item.doc.id]
        if part in text:
            return []
        if any(True for _ in places_of(made, text)):
            docs.setdefault(item.doc.id, (item, part))
            texts[part] += 1
        else:
            lacking += 1
    count = sum(texts.values())
    is_most = count >= _MOST_OF * (count + lacking)
    return list(docs.values()) if is_most and len(texts) >= _FEWEST_PARTS else []
