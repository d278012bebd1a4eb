"""Guesses of what a text will say next, for the model to check several tokens at once.

A guess costs nothing but time: a token is kept only where it is the very one that the model
chooses, so with a good guess or a bad one the text is the same (greedy speculative decoding;
Leviathan et al. 2023, arXiv:2211.17192). Two guessers are asked: the draft (what the same row said
in an earlier run: most answers survive an edit), then what the text has read and said itself
(prompt lookup; apoorvumang/prompt-lookup-decoding).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

FIRST = 16
"""Tokens of a draft that are tried at once in the beginning; each full success doubles them."""

MOST = 64

AGAIN = 4
"""Tokens tried at once where a text has come back to its draft, or repeats what it has read."""

REACH = 3
"""So many tokens in a row must recur for a guess that the next ones will."""

REST = 8
"""Tokens for which a text is left alone after a guess of which nothing was right."""


class Places:
    """Where the runs of `REACH` tokens of a growing text are: the places that follow them."""

    def __init__(self, ids: Sequence[int] = ()) -> None:
        self.ids: list[int] = []
        self._after: dict[tuple[int, ...], list[int]] = {}
        self.extend(ids)

    def extend(self, ids: Sequence[int]) -> None:
        """Add tokens at the end."""
        known = len(self.ids)
        self.ids += ids
        # The last run has nothing after it yet, so it is noted with the next token.
        for end in range(max(known, REACH), len(self.ids)):
            self._after.setdefault(tuple(self.ids[end - REACH : end]), []).append(end)

    def after(self, said: Sequence[int]) -> Sequence[int]:
        """Return the places that follow what `said` ends with, in order."""
        return self._after.get(tuple(said[-REACH:]), ())


class Guesser(Protocol):
    """Where guesses come from."""

    def guess(self, said: Sequence[int], room: int) -> Sequence[int]:
        """Return at most `room` tokens that may follow what the text has `said`."""
        ...

    def learn(self, said: Sequence[int], new: int, guessed: int) -> None:
        """Note that `said` has `new` more tokens, found with a guess of `guessed` tokens of this
        guesser: all new ones but the last were in it."""
        ...


class DraftGuesser:
    """Guesses that the text says what the draft says, as long as it does; where they part, it
    waits for the text to come back to it."""

    def __init__(self, ids: Sequence[int]) -> None:
        self._places = Places(ids)
        self._place = 0
        self._follows = bool(ids)
        self._size = FIRST
        self._rest = 0

    def guess(self, said: Sequence[int], room: int) -> Sequence[int]:
        if not self._follows:
            return ()
        return self._places.ids[self._place : self._place + min(self._size, room)]

    def learn(self, said: Sequence[int], new: int, guessed: int) -> None:
        start, self._place = self._place, self._place + new
        self._rest = max(0, self._rest - new)
        if self._follows:
            self._follows = self._places.ids[start : self._place] == list(said[-new:])
            self._rest = REST if guessed and new == 1 else 0
            self._size = min(MOST, 2 * self._size) if self._follows else AGAIN
        # After a miss, the last tokens are looked for in the draft, which goes on from there.
        if not self._follows and not self._rest and (places := self._places.after(said)):
            # Phrases recur: the nearest to where the draft would have been is the likeliest.
            self._place = min(places, key=lambda place: abs(place - self._place))
            self._follows = True


class LookupGuesser:
    """Guesses that what the text has read or said goes on as it did the last time."""

    def __init__(self, read: Sequence[int]) -> None:
        self._places = Places(read)
        self._size = AGAIN
        self._rest = 0

    def guess(self, said: Sequence[int], room: int) -> Sequence[int]:
        places = self._places.after(said)
        if self._rest or not places:
            return ()
        return self._places.ids[places[-1] : places[-1] + min(self._size, room)]

    def learn(self, said: Sequence[int], new: int, guessed: int) -> None:
        self._places.extend(said[-new:])
        self._rest = max(0, self._rest - new)
        if guessed:
            # All right and one more: twice as many next time. Else as many as were right, two at
            # least.
            self._size = min(MOST, 2 * self._size) if new > guessed else max(2, new)
            self._rest = REST if new == 1 else 0


def guess(guessers: Sequence[Guesser], said: Sequence[int], room: int) -> tuple[int, list[int]]:
    """Return the first guess that a guesser has, and which guesser that is (-1: none has one)."""
    for place, guesser in enumerate(guessers):
        found = guesser.guess(said, room)
        if found:
            return place, list(found)
    return -1, []
