"""Problems in Chinese have the answers that their words lead to."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from training.problems import Problem, Teller
from training.tellers import chinese as zh


def drawn(
    draw: Callable[[random.Random], Teller], sizes: tuple[int, int], count: int = 150
) -> list[Problem]:
    """Draw a problem of each of as many tellers."""
    rng = random.Random("chinese")
    return [draw(rng)(rng, rng.randint(*sizes)) for _ in range(count)]


def test_sums_add_up() -> None:
    """The numbers of two digits that are told add up to the answer."""
    for problem in drawn(zh.draw_sums, (2, 7)):
        assert int(problem.answer) == sum(map(int, re.findall(r"\d\d", problem.question)))
        assert problem.answer in problem.steps


def test_coins_lie_as_they_were_turned() -> None:
    """Told in the usual words, each turn changes the side, and the side is what is asked about."""
    seen = 0
    for problem in drawn(zh.draw_coins, (2, 7), 600):
        started = re.search("(正面|反面)", problem.question)
        asked = re.findall("(正面|反面)", problem.question)[-1]
        if "翻了硬币" not in problem.question or started is None:
            continue
        flips = len(re.findall("翻了硬币", problem.question))
        sides = ["正面", "反面"]
        lies = sides[(sides.index(started[0]) + flips) % 2]
        assert list(problem.options.values())[lies != asked] == 1
        seen += 1
    assert seen > 20


@pytest.mark.slow
def test_swaps_lead_to_the_answer() -> None:
    """Told one by one, the swaps lead to who has the thing."""
    seen = 0
    for problem in drawn(zh.draw_swaps, (1, 5), 4000):
        held = dict(re.findall(r"(\w+?)拿着(\w+?)(?=[。，；\n]|然后|$)", problem.question))
        swaps = re.findall(r"(\w+?)和(\w+?)交换", problem.question)
        asked = re.search(r"最后谁有(\w+)？", problem.question)
        names = set(problem.options)
        if set(held) != names or not asked or not swaps:
            continue
        if any({one, other} - names for one, other in swaps):
            continue
        for one, other in swaps:
            held[one], held[other] = held[other], held[one]
        assert held[problem.answer] == asked[1]
        seen += 1
    assert seen > 3


def test_prices_times_pieces() -> None:
    """The products add up to the answer."""
    seen = 0
    for problem in drawn(zh.draw_shopping, (2, 4), 400):
        bought = re.findall(r"(\d)\w+?，单价(\d)元", problem.question)
        if bought and problem.question.count("单价") == len(bought):
            assert int(problem.answer) == sum(int(k) * int(p) for k, p in bought)
            seen += 1
    assert seen > 20


def test_names_differ() -> None:
    """The people of a problem have names of their own."""
    rng = random.Random(6)
    for _ in range(300):
        names = zh.names(rng, 7)
        assert len(set(names)) == 7
