"""The live score in the header, on a page of its own: its room, its switch, what is remembered."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.dom import Show, plain_views
from tests.browser.test_axe import serious
from tests.browser.test_dom_screen import BARS, LAWS, WIDTHS, box, drawn, with_score
from workbench.analysis.judge import judge
from workbench.analysis.soft import Hint
from workbench.messages import speaking
from workbench.session.probe import Probed
from workbench.widgets.views.probe import probe_view

BETTER = judge([(0.0, 1.0)] * 30 + [(1.0, 1.0)] * 20)
FOUND = (
    None,
    Probed("unable", reason="no model: run once"),
    Probed("going", "gen_v1", "accuracy", judge([(0.0, 1.0)] * 5), rows=5, total=50),
    Probed("decided", "gen_v1", "accuracy", BETTER, Hint(0.2, 0.7, 0.3, 50), 1_250, 2_000),
)


def shown(found: Probed | None, language: str = "en") -> dict[str, Any]:
    """Return the view of what a probe knows, as it is sent."""
    with speaking(language):
        view = probe_view(found, on=True)
    return {name: str(value) if isinstance(value, str) else value for name, value in view.items()}


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_moves_whatever_it_says(show: Show, width: int, language: str) -> None:
    """Whole in one line at every width, and what is around it stays where it was."""
    widget = drawn(show, with_score(language), width)
    places: list[list[float]] = []
    for found in FOUND:
        widget.publish(probe=shown(found, language))
        expect(widget.page.locator(".wb-live")).to_be_visible()
        assert widget.page.locator(".wb-frame").evaluate(LAWS, BARS) == []
        parts = (".wb-count-field", ".wb-live", ".wb-three", ".wb-header > .wb-tools")
        places.append([box(widget.page.locator(part))["x"] for part in parts])
    assert places == [places[0]] * len(FOUND)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_can_be_read_and_heard(show: Show, scheme: Literal["light", "dark"]) -> None:
    """By axe-core's rules, contrast among them; its name says the difference and what it is of."""
    widget = show(plain_views())
    widget.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    for found in FOUND:
        widget.publish(probe=shown(found))
        assert serious(widget.page, ".wb-header") == []
    number = widget.page.locator(".wb-live")
    expect(number).to_have_accessible_name(
        "Live score, +60.0, +34.3 to +78.9, 1,250 rows",
    )
    expect(number).to_have_text("+60.01,250 rows+34.3 to +78.9hint ▲")


def test_the_switch_is_remembered(show: Show) -> None:
    """It asks the kernel and stays as the kernel says; a page that is opened later asks for it, and
    once it was switched off no page does."""
    widget = show(stored=True)
    toggle = widget.page.get_by_role("button", name="Live score", exact=True)
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert widget.sent("probe") == []
    toggle.click()
    assert widget.wait_for("probe") == {"type": "probe", "on": True}
    expect(toggle).to_have_attribute("aria-pressed", "false")
    widget.publish(probe=shown(None))
    expect(toggle).to_have_attribute("aria-pressed", "true")
    assert show(stored=True).wait_for("probe") == {"type": "probe", "on": True}
    toggle.click()
    assert widget.wait_for("probe", 2) == {"type": "probe", "on": False}
    assert show(stored=True).sent("probe") == []


def test_a_click_on_it_shows_the_comparison(show: Show) -> None:
    """Where both sides can be scored on all rows."""
    widget = show(plain_views() | {"probe": shown(FOUND[3])})
    widget.page.locator(".wb-live").click()
    expect(widget.page.get_by_role("radio", name="Compare")).to_be_checked()
    assert widget.sent("run") == []
