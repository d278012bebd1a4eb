"""The letter of an option that the question names."""

from __future__ import annotations

import random

from training.problems import Problem, Teller
from training.words import word

WORDINGS = (
    "Which option is {}?",
    "Find {}.",
    "The total is {}.",
    "{}",
    "Where is {}?",
    "It is {}.",
)


def draw_lookup(rng: random.Random, _mixed: float = 0.0) -> Teller:
    """Draw a teller of options to find again; each size is their number."""
    wording, words = rng.choice(WORDINGS), rng.random() < 0.25

    def tell(stream: random.Random, count: int) -> Problem:
        options = _words(stream, count) if words else _numbers(stream, count)
        answer = stream.choice(options)
        marked = {option: int(option == answer) for option in options}
        return Problem("lookup", wording.format(answer), answer, f"It is {answer}.", marked)

    return tell


def _words(rng: random.Random, count: int) -> list[str]:
    found: dict[str, None] = {}
    while len(found) < count:
        found[word(rng)] = None
    return list(found)


def _numbers(rng: random.Random, count: int) -> list[str]:
    numbers = [str(rng.randint(30, 600))]
    while len(numbers) < count:
        # As close as the options of sums, or anywhere.
        offset = rng.choice((10 * rng.randint(-4, 4), rng.randint(-9, 9), rng.randint(100, 400)))
        number = str(abs(int(numbers[0]) + offset))
        if number not in numbers:
            numbers.append(number)
    rng.shuffle(numbers)
    return numbers
