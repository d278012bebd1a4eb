"""Sliders over shots: where they can go, what is asked there, and the curve that grows."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.unit.lessons.says import Says
from workbench.errors import SettingError
from workbench.lessons.desk import Desk
from workbench.lessons.growth import Dials, Growth, curve

SUMS = Path(__file__).parents[3] / "transforms" / "sums"
MCQ = SUMS.parent / "sums-mcq"


@pytest.fixture
def growth() -> Growth:
    return Growth(Desk(SUMS, Says({"": " The answer is 83."})), "gen_v1", rows=10)


def test_a_slider_that_is_moved_takes_the_others_along() -> None:
    """Of two shots no three are wrong, and they have two orders."""
    dials = Dials(4, 3, 7)
    assert dials.set("shots", 2) == Dials(2, 2, 1)
    assert dials.set("shots", 99).shots == 8
    assert dials.set("wrong", 99).wrong == 4
    assert dials.set("order", 99).order == 23
    assert dials.set("shots", -1) == Dials(0, 0, 0)


def test_the_nearest_places_come_first() -> None:
    places = [each.wrong for each in Dials(4, 1).along("wrong")]
    assert places == [0, 2, 3, 4]


def test_the_rows_are_the_same_at_all_settings(growth: Growth) -> None:
    """What is asked stays; the shots alone are others."""
    plain, spoiled = growth.items(Dials(3)), growth.items(Dials(3, 2, 4))
    assert [item.doc.id for item in plain] == [item.doc.id for item in spoiled]
    assert len(plain) == growth.size == 10
    for before, after in zip(plain, spoiled, strict=True):
        assert before.prompt.text != after.prompt.text
        assert before.prompt.segments[-1] == after.prompt.segments[-1]


def test_what_was_left_early_is_gone_on_with(growth: Growth) -> None:
    """And nothing is asked twice."""
    at = Dials(1)
    first = next(growth.grow(at))
    assert len(first) == 8 and not growth.is_done(at)
    (rest,) = growth.grow(at)
    assert len(rest) == 10 and rest[:8] == first and growth.is_done(at)
    assert list(growth.grow(at)) == []


def test_the_curve_has_what_was_visited_and_no_more(growth: Growth) -> None:
    for dials in (Dials(0), Dials(1), Dials(2), Dials(2, 1)):
        list(growth.grow(dials))
    shots = curve(growth, [Dials(0), Dials(2)], Dials(2), "shots")
    assert [mark.x for mark in shots.marks] == [0, 2]
    assert {mark.series for mark in shots.marks} == {"right answers, own order"}
    spoiled = curve(growth, [Dials(0), Dials(2), Dials(2, 1)], Dials(2, 1), "shots")
    assert {(mark.x, mark.series) for mark in spoiled.marks} == {
        (0, "right answers, own order"),
        (2, "right answers, own order"),
        (2, "as set"),
    }


def test_along_another_slider_the_right_answers_are_a_line(growth: Growth) -> None:
    for dials in (Dials(2), Dials(2, 1)):
        list(growth.grow(dials))
    chart = curve(growth, [Dials(2), Dials(2, 1)], Dials(2, 1), "wrong")
    assert [mark.x for mark in chart.marks] == [0, 1]
    assert [guide.label for guide in chart.guides] == ["right answers, own order"]
    assert chart.y_range[0] < 0 and chart.y_range[1] > 1


def test_orders_are_counted_along_the_curve_as_they_are_at_the_slider(growth: Growth) -> None:
    list(growth.grow(Dials(2, 0, 1)))
    chart = curve(growth, [Dials(2, 0, 1)], Dials(2, 0, 1), "order")
    assert [(mark.x, mark.label) for mark in chart.marks] == [(1, "2")]
    assert [(tick.x, tick.label) for tick in chart.ticks] == [(0, "1"), (1, "2")]


def test_choices_have_a_line_at_chance() -> None:
    growth = Growth(Desk(MCQ, Says()), "ppl_v1", rows=4)
    list(growth.grow(Dials(0)))
    (guide,) = curve(growth, [], Dials(0), "shots").guides
    assert (guide.label, guide.value) == ("chance", pytest.approx(1 / 3))


def test_where_all_rows_have_one_answer_none_can_be_wrong(tmp_path: Path) -> None:
    folder = tmp_path / "sums"
    shutil.copytree(SUMS, folder)
    for path in (folder / "data").glob("*.jsonl"):
        rows = [json.loads(line) | {"answer": "5"} for line in path.read_text().splitlines()]
        path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    growth = Growth(Desk(folder, Says()), "gen_v0", rows=4)
    with pytest.raises(SettingError, match="the same answer"):
        growth.items(Dials(2, 1))
