"""What happens in a problem, whatever tells it, and what tells it or writes its steps."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from training.tellers.holding import holder

Change = tuple[int, str, int, int]
"""A total before, "+" or "-", by how much, and the total after it."""
StepWriter = Callable[[Sequence[Change], Sequence[str]], str]
"""Writes a chain of changes; what each was about may be told (or is "")."""


@dataclass(frozen=True)
class Turns:
    """A thing that people in turn turn over or leave.

    `told` has each one's name and whether they turn it, `acts` what they do as it is told (without
    the name, "flips it"), `said` the whole of it, `lies` how the thing lies at first and after
    each.
    """

    thing: str
    told: Sequence[tuple[str, bool]]
    acts: Sequence[str]
    said: Sequence[str]
    lies: Sequence[str]


@dataclass(frozen=True)
class Swaps:
    """People who hold a thing each and swap.

    `pairs` has who swap, `said` how that is told, `states` who has what at first and after each.
    Asked is who has the thing `asked`, or where `for_person` what the person `asked` has.
    """

    pairs: Sequence[tuple[str, str]]
    said: Sequence[str]
    states: Sequence[Mapping[str, str]]
    asked: str
    for_person: bool = False

    def found(self, place: int = -1) -> str:
        """Return what is asked for, in a state: the last one, or another."""
        state = self.states[place]
        if self.for_person:
            return state[self.asked]
        return holder(state, self.asked)


Said = tuple[str, list[str]]
"""A question, and what it says of each part, or what that is about."""
Bought = Sequence[tuple[int, int]]
"""How many pieces of each kind, and at which price each."""
ChangesTelling = Callable[[random.Random, int, Sequence[int]], Said]
"""Tells a first amount and the changes after it."""
ShoppingTelling = Callable[[random.Random, Bought], Said]
"""Tells a purchase: what is bought is drawn by it."""
Reckoning = Callable[[Bought, Sequence[str]], str]
"""Writes the steps of a purchase of so many pieces, at a price each, of some things."""
Spelling = Callable[[Sequence[str]], str]
"""Writes the steps that lead to the last letters of words."""
TurnsWriter = Callable[[Turns], str]
SwapsWriter = Callable[[Swaps], str]
"""Write the steps."""
