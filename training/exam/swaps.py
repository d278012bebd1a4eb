"""Three or four people who exchange what they have, three to five times: who has it at the end?"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from training.exam.core import Chain, Family, Problem, Style, listed
from training.exam.names import people


@dataclass(frozen=True)
class _Swaps:
    """Who has what, who swaps with whom, and which thing is asked for."""

    people: list[str]
    things: list[str]
    swaps: list[tuple[str, str]]
    asked: str

    def holdings(self, template: str) -> list[str]:
        """A phrase of each person and thing."""
        pairs = zip(self.people, self.things, strict=True)
        return [template.format(who, thing) for who, thing in pairs]

    def swapped(self, template: str) -> list[str]:
        """A phrase of each swap."""
        return [template.format(a, b) for a, b in self.swaps]


@dataclass(frozen=True)
class _Telling:
    """How swaps are told, of which things, and how a thing is named in a sentence."""

    tell: Callable[[random.Random, _Swaps], str]
    things: str
    it: str = "the {}"


_OBJECTS = "key lamp drum kite ring vase rope harp coat bell spoon globe"
_COLOURS = "red blue green black white pink brown grey"
_FIRST = ("First ", "Then ", "Next ", "After that ", "Finally ")


def _sequence(told: list[str]) -> str:
    """Sentences that say which comes first, and which next."""
    ordered = [_FIRST[0], *_FIRST[1 : len(told) - 1], _FIRST[-1]]
    return " ".join(f"{word}{act}." for word, act in zip(ordered, told, strict=True))


def _trade(rng: random.Random, s: _Swaps) -> str:
    verb = rng.choice(["trade", "swap", "exchange"])
    acts = _sequence(s.swapped(f"{{}} and {{}} {verb}"))
    asked = f"Who has the {s.asked} at the end?"
    return f"{listed(s.holdings('{} has the {}'))}. {acts} {asked}"


def _short(rng: random.Random, s: _Swaps) -> str:
    acts = ", then ".join(s.swapped("{} with {}"))
    return f"{', '.join(s.holdings('{} holds the {}'))}. Swaps: {acts}. Who holds the {s.asked}?"


def _lists(rng: random.Random, s: _Swaps) -> str:
    lines = s.holdings("{}: {}")
    return "\n".join(
        [*lines, f"Swaps: {', '.join(s.swapped('{}-{}'))}", f"Whose is the {s.asked}?"]
    )


def _table(rng: random.Random, s: _Swaps) -> str:
    rows = ["| who | has |", "|---|---|", *s.holdings("| {} | {} |")]
    return "\n".join(
        [*rows, f"{'; '.join(s.swapped('{} swaps with {}'))}. Who gets the {s.asked}?"]
    )


def _terse(rng: random.Random, s: _Swaps) -> str:
    sign = rng.choice(["<>", "<->", "↔", "/"])
    acts = " ".join(s.swapped(f"{{}}{sign}{{}}"))
    return f"{' '.join(s.holdings('{}={}'))} | {acts} | {s.asked}=?"


def _party(rng: random.Random, s: _Swaps) -> str:
    acts = ", ".join(s.swapped("{} changed with {}"))
    told = f"Presents were given out: {', '.join(s.holdings('the {1} to {0}'))}. "
    return f"{told}Later {acts}. Who went home with the {s.asked}?"


def _seats(rng: random.Random, s: _Swaps) -> str:
    acts = " ".join(s.swapped("{} and {} change seats."))
    told = listed(s.holdings("{} sits on {}"))
    return f"Coloured chairs: {told}. {acts} Who sits on {s.asked} now?"


def _balls(rng: random.Random, s: _Swaps) -> str:
    told = f"Each child has a ball: {', '.join(s.holdings('{} {}'))}. "
    acts = "; ".join(s.swapped("{} swaps balls with {}"))
    return f"{told}{acts}. Who ends up with the {s.asked} ball?"


def _dialogue(rng: random.Random, s: _Swaps) -> str:
    lines = [*s.holdings("{}: I have the {}."), *s.swapped("{}: Swap with me, {}!")]
    return "\n".join([*lines, f"(They always do.) Who has the {s.asked}?"])


def _numbered(rng: random.Random, s: _Swaps) -> str:
    acts = [f"{n}) {act}" for n, act in enumerate(s.swapped("{} and {} swap"), 1)]
    told = ", ".join(s.holdings("{} ({})"))
    return "\n".join([f"At first: {told}", *acts, f"In whose hands is the {s.asked}?"])


def _code(rng: random.Random, s: _Swaps) -> str:
    held = ", ".join(s.holdings('{}: "{}"'))
    return f'has = {{{held}}}; {"; ".join(s.swapped("swap({}, {})"))}; owner("{s.asked}")'


def _shifts(rng: random.Random, s: _Swaps) -> str:
    acts = " ".join(s.swapped("{} and {} swap shifts."))
    told = ", ".join(s.holdings("{} works on {}"))
    return f"{told}. {acts} Who works on {s.asked} in the end?"


def _cards(rng: random.Random, s: _Swaps) -> str:
    acts = _sequence(s.swapped("{} and {} swap cards"))
    return f"One card each: {', '.join(s.holdings('{} the {}'))}. {acts} Who holds the {s.asked}?"


def _fullwidth(rng: random.Random, s: _Swaps) -> str:
    held = "，".join(s.holdings("{}：{}"))
    return f"{held}。{'；'.join(s.swapped('{}⇄{}'))}。{s.asked}：who？"


def _passive(rng: random.Random, s: _Swaps) -> str:
    acts = ", then ".join(s.swapped("between {} and {}"))
    told = listed(s.holdings("the {1} was worn by {0}"))
    return f"At first {told}. Hats were swapped {acts}. Who wears the {s.asked} now?"


def _bullets(rng: random.Random, s: _Swaps) -> str:
    lines = [*s.holdings("- {} starts with the {}"), *s.swapped("- {} & {} swap")]
    return "\n".join([*lines, f"Who finishes with the {s.asked}?"])


TELLINGS = {
    "trade": _Telling(_trade, _OBJECTS),
    "short": _Telling(_short, _OBJECTS),
    "lists": _Telling(_lists, _OBJECTS),
    "table": _Telling(_table, _OBJECTS),
    "terse": _Telling(_terse, _OBJECTS),
    "party": _Telling(_party, "book doll game scarf puzzle watch mug train"),
    "seats": _Telling(_seats, _COLOURS, "the {} chair"),
    "balls": _Telling(_balls, _COLOURS, "the {} ball"),
    "dialogue": _Telling(_dialogue, _OBJECTS),
    "numbered": _Telling(_numbered, _OBJECTS),
    "code": _Telling(_code, _OBJECTS),
    "shifts": _Telling(_shifts, "Monday Tuesday Thursday Friday Sunday", "the {} shift"),
    "cards": _Telling(_cards, "ace king queen jack ten seven"),
    "fullwidth": _Telling(_fullwidth, _OBJECTS),
    "passive": _Telling(_passive, "bowler beret turban cap bonnet helmet"),
    "bullets": _Telling(_bullets, _OBJECTS),
}

STYLES = {
    "sentences": Style("{a} and {b}: {holder} has {it}.", " "),
    "has_it": Style("{a} with {b}, so {holder} has it.", " "),
    "arrows": Style("{holder}", " -> ", head="{first} -> ", tail="."),
    "holders": Style("{holder}", ", ", tail="."),
    "numbered": Style("{n}. {a}, {b}: {holder}", "\n"),
    "brackets": Style("[{a}<>{b}: {holder}]", " "),
    "holder_first": Style("{holder} ({a} with {b})", "; ", head="{first}; ", tail="."),
    "all": Style("{a}-{b}: {all_listed}.", " "),
    "all_lines": Style("{all_equal}", "\n"),
    "tuples": Style("({all_listed})", " ", head="({all_listed}) "),
    "table": Style(
        "| {all_cells} |", "\n", head="| {people_cells} |\n|{rules}|\n| {all_cells} |\n"
    ),
    "hashes": Style("# {a}/{b} {holder}", " ", head="# {first} "),
    "steps": Style("Step {n}: {a}, {b}. Now {holder}.", "\n"),
}


def _views(names: list[str], held: dict[str, str]) -> dict[str, object]:
    """Who holds what, in several notations."""
    things = [held[who] for who in names]
    return {
        "all_equal": " ".join(f"{who}={held[who]}" for who in names),
        "all_listed": ", ".join(things),
        "all_cells": " | ".join(things),
    }


def _busy(names: list[str], things: list[str], swaps: list[tuple[str, str]]) -> list[str]:
    """The things that change hands twice or more often; always one at least."""
    held = dict(zip(names, things, strict=True))
    moves = dict.fromkeys(things, 0)
    for a, b in swaps:
        held[a], held[b] = held[b], held[a]
        moves[held[a]] += 1
        moves[held[b]] += 1
    return [thing for thing in things if moves[thing] >= 2]


def make(rng: random.Random, wording: str) -> Problem:
    """Swaps told in one way."""
    telling = TELLINGS[wording]
    names = people(rng, rng.choice([3, 3, 3, 4]), longest=6)
    things = rng.sample(telling.things.split(), len(names))
    swaps: list[tuple[str, str]] = []
    for _ in range(rng.choice([3, 3, 4, 4, 5])):
        a, b = rng.sample(names, 2)
        while swaps and {a, b} == set(swaps[-1]):  # which would only undo the last
            a, b = rng.sample(names, 2)
        swaps.append((a, b))
    asked = rng.choice(_busy(names, things, swaps))
    held = dict(zip(names, things, strict=True))
    it = telling.it.format(asked)
    cells = {"people_cells": " | ".join(names), "rules": "|".join(["---"] * len(names))}
    around = _views(names, held) | cells | {"first": names[things.index(asked)]}
    steps: list[tuple[str, dict[str, object]]] = []
    for a, b in swaps:
        held[a], held[b] = held[b], held[a]
        holder = next(who for who in names if held[who] == asked)
        steps.append(("swap", _views(names, held) | {"a": a, "b": b, "holder": holder, "it": it}))
    question = telling.tell(rng, _Swaps(names, things, swaps, asked))
    answer = next(who for who in names if held[who] == asked)
    return Problem(wording, question, answer, Chain(tuple(steps), around), tuple(names))


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"[^\W\d_][\w'’-]*")
