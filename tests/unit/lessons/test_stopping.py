"""Edits whose truth is known, and who is fooled by looking at them early."""

from __future__ import annotations

import pytest

from workbench.analysis.judge import judge
from workbench.analysis.paired import mcnemar_p
from workbench.lessons.stopping import (
    GAINS,
    ROWS,
    STEP,
    Call,
    Edit,
    Tally,
    by_rule,
    draw_edit,
    first_below,
    first_ruled,
    look,
    looks,
    path,
    tally,
)


def test_of_each_four_edits_two_change_nothing() -> None:
    for first in (1, 5, 9):
        gains = [draw_edit(3, number).gain for number in range(first, first + 4)]
        assert sorted(gains) == sorted(GAINS)


def test_an_edit_depends_on_its_seed_and_number_alone() -> None:
    assert draw_edit(1, 2) == draw_edit(1, 2)
    assert len({draw_edit(seed, number).rows for seed in (1, 2) for number in (1, 2, 3)}) == 6


def test_rows_flip_as_often_as_the_gain_says() -> None:
    edits = [draw_edit(seed, number) for seed in range(60) for number in range(1, 5)]
    for gain in set(GAINS):
        rows = [flip for edit in edits if edit.gain == gain for flip in edit.rows]
        assert sum(rows) / len(rows) == pytest.approx(gain, abs=0.01)
        assert sum(map(abs, rows)) / len(rows) == pytest.approx(0.3, abs=0.01)


def test_a_look_counts_the_rows_that_were_seen() -> None:
    edit = Edit(0.0, (1, 0, -1, 1, 1, 0, 0, 0, 0, 0, *([-1] * 10)))
    found = look(edit, 10)
    assert (found.better, found.worse, found.delta) == (3, 1, 0.2)
    assert found.p == mcnemar_p(3, 1)
    assert found.interval[0] < 0.2 < found.interval[1]
    assert [each.rows for each in looks(edit)] == [10, 20]


@pytest.mark.slow
def test_who_looks_at_p_is_fooled_often_and_the_referee_seldom() -> None:
    """The claim of the lesson, on edits that change nothing; 5 % is what both promise."""
    nothing = [
        edit
        for seed in range(50)
        for edit in (draw_edit(seed, number) for number in range(1, 5))
        if not edit.gain
    ]
    assert len(nothing) == 100
    assert by_rule(nothing, "p").fooled > 10
    assert by_rule(nothing, "referee").fooled <= 5


def test_the_referee_finds_what_is_there() -> None:
    real = [draw_edit(seed, number) for seed in range(10) for number in range(1, 5)]
    found = by_rule((edit for edit in real if edit.gain), "referee")
    assert found.real == 20
    assert found.found >= 15


def test_calls_are_counted_by_what_is_true() -> None:
    nothing, real = Edit(0.0, (0,) * ROWS), Edit(0.12, (1,) * ROWS)
    calls: list[tuple[Edit, Call]] = [
        (nothing, "same"),
        (nothing, "better"),
        (real, "better"),
        (real, "worse"),
    ]
    assert tally(calls) == Tally(nothing=2, fooled=1, real=2, found=1)
    assert tally([]) == Tally()


def test_a_rule_stops_at_the_first_look_that_it_takes_for_proof() -> None:
    flips = Edit(0.12, (*(0,) * STEP, *(1,) * (ROWS - STEP)))
    assert first_below(flips) == 2 * STEP
    ruled = first_ruled(flips)
    assert ruled is not None and ruled[0] >= 2 * STEP and ruled[1] == "better"
    nothing = Edit(0.0, (0,) * ROWS)
    assert first_below(nothing) is None and first_ruled(nothing) is None


def test_the_referee_of_the_picture_is_that_of_the_door() -> None:
    """The first look at which `workbench.judge` is decided is the one that is told."""
    for number in range(1, 9):
        edit = draw_edit(4, number)
        ruled = first_ruled(edit)
        last = ROWS if ruled is None else ruled[0]
        for rows in {STEP, last - STEP or STEP, last}:
            pairs = [(float(flip < 0), float(flip > 0)) for flip in edit.rows[:rows]]
            assert judge(pairs).is_decided == (ruled is not None and rows >= ruled[0])


def test_the_picture_shows_what_comes_after_once_the_truth_is_told() -> None:
    edit = draw_edit(1, next(n for n in range(1, 5) if draw_edit(1, n).gain))
    seen = path(edit, 50, told=False)
    assert [mark.x for mark in seen.marks] == [10, 20, 30, 40, 50]
    assert [guide.value for guide in seen.guides] == [0.0]
    told = path(edit, 50, told=True)
    assert {mark.x for mark in told.marks} == set(range(STEP, ROWS + 1, STEP))
    assert [guide.value for guide in told.guides] == [0.0, 100 * edit.gain]
    assert path(edit, 0, told=False).marks == ()
