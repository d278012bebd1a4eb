"""The workbench in a notebook cell: one anywidget that draws a `Session` and forwards gestures.

State goes to the browser as traits, one per pane, each a view model of display strings. Gestures
come back as messages `{"type": ..., ...}`; `_COMMANDS` lists them all.

Not covered: two people who edit one draft from two browsers (the last edit wins).
"""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, get_args

import anywidget
import traitlets

from workbench.errors import InputError, SettingError, WorkbenchError, nearest, problem
from workbench.prompts.reasoning import shot_style
from workbench.session import Preview, Progress, Session, SessionState
from workbench.types import Method, SamplerName, ShotStyle, VersionInfo
from workbench.widgets import static
from workbench.widgets.diff import diff_view
from workbench.widgets.dispatch import Dispatcher, Throttle
from workbench.widgets.display import printable
from workbench.widgets.preview import preview_view
from workbench.widgets.results import Filter, TableQuery, results_view
from workbench.widgets.status import status_view
from workbench.widgets.toolbar import latest_of, parse_change, toolbar_view

_STATIC = Path(__file__).parent / "static"
_PANES = ("toolbar", "document", "preview", "results", "diff", "status", "notice")
_OPTIONS = ("method", "version", "model", "num_fewshot", "seed", "sampler", "sample_size")

# Faster than this, the server between kernel and browser starts to drop messages.
_SECONDS_BETWEEN_PROGRESS = 0.1


class Workbench(anywidget.AnyWidget):
    """The prompt workbench on one task.

    `task` is a task's folder, or a `Session`, which brings its own settings and is left open when
    the widget closes. Everything the widget does, `session` does without it; after changing the
    session from a cell, call `refresh()`.

    Raises:
        SettingError: an option of an unknown name.
        NotFoundError: there is no such task or version.
    """

    _esm = _STATIC / "workbench.js"
    _css = _STATIC / "workbench.css"

    toolbar = traitlets.Dict().tag(sync=True)
    document = traitlets.Dict().tag(sync=True)
    preview = traitlets.Dict().tag(sync=True)
    results = traitlets.Dict().tag(sync=True)
    diff = traitlets.Dict().tag(sync=True)
    status = traitlets.Dict().tag(sync=True)
    notice = traitlets.Dict().tag(sync=True)

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
        **unknown: Any,
    ) -> None:
        _refuse(unknown)
        self._owns_session = isinstance(task, (str, Path))
        self.session = (
            Session(
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
        self._edit = ("", 0)
        self._invisibles = False
        self._refused = 0
        self._query = TableQuery()
        self._progress: Progress | None = None
        self._saved: VersionInfo | None = None
        self._styles: dict[str, ShotStyle] = {}
        self._shown_style: ShotStyle | None = None
        self._judged: tuple[Method, tuple[VersionInfo, ...]] | None = None
        self._news = ""
        self._scoring: threading.Thread | None = None
        self._scored: SessionState | None = None
        super().__init__()
        self._keep_replies_on_their_shell()
        self._dispatcher = Dispatcher(self._show_error)
        # What runs saved versions has a thread of its own: no preview waits for them.
        self._aside = Dispatcher(self._show_error, name="workbench-aside")
        self._refresh_document()
        self._refresh_preview()
        self._refresh_results()
        self.on_msg(self._on_message)

    def refresh(self) -> None:
        """Draw the session again, after a change that was not made through the widget."""
        self._judged = None
        self._dispatcher.submit(self._refresh_document)
        self._dispatcher.when_idle("preview", self._refresh_preview)
        self._dispatcher.when_idle("results", self._refresh_results)

    def to_html(self) -> str:
        """Return what the widget shows as escaped HTML without scripts."""
        views = {"toolbar": self.toolbar, "preview": self.preview, "results": self.results}
        return static.page(views, self.session.diff())

    def close(self) -> None:
        """End the widget with its run and its threads, and the session if the widget made it."""
        if hasattr(self, "_dispatcher"):
            self._dispatcher.close()
            self._aside.close()
            if self._scoring is not None and self._scoring.is_alive():
                self.session.cancel()
            if self._owns_session:
                self.session.close()
        super().close()

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
            self.session.cancel()
            return
        self._dispatcher.submit(partial(self._handle, content))

    def _handle(self, content: Mapping[str, Any]) -> None:
        kind = str(content.get("type"))
        command = self._COMMANDS.get(kind)
        if command is None:
            fix = nearest(kind, self._COMMANDS)
            raise SettingError(problem("message to the workbench", seen=repr(kind), fix=fix))
        if self.notice and kind not in ("hello", "page"):
            self._publish(notice={})
        command(self, content)

    def _on_hello(self, _content: Mapping[str, Any]) -> None:
        with self._publishing:
            self._context.copy().run(self.send_state, list(_PANES))

    def _on_edit(self, content: Mapping[str, Any]) -> None:
        self._edit = (str(content["view"]), int(content["seq"]))
        self._news = ""
        self.session.edit(str(content["source"]))
        self._refresh_document(origin=self._edit)
        self._dispatcher.when_idle("preview", self._refresh_preview)

    def _on_configure(self, content: Mapping[str, Any]) -> None:
        changes = dict(content["changes"])
        try:
            parsed = {name: parse_change(name, value) for name, value in changes.items()}
            self.session.configure(**parsed)
        except InputError:
            self._refused += 1
            raise
        finally:
            if "method" in changes:
                self._refresh_document()
            self._dispatcher.when_idle("preview", self._refresh_preview)

    def _on_step(self, content: Mapping[str, Any]) -> None:
        state = self.session.state()
        doc_id = min(max(state.doc_id + int(content["by"]), 0), max(state.num_docs - 1, 0))
        self.session.configure(doc_id=doc_id)
        self._dispatcher.when_idle("preview", self._refresh_preview)

    def _on_open(self, content: Mapping[str, Any]) -> None:
        self._open(str(content["version"]))

    def _on_style(self, content: Mapping[str, Any]) -> None:
        version = latest_of(self._styles, content["style"])
        if version and content["style"] != self._shown_style:
            self._open(version)

    def _open(self, version: str) -> None:
        before = self.session.state()
        self.session.open(version)
        edits = f"edits to {before.version}" if before.version else "edits"
        kept = f"{edits} kept in the journal; undo brings them back"
        self._news = kept if before.dirty else ""
        self._saved = None
        self._refresh_document()
        self._dispatcher.when_idle("preview", self._refresh_preview)

    def _on_invisibles(self, content: Mapping[str, Any]) -> None:
        self._invisibles = bool(content["shown"])
        self._dispatcher.when_idle("preview", self._refresh_preview)

    def _on_save(self, content: Mapping[str, Any]) -> None:
        self._saved = self.session.save(str(content.get("note", "")))
        self._news = ""
        self._dispatcher.when_idle("preview", self._refresh_preview)

    def _on_table(self, content: Mapping[str, Any]) -> None:
        query = self._query
        if content.get("filter") in get_args(Filter):
            query = replace(query, filter=content["filter"], page=0)
        if "page_by" in content:
            query = replace(query, page=max(0, query.page + int(content["page_by"])))
        if "doc_id" in content:
            query = replace(query, open_doc=content["doc_id"])
        self._query = query
        self._refresh_results()
        if content.get("doc_id") is not None:
            self._on_configure({"changes": {"doc_id": content["doc_id"]}})

    def _on_run(self, _content: Mapping[str, Any]) -> None:
        if self._scoring is not None and self._scoring.is_alive():
            return
        self._forget_results()
        self._scored = self.session.state()
        self._scoring = threading.Thread(target=self._score, name="workbench-score", daemon=True)
        self._scoring.start()

    _COMMANDS: ClassVar[dict[str, Callable[[Workbench, Mapping[str, Any]], None]]] = {
        "hello": _on_hello,
        "edit": _on_edit,
        "configure": _on_configure,
        "step": _on_step,
        "open": _on_open,
        "style": _on_style,
        "invisibles": _on_invisibles,
        "save": _on_save,
        "table": _on_table,
        "run": _on_run,
    }

    # Publishing: view models go out together, one message for each refresh.

    def _refresh_document(self, *, origin: tuple[str, int] = ("", 0)) -> None:
        view, seq = origin
        source = printable(self.session.state().source)
        self._publish(document={"source": source, "view": view, "seq": seq})

    def _refresh_preview(self) -> None:
        preview: Preview = self.session.preview()
        state: SessionState = self.session.state()
        view, seq = self._edit
        shown = preview_view(preview, state, invisibles=self._invisibles)
        parent, unified = self.session.parent_source(), self.session.diff()
        self._shown_style = shot_style(preview.rendered.example) if preview.rendered else None
        if self._judged != (judged := (state.method, state.versions)):
            if self._judged is not None and self._judged[0] != state.method:
                self._styles = {}  # the other method's
            self._judged = judged
            self._aside.when_idle("styles", self._refresh_styles)
        self._publish(
            preview={**shown, "view": view, "seq": seq},
            toolbar=self._toolbar(state),
            diff=diff_view(state, unified, parent, self._saved),
            status=status_view(state, preview, scored=self._scored, news=self._news),
        )

    def _refresh_styles(self) -> None:
        styles = self.session.styles()
        if styles == self._styles:
            return
        self._styles = styles
        self._publish(toolbar=self._toolbar(self.session.state()))

    def _toolbar(self, state: SessionState) -> dict[str, Any]:
        shown = toolbar_view(state, self._styles, self._shown_style)
        # Counted, so that a refusal is news: the field then shows the value in force again.
        return {**shown, "refused": self._refused}

    def _refresh_results(self) -> None:
        with self._publishing:
            report = self.session.report()
            rows = report.rows if report is not None else ()
            shown = results_view(self._progress, rows, self._query)
            self._query = replace(self._query, page=shown["page"])
            self._publish(results=shown)

    def _forget_results(self) -> None:
        with self._publishing:
            self._progress = None
            self._query = replace(self._query, page=0, open_doc=None)

    def _publish(self, **views: dict[str, Any]) -> None:
        def assign() -> None:
            with self.hold_sync():
                for name, value in views.items():
                    setattr(self, name, value)

        with self._publishing:
            self._context.copy().run(assign)

    def _score(self) -> None:
        throttle = Throttle(_SECONDS_BETWEEN_PROGRESS)
        try:
            for progress in self.session.score():
                self._progress = progress
                if throttle.ready():
                    self._refresh_results()
        except Exception as error:  # the boundary: this thread has no caller to tell
            if self._progress is not None:
                self._progress = replace(self._progress, status="failed", error=str(error))
            self._show_error(error)
        self._refresh_results()  # the last one always arrives, throttle or not

    def _show_error(self, error: Exception) -> None:
        ours = isinstance(error, WorkbenchError)
        text = str(error) if ours else f"{type(error).__name__}: {error}"
        self._publish(notice={"level": "error", "text": printable(text)})

    def _keep_replies_on_their_shell(self) -> None:
        # ipykernel 7.4 routes a front end's message to the shell that published last, so a widget
        # made in a long cell could not be cancelled. Private, hence guarded; without it the
        # context kept in `_on_message` does the same from the first message on.
        comm: Any = self.comm
        if hasattr(comm, "_reply_subshell_for"):
            comm._reply_subshell_for = lambda data, default: default


def _refuse(unknown: Mapping[str, Any]) -> None:
    for name in unknown:
        raise SettingError(
            problem(f"Workbench has no option {name!r}", fix=nearest(name, _OPTIONS))
        )
