"""The band of a version: how it scores over neutral formats, none of which says anything else, and
in how many of them it is better than another version."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from workbench.analysis.band import RUNS, Band, field_band
from workbench.analysis.formats import KeptBand, Versus, keep_of
from workbench.errors import SettingError
from workbench.models.base import LanguageModel
from workbench.runs.identity import facts_of_plan
from workbench.runs.neighbours.axes import (
    Axis,
    Level,
    Variant,
    axes_of,
    axis_from,
    variant_of,
    with_settings,
)
from workbench.runs.neighbours.field import Faults, Field, Scorer, admit, no_faults, probe_plan
from workbench.runs.plan import Plan, render_docs
from workbench.runs.progress import Progress
from workbench.runs.run import Tools
from workbench.runs.timeline import group_of
from workbench.runs.tries import try_of_plan
from workbench.scoring.groups import questions_of
from workbench.types import Rendered, RenderFailure

NEUTRAL = ("separator", "answer space", "cue", "option marks", "option order")
"""The axes of which no level says anything else than another."""

FORMATS = 100
DRAWS = 8
"""Draws of the shots, besides the one that there is."""

SPARE = 2
"""So many times as many formats are drawn as are wanted, as some are faulty."""


@dataclass(frozen=True)
class FormatBand:
    """The band of a version by a model. `distinct_tokens` were read for it."""

    task: str
    model: str
    metric: str
    field: Field = field(repr=False)
    band: Band
    kept: KeptBand
    distinct_tokens: int
    seconds: float

    @property
    def sentence(self) -> str:
        """What came of it, in a sentence."""
        return self.kept.sentence


def band_of_plan(
    plan: Plan,
    model: LanguageModel,
    tools: Tools,
    *,
    formats: int = FORMATS,
    against: Plan | None = None,
    faults: Faults = no_faults,
    progress: Callable[[Progress], None] = lambda step: None,
) -> FormatBand:
    """Return how a version scores over neutral formats, for two runs' worth of evaluations, and,
    for four more, in how many it is better than `against`: another version's plan, in the same
    formats. What came of it is kept in the ledger, where both are tries. The formats are none: what
    each scores is not told, so none of them can be chosen.

    Raises:
        InputError: it cannot be scored, answers are sampled, or there are hardly any formats.
        ModelError: the model fails.
    """
    begun = time.monotonic()
    mine, theirs = _fields(plan, against, formats, tools, model, faults)
    if len(mine.variants) < 2:
        raise SettingError("formats", expected="two or more that can be scored", seen="one",
                           fix="Only what the source has in one place can be varied.")  # fmt: skip
    names = [name or None for name in questions_of(mine.docs, plan.group, read=plan.read)]
    scorer = Scorer(mine, model, tools, progress)
    make = partial(field_band, len(mine.variants), names, seed=plan.settings.seed)
    band = make(scorer.score)
    versus = None
    if theirs is not None and against is not None:
        other = Scorer(theirs, model, tools, progress)

        def gains(asked: Sequence[tuple[int, list[int]]]) -> list[list[float]]:
            pairs = zip(scorer.score(asked), other.score(asked), strict=True)
            found = [[a - b for a, b in zip(*each, strict=True)] for each in pairs]
            differs.append(any(map(any, found)))
            return found

        differs: list[bool] = []
        versus = _versus(make(gains, bounds=(-1.0, 1.0)), against, is_same=not any(differs))
        scorer.asked += other.asked
    kept = keep_of(band, plan.version, versus)
    key = group_of(facts_of_plan(plan, model)), plan.source_sha256
    for scored in (plan, against):
        if scored is not None:
            tools.ledger.add_try(try_of_plan(scored, model))
    tools.ledger.keep_band(plan.task.name, plan.config.method, key, kept)
    return FormatBand(
        plan.task.name, model.name, mine.variants[0].metric, mine, band, kept,
        scorer.read(), time.monotonic() - begun,
    )  # fmt: skip


def _versus(gains: Band, against: Plan, *, is_same: bool) -> Versus:
    if is_same:
        return Versus(against.version, against.source_sha256, 0.0, (0.0, 0.0), is_same)
    low, high = gains.share_interval(0.0)
    return Versus(
        against.version, against.source_sha256, 1 - gains.share_below(0.0), (1 - high, 1 - low)
    )


def _fields(
    plan: Plan,
    against: Plan | None,
    formats: int,
    tools: Tools,
    model: LanguageModel,
    faults: Faults,
) -> tuple[Field, Field | None]:
    """Return who is scored, and the same formats of the other version: those that both can have."""
    probe = probe_plan(plan, tools, model)
    axes = neutral_axes(plan, probe.items)
    budget = RUNS * len(probe.docs) * (2 if against else 1)
    if against is None:
        return admit(probe, _drawn(plan, axes, formats), budget, faults, most=formats), None
    made = render_docs(against, probe.some, tools.runner, model).items
    theirs = {axis.name: axis for axis in neutral_axes(against, made)}
    both = [_shared(axis, theirs[axis.name]) for axis in axes if axis.name in theirs]
    pairs = [(a, b) for a, b in both if len(a.levels) > 1]
    mine = admit(probe, _drawn(plan, [a for a, _ in pairs], formats), budget, faults)
    others = [b for _, b in pairs]
    drawn = [variant_of(against, others, [*v.levels.values()]) for v in mine.variants]
    other = admit(replace(probe, plan=against, items=made), drawn, budget, faults)
    levels = [variant.levels for variant in other.variants]
    same = tuple(v for v in mine.variants if v.levels in levels)[:formats]
    by_levels = {tuple(v.levels.items()): v for v in other.variants}
    return (
        replace(mine, variants=same),
        replace(other, variants=tuple(by_levels[tuple(v.levels.items())] for v in same)),
    )


def _shared(one: Axis, other: Axis) -> tuple[Axis, Axis]:
    """Return two versions' axes of one name with those levels that both have."""
    labels = {level.label for level in one.levels} & {level.label for level in other.levels}

    def kept(axis: Axis) -> Axis:
        return replace(axis, levels=tuple(own for own in axis.levels if own.label in labels))

    return kept(one), kept(other)


def neutral_axes(plan: Plan, items: Sequence[Rendered | RenderFailure]) -> tuple[Axis, ...]:
    """Return the axes of a plan's neutral formats, draws of its shots among them. A pool of shots
    that are chosen by their ids has one draw."""
    found = [axis for axis in axes_of(plan, items) if axis.name in NEUTRAL]
    if plan.settings.num_fewshot and plan.settings.sampler != "ids":
        seeds = [plan.settings.seed + n for n in range(1, DRAWS + 1)]
        levels = [Level(f"seed {n}", partial(with_settings, seed=n)) for n in seeds]
        found.append(axis_from("shots", levels))
    return tuple(found)


def _drawn(plan: Plan, axes: Sequence[Axis], formats: int) -> Iterator[Variant]:
    """Yield the plan as it is and other formats, drawn from all, each as likely as any other."""
    draw = random.Random(f"formats/{plan.settings.seed}")
    total = math.prod(len(axis.levels) for axis in axes)
    others = draw.sample(range(1, total), min(total - 1, SPARE * formats))
    for place in (0, *others):
        labels: list[str] = []
        for axis in axes:
            place, own = divmod(place, len(axis.levels))
            labels.append(axis.levels[own].label)
        yield variant_of(plan, axes, labels)
