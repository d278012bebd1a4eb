"""Who holds what, and swaps of it: what all tellings of swaps have in common."""

from __future__ import annotations

import random
from collections.abc import Mapping


def holder(owned: Mapping[str, str], wanted: str) -> str:
    """Return who has a thing."""
    return next(name for name, thing in owned.items() if thing == wanted)


def swap(rng: random.Random, owned: dict[str, str], wanted: str) -> tuple[str, str]:
    """Let two people swap what they have, more often than by chance the one who has the thing that
    is wanted: else there is little to follow. Returns the two."""
    owner = holder(owned, wanted)
    one, other = rng.sample(list(owned), 2)
    if owner not in (one, other) and rng.random() < 0.4:
        one = owner
    owned[one], owned[other] = owned[other], owned[one]
    return one, other
