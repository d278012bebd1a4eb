"""Shots chosen by hand: which docs, in which order, what stays and what never comes.

A choice is a value; each gesture makes another of it. What is drawn to fill a place is the next
of one fixed permutation of the pool, so the same gestures give the same shots.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from workbench.errors import SettingError
from workbench.types import Example


@dataclass(frozen=True, slots=True)
class ShotChoice:
    """Docs of the few-shot pool by id, in the order in which the prompt shows them.

    `pinned` ones stay when the others are drawn anew; `excluded` ones are not drawn (they can
    still be added by hand, and are no longer excluded then).
    """

    ids: tuple[int, ...] = ()
    pinned: frozenset[int] = field(default_factory=frozenset)
    excluded: frozenset[int] = field(default_factory=frozenset)

    def pin(self, doc_id: int, *, stays: bool) -> ShotChoice:
        """Say whether a shot stays when the others are drawn anew."""
        pinned = self.pinned | {doc_id} if stays else self.pinned - {doc_id}
        return replace(self, pinned=pinned & set(self.ids))

    def move(self, doc_id: int, to: int) -> ShotChoice:
        """Put a shot at a place (from 0; beyond the ends is at the end)."""
        if doc_id not in self.ids:
            return self
        rest = [other for other in self.ids if other != doc_id]
        rest.insert(min(max(to, 0), len(rest)), doc_id)
        return replace(self, ids=tuple(rest))

    def add(self, doc_id: int) -> ShotChoice:
        """Put a doc behind the shots, unless it is among them."""
        ids = self.ids if doc_id in self.ids else (*self.ids, doc_id)
        return replace(self, ids=ids, excluded=self.excluded - {doc_id})

    def remove(self, doc_id: int) -> ShotChoice:
        """Take a shot away; there is one less then."""
        ids = tuple(other for other in self.ids if other != doc_id)
        return replace(self, ids=ids, pinned=self.pinned - {doc_id})

    def exclude(self, doc_id: int, pool: Sequence[int], seed: int) -> ShotChoice:
        """Never draw a doc again; if it is a shot, another takes its place.

        Raises:
            SettingError: the pool has no other.
        """
        excluded = replace(self, excluded=self.excluded | {doc_id})
        if doc_id not in self.ids:
            return excluded
        (other,) = _draw(excluded, pool, seed, 1)
        ids = tuple(other if shot == doc_id else shot for shot in self.ids)
        return replace(excluded, ids=ids, pinned=self.pinned - {doc_id})

    def allow(self, doc_id: int) -> ShotChoice:
        """Let an excluded doc be drawn again."""
        return replace(self, excluded=self.excluded - {doc_id})

    def redraw(self, pool: Sequence[int], seed: int) -> ShotChoice:
        """Draw every shot that is not pinned anew, in its place. The shots before may come
        again where the pool has no others.

        Raises:
            SettingError: the pool has too few docs.
        """
        free = len(self.ids) - len(self.pinned & set(self.ids))
        bare = replace(self, ids=tuple(shot for shot in self.ids if shot in self.pinned))
        drawn = iter(_draw(bare, pool, seed, free))
        ids = tuple(shot if shot in self.pinned else next(drawn) for shot in self.ids)
        return replace(self, ids=ids)

    def with_spare(self, pool: Sequence[int], seed: int, *, separate: bool) -> tuple[int, ...]:
        """Return the ids for the sampler `ids`: the shots and, where the pool is what is scored,
        one more for the rows that are shots themselves (see `fewshot`)."""
        if separate or not self.ids:
            return self.ids
        spare = next(_candidates(self, pool, seed), None)
        return self.ids if spare is None else (*self.ids, spare)


def _draw(choice: ShotChoice, pool: Sequence[int], seed: int, count: int) -> list[int]:
    drawn = [shot for shot, _ in zip(_candidates(choice, pool, seed), range(count), strict=False)]
    if len(drawn) < count:
        raise SettingError(
            f"{count} more shots cannot be drawn",
            expected="so many docs that are neither shots nor excluded",
            seen=str(len(drawn)),
            fix="Allow an excluded doc, or remove a shot.",
        )
    return drawn


def _candidates(choice: ShotChoice, pool: Sequence[int], seed: int) -> Iterator[int]:
    """Yield the docs that may be drawn, in an order that depends on the seed alone."""
    stream = random.Random(f"by hand/{seed}")
    taken = {*choice.ids, *choice.excluded}
    seen: set[int] = set()
    while len(seen) < len(pool):
        place = stream.randrange(len(pool))
        if place not in seen:
            seen.add(place)
            if pool[place] not in taken:
                yield pool[place]


@dataclass(frozen=True, slots=True)
class Share:
    """A label (a `processed_output`), and how many of the shots and of the pool have it."""

    label: str
    shots: int
    pool: int


@dataclass(frozen=True, slots=True)
class Balance:
    """The labels of the shots beside those of the pool, most frequent in the pool first.

    `looked_at` counts the pool's docs that were looked at, `distinct` the labels among them and
    the shots; `shares` has the first of these.
    """

    shares: tuple[Share, ...]
    looked_at: int
    distinct: int


def balance(shots: Iterable[Example], pool: Iterable[Example], most: int = 8) -> Balance:
    """Return how labels are shared out; `most` bounds how many are listed, shots' first."""
    own = Counter(label_of(example) for example in shots)
    every = Counter(label_of(example) for example in pool)
    labels = sorted({*own, *every}, key=lambda label: (-every[label], label))
    kept = sorted(labels, key=lambda label: own[label] == 0)[:most]
    shares = tuple(Share(label, own[label], every[label]) for label in labels if label in kept)
    return Balance(shares, every.total(), len(labels))


def label_of(example: Example) -> str:
    """Return what an example counts as: its `processed_output`, several as one text."""
    gold = example.processed_output
    return gold if isinstance(gold, str) else " | ".join(gold)
