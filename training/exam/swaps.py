"""Three or four people who swap what they have three to five times, two at a time."""

from __future__ import annotations

import random
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people

_OBJECTS = "book candle clock cup flute guitar hat kite map pencil puzzle ring scarf teddy watch"
_COLOURS = "red blue green yellow white black pink purple orange"
_POSITIONS = "goalkeeper striker defender midfielder winger"
_PARTNERS = "Rosa Felix Hugo Nora Ida Otto Greta Milo"
_ROOMS = "kitchen garden library garage attic cellar"
_ORDER = ("First, ", "Then ", "Next, ", "After that, ", "Finally, ")


@dataclass(frozen=True)
class _Telling:
    """How swaps are told: who has what, the swaps, the question, and the words for having it."""

    things: str
    has: str
    swap: str
    ask: str
    has_it: str = "has the {thing}"
    start: str = ""
    has_joins: tuple[str, str] = (", ", " and ")
    between: str = ". "
    join: str = " "
    sort: str = "common"


_LINES = ("\n", "\n")
TELLINGS = {
    "balls": _Telling(
        _COLOURS,
        "{who} has the {thing} ball",
        "{order}{a} and {b} swap balls.",
        " Who has the {thing} ball at the end?",
        "has the {thing} ball",
    ),
    "gifts": _Telling(
        _OBJECTS,
        "{who} gets the {thing}",
        "{order}{a} and {b} exchange gifts.",
        " Who goes home with the {thing}?",
    ),
    "football": _Telling(
        _POSITIONS,
        "{who} plays {thing}",
        "{order}{a} and {b} switch positions.",
        " Who plays {thing} at the end?",
        "plays {thing}",
    ),
    "dancers": _Telling(
        _PARTNERS,
        "{who} dances with {thing}",
        "{a} and {b} switch partners.",
        " Who is dancing with {thing} now?",
        "dances with {thing}",
    ),
    "sentences": _Telling(
        _OBJECTS,
        "{who} has a {thing}.",
        "{a} trades with {b}.",
        " Who has the {thing} now?",
        has_joins=(" ", " "),
        between=" ",
    ),
    "past": _Telling(
        _OBJECTS,
        "{who} had the {thing}",
        "{a} swapped with {b}.",
        " Who had the {thing} in the end?",
        "had the {thing}",
    ),
    "letters": _Telling(
        _OBJECTS,
        "{who} has the {thing}.",
        "{a} and {b} swap.",
        " Who has the {thing}?",
        has_joins=(" ", " "),
        between=" ",
        sort="letters",
    ),
    "syllables": _Telling(
        _OBJECTS,
        "{who} holds the {thing}",
        "{a} and {b} trade",
        ". Who holds the {thing} at the end?",
        "holds the {thing}",
        join=", then ",
        sort="syllables",
    ),
    "lists": _Telling(
        _OBJECTS,
        "{who}: {thing}",
        "{a} and {b}",
        "\nWho has the {thing} after the swaps?",
        has_joins=_LINES,
        between="\nSwaps:\n",
        join="\n",
    ),
    "bullets": _Telling(
        _OBJECTS,
        "- {who} starts with the {thing}",
        "- {a} and {b} swap",
        "\nWho ends up with the {thing}?",
        has_joins=_LINES,
        between="\n",
        join="\n",
    ),
    "arrows": _Telling(
        _OBJECTS,
        "{who} = {thing}",
        "{a} <-> {b}",
        "\nWho has the {thing}?",
        start="Start: ",
        has_joins=(", ", ", "),
        between="\nSwaps: ",
        join=", ",
    ),
    "table": _Telling(
        _OBJECTS,
        "| {who} | {thing} |",
        "{a} and {b} swap.",
        " Who has the {thing} at the end?",
        start="At first:\n| Name | Has |\n|---|---|\n",
        has_joins=_LINES,
        between="\n",
    ),
    "shifts": _Telling(
        _ROOMS,
        "{who} cleans the {thing}",
        "{a} and {b} swap jobs",
        ". Who cleans the {thing} now?",
        "cleans the {thing}",
        start="On the plan, ",
        join="; ",
    ),
    "notes": _Telling(
        _COLOURS,
        "{who} {thing}",
        "{a} with {b}",
        ". Who has {thing} now?",
        "has {thing}",
        start="Cards: ",
        has_joins=(", ", ", "),
        between=". Swaps: ",
        join=", ",
    ),
}

STYLES = {
    "after": Style(
        "After {a} and {b} swap, {holder} {has_it}.", head="At first {first} {has_it}. "
    ),
    "now": Style(
        {
            "moved": "{a} and {b} swap, so now {holder} {has_it}.",
            "stays": "{a} and {b} swap, and {holder} still {has_it}.",
        }
    ),
    "colons": Style("{a} and {b} swap: {holder}.", head="Start: {first}. "),
    "arrows": Style("{holder}", " -> ", head="{first} -> "),
    "commas": Style("{holder}", ", ", head="{first}, ", tail="."),
    "numbered": Style("{n}. {holder} {has_it}", "\n"),
    "steps": Style("Step {n}: {a} <-> {b}, {holder} {has_it}", "\n"),
    "bullets": Style("- {a} and {b}: {holder}", "\n"),
    "everyone": Style("{all}", "\n"),
    "table": Style("| {all_cells} |", "\n", head="| {people_cells} |\n|{rules}|\n"),
}


def _swaps(rng: random.Random, names: list[str]) -> list[tuple[str, str]]:
    """Three to five pairs, none twice in a row, since that would undo the swap before."""
    pairs: list[tuple[str, str]] = []
    for _ in range(rng.choice([3, 3, 3, 4, 4, 5])):
        pair = rng.sample(names, 2)
        while pairs and set(pair) == set(pairs[-1]):
            pair = rng.sample(names, 2)
        pairs.append((pair[0], pair[1]))
    return pairs


def _ordered(number: int) -> list[str]:
    """A word for each swap's place."""
    return [*_ORDER[: number - 1], _ORDER[-1]]


def make(rng: random.Random, wording: str) -> Problem:
    """Swaps told in one way; what is asked for changes hands at least once."""
    told = TELLINGS[wording]
    names = people(rng, rng.choice([3, 3, 3, 3, 4]), told.sort)
    things = rng.sample(told.things.split(), len(names))
    swaps = _swaps(rng, names)
    moved = {name for pair in swaps for name in pair}
    first = rng.choice([name for name in names if name in moved])
    held = dict(zip(names, things, strict=True))
    thing = held[first]
    has = [told.has.format(who=who, thing=what) for who, what in held.items()]
    swapped = [
        told.swap.format(order=order, a=a, b=b)
        for order, (a, b) in zip(_ordered(len(swaps)), swaps, strict=True)
    ]
    question = told.start + listed(has, told.has_joins[1], told.has_joins[0]) + told.between
    question += told.join.join(swapped) + told.ask.format(thing=thing)
    has_it = told.has_it.format(thing=thing)
    steps: list[tuple[str, dict[str, object]]] = []
    holder = first
    for a, b in swaps:
        held[a], held[b] = held[b], held[a]
        kind = "moved" if holder in (a, b) else "stays"
        (holder,) = (who for who, what in held.items() if what == thing)
        fields: dict[str, object] = {"a": a, "b": b, "holder": holder, "has_it": has_it}
        fields["all"] = ", ".join(f"{who}: {what}" for who, what in held.items())
        fields["all_cells"] = " | ".join(held.values())
        steps.append((kind, fields))
    around: dict[str, object] = {"first": first, "has_it": has_it}
    around |= {"people_cells": " | ".join(names), "rules": "|".join(["---"] * len(names))}
    return Problem(wording, question, holder, Chain(tuple(steps), around), tuple(names))


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[^\W\d_][\w'’-]*")
