"""Shots chosen by hand: each gesture makes the choice that one would expect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from workbench.errors import SettingError
from workbench.prompts.shots import ShotChoice, balance
from workbench.types import Example

POOL = range(10)
CHOICE = ShotChoice((3, 1, 4), frozenset({1}), frozenset({9}))


@pytest.mark.parametrize(
    ("gesture", "ids"),
    [
        (lambda c: c.move(4, 0), (4, 3, 1)),
        (lambda c: c.move(3, 99), (1, 4, 3)),
        (lambda c: c.move(7, 0), (3, 1, 4)),
        (lambda c: c.add(8), (3, 1, 4, 8)),
        (lambda c: c.add(1), (3, 1, 4)),
        (lambda c: c.add(9), (3, 1, 4, 9)),
        (lambda c: c.remove(1), (3, 4)),
    ],
)
def test_a_gesture_changes_order_and_members(
    gesture: Callable[[ShotChoice], ShotChoice], ids: tuple[int, ...]
) -> None:
    """Beyond the ends is at the end, what is there already is not added again."""
    assert gesture(CHOICE).ids == ids


def test_a_doc_that_is_added_by_hand_is_no_longer_excluded() -> None:
    """Whoever adds it wants it."""
    assert CHOICE.add(9).excluded == frozenset()
    assert CHOICE.remove(1).pinned == frozenset()


def test_drawing_anew_keeps_what_is_pinned_in_its_place() -> None:
    """The others come from the rest of the pool, without the excluded; seeds differ, a seed does
    not."""
    drawn = {seed: CHOICE.redraw(POOL, seed).ids for seed in range(20)}
    assert all(ids[1] == 1 and len(set(ids)) == 3 and 9 not in ids for ids in drawn.values())
    assert len(set(drawn.values())) > 5
    assert CHOICE.redraw(POOL, 3) == CHOICE.redraw(POOL, 3)


def test_an_excluded_shot_is_replaced_in_its_place_and_not_drawn_again() -> None:
    """However often the others are drawn."""
    choice = CHOICE.exclude(4, POOL, 0)
    assert choice.ids[:2] == (3, 1)
    assert choice.ids[2] not in (3, 1, 4, 9)
    assert all(4 not in choice.redraw(POOL, seed).ids for seed in range(50))
    assert choice.allow(4).excluded == {9}


def test_a_pool_that_is_used_up_is_an_error_with_a_way_out() -> None:
    """There is nothing to put in the place of an excluded shot."""
    with pytest.raises(SettingError, match="Allow an excluded doc"):
        ShotChoice((0, 1)).exclude(0, range(2), 0)


def test_a_spare_stands_behind_shots_that_are_scored_themselves() -> None:
    """Where the pool is separate, or there are no shots, or no other docs, there is none."""
    spared = CHOICE.with_spare(POOL, 0, separate=False)
    assert spared[:3] == (3, 1, 4)
    assert len(set(spared)) == 4
    assert 9 not in spared
    assert CHOICE.with_spare(POOL, 0, separate=True) == (3, 1, 4)
    assert ShotChoice().with_spare(POOL, 0, separate=False) == ()
    assert ShotChoice((0, 1)).with_spare(range(2), 0, separate=False) == (0, 1)


def test_labels_are_counted_for_shots_and_pool() -> None:
    """Most frequent in the pool first; those of the shots are listed whatever their number."""

    def labelled(text: str) -> list[Example]:
        return [Example("", ("",), label) for label in text]

    found = balance(labelled("ZA"), labelled("AAABBC"), most=3)
    assert [(s.label, s.shots, s.pool) for s in found.shares] == [
        ("A", 1, 3),
        ("B", 0, 2),
        ("Z", 1, 0),
    ]
    assert (found.looked_at, found.distinct) == (6, 4)
