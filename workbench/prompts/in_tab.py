"""Live code where no process can be started: in a browser's tab, in the interpreter of the page.

The tab's worker is the guard there: whoever started it ends it when live code takes too long, since
only that gets a loop to stop. `watch` says who is told when live code runs.
"""

from __future__ import annotations

import json
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Protocol

from workbench.prompts.process import PACKAGE_ROOT, Job, Limits, LiveProcess
from workbench.prompts.replies import Answer, End, Kind, Loaded, Lost, of_plain
from workbench.prompts.worker.files import FilesRead
from workbench.prompts.worker.sandbox import Level
from workbench.prompts.worker.serve import run_job
from workbench.prompts.worker.stand_in import StandIn


class Live(Protocol):
    """What runs live code: jobs go in, replies come out."""

    @property
    def level(self) -> Level | None: ...

    def begin(self, job: Job) -> Loaded | Lost: ...

    def receive(self, limit: float) -> Answer | Lost: ...

    def finish(self, limit: float) -> End | Lost: ...

    def kill(self) -> None: ...


BEAT = 0.25
"""Seconds after which live code that goes from call to call is told of again."""

_tell: Callable[[bool], object] = bool  # nobody is told


def watch(tell: Callable[[bool], object]) -> None:
    """Have `tell` told that live code runs, once more whenever a call was answered (not more often
    than each `BEAT`), and that it has ended: a loop is where nothing is told after the first."""
    global _tell
    _tell = tell


class SameInterpreter:
    """Runs jobs at once and hands out their replies one by one, as `LiveProcess` does."""

    level: Level = "guard"

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._replies: deque[str] = deque()

    def begin(self, job: Job) -> Loaded | Lost:
        """Run a job, and return whether its code loaded."""
        limits = {
            "time_limit": self.limits.time,
            "load_limit": self.limits.load,
            "max_output": self.limits.output,
        }
        # Through JSON, as between processes: live code gets copies, and so does its caller.
        head = {**job.head, **limits, "source": job.text}
        sent, calls = json.loads(json.dumps((head, job.calls), default=str))
        self._replies.clear()
        streams = sys.stdout, sys.stderr
        told = time.monotonic()

        def reply(answer: object) -> None:
            nonlocal told
            self._replies.append(json.dumps(answer))
            if time.monotonic() - told > BEAT:
                _tell(True)
                told = time.monotonic()

        files = _files()
        _tell(True)
        try:
            run_job(sent, calls, reply, files)
        finally:
            sys.stdout, sys.stderr = streams
            _tell(False)
        return self._next(Loaded)

    def receive(self, limit: float) -> Answer | Lost:
        """Return what the next call came to."""
        return self._next(Answer)

    def finish(self, limit: float) -> End | Lost:
        """Return what is told behind the last call."""
        return self._next(End)

    def _next(self, kind: type[Kind]) -> Kind:
        return of_plain(json.loads(self._replies.popleft()), kind)

    def kill(self) -> None:
        """Forget the replies that were not received."""
        self._replies.clear()


@cache
def _files() -> FilesRead:
    """Prepare this interpreter for live code, once, as the worker's `main` does."""
    sys.meta_path.append(StandIn)  # type: ignore[arg-type]
    files = FilesRead(PACKAGE_ROOT)
    sys.addaudithook(files)
    return files


def live_process(limits: Limits) -> Live:
    """Return what runs live code here."""
    return SameInterpreter(limits) if sys.platform == "emscripten" else LiveProcess(limits)
