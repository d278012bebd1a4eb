"""Which edit did it, within the compare pane, on a page without Jupyter."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.dom import Show
from tests.browser.test_dom_compare import HOSTILE, compare_view

HUNK: dict[str, Any] = {
    "name": "cue",
    "text": f"+ {HOSTILE}",
    "lines": "5 → 5",
    "diff": "-old\n+new",
    "notes": ["moves"],
    "effect": "+0.420",
    "interval": "[0.300, 0.540]",
    "bar": {"low": 0.78, "high": 1.0, "value": 0.89},
    "alone": "+0.400",
    "left_out": "+0.440",
    "decided": True,
}
VIEW: dict[str, Any] = {
    "labels": ["gen_v0", "draft"],
    "trouble": "",
    "price": "",
    "sentence": "of +0.420 in all: cue does it",
    "hunks": [HUNK, {**HUNK, "name": "opening", "bar": None, "decided": False}],
    "columns": ["change", "effect", "alone", "left out", "lines"],
    "can_score": False,
    "outdated": False,
}


def test_hunks_come_with_a_price_and_are_scored_by_a_second_button(show: Show) -> None:
    """The first one names the two sides that are chosen."""
    widget = show({**compare_view(), "attribution": {**VIEW, "labels": [], "sentence": ""}})
    widget.open("Results", "Compare")
    section = widget.page.get_by_label("Which edit did it", exact=True)
    expect(section).to_be_hidden()
    widget.page.get_by_role("button", name="Which edit did it?").click()
    (asked,) = widget.sent("attribute")
    assert set(asked) == {"type", "a", "b"}
    widget.publish(attribution={**VIEW, "price": "4 prompts a row", "can_score": True})
    expect(section).to_contain_text("4 prompts a row")
    section.get_by_role("button", name="Score them").click()
    section.get_by_label("Close what the edits did").click()
    assert widget.sent("attribute")[1:] == [
        {"type": "attribute", "score": True},
        {"type": "attribute", "close": True},
    ]


def test_each_hunk_has_its_effect_its_interval_and_its_lines(show: Show) -> None:
    """What is drawn of a prompt is text, whatever it holds."""
    widget = show({**compare_view(), "attribution": VIEW})
    widget.open("Results", "Compare")
    rows = widget.page.locator(".wb-hunks tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text(HOSTILE)
    expect(rows.first).to_contain_text("+0.420")
    expect(rows.first).to_contain_text("[0.300, 0.540]")
    expect(rows.first).to_contain_text("5 → 5")
    expect(rows.locator(".wb-axis")).to_have_count(1)
    assert widget.page.evaluate("() => window.hit") is None
