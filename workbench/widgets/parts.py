"""The panes as widgets of their own, for a cell that shows just one.

A part has its pane and what that needs, no more. Its page is sent the bundle once, however many
parts are on it, where a `Workbench` brings its own copy. Parts on one session follow each other:
what is edited in one is previewed in another.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import traitlets

from workbench.analysis.report import Report
from workbench.errors import SettingError, shorten
from workbench.io.given import require, require_text, several
from workbench.runs.progress import Progress
from workbench.runs.stored import state_beside
from workbench.runs.tokens import DocTokens
from workbench.session.session import Session
from workbench.session.sides import DRAFT, PARENT, Choice
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.panes.compare import ComparePane
from workbench.widgets.panes.handout import hand_on
from workbench.widgets.panes.pictures import ReportPicturesPane
from workbench.widgets.panes.registry import panes_of
from workbench.widgets.panes.results import ResultsPane
from workbench.widgets.panes.tokens import TokensPane
from workbench.widgets.screen import STATIC, TASK, PaneWidget
from workbench.widgets.views import page
from workbench.widgets.views.results import FILTERS, TableQuery, results_view, turned
from workbench.widgets.views.tokens import tokens_view


class Part(PaneWidget):
    """One pane on a session: `Part("transforms/sums", pane="export")`.

    `task` and the other options are those of `Workbench`; with a `Session`, several parts share
    what is edited and scored.

    Raises:
        SettingError: there is no such pane; and as `Workbench` does.
    """

    _esm = STATIC / "part.js"
    _css = ""
    _usual = "preview"

    bundle = traitlets.Unicode().tag(sync=True)

    def __init__(
        self, task: str | Path | Session | None, *, pane: str = "", **options: Any
    ) -> None:
        require_text(pane=pane)
        only = pane or self._usual
        if not self._makers:
            self._makers = panes_of(only)
            require("task", task, lambda given: given is not None, TASK)
        super().__init__(task, **options)
        self.only = only
        self.bundle = _bundle_name()

    @property
    def session(self) -> Session | None:
        """The session that the part shows; None where it shows what is finished."""
        return self.host.session

    def _html(self) -> str:
        return page.pane(self.only, self._views(), self._twins())

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


class Diff(Part):
    """A session's draft beside the version that it started from."""

    _usual = "diff"


class Compare(Part):
    """A session's draft beside its parent, or two of its runs, `runs=(before, after)`, each a
    report or a run's id: what changed, and which docs flipped."""

    _usual = "compare"

    def __init__(
        self,
        task: str | Path | Session,
        *,
        runs: tuple[Report | str, Report | str] | None = None,
        **options: Any,
    ) -> None:
        expected = "two reports, or two ids of runs"
        given = () if runs is None else several("runs", runs, expected)
        if len(given) not in (0, 2) or not all(isinstance(run, Report | str) for run in given):
            raise SettingError("runs", expected=expected, seen=shorten(runs))
        super().__init__(task, **options)
        ids = [run if isinstance(run, str) else run.run_id for run in given]
        a, b = (Choice("run", run) for run in ids) if ids else (PARENT, DRAFT)
        self.host.pane(ComparePane).look(a, b)


class Results(Part):
    """A session's run with its rows, or a finished run's report."""

    _usual = "results"

    def __init__(self, shown: str | Path | Session | Report, **options: Any) -> None:
        if isinstance(shown, Report):
            makers = (ReportPane, ReportPicturesPane)
            self._makers = tuple(partial(make, report=shown) for make in makers)
        super().__init__(None if isinstance(shown, Report) else shown, **options)


class TokenView(Part):
    """The tokens of a session's current doc, or those that `score_tokens` returned."""

    _usual = "tokens"

    def __init__(self, shown: str | Path | Session | DocTokens, **options: Any) -> None:
        if isinstance(shown, DocTokens):
            self._makers = (partial(KnownTokensPane, found=shown),)
        super().__init__(None if isinstance(shown, DocTokens) else shown, **options)


class ReportPane(Pane):
    """Draws a report's rows, turns their pages, and writes the page to hand on beside the ledger of
    the run, where there is one beside its data."""

    views = ("results",)
    twins = ResultsPane.twins

    def __init__(self, host: Host, report: Report) -> None:
        super().__init__(host)
        self._report = report
        self._query = TableQuery()
        self._state = state_beside(report.run)
        self.thread: threading.Thread | None = None

    def handlers(self) -> Mapping[str, Handler]:
        return {"table": self._on_table, "handout": self._on_handout}

    def draw(self) -> None:
        progress, can_hand_on = _progress_of(self._report), self._state is not None
        shown = results_view(progress, self._report.rows, self._query, can_hand_on=can_hand_on)
        self._query = replace(self._query, page=shown["page"])
        self.host.publish(results=shown)

    def _on_table(self, content: Mapping[str, Any]) -> None:
        self._query = turned(self._query, content, FILTERS)
        self.draw()

    def _on_handout(self, _content: Mapping[str, Any]) -> None:
        if self._state is not None:
            self.thread = hand_on(self.host, (self._report,), self._state)


class KnownTokensPane(Pane):
    """Draws tokens that are known already, and turns their pages."""

    views = TokensPane.views
    twins = TokensPane.twins

    def __init__(self, host: Host, found: DocTokens) -> None:
        super().__init__(host)
        self._found = found
        self._page = 0

    def handlers(self) -> Mapping[str, Handler]:
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
