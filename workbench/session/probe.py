"""Score while typing: the draft beside its parent, block after block, while it is undecided.

The rows are in the order in which a run would answer them, so those so far are a fair sample and
the judgement holds at every look. Answers are kept as a run's are: a later run of the same text
computes none of them again.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal, TypeAlias

from workbench.analysis.judgement import Judgement
from workbench.analysis.report import Report, make_report
from workbench.analysis.soft import Hint, hint_of, margin_of, temperature_of
from workbench.errors import SettingError, WorkbenchError
from workbench.messages import say
from workbench.models.base import LanguageModel, noise_of
from workbench.models.cache import CachedModel, ScoreCache, cached
from workbench.models.load import loaded_model
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.drafted import drafts_of
from workbench.runs.identity import Facts, facts_of_plan, run_of_plan
from workbench.runs.judging import score_settings
from workbench.runs.order import Window
from workbench.runs.pairing import compare_reports
from workbench.runs.parts import WHOLE
from workbench.runs.plan import Plan, render_docs, require_scorable
from workbench.runs.run import open_cache
from workbench.runs.tries import Try, try_of_plan
from workbench.scoring.evaluate import evaluate
from workbench.scoring.settings import ScoreSettings
from workbench.session.session import Session
from workbench.session.sides import parent_of
from workbench.types import Rendered, RenderFailure, Row, Run

ProbeState: TypeAlias = Literal["going", "decided", "exhausted", "halted", "unable"]
"""How a probe stands: it goes on, was decided, has used all rows of the sample, was stopped by an
edit or a run, or cannot score this at all."""

TEMPERATURE_ROWS = 24
"""The parent's first so many rows fix the temperature of the hint, for all edits of that parent.
Fewer tell no quartile, and more would make the hint late."""


WORK_SECONDS = 0.005
REST_SECONDS = 0.02
"""After so much work it rests for as long as it worked, or so long: a key that comes meanwhile is
previewed sooner, and a first number is late by some hundredths of a second."""


@dataclass(frozen=True, slots=True)
class Probed:
    """What a probe knows after a block: `rows` of `total` are scored on both sides.

    `judgement` is of `metric`; None before the first block. `hint` is None for GEN, and until the
    parent has fixed its temperature. `reason` says why a probe is unable.
    """

    state: ProbeState
    parent: str = ""
    metric: str = ""
    judgement: Judgement | None = None
    hint: Hint | None = None
    rows: int = 0
    total: int = 0
    reason: str = ""


@dataclass(slots=True)
class _Parent:
    """What a draft is compared with: its prompts in the order that was drawn, and what it was
    known by. `temperature` is fixed by its first rows."""

    known_by: tuple[Facts, str, object]
    name: str
    plan: Plan
    order: Window
    items: Items
    temperature: float | None = None


@dataclass(slots=True)
class _Side:
    """One text that is scored: what a run of it would be, by what, and its rows so far."""

    plan: Plan
    run: Run
    tried: Try
    model: CachedModel
    settings: ScoreSettings
    drafts: Mapping[int, str]
    rows: list[Row] = field(default_factory=list)


Items: TypeAlias = tuple[Rendered | RenderFailure, ...]


class LiveProbe:
    """Scores a session's draft against the version that it came from. One at a time: a second
    caller waits for the first, who should have been stopped. Close it.

    Args:
        margin: within which the two are equivalent, as in `judge`.
    """

    def __init__(self, session: Session, *, margin: float | None = None) -> None:
        self._session = session
        self._margin = margin
        self._runner = TransformRunner(Limits(failures=1))
        self._cache: ScoreCache | None = None
        self._parent: _Parent | None = None
        self._one = threading.Lock()
        self._rested = 0.0

    @property
    def must_wait(self) -> bool:
        """Whether a run has the model: no probe begins, and one that goes on halts."""
        return self._session.is_running or self._session.queue.current is not None

    def steps(self, stop: threading.Event) -> Generator[Probed, None, None]:
        """Yield what is known after each block, until it is decided, the sample is used up, `stop`
        is set, or a run begins; the last two are seen within one forward pass. What is wrong with
        the draft, the settings or the model ends it as `unable`, with the reason."""
        with self._one:
            try:
                yield from self._steps(stop)
            except WorkbenchError as error:
                yield Probed("unable", reason=str(error).partition("\n")[0])

    def close(self) -> None:
        """End the process for live code, and close the stored answers."""
        self._runner.close()
        with self._one:
            if self._cache is not None:
                self._cache.close()

    def _steps(self, stop: threading.Event) -> Iterator[Probed]:
        if self._is_halted(stop):
            yield Probed("halted")
            return
        state = self._session.state()
        model = loaded_model(state.model)
        if model is None:
            yield Probed("unable", reason=say("no model: run once"))
            return
        try:
            name = parent_of(state)
        except SettingError:
            yield Probed("unable", reason=say("no parent to compare with"))
            return
        parent = self._prepared(name, model)
        if self._is_halted(stop):
            yield Probed("halted")
        else:
            yield from self._grow(parent, self._session.plan(), model, stop)

    def _prepared(self, name: str, model: LanguageModel) -> _Parent:
        """Return the parent with its prompts, those of the last time where they are the same."""
        plan = self._session.plan_of(name)
        known_by = (facts_of_plan(plan, model), plan.group or "", plan.sample_size)
        if self._parent is None or self._parent.known_by != known_by:
            batch = render_docs(plan, plan.docs(), self._runner, model)
            require_scorable(plan, batch)
            order = WHOLE.order(plan.docs(), plan).window()
            by_id = {item.doc.id: item for item in batch.items}
            items = tuple(by_id[doc.id] for doc in order.docs)
            self._parent = _Parent(known_by, name, plan, order, items)
        return self._parent

    def _grow(
        self, parent: _Parent, draft: Plan, model: LanguageModel, stop: threading.Event
    ) -> Iterator[Probed]:
        """Score block after block of both sides, the parent's first: most of it is stored."""
        before, after = (self._begin(plan, model) for plan in (parent.plan, draft))
        self._rested = time.monotonic()
        for own in _blocks(parent):
            batch = render_docs(draft, [item.doc for item in own], self._runner, model)
            if not any(isinstance(item, Rendered) for item in batch.items):
                yield Probed("unable", parent.name, reason=say("the draft fails"))
                return
            for side, items in ((before, own), (after, batch.items)):
                if not self._score(side, items, parent.order, stop):
                    yield Probed("halted", parent.name)
                    return
                if len(side.rows) == len(own):  # its first block is there
                    self._session.ledger.add_try(side.tried)
            found = self._look(parent, before, after, model)
            yield found
            if found.state != "going":
                return

    def _begin(self, plan: Plan, model: LanguageModel) -> _Side:
        if self._cache is None:
            self._cache = open_cache(self._session.task.state)
        return _Side(
            plan=plan,
            run=replace(run_of_plan(plan, model), status="done"),  # of the rows that are there
            tried=try_of_plan(plan, model),
            model=cached(model, self._cache),
            settings=score_settings(plan),
            drafts=drafts_of(self._session.ledger, plan, model),
        )

    def _score(self, side: _Side, items: Items, order: Window, stop: threading.Event) -> bool:
        """Add the rows of a block to a side; return False if it was halted before the last."""
        with closing(evaluate(items, side.model, side.settings, side.drafts)) as stream:
            for row in stream:
                self._rest(stop)
                if self._is_halted(stop):
                    return False
                if row is not None:
                    side.rows.append(order.placed(row))
        return True

    def _look(self, parent: _Parent, before: _Side, after: _Side, model: LanguageModel) -> Probed:
        """Return what the rows so far say."""
        noise = noise_of(model) or self._session.ledger.noise(model.fingerprint)
        tries = self._session.ledger.tries(before.tried, after.tried)
        a, b = (_report(side, noise) for side in (before, after))
        found = compare_reports(a, b, tries=tries, margin=self._margin)
        total = len(parent.items)
        state: ProbeState = "exhausted" if len(after.rows) == total else "going"
        return Probed(
            state="decided" if found.judgement.verdict != "undecided" else state,
            parent=parent.name,
            metric=found.metric,
            judgement=found.judgement,
            hint=_hint(parent, before, after, noise),
            rows=len(after.rows),
            total=total,
        )

    def _rest(self, stop: threading.Event) -> None:
        worked = time.monotonic() - self._rested
        if worked >= WORK_SECONDS:
            stop.wait(min(worked, REST_SECONDS))
            self._rested = time.monotonic()

    def _is_halted(self, stop: threading.Event) -> bool:
        return stop.is_set() or self.must_wait


def _report(side: _Side, noise: float | None) -> Report:
    """Return the report of a side's rows, with the noise floor in nats where it is known."""
    run = side.run
    if noise is not None and side.plan.config.method == "ppl":
        run = replace(run, settings={**run.settings, "noise": noise})
    return make_report(run, side.rows)


def _hint(parent: _Parent, before: _Side, after: _Side, noise: float | None) -> Hint | None:
    """Return the soft accuracy of both sides, once the parent has fixed the temperature. What the
    draft's rows say has no part in that."""
    if after.plan.config.method != "ppl":
        return None
    if parent.temperature is None and len(before.rows) >= min(TEMPERATURE_ROWS, len(parent.items)):
        parent.temperature = temperature_of([margin_of(row) for row in before.rows], noise or 0.0)
    if parent.temperature is None:
        return None
    return hint_of(before.rows, after.rows, parent.temperature)


def _blocks(parent: _Parent) -> Iterator[Items]:
    """Yield the items block by block."""
    for _, own in groupby(parent.items, lambda item: parent.order.block[item.doc.id]):
        yield tuple(own)
