"""What of an input is the template's own: its text with all that the row says blanked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from workbench.lint.frames import MASK
from workbench.types import Rendered

_SHORT = 12
"""A shorter value is blanked out where it stands alone: `no` is no part of `note`."""

_MOST_VALUES = 400


def told_in(item: Rendered) -> str:
    """Return a doc's input with the texts of its row blanked out, of equal length."""
    text = item.example.input
    values = {leaf.strip() for leaf in islice(_texts_of(item.doc.data), _MOST_VALUES)}
    for value in sorted(values, key=len, reverse=True):
        if len(value) > 1 and value in text:
            text = _without(text, value)
    return text


def _without(text: str, value: str) -> str:
    if len(value) > _SHORT:
        return text.replace(value, MASK * len(value))
    place = text.find(value)
    while place >= 0:
        end = place + len(value)
        before, after = text[place - 1 : place], text[end : end + 1]
        is_part = (before.isalnum() and value[0].isalnum()) or (
            after.isalnum() and value[-1].isalnum()
        )
        if not is_part:
            text = text[:place] + MASK * len(value) + text[end:]
        place = text.find(value, end)
    return text


def _texts_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            if isinstance(part, int | float):  # the texts of options, with their scores
                yield str(key)
            yield from _texts_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts_of(part)
