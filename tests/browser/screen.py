"""The workbench as a person sees it: its parts by their names, and what one does with them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import LabPage

MOST_MOVES = 8


def linger(target: Locator, card: Locator) -> None:
    """Hold the mouse over `target` until `card` is there.

    A hand is never quite still; an editor that is still being laid out misses a single move.
    """
    for move in range(MOST_MOVES):
        target.hover(position={"x": 3 + move, "y": 6})
        with suppress(AssertionError):
            expect(card).to_be_visible(timeout=1_500)
            return
    expect(card).to_be_visible()


def drag(source: Locator, target: Locator) -> None:
    """Drag `source` onto `target` and drop it there, by Chromium's own protocol.

    Playwright's `drag_to` gives up on a drag when the browser moves the mouse itself, as it does
    after a layout, between the press and the first move; the page then waits for a drop for good.
    """
    page = source.page
    chromium = page.context.new_cdp_session(page)
    begun: list[dict[str, Any]] = []
    chromium.on("Input.dragIntercepted", lambda event: begun.append(event["data"]))
    chromium.send("Input.setInterceptDrags", {"enabled": True})
    source.hover()
    start, end = _middle(source), _middle(target)
    pressed = {"button": "left", "buttons": 1, "clickCount": 1}
    chromium.send("Input.dispatchMouseEvent", {"type": "mouseMoved", **start})
    chromium.send("Input.dispatchMouseEvent", {"type": "mousePressed", **start, **pressed})
    for _ in range(MOST_MOVES):
        chromium.send("Input.dispatchMouseEvent", {"type": "mouseMoved", **end, **pressed})
        page.evaluate("() => new Promise(requestAnimationFrame)")
        if begun:
            break
    else:
        raise AssertionError(f"no drag of {source} began")
    for kind in ("dragEnter", "dragOver", "drop"):
        chromium.send("Input.dispatchDragEvent", {"type": kind, **end, "data": begun[0]})
    chromium.send("Input.setInterceptDrags", {"enabled": False})
    chromium.detach()


def _whole(line: str) -> re.Pattern[str]:
    return re.compile(rf"^{re.escape(line)}$")


def _middle(element: Locator) -> dict[str, float]:
    for _ in range(MOST_MOVES):
        expect(element).to_be_visible()
        # None where the element is drawn anew between being found and being measured.
        if box := element.bounding_box():
            return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    raise AssertionError(f"{element} does not hold still to be measured")


def open_pane(root: Locator, tab: str, pane: str = "") -> None:
    """Bring a tab of the workbench to the front, and of its panes the one of that name."""
    root.get_by_role("tab", name=tab, exact=True).click()
    if pane:
        root.get_by_role("radio", name=pane, exact=True).click()


def open_settings(root: Locator) -> Locator:
    """Open the drawer of settings, and return it."""
    root.get_by_role("button", name="Settings", exact=True).click()
    return root.get_by_role("complementary", name="Settings")


def unfold(root: Locator) -> None:
    """Show what the transform returned, and where the text comes from."""
    root.get_by_role("button", name="Returned").click()


class View(ABC):
    """The workbench on a page, which shows one."""

    @property
    @abstractmethod
    def page(self) -> Page:
        """The page."""

    @property
    def root(self) -> Locator:
        """The whole widget."""
        return self.page.locator(".wb")

    @property
    def editor(self) -> Locator:
        """Where the transform is written."""
        return self.root.get_by_label("Transform source, Python")

    @property
    def prompt(self) -> Locator:
        """The previewed prompt."""
        return self.root.get_by_role("region", name="Prompt", exact=True)

    @property
    def diagnostics(self) -> Locator:
        """What is wrong with the draft, above the prompt."""
        return self.root.locator(".wb-diagnostic")

    @property
    def squiggles(self) -> Locator:
        """What is marked in the editor."""
        return self.editor.locator(".cm-lintRange-error, .cm-lintPoint-error")

    @property
    def draft_state(self) -> Locator:
        """What the status line says about the draft."""
        return self.root.locator(".wb-status-draft")

    @property
    def progress(self) -> Locator:
        """What shows a run; it carries the run's status."""
        return self.root.locator(".wb-results")

    @property
    def jobs(self) -> Locator:
        """The jobs on the strip of progress."""
        return self.root.locator(".wb-job")

    @property
    def metrics(self) -> Locator:
        """The tiles with a metric each."""
        return self.root.locator(".wb-metric")

    @property
    def rows(self) -> Locator:
        """The scored docs of the page shown."""
        return self.root.get_by_role("region", name="Rows").locator("tbody tr")

    def verdicts(self) -> list[str | None]:
        """Return the verdict of each row shown: right, wrong, partly or failed."""
        return self.rows.evaluate_all("rows => rows.map(row => row.dataset.verdict)")

    def button(self, name: str) -> Locator:
        """Return the widget's button of that name."""
        return self.root.get_by_role("button", name=name, exact=True)

    def show(self, tab: str, pane: str = "") -> None:
        """Bring a tab to the front, and of its panes the one of that name."""
        open_pane(self.root, tab, pane)

    def write(self, source: str) -> None:
        """Replace the draft by the keyboard, as one edit."""
        self.editor.click()
        self.editor.press("ControlOrMeta+a")
        self.page.keyboard.insert_text(source)

    def wait_until_kept(self) -> None:
        """Wait until the kernel has answered the newest edit."""
        expect(self.draft_state).to_have_attribute("data-state", "kept")

    def wait_for_run(self, status: str) -> None:
        """Wait until the run's status is `status`: running, done, cancelled or failed."""
        expect(self.progress).to_have_attribute("data-status", status)

    def text(self) -> str:
        """Return the draft as the editor shows it."""
        return "\n".join(self.editor.locator(".cm-line").all_text_contents())

    def text_when(self, wanted: str) -> str:
        """Return the draft as the editor shows it, once that is what is `wanted`, or when it has
        had its time to be so: to be compared."""
        lines = self.editor.locator(".cm-line")
        with suppress(AssertionError):
            expect(lines).to_have_text([_whole(line) for line in wanted.split("\n")])
        return self.text()


@dataclass(frozen=True)
class Screen(View):
    """The workbench in a JupyterLab notebook's output."""

    lab: LabPage

    @property
    def page(self) -> Page:
        """JupyterLab's page."""
        return self.lab.page
