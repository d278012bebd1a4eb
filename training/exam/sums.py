"""Sums of four to six two-digit terms: how they are told, and how one adds them step by step."""

from __future__ import annotations

import random
from collections.abc import Callable

from training.exam.core import Chain, Family, Problem, Style, capital, in_words, listed
from training.exam.names import people

_Telling = Callable[[random.Random, list[int]], str]
_WARES = (
    "bread milk rice tea butter cheese pears soap honey candles flour salmon olives yoghurt "
    "noodles basil"
).split()
_THINGS = (
    "marbles stamps seashells buttons postcards acorns stickers pebbles coupons ribbons badges "
    "feathers"
).split()
_COLOURS = "red blue green yellow white purple orange brown".split()
_DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday".split()
_PASSING = "lorries cyclists geese trams visitors parcels letters hikers".split()


def _texts(terms: list[int]) -> list[str]:
    return [str(term) for term in terms]


def _receipt(rng: random.Random, terms: list[int]) -> str:
    wares = rng.sample(_WARES, len(terms))
    shop = rng.choice(["CORNER SHOP", "Marché du Port", "* KIOSK *", "Bäckerei Vogt", "TIENDA SOL"])
    dots = rng.choice(["  ", " .... ", "\t", ": "])
    lines = [f"{ware.upper()}{dots}{term}" for ware, term in zip(wares, terms, strict=True)]
    return "\n".join([shop, *lines, rng.choice(["TOTAL ?", "To pay:", "SUM"])])


def _table(rng: random.Random, terms: list[int]) -> str:
    thing = rng.choice(_THINGS)
    rows = [f"| {who} | {term} |" for who, term in zip(people(rng, len(terms)), terms, strict=True)]
    head = [f"| name | {thing} |", "|---|---|"]
    return "\n".join([*head, *rows, "What does the second column add up to?"])


def _bullets(rng: random.Random, terms: list[int]) -> str:
    mark = rng.choice(["-", "*", "•"])
    wares = rng.sample(_THINGS, len(terms))
    lines = [f"{mark} {term} {thing}" for term, thing in zip(terms, wares, strict=True)]
    return "\n".join(["In the drawer:", *lines, "How many things is that?"])


def _owners(rng: random.Random, terms: list[int]) -> str:
    thing = rng.choice(_THINGS)
    names = people(rng, len(terms))
    verb = rng.choice(["has", "owns", "collected", "brought"])
    first = f"{names[0]} {verb} {terms[0]} {thing}"
    others = [f"{who} {verb} {term}" for who, term in zip(names[1:], terms[1:], strict=True)]
    asked = rng.choice(["How many is that altogether?", f"How many {thing} are there in all?"])
    return f"{listed([first, *others], ', and ')}. {asked}"


def _days(rng: random.Random, terms: list[int]) -> str:
    what = rng.choice(_PASSING)
    parts = [f"on {day} {term}" for day, term in zip(_DAYS, terms, strict=False)]
    parts[0] += f" {what} came by"
    return f"{capital(listed(parts, ' and '))}. Count all the {what} of these days."


def _colours(rng: random.Random, terms: list[int]) -> str:
    colours = rng.sample(_COLOURS, len(terms))
    parts = [f"{term} {colour}" for term, colour in zip(terms, colours, strict=True)]
    thing = rng.choice(["beads", "tiles", "balloons", "tulips", "crayons"])
    place = rng.choice(["A crate holds", "In the hall are", "We counted", "She ordered"])
    return f"{place} {listed(parts)} {thing}. How many {thing} is that?"


def _pages(rng: random.Random, terms: list[int]) -> str:
    (who,) = people(rng, 1)
    done, what = rng.choice(
        [("read", "pages"), ("swam", "lengths"), ("baked", "rolls"), ("picked", "plums")]
    )
    then = [f"then {term}" for term in terms[1:-1]]
    told = ", ".join([f"{who} {done} {terms[0]} {what}", *then])
    return f"{told} and at last {terms[-1]}. What is {who}'s total?"


def _dialogue(rng: random.Random, terms: list[int]) -> str:
    asks, says = people(rng, 2)
    numbers = listed(_texts(terms))
    return f"{asks}: Which numbers did you draw?\n{says}: {numbers}.\n{asks}: And their sum?"


def _scores(rng: random.Random, terms: list[int]) -> str:
    names = people(rng, len(terms))
    gap = rng.choice([" ", ": ", " - ", " = "])
    parts = [f"{who}{gap}{term}" for who, term in zip(names, terms, strict=True)]
    return f"Points: {rng.choice([', ', '; ', ' / ']).join(parts)}. The team's points together?"


TELLINGS: dict[str, _Telling] = {
    "tight": lambda rng, t: "+".join(_texts(t)) + "=",
    "spaced": lambda rng, t: " + ".join(_texts(t)) + " =",
    "unknown": lambda rng, t: " + ".join(_texts(t)) + rng.choice([" = ?", " = __", " = x, x = ?"]),
    "asked": lambda rng, t: (
        f"{rng.choice(['What is', 'Compute', 'Work out'])} {'+'.join(_texts(t))}"
    ),
    "fullwidth": lambda rng, t: "＋".join(_texts(t)) + rng.choice(["＝？", "＝"]),
    "commas": lambda rng, t: (
        f"{rng.choice(['Total of', 'Sum up', 'Tally'])}: {', '.join(_texts(t))}"
    ),
    "together": lambda rng, t: f"How much do {listed(_texts(t))} make together?",
    "words": lambda rng, t: f"How much is {' plus '.join(map(in_words, t))}?",
    "word_list": lambda rng, t: f"Add {listed([in_words(term) for term in t])}.",
    "terse": lambda rng, t: f"{rng.choice(['sum', 'add', 'tot'])} {' '.join(_texts(t))}",
    "code": lambda rng, t: rng.choice(["sum([{}])", "SUM({})", "print(sum(({})))"]).format(
        ", ".join(_texts(t))
    ),
    "signed": lambda rng, t: " ".join(f"+{term}" for term in t),
    "semicolons": lambda rng, t: f"({'; '.join(_texts(t))}) added up gives",
    "column": lambda rng, t: "  " + "\n+ ".join(_texts(t)) + "\n----",
    "receipt": _receipt,
    "table": _table,
    "bullets": _bullets,
    "owners": _owners,
    "days": _days,
    "colours": _colours,
    "pages": _pages,
    "dialogue": _dialogue,
    "scores": _scores,
}

STYLES = {
    "equations": Style("{before}+{term}={after}.", " "),
    "spaced": Style("{before} + {term} = {after}", "; ", tail="."),
    "arrows": Style("{after}", " → ", head="{start} → ", tail="."),
    "ascii_arrows": Style("{before} plus {term} -> {after}", ", ", tail="."),
    "totals": Style("{after}", ", ", tail="."),
    "totals_lines": Style("{after}", "\n"),
    "words": Style("{before} and {term} make {after}.", " "),
    "then": Style("Then add {term} to get {after}.", " ", head="Begin with {start}. "),
    "numbered": Style("{n}. {before} + {term} = {after}", "\n"),
    "steps": Style("Step {n}: {before}+{term} is {after}", "\n"),
    "totals_first": Style("{after} = {before} + {term}", ", ", tail="."),
    "brackets": Style("[{before}+{term}={after}]", " "),
    "round": Style("({before}, {term}) {after}", " "),
    "table": Style("| {before} | {term} | {after} |", "\n", head="| have | add | now |\n"),
    "hashes": Style("# {before}+{term}={after}", " "),
    "calculator": Style("{before}+{term}=<<{before}+{term}={after}>>{after}", "\n"),
    "bullets": Style("- +{term}: {after}", "\n", head="- {start}\n"),
}


def make(rng: random.Random, wording: str) -> Problem:
    """A sum told in one way."""
    terms = [rng.randint(10, 99) for _ in range(rng.randint(4, 6))]
    steps: list[tuple[str, dict[str, object]]] = []
    before = terms[0]
    for term in terms[1:]:
        steps.append(("add", {"before": before, "term": term, "after": before + term}))
        before += term
    chain = Chain(tuple(steps), {"start": terms[0]})
    return Problem(wording, TELLINGS[wording](rng, terms), str(before), chain)


FAMILY = Family(tuple(TELLINGS), make, STYLES, r"\d+")
