"""The part of the widget that writes a run, or a comparison, as a page to hand on."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from workbench.analysis.report import Report
from workbench.errors import SettingError
from workbench.exchange.page.write import write_report
from workbench.messages import say
from workbench.tasks.task import Task
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.panes.compare import ComparePane
from workbench.widgets.panes.results import ResultsPane
from workbench.widgets.views.display import printable

FOLDER = "reports"
"""Beside the folder of tasks; made with the first page."""


class HandoutPane(Pane):
    """Answers `handout`, with what is to be handed on: the `run` that is shown, or the
    `compare`d two; publishes where the page is."""

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._results = host.pane(ResultsPane)
        self._compare = host.pane(ComparePane)
        self.thread: threading.Thread | None = None

    def handlers(self) -> Mapping[str, Handler]:
        return {"handout": self._on_handout}

    def _on_handout(self, content: Mapping[str, Any]) -> None:
        if content.get("of") == "compare":
            reports = self._compare.reports
        else:
            reports = tuple(filter(None, (self._results.report(),)))
        if not reports or not all(report.metrics for report in reports):
            raise SettingError(
                "there is nothing to hand on yet",
                expected="a run with a score",
                fix="Run the draft first, or compare it.",
            )
        task = self.session.task
        self.thread = hand_on(self.host, reports, task.state, task)


def hand_on(
    host: Host, reports: Sequence[Report], state: Path, task: Task | None = None
) -> threading.Thread:
    """Write reports as a page beside the `state` folder of their ledger, on a thread of its own,
    and publish where the page is. Without a `task`, it is told from the runs alone."""
    write = partial(_write, host, reports, state.parent / FOLDER, task)
    return host.background(write, name="workbench-handout")


def _write(host: Host, reports: Sequence[Report], folder: Path, task: Task | None) -> None:
    runs = [report.run for report in reports]
    names = "-".join(dict.fromkeys((runs[0].task, *(run.version for run in runs))))
    path = folder / f"{names}-{runs[-1].run_id}.html"
    with host.jobs.begin(say("writing the report")):
        try:
            folder.mkdir(exist_ok=True)
            # The same runs give the same page, so there is nothing to lose.
            write_report(list(reports), path, task=task, force=True)
        except Exception as error:  # the boundary: this thread has no caller to tell
            host.show_error(error)
            return
    text = say("The report is written: {path}", path=str(path))
    host.publish(notice={"level": "done", "text": printable(text)})
