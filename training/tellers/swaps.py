"""People who hold things and swap them: who has one of the things at the end?"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from training import signs
from training import words as w
from training.problems import LAYOUTS, STATES, Layout, Problem, Teller, chain
from training.tellers import bare, worked
from training.tellers import chinese as zh
from training.tellers import told as by_book
from training.tellers.holding import holder, swap
from training.tellers.scenes import Swaps, SwapsWriter
from training.tellers.tongues import CHINESE, CHINESE_SHARE, ENGLISH, Tongue, from_books

BARE = 0.25
"""Of the tellings, and of the ways to follow them: nothing but their build is known."""
HOLDS = (
    "{p} has the {x}", "{p} has the {x}", "{p} has a {x}", "{p} holds the {x}", "{p} holds a {x}",
    "the {x} is with {p}", "{p}: {x}", "{p} owns the {x}", "{p} starts with the {x}", "{p} - {x}",
    "{p} is given the {x}", "the {x} belongs to {p}", "{p} takes the {x}", "{p} carries a {x}",
    "{p} gets the {x}", "{p} {w} {x}",
)  # fmt: skip
SWAPS = (
    "{p} and {q} swap", "{p} and {q} swap", "{p} swaps with {q}", "{p} and {q} trade",
    "{p} trades with {q}", "{p} and {q} exchange what they hold", "{p} and {q} switch",
    "{p} and {q} swap their things", "{p} exchanges with {q}", "{p} <-> {q}", "{p} and {q}",
    "{p} changes with {q}", "then {p} and {q} swap", "{p}, {q}", "{p} and {q} swap what they have",
    "{p} gives their thing to {q} and takes what {q} has", "{p} {w} {q}", "{p}/{q}",
)  # fmt: skip
ASKS = (
    "Who has the {x}?", "Who has the {x}?", "Who has the {x} now?", "Who holds the {x}?",
    "Who has the {x} at the end?", "With whom is the {x}?", "Where is the {x}?", "The {x}?",
    "Who ends up with the {x}?", "At the end, who has the {x}?", "Who owns the {x} now?",
    "Whose is the {x}?", "Name the one with the {x}.",
)  # fmt: skip
# {p} and {q} swap, {o} has the thing {x} after it.
STEPS = (
    "{p} and {q} swap: {o}", "{p} and {q} swap: {o}", "{p} and {q} swap: {o}", "{p}-{q}: {o}",
    "{p} and {q}: {o}", "{p} and {q}: {o} has it", "{p} and {q} swap, so {o} has it",
    "{p}, {q} -> {o}", "{p} and {q} -> {o}", "after {p} and {q}, {o} has the {x}",
    "{p} and {q} swap, now {o}", "{p} <-> {q}: {o}", "{o} after {p} and {q}", "{p} {w} {q} {o}",
    "{p} with {q}, {o}", "{v}: {o}", "{v}, {o} has the {x}",
)  # fmt: skip
PARTS = (
    ("{p} and {q}", "{o}"),
    ("{p}", "{q}", "{o}"),
    ("{v}", "{o}"),
    ("{o}", "{v}"),
    ("{p}, {q}", "{o}"),
)
STARTS = (
    "The {x} is with {o}", "{o}", "{o} has the {x}", "{x}: {o}", "start: {o}", "first {o}",
    "at first {o} has it", "{o} has it",
)  # fmt: skip
WHOLES = (
    "{p} {x}",
    "{p}: {x}",
    "{p} has the {x}",
    "{p}={x}",
    "{x}/",
    "{p}-{x}/",
    "{x}: {p}",
    "{x}",
    "({p}, {x})",
    "{p}({x})",
)
BODIES = (
    (Layout(capital=True),) * 5
    + (Layout(end="", joint=", "), Layout(end="", joint="; "), Layout(capital=True, joint="\n"))
    + (Layout("- ", "", "\n"), Layout(end="", joint="\n"), Layout("{n}. ", "", "\n"))
    + (Layout("[", "]", " "), Layout(end="", joint=" | "), Layout("| ", " |", "\n"))
)


@dataclass(frozen=True)
class Manner:
    """How swaps are told."""

    holds: str
    swaps: Sequence[str]
    ask: str
    body: Layout
    words: str


@dataclass(frozen=True)
class Style:
    """How swaps are followed: where one thing is, or with `whole` who has what; or by a table."""

    start: str
    step: str
    layout: Layout
    words: str
    whole: str = ""
    columns: tuple[str, ...] = ()
    heads: tuple[str, ...] = ()
    table: signs.Table | None = None


def _draw_manner(rng: random.Random) -> Manner:
    return Manner(
        rng.choice(HOLDS),
        rng.sample(SWAPS, rng.choice((1, 1, 1, 2, 3))),
        rng.choice(ASKS),
        rng.choice(BODIES),
        w.phrase(rng, 1, 2),
    )


# What a table's columns tell of each swap; with none there is one for each person.
COLUMNS = ((), (), ("swap", "owner"), ("step", "owner"), ("step", "swap", "owner"), ("owner",))


def _draw_style(rng: random.Random) -> Style:
    if rng.random() < signs.TABLED:
        columns = rng.choice(COLUMNS)
        heads = tuple(signs.heads(rng, columns))
        return replace(PLAIN_STYLE, columns=columns, heads=heads, table=signs.table(rng))
    chance = rng.random()
    whole = rng.choice(WHOLES) if chance < 0.2 else ""
    step = "{o}" if chance > 0.85 else signs.pattern(rng, STEPS, PARTS)
    layout = signs.layout(rng, STATES if step == "{o}" else LAYOUTS)
    return Style(rng.choice(STARTS), step, layout, w.phrase(rng, 1, 2), whole)


PLAIN = Manner("the {x} is with {p}", ["{p} and {q} swap"], "Who has the {x}?", BODIES[0], "")
PLAIN_STYLE = Style("The {x} is with {o}", "{p} and {q} swap: {o}", Layout(), "")


Telling = Callable[[random.Random, int], tuple[str, Swaps]]
"""Tells so many swaps: returns the question and what happens."""


def _problem(rng: random.Random, swaps: int, telling: Telling, steps: SwapsWriter) -> Problem:
    question, scene = telling(rng, swaps)
    answer, state = scene.found(), scene.states[0]
    options = state.values() if scene.for_person else state
    listed = {option: int(option == answer) for option in options}
    return Problem("swaps", question, answer, steps(scene), listed)


def _draw_people(rng: random.Random, swaps: int, tongue: Tongue = ENGLISH) -> list[str]:
    return bare.holders(rng, rng.choice((3, 3, 4)) if swaps > 1 else 3, tongue)


def _draw_things(
    rng: random.Random, people: Sequence[str], draw: Callable[[random.Random, int], list[str]]
) -> list[str]:
    """Draw a thing for each of them, none of which is called as one of them is."""
    while True:
        things = draw(rng, len(people))
        if not {*things} & {*people}:
            return things


def _happen(
    rng: random.Random, owned: dict[str, str], swaps: int, say: Callable[[int, str, str], str]
) -> Swaps:
    """Draw what is asked for, and so many swaps; `say` tells the swap of two people, before it."""
    wanted = rng.choice(list(owned.values()))
    states, pairs, said = [dict(owned)], list[tuple[str, str]](), list[str]()
    for place in range(1, swaps + 1):
        one, other = swap(rng, owned, wanted)
        pairs.append((one, other))
        said.append(say(place, one, other))
        states.append(dict(owned))
    return Swaps(pairs, said, states, wanted)


def _tell(rng: random.Random, swaps: int, manner: Manner) -> tuple[str, Swaps]:
    people = _draw_people(rng, swaps)
    owned = dict(zip(people, _draw_things(rng, people, bare.held), strict=True))
    held = [manner.holds.format(p=p, x=x, w=manner.words) for p, x in owned.items()]

    def say(_: int, one: str, other: str) -> str:
        return rng.choice(manner.swaps).format(p=one, q=other, w=manner.words)

    scene = _happen(rng, owned, swaps, say)
    body = chain([*held, *scene.said], manner.body)
    joint = "\n" if "\n" in manner.body.joint else " "
    ask = w.sentence(manner.ask.format(x=scene.asked), "")
    if not manner.body.end and joint == " ":
        body += "."
    return f"{body}{joint}{ask}", scene


def _tell_bare(rng: random.Random, swaps: int, telling: bare.Sayer) -> tuple[str, Swaps]:
    people = _draw_people(rng, swaps)
    owned = dict(zip(people, _draw_things(rng, people, bare.held), strict=True))
    at_first = dict(owned)
    scene = _happen(rng, owned, swaps, lambda _, p, q: telling.swap(rng, p, q))
    return telling.tell(rng, at_first, scene.said, scene.asked), scene


def _tell_by_book(
    rng: random.Random, swaps: int, telling: by_book.SwapsTelling
) -> tuple[str, Swaps]:
    people = _draw_people(rng, swaps, telling.tongue)
    owned = dict(zip(people, _draw_things(rng, people, telling.things), strict=True))
    held = telling.holds(rng, owned)

    def say(place: int, one: str, other: str) -> str:
        # Told is what each has before it, and they have swapped already.
        return telling.swap(rng, place, (one, owned[other]), (other, owned[one]))

    scene = _happen(rng, owned, swaps, say)
    if telling.for_person:
        # One who has swapped has not what they had at first, as often as may be.
        scene = replace(scene, asked=rng.choice(rng.choice(scene.pairs)), for_person=True)
    return telling.tell(held, scene.said, scene.asked), scene


def _steps(scene: Swaps, style: Style) -> str:
    owner = holder(scene.states[0], scene.asked)
    steps = [_state(scene.states[0], style) or style.start.format(x=scene.asked, o=owner)]
    rows: list[list[str]] = []
    for (one, other), said, owned in zip(scene.pairs, scene.said, scene.states[1:], strict=True):
        owner = holder(owned, scene.asked)
        step = style.step.format(p=one, q=other, o=owner, x=scene.asked, w=style.words, v=said)
        steps.append(_state(owned, style) or step)
        cells = {"swap": f"{one}, {other}", "owner": owner, "step": str(len(rows) + 1)}
        rows.append([cells[column] for column in style.columns] or list(owned.values()))
    if not style.table:
        return chain(steps, style.layout)
    first = list(scene.states[0].values())
    return style.table(
        style.heads or list(scene.states[0]), rows if style.columns else [first, *rows]
    )


def _state(owned: Mapping[str, str], style: Style) -> str:
    """Return who has what, in the order of the people; empty where that is not the style."""
    if not style.whole:
        return ""
    joint = "/" if "/" in style.whole else ", "
    return joint.join(style.whole.strip("/").format(p=p, x=x) for p, x in owned.items())


def _draw_telling(rng: random.Random) -> tuple[Telling, bool]:
    """Draw a telling, and whether it asks what a person has."""
    if rng.random() < BARE:
        return partial(_tell_bare, telling=bare.Sayer(rng)), False
    if from_books(rng):
        telling = by_book.swaps(rng)
        return partial(_tell_by_book, telling=telling), telling.for_person
    return partial(_tell, manner=_draw_manner(rng)), False


def _draw_steps(rng: random.Random, for_person: bool) -> SwapsWriter:
    if rng.random() < BARE:
        return bare.swaps_steps(rng)
    if for_person or from_books(rng):
        return worked.swaps(rng, for_person)
    return partial(_steps, style=PLAIN_STYLE if rng.random() < 0.15 else _draw_style(rng))


def draw_swaps(rng: random.Random, mixed: float = 0.0) -> Teller:
    """Draw a teller of swaps; each size is their number.

    With probability `mixed` every problem is told in one of several ways.
    """
    if rng.random() < CHINESE_SHARE:
        if not from_books(rng):
            return zh.draw_swaps(rng)
        book = by_book.swaps(rng, CHINESE)
        told = partial(_tell_by_book, telling=book)
        followed = (
            bare.swaps_steps(rng)
            if rng.random() < BARE
            else worked.swaps(rng, book.for_person, CHINESE)
        )
        return lambda stream, swaps: _problem(stream, swaps, told, followed)
    if rng.random() < 0.15:
        usual, as_usual = partial(_tell, manner=PLAIN), partial(_steps, style=PLAIN_STYLE)
        return lambda stream, swaps: _problem(stream, swaps, usual, as_usual)
    count = rng.randint(2, 4) if rng.random() < mixed else 1
    first, for_person = _draw_telling(rng)
    tellings = [first]
    while len(tellings) < count:  # all ask for the same, since steps differ where they do not
        telling, other = _draw_telling(rng)
        if other == for_person:
            tellings.append(telling)
    steps = _draw_steps(rng, for_person)
    return lambda stream, swaps: _problem(stream, swaps, stream.choice(tellings), steps)
