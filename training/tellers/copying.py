"""Finding again what was read: lists to copy, neighbours, pairs, and the numbers of a story."""

from __future__ import annotations

import random
from collections.abc import Callable

from training import signs
from training import words as w
from training.names import draw_names, made_up
from training.problems import Problem, Teller
from training.tellers import chinese as zh
from training.tellers.sums import draw_telling, number

NUMBER_JOINTS = (", ", " ", "+", " + ", "\n", "; ", " and ", " -> ", " | ", ",")
LIST_JOINTS = (" ", ", ", "; ", "\n", " - ", "+", " | ", "/", ",", " → ", ". ")


def draw_items(rng: random.Random, length: int) -> list[str]:
    """Draw numbers, names, words or letters, all of a kind; names are at most 26."""
    kind = rng.choices(
        ("numbers", "wide", "names", "words", "letters", "Chinese", "signs"), (5, 2, 4, 5, 3, 3, 1)
    )
    match kind[0]:
        case "numbers":
            return [str(rng.randint(10, 99)) for _ in range(length)]
        case "wide":
            return [str(rng.randint(0, 999)) for _ in range(length)]
        case "names":
            return draw_names(rng, length)
        case "words":
            return [w.word(rng, 0.6) for _ in range(length)]
        case "Chinese":
            return (
                zh.names(rng, length)
                if rng.random() < 0.5
                else [zh.word(rng) for _ in range(length)]
            )
        case "signs":
            return [signs.sign(rng) + rng.choice(("", w.word(rng))) for _ in range(length)]
        case _:
            letters = "abcdefghijklmnopqrstuvwxyz"
            return ["".join(rng.choices(letters, k=rng.randint(1, 3))) for _ in range(length)]


def _draw_copy(rng: random.Random) -> Teller:
    joint, other = rng.choice(LIST_JOINTS), rng.choice(LIST_JOINTS)
    other = joint if rng.random() < 0.6 else other
    head = rng.choice(("Copy: ", "Repeat: ", "Write again: ", "", "List: ", "Say ", "Items:\n"))
    times = rng.choice((1, 1, 1, 2, 3))

    def tell(stream: random.Random, length: int) -> Problem:
        items = draw_items(stream, length)
        answer = "; ".join([other.join(items)] * times)
        return Problem("copying", head + joint.join(items), answer)

    return tell


def _draw_neighbour(rng: random.Random) -> Teller:
    joint = rng.choice(LIST_JOINTS)
    step, asks = rng.choice(
        (
            (1, ("What comes after {}?", "Next after {}:", "After {}?", "{} is followed by")),
            (-1, ("What comes before {}?", "Before {}?", "Who is in front of {}?")),
        )
    )
    ask, first = rng.choice(asks), rng.random() < 0.5

    def tell(stream: random.Random, length: int) -> Problem:
        items = list(dict.fromkeys(draw_items(stream, max(3, length))))
        if len(items) < 2:
            return tell(stream, length)
        at = stream.randrange(len(items) - 1)
        asked, answer = (items[at], items[at + 1])[::step]
        parts = [joint.join(items), ask.format(asked)]
        return Problem("copying", "\n".join(parts[::-1] if first else parts), answer)

    return tell


def _draw_pairs(rng: random.Random) -> Teller:
    pattern = rng.choice(
        (
            "{a}: {b}",
            "{a} has {b}",
            "{a} = {b}",
            "{a} -> {b}",
            "the {f} of {a} is {b}",
            "{b} is {a}'s {f}",
        )
    )
    joint, relation = rng.choice(("\n", ". ", ", ", "; ")), w.word(rng)
    ask = rng.choice(("{a}?", "What is with {a}?", "What is the {f} of {a}?", "{a}:", "And {a}?"))

    def tell(stream: random.Random, length: int) -> Problem:
        names = draw_names(stream, max(2, min(length, 8)))
        values = [
            stream.choice((made_up(stream), w.word(stream), str(stream.randint(2, 99))))
            for _ in names
        ]
        at = stream.randrange(len(names))
        lines = [pattern.format(a=a, b=b, f=relation) for a, b in zip(names, values, strict=True)]
        question = f"{joint.join(lines)}\n{ask.format(a=names[at], f=relation)}"
        return Problem("copying", question, values[at])

    return tell


def _draw_numbers(rng: random.Random) -> Teller:
    """All numbers of a story, in order: what every sum begins with."""
    telling, joint = draw_telling(rng), rng.choice(NUMBER_JOINTS)
    wide, backwards = rng.random() < 0.3, rng.random() < 0.15

    def tell(stream: random.Random, length: int) -> Problem:
        terms = [number(stream, wide) for _ in range(max(2, min(length, 7)))]
        question, _ = telling(stream, terms)
        said = terms[::-1] if backwards else terms
        return Problem("copying", question, joint.join(map(str, said)))

    return tell


KINDS: tuple[tuple[Callable[[random.Random], Teller], float], ...] = (
    (_draw_copy, 3.0),
    (_draw_neighbour, 2.0),
    (_draw_pairs, 2.0),
    (_draw_numbers, 5.0),
)


def draw_copying(rng: random.Random, _mixed: float = 0.0) -> Teller:
    """Draw a teller of things to find again; each size is about how many there are."""
    (draw,) = rng.choices([kind for kind, _ in KINDS], weights=[share for _, share in KINDS])
    return draw(rng)
