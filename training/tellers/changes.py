"""Something goes up and down: people on a bus, an account, marbles won and lost."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from training import words as w
from training.names import draw_names, made_up
from training.problems import Layout, Problem, Teller, chain
from training.tellers import chinese as zh
from training.tellers import told as by_book
from training.tellers.numbers import draw_steps, plain_steps, running
from training.tellers.scenes import ChangesTelling, StepWriter
from training.tellers.tongues import CHINESE, CHINESE_SHARE, from_books

# {b} by how much, {x} things, {p} a person, {l} a place.
STARTS = (
    "{p} has {b} {x}", "{p} has {b} {x}", "there are {b} {x} in the {l}",
    "a bus has {b} passengers", "{b} {x} are in the {l}", "the {l} has {b} {x}",
    "{p} starts with {b} {x}", "start: {b}", "it is {b} degrees", "the account holds {b}",
    "the tank holds {b} litres", "{b} people are inside", "at first there are {b} {x}",
    "we begin with {b}", "{b}", "the counter shows {b}", "{w} {b}", "a lift is on floor {b}",
    "{b} {x}", "x = {b}", "start | {b}", "before: {b}", "{p} owns {b} {x}",
    "the {l} begins the day with {b} {x}",
)  # fmt: skip
PAIRS = (
    ("{b} get on", "{b} get off"), ("{b} people get on", "{b} people get off"),
    ("{b} come", "{b} go"), ("{b} come in", "{b} leave"), ("{b} arrive", "{b} leave"),
    ("{p} finds {b}", "{p} loses {b}"), ("{p} wins {b}", "{p} loses {b}"),
    ("{p} buys {b} more", "{p} sells {b}"), ("{p} gets {b} {x}", "{p} gives away {b} {x}"),
    ("{b} are added", "{b} are removed"), ("{b} are put in", "{b} are taken out"),
    ("{b} join", "{b} drop out"), ("it rises by {b}", "it falls by {b}"),
    ("it goes up {b}", "it goes down {b}"), ("{p} earns {b}", "{p} spends {b}"),
    ("{b} are paid in", "{b} are paid out"), ("a deposit of {b}", "a withdrawal of {b}"),
    ("{b} litres flow in", "{b} litres flow out"), ("{b} are returned", "{b} are borrowed"),
    ("+{b}", "-{b}"), ("+ {b}", "- {b}"), ("plus {b}", "minus {b}"), ("add {b}", "subtract {b}"),
    ("add {b}", "take away {b}"), ("up {b}", "down {b}"), ("{b} more", "{b} fewer"),
    ("{b} up", "{b} down"), ("gains {b}", "loses {b}"), ("{b} in", "{b} out"),
    ("{p} picks {b} {x}", "{p} eats {b} {x}"), ("{b} {x} are made", "{b} {x} are broken"),
    ("{b} are born", "{b} die"), ("{p} brings {b}", "{p} takes {b}"), ("{b} enter", "{b} exit"),
    ("the {l} receives {b} {x}", "the {l} ships {b} {x}"), ("{p} collects {b}", "{p} uses {b}"),
    ("increases by {b}", "decreases by {b}"), ("climbs {b}", "descends {b}"),
    ("won {b}", "lost {b}"), ("x += {b}", "x -= {b}"), ("in | {b}", "out | {b}"),
    ("in: {b}", "out: {b}"), ("{b} (up)", "{b} (down)"), ("got {b}", "had to give {b}"),
)  # fmt: skip
ASKS = (
    "How many are there now?", "How many {x} are there now?", "How many are left?", "What is left?",
    "How many {x} does {p} have now?", "How many {x} at the end?", "How many in the end?", "Now?",
    "How many {x} are left?", "What is the result?", "How many are on the bus now?", "At the end?",
    "What is the balance?", "How many does {p} have?", "What does the counter show?", "How many?",
    "How many {x} does {p} end up with?", "What is it now?", "How much is there now?", "",
)  # fmt: skip
SPELLED = 0.05  # of the problems: numbers are told in words
BODIES = (
    (Layout(capital=True),) * 6
    + (Layout(end="", joint=", "), Layout(end="", joint="; "), Layout(capital=True, joint="\n"))
    + (Layout("- ", "", "\n"), Layout(end="", joint="\n"), Layout("Then ", ".", " "))
    + (Layout(end="", joint=", then "), Layout(end="", joint=" and "), Layout("", "", " "))
    + (Layout("| ", " |", "\n"), Layout("[", "]", " "), Layout("{n}. ", "", "\n"))
)


@dataclass(frozen=True)
class Manner:
    """How one document tells its changes."""

    start: str
    pairs: Sequence[tuple[str, str]]
    ask: str
    body: Layout
    what: str
    filler: str


def _draw_manner(rng: random.Random) -> Manner:
    pairs = rng.sample(PAIRS, rng.choice((1, 1, 1, 2, 2, 4)))
    if rng.random() < 0.15:  # only the shots tell which is up
        tail = rng.choice(("", " it", f" {made_up(rng)}"))
        pairs = [(f"{w.word(rng, 0.8)} {{b}}{tail}", f"{w.word(rng, 0.8)} {{b}}{tail}")]
    filler = w.phrase(rng, 1, 3)
    return Manner(
        rng.choice(STARTS), pairs, rng.choice(ASKS), rng.choice(BODIES), w.things(rng), filler
    )


USUAL = Manner(
    "{p} has {b} {x}",
    [("{p} gets {b}", "{p} gives away {b}")],
    "How many {x} does {p} have now?",
    Layout(capital=True),
    "marbles",
    "",
)


def _draw_terms(rng: random.Random, count: int) -> tuple[int, list[int]]:
    first = total = rng.randint(10, 60)
    terms: list[int] = []
    for _ in range(count):
        by = rng.randint(1, 30) if rng.random() < 0.7 else rng.randint(1, 9)
        term = by if rng.random() < 0.5 or by > total else -by
        terms.append(term)
        total += term
    return first, terms


def _problem(rng: random.Random, count: int, telling: ChangesTelling, steps: StepWriter) -> Problem:
    first, terms = _draw_terms(rng, count)
    question, said = telling(rng, first, terms)
    answer = str(first + sum(terms))
    return Problem("changes", question, answer, steps(running(first, terms), said))


def _tell(
    rng: random.Random, first: int, terms: Sequence[int], manner: Manner
) -> tuple[str, list[str]]:
    (person,) = draw_names(rng, 1)
    place = rng.choice(w.PLACES)

    def fill(pattern: str, b: int | str) -> str:
        return pattern.format(b=b, p=person, x=manner.what, l=place, w=manner.filler)

    said = w.number_word if rng.random() < SPELLED else str
    told = [fill(manner.start, said(first))]
    for term in terms:
        up, down = rng.choice(manner.pairs)
        told.append(fill(up if term > 0 else down, said(abs(term))))
    body = chain(told, manner.body)
    ask = w.sentence(fill(manner.ask, ""), "")
    joint = "\n" if "\n" in manner.body.joint else " "
    if not manner.body.end and joint == " ":
        body += "."
    return w.sentence(f"{body}{joint}{ask}".rstrip(), ""), told[1:]


def _draw_telling(rng: random.Random) -> ChangesTelling:
    return by_book.changes(rng) if from_books(rng) else partial(_tell, manner=_draw_manner(rng))


def draw_changes(rng: random.Random, mixed: float = 0.0) -> Teller:
    """Draw a teller of ups and downs; each size is the number of changes.

    With probability `mixed` every problem is told in one of several ways.
    """
    if rng.random() < CHINESE_SHARE:
        if not from_books(rng):
            return zh.draw_changes(rng, _draw_terms)
        told, followed = by_book.changes(rng, CHINESE), zh.chinese_steps(rng, moves=True)
        return lambda stream, count: _problem(stream, count, told, followed)
    if rng.random() < 0.15:
        usual = partial(_tell, manner=USUAL)
        return lambda stream, count: _problem(stream, count, usual, plain_steps)
    ways = rng.randint(2, 4) if rng.random() < mixed else 1
    tellings, steps = [_draw_telling(rng) for _ in range(ways)], draw_steps(rng, moves=True)
    return lambda stream, count: _problem(stream, count, stream.choice(tellings), steps)
