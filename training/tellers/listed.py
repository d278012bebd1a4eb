"""Coins of which one sentence says who comes, and another which of them flip it."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from training import words as w
from training.problems import Problem, Teller
from training.tellers import told as by_book
from training.tellers import worlds
from training.tellers.scenes import Turns, TurnsWriter

ALL = (
    "{all}. {every} flips it{but} {some}.", "{all}: {every} turns it over once{but} {some}.",
    "These come one after the other: {all}. {every} flips the coin{but} {some}.",
    "It goes round: {all}. It is turned by {every}{but} {some}.",
    "{all} ({every} turns it{but} {some}).", "In this order: {all}. {every} flips{but} {some}.",
)  # fmt: skip
EVERY = ("everyone", "everybody", "each of them", "each one", "every one of them")
BUT = (", except", ", but not", " but", " except for", ", apart from", " save", ", not")
ONLY = (
    "{all}. Only {some} flip it.", "{all} come by. {some} turn it over, the others don't.",
    "Those who pass it: {all}. Those who flip it: {some}.", "{all}; flips by {some} alone.",
    "In this order: {all}. Turned over by {some}.", "{all}. The ones to flip: {some}.",
)  # fmt: skip

_BEGINS = re.compile(r"(?<=\. )[a-z]")


@dataclass(frozen=True)
class Telling:
    """How it is told; with `inverted` those are named who do not flip it."""

    world: worlds.World
    pattern: str
    joint: str
    ask: str
    inverted: bool
    for_side: bool


def draw_listed(rng: random.Random, steps: TurnsWriter) -> Teller:
    """Draw a teller of coins told so; each size is a number of people."""
    inverted, for_side = rng.random() < 0.5, rng.random() < 0.5
    pattern = rng.choice(ALL if inverted else ONLY)
    pattern = pattern.replace("{but}", rng.choice(BUT)).replace("{every}", rng.choice(EVERY))
    pattern = _BEGINS.sub(lambda found: found[0].upper(), pattern)
    world = worlds.coin(rng)
    ask = w.sentence(rng.choice(worlds.SIDE_ASKS if for_side else world.asks), "")
    telling = Telling(
        world, pattern, rng.choice((" and ", ", and ", ", ", " & ")), ask, inverted, for_side
    )
    return lambda stream, people: _problem(stream, people, telling, steps)


def _problem(rng: random.Random, people: int, telling: Telling, steps: TurnsWriter) -> Problem:
    world = telling.world
    while True:
        told = worlds.draw_told(rng, people)
        named = [name for name, flips in told if flips is not telling.inverted]
        if 0 < len(named) < people:
            break
    lies = worlds.lies(told, world.sides, rng.randrange(2) if telling.for_side else 0)
    body = telling.pattern.format(
        all=", ".join(name for name, _ in told),
        some=by_book.joined(named, {"joint": ", ", "last": telling.joint}),
    )
    acts = [(world.flips if flips else world.keeps)[0] for _, flips in told]
    said = [f"{name} {act}" for (name, _), act in zip(told, acts, strict=True)]
    scene = Turns(world.thing, told, acts, said, lies)
    asked = telling.ask.format(a=world.sides[0], b=world.sides[1], x=world.thing)
    question = f"{world.intro.format(a=lies[0], x=world.thing)} {body} {asked}"
    return worlds.problem(question, scene, world.sides, telling.for_side, steps)
