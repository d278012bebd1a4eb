"""Problems of which nothing but the build is known: their words and signs mean nothing, holders and
things are of any kind, so that only the shots tell what is what. Swaps, and steps that follow
them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

from training import books, chinese_names, signs
from training import words as w
from training.names import CAPITALS, different, draw_names, made_up
from training.problems import LAYOUTS, STATES, Layout, chain
from training.tellers.scenes import Swaps, SwapsWriter
from training.tellers.tongues import ENGLISH, Tongue

ODD = 0.3  # of the words: made-up ones
USUAL_HOLDERS, USUAL_THINGS = 0.72, 0.7
NUMBERED = (
    "P{}",
    "seat {}",
    "room {}",
    "no. {}",
    "{}",
    "#{}",
    "Team {}",
    "box {}",
    "cell {}",
    "x{}",
)
PLACEHOLDERS = tuple("foo bar baz qux quux x y z a b c d u v tmp left right i j k".split())
ENDS = (".", ".", ".", "!", ";", "", "…", "?")
GAPS = (" ", " ", "\n", "\n", ". ", "; ", " / ", "\n\n", " -- ")


def holders(rng: random.Random, count: int, tongue: Tongue = ENGLISH) -> list[str]:
    """Draw who holds something: people, or cups, seats, variables, colours, places."""
    if rng.random() < USUAL_HOLDERS:
        return tongue.names(rng, count)
    if tongue is not ENGLISH:
        return different(lambda: chinese_names.word(rng, 2), count)
    if rng.random() < 0.25:
        pattern = rng.choice(NUMBERED)
        return different(lambda: pattern.format(rng.randint(1, 9)), count)
    pool = rng.choice((w.ADJECTIVES, w.ONE, w.PLACES, PLACEHOLDERS, w.EVERY, CAPITALS, ()))
    ending = rng.choice(("", "", "", f" {rng.choice(w.ONE)}"))
    capital = rng.random() < 0.2

    def one() -> str:
        name = (rng.choice(pool) if pool else made_up(rng)) + ending
        return w.sentence(name, "") if capital else name

    return different(one, count)


def held(rng: random.Random, count: int, tongue: Tongue = ENGLISH) -> list[str]:
    """Draw what is held: things, or people, jobs, titles, values, numbers."""
    if tongue is not ENGLISH:
        return different(lambda: chinese_names.word(rng, 2), count)
    if rng.random() < USUAL_THINGS:
        return w.distinct(rng, count)
    match rng.choice(("names", "names", "titles", "quoted", "numbers", "words", "adjectives")):
        case "names":
            return draw_names(rng, count)
        case "titles":
            return different(lambda: w.phrase(rng, 1, 2, ODD).title(), count)
        case "quoted":
            mark = rng.choice("\"'`")
            return different(lambda: f"{mark}{w.word(rng, ODD)}{mark}", count)
        case "numbers":
            return different(lambda: str(rng.randint(1, 99)), count)
        case "adjectives":
            return rng.sample(w.ADJECTIVES, count)
        case _:
            return different(lambda: w.word(rng, ODD), count)


def _around(rng: random.Random, slots: Sequence[str]) -> str:
    """Make up a pattern of slots, in their order, with words and signs between and around."""
    text = slots[0]
    for slot in slots[1:]:
        text += signs.between(rng) + slot
    if rng.random() < 0.35:
        text = f"{w.phrase(rng, 1, 3, ODD)} {text}"
    if rng.random() < 0.35:
        text += rng.choice((" ", " ", ", ")) + w.phrase(rng, 1, 4, ODD)
    return text


def _shuffled(rng: random.Random, slots: Sequence[str]) -> list[str]:
    return rng.sample(slots, len(slots))


def _filler(rng: random.Random) -> str:
    """Make up a short sentence that says nothing."""
    return w.sentence(w.phrase(rng, 1, 3, ODD), rng.choice((".", "!", "...", ";")))


def _body(rng: random.Random) -> Callable[[random.Random, Sequence[str]], str]:
    """Draw how sentences stand one after the other, with others between them now and then."""
    layout = signs.layout(rng, LAYOUTS)
    if rng.random() < 0.4:
        layout = Layout(end=rng.choice(ENDS), joint=rng.choice((" ", " ", "\n")), capital=True)
    fillers = [_filler(rng) for _ in range(rng.choice((0, 0, 0, 1, 1, 2)))]
    share = rng.choice((0.3, 1.0))

    def lay(stream: random.Random, told: Sequence[str]) -> str:
        if not fillers:
            return chain(told, layout)
        end = layout.end or "."
        parts = [
            f"{text}{end} {stream.choice(fillers)}" if stream.random() < share else text + end
            for text in told
        ]
        return chain(parts, replace(layout, end=""))

    return lay


class Sayer:
    """Tells who holds what, each swap, and what is asked for."""

    def __init__(self, rng: random.Random) -> None:
        one = _around(rng, _shuffled(rng, ("{p}", "{x}")))
        self._holds, self._laid = one, _body(rng)
        self._table = signs.table(rng) if rng.random() < 0.12 else None
        self._heads = signs.heads(rng, ("who", "what"))
        both = [_around(rng, ("{p}", "{q}")) for _ in range(rng.choice((1, 1, 1, 2)))]
        self._swaps, self._moved = both, _body(rng)
        self._gap, self._last = rng.choice(GAPS), rng.choice(GAPS)
        self._head = w.sentence(w.phrase(rng, 1, 5, ODD), rng.choice(ENDS)) + rng.choice(" \n")
        self._head = self._head if rng.random() < 0.35 else ""
        self._between = w.sentence(w.phrase(rng, 1, 4, ODD), rng.choice((":", ".", ":\n")))
        self._between = f"{self._between} " if rng.random() < 0.35 else ""
        ask = rng.choice((_around(rng, ("{x}",)), _around(rng, ("{x}",)), "{x}"))
        self._ask = w.sentence(ask, "") + rng.choice(("?", "?", "?", ":", "", " =", "…", " ___"))
        self._asked_first = rng.random() < 0.15

    def swap(self, rng: random.Random, one: str, other: str) -> str:
        """Return what is told of a swap."""
        return rng.choice(self._swaps).format(p=one, q=other)

    def tell(
        self, rng: random.Random, owned: dict[str, str], said: Sequence[str], asked: str
    ) -> str:
        """Return the whole question about a thing."""
        if self._table:
            rows = [[p, x] for p, x in owned.items()]
            holds = self._table(self._heads, rows) + "\n"
        else:
            holds = self._laid(rng, [self._holds.format(p=p, x=x) for p, x in owned.items()])
            holds += self._gap
        body = self._head + holds + self._between + self._moved(rng, said)
        ask = self._ask.format(x=asked)
        return f"{ask}{self._last}{body}" if self._asked_first else f"{body}{self._last}{ask}"


START = ("{o}", "{o}", "start: {o}", "first {o}", "", "", "{o} {w}", "{w} {o}", "{w}? {o}")
PAIRED = (("{p}", "{q}"), ("{p}", "{q}"), ("{q}", "{p}"), ("{i}", "{p}", "{q}"), ("{v}",), ("{i}",))
MOVES = (
    ("{p}, {q}? yes: {o}", "{p}, {q}? no: {o}"),
    ("{f} passes it to {o}", "{o} keeps it"),
    ("it goes from {f} to {o}", "it stays with {o}"),
    ("{p}-{q}: moved, {o}", "{p}-{q}: not moved, {o}"),
    ("{f} -> {o}", "{o} -> {o}"),
    ("{p}/{q}: {f} to {o}", "{p}/{q}: {o}"),
    ("{v}: now {o}", "{v}: still {o}"),
    ("{p} and {q} swap, so it moves to {o}", "{p} and {q} swap, which leaves it with {o}"),
    ("{i}. {o} (new)", "{i}. {o} (same)"),
    ("{f} was in it, now {o}", "{o} was not in it"),
)
"""What is written of a swap that moves what is asked for, and of one that does not."""


def swaps_steps(rng: random.Random) -> SwapsWriter:
    """Make up how swaps are followed: the holder alone, after those who swap, what both have now,
    or moved and not moved. `{f}` is who had it before, `{x}` and `{y}` what both have after."""
    kind = rng.choices(("holder", "paired", "both", "moves"), (2, 4, 3, 3))[0]
    layout = signs.layout(rng, STATES if kind == "holder" else LAYOUTS)
    if rng.random() < 0.25:
        layout = Layout(end=rng.choice(("", ".", ";")), joint=rng.choice((" ", "\n", ", ")))
    paired = _joined(rng, rng.choice(PAIRED))
    match kind:
        case "holder":
            patterns = ("{o}", "{o}")
        case "paired":
            patterns = (_ending(rng, paired, "{o}"),) * 2
        case "both":
            mark, joint = signs.between(rng), rng.choice((", ", "; ", " and ", " / ", " | "))
            told = f"{{p}}{mark}{{x}}{joint}{{q}}{mark}{{y}}"
            patterns = (rng.choice((told, "{i}: " + told, paired + ": " + told)),) * 2
        case _:
            entry = {"moved": (moved := rng.choice(MOVES))[0], "rest": moved[1]}
            entry = books.strange(rng, entry)
            patterns = entry["moved"], entry["rest"]
    start, words = rng.choice(START), w.phrase(rng, 1, 3, ODD)
    start = "" if kind == "both" and rng.random() < 0.7 else start

    def steps(scene: Swaps) -> str:
        found = scene.found(0)
        written = [start.format(o=found, w=words)] if start else []
        told = zip(scene.pairs, scene.said, scene.states[1:], strict=True)
        for place, ((p, q), said, state) in enumerate(told, start=1):
            before, found = found, scene.found(place)
            pattern = patterns[before == found]
            written.append(
                pattern.format(
                    p=p, q=q, o=found, f=before, i=place, v=said.strip(" .;,-*|"), x=state[p],
                    y=state[q],
                )
            )  # fmt: skip
        return chain(written, layout)

    return steps


def _joined(rng: random.Random, slots: Sequence[str]) -> str:
    """Join the names of those who swap: `(A B)`, `A-B`, `A with B`."""
    text = slots[0]
    for slot in slots[1:]:
        text += rng.choice((" ", ", ", "-", "/", " and ", " & ", "+", "<->", signs.between(rng)))
        text += slot
    if rng.random() < 0.35:
        left, right = rng.choice(signs.PAIRS)
        return f"{left}{text}{right}"
    return f"{w.phrase(rng, 1, 2, ODD)} {text}" if rng.random() < 0.3 else text


def _ending(rng: random.Random, text: str, slot: str) -> str:
    """Put what is found after (or before) the rest of a step."""
    between = rng.choice((" ", ": ", " -> ", ", ", ", so ", "? ", ", then ", signs.between(rng)))
    if rng.random() < 0.12:
        return f"{slot}{between}{text}"
    after = f" {w.phrase(rng, 1, 3, ODD)}" if rng.random() < 0.25 else ""
    return f"{text}{between}{slot}{after}"
