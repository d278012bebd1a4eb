"""The workbench in a notebook cell: one anywidget that draws a `Session` and forwards gestures.

State goes to the browser as traits, one per pane, each a view model of display strings. Gestures
come back as messages `{"type": ..., ...}`; each pane says which it answers.

Not covered: two people who edit one draft from two browsers (the last edit wins).
"""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Unpack
from weakref import WeakSet

import anywidget
import traitlets

from workbench.errors import SettingError, WorkbenchError, nearest, problem
from workbench.session.inspector import Looker
from workbench.session.session import Session
from workbench.types import Method, SamplerName
from workbench.widgets.dispatch import Dispatcher
from workbench.widgets.panes.compare import Comparing
from workbench.widgets.panes.cost import Promising
from workbench.widgets.panes.draft import Editing
from workbench.widgets.panes.editor import EditorPane
from workbench.widgets.panes.export import Export
from workbench.widgets.panes.lint import Linting
from workbench.widgets.panes.pane import Command, Pane
from workbench.widgets.panes.preview import Inspecting
from workbench.widgets.panes.results import Running
from workbench.widgets.panes.rows import Rows
from workbench.widgets.panes.shots import Shots
from workbench.widgets.panes.tokens import Tokens
from workbench.widgets.panes.versions import Versions
from workbench.widgets.sessions import borrow, give_back
from workbench.widgets.twin import Twin
from workbench.widgets.views import page
from workbench.widgets.views.border import Views
from workbench.widgets.views.display import printable
from workbench.widgets.words import languages, nearest_language, speaking

STATIC = Path(__file__).parent / "static"
_OPTIONS = (
    *("method", "version", "model", "num_fewshot", "seed", "sampler", "sample_size", "language"),
)

_NO_GESTURES = ("hello", "page", "versions")
"""Messages that no person sent: they leave what is shown over the panes."""


_open: WeakSet[Workbench] = WeakSet()


class Workbench(anywidget.AnyWidget):
    """The prompt workbench on one task.

    `task` is a task's folder, or a `Session`, which brings its own settings and is left open when
    the widget closes. Widgets on one folder with the same options share a session, so a cell that
    is run again goes on where it was. Everything the widget does, `session` does without it; after
    changing the session from a cell, call `refresh()`. `language` is `en`, `zh`, or `auto`: the
    page's own.

    Raises:
        SettingError: an option of an unknown name, or a language that there are no texts in.
        NotFoundError: there is no such task or version.
    """

    _esm: Path = STATIC / "workbench.js"
    _css: Path | str = STATIC / "workbench.css"

    toolbar = traitlets.Dict().tag(sync=True)
    document = traitlets.Dict().tag(sync=True)
    fields = traitlets.Dict().tag(sync=True)
    snippets = traitlets.Dict().tag(sync=True)
    outside = traitlets.Dict().tag(sync=True)
    preview = traitlets.Dict().tag(sync=True)
    origins = traitlets.Dict().tag(sync=True)
    against = traitlets.Dict().tag(sync=True)
    beside = traitlets.Dict().tag(sync=True)
    lint = traitlets.Dict().tag(sync=True)
    rows = traitlets.Dict().tag(sync=True)
    shots = traitlets.Dict().tag(sync=True)
    results = traitlets.Dict().tag(sync=True)
    control = traitlets.Dict().tag(sync=True)
    diff = traitlets.Dict().tag(sync=True)
    compare = traitlets.Dict().tag(sync=True)
    versions = traitlets.Dict().tag(sync=True)
    tokens = traitlets.Dict().tag(sync=True)
    export = traitlets.Dict().tag(sync=True)
    status = traitlets.Dict().tag(sync=True)
    promise = traitlets.Dict().tag(sync=True)
    notice = traitlets.Dict().tag(sync=True)
    language = traitlets.Unicode().tag(sync=True)
    only = traitlets.Unicode().tag(sync=True)
    frozen = traitlets.Bool().tag(sync=True)
    twin = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        task: str | Path | Session,
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
        self._owns_session = isinstance(task, (str, Path))
        self.session = (
            borrow(
                task,
                method=method,
                version=version,
                model=model,
                num_fewshot=num_fewshot,
                seed=seed,
                sampler=sampler,
                sample_size=sample_size,
            )
            if isinstance(task, (str, Path))
            else task
        )
        self._context = contextvars.copy_context()
        self._publishing = threading.RLock()
        self._spoken = "en" if language == "auto" else language
        super().__init__(language=language)
        self._keep_replies_on_their_shell()
        self._dispatcher = Dispatcher(self.show_error)
        # What runs saved versions has a thread of its own: no preview waits for them.
        self._aside = Dispatcher(self.show_error, name="workbench-aside")
        self._apart = Dispatcher(self.show_error, name="workbench-apart")
        self._twin = Twin(self.to_html, self.when_still)
        self.twin = self._twin.id
        self._panes = self._make_panes()
        self._pages = 0
        self._is_behind = False
        self._commands: dict[str, Command] = {"hello": self._on_hello, "bye": self._on_bye}
        for pane in self._panes:
            self._commands.update(pane.commands())
        self._spoken_job(self._draw)
        _open.add(self)
        self.on_msg(self._on_message)

    def _make_panes(self) -> tuple[Pane, ...]:
        looker = Looker(self.session)
        rows = Rows(self, looker)
        self._running = Running(self)
        self._editing = Editing(self)
        self._comparing = Comparing(self, self._running)
        self._tokens = Tokens(self)
        self._export = Export(self)
        return (
            self._running,
            self._editing,
            EditorPane(self, self._editing),
            Inspecting(self, looker, self._editing),
            rows,
            Shots(self, looker),
            Versions(self, self._running),
            self._comparing,
            self._tokens,
            self._export,
            Promising(self),
            Linting(self, looker, self._editing, rows),
        )

    def refresh(self) -> None:
        """Draw the session again, after a change that was not made through the widget."""
        self._submit(self._draw)

    def to_html(self) -> str:
        """Return what the widget shows as escaped HTML without scripts."""
        views = {name: getattr(self, name) for name in self._views()}
        with speaking(self._spoken):
            return page.page(views, self.session.diff())

    def close(self) -> None:
        """End the widget with its run and its threads, and the session if the widget made it."""
        if hasattr(self, "_dispatcher"):
            self._dispatcher.close()
            self._aside.close()
            self._apart.close()
            self._twin.close()
            _open.discard(self)
            for pane in self._panes:
                pane.close()
            if self._owns_session:
                self._owns_session = False  # a widget is closed once more when it is collected
                give_back(self.session)
        super().close()

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
        # Publishing from another thread in this context keeps the front end's route to us
        # (ipykernel 7.4 sends replies to the shell that published last).
        self._context = contextvars.copy_context()
        kind = content.get("type")
        if kind == "ping":  # answered here: it asks whether the kernel lives, not the queue
            self.send({"type": "pong", "n": content.get("n")})
            return
        if kind == "cancel":  # thread-safe, and must not wait behind a slow preview
            self._running.cancel(content.get("job"))
            return
        self._submit(partial(self._handle, content))

    def _handle(self, content: Mapping[str, Any]) -> None:
        kind = str(content.get("type"))
        command = self._commands.get(kind)
        if command is None:
            fix = nearest(kind, self._commands)
            raise SettingError(problem("message to the workbench", seen=repr(kind), fix=fix))
        if self.notice and kind not in _NO_GESTURES:
            self.publish(notice={})
        command(content)

    def _on_hello(self, content: Mapping[str, Any]) -> None:
        self._pages += 1
        if self._is_behind:
            self._is_behind = False
            self._submit(self._draw)
        spoken = nearest_language(str(content.get("language", "")))
        if self.language == "auto" and spoken != self._spoken:
            self._spoken = spoken
            self._submit(self._draw)
        # What changed while no page listened: a page sees everything at once.
        with self._publishing:
            self._context.copy().run(self.send_state, sorted(self._views()))

    def _on_bye(self, _content: Mapping[str, Any]) -> None:
        self._pages = max(0, self._pages - 1)

    def _views(self) -> set[str]:
        return {
            name
            for name, trait in self.traits(sync=True).items()
            if not name.startswith("_") and isinstance(trait, traitlets.Dict)
        }

    # What panes ask for (see `Host`).

    def publish(self, **views: Unpack[Views]) -> None:
        def assign() -> None:
            with self.hold_sync():
                for name, value in views.items():
                    setattr(self, name, value)

        self._in_context(assign)
        self._twin.changed()

    def _in_context(self, job: Callable[[], None]) -> None:
        with self._publishing:
            self._context.copy().run(job)

    def when_idle(self, key: str, job: Callable[[], None]) -> None:
        self._dispatcher.when_idle(key, partial(self._spoken_job, job))

    def aside(self, key: str, job: Callable[[], None]) -> None:
        self._aside.when_idle(key, partial(self._spoken_job, job))

    def when_still(
        self, key: str, seconds: float, job: Callable[[], None], *, apart: bool = False
    ) -> None:
        thread = self._apart if apart else self._aside
        thread.when_still(key, seconds, partial(self._spoken_job, job))

    def background(self, job: Callable[[], None], *, name: str) -> threading.Thread:
        thread = threading.Thread(target=self._spoken_job, args=(job,), name=name, daemon=True)
        thread.start()
        return thread

    def redraw(self) -> None:
        self.when_idle("preview", self._draw_preview)
        for other in self._others():
            other._follow()

    def rows_came(self) -> None:
        for widget in (self, *self._others()):
            for pane in widget._panes:
                widget._spoken_job(pane.scored)

    def _others(self) -> list[Workbench]:
        """Return the other open widgets on this session: what one of them changes, all show."""
        return [w for w in list(_open) if w is not self and w.session is self.session]

    def _follow(self) -> None:
        """Draw what another widget changed: now, or once a page shows this one again. (A cell that
        is run again leaves its old widget behind, and nobody closes that.)"""
        if self._pages > 0:
            self.when_idle("draw", self._draw)
        else:
            self._is_behind = True

    def show_doc(self, doc_id: int) -> None:
        self.session.configure(doc_id=doc_id)
        self.redraw()

    def show_error(self, error: Exception) -> None:
        ours = isinstance(error, WorkbenchError)
        text = str(error) if ours else f"{type(error).__name__}: {error}"
        self.publish(notice={"level": "error", "text": printable(text)})

    def _submit(self, job: Callable[[], None]) -> None:
        self._dispatcher.submit(partial(self._spoken_job, job))

    def _spoken_job(self, job: Callable[[], None]) -> None:
        with speaking(self._spoken):
            job()

    def _draw(self) -> None:
        for pane in self._panes:
            pane.draw()
        self._draw_preview()

    def _draw_preview(self) -> None:
        preview = self.session.preview()
        state = self.session.state()
        for pane in self._panes:
            pane.previewed(preview, state)

    def _keep_replies_on_their_shell(self) -> None:
        # ipykernel 7.4 routes a front end's message to the shell that published last, so a widget
        # made in a long cell could not be cancelled. Private, hence guarded; without it the
        # context kept in `_on_message` does the same from the first message on.
        comm: Any = self.comm
        if hasattr(comm, "_reply_subshell_for"):
            comm._reply_subshell_for = lambda data, default: default


def _refuse(unknown: Mapping[str, Any], language: str) -> None:
    for name in unknown:
        raise SettingError(
            problem(f"Workbench has no option {name!r}", fix=nearest(name, _OPTIONS))
        )
    if language not in ("auto", *languages()):
        raise SettingError(
            problem("language", expected=", ".join(("auto", *languages())), seen=repr(language))
        )
