"""A text's words, the values of the row that it was made of kept whole."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import islice

from workbench.analysis.worddiff import split_words
from workbench.prompts.provenance import probes
from workbench.types import Doc, Segment

LEAST_VALUE = 3
LEAST_DIGITS = 2
"""Characters that a value must have to be known again, digits alone fewer than others: a letter or
a digit stands anywhere."""

LOOKED_AT = 100
"""Rows that are looked at for what all of them hold."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word, or a whole value of the row; then `field` is its name."""

    text: str
    field: str = ""

    @property
    def shown(self) -> str:
        """The word as any row would have it: a value by its field's name."""
        return f"{{{self.field}}}" if self.field else self.text


class RowValues:
    """The values of a row that are long enough to be known again in a text."""

    def __init__(self, names: Mapping[str, str]) -> None:
        """`names` are the fields' names by value."""
        self._names = names
        longest = sorted(names, key=len, reverse=True)
        self._places = re.compile("|".join(map(_as_words, longest))) if names else None

    def words(self, text: str) -> list[Word]:
        """Return the words of a text, which join to it."""
        if self._places is None:
            return [Word(word) for word in split_words(text)]
        found: list[Word] = []
        position = 0
        for match in self._places.finditer(text):
            found += map(Word, split_words(text[position : match.start()]))
            found.append(Word(match[0], self._names[match[0]]))
            position = match.end()
        return found + list(map(Word, split_words(text[position:])))


class KnownValues:
    """The values of the rows that prompts are made of: of `docs`, and of `shots`, which may be
    others under the same ids. What all rows hold, such as the names of two labels, is no row's.
    """

    def __init__(self, docs: Iterable[Doc], shots: Iterable[Doc]) -> None:
        self._docs = {doc.id: doc for doc in docs}
        self._shots = {doc.id: doc for doc in shots}
        self._found: dict[tuple[bool, int | None], RowValues] = {}
        some = [set(_names_of(doc)) for doc in islice(self._docs.values(), LOOKED_AT)]
        self._shared = set.intersection(*some) if len(some) > 1 else set[str]()

    def of(self, segment: Segment) -> RowValues:
        """Return the values of the row that a segment was made of, none where it was of none."""
        is_shot = segment.kind in ("shot_input", "shot_output")
        key = is_shot, segment.doc_id
        if key not in self._found:
            known = self._shots if is_shot else self._docs
            doc = None if segment.doc_id is None else known.get(segment.doc_id)
            names = {} if doc is None else _names_of(doc)
            own = {value: name for value, name in names.items() if value not in self._shared}
            self._found[key] = RowValues(own)
        return self._found[key]


def _names_of(doc: Doc) -> dict[str, str]:
    """Return the names of a row's fields by their values, of those that can be known again."""
    names: dict[str, str] = {}
    for probe in probes(doc):
        value = str(probe.value).strip()
        least = LEAST_DIGITS if value.isdecimal() else LEAST_VALUE
        if len(value) >= least and not isinstance(probe.value, bool):
            names.setdefault(value, probe.field)
    return names


def _as_words(value: str) -> str:
    """Return a pattern for the value where it stands as words of its own."""
    begin = r"(?<!\w)" if value[0].isalnum() and value[0].isascii() else ""
    end = r"(?!\w)" if value[-1].isalnum() and value[-1].isascii() else ""
    return begin + re.escape(value) + end
