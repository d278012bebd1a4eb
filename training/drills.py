"""Bare equations, many to a document: the tables that every step of a chain is looked up in; and
letters to join, some of which come twice.

A chain is mostly words; the sums in it are too few to learn a table of ten thousand pairs from.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from training import signs
from training.tellers.numbers import Words, draw_words, write
from training.tellers.scenes import Change
from training.words import word

# {c} the result: what stands before it is told, it and what follows is to be said.
EQUATIONS = (
    "{a}{o}{b}={c}", "{a}{o}{b}={c}", "{a} {o} {b} = {c}", "{a} {o} {b} = {c}",
    "{a} {w} {b} is {c}", "{a} {w} {b} {v} {c}", "{a} {o} {b} -> {c}", "{a}{o}{b}: {c}",
    "{a}, {o}{b}, {c}", "{a} ({o}{b}) {c}", "{a} -> {o}{b} -> {c}", "{a} {b} {o}: {c}",
)  # fmt: skip
TIMES = ("*", " * ", "x", " x ", " × ", "×", " times ", " of ", " at ")
JOINTS = (". ", ". ", "\n", "\n", "; ", ", ", " | ", " ")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
KINDS = ("sums", "sums", "both", "differences", "products", "all", "added", "several")


def draw_equations(rng: random.Random) -> Iterator[tuple[str, str]]:
    """Yield endless equations in one drawn style, each cut before its result."""
    pattern, joint, words = rng.choice(EQUATIONS), rng.choice(JOINTS), draw_words(rng)
    times, kind = rng.choice(TIMES), rng.choice(KINDS)
    while True:
        if kind in ("added", "several"):
            yield _added(rng, times, joint) if kind == "added" else _several(rng, joint)
            continue
        sign = {"sums": "+", "differences": "-", "products": "*"}.get(kind)
        if sign is None:
            sign = rng.choice("+-" if kind == "both" else "+-*")
        yield (
            _product(rng, times, joint)
            if sign == "*"
            else _change(rng, pattern, words, sign, joint)
        )


def draw_joins(rng: random.Random) -> Iterator[tuple[str, str, str]]:
    """Yield endless letters in one drawn style, what they make when joined, and what parts them
    from the next: alone, or the last of words."""
    joint = rng.choice(
        (" ", ", ", ",", "+", " + ", "-", "; ", " and ", "\n", " | ", signs.sign(rng))
    )
    makes = rng.choice((" -> ", " = ", ": ", "=", " makes ", "\n", " is ", signs.between(rng)))
    end = rng.choice(("\n", "\n", "; ", ". ", "\n\n"))
    of_words, few = rng.random() < 0.4, "".join(rng.sample(LETTERS, rng.choice((3, 6, 26))))
    while True:
        letters = rng.choices(few, k=rng.randint(2, 6))
        shown = letters
        if of_words:
            shown = [word(rng, 0.3) for _ in letters]
            letters = [each[-1].lower() for each in shown]
        yield joint.join(shown) + makes, "".join(letters), end


def _product(rng: random.Random, times: str, joint: str) -> tuple[str, str]:
    count, price = rng.randint(1, 12), rng.randint(1, 12)
    return f"{count}{times}{price} = ", f"{count * price}{joint}"


def _added(rng: random.Random, times: str, joint: str) -> tuple[str, str]:
    """Return a product added to a total at once."""
    before, count, price = rng.randint(0, 160), rng.randint(2, 9), rng.randint(2, 9)
    return f"{before} + {count}{times}{price} = ", f"{before + count * price}{joint}"


def _several(rng: random.Random, joint: str) -> tuple[str, str]:
    """Return three or four numbers added at once."""
    terms = [rng.randint(2, 9) * rng.randint(2, 9) for _ in range(rng.choice((3, 3, 4)))]
    return " + ".join(map(str, terms)) + " = ", f"{sum(terms)}{joint}"


def _change(
    rng: random.Random, pattern: str, words: Words, sign: str, joint: str
) -> tuple[str, str]:
    # Totals of chains are wide, what is added to them has two digits.
    by = rng.randint(1, 99)
    before = rng.randint(1, 99) if rng.random() < 0.5 else rng.randint(100, 500)
    if sign == "-":
        before, by = max(before, by), min(before, by)
    change: Change = (before, sign, by, before + by if sign == "+" else before - by)
    told, result, rest = write(pattern, change, "", words).rpartition(str(change[3]))
    return told, result + rest + joint
