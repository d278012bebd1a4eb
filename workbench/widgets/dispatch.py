"""Threads between the browser's messages and the session.

JupyterLab may run a message handler on the main thread or on a subshell's, at the same time as a
cell and as another handler. So handlers only put work in a queue, and one thread per widget does
it, in order.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable

Callback = Callable[[], None]


class Dispatcher:
    """One daemon thread that runs jobs in order; it starts with the first of them.

    A job put in with `when_idle` waits until no ordered job is left, and replaces the waiting one
    of the same key: ten edits are ten quick jobs and one preview, of the last edit. One put in
    with `when_still` waits, besides, until nobody has asked for it anew for a while.
    """

    def __init__(
        self,
        on_error: Callable[[Exception], None],
        *,
        name: str = "workbench",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._on_error = on_error
        self._clock = clock
        self._jobs: deque[Callback] = deque()
        self._idle_jobs: dict[str, Callback] = {}
        self._still_jobs: dict[str, tuple[float, Callback]] = {}
        self._changed = threading.Condition()
        self._busy = False
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=f"{name}-dispatcher", daemon=True)

    def submit(self, job: Callback) -> None:
        """Run `job` after all that were submitted before. Never blocks."""
        with self._changed:
            self._jobs.append(job)
            self._wake()

    def when_idle(self, key: str, job: Callback) -> None:
        """Run `job` once nothing else waits, instead of the job of that key waiting now."""
        with self._changed:
            self._idle_jobs[key] = job
            self._wake()

    def when_still(self, key: str, seconds: float, job: Callback) -> None:
        """Run `job` as `when_idle` does, once `seconds` have passed in which nobody asked for
        one of that key: what is too slow for every keystroke is for the end of the typing."""
        with self._changed:
            self._still_jobs[key] = (self._clock() + seconds, job)
            self._wake()

    def drain(self, timeout: float = 60.0) -> bool:
        """Wait until nothing is left to do, what waits for stillness being due at once; return
        False when `timeout` seconds passed first."""
        with self._changed:
            return self._changed.wait_for(self._is_done, timeout)

    def _is_done(self) -> bool:
        if self._still_jobs:
            self._take_still(float("inf"))
            self._changed.notify_all()
        return not (self._jobs or self._idle_jobs or self._busy)

    def close(self) -> None:
        """End the thread after the job in progress; what waits is dropped."""
        with self._changed:
            self._closed = True
            self._jobs.clear()
            self._idle_jobs.clear()
            self._still_jobs.clear()
            self._changed.notify_all()

    def _wake(self) -> None:
        if self._thread.ident is None:
            self._thread.start()
        self._changed.notify_all()

    def _run(self) -> None:
        while (job := self._next()) is not None:
            try:
                job()
            except Exception as error:  # the boundary: nobody above this thread could catch it
                self._on_error(error)

    def _next(self) -> Callback | None:
        with self._changed:
            self._busy = False
            self._changed.notify_all()
            while not (self._closed or self._jobs or self._idle_jobs):
                now = self._clock()
                if not self._take_still(now):
                    due = min((due for due, _ in self._still_jobs.values()), default=None)
                    self._changed.wait(None if due is None else due - now)
            if self._closed:
                return None
            self._busy = True
            if self._jobs:
                return self._jobs.popleft()
            return self._idle_jobs.pop(next(iter(self._idle_jobs)))

    def _take_still(self, now: float) -> bool:
        """Let the jobs that have waited long enough at `now` run once nothing else waits; return
        whether there are any."""
        due = [key for key, (when, _) in self._still_jobs.items() if when <= now]
        for key in due:
            self._idle_jobs[key] = self._still_jobs.pop(key)[1]
        return bool(due)


class Throttle:
    """Says yes at most once per `interval` seconds; the first time always.

    Jupyter's server drops messages above its rate limit, silently. Whoever publishes less often
    than things happen must send the last of them whatever this says.
    """

    def __init__(self, interval: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._interval = interval
        self._clock = clock
        self._next_time = float("-inf")

    def ready(self) -> bool:
        """Return whether the interval has passed since the last yes."""
        now = self._clock()
        if now < self._next_time:
            return False
        self._next_time = now + self._interval
        return True
