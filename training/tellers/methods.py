"""Other ways to add than one number after the other: by places, in pairs, in halves, from the end,
by round numbers. What is written is put together anew for each document."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import accumulate

from training import signs
from training import words as w
from training.problems import LAYOUTS, Layout, chain
from training.tellers.scenes import Change, StepWriter

Method = Callable[[Sequence[int]], str]

PLUS = (" + ", " + ", " + ", "+", "+", " plus ", " and ", ", ", " & ")
EQUALS = (" = ", " = ", " = ", "=", " -> ", ": ", " is ", " makes ", " gives ", " → ", " => ")
TENS = ("Tens", "tens", "the tens", "Tens first", "T", "10s", "First the tens", "Tens place")
UNITS = ("Ones", "ones", "the ones", "Units", "U", "1s", "Then the ones", "units", "Ones place")
BOTH = ("Both", "together", "Total", "Sum", "In all", "tens and ones", "Add both", "So", "Then")
PARTS = ("First part", "pair", "Group", "part", "half", "sub", "S", "Subtotal", "block", "bracket")
COLONS = (": ", ": ", ": ", " ", " = ", " - ", ", ", ":\n")


def draw_method(rng: random.Random) -> StepWriter:
    """Draw one of the methods, and how it is written."""
    (make,) = rng.choices((_by_places, _in_groups, _from_end, _rounded, _tens_then_ones),
                          (5, 3, 1.5, 1.5, 1.5))  # fmt: skip
    method = make(rng)

    def steps(changes: Sequence[Change], _: Sequence[str]) -> str:
        return method([changes[0][0], *(by for _, _, by, _ in changes)])

    return steps


def _words(rng: random.Random, usual: Sequence[str]) -> str:
    """Draw a label, one that means nothing now and then."""
    if rng.random() < 0.25:
        return w.sentence(w.phrase(rng, 1, 2, 0.2), "")
    return rng.choice(usual)


def _sum(rng: random.Random) -> Callable[[Sequence[int]], str]:
    """Draw how a sum of several is written: at once, or with its running totals."""
    plus, equals, shown = rng.choice(PLUS), rng.choice(EQUALS), rng.random()

    def write(terms: Sequence[int]) -> str:
        if shown < 0.15 and len(terms) > 2:
            return ", ".join(map(str, accumulate(terms)))
        return f"{plus.join(map(str, terms))}{equals}{sum(terms)}"

    return write


def _layout(rng: random.Random) -> Layout:
    if rng.random() < 0.6:
        return Layout(end=rng.choice((".", ".", ";", "", ",")), joint=rng.choice((" ", "\n")))
    return signs.layout(rng, LAYOUTS)


def _by_places(rng: random.Random) -> Method:
    """Tens apart, ones apart, then both."""
    tens, units, both = _words(rng, TENS), _words(rng, UNITS), _words(rng, BOTH)
    colon, write, laid = rng.choice(COLONS), _sum(rng), _layout(rng)
    ones_first = rng.random() < 0.3

    def steps(terms: Sequence[int]) -> str:
        whole = [term - term % 10 for term in terms]
        rest = [term % 10 for term in terms]
        parts = [(tens, whole), (units, rest)]
        parts = parts[::-1] if ones_first else parts
        written = [f"{label}{colon}{write(part)}" for label, part in parts]
        written.append(f"{both}{colon}{write([sum(part) for _, part in parts])}")
        return chain(written, laid)

    return steps


def _in_groups(rng: random.Random) -> Method:
    """Two or three at a time, or two halves; then what these come to."""
    size = rng.choice((2, 2, 2, 3, 0))
    label, both = _words(rng, PARTS), _words(rng, BOTH)
    named, colon, write, laid = rng.random() < 0.4, rng.choice(COLONS), _sum(rng), _layout(rng)

    def steps(terms: Sequence[int]) -> str:
        step = size or (len(terms) + 1) // 2
        groups = [terms[place : place + step] for place in range(0, len(terms), step)]
        written = [
            (f"{label} {number}{colon}" if named else "")
            + (write(group) if len(group) > 1 else str(group[0]))
            for number, group in enumerate(groups, start=1)
        ]
        if len(groups) > 1:
            written.append((f"{both}{colon}" if named else "") + write([sum(g) for g in groups]))
        return chain(written, laid)

    return steps


def _pairwise(rng: random.Random) -> Callable[[int, int], str]:
    plus, equals = rng.choice(PLUS), rng.choice(EQUALS)
    return lambda one, other: f"{one}{plus}{other}{equals}{one + other}"


def _from_end(rng: random.Random) -> Method:
    """One after the other, from the last on."""
    write, laid = _pairwise(rng), _layout(rng)

    def steps(terms: Sequence[int]) -> str:
        totals = list(accumulate(terms[::-1]))
        rest = terms[-2::-1]
        return chain([write(a, b) for a, b in zip(totals, rest, strict=False)], laid)

    return steps


def _rounded(rng: random.Random) -> Method:
    """Each number is added as the next round one, and what that is too much is taken away."""
    write, laid = _pairwise(rng), _layout(rng)
    minus, equals = rng.choice((" - ", "-", " minus ", " less ")), rng.choice(EQUALS)

    def steps(terms: Sequence[int]) -> str:
        total, written = terms[0], list[str]()
        for term in terms[1:]:
            over = -term % 10
            written.append(write(total, term + over))
            total += term
            if over:
                written.append(f"{total + over}{minus}{over}{equals}{total}")
        return chain(written, laid)

    return steps


def _tens_then_ones(rng: random.Random) -> Method:
    """Of each number first its tens are added, then its ones."""
    write, laid = _pairwise(rng), _layout(rng)

    def steps(terms: Sequence[int]) -> str:
        total, written = terms[0], list[str]()
        for term in terms[1:]:
            for part in (term - term % 10, term % 10):
                if part:
                    written.append(write(total, part))
                    total += part
        return chain(written, laid)

    return steps
