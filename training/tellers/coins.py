"""A coin, or anything with two sides, that people in turn flip or leave; is it as it was?"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from training import chinese_words
from training import words as w
from training.problems import Layout, Problem, Teller, chain
from training.tellers import chinese as zh
from training.tellers import told as by_book
from training.tellers import worked
from training.tellers.scenes import Turns, TurnsWriter
from training.tellers.tongues import CHINESE, ENGLISH, Tongue, from_books
from training.tellers.turning import draw_steps, plain_steps

Told = Sequence[tuple[str, bool]]
"""Who came, and whether they flipped it."""


@dataclass(frozen=True)
class World:
    """A thing with two sides: how it lies at first, what is done to it, and what is asked.

    `{x}` is the thing, `{a}` the side that is asked about, `{b}` the other one.
    """

    thing: str
    sides: tuple[str, str]
    intro: str
    flips: Sequence[str]
    keeps: Sequence[str]
    asks: Sequence[str]


COIN_INTROS = (
    "A coin is {a} up.", "A coin is {a} up.", "A coin lies {a} up.", "The coin starts {a} up.",
    "A coin is on the table, {a} up.", "There is a coin with {a} up.", "A coin shows {a}.",
    "A coin starts with {a} up.", "At first the coin shows {a}.", "Start: {a}.", "Coin: {a}.",
    "We put a coin down with {a} facing up.", "A coin is lying with the {a} side up.",
    "Someone has placed a coin {a} up.", "The coin is {a} up at the beginning.",
)  # fmt: skip
COIN_FLIPS = (
    "flips the coin", "flips the coin", "flips it", "turns the coin over", "turns it over",
    "flips the coin over", "reverses the coin", "reverses it", "tosses it over", "flips",
    "turns it", "flipped the coin", "flipped it", "turned it over", "gives the coin a flip",
    "inverts the coin", "flips it over", "spins it to the other side", "does flip the coin",
    "did flip it", "decides to flip it", "changes the side", "switches the side", "flip",
    "turned the coin upside down",
)  # fmt: skip
COIN_KEEPS = (
    "does not flip the coin", "does not flip the coin", "does not flip it", "leaves the coin alone",
    "leaves it", "doesn't flip the coin", "doesn't flip it", "does nothing", "does not touch it",
    "doesn't turn it over", "leaves it as it is", "skips", "passes", "did not flip it",
    "didn't flip", "keeps it as it is", "only looks at it", "does not turn the coin over",
    "lets it lie", "no flip", "decides not to flip it", "refuses to flip it",
    "never touches the coin", "walks past it", "did not flip the coin",
)  # fmt: skip
COIN_ASKS = (
    "Is the coin still {a} up?", "Is the coin still {a} up?", "Is the coin still {a} up?",
    "Is it still {a} up?", "Is the coin {a} up?", "Is it {a} up now?", "Does it show {a} now?",
    "Does the coin still show {a}?", "Is {a} up?", "Is the coin now {a} up?", "Still {a}?",
    "Is {a} facing up at the end?", "In the end, is the coin {a} up?", "Is the {a} side up?",
    "After all that, is the coin {a} up?", "{a}?",
)  # fmt: skip
SIDE_ASKS = (
    "Which side is up?", "Which side is up now?", "How does the {x} lie at the end?", "Now?",
    "What is up at the end?", "{a} or {b}?", "{a} or {b} at the end?", "What does it show now?",
    "How is the {x} now?", "Side?",
)  # fmt: skip
# How each one's act is told, and in which words: in what they say, passively, by a sign.
MANNERS: Sequence[tuple[str, Sequence[str], Sequence[str]]] = (
    ("{n}: {v}", ("I flip it", "I turn it over", "flip!", "me, yes"), ("not me", "I pass", "no")),
    ("{v} by {n}", ("flipped", "reversed", "turned"), ("not touched", "left alone", "only seen")),
    ("it is {v} by {n}", ("flipped", "turned over"), ("not flipped", "left as it is")),
    ("{n} {v}", ("+", "x", "yes", "1", "flips", "F"), ("-", "o", "no", "0", "skips", "N")),
    ("{n}={v}", ("flip", "turn", "1", "yes"), ("keep", "stay", "0", "no")),
    ("| {n} | {v} |", ("yes", "flip", "1", "x"), ("no", "keep", "0", "o")),
    ("{v}: {n}", ("flipped", "turn", "yes"), ("kept", "stay", "no")),
)
THINGS: Sequence[tuple[str, tuple[str, str], str, str]] = (
    ("lamp", ("on", "off"), "presses the switch", "does not press the switch"),
    ("light", ("on", "off"), "presses the button", "leaves the button alone"),
    ("door", ("open", "closed"), "moves the door", "walks past the door"),
    ("card", ("face up", "face down"), "turns the card", "does not turn the card"),
    ("flag", ("up", "down"), "pulls the rope", "does not pull the rope"),
    ("switch", ("up", "down"), "flips the switch", "leaves the switch"),
    ("gate", ("open", "shut"), "swings the gate", "lets the gate be"),
    ("cup", ("upright", "upside down"), "turns the cup", "leaves the cup"),
    ("sign", ("green", "red"), "changes the sign", "does not change the sign"),
    ("pancake", ("light", "dark"), "flips the pancake", "does not flip the pancake"),
)
THING_INTROS = (
    "The {x} is {a}.",
    "A {x} is {a}.",
    "At first the {x} is {a}.",
    "The {x} starts {a}.",
)
THING_ASKS = (
    "Is the {x} still {a}?", "Is the {x} {a} now?", "Is it {a}?", "Is the {x} {a} at the end?",
    "In the end, is the {x} {a}?",
)  # fmt: skip


def _coin(rng: random.Random) -> World:
    sides = ("heads", "tails")
    one = 1 if rng.random() < 0.7 else 2
    flips, keeps = rng.sample(COIN_FLIPS, one), rng.sample(COIN_KEEPS, one)
    if rng.random() < 0.25:  # one word for both, but for the not
        verb = rng.choice(
            ("flip", "turn", "toss", "reverse", w.made_up(rng, 1, 2), w.word(rng, 0.5))
        )
        rest = rng.choice(("", " it", " the coin", " it over", " the coin over"))
        no = rng.choice(("does not", "doesn't", "did not", "will not", "didn't", "never"))
        flips, keeps = [f"{verb}s{rest}"], [f"{no} {verb}{rest}"]
    return World("coin", sides, rng.choice(COIN_INTROS), flips, keeps, COIN_ASKS)


def _other(rng: random.Random) -> World:
    thing, sides, flips, keeps = rng.choice(THINGS)
    return World(thing, sides, rng.choice(THING_INTROS), [flips], [keeps], THING_ASKS)


def _made_up(rng: random.Random) -> World:
    """What is done means nothing by itself: only the shots tell what turns the thing."""
    thing = w.thing(rng)
    one, other = w.word(rng), w.word(rng)
    sides = (one, other if other != one else f"not {one}")
    if rng.random() < 0.6:
        thing, sides = "coin", ("heads", "tails")
    flips, keeps = w.phrase(rng, 1, 4), w.phrase(rng, 1, 4)
    intro = rng.choice((*COIN_INTROS, *THING_INTROS))
    asks = COIN_ASKS if thing == "coin" else THING_ASKS
    return World(thing, sides, intro, [flips], [keeps], asks)


PLAIN_ACTS = ("does not flip", "flips")
ANSWERS = (("yes", "no"),) * 6 + (("Yes", "No"), ("Yes", "No"), ("YES", "NO"), ("true", "false"))


def _draw_line(rng: random.Random) -> tuple[str, Layout]:
    pattern = rng.choice(("{n} {v}",) * 8 + ("{n}: {v}", "{n} - {v}", "then {n} {v}", "{n}, {v}"))
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

    world: World
    line: tuple[str, Layout]
    ask: str
    asked_first: bool = False
    upside: bool = False  # the thing may lie on either side at first
    for_side: bool = False  # the answer is a side, not yes or no
    aside: str = ""


def _draw_telling(rng: random.Random) -> Telling:
    (draw,) = rng.choices((_coin, _other, _made_up), weights=(12, 2, 2))
    world, line = draw(rng), _draw_line(rng)
    if rng.random() < 0.12:
        pattern, flips, keeps = rng.choice(MANNERS)
        world = replace(world, flips=[rng.choice(flips)], keeps=[rng.choice(keeps)])
        line = pattern, Layout("", "", "\n") if "|" in pattern else line[1]
    for_side = rng.random() < 0.2
    return Telling(
        world,
        line,
        rng.choice(SIDE_ASKS if for_side else world.asks),
        rng.random() < 0.07,
        rng.random() < (0.6 if for_side else 0.25),
        for_side,
        w.phrase(rng, 2, 8) if rng.random() < 0.08 else "",
    )


def _lies(told: Told, sides: tuple[str, str], place: int) -> list[str]:
    """Return how a thing lies at first, which is at that place of its sides, and after each one."""
    lies = [sides[place]]
    for _, flips in told:
        place ^= flips
        lies.append(sides[place])
    return lies


def _draw_told(rng: random.Random, people: int, tongue: Tongue = ENGLISH) -> Told:
    return [(name, rng.random() < 0.5) for name in tongue.names(rng, people)]


def _told(rng: random.Random, people: int, telling: Telling, steps: TurnsWriter) -> Problem:
    """Draw a problem; its answer is "yes" or "no"."""
    world, (pattern, layout) = telling.world, telling.line
    told = _draw_told(rng, people)
    lies = _lies(told, world.sides, 1 if telling.upside and rng.random() < 0.5 else 0)
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
    return _problem(joint.join(parts), scene, world.sides, telling.for_side, steps)


def _by_book(
    rng: random.Random, people: int, telling: by_book.TurnsTelling, steps: TurnsWriter
) -> Problem:
    told, sides = _draw_told(rng, people, telling.tongue), telling.sides
    lies = _lies(told, sides, 1 if telling.upside and rng.random() < 0.5 else 0)
    said = telling.acts(rng, told)
    # What a step says of someone follows their name.
    acts = [
        text.removeprefix(name).strip(" :,-.|")
        if text.startswith(f"{name} ")
        else PLAIN_ACTS[flips]
        for (name, flips), text in zip(told, said, strict=True)
    ]
    scene = Turns("coin", told, acts, said, lies)
    return _problem(telling.tell(lies[0], said), scene, sides, telling.for_side, steps)


def _problem(
    question: str, scene: Turns, sides: tuple[str, str], for_side: bool, steps: TurnsWriter
) -> Problem:
    answers = sides if for_side else ("yes", "no")
    answer = answers[scene.lies[-1] != sides[0]]
    options = {text: int(text == answer) for text in answers}
    return Problem("coin_flip", question, answer, steps(scene), options)


def _renamed(problem: Problem, answers: tuple[str, str]) -> Problem:
    names: dict[str, str] = dict(zip(("yes", "no"), answers, strict=True))
    options = {names.get(text, text): right for text, right in problem.options.items()}
    return replace(problem, answer=names.get(problem.answer, problem.answer), options=options)


PLAIN_TELLING = Telling(
    World(
        "coin",
        ("heads", "tails"),
        "A coin is heads up.",
        ["flips the coin"],
        ["does not flip the coin"],
        COIN_ASKS,
    ),
    ("{n} {v}", Layout(capital=True)),
    COIN_ASKS[0],
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
    if from_books(rng):
        return partial(_by_book, telling=by_book.turns(rng), steps=steps)
    return partial(_told, telling=_draw_telling(rng), steps=steps)
