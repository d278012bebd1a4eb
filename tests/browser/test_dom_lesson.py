"""The lessons' widgets on a page without Jupyter."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.dom import Show, state_of
from workbench.widgets.lessons import ChainCutter

SUMS = Path(__file__).parents[2] / "transforms" / "sums"


@cache
def chain_state() -> dict[str, Any]:
    """What the kernel sends of a chain: row 2 of `sums`, five steps, and the right answer."""
    return state_of(ChainCutter(SUMS, doc=2), "chain")


def test_a_click_on_a_step_cuts_the_chain_behind_it(show: Show) -> None:
    """So does one on "no step"; the pencil beside a step asks for a wrong one."""
    widget = show(chain_state())
    steps = widget.page.locator(".wb-chain-cut")
    expect(steps).to_have_count(1 + len(chain_state()["chain"]["steps"]))
    steps.nth(2).click()
    steps.nth(0).click()
    assert [sent["kept"] for sent in widget.sent("chain_cut")] == [2, 0]
    widget.page.get_by_label("Put a wrong step in the place of step 3").click()
    assert widget.sent("chain_change") == [{"type": "chain_change", "at": 2}]
    assert widget.problems == []


def test_the_answer_at_the_cut_is_shown_with_its_probability(show: Show) -> None:
    """What stands behind the cut is struck out; the focus stays on the step that was clicked."""
    view = chain_state()["chain"]
    steps = [{**step, "kept": place < 1} for place, step in enumerate(view["steps"])]
    widget = show(chain_state())
    widget.page.locator("[data-kept='1']").click()
    cut = {**view, "steps": steps, "kept": 1, "answer": "<b>27</b>", "share": 0.5, "chance": "50%"}
    widget.publish(chain={**cut, "right": False})
    said = widget.page.locator(".wb-chain-said")
    expect(said).to_contain_text("<b>27</b>")
    expect(said).to_contain_text("50%")
    expect(said).to_have_attribute("data-right", "false")
    expect(widget.page.locator("[data-kept='1']")).to_be_focused()
    expect(widget.page.locator("[data-kept='1']")).to_have_attribute("aria-pressed", "true")
    struck = widget.page.locator(".wb-chain-step:not([data-kept-step]) .wb-chain-cut.wb-text")
    expect(struck).to_have_count(len(steps) - 1)


def test_a_wrong_step_has_a_verdict_and_a_way_back(show: Show) -> None:
    view = chain_state()["chain"]
    widget = show(chain_state())
    back = widget.page.get_by_role("button", name="Its own chain")
    expect(back).to_be_hidden()
    widget.publish(chain={**view, "verdict": "The step was changed."})
    expect(widget.page.locator(".wb-verdict")).to_have_text("The step was changed.")
    back.click()
    assert widget.sent("chain_own") == [{"type": "chain_own"}]


def test_the_row_s_own_question_is_in_sight(show: Show) -> None:
    """However many shots stand before it; a cut does not scroll."""
    view = chain_state()["chain"]
    *shots, question = view["segments"]
    long = [{**each, "segment": place} for place, each in enumerate([*shots * 8, question])]
    widget = show({**chain_state(), "chain": {**view, "title": "sums, row 2", "segments": long}})
    expect(widget.page.locator(".wb-prompt .wb-segment").last).to_be_in_viewport()
    widget.page.locator(".wb-prompt").evaluate("(prompt) => (prompt.scrollTop = 0)")
    widget.publish(chain={**view, "segments": long, "kept": 1})
    assert widget.page.locator(".wb-prompt").evaluate("(prompt) => prompt.scrollTop") == 0


def test_another_row_and_another_language(show: Show) -> None:
    widget = show({**chain_state(), "language": "zh"})
    widget.page.get_by_label("下一题").click()
    assert widget.sent("chain_doc") == [{"type": "chain_doc", "by": 1}]
    expect(widget.page.get_by_role("region", name="思维链").first).to_be_visible()
    widget.page.evaluate("() => window.end()")
    assert widget.page.evaluate("() => window.listening()") == 0
