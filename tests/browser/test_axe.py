"""What axe-core has to say of the screen, pane by pane, light and dark: nothing that is serious."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.dom import Show, edit, views
from tests.unit.widgets.sums import PARENT

PANES = (
    *(("prompt", "preview"), ("data", "rows"), ("data", "shots"), ("scores", "results")),
    *(("scores", "compare"), ("scores", "grid"), ("token", "tokens"), ("history", "versions")),
    ("exports", "export"),
)
"""Each with its tab."""


@cache
def everything() -> dict[str, Any]:
    """Return the views of a draft that was scored, compared and looked at in pictures."""
    return views(
        {"type": "rows", "visible": True},
        {"type": "shots", "do": "show"},
        edit(PARENT.replace("Answer", "Sum")),
        {"type": "compare", "visible": True, "score": True},
        {"type": "pictures", "visible": True},
        {"type": "grid", "visible": True},
        {"type": "tokens", "seen": True, "load": True},
        {"type": "versions"},
    )


def serious(page: Page, part: str) -> list[str]:
    """Return what axe finds in a part of the widget, but for what is minor. One rule
    is about whole pages, which a notebook's output is none of."""
    options = {"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}}
    found = Axe().run(page, context=part, options=options)
    return [
        f"{each['id']} ({each['impact']}): {each['help']}: "
        + "; ".join(node["html"][:160] for node in each["nodes"][:3])
        for each in found.response["violations"]
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_pane_has_a_serious_finding(show: Show, scheme: Literal["light", "dark"]) -> None:
    """Names, roles, contrast, order, focus: axe-core's rules, in both schemes."""
    widget = show(everything(), width=1000)
    widget.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    for tab, pane in PANES:
        widget.page.locator(f"[role=tab][data-id={tab}]").click()
        switch = widget.page.locator(f".wb-switch:visible [data-id={pane}]")
        if switch.count():
            switch.click()
        found[pane] = serious(widget.page, ".wb-side")
    widget.page.get_by_role("button", name="Settings").click()
    found["settings"] = serious(widget.page, ".wb")
    assert {pane: problems for pane, problems in found.items() if problems} == {}
