"""A session's runs: one job at a time, with the report of it as it grows."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import replace

from workbench.analysis.report import Report
from workbench.errors import WorkbenchError
from workbench.models.base import LanguageModel
from workbench.models.room import follow_with_room
from workbench.models.settings import LoadingCancelled
from workbench.runs.progress import Progress, Recorder, progress_of
from workbench.runs.queue import Job
from workbench.runs.run import Tools, score_plan


class Running:
    """Scores one job at a time with the session's tools. Thread-safe."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self._recorder: Recorder | None = None
        self._busy = threading.Lock()
        self._cancel = threading.Event()

    @property
    def is_busy(self) -> bool:
        """Whether a run is going on."""
        return self._busy.locked()

    def report(self) -> Report | None:
        """Return the report of the last run, or of the one that is going on; None before any."""
        recorder = self._recorder
        return recorder.report() if recorder else None

    def score(self, asked: Callable[[], Job]) -> Iterator[Progress]:
        """Score the job that `asked` returns, yielding progress; blocks the caller's thread. What
        fails, `asked` included, ends as progress of status `failed`."""
        if not self._busy.acquire(blocking=False):
            yield Progress("failed", error="a run is going on already; cancel it first")
            return
        self._cancel.clear()
        self._recorder = None
        try:
            job = asked()
            yield Progress("loading")
            yield from self._score(job)
        except LoadingCancelled:
            yield Progress("cancelled")
        except WorkbenchError as error:
            yield self._failed(str(error))
        finally:
            self._busy.release()

    def cancel(self) -> None:
        """Ask the run to stop; it does within one forward pass, and keeps what is finished."""
        self._cancel.set()

    def close(self) -> None:
        """Cancel the run, wait for its end, and close the tools."""
        self.cancel()
        with self._busy:
            self._tools.close()

    def _score(self, job: Job) -> Iterator[Progress]:
        model = yield from self._loaded(job.model)
        with closing(score_plan(job.plan, model, self._tools, self._keep)) as stream:
            latest = Progress("loading")
            for latest in stream:
                if self._cancel.is_set():
                    break
                yield latest
        if self._cancel.is_set() and latest.status != "done":
            report = self.report()
            metrics = report.metrics if report else {}
            yield replace(latest, metrics=metrics, status="cancelled", eta=None)

    def _loaded(self, spec: str) -> Generator[Progress, None, LanguageModel]:
        """Return the shared model, and yield progress while it is being loaded.

        Raises:
            LoadingCancelled: the run was cancelled meanwhile.
        """
        with closing(follow_with_room(spec, self._cancel)) as stages:
            while True:
                try:
                    yield Progress("loading", stage=next(stages))
                except StopIteration as ended:
                    return ended.value

    def _keep(self, recorder: Recorder) -> None:
        self._recorder = recorder

    def _failed(self, error: str) -> Progress:
        """Return how far the run came, with what ended it."""
        report = self.report()
        if report is None:
            return Progress("failed", error=error)
        return replace(progress_of(report), status="failed", seconds=0.0, error=error)
