"""The draft raced against its neighbours: the controller's half of `runs/neighbours`.

Nothing goes on here by itself: a race is a call that tells of each step and each round, and what
`watch` raises ends it. Answers are kept, so the same field asked for again goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, fields, replace
from typing import Any

from workbench.analysis.raced import Race
from workbench.errors import SettingError
from workbench.lint.first import errors_in
from workbench.models.base import LanguageModel
from workbench.models.load import loaded_model
from workbench.runs.holdout import require_sealed
from workbench.runs.neighbours.axes import AS_IT_IS, axes_of
from workbench.runs.neighbours.field import PROBED, Field
from workbench.runs.neighbours.marks import marks_of, with_first
from workbench.runs.neighbours.search import (
    BUDGET_RUNS,
    FieldPrice,
    Neighbours,
    Search,
    make_field,
    price_field,
    race_field,
)
from workbench.runs.options import OPTIONS
from workbench.runs.plan import Plan, render_docs
from workbench.runs.progress import Progress
from workbench.runs.run import Tools, open_cache, open_ledger
from workbench.runs.sealing import own_source
from workbench.session.session import Session
from workbench.tasks.seal import read_seal, seal_name
from workbench.types import RenderSettings

LEAST_RUNS = 2
"""Runs' worth of evaluations that a race may have at least: one of yours, and something to race."""

MOST_RUNS = 40


@dataclass(frozen=True, slots=True)
class Offered:
    """An axis that the draft has, and in how many other ways it can be had."""

    name: str
    ways: int


@dataclass(frozen=True)
class Entry:
    """Who would run for a number of runs' worth of evaluations, and what that takes at most."""

    field: Field
    price: FieldPrice
    runs: int


@dataclass(frozen=True, slots=True)
class Adoption:
    """What makes a variant the draft: its text, the settings that are others in it, and what the
    config alone can say, as its keys and values."""

    source: str
    settings: Mapping[str, Any]
    of_config: Mapping[str, Any]


def plan_to_race(session: Session) -> Plan:
    """Return the draft's plan on all docs: a race is on the rows that there are.

    Raises:
        InputError: the config or a setting cannot be used.
    """
    return replace(session.job().plan, sample_size=None)


def offered_axes(session: Session) -> tuple[Offered, ...]:
    """Return the axes of the draft. A few rows are rendered for that, and no model is loaded.

    Raises:
        InputError: the draft cannot be rendered, or a mark cannot be read.
        WorkerError: the process for live code cannot be started.
    """
    plan = plan_to_race(session)
    docs = plan.docs()
    some = docs[:: max(1, len(docs) // PROBED)][:PROBED]
    model = loaded_model(session.state().model)
    made = render_docs(plan, some, session.aside, model)
    return tuple(
        Offered(axis.name, len(axis.levels) - 1) for axis in axes_of(plan, made.items, model=model)
    )


def make_entry(
    session: Session, axes: Sequence[str], model: LanguageModel, runs: int = BUDGET_RUNS
) -> Entry:
    """Return who would run, and what it takes. Prompts are rendered for it; nothing is scored.

    Raises:
        InputError: the draft cannot be scored, answers are sampled, or an axis is not there.
        ModelError: the model's chat template refuses a prompt.
        WorkerError: the process for live code cannot be started.
    """
    plan = plan_to_race(session)
    budget = runs * max(1, len(plan.docs()))
    state = plan.task.state
    with closing(open_ledger(state)) as ledger, closing(open_cache(state)) as cache:
        tools = Tools(ledger, cache, session.aside)
        found = make_field(plan, Search(tuple(axes), budget=budget), tools, model, errors_in)
        return Entry(found, price_field(found, model, tools), runs)


def with_runs(session: Session, entry: Entry, model: LanguageModel, runs: int) -> Entry:
    """Return the same field with another budget, and its price.

    Raises:
        InputError, WorkerError: as in `make_entry`.
    """
    found = replace(entry.field, budget=runs * max(1, len(entry.field.docs)))
    state = found.plan.task.state
    with closing(open_ledger(state)) as ledger, closing(open_cache(state)) as cache:
        return Entry(found, price_field(found, model, Tools(ledger, cache, session.aside)), runs)


def race_entry(
    session: Session,
    entry: Entry,
    model: LanguageModel,
    progress: Callable[[Progress], None],
    watch: Callable[[Race], None],
) -> Neighbours:
    """Race a field to its end, and count its tries. `progress` is told how far it is, `watch` of
    each round; what they raise ends it, and the answers so far are kept.

    Raises:
        ModelError: the model fails.
    """
    state = entry.field.plan.task.state
    with closing(open_ledger(state)) as ledger, closing(open_cache(state)) as cache:
        tools = Tools(ledger, cache, session.aside)
        return race_field(entry.field, model, tools, progress, watch)


def why_sealed(found: Neighbours) -> str | None:
    """Return why the sealed rows cannot be asked about a race's winner, "" where they can; None
    where there is nothing to ask: no sealed rows, nobody ahead of yours, or asked already."""
    plan = found.field.plan
    path = plan.task.path / seal_name(own_source(plan.task, plan.config))
    if read_seal(path) is None or found.race.best_place == 0 or found.sealed is not None:
        return None
    try:
        require_sealed(plan)
    except SettingError as error:
        return str(error)
    return ""


def adoption(found: Neighbours) -> Adoption:
    """Return what makes the best variant the draft. The text of a mark that it took comes first in
    the mark's comment, so that the draft can be raced again."""
    plan, own = found.best.plan, found.field.plan
    source = plan.source
    for mark in marks_of(own.source):
        level = found.best.levels.get(mark.name, AS_IT_IS)
        taken = next((text for text in mark.texts if repr(text) == level), None)
        if taken is not None:
            source = with_first(source, mark, taken)
    names = [each.name for each in fields(RenderSettings)]
    changed = {
        name: getattr(plan.settings, name)
        for name in names
        if getattr(plan.settings, name) != getattr(own.settings, name)
    }
    if found.best.metric != found.metric:
        changed["metric"] = found.best.metric
    if found.best.plan.chat_template != own.chat_template:
        changed["chat_template"] = found.best.plan.chat_template
    return Adoption(
        source,
        {name: value for name, value in changed.items() if name in OPTIONS},
        {name: value for name, value in changed.items() if name not in OPTIONS},
    )
