"""What a widget is doing, for the one strip of progress: each job from its beginning to its end."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from types import TracebackType

from workbench.messages import say
from workbench.models.base import LanguageModel
from workbench.models.room import follow_with_room
from workbench.widgets.dispatch import Throttle
from workbench.widgets.views.jobs import JobsView, JobView

SECONDS_BETWEEN = 0.1
"""It is drawn no more often: the server between kernel and browser drops what is too much."""


class Jobs:
    """The jobs that go on in one widget, the oldest first. Any thread may begin one.

    Args:
        publish: sends the strip's view to the page.
    """

    def __init__(self, publish: Callable[[JobsView], None]) -> None:
        self._publish = publish
        self._numbers = itertools.count(1)
        self._lock = threading.RLock()
        self._open: dict[int, Activity] = {}
        self._throttle = Throttle(SECONDS_BETWEEN)

    def begin(self, label: str, cancel: Callable[[], None] | None = None) -> Activity:
        """Say that a job has begun. It goes on until its `end`; as a context manager, until the
        block ends. `cancel` asks it to stop, and must return at once; a job without one cannot be
        stopped."""
        activity = Activity(self, next(self._numbers), label, cancel)
        with self._lock:
            self._open[activity.number] = activity
        self.draw()
        return activity

    def load(self, model: str) -> LanguageModel:
        """Return the shared model of that name, and show its loading where it is not there yet.

        Raises:
            LoadingCancelled: somebody stopped it.
            ModelError: it cannot be loaded.
        """
        stop = threading.Event()

        def give_up() -> None:
            stop.set()
            activity.end()  # whatever the library does that is being imported just now

        activity = self.begin(say("loading {model}", model=model), give_up)
        with activity:
            stages = follow_with_room(model, stop)
            while True:
                try:
                    stage = next(stages)
                except StopIteration as ended:
                    return ended.value
                activity.update(stage.done / stage.total if stage.total else None, stage.name)

    def cancel(self, number: int) -> None:
        """Ask a job to stop; one that has ended, or cannot be stopped, is left alone."""
        with self._lock:
            activity = self._open.get(number)
        if activity is None or activity.stop is None:
            return
        activity.is_stopping = True
        self.draw()
        activity.stop()

    def draw(self) -> None:
        """Send the strip as it is now."""
        with self._lock:
            self._publish({"items": [activity.view() for activity in self._open.values()]})

    def moved(self) -> None:
        """Send the strip, unless it was sent just now."""
        if self._throttle.ready():
            self.draw()

    def ended(self, number: int) -> None:
        """Take a job off the strip."""
        with self._lock:
            gone = self._open.pop(number, None)
        if gone is not None:
            self.draw()


class Activity:
    """One job on the strip. Made by `Jobs.begin`."""

    def __init__(
        self, jobs: Jobs, number: int, label: str, stop: Callable[[], None] | None
    ) -> None:
        self._jobs = jobs
        self.number = number
        self.label = label
        self.stop = stop
        self.is_stopping = False
        self._fraction: float | None = None
        self._text = ""

    def update(self, fraction: float | None, text: str = "") -> None:
        """Say how far the job is, from 0 to 1 (None: nobody knows), and what is to be read."""
        self._fraction, self._text = fraction, text
        self._jobs.moved()

    def end(self) -> None:
        """Take the job off the strip; once more does nothing."""
        self._jobs.ended(self.number)

    def view(self) -> JobView:
        """Return what the strip draws of it."""
        return {
            "number": self.number,
            "label": self.label,
            "text": say("stopping…") if self.is_stopping else self._text,
            "fraction": self._fraction,
            "can_cancel": self.stop is not None and not self.is_stopping,
            "is_stopping": self.is_stopping,
        }

    def __enter__(self) -> Activity:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.end()
