"""A coin, or anything with two sides, that people in turn flip or leave; is it as it was?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from training import chinese_words, signs
from training import words as w
from training.problems import Layout, Problem, Teller, chain
from training.tellers import chinese as zh
from training.tellers import listed, worked, worlds
from training.tellers import told as by_book
from training.tellers.scenes import Turns, TurnsWriter
from training.tellers.tongues import CHINESE, from_books
from training.tellers.turning import draw_steps, plain_steps

LISTED = 0.06
"""Of the tellings: who comes is told at once, and who flips it, too."""
MANNERS: Sequence[tuple[str, Sequence[str], Sequence[str]]] = (
    ("{n}: {v}", ("I flip it", "I turn it over", "flip!", "me, yes"), ("not me", "I pass", "no")),
    ("{v} by {n}", ("flipped", "reversed", "turned"), ("not touched", "left alone", "only seen")),
    ("it is {v} by {n}", ("flipped", "turned over"), ("not flipped", "left as it is")),
    ("{n} {v}", ("+", "x", "yes", "1", "flips", "F"), ("-", "o", "no", "0", "skips", "N")),
    ("{n}={v}", ("flip", "turn", "1", "yes"), ("keep", "stay", "0", "no")),
    ("| {n} | {v} |", ("yes", "flip", "1", "x"), ("no", "keep", "0", "o")),
    ("{v}: {n}", ("flipped", "turn", "yes"), ("kept", "stay", "no")),
)
PLAIN_ACTS = ("does not flip", "flips")
ANSWERS = (("yes", "no"),) * 6 + (("Yes", "No"), ("Yes", "No"), ("YES", "NO"), ("true", "false"))


def _draw_line(rng: random.Random) -> tuple[str, Layout]:
    pattern = rng.choice(("{n} {v}",) * 8 + ("{n}: {v}", "{n} - {v}", "then {n} {v}", "{n}, {v}"))
    if rng.random() < 0.2:
        pattern = signs.pattern(rng, [pattern], (("{n}", "{v}"), ("{n}", "{v}"), ("{v}", "{n}")))
    layouts = (
        (Layout(capital=True),) * 6
        + (Layout(capital=True, joint="\n"), Layout(end="", joint=", "), Layout(end="", joint="; "))
        + (Layout(end="", joint=" and "), Layout("- ", "", "\n"), Layout("{n}. ", "", "\n"))
        + (Layout(end="", joint=", then "), Layout("Then ", ".", " "), Layout("", "", "\n"))
        + (Layout(end="", joint=" → "), Layout(end="", joint=" > "), Layout("[", "]", " "))
    )
    return pattern, rng.choice(layouts)


@dataclass(frozen=True)
class Telling:
    """How a world is told: each one's act, the layout of them, and what is asked."""

    world: worlds.World
    line: tuple[str, Layout]
    ask: str
    asked_first: bool = False
    upside: bool = False  # the thing may lie on either side at first
    for_side: bool = False  # the answer is a side, not yes or no
    aside: str = ""


def _draw_telling(rng: random.Random) -> Telling:
    (draw,) = rng.choices((worlds.coin, worlds.other, worlds.made_up_world), weights=(10, 2, 6))
    world, line = draw(rng), _draw_line(rng)
    if rng.random() < 0.12:
        pattern, flips, keeps = rng.choice(MANNERS)
        world = replace(world, flips=[rng.choice(flips)], keeps=[rng.choice(keeps)])
        line = pattern, Layout("", "", "\n") if "|" in pattern else line[1]
    for_side = rng.random() < 0.2
    return Telling(
        world,
        line,
        rng.choice(worlds.SIDE_ASKS if for_side else world.asks),
        rng.random() < 0.07,
        rng.random() < (0.6 if for_side else 0.25),
        for_side,
        w.phrase(rng, 2, 8) if rng.random() < 0.08 else "",
    )


def _told(rng: random.Random, people: int, telling: Telling, steps: TurnsWriter) -> Problem:
    """Draw a problem; its answer is "yes" or "no"."""
    world, (pattern, layout) = telling.world, telling.line
    told = worlds.draw_told(rng, people)
    lies = worlds.lies(told, world.sides, 1 if telling.upside and rng.random() < 0.5 else 0)
    acts = [rng.choice(world.flips if flips else world.keeps) for _, flips in told]
    start = world.intro.format(a=lies[0], x=world.thing)
    wanted = world.sides[0]
    asked = telling.ask.format(a=wanted, b=world.sides[1], x=world.thing)
    asked = w.sentence(asked, "")
    lines = [pattern.format(n=n, v=v) for (n, _), v in zip(told, acts, strict=True)]
    body = chain(lines, layout)
    joint = "\n" if "\n" in layout.joint else " "
    if not layout.end and joint == " ":
        body += "."
    parts = [asked, start, body] if telling.asked_first else [start, body, asked]
    if telling.aside:
        parts.insert(1, w.sentence(telling.aside))
    scene = Turns(world.thing, told, acts, lines, lies)
    return worlds.problem(joint.join(parts), scene, world.sides, telling.for_side, steps)


def _by_book(
    rng: random.Random, people: int, telling: by_book.TurnsTelling, steps: TurnsWriter
) -> Problem:
    told, sides = worlds.draw_told(rng, people, telling.tongue), telling.sides
    lies = worlds.lies(told, sides, 1 if telling.upside and rng.random() < 0.5 else 0)
    said = telling.acts(rng, told)
    # What a step says of someone follows their name.
    acts = [
        text.removeprefix(name).strip(" :,-.|")
        if text.startswith(f"{name} ")
        else PLAIN_ACTS[flips]
        for (name, flips), text in zip(told, said, strict=True)
    ]
    scene = Turns("coin", told, acts, said, lies)
    return worlds.problem(telling.tell(lies[0], said), scene, sides, telling.for_side, steps)


def _renamed(problem: Problem, answers: tuple[str, str]) -> Problem:
    names: dict[str, str] = dict(zip(("yes", "no"), answers, strict=True))
    options = {names.get(text, text): right for text, right in problem.options.items()}
    return replace(problem, answer=names.get(problem.answer, problem.answer), options=options)


PLAIN_TELLING = Telling(
    worlds.World(
        "coin",
        ("heads", "tails"),
        "A coin is heads up.",
        ["flips the coin"],
        ["does not flip the coin"],
        worlds.COIN_ASKS,
    ),
    ("{n} {v}", Layout(capital=True)),
    worlds.COIN_ASKS[0],
)


def draw_coins(rng: random.Random, mixed: float = 0.0) -> Teller:
    """Draw a teller of things with two sides; each size is a number of people.

    With probability `mixed` every problem is told in one of several ways.
    """
    chance = rng.random()
    if chance < 0.2:
        steps = plain_steps if rng.random() < 0.7 else draw_steps(rng)
        return lambda stream, people: _told(stream, people, PLAIN_TELLING, steps)
    if chance < 0.34:
        if not from_books(rng):
            return zh.draw_coins(rng)
        tell = partial(
            _by_book, telling=by_book.turns(rng, CHINESE), steps=worked.turns(rng, CHINESE)
        )
        said = rng.choice(chinese_words.ANSWERS)
        return lambda stream, people: _renamed(tell(stream, people), said)
    count = rng.randint(2, 4) if rng.random() < mixed else 1
    steps, answers = draw_steps(rng), rng.choice(ANSWERS)
    tellings = [_draw_way(rng, steps) for _ in range(count)]
    return lambda stream, people: _renamed(stream.choice(tellings)(stream, people), answers)


def _draw_way(rng: random.Random, steps: TurnsWriter) -> Teller:
    if rng.random() < LISTED:
        return listed.draw_listed(rng, steps)
    if from_books(rng):
        return partial(_by_book, telling=by_book.turns(rng), steps=steps)
    return partial(_told, telling=_draw_telling(rng), steps=steps)
