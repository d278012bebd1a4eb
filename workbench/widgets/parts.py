"""The panes as widgets of their own, for a cell that shows just one.

A part is the workbench with one pane drawn. Its page is sent the bundle once, however many parts
are on it, where a `Workbench` brings its own copy. Parts on one session follow each other: what
is edited in one is previewed in another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import traitlets

from workbench.analysis.report import Report
from workbench.messages import speaking
from workbench.runs.run import Progress
from workbench.runs.tokens import DocTokens
from workbench.session.session import Session
from workbench.session.sides import Choice
from workbench.widgets.app import STATIC, Workbench
from workbench.widgets.panes.lint import Linting
from workbench.widgets.panes.pane import Command, Host, Pane
from workbench.widgets.views import page
from workbench.widgets.views.results import FILTERS, TableQuery, results_view, turned
from workbench.widgets.views.tokens import tokens_view


class Part(Workbench):
    """One pane of a session's workbench: `Part("transforms/sums", pane="export")`.

    `task` and the other options are those of `Workbench`; with a `Session`, several parts share
    what is edited and scored.
    """

    _esm = STATIC / "part.js"
    _css = ""

    only = traitlets.Unicode("preview").tag(sync=True)
    bundle = traitlets.Unicode().tag(sync=True)

    def __init__(self, task: str | Path | Session, *, pane: str = "", **options: Any) -> None:
        self._wanted = pane or str(type(self).class_traits()["only"].default_value)
        super().__init__(task, **options)
        self.only = self._wanted
        self.bundle = _bundle_name()

    def _make_panes(self) -> tuple[Pane, ...]:
        panes = super()._make_panes()
        if self._wanted == "rows":
            return panes
        return tuple(pane for pane in panes if not isinstance(pane, Linting))

    def to_html(self) -> str:
        """Return what the part shows as escaped HTML without scripts."""
        with speaking(self._spoken):
            unified = self.session.diff() if self._wanted == "diff" else ""
            return page.pane(self._wanted, getattr(self, self._wanted, {}), unified)

    def _on_message(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if content.get("type") == "bundle":
            script, style = (
                (STATIC / name).read_text("utf-8") for name in ("workbench.js", "workbench.css")
            )
            self.send({"type": "bundle", "script": script, "style": style})
            return
        super()._on_message(_widget, content, _buffers)


class Preview(Part):
    """The prompt of a session's current doc."""

    only = traitlets.Unicode("preview").tag(sync=True)


class Diff(Part):
    """A session's draft beside the version that it started from."""

    only = traitlets.Unicode("diff").tag(sync=True)


class Compare(Part):
    """A session's draft beside its parent, or two of its runs, `runs=(before, after)`, each a
    report or a run's id: what changed, and which docs flipped."""

    only = traitlets.Unicode("compare").tag(sync=True)

    def __init__(
        self,
        task: str | Path | Session,
        *,
        runs: tuple[Report | str, Report | str] | None = None,
        **options: Any,
    ) -> None:
        super().__init__(task, **options)
        if runs is not None:
            a, b = (run if isinstance(run, str) else run.run_id for run in runs)
            self._comparing.look(Choice("run", a), Choice("run", b))


class Finished(Part):
    """A part of something that is finished: no session, nothing to run or to edit."""

    frozen = traitlets.Bool(False).tag(sync=True)

    def __init__(self, shown: Any, pane: Pane | None = None, **options: Any) -> None:
        self._own = pane
        if pane is not None:
            pane.host = self
        super().__init__(shown, **options)
        self.frozen = pane is not None

    def _make_panes(self) -> tuple[Pane, ...]:
        return super()._make_panes() if self._own is None else (self._own,)

    def _draw_preview(self) -> None:
        if self._own is None:
            super()._draw_preview()


class Results(Finished):
    """A session's run with its rows, or a finished run's report."""

    only = traitlets.Unicode("results").tag(sync=True)

    def __init__(self, shown: str | Path | Session | Report, **options: Any) -> None:
        pane = _Rows(shown) if isinstance(shown, Report) else None
        super().__init__(shown, pane, **options)


class TokenView(Finished):
    """The tokens of a session's current doc, or those that `score_tokens` returned."""

    only = traitlets.Unicode("tokens").tag(sync=True)

    def __init__(self, shown: str | Path | Session | DocTokens, **options: Any) -> None:
        pane = _ToldTokens(shown) if isinstance(shown, DocTokens) else None
        super().__init__(shown, pane, **options)


class _Rows(Pane):
    """Draws a report's rows, and turns their pages."""

    host: Host

    def __init__(self, report: Report) -> None:
        self._report = report
        self._query = TableQuery()

    def commands(self) -> Mapping[str, Command]:
        return {"table": self._on_table}

    def draw(self) -> None:
        shown = results_view(_progress_of(self._report), self._report.rows, self._query)
        self._query = replace(self._query, page=shown["page"])
        self.host.publish(results=shown)

    def _on_table(self, content: Mapping[str, Any]) -> None:
        self._query = turned(self._query, content, FILTERS)
        self.draw()


class _ToldTokens(Pane):
    """Draws tokens that are known already, and turns their pages."""

    host: Host

    def __init__(self, found: DocTokens) -> None:
        self._found = found
        self._page = 0

    def commands(self) -> Mapping[str, Command]:
        return {"tokens": self._on_tokens}

    def draw(self) -> None:
        view = tokens_view(self._found, page=self._page)
        self._page = view["page"]
        self.host.publish(tokens=view)

    def _on_tokens(self, content: Mapping[str, Any]) -> None:
        if "page_by" in content:
            self._page = max(0, self._page + int(content["page_by"]))
            self.draw()


def _progress_of(report: Report) -> Progress:
    return Progress(
        status="done" if report.run.status == "running" else report.run.status,  # type: ignore[arg-type]
        done=len(report.rows),
        total=int(report.run.settings.get("n", len(report.rows))),
        cached=report.cached,
        computed=report.computed,
        seconds=report.run.seconds,
        metrics=report.metrics,
        run_id=report.run_id,
    )


def _bundle_name() -> str:
    return hashlib.sha256((STATIC / "workbench.js").read_bytes()).hexdigest()[:16]
