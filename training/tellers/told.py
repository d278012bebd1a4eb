"""Problems as the books tell them: each function draws one way, which tells any problem of a
family."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from training import books
from training import words as w
from training.books import Entry
from training.names import CAPITALS
from training.tellers import bare
from training.tellers.scenes import Bought, ChangesTelling, Said, ShoppingTelling
from training.tellers.tongues import ENGLISH, Tongue

BARE, BARER = 0.15, 0.35
"""Of the tellings: some of their words are others; the greater share where what is done to a thing
decides."""
OWN_GOODS = 0.8
"""Of the tellings with things of their own."""
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
AS_AT_FIRST = (
    "still", "again", "same", "remain", "as it was", "unchanged", "back", "stay", "keep",
    "还", "仍", "依然", "原来", "原样", "不变", "一样", "回到", "仍旧",
)  # fmt: skip
"""What only makes sense of a side that was up at first."""


def joined(parts: Sequence[str], entry: Entry, key: str = "joint", last: str = "last") -> str:
    """Join parts as the entry says; the last two may have a joint of their own."""
    joint = entry.get(key, "")
    if len(parts) < 2:
        return joint.join(parts)
    return joint.join(parts[:-1]) + entry.get(last, joint) + parts[-1]


def _drawn(rng: random.Random, book: str, share: float = BARE) -> Entry:
    """Draw how a problem is told, a share of them with words that need not mean anything."""
    return books.strange(rng, books.draw(rng, book, "told"), share)


def _common(rng: random.Random, entry: Entry, tongue: Tongue) -> dict[str, str]:
    """Draw what fills the slots that are the same in a whole problem."""
    goods = entry.get("goods")
    return {
        "o": tongue.names(rng, 1)[0],
        "x": rng.choice(goods) if goods else w.things(rng),
        "l": rng.choice(w.PLACES),
        "j": rng.choice(w.ADJECTIVES),
    }


def sums(
    rng: random.Random, tongue: Tongue = ENGLISH
) -> Callable[[random.Random, Sequence[object]], Said]:
    """Draw a telling of numbers to add: it returns the question and what each was about, if
    anything."""
    entry = _drawn(rng, f"{tongue.prefix}sums")
    items, goods = entry["items"], entry.get("goods")

    def tell(stream: random.Random, terms: Sequence[object]) -> Said:
        same, count = _common(stream, entry, tongue), len(terms)
        people, days = tongue.names(stream, count), stream.sample(w.DAYS, count)
        each = stream.sample(goods, count) if goods and len(goods) >= count else []
        each = each or w.distinct(stream, count, one=False)
        told = [
            books.pick(stream, items, place, entry).format(
                n=term, p=people[place], d=days[place], y=each[place], i=place + 1,
                k=ORDINALS[place], L=CAPITALS[place], **same,
            )
            for place, term in enumerate(terms)
        ]  # fmt: skip
        head, tail = (entry.get(key, "").format(**same) for key in ("head", "tail"))
        return head + joined(told, entry) + tail, []

    return tell


def changes(rng: random.Random, tongue: Tongue = ENGLISH) -> ChangesTelling:
    """Draw a telling of ups and downs: of a first amount and the changes after it, it returns the
    question and what is told of each change."""
    # Which way an amount goes is in these words alone.
    entry = books.draw(rng, f"{tongue.prefix}changes", "told")

    def tell(stream: random.Random, first: int, terms: Sequence[int]) -> Said:
        same, count = _common(stream, entry, tongue), len(terms)
        people, days = tongue.names(stream, count), stream.sample(w.DAYS, count)
        told = [
            stream.choice(entry["ups" if term > 0 else "downs"]).format(
                b=abs(term), p=people[place], d=days[place], i=place + 1, **same
            )
            for place, term in enumerate(terms)
        ]
        head = entry.get("open", "").format(b=first, **same)
        tail = (entry.get("end", "") + entry.get("tail", "")).format(**same)
        return head + joined(told, entry) + tail, told

    return tell


def shopping(rng: random.Random, tongue: Tongue = ENGLISH) -> ShoppingTelling:
    """Draw a telling of purchases: of pieces and prices it returns the question and the things."""
    entry = _drawn(rng, f"{tongue.prefix}shopping")
    goods, shuffled = entry.get("goods"), rng.random() < 0.5

    def tell(stream: random.Random, bought: Bought) -> Said:
        same, count = _common(stream, entry, tongue), len(bought)
        what = stream.sample(goods, count) if goods else w.distinct(stream, count, one=False)
        del same["x"]

        def fill(patterns: Sequence[str]) -> list[str]:
            return [
                books.pick(stream, patterns, place, entry).format(
                    k=k, p=p, x=what[place], i=place + 1, L=CAPITALS[place], **same
                )
                for place, (k, p) in enumerate(bought)
            ]

        head, mid, tail = (entry.get(key, "").format(**same) for key in ("head", "mid", "tail"))
        if entry.get("prices"):
            prices = fill(entry["prices"])
            if shuffled:  # a price list has an order of its own
                stream.shuffle(prices)
            head += joined(prices, entry, "prices_joint", "prices_last") + mid
        return head + joined(fill(entry["items"]), entry) + tail, what

    return tell


@dataclass(frozen=True)
class LettersTelling:
    """How words are told whose last letters are asked for: of which kind, or any of a list."""

    entry: Entry

    @property
    def kind(self) -> str:
        """Return "names", "words" or "titles", or "" for any."""
        return self.entry.get("words", "")

    @property
    def goods(self) -> Sequence[str]:
        """Return the words to draw from, if they are of a list."""
        return self.entry.get("goods", ())

    def tell(self, words: Sequence[str]) -> str:
        """Return the question."""
        told = [self.entry["item"].format(x=x, i=i) for i, x in enumerate(words, start=1)]
        tail = self.entry.get("tail", "").format()
        return self.entry.get("head", "").format() + joined(told, self.entry) + tail


def letters(rng: random.Random, tongue: Tongue = ENGLISH) -> LettersTelling:
    """Draw a telling of words."""
    return LettersTelling(_drawn(rng, f"{tongue.prefix}letters"))


@dataclass(frozen=True)
class TurnsTelling:
    """How it is told who turns a thing with two sides; with `for_side` a side is asked for."""

    entry: Entry
    ask: str
    for_side: bool
    tongue: Tongue = ENGLISH

    @property
    def sides(self) -> tuple[str, str]:
        """Return both sides; the first is the one that is asked about."""
        one, other = self.entry["sides"]
        return one, other

    @property
    def upside(self) -> bool:
        """Say whether the other side may be up at first."""
        said = self.ask.lower()
        if self.for_side:
            return "{a}" in self.entry["open"] or "{b}" in self.entry["open"]
        return "{a}" in self.ask and not any(word in said for word in AS_AT_FIRST)

    def acts(self, rng: random.Random, told: Sequence[tuple[str, bool]]) -> list[str]:
        """Return what is told of each person."""
        return [
            rng.choice(self.entry["flips" if flips else "keeps"]).format(n=name, i=place)
            for place, (name, flips) in enumerate(told, start=1)
        ]

    def tell(self, lies: str, acts: Sequence[str]) -> str:
        """Return the question about a thing that lies so at first."""
        one, other = self.sides
        behind = other if lies == one else one
        start = self.entry.get("open", "").format(a=lies, b=behind)
        asked, body = self.ask.format(a=one, b=other), joined(acts, self.entry)
        if self.entry.get("ask_first"):
            return asked + start + body + self.entry.get("end", "")
        return start + body + self.entry.get("end", "") + asked


def turns(rng: random.Random, tongue: Tongue = ENGLISH) -> TurnsTelling:
    """Draw a telling of turns."""
    while True:
        entry = _drawn(rng, f"{tongue.prefix}coins", BARER)
        if len(set(entry["sides"])) == 2 and not {*entry["flips"]} & {*entry["keeps"]}:
            break  # words that others stand for can have become the same
    kinds = [key for key in ("yes", "which") if entry.get(key)]
    kind = rng.choice(kinds)
    return TurnsTelling(entry, rng.choice(entry[kind]), kind == "which", tongue)


@dataclass(frozen=True)
class SwapsTelling:
    """How swaps are told; with `for_person` it is asked what a person has, else who has a thing."""

    entry: Entry
    ask: str
    for_person: bool
    tongue: Tongue = ENGLISH

    def things(self, rng: random.Random, count: int) -> list[str]:
        """Draw so many different things."""
        goods = self.entry.get("goods")
        if goods and rng.random() < OWN_GOODS:
            return rng.sample(goods, count)
        return bare.held(rng, count, self.tongue)

    def holds(self, rng: random.Random, owned: dict[str, str]) -> str:
        """Return what is told of who has what at first."""
        told = [rng.choice(self.entry["holds"]).format(p=p, x=x) for p, x in owned.items()]
        return self.entry.get("open", "").format() + joined(
            told, self.entry, "hold_joint", "hold_last"
        )

    def swap(
        self, rng: random.Random, place: int, one: tuple[str, str], other: tuple[str, str]
    ) -> str:
        """Return what is told of a swap of two people with what each has before it."""
        (p, x), (q, y) = one, other
        return rng.choice(self.entry["swaps"]).format(p=p, q=q, x=x, y=y, i=place)

    def tell(self, holds: str, swaps: Sequence[str], asked: str) -> str:
        """Return the question about a person or a thing."""
        body = joined(swaps, self.entry, "swap_joint", "swap_last")
        ask = self.ask.format(**{"p" if self.for_person else "x": asked})
        return holds + self.entry.get("between", " ") + body + self.entry.get("end", " ") + ask


def swaps(rng: random.Random, tongue: Tongue = ENGLISH) -> SwapsTelling:
    """Draw a telling of swaps."""
    entry = _drawn(rng, f"{tongue.prefix}swaps", BARER)
    kind = rng.choice([key for key in ("who", "who", "what") if entry.get(key)])
    return SwapsTelling(entry, rng.choice(entry[kind]), kind == "what", tongue)
