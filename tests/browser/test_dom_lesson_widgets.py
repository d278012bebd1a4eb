"""The widgets of the sliders, the guesses and the planted faults, on a page without Jupyter."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.dom import Show, state_of
from tests.unit.widgets.sums import tell
from workbench.widgets.lessons import PredictFirst, ShotsDial, SpotTheBug, StopOrGoOn

TASKS = Path(__file__).parents[2] / "transforms"


@cache
def dial_state() -> dict[str, Any]:
    widget = ShotsDial(TASKS / "sums-mcq", "ppl_v1", rows=16, num_fewshot=2)
    return state_of(widget, "growth")


@cache
def guess_state() -> dict[str, Any]:
    return state_of(PredictFirst(TASKS / "sums-mcq", "ppl_v1", rows=16), "guess")


@cache
def puzzle_states() -> tuple[dict[str, Any], dict[str, Any]]:
    """Before and after something was chosen."""
    widget = SpotTheBug(TASKS / "sums", seed=3)
    assert widget.host.main.drain() and widget.host.slow.drain(60)
    before = json.loads(json.dumps(widget.puzzle))
    tell(widget, type="puzzle_choose", id=before["suspects"][0]["id"])
    after = state_of(widget, "puzzle")
    return {**after, "puzzle": before}, after


@cache
def stop_states() -> tuple[dict[str, Any], dict[str, Any]]:
    """After a hundred rows, and once the edit was called."""
    widget = StopOrGoOn(seed=1)
    for _ in range(10):
        tell(widget, type="stop_look")
    before = json.loads(json.dumps(widget.stop))
    tell(widget, type="stop_call", id="better")
    after = state_of(widget, "stop")
    return {**after, "stop": before}, after


def test_a_slider_is_moved_by_a_key(show: Show) -> None:
    widget = show(dial_state())
    shots = widget.page.get_by_role("slider", name="Shots")
    shots.press("ArrowRight")
    assert widget.sent("growth_set") == [{"type": "growth_set", "id": "shots", "value": 3}]
    expect(widget.page.locator(".wb-dot")).to_have_count(1)
    expect(widget.page.locator(".wb-score")).to_have_text(dial_state()["growth"]["value"])
    assert widget.problems == []


def test_an_older_view_does_not_pull_a_slider_back(show: Show) -> None:
    view = dial_state()["growth"]
    widget = show(dial_state())
    shots = widget.page.get_by_role("slider", name="Shots")
    shots.press("ArrowRight")
    shots.press("ArrowRight")
    dial = view["dials"][0]

    def publish(value: int) -> None:
        moved = {**dial, "value": value, "said": str(value)}
        widget.publish(growth={**view, "value": f"{value}%", "dials": [moved, *view["dials"][1:]]})
        expect(widget.page.locator(".wb-score")).to_have_text(f"{value}%")

    publish(3)
    expect(shots).to_have_value("4")
    publish(4)
    expect(shots).to_have_value("4")
    publish(1)
    expect(shots).to_have_value("1")


def test_guesses_that_are_refused_come_back(show: Show) -> None:
    """A class's answers are not lost because one of them is no number; counted ones are gone."""
    view = guess_state()["guess"]
    widget = show(guess_state())
    field = widget.page.get_by_label("Your guess")
    field.fill("70 many 80")
    field.press("Enter")
    field.type("90")
    widget.publish(notice={"text": "'many' is no number", "level": "error"})
    expect(field).to_have_value("70 many 80\n90")
    field.fill("70 80 90")
    field.press("Enter")
    widget.publish(guess={**view, "guesses": 3, "can_reveal": True})
    widget.publish(notice={"text": "something else", "level": "error"})
    expect(field).to_have_value("")
    assert widget.problems == []


def test_guesses_are_typed_and_then_revealed(show: Show) -> None:
    view = guess_state()["guess"]
    widget = show(guess_state())
    reveal = widget.page.get_by_role("button", name="Reveal")
    expect(reveal).to_be_disabled()
    expect(widget.page.get_by_text("It comes out:")).to_be_hidden()
    field = widget.page.get_by_label("Your guess")
    field.fill("70 80")
    field.press("Enter")
    assert widget.sent("guess_add") == [{"type": "guess_add", "text": "70 80"}]
    expect(field).to_have_value("")
    field.press("Enter")  # nothing stands there
    assert len(widget.sent("guess_add")) == 1
    widget.publish(guess={**view, "guesses": 2, "can_reveal": True})
    reveal.click()
    assert widget.sent("guess_reveal") == [{"type": "guess_reveal"}]
    widget.publish(guess={**view, "guesses": 2, "revealed": True, "truth": "<i>81%</i>"})
    expect(widget.page.locator(".wb-truth")).to_have_text("<i>81%</i>")
    expect(field).to_be_disabled()
    assert widget.problems == []


def test_a_fault_is_chosen_and_then_the_linter_speaks(show: Show) -> None:
    before, after = puzzle_states()
    widget = show(before)
    silent = widget.page.get_by_text("The linter is silent")
    expect(silent).to_be_visible()
    suspects = widget.page.locator(".wb-suspect")
    expect(suspects).to_have_count(5)
    suspects.first.click()
    first = before["puzzle"]["suspects"][0]["id"]
    assert widget.sent("puzzle_choose") == [{"type": "puzzle_choose", "id": first}]
    widget.publish(puzzle=after["puzzle"])
    expect(silent).to_be_hidden()
    expect(suspects.first).to_be_disabled()
    expect(widget.page.locator("[data-state=right]")).to_have_count(1)
    found = len(after["puzzle"]["findings"])
    expect(widget.page.locator(".wb-findings-list > li")).to_have_count(found)
    next_prompt = widget.page.get_by_role("button", name="Next prompt")
    expect(next_prompt).to_be_focused()
    next_prompt.click()
    assert widget.sent("puzzle_next") == [{"type": "puzzle_next"}]
    assert widget.problems == []


def test_on_a_projector_one_side_is_shown_in_large_type(show: Show) -> None:
    widget = show(dial_state())
    prompt, play = widget.page.locator(".wb-prompt"), widget.page.locator(".wb-lesson-play")
    small = play.bounding_box()
    toggle = widget.page.get_by_role("button", name="Projector")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    toggle.click()
    expect(prompt).to_be_hidden()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    large = play.bounding_box()
    assert small and large and large["width"] > 1.5 * small["width"]
    widget.page.get_by_role("radio", name="Prompt").click()
    expect(prompt).to_be_visible()
    expect(play).to_be_hidden()
    toggle.click()
    expect(play).to_be_visible()
    expect(widget.page.get_by_role("radio", name="Prompt")).to_be_hidden()


def test_no_widget_is_left_behind(show: Show) -> None:
    for state in (dial_state(), guess_state(), puzzle_states()[0], stop_states()[0]):
        widget = show({**state, "language": "zh"})
        expect(widget.page.get_by_role("button", name="投影模式")).to_be_visible()
        widget.page.evaluate("() => window.end()")
        assert widget.page.evaluate("() => window.listening()") == 0
        assert widget.problems == []


def test_rows_come_until_somebody_stops(show: Show) -> None:
    before, after = stop_states()
    widget = show(before)
    squares = widget.page.locator(".wb-squares > [data-row]")
    expect(squares).to_have_count(400)
    more = widget.page.get_by_role("button", name="Ten more rows")
    more.press("Enter")
    assert widget.sent("stop_look") == [{"type": "stop_look"}]
    seen = sum(square != "." for square in before["stop"]["squares"])
    expect(widget.page.locator(".wb-squares > :not([data-row='.'])")).to_have_count(seen)
    call = widget.page.get_by_role("button", name="B is better")
    call.press("Enter")
    assert widget.sent("stop_call") == [{"type": "stop_call", "id": "better"}]
    widget.publish(stop=after["stop"])
    following = widget.page.get_by_role("button", name="Next edit")
    expect(following).to_be_focused()
    expect(call).to_be_disabled()
    expect(more).to_be_hidden()
    expect(widget.page.get_by_text(after["stop"]["referee"])).to_be_visible()
    expect(widget.page.locator(".wb-tallies tbody tr")).to_have_count(3)
    following.press("Enter")
    assert widget.sent("stop_next") == [{"type": "stop_next"}]
    assert widget.problems == []
