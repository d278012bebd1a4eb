"""One scoring run, from plan to report: what the run button, the command line and Python share.

`score_plan` is a generator: progress is what it yields, cancelling is to stop iterating, and
half a run is an honest report with a smaller n. Whatever was finished is in the ledger.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Any

from workbench.errors import InputError
from workbench.models.base import LanguageModel, dtype_of, may_change, reads_clock, require_able
from workbench.models.cache import ScoreCache, cached, is_doubted, recheck_stored
from workbench.prompts.render import Batch
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.drafted import drafts_from, earlier_run
from workbench.runs.identity import hash_files, settings_of
from workbench.runs.judging import score_settings
from workbench.runs.ledger import Ledger, new_run_id
from workbench.runs.measuring import Measure
from workbench.runs.order import Order, Window
from workbench.runs.parts import WHOLE, Shard, require_same
from workbench.runs.plan import (
    Plan,
    hangs_together,
    lost_shots,
    lost_turns,
    render_docs,
    require_scorable,
)
from workbench.runs.progress import Loop, Progress, Recorder, Status
from workbench.runs.speed import TextPairs, doc_requests
from workbench.scoring.evaluate import evaluate
from workbench.types import Rendered, RenderFailure, Row, Run

CLOCK = (
    "the chat template prints the time or the date: what is rendered at another time, by a run "
    "that is resumed or by another run, is another prompt"
)

MIXED = (
    "the rows that this run had when it was gone on with are of the model as it answered then: "
    "score it anew for a score of one model"
)

WINDOW = 4096
"""Docs that are rendered and scored at a time: enough for a model to make good batches of."""


@dataclass(frozen=True, slots=True)
class Tools:
    """What a run works with: where it writes, and what runs its code. `recent` has the texts that
    a model, by fingerprint and method, may still hold keys and values of."""

    ledger: Ledger
    cache: ScoreCache | None
    runner: TransformRunner
    recent: dict[tuple[str, str], TextPairs] = field(default_factory=dict)

    @property
    def troubles(self) -> tuple[str, ...]:
        """What is not kept of runs and answers, and why; none where everything is."""
        stores = (self.ledger, self.cache)
        return tuple(store.trouble for store in stores if store is not None and store.trouble)

    @property
    def is_kept(self) -> bool:
        """Whether what is written down of runs and answers is there later."""
        return self.ledger.is_kept and not (self.cache and self.cache.store.in_memory)

    def close(self) -> None:
        """End the process and close the files."""
        self.runner.close()
        self.ledger.close()
        if self.cache is not None:
            self.cache.close()


def open_ledger(state: Path) -> Ledger:
    """Return the runs of the folder `state`, whatever state their file is in; the ledger's
    `trouble` says what is not kept."""
    return Ledger(state, give_way=True)


def open_cache(state: Path) -> ScoreCache:
    """Return the answers that runs have kept in the folder `state`, whatever state their file is
    in; the cache's `trouble` says what is not kept."""
    return ScoreCache(state / "scores.db", give_way=True)


def open_tools(state: Path, *, use_cache: bool = True, limits: Limits | None = None) -> Tools:
    """Return the tools that keep their files in the folder `state`; its `troubles` say what cannot
    be kept there."""
    return Tools(
        ledger=open_ledger(state),
        cache=open_cache(state) if use_cache else None,
        runner=TransformRunner(limits),
    )


def is_small(plan: Plan) -> bool:
    """Say whether a plan's sample is rendered as a whole: it is one window, or hangs together."""
    return len(plan.docs()) <= WINDOW or hangs_together(plan)


def score_plan(
    plan: Plan,
    model: LanguageModel,
    tools: Tools,
    started: Callable[[Recorder], None] = lambda recorder: None,
    batch: Batch | None = None,
    part: Shard = WHOLE,
) -> Generator[Progress, None, None]:
    """Score the plan's sample, yielding progress at least once per doc and per forward pass.

    Docs are rendered and scored window by window; a sample of one window, and one whose prompts
    hang together, is rendered first. `started` is given the run's recorder before the first row;
    `batch` is the sample, where it is rendered already; `part` is which part of it to score. A
    consumer that stops iterating cancels the run; the rows so far stay in the ledger.

    Raises:
        InputError: the sample cannot be rendered or scored as asked.
        ModelError: the model fails, or cannot be trusted with the method.
    """
    begun = time.monotonic()
    yield Progress("loading", run_id="")
    require_able(model, plan.config.method)
    settings = settings_of(plan)
    docs = plan.docs() if batch is None else [item.doc for item in batch.items]
    if batch is None and is_small(plan):
        batch = render_docs(plan, docs, tools.runner, model)
    order = part.order(docs, plan)
    windows = _rendered(plan, model, tools, order, batch)
    first = next(windows, None)
    if first is not None:
        require_scorable(plan, first.batch)
    if settings_of(plan) != settings:  # its rows would be called rows that they are not
        raise _changed(plan)
    known = {**settings, **_known_of(order, first), **part.settings}
    recorder = _begin(plan, model, known, tools.ledger, part.run)
    started(recorder)
    said = () if order else (part.nothing_of(len(docs)),)
    every = chain(filter(None, [first]), windows)
    yield from _score(plan, model, tools, every, recorder, begun, said)


def _score(
    plan: Plan,
    model: LanguageModel,
    tools: Tools,
    windows: Iterable[_Rendered],
    recorder: Recorder,
    begun: float,
    said: tuple[str, ...],
) -> Generator[Progress, None, None]:
    """Score the windows of a run that has begun, of which `said` is to be known."""
    ledger, settings = tools.ledger, score_settings(plan)
    lost = filter(None, (plan.config.lost_scoring, lost_shots(plan), lost_turns(plan)))
    if plan.chat_template and reads_clock(model):
        said = (*said, CLOCK)
    said = (*said, *lost, *plan.task.notes_on_rows(plan.config))
    used = cached(model, tools.cache) if tools.cache else model
    loop = Loop(ledger, recorder, used, begun, said)
    measure = Measure(plan, model, tools.recent)
    earlier = earlier_run(ledger, plan, model)
    read = plan.task.docs(plan.config)
    status: Status = "cancelled"
    try:
        for each in windows:
            if plan.task.docs(plan.config) is not read:
                raise _changed(plan)
            if may_change(model) and recorder.gone_on:
                there = [item for item in each.items if recorder.has(item.doc.id)]
                asked = [r for _, own in doc_requests(there, settings) for r in own]
                for _ in recheck_stored(used, asked):
                    yield loop.take(None)
                if there and is_doubted(used):
                    loop.say(MIXED)
            items = [item for item in each.items if not recorder.has(item.doc.id)]
            drafts = drafts_from(ledger, earlier, [item.doc.id for item in items])
            rows: list[Row] = []
            with closing(evaluate(items, used, settings, drafts)) as stream:
                for row in stream:
                    placed = row and each.window.placed(row)
                    rows += [placed] if placed else []
                    yield loop.take(placed)
            measure.window(items, settings, rows, drafts)
        status = "done"
        measure.keep()
    except (GeneratorExit, KeyboardInterrupt):
        raise
    except BaseException:
        status = "failed"
        raise
    finally:
        if not plan.task.path.is_dir():
            loop.said += (_gone(plan),)
        loop.finish(status)
    yield loop.progress("done", fresh=True)


@dataclass(frozen=True, slots=True)
class _Rendered:
    """A window's prompts, in its order, and what they were rendered with."""

    window: Window
    batch: Batch
    items: tuple[Rendered | RenderFailure, ...]


def _rendered(
    plan: Plan, model: LanguageModel, tools: Tools, order: Order, batch: Batch | None
) -> Iterator[_Rendered]:
    """Yield the windows of an order, rendered: of `batch`, where it is there."""
    ready = {item.doc.id: item for item in batch.items} if batch else {}
    for window in order.windows(len(ready) or WINDOW):
        found = batch
        if found is None:
            docs = sorted(window.docs, key=lambda doc: doc.id)
            found = render_docs(plan, docs, tools.runner, model)
            ready = {item.doc.id: item for item in found.items}
        yield _Rendered(window, found, tuple(ready[doc.id] for doc in window.docs))


def _gone(plan: Plan) -> str:
    return (
        f"the task's folder {plan.task.path} was renamed or deleted meanwhile: what was scored is "
        f"what was read before, and runs are kept in {plan.task.state} under {plan.task.name}"
    )


def _changed(plan: Plan) -> InputError:
    text = f"{plan.config.path} was changed while its prompts were made"
    return InputError(text, fix="Score it again.")


def _known_of(order: Order, first: _Rendered | None) -> dict[str, Any]:
    """Return what is known of a run only once its order is drawn and its first prompts are made."""
    return {
        "n": len(order),
        "questions": order.questions,
        "largest_question": order.largest,
        "files": hash_files(first.batch.files if first else ()),
    }


def _begin(
    plan: Plan, model: LanguageModel, settings: Mapping[str, Any], ledger: Ledger, run: Run | None
) -> Recorder:
    """Return the recorder of a run that begins and is in the ledger; of `run`, where that one is
    gone on with.

    Raises:
        SettingError: it is of something else.
    """
    new = Run(
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
    ledger.keep_marks(plan.task.row_marks(plan.config))
    if run is not None:
        require_same(run, new)
        ledger.go_on(run.run_id)
        return Recorder(replace(run, status="running"), ledger, settings["n"], gone_on=True)
    ledger.start(new)
    return Recorder(new, ledger, settings["n"])
