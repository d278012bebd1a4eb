"""Families of problems, each told in endless ways: a teller is drawn for each document.

What a family's problem is stays the same (numbers to add, a coin to follow); the text around it,
the names in it and the steps that solve it are drawn anew, half of them from made-up words, so that
a model can only get by with reading.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from training.problems import Problem, Teller
from training.tellers.changes import draw_changes
from training.tellers.coins import draw_coins
from training.tellers.copying import draw_copying
from training.tellers.last_letters import draw_last_letters
from training.tellers.lookup import draw_lookup
from training.tellers.shopping import draw_shopping
from training.tellers.sums import draw_sums, draw_sums_mcq
from training.tellers.swaps import draw_swaps

TELLERS: Mapping[str, Callable[[random.Random, float], Teller]] = {
    "sums": draw_sums,
    "sums_mcq": draw_sums_mcq,
    "coin_flip": draw_coins,
    "swaps": draw_swaps,
    "shopping": draw_shopping,
    "changes": draw_changes,
    "last_letters": draw_last_letters,
    "copying": draw_copying,
    "lookup": draw_lookup,
}
# The smallest and largest size of each family in training.
SIZES: Mapping[str, tuple[int, int]] = {
    "sums": (2, 7),
    "sums_mcq": (2, 5),
    "coin_flip": (2, 8),
    "swaps": (1, 5),
    "shopping": (2, 4),
    "changes": (2, 7),
    "last_letters": (2, 6),
    "copying": (2, 12),
    "lookup": (2, 5),
}

__all__ = ["SIZES", "TELLERS", "Problem", "Teller"]
