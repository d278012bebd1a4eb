"""The tongues that books are in, and when they are opened."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from training import chinese_names
from training.names import draw_names

FROM_BOOKS = 0.55
"""Of the tellings, and of the ways to work out."""


@dataclass(frozen=True)
class Tongue:
    """A tongue: what its books' names begin with, and how people are named in it."""

    prefix: str
    names: Callable[[random.Random, int], list[str]]


CHINESE_SHARE = 0.14
"""Of the problems of most families."""

ENGLISH = Tongue("", draw_names)
CHINESE = Tongue("zh-", chinese_names.names)


def from_books(rng: random.Random) -> bool:
    """Draw whether a book is used."""
    return rng.random() < FROM_BOOKS
