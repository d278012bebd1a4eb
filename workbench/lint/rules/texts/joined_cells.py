"""The end of one line of a table right before the beginning of the next, `pierSeal`: a word of the
prompt that is made of two cells. The rule `text/run-together` says so."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 100
_FEWEST_DOCS = 3
_FEWEST_CELLS = 4
_FEWEST_LETTERS = 3
_MOST_CELLS = 200
_MOST_OF = 0.8
_WORD = exactly(r"[^\W_]+")
_SPACED = exactly(r"[^\W\d_\u3040-\u30ff\u3400-\u9fff]")


def joined_cells(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a word that is the last word of one of the row's cells and the
    first of another, in nearly all docs, where most cells stand apart."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    read = subject.code.fields_of_input & subject.fields
    names = [n for n in read if isinstance(items[0].doc.data.get(n), list | Mapping)]
    own = {word.casefold() for word in _WORD.findall(subject.code.template)} if names else set()
    found: list[tuple[Rendered, str]] = []
    for place, item in enumerate(items if names else ()):
        if word := _joined(item, names, own):
            found.append((item, word))
        elif len(found) + len(items) - place - 1 < _MOST_OF * len(items):
            return
    for item, word in found:
        yield Hit(
            say("two texts of the row run together: {text}", text=word),
            say("Put a newline or a comma between them."),
            item.doc.id,
            subject.code.line_of_input,
            about="joined cells",
        )


def _joined(item: Rendered, names: Sequence[str], own: Collection[str]) -> str:
    """Return a word of an input that is made of two cells of some fields, and is none of the
    template's `own` words, "" where it has none, or most of its words are neither."""
    cells = {cell for name in names for cell in _cells(item.doc.data.get(name))}
    if not _FEWEST_CELLS <= len(cells) <= _MOST_CELLS:
        return ""
    parts = [words for cell in cells if (words := _WORD.findall(cell))]
    ends, begins = {words[-1] for words in parts}, {words[0] for words in parts}
    known = {word.casefold() for words in parts for word in words}.union(own)
    words = _WORD.findall(item.example.input)
    others = [word for word in words if word.casefold() not in known]
    for word in others if 2 * len(others) < len(words) else ():
        for cut in range(1, len(word)):
            one, other = word[:cut], word[cut:]
            if one in ends and other in begins and _is_slip(one, other):
                return word
    return ""


def _is_slip(one: str, other: str) -> bool:
    """Say whether two words that stand together are no number with its letters: one has several
    letters, and the other begins with a capital or is of another kind."""
    letters = max(len(_SPACED.findall(one)), len(_SPACED.findall(other)))
    return letters >= _FEWEST_LETTERS and (
        other[0].isupper() or one[-1].isdigit() != other[0].isdigit()
    )


def _cells(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        yield from (str(key) for key in value)
        for inner in value.values():
            yield from _cells(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _cells(inner)
    else:
        yield from leaves_of(value)
