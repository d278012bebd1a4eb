"""One scoring run, from plan to report: what the run button, the command line and Python share.

`score_plan` is a generator: progress is what it yields, cancelling is to stop iterating, and
half a run is an honest report with a smaller n. Whatever was finished is in the ledger.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast

from workbench.analysis.folding import Folding
from workbench.analysis.report import Report
from workbench.analysis.scores import is_partial
from workbench.errors import InputError, SettingError
from workbench.models.base import LanguageModel, dtype_of, noise_of, notes_of, once_seconds_of
from workbench.models.cache import ScoreCache, cached
from workbench.models.settings import LoadingStage
from workbench.prompts.render import Batch
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.drafted import drafts_of, mostly_drafted
from workbench.runs.identity import hash_files, settings_of
from workbench.runs.ledger import Ledger, new_run_id
from workbench.runs.order import Order, draw_order
from workbench.runs.plan import Plan, render_docs, require_scorable
from workbench.runs.speed import (
    Rates,
    TextPairs,
    TimedRun,
    characters_per_token,
    doc_requests,
    new_characters,
    still_held,
    texts_of,
    written_tokens,
)
from workbench.scoring.evaluate import ScoreSettings, evaluate
from workbench.types import Metric, Row, Run

Status: TypeAlias = Literal["loading", "running", "done", "cancelled", "failed"]

WRITE_SECONDS = 0.5
"""Rows go to the ledger at least this often: what a crash can cost, against a commit per row."""

METRIC_SECONDS = 0.2
"""Metrics are told anew at most this often while a run goes on."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is. `done` and `total` count docs; so do `cached` (all answers were stored)
    and `computed`.

    `notes` is what the model says of its answers (see `models.base.notes_of`), and `stage` how
    far its loading is. `rate` is docs finished per second of scoring, `eta` seconds until the end
    (None until there is a rate). `seconds` is wall time since the start, loading included.
    `error` says why a run failed.
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


@dataclass(frozen=True, slots=True)
class Tools:
    """What a run works with: where it writes, and what runs its code. `recent` has the texts that
    a model, by fingerprint and method, may still hold keys and values of."""

    ledger: Ledger
    cache: ScoreCache | None
    runner: TransformRunner
    recent: dict[tuple[str, str], TextPairs] = field(default_factory=dict)

    def close(self) -> None:
        """End the process and close the files."""
        self.runner.close()
        self.ledger.close()
        if self.cache is not None:
            self.cache.close()


@dataclass(slots=True)
class Recorder:
    """The rows of a run that is going on, and the report of them so far."""

    run: Run
    rows: list[Row] = field(default_factory=list)
    notes: tuple[str, ...] = ()
    folding: Folding = field(init=False)

    def __post_init__(self) -> None:
        self.folding = Folding(self.run)

    def add(self, row: Row) -> None:
        """Take a row that is finished."""
        self.rows.append(row)
        self.folding.add(row)

    @property
    def metrics(self) -> dict[str, Metric]:
        """The metrics of what is finished."""
        return self.folding.metrics(whole=not is_partial(self.run))

    def report(self) -> Report:
        """The report of what is finished."""
        rows = tuple(sorted(self.rows, key=lambda row: row.doc_id))
        return Report(self.run, rows, self.metrics, self.notes)


def open_cache(state: Path) -> ScoreCache:
    """Return the answers that runs have kept in the folder `state`.

    Raises:
        StoreError: the folder cannot be written.
    """
    return ScoreCache(state / "scores.db")


def open_tools(state: Path, *, use_cache: bool = True, limits: Limits | None = None) -> Tools:
    """Return the tools that keep their files in the folder `state`.

    Raises:
        StoreError: the folder cannot be written.
    """
    return Tools(
        ledger=Ledger(state),
        cache=open_cache(state) if use_cache else None,
        runner=TransformRunner(limits),
    )


def score_plan(
    plan: Plan,
    model: LanguageModel,
    tools: Tools,
    started: Callable[[Recorder], None] = lambda recorder: None,
    batch: Batch | None = None,
) -> Generator[Progress, None, None]:
    """Score the plan's sample, yielding progress at least once per doc and per forward pass.

    `started` is given the run's recorder before the first row; `batch` is the sample, where it is
    rendered already. A consumer that stops iterating cancels the run; the rows so far stay in the
    ledger.

    Raises:
        InputError: the sample cannot be rendered or scored as asked.
        ModelError: the model fails.
    """
    begun = time.monotonic()
    yield Progress("loading", run_id="")
    settings = settings_of(plan)
    if batch is None:
        batch = render_docs(plan, plan.docs(), tools.runner, model)
    require_scorable(plan, batch)
    if settings_of(plan) != settings:  # its rows would be called rows that they are not
        raise InputError(
            f"{plan.config.path} was changed while its prompts were made", fix="Score it again."
        )
    order = draw_order(plan.docs(), plan.settings.seed, plan.group)
    window = order.window()
    by_id = {item.doc.id: item for item in batch.items}
    items = [by_id[doc.id] for doc in window.docs]
    facts = {**settings, **_settings_of_batch(batch, order)}
    recorder = Recorder(_new_run(plan, model, facts))
    drafts = drafts_of(tools.ledger, plan, model)
    tools.ledger.start(recorder.run)
    started(recorder)
    loop = _Loop(tools.ledger, recorder, model, len(batch.items), begun)
    status: Status = "cancelled"
    try:
        used = cached(model, tools.cache) if tools.cache else model
        with closing(evaluate(items, used, score_settings(plan), drafts)) as stream:
            for row in stream:
                yield loop.take(row and window.placed(row))
        status = "done"
        _measure(plan, batch, loop, tools, drafts)
    except (GeneratorExit, KeyboardInterrupt):
        raise
    except BaseException:
        status = "failed"
        raise
    finally:
        loop.finish(status)
    yield loop.progress("done", fresh=True)


def _settings_of_batch(batch: Batch, order: Order) -> dict[str, Any]:
    """Return what is known of a run only once its prompts are made."""
    return {
        "n": len(batch.items),
        "questions": order.questions,
        "largest_question": order.largest,
        "files": hash_files(batch.files),
    }


def _new_run(plan: Plan, model: LanguageModel, settings: Mapping[str, Any]) -> Run:
    return Run(
        run_id=new_run_id(),
        task=plan.task.name,
        version=plan.version,
        source=plan.source,
        source_sha256=plan.source_sha256,
        model=model.name,
        fingerprint=model.fingerprint,
        method=plan.config.method,
        settings={**settings, "dtype": dtype_of(model)},
        started=time.time(),
    )


def _measure(plan: Plan, batch: Batch, loop: _Loop, tools: Tools, drafts: Collection[int]) -> None:
    """Keep how long the run took for what it computed, and what the model may still hold."""
    rows = {row.doc_id: row for row in loop.recorder.rows if row.computed}
    asked = doc_requests(batch.items, score_settings(plan))
    texts = texts_of(request for item, own in asked if item.doc.id in rows for request in own)
    if not texts:
        return
    model, method = loop.model, plan.config.method
    place = (model.fingerprint, method)
    size = characters_per_token(texts, model)
    once = once_seconds_of(model, method) - loop.once_before
    run = TimedRun(
        read=round(new_characters(texts, tools.recent.get(place, ())) / size),
        written=sum(map(written_tokens, rows.values())),
        seconds=time.monotonic() - loop.scoring_since - once,
        docs=sum(row.computed if row.draws else 1 for row in rows.values()),
        task=plan.task.name,
        once=once,
    )
    rates = Rates(plan.task.state, model.fingerprint, model.device)
    rates.add(method, run, size, drafted=mostly_drafted(rows, drafts))
    tools.recent[place] = still_held(texts, method)


def score_settings(plan: Plan) -> ScoreSettings:
    """Return how the plan's prompts are scored.

    Raises:
        SettingError: the scope 'full' for GEN.
    """
    if plan.scope == "full" and plan.config.method == "gen":
        raise SettingError("scope 'full' is for PPL", fix="Leave out --scope.")
    return ScoreSettings(
        method=plan.config.method,
        scope=plan.scope,
        decoding=plan.config.decoding,
        postprocess=plan.config.postprocess,
        filters=plan.config.filters,
        metrics=plan.config.metrics,
        seed=plan.settings.seed,
        compat=plan.compat,
    )


class _Loop:
    """The bookkeeping of one run: counts, rate, metrics, and writing to the ledger."""

    def __init__(
        self, ledger: Ledger, recorder: Recorder, model: LanguageModel, total: int, begun: float
    ) -> None:
        self.ledger = ledger
        self.recorder = recorder
        self.model = model
        self.total = total
        self.begun = begun
        self.scoring_since = time.monotonic()
        self.once_before = once_seconds_of(model, recorder.run.method)
        self.unwritten: list[Row] = []
        self.written_at = self.folded_at = time.monotonic()
        self.metrics: Mapping[str, Metric] = {}

    def take(self, row: Row | None) -> Progress:
        """Count a finished row (or None: the model merely went on) and return the progress."""
        if row is not None:
            self.recorder.add(row)
            self.unwritten.append(row)
        now = time.monotonic()
        if self.unwritten and now - self.written_at >= WRITE_SECONDS:
            self._write()
        return self.progress("running", fresh=now - self.folded_at >= METRIC_SECONDS)

    def progress(self, status: Status, *, fresh: bool) -> Progress:
        """Return the progress, with metrics folded anew if `fresh`."""
        now = time.monotonic()
        if fresh:
            self.metrics = self.recorder.metrics
            self.folded_at = now
        folded = self.recorder.folding
        done = folded.done
        rate = done / max(now - self.scoring_since, 1e-9) if done else 0.0
        return Progress(
            status=status,
            done=done,
            total=self.total,
            cached=folded.cached,
            computed=folded.computed,
            seconds=now - self.begun,
            rate=rate,
            eta=(self.total - done) / rate if rate else None,
            metrics=self.metrics,
            run_id=self.recorder.run.run_id,
            notes=notes_of(self.model),
        )

    def finish(self, status: Status) -> None:
        """Write what is left, and how it ended."""
        self._write()
        self.recorder.notes = notes_of(self.model)
        seconds = time.monotonic() - self.begun
        # With the status first: the metrics of a run that is done are of all its rows.
        run = self.recorder.run = replace(self.recorder.run, status=status, seconds=seconds)
        metrics = self.recorder.metrics
        noise = None
        if run.method == "ppl":  # with every answer stored, what was measured on the same weights
            noise = noise_of(self.model) or self.ledger.noise(run.fingerprint)
        self.ledger.finish(run.run_id, status, seconds, metrics, self.recorder.notes, noise)
        settings = run.settings if noise is None else {**run.settings, "noise": noise}
        self.recorder.run = replace(run, metrics=metrics, settings=settings)

    def _write(self) -> None:
        if self.unwritten:
            self.ledger.add_rows(self.recorder.run.run_id, self.unwritten)
            self.unwritten = []
        self.written_at = time.monotonic()
