"""Fields of rows that give an order by numbers: `[2, 0, 1]`, the places of as many things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

FEWEST_ITEMS = 3
"""Two things in some order tell too little."""

LETTERS = "ABCDEFGHIJ"
"""What the things may be marked with, and so how many there may be."""


def is_list_of_some(value: Any) -> bool:
    """Say whether a value is a list of so many things that they may be put in an order."""
    return isinstance(value, list) and FEWEST_ITEMS <= len(value) <= len(LETTERS)


def places_of(value: Any, *, first: int = 0) -> Sequence[int]:
    """Return the places, from 0 on, that a list gives as many things, each once, where they are
    counted from `first`; nothing of any other value."""
    if not is_list_of_some(value) or not all(type(place) is int for place in value):
        return ()
    places = [place - first for place in value]
    return places if sorted(places) == [*range(len(places))] else ()
