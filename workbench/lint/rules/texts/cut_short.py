"""Texts of the row that the code cuts at a number of signs, in the middle of a word: `text[:200]`.
The rule `text/cut-item` says so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import say

_SLICE = exactly(r"\[\s*(?:0\s*)?:\s*(\d{1,6})\s*\]")
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
    sizes = [size for size in sizes if size >= _FEWEST_SIGNS]
    names = subject.code.fields_of_input & subject.fields if sizes else frozenset[str]()
    for name in sorted(names):
        if is_of_answers(name) and len(names) > 1 and not _are_texts(subject, name):
            continue  # `comment` may be what is asked about, and `note` be a text
        for size in sizes:
            yield from _cut_at(subject, name, size)


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
        yield Hit(
            say("the row's {name} is cut: the input lacks {part}", name=name, part=lost[:_TAIL]),
            say("Put data[{name!r}] into the input, whole.", name=name),
            item.doc.id,
            subject.code.line_of_field(name) or subject.code.line_of_input,
            about=f"{name} at {size}",
            severity="hint",
        )
