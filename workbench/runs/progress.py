"""How far a run is, and the bookkeeping of one that goes on: counts, rate, metrics, and writing to
the ledger."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias, cast

from workbench.analysis.folding import Folding
from workbench.analysis.report import Counts, Report
from workbench.analysis.scores import is_partial
from workbench.errors import StoreError
from workbench.models.base import LanguageModel, noise_of, notes_of
from workbench.models.settings import LoadingStage
from workbench.runs.ledger import IN_MEMORY_ROWS, Ledger
from workbench.types import Metric, Row, Run

Status: TypeAlias = Literal["loading", "running", "done", "cancelled", "failed", "interrupted"]

WRITE_SECONDS = 0.5
"""Rows go to the ledger at least this often: what a crash can cost, against a commit per row."""

WRITE_ROWS = 2048
"""And when so many wait, however fast they come."""

METRIC_SECONDS = 0.2
"""Metrics are told anew at most this often while a run goes on."""

TELL_SECONDS = 2.0
"""The ledger is told how far a run is at most this often, for who looks from another process."""

ASIDE = 0.02
"""Folding and telling take this part of the time at most, however long one of them takes."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is. `done` and `total` count docs; so do `cached` (all answers were stored)
    and `computed`.

    `notes` is what the model says of its answers (see `models.base.notes_of`), and `stage` how
    far its loading is. `rate` is docs finished per second of scoring, `eta` seconds until the end
    (None until there is a rate). `seconds` is wall time since the start, loading included.
    `error` says why a run failed, and `kept` is false where its rows cannot be written down and are
    gone with the session.
    """

    status: Status
    done: int = 0
    total: int = 0
    cached: int = 0
    computed: int = 0
    seconds: float = 0.0
    rate: float = 0.0
    eta: float | None = None
    metrics: Mapping[str, Metric] = field(default_factory=dict)
    run_id: str = ""
    error: str = ""
    notes: tuple[str, ...] = ()
    stage: LoadingStage | None = None
    kept: bool = True


LEAST_DONE = 0.02
"""No time is told before so much of a run is done: its first docs pay for what the others share."""


def seconds_left(done: int, total: int, rate: float) -> float | None:
    """Return how long the rest takes, None while too little is done to tell."""
    return (total - done) / rate if rate and done >= LEAST_DONE * total else None


def progress_of(report: Report) -> Progress:
    """Return how far a run came, of its report."""
    run = report.run
    return Progress(
        status=cast(Status, run.status),
        done=len(report.rows),
        total=run.settings.get("n", len(report.rows)),
        cached=report.cached,
        computed=report.computed,
        seconds=run.seconds,
        metrics=report.metrics,
        run_id=run.run_id,
        notes=report.notes,
    )


class Recorder:
    """What is known of a run that goes on: what the model `notes` of its answers, the metrics of
    its rows so far, and the rows themselves where there are few; many are in the `ledger` alone. Of
    a run that is `gone_on` with, what is there is taken from the ledger, and `before` counts it."""

    def __init__(self, run: Run, ledger: Ledger, total: int, *, gone_on: bool = False) -> None:
        self.run = run
        self.notes: tuple[str, ...] = ()
        self.rows: list[Row] = []
        self.folding = Folding(run)
        self.gone_on = gone_on
        self._ledger = ledger
        self._is_large = total > IN_MEMORY_ROWS
        self._there = bytearray()  # by doc id
        for row in ledger.each_row(run.run_id) if gone_on else ():
            self._there.extend(bytes(max(0, row.doc_id + 1 - len(self._there))))
            self._there[row.doc_id] = 1
            self.add(row)
        self.before: Counts = self.folding.counts()

    def has(self, doc_id: int) -> bool:
        """Say whether the row of a doc was there when the run was gone on with."""
        return doc_id < len(self._there) and self._there[doc_id] == 1

    def add(self, row: Row) -> None:
        """Take a row that is finished."""
        self.folding.add(row)
        if not self._is_large:
            self.rows.append(row)

    @property
    def metrics(self) -> dict[str, Metric]:
        """The metrics of what is finished."""
        return self.folding.metrics(whole=not is_partial(self.run))

    def report(self) -> Report:
        """The report of what is finished."""
        notes = self.told()
        if self._is_large:
            counts = self.folding.counts()
            rows = self._ledger.stored_rows(self.run.run_id, counts)
            return Report(self.run, rows, self.metrics, notes, counts)
        ordered = tuple(sorted(self.rows, key=lambda row: row.doc_id))
        return Report(self.run, ordered, self.metrics, notes)

    def told(self) -> tuple[str, ...]:
        """Return the model's notes, and how many rows have no score and why, which may quote a
        row."""
        return (*self.notes, *self.folding.losses())


class Loop:
    """The bookkeeping of one run. `begun` is when it was asked for, `said` what is to be known of
    its scores whatever the model."""

    def __init__(
        self,
        ledger: Ledger,
        recorder: Recorder,
        model: LanguageModel,
        begun: float,
        said: tuple[str, ...] = (),
    ) -> None:
        self.ledger = ledger
        self.recorder = recorder
        self.model = model
        self.said = said
        self.total: int = recorder.run.settings["n"]
        self.begun = begun
        self.before = recorder.before["done"]
        self.scoring_since = time.monotonic()
        self.unwritten: list[Row] = []
        self.written_at = self.fold_after = time.monotonic()
        self.tell_after = self.written_at + TELL_SECONDS
        self.metrics: Mapping[str, Metric] = {}

    def say(self, text: str) -> None:
        """Let something be known of the scores, once."""
        self.said = tuple(dict.fromkeys((*self.said, text)))

    def take(self, row: Row | None) -> Progress:
        """Count a finished row (or None: the model merely went on) and return the progress."""
        if row is not None:
            self.recorder.add(row)
            self.unwritten.append(row)
        now = time.monotonic()
        waiting = len(self.unwritten)
        if waiting >= WRITE_ROWS or (waiting and now - self.written_at >= WRITE_SECONDS):
            self._write()
        if now >= self.tell_after:
            self._tell()
        return self.progress("running", fresh=now >= self.fold_after)

    def progress(self, status: Status, *, fresh: bool) -> Progress:
        """Return the progress, with metrics folded anew if `fresh`."""
        now = time.monotonic()
        if fresh:
            self.metrics = self.recorder.metrics
            self.fold_after = _after(now, METRIC_SECONDS)
        folded = self.recorder.folding
        done = folded.done
        new = done - self.before
        rate = new / max(now - self.scoring_since, 1e-9) if new else 0.0
        return Progress(
            status=status,
            done=done,
            total=self.total,
            cached=folded.cached,
            computed=folded.computed,
            seconds=now - self.begun,
            rate=rate,
            eta=seconds_left(new, self.total - self.before, rate),
            metrics=self.metrics,
            run_id=self.recorder.run.run_id,
            notes=self._notes(),
            kept=self.ledger.is_kept or not self.ledger.trouble,
        )

    def finish(self, status: Status) -> None:
        """Write what is left, and how it ended.

        Raises:
            StoreError: it cannot be written, or rows that were are not there any more.
        """
        self._write()
        self._require_rows()
        self.recorder.notes = self._notes()
        seconds = time.monotonic() - self.begun
        # With the status first: the metrics of a run that is done are of all its rows.
        run = self.recorder.run = replace(self.recorder.run, status=status, seconds=seconds)
        metrics = self.recorder.metrics
        noise = None
        if run.method == "ppl":  # with every answer stored, what was measured on the same weights
            noise = noise_of(self.model) or self.ledger.noise(run.fingerprint)
        settings = run.settings if noise is None else {**run.settings, "noise": noise}
        self.recorder.run = run = replace(run, metrics=metrics, settings=settings)
        self.ledger.tell(run, self.recorder.folding.counts())
        self.ledger.finish(run.run_id, status, seconds, metrics, self.recorder.told(), noise)
        self.recorder.notes = self._notes()  # the disk may have had no room for just this

    def _notes(self) -> tuple[str, ...]:
        """Return what is known of the scores and what the model says of its answers, and what is
        not kept of the run, or not where it was."""
        troubles = filter(None, [self.ledger.trouble])
        return (*self.said, *notes_of(self.model), *troubles)

    def _require_rows(self) -> None:
        """See to it that all rows are in the ledger, whose file may have been deleted meanwhile.

        Raises:
            StoreError: they are not, and are too many to be in memory still.
        """
        run, done = self.recorder.run, self.recorder.folding.done
        count = self.ledger.count(run.run_id)
        if count == done:
            return
        if len(self.recorder.rows) != done:
            raise StoreError(
                f"run {run.run_id}: rows are missing in the ledger",
                expected=f"{done:,} rows",
                seen=f"{max(count, 0):,}",
                fix="Score it again: answers that are kept are not computed anew.",
            )
        if count < 0:
            self.ledger.start(run)
        self.ledger.add_rows(run.run_id, self.recorder.rows)

    def _write(self) -> None:
        if self.unwritten:
            self.ledger.add_rows(self.recorder.run.run_id, self.unwritten)
            self.unwritten = []
        self.written_at = time.monotonic()

    def _tell(self) -> None:
        self._write()  # first, so that no row is counted that is not there
        now = time.monotonic()
        run = replace(self.recorder.run, metrics=self.recorder.metrics, seconds=now - self.begun)
        self.ledger.tell(run, self.recorder.folding.counts())
        self.tell_after = _after(now, TELL_SECONDS)


def _after(begun: float, least: float) -> float:
    """Return when to do again what was begun then and is done now."""
    now = time.monotonic()
    return now + max(least, (now - begun) / ASIDE)
