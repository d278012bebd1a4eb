"""Which prompts share a beginning that is computed once."""

from __future__ import annotations

import random

import pytest

from workbench.models.gen.trunks import WORTH, Group, common_length, group_by_trunk


def test_the_common_length_is_that_of_a_loop() -> None:
    """Of random pairs with and without a common beginning, prefixes of each other among them."""
    draw = random.Random(0)
    for _ in range(500):
        left = [draw.randrange(2) for _ in range(draw.randrange(12))]
        right = [
            *left[: draw.randrange(12)],
            *(draw.randrange(2) for _ in range(draw.randrange(5))),
        ]
        wanted = 0
        while wanted < min(len(left), len(right)) and left[wanted] == right[wanted]:
            wanted += 1
        assert common_length(left, right) == wanted


def test_one_trunk_serves_all_that_share_it() -> None:
    """Three prompts that begin with 5, 6, 7; the shorter one keeps a token of its own."""
    prompts = [(5, 6, 7, 1), (5, 6, 7, 2, 3), (5, 6, 7)]
    assert group_by_trunk(prompts) == [Group((5, 6), (0, 1, 2))]


def test_a_stranger_is_apart() -> None:
    """Many long prompts with a trunk, and two that have none: two groups, the smaller first."""
    trunk = tuple(range(WORTH // 8))
    prompts = [(*trunk, 9000 + place) for place in range(9)]
    prompts[4:4] = [(7000, 1), (8000, 1)]
    rest, most = group_by_trunk(prompts)
    assert most == Group(trunk, (0, 1, 2, 3, 6, 7, 8, 9, 10))
    assert (rest.trunk, sorted(rest.members)) == ((), [4, 5])


def test_small_savings_are_left_alone() -> None:
    """Two pairs that share ten tokens each are not worth two batches."""
    prompts = [(*range(10), 1), (*range(10), 2), (*range(20, 30), 1), (*range(20, 30), 2)]
    assert [group.trunk for group in group_by_trunk(prompts)] == [()]


def test_two_trunks_make_two_groups() -> None:
    """Two sets of shots, each worth its own batch, the smaller first."""
    one, two = tuple(range(WORTH)), tuple(range(-WORTH, 0))
    prompts = [(*one, 1), (*two, 1), (*two, 2), (*one, 2), (*two, 3)]
    groups = group_by_trunk(prompts)
    assert [(group.trunk, sorted(group.members)) for group in groups] == [
        (one, [0, 3]),
        (two, [1, 2, 4]),
    ]


@pytest.mark.slow
def test_every_prompt_is_in_one_group_and_begins_with_its_trunk() -> None:
    """For random prompts, equal ones and single tokens among them."""
    draw = random.Random(1)
    for _ in range(200):
        long = tuple(draw.randrange(3) for _ in range(WORTH))
        prompts = [
            (
                *long[: draw.choice((0, 0, 3, WORTH))],
                *(draw.randrange(3) for _ in range(1 + draw.randrange(4))),
            )
            for _ in range(draw.randrange(1, 12))
        ]
        groups = group_by_trunk(prompts)
        assert sorted(place for group in groups for place in group.members) == list(
            range(len(prompts))
        )
        for group in groups:
            for place in group.members:
                assert prompts[place][: len(group.trunk)] == group.trunk
                assert len(prompts[place]) > len(group.trunk)


def test_a_prompt_alone_has_no_trunk() -> None:
    """There is nobody to share with."""
    assert group_by_trunk([(1, 2, 3)]) == [Group((), (0,))]
    assert group_by_trunk([]) == []
