"""Every pane of the widget with something in it, for the laws that hold for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tests.browser.dom import Widget, edit, views
from tests.unit.widgets.sums import PARENT

PANES = (
    *(("prompt", "preview"), ("data", "rows"), ("data", "shots"), ("scores", "results")),
    *(("scores", "compare"), ("scores", "grid"), ("scores", "neighbours"), ("token", "tokens")),
    *(("history", "versions"), ("exports", "export")),
)
"""Each with its tab, by the names that are the same in every language."""


@cache
def everything(language: str = "en") -> dict[str, Any]:
    """Return the views of a draft that was scored, compared, raced and looked at in pictures."""
    return views(
        {"type": "hello", "language": language},
        {"type": "rows", "visible": True},
        {"type": "shots", "do": "show"},
        edit(PARENT.replace("Answer", "Sum")),
        {"type": "compare", "visible": True, "score": True},
        {"type": "pictures", "visible": True},
        {"type": "grid", "visible": True},
        {"type": "race", "visible": True},
        {"type": "race", "do": "price"},
        {"type": "race", "do": "start"},
        {"type": "tokens", "seen": True, "load": True},
        {"type": "versions"},
    ) | {"language": language}


def each_pane(widget: Widget) -> Iterator[str]:
    """Bring one pane after the other to the front, and yield its name."""
    for tab, pane in PANES:
        widget.page.locator(f"[role=tab][data-id={tab}]").click()
        switch = widget.page.locator(f".wb-switch:visible [data-id={pane}]")
        if switch.count():
            switch.click()
        yield pane
