"""The part of the widget that runs: one scoring run at a time, and the table of its rows."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, get_args

from workbench.session import Progress, SessionState
from workbench.widgets.dispatch import Throttle
from workbench.widgets.pane import Command, Host, Pane
from workbench.widgets.results import Filter, TableQuery, results_view

# Faster than this, the server between kernel and browser starts to drop messages.
_SECONDS_BETWEEN_PROGRESS = 0.1


class Running(Pane):
    """Answers what concerns the run; publishes `results`.

    `state` is the session's state that was scored last, None before the first run.
    """

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.state: SessionState | None = None
        self.thread: threading.Thread | None = None
        self._lock = threading.RLock()
        self._query = TableQuery()
        self._progress: Progress | None = None

    def commands(self) -> Mapping[str, Command]:
        return {"table": self._on_table, "run": self._on_run}

    def draw(self) -> None:
        self.scored()

    def scored(self) -> None:
        with self._lock:
            report = self.session.report()
            rows = report.rows if report is not None else ()
            shown = results_view(self._progress, rows, self._query)
            self._query = replace(self._query, page=shown["page"])
            self.host.publish(results=shown)

    def close(self) -> None:
        if self.thread is not None and self.thread.is_alive():
            self.session.cancel()

    def _on_table(self, content: Mapping[str, Any]) -> None:
        query = self._query
        if content.get("filter") in get_args(Filter):
            query = replace(query, filter=content["filter"], page=0)
        if "page_by" in content:
            query = replace(query, page=max(0, query.page + int(content["page_by"])))
        if "doc_id" in content:
            query = replace(query, open_doc=content["doc_id"])
        self._query = query
        self.scored()
        if content.get("doc_id") is not None:
            self.host.show_doc(content["doc_id"])

    def _on_run(self, _content: Mapping[str, Any]) -> None:
        if self.thread is not None and self.thread.is_alive():
            return
        with self._lock:
            self._progress = None
            self._query = replace(self._query, page=0, open_doc=None)
        self.state = self.session.state()
        self.thread = self.host.background(self._score, name="workbench-score")

    def _score(self) -> None:
        throttle = Throttle(_SECONDS_BETWEEN_PROGRESS)
        try:
            for progress in self.session.score():
                self._progress = progress
                if throttle.ready():
                    self.host.rows_came()
        except Exception as error:  # the boundary: this thread has no caller to tell
            if self._progress is not None:
                self._progress = replace(self._progress, status="failed", error=str(error))
            self.host.show_error(error)
        self.host.rows_came()  # the last one always arrives, throttle or not
