"""Which edit did it: what scoring the prompts between two versions would cost, and what each hunk
of the change did.

All in-between prompts are asked for at once, so that what they share is computed once; each answer
is kept as a run's are, and a study that was cancelled goes on where it was.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from workbench.analysis.attribution import Attribution, make_shares
from workbench.analysis.judge import means_by_question
from workbench.analysis.scores import score_of
from workbench.analysis.shapley import share_out
from workbench.analysis.unequal import rows_note, sizes_of
from workbench.io.given import require, require_function, require_text
from workbench.messages import say
from workbench.models.base import LanguageModel, notes_of
from workbench.models.cache import cached, stored_in
from workbench.models.known import KnownModel, known_of
from workbench.models.load import model_of
from workbench.prompts.render import Batch
from workbench.runs.cost import ASSUMED, Cost, cost_of, describe_cost
from workbench.runs.drafted import drafts_of
from workbench.runs.edits.study import Study, make_study, plan_sides
from workbench.runs.identity import settings_of
from workbench.runs.judging import score_settings
from workbench.runs.options import Options, change_options
from workbench.runs.progress import Progress, seconds_left
from workbench.runs.run import Tools, open_tools
from workbench.runs.speed import (
    Rates,
    characters_per_token,
    doc_requests,
    new_characters,
    texts_of,
)
from workbench.runs.tries import Try, try_beside, try_of_plan
from workbench.scoring.evaluate import evaluate
from workbench.tasks.task import Task
from workbench.types import Method, Row


def attribute(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    old: str,
    new: str,
    *,
    method: Method | None = None,
    configs: tuple[str, str] = ("", ""),
    priced: Callable[[Price], None] = lambda price: None,
    progress: Callable[[Progress], None] = lambda step: None,
    **settings: Any,
) -> Attribution:
    """Return which edit between two versions did it: the hunks of the change, each with its share
    of the effect.

    `old` and `new` are as `version` is in `workbench.score`, `configs` theirs where not the task's
    first. `priced` is given the cost before anything is scored; what it raises ends it. `settings`
    are fields of `workbench.runs.options.Options`: num_fewshot, sample_size, …

    Raises:
        InputError: a setting cannot be used, or the two differ in more than their prompts.
        ModelError: the model cannot be loaded, or fails.
    """
    require_function(priced=priced, progress=progress)
    require_text(old=old, new=new)
    names = "the names of the old version's config and of the new one's"
    require("configs", configs, lambda pair: isinstance(pair, tuple) and len(pair) == 2, names)
    options = change_options(Options(), **settings)
    opened = Task.of(task)
    sides = plan_sides(opened, options, (old, new), method=method, configs=configs)
    loaded = model_of(model)
    tools = open_tools(sides[1].task.state)
    with closing(tools):
        study = make_study(*sides, tools.runner, loaded)
        priced(price_of(study, known_of(loaded), tools))
        return attribution(study, loaded, tools, progress)


@dataclass(frozen=True, slots=True)
class Price:
    """What scoring a study would take: `hunks` in `corners`. `cost` is that of all distinct prompts
    which are not stored (its docs are prompts). `tokens` are the distinct ones to read, and
    `run_tokens` those of one run of the new version from nothing. Tokens are counted by characters;
    while nothing is known of the model, at `ASSUMED` a token.
    """

    hunks: int
    corners: int
    cost: Cost
    tokens: int
    run_tokens: int

    @property
    def runs(self) -> float:
        """How many runs' worth of distinct tokens are to be read."""
        return self.tokens / max(1, self.run_tokens)


def price_of(study: Study, known: KnownModel, tools: Tools) -> Price:
    """Return what scoring the study would take. Nothing is computed for it.

    Raises:
        InputError: the sample cannot be scored as asked.
        StoreError: what is stored cannot be read.
    """
    plan, settings = study.new, score_settings(study.new)
    cost = cost_of(plan, Batch(study.items), known, tools)
    flat = [r for _, own in doc_requests(study.items, settings) for r in own]
    is_stored = stored_in(tools.cache, known.fingerprint, flat)
    missing = texts_of(r for r, has in zip(flat, is_stored, strict=True) if not has)
    ends = [study.items[place] for place in study.places(study.corners[-1])]
    whole = texts_of(r for _, own in doc_requests(ends, settings) for r in own)
    rates = Rates(plan.task.state, known.fingerprint, known.device)
    size = rates.characters_per_token() or ASSUMED
    if known.loaded is not None and whole:
        size = characters_per_token(whole, known.loaded)
    return Price(
        hunks=len(study.hunks),
        corners=len(study.corners),
        cost=cost,
        tokens=round(new_characters(missing) / size) if missing else 0,
        run_tokens=round(new_characters(whole) / size) if whole else 0,
    )


def describe_price(price: Price) -> str:
    """Return the price in a line: hunks, prompts, distinct tokens, runs' worth, time."""
    return say(
        "{hunks} hunks, {corners} prompts a row: {tokens} distinct tokens to read, {runs} runs' "
        "worth; {cost}",
        hunks=price.hunks,
        corners=price.corners,
        tokens=f"{price.tokens:,}",
        runs=f"{price.runs:.1f}",
        cost=describe_cost(price.cost),
    )


def score_study(
    study: Study, model: LanguageModel, tools: Tools
) -> Generator[Progress, None, Attribution]:
    """Score every in-between prompt, yielding progress, and return what each hunk did. A consumer
    that stops iterating cancels it; the answers so far are stored. Both versions, and each of what
    lies between, are tries in the ledger once they are told.

    Raises:
        SettingError: an unknown metric or post-processor.
        ModelError: the model fails.
    """
    begun = time.monotonic()
    used = cached(model, tools.cache) if tools.cache else model
    hints = drafts_of(tools.ledger, study.new, model)
    own_ids = [row.old.doc.id for row in study.rows]
    drafts = {
        place: hints[doc_id]
        for corner in study.corners
        for place, doc_id in zip(study.places(corner), own_ids, strict=True)
        if doc_id in hints
    }
    rows: dict[int, Row] = {}
    counted = _Counted(len(study.items), begun)
    with closing(evaluate(study.items, used, score_settings(study.new), drafts)) as stream:
        for row in stream:
            if row is not None:
                rows[row.doc_id] = row
            yield counted.take(row, notes_of(used))
    for tried in _tries_of(study, model):
        tools.ledger.add_try(tried)
    return attribution_of(study, rows, model.name)


def _tries_of(study: Study, model: LanguageModel) -> Iterator[Try]:
    """Yield what a study tries: both versions, and each of the prompts between them that is scored.
    These have no text, so they are known by the old version and the hunks that are made in it."""
    old, new = try_of_plan(study.old, model), try_of_plan(study.new, model)
    whole = frozenset(range(len(study.hunks)))
    for corner in study.corners:
        if corner in (frozenset(), whole):
            yield new if corner else old
        else:
            made = sorted(study.hunks[place].text for place in corner)
            yield try_beside(old, *made)


def attribution(
    study: Study,
    model: LanguageModel,
    tools: Tools,
    progress: Callable[[Progress], None] = lambda step: None,
) -> Attribution:
    """Score the study to its end, and return what each hunk did (see `score_study`)."""
    with closing(score_study(study, model, tools)) as stream:  # before what keeps answers is closed
        while True:
            try:
                progress(next(stream))
            except StopIteration as ended:
                return ended.value


class _Counted:
    """How far a study is; what it counts are prompts."""

    def __init__(self, total: int, begun: float) -> None:
        self.total, self.begun = total, begun
        self.cached = self.computed = 0

    def take(self, row: Row | None, notes: tuple[str, ...]) -> Progress:
        """Count a scored prompt, if it is one, and return the progress."""
        if row is not None:
            self.cached += row.is_cached
            self.computed += not row.is_cached
        seconds = time.monotonic() - self.begun
        done = self.cached + self.computed
        rate = done / max(seconds, 1e-9) if done else 0.0
        return Progress(
            "running",
            done,
            self.total,
            self.cached,
            self.computed,
            seconds,
            rate,
            seconds_left(done, self.total, rate),
            notes=notes,
        )


def attribution_of(study: Study, rows: Mapping[int, Row], model: str) -> Attribution:
    """Return what each hunk did, of the scored prompts by their place among the study's items."""
    plan = study.new
    metric = plan.config.metrics[0].name if plan.config.metrics else ""
    metric = metric or next((name for row in rows.values() for name in row.scores), "")
    is_less = bool(plan.config.metrics) and plan.config.metrics[0].type == "lm_loss"
    sign = -1.0 if is_less else 1.0
    values = {place: sign * score_of(row, metric) for place, row in rows.items()}
    table = {c: [values.get(p, math.nan) for p in study.places(c)] for c in study.corners}
    every = range(len(study.rows))
    kept = [i for i in every if not any(math.isnan(own[i]) for own in table.values())]
    groups = [study.questions.get(study.rows[i].old.doc.id, "") for i in kept]
    ends = [[table[corner][i] for i in kept] for corner in (study.corners[0], study.corners[-1])]
    means = means_by_question(list(zip(*ends, strict=True)), [name or None for name in groups])
    changes = [new - old for old, new in zip(*means, strict=True)]
    told_both = rows_note(changes, sizes_of([n or None for n in groups]), is_share=not is_less)
    count = len(study.hunks)
    found = share_out({c: [own[i] for i in kept] for c, own in table.items()}, groups, count)
    names = "name text old_lines new_lines diff rows notes"
    about = [{n: getattr(hunk, n) for n in names.split()} for hunk in study.hunks]
    shares, together = make_shares(found, about)
    return Attribution(
        task=plan.task.name,
        old=study.old.version,
        new=plan.version,
        model=model,
        metric=metric,
        hunks=shares,
        together=together,
        total=found.total,
        total_ci95=found.total_ci95,
        n=found.n,
        rows=len(kept),
        notes=(told_both,) if told_both else (),
        left_out=study.left_out + len(study.rows) - len(kept),
        corners=len(study.corners),
        settings=settings_of(plan),
    )
