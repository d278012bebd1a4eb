"""What the rows of a file have in common in what they list: two lists of the same items in other
orders, and texts that are one where a few are two."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any, Literal, TypeGuard

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.unlike import Row, Trait
from workbench.messages import Message, say

_FEW = 0.2
_FEWEST_KINDS = 3
_LONG = 40
_ALTERNATIVES = exactly(r"[^|;\n]{1,30}\s?[|;]\s?[^|;\n]{1,30}")


def traits_of_items(columns: Mapping[str, Sequence[Any]]) -> Iterator[Trait]:
    """Yield what nearly all rows have in common; `columns` has the values of fields that enough
    rows have."""
    for name, values in columns.items():
        if all(isinstance(value, str) for value in values):
            yield from _of_alternatives(name, values)
    for name, values in columns.items():
        if all(isinstance(value, str) for value in values):
            yield from _of_members(name, columns)
    lists = [name for name, values in columns.items() if all(map(_is_of_texts, values))]
    for one, other in combinations(lists, 2):
        yield from _of_same_items(one, other, columns)


def _of_alternatives(name: str, values: Sequence[str]) -> Iterator[Trait]:
    """Yield what says of a text that it is two, behind a bar or a semicolon, where no other is."""
    count = sum(any(sign in text for sign in "|;") for text in values)
    if count != 1 or any(len(text) > 2 * _LONG for text in values):
        return

    def lacks(row: Row) -> Message | Literal[""] | None:
        text = row.get(name)
        if not isinstance(text, str) or not _ALTERNATIVES.fullmatch(text.strip()):
            return ""
        return say("it has two texts in it: {own}", own=shorten(text, _LONG))

    yield Trait(name, lacks)


def _of_members(name: str, columns: Mapping[str, Sequence[Any]]) -> Iterator[Trait]:
    """Yield what says of a text that it is none of what the row's turns or records have, where
    nearly all others are."""
    own = columns[name]
    for other, values in columns.items():
        if len(values) != len(own) or not all(map(_is_of_records, values)):
            continue
        pairs = list(zip(own, values, strict=True))
        outside = sum(text.strip() not in _leaves(records) for text, records in pairs)
        if not 0 < outside <= max(1, _FEW * len(pairs)) or len({*own}) < _FEWEST_KINDS:
            continue

        def lacks(row: Row, other: str = other) -> Message | Literal[""] | None:
            text, records = row.get(name), row.get(other)
            if not isinstance(text, str) or text.strip() in _leaves(records):
                return ""
            return say("it does not stand in {other}, as those of others do: {own}",
                       other=other, own=shorten(text, _LONG))  # fmt: skip

        yield Trait(name, lacks)


def _leaves(value: Any) -> set[str]:
    return {leaf.strip() for leaf in leaves_of(value)}


def _is_of_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(i, dict) for i in value)


def _of_same_items(one: str, other: str, columns: Mapping[str, Sequence[Any]]) -> Iterator[Trait]:
    """Yield what says of a list that it has other items than the row's other one, where those of
    nearly all rows have the same in another order."""
    if len(columns[one]) != len(columns[other]):
        return
    pairs = list(zip(columns[one], columns[other], strict=True))
    same = sum(sorted(a) == sorted(b) for a, b in pairs)
    is_order = any(sorted(a) == sorted(b) and a != b for a, b in pairs)
    if not is_order or not 0 < len(pairs) - same <= max(1, _FEW * len(pairs)):
        return

    def lacks(row: Row, own: str, theirs: str) -> Message | Literal[""] | None:
        a, b = row.get(own), row.get(theirs)
        if not _is_of_texts(a) or not _is_of_texts(b) or sorted(a) == sorted(b):
            return ""
        return say("it has other items than {other}: {own}",
                   other=theirs, own=shorten(", ".join(a), _LONG))  # fmt: skip

    yield Trait(one, partial(lacks, own=one, theirs=other))
    yield Trait(other, partial(lacks, own=other, theirs=one))


def _is_of_texts(value: Any) -> TypeGuard[list[str]]:
    return isinstance(value, list) and len(value) > 1 and all(isinstance(i, str) for i in value)
