"""What a run would cost, said before it begins: answers that are stored and those to compute, time,
memory. Nothing is computed for it, and no model is loaded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from workbench.messages import say
from workbench.models.base import once_seconds_of
from workbench.models.cache import Request, stored_in
from workbench.models.known import KnownModel
from workbench.models.memory.estimate import Memory, estimate_memory
from workbench.models.memory.free import spell_bytes
from workbench.prompts.render import Batch
from workbench.prompts.transform import TransformRunner
from workbench.runs.drafted import earlier_run, mostly_drafted
from workbench.runs.judging import score_settings
from workbench.runs.parts import WHOLE, Shard
from workbench.runs.plan import Plan, render_docs, require_scorable
from workbench.runs.run import WINDOW, Tools, is_small
from workbench.runs.speed import (
    Rates,
    characters_per_token,
    doc_requests,
    load_of,
    new_characters,
    texts_of,
    tokens_per_answer,
)
from workbench.tasks.task import choose_sample

ASSUMED = 3.0
"""Characters of a token where none was counted yet: for memory alone, never for time."""

SURE = 2.0
"""Time is said as one number where the ends of its range are in this ratio, or nearer."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a run would do.

    Docs: `stored` have all their answers kept, `to_compute` want the model, `failing` have no
    prompt or nothing to score. `tokens` are the distinct ones that the model would read,
    `generated` those that it would write; None where no run has told yet how many. `seconds` is
    the time of scoring, without loading, and `seconds_range` the least and the most that are
    likely (see `Rates.seconds`); None before the first run of this model on this kind of device.
    Of a large sample so many docs are `looked_at`, and the rest is taken to be like them.
    `at_most` says that it may be much less: earlier answers serve as drafts, and none of the runs
    that were timed had any. `is_loaded` says whether the model is there.
    """

    stored: int
    to_compute: int
    failing: int = 0
    tokens: int | None = None
    generated: int | None = None
    seconds: float | None = None
    seconds_range: tuple[float, float] | None = None
    at_most: bool = False
    memory: Memory | None = None
    is_loaded: bool = False
    looked_at: int | None = None

    @property
    def is_empty(self) -> bool:
        """Whether there is no doc to score."""
        return not (self.stored or self.to_compute or self.failing)


def make_cost(
    plan: Plan, known: KnownModel, tools: Tools, runner: TransformRunner, part: Shard = WHOLE
) -> Cost:
    """Render the plan's sample with `runner`, and return what a run of a `part` of it would do.

    Raises:
        InputError: the sample cannot be rendered.
    """
    docs = plan.docs()
    if is_small(plan):
        return cost_of(plan, render_docs(plan, docs, runner, known.loaded), known, tools, part)
    some = choose_sample(docs, WINDOW)
    cost = cost_of(plan, render_docs(plan, some, runner, known.loaded), known, tools, part)
    # How many docs a part has is known once all are read: its share is as near as the rest is.
    return _scaled(cost, len(some), len(docs))


def _scaled(cost: Cost, some: int, docs: int) -> Cost:
    """Return the cost of so many docs, where that of some is known."""
    ratio = docs / some

    def scaled(count: int) -> int:
        return round(ratio * count)

    span = cost.seconds_range
    return replace(
        cost,
        stored=scaled(cost.stored),
        to_compute=scaled(cost.to_compute),
        failing=scaled(cost.failing),
        tokens=None if cost.tokens is None else scaled(cost.tokens),
        generated=None if cost.generated is None else scaled(cost.generated),
        seconds=None if cost.seconds is None else ratio * cost.seconds,
        seconds_range=None if span is None else (ratio * span[0], ratio * span[1]),
        looked_at=some,
    )


def cost_of(plan: Plan, batch: Batch, known: KnownModel, tools: Tools, part: Shard = WHOLE) -> Cost:
    """Return what a run of a `part` of the rendered sample would do. Rows that are there of a run
    that is gone on with are stored.

    Raises:
        InputError: the sample cannot be scored as asked.
        ModelError: a chat template is asked for, and the model that has it is not loaded.
        StoreError: what is stored cannot be read.
    """
    require_scorable(plan, batch)
    items = batch.items
    if part.of > 1:
        order = part.order([item.doc for item in items], plan)
        own = {doc.id for doc in order.window().docs}
        items = tuple(item for item in items if item.doc.id in own)
    there = tools.ledger.doc_ids(part.run.run_id) if part.run else ()
    left = tuple(item for item in items if item.doc.id not in there)
    asked = doc_requests(left, score_settings(plan))
    flat = [request for _, own in asked for request in own]
    is_stored = dict(zip(flat, stored_in(tools.cache, known.fingerprint, flat), strict=True))
    missing = {item.doc.id: [r for r in own if not is_stored[r]] for item, own in asked}
    missing = {doc_id: requests for doc_id, requests in missing.items() if requests}
    cost = Cost(
        stored=len(items) - len(left) + len(asked) - len(missing),
        to_compute=len(missing),
        failing=len(left) - len(asked),
        is_loaded=known.loaded is not None,
    )
    if not missing:
        return replace(cost, tokens=0, generated=0, seconds=0.0, seconds_range=(0.0, 0.0))
    return _with_tokens(cost, plan, missing, known, tools)


def _with_tokens(
    cost: Cost, plan: Plan, missing: Mapping[int, list[Request]], known: KnownModel, tools: Tools
) -> Cost:
    """Return the cost with the memory and the time that the `missing` answers, by doc, take."""
    method = plan.config.method
    texts = texts_of(request for own in missing.values() for request in own)
    rates = Rates(plan.task.state, known.fingerprint, known.device)
    size = rates.characters_per_token()
    if known.loaded is not None:
        size = characters_per_token(texts, known.loaded)
    if known.shape is not None:
        limit = plan.config.decoding.max_new_tokens
        load = load_of(texts, method, size or ASSUMED, known.loaded, limit)
        load = replace(load, rows=load.rows * plan.config.decoding.draws)
        memory = estimate_memory(known.shape, load, known.device, is_loaded=cost.is_loaded)
        cost = replace(cost, memory=memory)
    if size is None:
        return cost
    recent = tools.recent.get((known.fingerprint, method), ())
    read = round(new_characters(texts, recent) / size)
    earlier = earlier_run(tools.ledger, plan, known)
    drafted = earlier is not None and mostly_drafted(missing, tools.ledger.doc_ids(earlier))
    # A doc is worked for once for each draw of its answer.
    times = sum(map(len, missing.values())) if method == "gen" else cost.to_compute
    return with_time(replace(cost, tokens=read), times, plan, known, rates, drafted=drafted)


def with_time(
    cost: Cost, times: int, plan: Plan, known: KnownModel, rates: Rates, *, drafted: bool
) -> Cost:
    """Return the cost, whose `tokens` are known, with the time that earlier runs tell of working
    so many `times` for a doc."""
    method = plan.config.method
    runs = rates.runs(method, drafted=drafted)
    at_most = drafted and not runs
    runs = runs or rates.runs(method)
    if not runs or cost.tokens is None:
        return cost
    written = 0
    if method == "gen":
        each = tokens_per_answer(runs, plan.task.name) or 0.0
        written = round(times * min(each, plan.config.decoding.max_new_tokens))
    low, seconds, high = rates.seconds(runs, cost.tokens, written, times)
    once = 0.0
    if known.loaded is None or not once_seconds_of(known.loaded, method):
        once = next((run.once for run in reversed(runs) if run.once), 0.0)
    return replace(
        cost,
        generated=written,
        seconds=seconds + once,
        seconds_range=(0.0 if at_most else low + once, high + once),
        at_most=at_most,
    )


def describe_cost(cost: Cost) -> str:
    """Return the cost in a line, such as "412 stored, 88 to compute, 5 to 14 s"."""
    parts: list[str] = [
        say("{n} stored", n=f"{cost.stored:,}"),
        say("{n} to compute", n=f"{cost.to_compute:,}"),
    ]
    if cost.failing:
        parts.append(say("{n} without a prompt or choices", n=f"{cost.failing:,}"))
    if cost.looked_at is not None:
        parts.append(say("told from {n} rows", n=f"{cost.looked_at:,}"))
    if cost.to_compute:
        parts.append(time_text(cost))
    if cost.memory is not None:
        parts.append(describe_memory(cost.memory))
    return ", ".join(parts)


def time_text(cost: Cost) -> str:
    """Return how long a run takes, in words, as far as earlier runs tell."""
    if cost.seconds is None or cost.seconds_range is None:
        return say("how long is known after the first run")
    low, high = cost.seconds_range
    if cost.at_most or (low < 0.5 and high >= 1):
        text = say("at most {time}", time=say("about {time}", time=_rounded(high)))
    elif high < 1 or high <= SURE * low:
        text = say("about {time}", time=_rounded(cost.seconds))
    else:
        first, unit = _rounded(low).split()
        last = _rounded(high)
        text = say("{low} to {high}", low=first if unit in last else f"{first} {unit}", high=last)
    return text if cost.is_loaded else say("{time} once the model is loaded", time=text)


def _rounded(seconds: float) -> str:
    if seconds < 100:
        return f"{max(1.0, seconds):.0f} s"
    if seconds < 6000:
        return f"{seconds / 60:.0f} min"
    return f"{seconds / 3600:.1f} h"


def describe_memory(memory: Memory) -> str:
    """Return the memory in words: what the run takes, and what is free."""
    size = spell_bytes(memory.total)
    if memory.free is not None:
        size = say("{size} of {free} free", size=size, free=spell_bytes(memory.free))
    if memory.fits:
        return size
    return say("{size} (that may not fit; batches are halved then)", size=size)
