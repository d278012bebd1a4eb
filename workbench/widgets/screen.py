"""A widget that draws panes: one anywidget for the whole workbench and for each part of it.

State goes to the browser as traits, one for each view model of a pane. Gestures come back as
messages `{"type": ..., ...}`; each pane says which it answers.

Not covered: two people who edit one draft from two browsers (the last edit wins).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from workbench.errors import SettingError, nearest
from workbench.io.given import require, require_one_of
from workbench.messages import Message, languages, speaking, usual_language
from workbench.session.session import Session
from workbench.types import Method, SamplerName
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.sessions import borrow, give_back
from workbench.widgets.shells import route
from workbench.widgets.twin import Twin
from workbench.widgets.views import page

STATIC = Path(__file__).parent / "static"

TASK = "a task's folder, or a Session"
"""What a widget is of."""

_NO_GESTURES = ("hello", "page", "probe", "versions")
"""Messages that no person need have sent: they leave what is shown over the panes."""


class PaneWidget(anywidget.AnyWidget):
    """Draws the panes that `_makers` make.

    `task` is a task's folder, for which it has a session with these options, or a `Session`, which
    is left open when the widget closes, or None, where the panes show what is finished.

    Raises:
        SettingError: an option of an unknown name, or a language that there are no texts in.
        NotFoundError: there is no such task or version.
    """

    _makers: tuple[Callable[[Host], Pane], ...] = ()

    if TYPE_CHECKING:  # a trait for each view of its panes, which are known once it is made

        def __getattr__(self, name: str) -> Any: ...

    notice = traitlets.Dict().tag(sync=True)
    jobs = traitlets.Dict().tag(sync=True)
    language = traitlets.Unicode().tag(sync=True)
    only = traitlets.Unicode().tag(sync=True)
    frozen = traitlets.Bool().tag(sync=True)
    twin = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        task: str | Path | Session | None,
        *,
        method: Method | None = None,
        version: str = "latest",
        model: str = "teaching",
        num_fewshot: int | None = None,
        seed: int = 0,
        sampler: SamplerName = "fixed",
        sample_size: int = 50,
        language: str = "auto",
        **unknown: Any,
    ) -> None:
        _refuse(unknown, language)
        language = usual_language() if language == "auto" else language
        self._borrowed: Session | None = None
        self._options = {
            "method": method,
            "version": version,
            "model": model,
            "num_fewshot": num_fewshot,
            "seed": seed,
            "sampler": sampler,
            "sample_size": sample_size,
        }
        require("task", task, lambda it: isinstance(it, str | Path | Session | None), TASK)
        if isinstance(task, str | Path):
            task = self._borrowed = borrow(task, **self._options)
        self.host = Host(task, self._take, language)
        self._handlers: dict[str, Handler] = {
            "hello": self._on_hello,
            "bye": lambda content: self.host.dismiss(),
            "step": lambda content: self.host.step(int(content["by"])),
        }
        self._twin = Twin(self.to_html, self.host.when_still, self.host.wait)
        self._make_panes(self._makers)  # which may refuse; what is there by then can be closed
        super().__init__(language=language, frozen=task is None, twin=self._twin.id)
        self._route = route(self.comm)
        self.host.begin()
        self.on_msg(self._on_message)

    def _make_panes(self, makers: Iterable[Callable[[Host], Pane]]) -> None:
        for make in makers:
            self.host.pane(make)
        for pane in self.host.panes:
            self._handlers.update(pane.handlers())
            self._add_views(pane.views)

    def _add_views(self, names: Iterable[str]) -> None:
        new = [name for name in names if not self.has_trait(name)]
        self.add_traits(**{name: traitlets.Dict().tag(sync=True) for name in new})

    def refresh(self) -> None:
        """Draw the session again, after a change that was not made through the widget."""
        self.host.submit(self.host.draw)

    def to_html(self) -> str:
        """Return what the widget shows as escaped HTML without scripts."""
        with speaking(self.host.spoken):
            return self._html()

    def close(self) -> None:
        """End the widget with its run and its threads, and the session if the widget made it."""
        if hasattr(self, "host"):
            self.host.close()
            self._twin.close()
            if self._borrowed is not None:
                session, self._borrowed = self._borrowed, None
                give_back(session)  # once: a widget is closed once more when it is collected
        super().close()

    def _html(self) -> str:
        raise NotImplementedError

    def _ipython_display_(self, **kwargs: Any) -> None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is not None:
            self._twin.show(bundle[0], f"{type(self).__name__}: live where a kernel runs it")

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        # A live front end prefers the widget; without a kernel the twin is shown.
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/html": self.to_html()}, metadata

    # Messages. Handlers run on whatever thread the front end picked, so they only enqueue.

    def _on_message(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        self.host.listen()
        kind = content.get("type")
        if kind == "ping":  # answered here: it asks whether the kernel lives, not the queue
            is_astray = self._route.is_astray
            self.send({"type": "pong", "n": content.get("n"), "is_astray": is_astray})
        elif kind == "cancel":  # thread-safe, and must not wait behind a slow preview
            self.host.cancel(content.get("job"))
        elif kind == "stop":  # as quick, for the same reason
            self.host.jobs.cancel(int(content["job"]))
        else:
            if kind == "edit":
                self.host.typed()
            self.host.submit(partial(self._handle, content))

    def _handle(self, content: Mapping[str, Any]) -> None:
        kind = str(content.get("type"))
        handler = self._handlers.get(kind)
        if handler is None:
            fix = nearest(kind, self._handlers)
            raise SettingError("message to the workbench", seen=repr(kind), fix=fix)
        if self.notice and kind not in _NO_GESTURES and not self.host.says_why_it_fails:
            self.host.publish(notice={})
        handler(content)

    def _on_hello(self, content: Mapping[str, Any]) -> None:
        self.host.greet(str(content.get("language", "")))
        # What changed while no page listened: a page sees everything at once.
        self.host.in_context(partial(self.send_state, sorted(self._views())))

    def _views(self) -> dict[str, Mapping[str, Any]]:
        """Return the view models by their names, as the page has them."""
        names = ("notice", "jobs", *(name for pane in self.host.panes for name in pane.views))
        return {name: getattr(self, name) for name in names}

    def _twins(self) -> dict[str, page.DrawHtml]:
        """Return what draws which view model for a page without a kernel."""
        return {name: draw for pane in self.host.panes for name, draw in pane.twins.items()}

    def _take(self, views: Mapping[str, Any]) -> None:
        with self.hold_sync():
            for name, value in views.items():
                setattr(self, name, _as_texts(value))
        self._twin.changed()


def _refuse(unknown: Iterable[str], language: str) -> None:
    for name in unknown:
        fix = nearest(name, PaneWidget.__init__.__kwdefaults__ or ())
        raise SettingError(f"Workbench has no option {name!r}", fix=fix)
    require_one_of("language", language, ("auto", *languages()))


def _as_texts(value: Any) -> Any:
    """Return a view with its messages as plain texts: not every host (marimo) knows what a kind of
    text is when it writes JSON."""
    if isinstance(value, Mapping):
        return {name: _as_texts(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_as_texts(inner) for inner in value)
    return str(value) if isinstance(value, Message) else value
