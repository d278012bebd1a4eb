"""The laws of generated problems, in whatever way they are told."""

from __future__ import annotations

import random
import re

import pytest

from training.families import coin_flip, sums, sums_mcq
from training.names import CAPITALS, draw_names
from training.problems import Layout, Problem
from training.problems import chain as written
from training.tellers import SIZES, TELLERS
from training.tellers.numbers import plain_steps, running
from training.tellers.sums import draw_telling
from training.words import number_word


def problems(family: str, tellers: int = 150) -> list[Problem]:
    """Draw four problems of each of many tellers of a family."""
    rng = random.Random(f"test/{family}")
    found: list[Problem] = []
    for _ in range(tellers):
        tell = TELLERS[family](rng, 0.3)
        found += [tell(rng, rng.randint(*SIZES[family])) for _ in range(4)]
    return found


SPELLED = {number_word(number): number for number in range(10, 100)}
NUMBER = re.compile(r"\d+|\b(?:" + "|".join(sorted(SPELLED, key=len, reverse=True)) + r")\b", re.I)


def numbers(text: str) -> list[int]:
    """Return the numbers of a text, also those of two digits in words."""
    found = NUMBER.findall(text)
    return [int(number) if number.isdigit() else SPELLED[number.lower()] for number in found]


@pytest.mark.parametrize("family", TELLERS)
def test_same_stream_same_problems(family: str) -> None:
    """A family depends on its random stream and size alone."""
    assert problems(family, 20) == problems(family, 20)


@pytest.mark.parametrize("family", TELLERS)
def test_options_have_one_right_answer(family: str) -> None:
    """Where there are options, exactly the answer is marked right."""
    for problem in problems(family):
        right = [text for text, score in problem.options.items() if score == 1]
        assert right == ([problem.answer] if problem.options else [])


@pytest.mark.slow
def test_all_numbers_to_add_are_told() -> None:
    """A telling says each number once, in order, and nothing else changes with them."""
    rng = random.Random("test/told")
    for _ in range(600):
        tell = draw_telling(rng)
        some, others = (rng.sample(range(20, 100), 5) for _ in range(2))
        seed = rng.random()
        one, other = (numbers(tell(random.Random(seed), terms)[0]) for terms in (some, others))
        differ = [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]]
        assert differ == [pair for pair in zip(some, others, strict=True) if pair[0] != pair[1]]


def test_an_answer_is_the_sum_of_what_is_told() -> None:
    """The answers of sums in the plain telling are their totals."""
    for family in ("sums", "sums_mcq"):
        plain = [p for p in problems(family) if re.fullmatch(r"[\d+]+=", p.question)]
        assert len(plain) > 50
        assert all(int(problem.answer) == sum(numbers(problem.question)) for problem in plain)


@pytest.mark.parametrize("family", ["sums", "changes", "shopping"])
def test_steps_end_in_the_answer(family: str) -> None:
    """The largest number of the last step, or its last, is what the problem asks for."""
    for problem in problems(family):
        assert int(problem.answer) in numbers(problem.steps)[-4:], problem.steps


def test_changes_follow_their_signs() -> None:
    """What goes up is added and what goes down is taken away, and nothing falls below 0."""
    rng = random.Random(3)
    tell = next(
        teller
        for teller in (TELLERS["changes"](rng, 0.0) for _ in range(500))
        if len(re.findall(r"(?:gets|gives away) \d", teller(rng, 7).question)) == 7
    )
    for problem in [tell(rng, 5) for _ in range(50)]:
        if not re.search(r"\d", problem.question):
            continue  # told in words
        total, *_ = numbers(problem.question)
        for act, by in re.findall(r"(gets|gives away) (\d+)", problem.question):
            total += int(by) if act == "gets" else -int(by)
            assert total >= 0
        assert problem.answer == str(total)


def test_prices_times_pieces() -> None:
    """In the usual telling of a purchase the products add up to the answer."""
    seen = 0
    for problem in problems("shopping"):
        bought = re.findall(r"(\d+) \D+? at (\d+) dollars each", problem.question)
        if bought and len(bought) == problem.question.count("each"):
            assert int(problem.answer) == sum(int(k) * int(p) for k, p in bought)
            seen += 1
    assert seen > 20


def test_swaps_lead_to_the_answer() -> None:
    """Carrying out the swaps of the plain telling leads to who has the thing."""
    seen = 0
    for problem in problems("swaps"):
        *told, asked = problem.question.split(". ")
        holds: dict[str, str] = {}
        for line in told:
            placed = re.fullmatch(r"The (.+) is with (.+)", line)
            swapped = re.fullmatch(r"(.+) and (.+) swap", line)
            if placed:
                holds[placed[2]] = placed[1]
            elif swapped and set(swapped.groups()) <= set(holds):
                one, other = swapped.groups()
                holds[one], holds[other] = holds[other], holds[one]
            else:
                break
        else:
            wanted = re.fullmatch(r"Who has the (.+)\?", asked)
            if wanted:
                assert holds[problem.answer] == wanted[1]
                seen += 1
    assert seen > 20


def test_last_letters_are_those_of_the_steps() -> None:
    """An answer has a letter for each word of the question, in the steps too."""
    for problem in problems("last_letters"):
        assert 2 <= len(problem.answer) <= 6
        assert all(letter in problem.steps.lower() for letter in problem.answer)
        assert problem.spelled


def test_what_is_copied_is_in_the_question() -> None:
    """Every word of an answer of the families that find something again is in the question."""
    for problem in problems("copying"):
        for part in re.findall(r"\w+", problem.answer):
            assert part == "and" or part in problem.question
    for problem in problems("lookup"):
        assert problem.answer in problem.options


def test_sum_steps_by_hand() -> None:
    """16+83 is 99 and 99+41 is 140."""
    changes = running(16, [83, 41])
    assert changes == [(16, "+", 83, 99), (99, "+", 41, 140)]
    assert plain_steps(changes) == "16+83=99. 99+41=140."
    assert running(20, [-7]) == [(20, "-", 7, 13)]


def test_chains_by_hand() -> None:
    """Marks, ends and what stands between; a capital where the layout wants one."""
    assert written(["one", "two"], Layout("{n}. ", ";", "\n")) == "1. one;\n2. two;"
    assert written(["one", "two"], Layout(capital=True)) == "One. Two."


def test_the_shipped_tasks_problems() -> None:
    """A sum, its options, and a coin, told as in the shipped tasks."""
    rng = random.Random(1)
    for _ in range(100):
        one = sums_mcq(rng, 3)
        terms = numbers(one.question)
        assert one.question == "+".join(map(str, terms)) + "="
        assert int(one.answer) == sum(terms)
        off = sorted(abs(int(text) - sum(terms)) for text in one.options)
        assert off[0] == 0
        assert 1 <= off[1] <= 9
        assert off[2] in (10, 20, 30, 40)
        coin = coin_flip(rng, 4)
        flips = len(re.findall(r" flips the coin\.", coin.question))
        assert coin.answer == ("no" if flips % 2 else "yes")
    assert sums(random.Random(1), 3) == sums(random.Random(1), 3)


def test_names_differ() -> None:
    """No two people of a problem share a name, whatever kind of names is drawn."""
    rng = random.Random(2)
    for _ in range(300):
        assert len(set(draw_names(rng, 8))) == 8
    with pytest.raises(ValueError, match="at most 26"):
        draw_names(rng, len(CAPITALS) + 1)


def test_tellings_vary() -> None:
    """Among 150 tellers of sums most problems begin in a way of their own."""
    starts = [problem.question[:12] for problem in problems("sums")]
    assert len(set(starts)) > 0.6 * len(starts)
