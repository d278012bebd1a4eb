"""Runs that were asked for: each is of one moment, and they take turns at the model."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from workbench.runs.plan import DRAFT, Plan
from workbench.runs.progress import Progress
from workbench.types import Doc

MOST_FAILURES = 200
"""So many jobs that failed are remembered."""


@dataclass(frozen=True, slots=True)
class Job:
    """What a run scores, and with which model. Later edits do not reach it.

    `parent` is the version that a draft started from, for the job's name alone. `rows` are the docs
    and those that shots come from, as they were then: a run reads them anew.

    Raises:
        InputError: the data cannot be read.
    """

    plan: Plan
    model: str
    parent: str = ""
    rows: tuple[Sequence[Doc], ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        task, config = self.plan.task, self.plan.config
        rows = (task.docs(config), task.pool(config).docs)
        object.__setattr__(self, "rows", rows)  # the way to derive a field of a frozen value

    @property
    def source(self) -> str:
        """The transform's text."""
        return self.plan.source

    @property
    def is_draft(self) -> bool:
        """Whether the text is in no version."""
        return self.plan.version == DRAFT

    @property
    def key(self) -> tuple[object, ...]:
        """What the scores depend on: jobs of one key are one run, whatever the text is called."""
        return (replace(self.plan, version="", filename=""), self.model, self.rows)


@dataclass(frozen=True, slots=True)
class Ticket:
    """A job's place in the queue; `number` counts from 1. One that is `last` lets all others go
    before it, as the cells of a grid do."""

    number: int
    job: Job
    last: bool = False


class RunQueue:
    """One job has the model, the others wait in order. Thread-safe.

    The queue has no thread: when `ask` says so, somebody has to call `work`, which returns once
    nothing waits. `scored` is the job that was scored last, or is being scored (None before the
    first), `progress` how far it is: both for whoever looks, and came later. `failures` are the
    jobs that failed, with the reason, until they are asked for again.

    Args:
        score: scores a job, as `Session.score` does.
        cancel: asks the job that is being scored to stop, as `Session.cancel` does.
    """

    def __init__(
        self, score: Callable[[Job], Iterator[Progress]], cancel: Callable[[], None]
    ) -> None:
        self._score = score
        self._cancel = cancel
        self.scored: Job | None = None
        self.progress: Progress | None = None
        self.failures: tuple[tuple[Job, str], ...] = ()
        self._lock = threading.Lock()
        self._count = 0
        self._waiting: list[Ticket] = []
        self._current: Ticket | None = None
        self._cancelled: set[int] = set()
        self._is_worked = False

    @property
    def current(self) -> Ticket | None:
        """The job that has the model."""
        return self._current

    @property
    def waiting(self) -> tuple[Ticket, ...]:
        """The jobs that wait, the next one first, without those that come last."""
        with self._lock:
            return tuple(ticket for ticket in self._waiting if not ticket.last)

    @property
    def behind(self) -> tuple[Ticket, ...]:
        """The jobs that let all others go first, the next one first."""
        with self._lock:
            return tuple(ticket for ticket in self._waiting if ticket.last)

    def has(self, job: Job) -> bool:
        """Say whether such a job waits, or is being scored and was not cancelled."""
        with self._lock:
            return self._find(job) is not None

    def _find(self, job: Job) -> Ticket | None:
        now = self._current
        known = [*self._waiting, *([now] if now and now.number not in self._cancelled else [])]
        return next((ticket for ticket in known if ticket.job.key == job.key), None)

    def ask(self, job: Job, *, last: bool = False) -> bool:
        """Put a job at the end, unless such a job is there already; return whether somebody now
        has to call `work`. It goes before those that are `last`, even if it was one of them."""
        with self._lock:
            found = self._find(job)
            if found in self._waiting and found.last and not last:
                self._waiting.remove(found)
                found = None
            if found is None:
                self._count += 1
                others = [ticket for ticket in self._waiting if last or not ticket.last]
                self._waiting.insert(len(others), Ticket(self._count, job, last))
            self.failures = tuple(each for each in self.failures if each[0].key != job.key)
            needed = bool(self._waiting) and not self._is_worked
            self._is_worked = self._is_worked or needed
            return needed

    def cancel(self, number: int | None = None) -> None:
        """Take the job of that number out of the queue, or stop it if it has the model; None
        stops whatever has the model."""
        with self._lock:
            self._waiting = [ticket for ticket in self._waiting if ticket.number != number]
            now = self._current
            if number is not None and (now is None or now.number != number):
                return
            if now is not None:
                self._cancelled.add(now.number)
            self._cancel()  # under the lock, or the next job might have begun by then

    def cancel_last(self) -> None:
        """Take all jobs that come last out of the queue, and stop one that has the model."""
        with self._lock:
            self._waiting = [ticket for ticket in self._waiting if not ticket.last]
            now = self._current
        if now is not None and now.last:
            self.cancel(now.number)

    def close(self) -> None:
        """Empty the queue, and stop the job that has the model."""
        with self._lock:
            self._waiting = []
            going_on = self._current is not None
        if going_on:
            self.cancel()

    def work(self, run: Callable[[Ticket], None]) -> None:
        """Call `run` with each ticket in turn, until none waits; `run` goes through `steps`."""
        while (ticket := self._take()) is not None:
            try:
                run(ticket)
            except BaseException:
                with self._lock:  # whoever asks next has to call `work`
                    self._current, self._is_worked = None, False
                raise

    def _take(self) -> Ticket | None:
        with self._lock:
            self._current = self._waiting.pop(0) if self._waiting else None
            self._is_worked = self._current is not None
            return self._current

    def steps(self, ticket: Ticket) -> Iterator[Progress]:
        """Score a ticket's job, yielding its progress."""
        self.scored, self.progress = ticket.job, None
        try:
            for number, progress in enumerate(self._score(ticket.job)):
                # A cancel from before the run could hear it would be lost.
                if number == 0 and ticket.number in self._cancelled:
                    self._cancel()
                self.progress = progress
                yield progress
        except Exception as error:
            if self.progress is not None:
                self.progress = replace(self.progress, status="failed", error=str(error))
            raise
        finally:
            ended = self.progress
            if ended is not None and ended.status == "failed":
                with self._lock:
                    self.failures = (*self.failures, (ticket.job, ended.error))[-MOST_FAILURES:]
