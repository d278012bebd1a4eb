"""The part of the widget that runs: a queue of runs, and the table of the last one's rows."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from workbench.analysis.report import Report
from workbench.errors import InputError
from workbench.runs.openings import OpenedScore, opening_of_run
from workbench.runs.progress import progress_of
from workbench.runs.queue import Job, Ticket
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.widgets.dispatch import Throttle
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.jobs import Activity
from workbench.widgets.views.control import control_view, job_label
from workbench.widgets.views.page import results_html
from workbench.widgets.views.results import (
    FILTERS,
    ProgressView,
    TableQuery,
    progress_view,
    results_view,
    turned,
)

# Faster than this, the server between kernel and browser starts to drop messages.
_SECONDS_BETWEEN_PROGRESS = 0.1


class ResultsPane(Pane):
    """Answers what concerns the run; publishes `results` and `control`. What runs and what ran
    last is the session's queue's, so every widget on the session shows it."""

    views = ("results", "control")
    twins: ClassVar = {"results": results_html}

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.thread: threading.Thread | None = None
        self._queue = self.session.queue  # one for all widgets on the session
        self._lock = threading.RLock()
        self._query = TableQuery()
        self._on_strip: tuple[int, Activity] | None = None
        self._stored: Report | None = None

    @property
    def busy(self) -> bool:
        """Whether a run goes on or waits."""
        queue = self._queue
        return queue.current is not None or bool(queue.waiting or queue.behind)

    @property
    def ended(self) -> bool:
        """Whether the run that was scored last is over, however it ended."""
        status = self._queue.progress.status if self._queue.progress else ""
        return status in ("done", "cancelled", "failed")

    def handlers(self) -> Mapping[str, Handler]:
        return {"table": self._on_table, "run": self._on_run}

    def draw(self) -> None:
        self.scored()

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        self._draw_control()

    def report(self) -> Report | None:
        """Return the report whose rows are shown."""
        return self._stored or self.session.report()

    def scored(self) -> None:
        with self._lock:
            report = self.report()
            rows = report.rows if report is not None else ()
            progress = progress_of(self._stored) if self._stored else self._queue.progress
            shown = results_view(progress, rows, self._query, self._holdout(report))
            self._query = replace(self._query, page=shown["page"])
            self.host.publish(results=shown)
            self._draw_strip(progress_view(self._queue.progress))
        self._draw_control()

    def _holdout(self, report: Report | None) -> OpenedScore | None:
        if report is None or report.run.status != "done":
            return None
        try:
            return opening_of_run(self.session.task, report.run)
        except InputError:  # a record that cannot be read is said where it was asked for
            return None

    def close(self) -> None:
        if self.thread is not None and self.thread.is_alive():
            self._queue.close()

    def ask(self, job: Job) -> None:
        """Queue a job, unless such a job is in the queue already."""
        if self._queue.ask(job):
            self.thread = self.host.background(self._work, name="workbench-score")
        self._draw_control()

    def ask_last(self, jobs: Sequence[Job]) -> None:
        """Queue jobs that let all others go first."""
        needed = [self._queue.ask(job, last=True) for job in jobs]
        if any(needed):
            self.thread = self.host.background(self._work, name="workbench-score")
        self._draw_control()

    def show_stored(self, run_id: str) -> None:
        """Show a stored run's rows until the next run begins; without an id, the last run's."""
        stored = self.session.stored_report(run_id) if run_id else None
        with self._lock:
            self._stored = stored
            self._query = replace(self._query, page=0, open_doc=None)
        self.scored()

    def withdraw(self, job: Job) -> None:
        """Take such a job out of the queue, or stop it."""
        now = self._queue.current
        for ticket in (*self._queue.waiting, *([now] if now else [])):
            if ticket.job.key == job.key:
                self._queue.cancel(ticket.number)
        self._draw_control()

    def _on_table(self, content: Mapping[str, Any]) -> None:
        self._query = turned(self._query, content, FILTERS)
        self.scored()
        if content.get("doc_id") is not None:
            self.host.show_doc(content["doc_id"])

    def _on_run(self, _content: Mapping[str, Any]) -> None:
        self._stored = None
        self.ask(self.session.job())

    def _work(self) -> None:
        self._queue.work(self._score)
        self.host.rows_came()  # now that nothing waits: panes that draw seldom draw the end

    def _score(self, ticket: Ticket) -> None:
        with self._lock:
            if self._stored is None:
                self._query = replace(self._query, page=0, open_doc=None)
        throttle = Throttle(_SECONDS_BETWEEN_PROGRESS)
        try:
            for _ in self._queue.steps(ticket):
                if throttle.ready():
                    self.host.rows_came()
        except Exception as error:  # the boundary: this thread has no caller to tell
            self.host.show_error(error)
        self.host.rows_came()  # the last one always arrives, throttle or not

    def _draw_strip(self, shown: ProgressView) -> None:
        """Put the run that goes on on the strip of progress, whichever widget asked for it."""
        now = self._queue.current
        if self._on_strip is not None and (now is None or now.number != self._on_strip[0]):
            self._on_strip[1].end()
            self._on_strip = None
        if now is None or now.last:  # the grid says how far it is
            return
        if self._on_strip is None:
            label = f"{job_label(now.job)} · {now.job.model}"
            stop = partial(self._queue.cancel, now.number)
            self._on_strip = now.number, self.host.jobs.begin(label, stop)
        text = " · ".join((shown["text"], *shown["facts"][:2]))
        self._on_strip[1].update(shown["fraction"], text)

    def _draw_control(self) -> None:
        # Where the settings are wrong, the preview says so.
        with suppress(InputError):
            self.show(
                "control", lambda: control_view(self.session.job(), self._queue, self._stored)
            )
