"""Things with two sides, what is done to them and what is asked: coins, lamps, and what nobody
knows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from training import signs
from training import words as w
from training.names import CAPITALS
from training.problems import Problem
from training.tellers.scenes import Turns, TurnsWriter
from training.tellers.tongues import ENGLISH, Tongue

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


def coin(rng: random.Random) -> World:
    """Draw a coin, and what is said of those who flip it and of those who do not."""
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


def other(rng: random.Random) -> World:
    """Draw another thing with two sides."""
    thing, sides, flips, keeps = rng.choice(THINGS)
    return World(thing, sides, rng.choice(THING_INTROS), [flips], [keeps], THING_ASKS)


def made_up_world(rng: random.Random) -> World:
    """What is done means nothing by itself: only the shots tell what turns the thing."""
    thing = w.thing(rng)
    one, other = w.word(rng), w.word(rng)
    sides = (one, other if other != one else f"not {one}")
    if rng.random() < 0.6:
        thing, sides = "coin", ("heads", "tails")
    one = rng.choice((1, 1, 2))
    flips, keeps = ([_act(rng) for _ in range(one)] for _ in range(2))
    if {*flips} & {*keeps}:
        return made_up_world(rng)
    intro = rng.choice((*COIN_INTROS, *THING_INTROS))
    asks = COIN_ASKS if thing == "coin" else THING_ASKS
    if rng.random() < 0.5:
        intro = f"{w.sentence(w.phrase(rng, 0, 3, 0.3), '')}{signs.between(rng)}{{a}}."
        asks = [f"{w.phrase(rng, 0, 4, 0.3)} {{a}}{rng.choice(('?', '?', ':', '', '…'))}".strip()]
    return World(thing, sides, intro.strip(), flips, keeps, asks)


def _act(rng: random.Random) -> str:
    """Make up what is said of someone who turns a thing, or does not."""
    chance = rng.random()
    if chance < 0.2:
        return rng.choice(CAPITALS)
    if chance < 0.35:
        return signs.sign(rng)
    return w.phrase(rng, 1, 4, 0.3)


def lies(told: Told, sides: tuple[str, str], place: int) -> list[str]:
    """Return how a thing lies at first, which is at that place of its sides, and after each one."""
    shown = [sides[place]]
    for _, flips in told:
        place ^= flips
        shown.append(sides[place])
    return shown


def draw_told(rng: random.Random, people: int, tongue: Tongue = ENGLISH) -> Told:
    """Draw who comes, and who of them turns the thing."""
    return [(name, rng.random() < 0.5) for name in tongue.names(rng, people)]


def problem(
    question: str, scene: Turns, sides: tuple[str, str], for_side: bool, steps: TurnsWriter
) -> Problem:
    """Return the problem of a question: its answer is a side, or "yes" or "no"."""
    answers = sides if for_side else ("yes", "no")
    answer = answers[scene.lies[-1] != sides[0]]
    options = {text: int(text == answer) for text in answers}
    return Problem("coin_flip", question, answer, steps(scene), options)
