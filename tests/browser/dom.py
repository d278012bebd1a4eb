"""The widget's bundle on a page without Jupyter: a stub of the model stands for the kernel.

The view models are the real ones, computed from a session on the task `sums`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import traitlets
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize

from tests.browser.lab import be_patient
from tests.browser.screen import open_pane, open_settings, unfold
from tests.unit.widgets.sums import opened, settle, tell
from workbench.session.session import Session
from workbench.types import Row
from workbench.widgets.app import Workbench
from workbench.widgets.parts import Part
from workbench.widgets.views.results import ResultsView, TableQuery, results_view

STATIC = Path(__file__).parents[2] / "workbench" / "widgets" / "static"

ADDRESS = "http://workbench.test/"
"""Of a page that has storage; nothing answers there."""

VIEWPORT: ViewportSize = {"width": 1240, "height": 760}

STUB = """
(state) => {
  const listeners = {};
  const fire = (name, ...args) => (listeners[name] ?? []).forEach((f) => f(...args));
  window.sent = [];
  window.leaked = [];
  window.answers = true;
  document.addEventListener("keydown", (event) => window.leaked.push(event.key));
  window.model = {
    get: (name) => state[name],
    on: (name, f) => (listeners[name] ??= []).push(f),
    off: (name, f) => (listeners[name] = (listeners[name] ?? []).filter((g) => g !== f)),
    send: (message) => {
      if (message.type !== "ping") window.sent.push(message);
      else if (window.answers) fire("msg:custom", { type: "pong", ...window.answers });
    },
  };
  window.publish = (views) => {
    Object.assign(state, views);
    Object.keys(views).forEach((name) => fire(`change:${name}`));
  };
  window.listening = () => Object.values(listeners).flat().length;
}
"""

RENDER = """
async (source) => {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { default: widget } = await import(url);
  const el = document.getElementById("out");
  window.end = widget.render({ model: window.model, el });
}
"""


@dataclass
class Widget:
    """A page with the widget on it."""

    page: Page
    problems: list[str]
    pages: Pages

    def stop_the_clock(self) -> None:
        """Have time go on only where the test says so, on this page and on those after it: no other
        test has them."""
        self.pages.stay = False
        self.page.clock.install()

    def sent(self, kind: str) -> list[dict[str, Any]]:
        """Return the messages of a type that the page has sent, oldest first."""
        sent = self.page.evaluate("() => window.sent")
        return [message for message in sent if message["type"] == kind]

    def wait_for(self, kind: str, count: int = 1) -> dict[str, Any]:
        """Wait until so many messages of a type were sent, and return the last of them."""
        self.page.wait_for_function(
            "([kind, count]) => window.sent.filter((m) => m.type === kind).length >= count",
            arg=[kind, count],
        )
        return self.sent(kind)[-1]

    def open(self, tab: str, pane: str = "") -> None:
        """Bring a tab to the front, and of its panes the one of that name."""
        open_pane(self.page.locator(".wb"), tab, pane)

    def unfold(self) -> None:
        """Show what the transform returned, and where the text comes from."""
        unfold(self.page.locator(".wb"))

    def settings(self) -> Locator:
        """Open the drawer of settings, and return it."""
        return open_settings(self.page.locator(".wb"))

    def publish(self, **views: Any) -> None:
        """Do what the kernel does when a view model changes."""
        self.page.evaluate("(views) => window.publish(views)", views)

    def publish_text(self, source: str, view: str = "", seq: int = 0, **start: str) -> None:
        """Do what the kernel does when the draft has another text; `start` is what is other about
        where that starts from."""
        now = self.page.evaluate("() => window.model.get('document')")
        new = {"source": source, "start": {**now["start"], **start}, "view": view, "seq": seq}
        self.publish(document={**now, **new})

    def type(self, text: str) -> None:
        """Type at the end of the editor."""
        self.page.locator(".wb-editor .cm-content").click()
        self.page.keyboard.press("Control+End")
        self.page.keyboard.type(text)

    def source(self) -> str:
        """Return the editor's text."""
        lines = self.page.locator(".wb-editor .cm-line").all_text_contents()
        return "\n".join(lines)


def _traits(widget: Workbench) -> list[str]:
    own = widget.traits(sync=True).items()
    plain = (traitlets.Dict, traitlets.Unicode)
    return [n for n, trait in own if isinstance(trait, plain) and not n.startswith("_")]


@contextmanager
def sums(**options: Any) -> Iterator[Session]:
    """Yield a session on a new task `sums` (see `opened`)."""
    with TemporaryDirectory() as folder, opened(Path(folder), **options) as session:
        yield session


def views_of(session: Session, *messages: dict[str, Any]) -> dict[str, Any]:
    """Return the panes' view models after some messages, as the kernel would send them."""
    widget = Workbench(session)
    for message in messages:
        tell(widget, **message)
    settle(widget)
    views = {name: getattr(widget, name) for name in _traits(widget)}
    widget.close()
    return json.loads(json.dumps(views))


def views(*messages: dict[str, Any], **options: Any) -> dict[str, Any]:
    """Return the view models of a session of its own after some messages."""
    with sums(**options) as session:
        return views_of(session, *messages)


@cache
def plain_views() -> dict[str, Any]:
    """Return the view models of a session that nobody has touched."""
    return views()


def edit(source: str) -> dict[str, Any]:
    """Return what a page sends when its text has become `source`."""
    return {"type": "edit", "view": "", "seq": 0, "source": source}


def results(rows: Sequence[Row], **query: Any) -> ResultsView:
    """Return the Run pane's view model with these rows; `query` is a `TableQuery`'s."""
    return results_view(None, rows, TableQuery(**query))


class Pages:
    """Pages that one test after the other draws on: each drawing is in a document of its own, but
    the browser has read and compiled the bundle already. They are at `address`."""

    def __init__(self, browser: Browser, address: str = "about:blank") -> None:
        self._browser = browser
        self._address = address
        self._context: BrowserContext | None = None
        self._free: list[Page] = []
        self._taken: list[Page] = []
        self.stay = True
        """Whether another test may have them."""

    def take(self) -> Page:
        """Return a page that the test does not have yet."""
        if self._context is None:
            self._context = self._browser.new_context(viewport=VIEWPORT)
        if self._free:
            page = self._free.pop()
        else:
            page = self._context.new_page()
            be_patient(page)
            page.route(ADDRESS, lambda route: route.fulfill(body="", content_type="text/html"))
            page.goto(self._address)
        self._taken.append(page)
        return page

    def give_back(self) -> None:
        """Empty the test's pages that it has not closed, and have them as they are when they are
        new."""
        if not self.stay:
            self.close()
        taken, self._taken = [page for page in self._taken if not page.is_closed()], []
        for page in taken:
            page.mouse.move(0, 0)
            page.goto(self._address)
            if self._address == ADDRESS:
                page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
            page.set_viewport_size(VIEWPORT)
            page.emulate_media(color_scheme="null", reduced_motion="null", forced_colors="null")
        self._free += taken

    def close(self) -> None:
        """Close all of them; the next test has new ones."""
        if self._context is not None:
            self._context.close()
        self._context, self._free, self._taken, self.stay = None, [], [], True


@contextmanager
def shower(plain: Pages, storing: Pages) -> Iterator[Callable[..., Widget]]:
    """Yield a function that draws a session's views on a page of its own, one with storage where it
    is to be `stored`. Where a test fails, or has stopped a clock, the next has new pages."""

    def show(views: dict[str, Any] | None = None, *, width: int = 1200, **options: Any) -> Widget:
        pages = storing if options.get("stored") else plain  # a page of no address has no storage
        page = pages.take()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda request: problems.append(request.url))
        widget = Widget(page, problems, pages)
        if options.get("clock"):
            widget.stop_the_clock()
        page.set_content(f'<meta charset="utf-8"><div id="out" style="width:{width}px"></div>')
        page.evaluate(f"() => {{ {options.get('before', '')} }}")
        page.add_style_tag(content=(STATIC / "workbench.css").read_text("utf-8"))
        page.evaluate(STUB, views or plain_views())
        page.evaluate(RENDER, (STATIC / "workbench.js").read_text("utf-8"))
        problems[:] = [p for p in problems if not p.startswith(("blob:", ADDRESS))]
        return widget

    yield show
    plain.give_back()
    storing.give_back()


Show = Callable[..., Widget]


def state_of(widget: Part, *views: str) -> dict[str, Any]:
    """Return what the kernel sends of a part that has nothing left to do, and close it."""
    assert widget.host.main.drain() and widget.host.slow.drain(60)
    names = (*views, "only", "language", "notice", "twin", "frozen")
    state = json.dumps({each: getattr(widget, each) for each in names})
    widget.close()
    return json.loads(state)
