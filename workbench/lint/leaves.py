"""The texts of a row, however deep in its lists and dicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def is_shown(item: Any, text: str) -> bool:
    """Say whether a text has most of what an item says."""
    if isinstance(item, str):
        return item in text and item.strip() != ""
    leaves = [leaf for leaf in leaves_of(item) if leaf.strip()]
    return bool(leaves) and 2 * sum(leaf in text for leaf in leaves) > len(leaves)


def leaves_of(item: Any) -> Iterator[str]:
    """Yield the values of an item as texts, numbers, too, and nothing for None."""
    if isinstance(item, str):
        yield item
    elif isinstance(item, list):
        for value in item:
            yield from leaves_of(value)
    elif isinstance(item, Mapping):
        for value in item.values():
            yield from leaves_of(value)
    elif item is not None:
        yield str(item)


def texts_of_row(item: Any) -> Iterator[str]:
    """Yield the texts of a row, and the keys of a dict of numbers, which are options."""
    if isinstance(item, str):
        yield item
    elif isinstance(item, list | tuple):
        for value in item:
            yield from texts_of_row(value)
    elif isinstance(item, Mapping):
        are_scores = len(item) > 1 and all(isinstance(v, int | float) for v in item.values())
        yield from (key for key in item if are_scores and isinstance(key, str))
        for value in item.values():
            yield from texts_of_row(value)
