"""Whole numbers of a few rows that are on another scale than those of the others: cents among
euros, a year of birth among ages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from workbench.io.han import compiled
from workbench.lint.unlike import Row, Trait
from workbench.messages import Message, say

_FEWEST = 8
_FEWEST_ODD = 2
_MOST_ODD = 0.4
_DECADE = 10
_SCALES = (100, 1000)
_OLDEST = 125
_YEARS = range(1900, 2060)
_AGE = compiled(
    r"(?:.*_)?(?:age|alter|edad|idade|età|eta|wiek|leeftijd|возраст|年龄|年齢)(?:_.*)?",
    re.IGNORECASE,
)


def traits_of_scales(columns: Mapping[str, Sequence[Any]]) -> list[Trait]:
    """Return what whole numbers of most rows have in common, as far as their scale goes."""
    found = (
        make(name, values)
        for name, values in columns.items()
        if len(values) >= _FEWEST and all(type(value) is int for value in values)
        for make in (_of_scale, _of_ages)
    )
    return [trait for trait in found if trait]


def _of_scale(name: str, values: Sequence[int]) -> Trait | None:
    """Numbers of one decade, and a few that are a hundred or a thousand times such a number."""
    if min(values) <= 0:
        return None
    usual = [value for value in values if value < _DECADE * min(values)]
    odd = [value for value in values if value >= _DECADE * min(values)]
    if not _FEWEST_ODD <= len(odd) <= _MOST_ODD * len(values):
        return None
    low, high = min(usual), max(usual)
    for scale in _SCALES:
        if min(odd) > _DECADE * high and all(
            value % scale == 0 and low / 2 <= value // scale <= 2 * high for value in odd
        ):
            return _apart(name, frozenset(odd), f"{low} – {high}")
    return None


def _of_ages(name: str, values: Sequence[int]) -> Trait | None:
    odd = frozenset(value for value in values if value > _OLDEST)
    count = sum(value in odd for value in values)
    is_few = 0 < count <= _MOST_ODD * len(values)
    if not is_few or not all(value in _YEARS for value in odd) or not _AGE.fullmatch(name):
        return None
    usual = [value for value in values if value not in odd]
    return _apart(name, odd, f"{min(usual)} – {max(usual)}")


def _apart(name: str, odd: frozenset[int], usual: str) -> Trait:
    def lacks(row: Row) -> Message | Literal[""] | None:
        own = row.get(name)
        if own not in odd:
            return ""
        return say("it is {own}, where others have {usual}", own=own, usual=usual)

    return Trait(name, lacks)
