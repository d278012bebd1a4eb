"""What axe-core has to say of the screen, pane by pane, light and dark: nothing that is serious."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.dom import Show
from tests.browser.panes import each_pane, everything


def serious(page: Page, part: str, *, only: str = "") -> list[str]:
    """Return what axe finds in a part of the widget, but for what is minor, by all of its rules or
    one. One rule is about whole pages, which a notebook's output is none of."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    options |= {"runOnly": [only]} if only else {"rules": {"region": {"enabled": False}}}
    found = Axe().run(page, context=part, options=options)
    return [
        f"{each['id']} ({each['impact']}): {each['help']}: "
        + "; ".join(node["html"][:160] for node in each["nodes"][:3])
        for each in found.response["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_pane_has_a_serious_finding(show: Show, scheme: Literal["light", "dark"]) -> None:
    """Names, roles, contrast, order, focus: axe-core's rules, and in the dark that of contrast,
    which alone hangs on colours."""
    widget = show(everything(), width=1000)
    widget.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    only = "color-contrast" if scheme == "dark" else ""
    found: dict[str, list[str]] = {}
    for pane in each_pane(widget):
        found[pane] = serious(widget.page, ".wb-side", only=only)
    widget.page.get_by_role("button", name="Settings").click()
    found["settings"] = serious(widget.page, ".wb", only=only)
    assert {pane: problems for pane, problems in found.items() if problems} == {}
