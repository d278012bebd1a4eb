"""Problems of which nothing but the build is known, and other ways to add."""

from __future__ import annotations

import random
import re

from training.tellers import bare, listed, methods, worlds
from training.tellers.numbers import running
from training.tellers.scenes import Swaps
from training.tellers.tongues import CHINESE
from training.tellers.turning import plain_steps

EQUATION = re.compile(r"(\d+(?: \+ \d+)+) = (\d+)")
STATES = [
    {"Zora": "astrolabe", "Quill": "sextant", "Bram": "gnomon"},
    {"Zora": "sextant", "Quill": "astrolabe", "Bram": "gnomon"},
    {"Zora": "sextant", "Quill": "gnomon", "Bram": "astrolabe"},
    {"Zora": "gnomon", "Quill": "sextant", "Bram": "astrolabe"},
]
SCENE = Swaps(
    [("Zora", "Quill"), ("Quill", "Bram"), ("Quill", "Zora")], ["a", "b", "c"], STATES, "astrolabe"
)


def test_a_bare_telling_says_who_holds_what_and_who_swaps() -> None:
    """All names and things are in the question, those who swap behind who holds what."""
    rng = random.Random(1)
    for _ in range(400):
        telling = bare.Sayer(rng)
        said = [telling.swap(rng, p, q) for p, q in SCENE.pairs]
        question = telling.tell(rng, STATES[0], said, "astrolabe")
        folded = question.casefold()
        assert all(name.casefold() in folded for pair in STATES[0].items() for name in pair)
        assert folded.count("quill") >= 4
        assert folded.count("astrolabe") == 2
        assert folded.rfind("sextant") < folded.rfind("bram")


def test_bare_steps_follow_what_is_asked_for() -> None:
    """The last one who is named, or who has the thing, is the holder at the end."""
    rng, holders = random.Random(2), re.compile("Zora|Quill|Bram")
    ends = 0
    for _ in range(600):
        steps = bare.swaps_steps(rng)(SCENE)
        assert {"Quill", "Bram"} <= {*holders.findall(steps)}, steps
        ends += steps.rfind("Bram") > steps.rfind("Zora") or "astrolabe" in steps
    assert ends > 300


def test_holders_and_things_differ() -> None:
    """So many different ones are drawn, in both tongues."""
    rng = random.Random(3)
    for _ in range(300):
        for draw in (bare.holders, bare.held):
            assert len({*draw(rng, 4)}) == 4
            assert len({*draw(rng, 4, CHINESE)}) == 4


def test_other_methods_come_to_the_same_total() -> None:
    """Whatever is added first, the last result is the total, and each equation holds."""
    rng, seen = random.Random(4), 0
    for _ in range(600):
        terms = [rng.randint(10, 99) for _ in range(rng.randint(2, 6))]
        steps = methods.draw_method(rng)(running(terms[0], terms[1:]), [])
        assert str(sum(terms)) in re.findall(r"\d+", steps)[-2:], (terms, steps)
        for left, right in EQUATION.findall(steps):
            seen += 1
            assert sum(map(int, left.split(" + "))) == int(right), steps
    assert seen > 100


def test_who_flips_is_told_at_once() -> None:
    """Those who are named apart flip, or all others do; the steps of the answer follow."""
    rng = random.Random(5)
    for _ in range(300):
        problem = listed.draw_listed(rng, plain_steps)(rng, rng.randint(2, 7))
        flips = re.findall(r"(\S+) flips:", problem.steps)
        keeps = re.findall(r"(\S+) does not flip:", problem.steps)
        named = {name for name in (*flips, *keeps) if problem.question.count(f"{name}") > 1}
        assert named >= {*flips} or named >= {*keeps}, problem
        lies = re.findall(r"heads|tails", problem.steps.casefold())
        assert (lies[0] == lies[-1]) == (len(flips) % 2 == 0)


def test_a_world_nobody_knows_can_be_told_apart() -> None:
    """What turns a thing and what leaves it are never said alike."""
    rng = random.Random(6)
    for _ in range(500):
        world = worlds.made_up_world(rng)
        assert not {*world.flips} & {*world.keeps}
        assert world.sides[0] != world.sides[1]
