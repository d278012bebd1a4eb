"""The run button's promise: what a run would find stored, what it would compute, and how long that
would take. Nothing is computed for it, and no model is loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from workbench.messages import say
from workbench.models.base import once_seconds_of
from workbench.models.cache import stored_in
from workbench.models.known import Known
from workbench.models.memory.estimate import Memory, foretell
from workbench.prompts.render import Batch
from workbench.prompts.transform import TransformRunner
from workbench.runs.effort import (
    Request,
    characters_per_token,
    doc_requests,
    load_of,
    new_characters,
    texts_of,
)
from workbench.runs.plan import Plan, render_docs
from workbench.runs.rates import Kind, Rates, Work, foretold_seconds, tokens_per_answer
from workbench.runs.run import Tools, as_scored, earlier_run, mostly_drafted, score_settings

ASSUMED = 3.0
"""Characters of a token where none was counted yet: for memory alone, never for time."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a run would do.

    Docs: `stored` have all their answers kept, `to_compute` want the model, `failing` have no
    prompt or nothing to score. `tokens` are the distinct ones that the model would read,
    `generated` those that it would write; None where no run has told yet how many. `seconds` is
    the time of scoring, without loading; None before the first run of this model on this kind of
    device. `at_most` says that it may be much less: earlier answers serve as drafts, and none of
    the runs that were timed had any. `is_loaded` says whether the model is there.
    """

    stored: int
    to_compute: int
    failing: int = 0
    tokens: int | None = None
    generated: int | None = None
    seconds: float | None = None
    at_most: bool = False
    memory: Memory | None = None
    is_loaded: bool = False


def make_promise(plan: Plan, known: Known, tools: Tools, runner: TransformRunner) -> Promise:
    """Render the plan's sample with `runner`, and return what a run of it would do.

    Raises:
        InputError: the sample cannot be rendered.
    """
    return promise_of(plan, render_docs(plan, plan.docs(), runner), known, tools)


def promise_of(plan: Plan, batch: Batch, known: Known, tools: Tools) -> Promise:
    """Return what a run of the rendered sample would do.

    Raises:
        InputError: the sample cannot be scored as asked.
        ModelError: a chat template is asked for, and the model that has it is not loaded.
        StoreError: what is stored cannot be read.
    """
    batch = as_scored(plan, batch, known.loaded)
    asked = doc_requests(batch.items, score_settings(plan))
    flat = [request for _, own in asked for request in own]
    is_stored = dict(zip(flat, stored_in(tools.cache, known.fingerprint, flat), strict=True))
    missing = {item.doc.id: [r for r in own if not is_stored[r]] for item, own in asked}
    missing = {doc_id: requests for doc_id, requests in missing.items() if requests}
    promise = Promise(
        stored=len(asked) - len(missing),
        to_compute=len(missing),
        failing=len(batch.items) - len(asked),
        is_loaded=known.loaded is not None,
    )
    if not missing:
        return replace(promise, tokens=0, generated=0, seconds=0.0)
    return _costed(promise, plan, missing, known, tools)


def _costed(
    promise: Promise,
    plan: Plan,
    missing: Mapping[int, Sequence[Request]],
    known: Known,
    tools: Tools,
) -> Promise:
    """Return the promise with what the `missing` answers (by doc) cost."""
    method = plan.config.method
    texts = texts_of(request for own in missing.values() for request in own)
    rates = Rates(plan.task.state)
    size = rates.characters_per_token(known.fingerprint)
    if known.loaded is not None:
        size = characters_per_token(texts, known.loaded)
    characters = new_characters(texts, tools.recent.get((known.fingerprint, method), ()))
    if known.shape is not None:
        limit = plan.config.decoding.max_new_tokens
        load = load_of(texts, method, size or ASSUMED, known.loaded, limit)
        memory = foretell(known.shape, load, known.device, is_loaded=promise.is_loaded)
        promise = replace(promise, memory=memory)
    if size is None:
        return promise
    earlier = earlier_run(tools.ledger, plan, known.fingerprint)
    drafted = earlier is not None and mostly_drafted(missing, tools.ledger.doc_ids(earlier))
    runs = rates.runs(Kind(known.fingerprint, known.device, method, drafted))
    at_most = drafted and not runs
    if at_most:
        runs = rates.runs(Kind(known.fingerprint, known.device, method))
    read, written = round(characters / size), 0
    if method == "gen":
        each = tokens_per_answer(runs, plan.task.name) or 0.0
        written = round(promise.to_compute * min(each, plan.config.decoding.max_new_tokens))
    if not runs:
        return replace(promise, tokens=read)
    seconds = foretold_seconds(runs, Work(read, written, promise.to_compute), known.device)
    if known.loaded is None or not once_seconds_of(known.loaded, method):
        seconds += next((run.once for run in reversed(runs) if run.once), 0.0)
    return replace(promise, tokens=read, generated=written, seconds=seconds, at_most=at_most)


def describe_promise(promise: Promise) -> str:
    """Return the promise in a line, such as "412 stored, 88 to compute, about 9 s"."""
    parts: list[str] = [
        say("{n} stored", n=f"{promise.stored:,}"),
        say("{n} to compute", n=f"{promise.to_compute:,}"),
    ]
    if promise.failing:
        parts.append(say("{n} without a prompt or choices", n=f"{promise.failing:,}"))
    if promise.to_compute:
        parts.append(_time_text(promise))
    if promise.memory is not None:
        parts.append(describe_memory(promise.memory))
    return ", ".join(parts)


def _time_text(promise: Promise) -> str:
    if promise.seconds is None:
        return say("how long is known after the first run")
    text = say("about {time}", time=_rounded(promise.seconds))
    if promise.at_most:
        text = say("at most {time}", time=text)
    return text if promise.is_loaded else say("{time} once the model is loaded", time=text)


def _rounded(seconds: float) -> str:
    if seconds < 1:
        return say("a second")
    if seconds < 100:
        return f"{seconds:.0f} s"
    if seconds < 6000:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"


def describe_memory(memory: Memory) -> str:
    """Return the memory in words: what the run takes, and what is free."""
    size = _size(memory.total)
    if memory.free is not None:
        size = say("{size} of {free} free", size=size, free=_size(memory.free))
    if memory.fits:
        return size
    return say("{size} (that may not fit; batches are halved then)", size=size)


def _size(count: int) -> str:
    """Return bytes as megabytes or gigabytes, of 10⁶ and 10⁹ bytes."""
    return f"{count / 1e9:.1f} GB" if count >= 1e8 else f"{count / 1e6:.0f} MB"
