"""Shots with other answers and in other orders."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import factorial
from pathlib import Path

import pytest

import workbench
from workbench.lessons.shuffled import in_order, orders, shot_count, with_wrong_answers
from workbench.types import Rendered

SUMS = Path(__file__).parents[3] / "transforms" / "sums"
COINS = SUMS.parent / "coin-flip"


def prompt(num_fewshot: int) -> Rendered:
    """A prompt of `sums` with so many shots."""
    (item,) = workbench.render(SUMS, "gen_v1", docs=[5], num_fewshot=num_fewshot)
    assert isinstance(item, Rendered)
    return item


def item_start(item: Rendered) -> int:
    """Where the answer begins in the output of the prompt's first shot."""
    (first, *_) = (each for each in item.prompt.segments if each.kind == "shot_output")
    return first.answer_start or 0


def shots(item: Rendered, kind: str) -> list[str]:
    """The texts of the prompt's shots."""
    return [segment.text for segment in item.prompt.segments if segment.kind == kind]


@pytest.mark.parametrize("wrong", range(4))
def test_so_many_shots_have_an_answer_that_is_not_theirs(wrong: int) -> None:
    """The questions, what is asked and where the segments lie stay."""
    item = prompt(3)
    spoiled = with_wrong_answers(item, wrong, [], seed=1)
    before, after = shots(item, "shot_output"), shots(spoiled, "shot_output")
    assert sum(a != b for a, b in zip(before, after, strict=True)) == wrong
    assert shots(spoiled, "shot_input") == shots(item, "shot_input")
    assert [s.kind for s in spoiled.prompt.segments] == [s.kind for s in item.prompt.segments]
    assert spoiled.prompt.segments[-1] == item.prompt.segments[-1]


def test_only_what_stands_behind_the_steps_is_another_s() -> None:
    """The steps stay those of the row, and the answer behind them is none that it has: of coins
    half of the other rows have the same."""
    coins = workbench.render(COINS, "gen_v1", docs=range(40), num_fewshot=4)
    for item in coins:
        assert isinstance(item, Rendered)
        spoiled = with_wrong_answers(item, 4, ["The answer is yes.", "The answer is no."], seed=1)
        for own, other in zip(
            shots(item, "shot_output"), shots(spoiled, "shot_output"), strict=True
        ):
            turned = {"yes.": "no.", "no.": "yes."}[own.rpartition(" ")[2]]
            assert other == own.rpartition(" ")[0] + " " + turned


def test_an_answer_written_otherwise_is_the_same_answer() -> None:
    (item,) = workbench.render(COINS, "gen_v0", docs=[5], num_fewshot=1)
    assert isinstance(item, Rendered)
    (own,) = shots(item, "shot_output")
    strangers = [own.strip(), own.upper() + ".", " perhaps"]
    assert shots(with_wrong_answers(item, 1, strangers, seed=0), "shot_output") == [" perhaps"]


def test_one_step_further_spoils_one_more() -> None:
    """So that a slider shows the price of each."""
    item = prompt(4)
    steps: Sequence[set[int]] = [
        {
            place
            for place, (a, b) in enumerate(
                zip(
                    shots(item, "shot_output"),
                    shots(with_wrong_answers(item, wrong, [], seed=3), "shot_output"),
                    strict=True,
                )
            )
            if a != b
        }
        for wrong in range(5)
    ]
    assert all(a < b for a, b in pairwise(steps))


def test_where_all_answers_are_one_there_is_no_wrong_one() -> None:
    item = prompt(1)
    with pytest.raises(ValueError, match="every row answers"):
        with_wrong_answers(item, 1, [], seed=0)
    (own,) = shots(item, "shot_output")
    (spoiled,) = shots(
        with_wrong_answers(item, 1, [own[item_start(item) :], "7"], seed=0), "shot_output"
    )
    assert spoiled == own[: item_start(item)] + "7"


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_orders_are_all_permutations_of_few_shots(count: int) -> None:
    """The first is their own, and none is there twice."""
    item = prompt(count)
    found = [in_order(item, number) for number in range(orders(count))]
    assert found[0].prompt == item.prompt
    assert len({each.prompt.text for each in found}) == factorial(count)
    for each in found:
        assert sorted(shots(each, "shot_input")) == sorted(shots(item, "shot_input"))
        assert len(each.prompt.text) == len(item.prompt.text)


def test_many_shots_have_no_more_orders_than_a_slider_has_room_for() -> None:
    item = prompt(6)
    assert orders(shot_count(item)) == 24
    assert len({in_order(item, number).prompt.text for number in range(24)}) == 24
    with pytest.raises(ValueError, match="order 24"):
        in_order(item, 24)
