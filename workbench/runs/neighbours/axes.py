"""What can be varied about a version without a second model: each axis with its levels.

A level changes a plan into another ordinary plan, which is rendered, linted, scored and saved like
any. Of each axis the first level is the version as it is.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations, product
from typing import Any

from workbench.errors import ModelError, SettingError, nearest
from workbench.messages import Message, as_said, clauses, say, speaking
from workbench.models.base import LanguageModel
from workbench.models.gen.trunks import common_length
from workbench.prompts.chat import ChatTemplate
from workbench.runs.neighbours.marks import Mark, marks_of, with_text
from workbench.runs.neighbours.options import Edit, mark_edits, order_edits
from workbench.runs.plan import Plan
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.ppl import PPL_DEFAULTS
from workbench.types import Rendered, RenderFailure

AS_IT_IS = "as it is"
YOURS = "yours"
MODEL = "model"

MOST = 96
"""Neighbours that are raced where nothing else is said."""

SPARE = 3
"""Variants that are drawn for each that is wanted, as some are faulty or say the same."""

SEPARATORS = ("\n\n", "\n", "\n\n\n", "\n---\n", "\n\n###\n\n")
DELIMITERS = ("", " ", "\n")
SEEDS = 3
"""Other draws of the shots."""

MOST_SHOTS = 8
"""A pool of shots of more is tried with no more than this, unless the version has more."""

SWAPS = 6
"""Pairs of shots that are swapped, at most."""


@dataclass(frozen=True, slots=True)
class Level:
    """One way of an axis: what it is called, and what it makes of a plan."""

    label: str
    change: Callable[[Plan], Plan]


@dataclass(frozen=True, slots=True)
class Axis:
    """Something that is varied, and how; the first level changes nothing. `is_first`: its changes
    name a place of the source, so they are made before those of others."""

    name: str
    levels: tuple[Level, ...]
    is_first: bool = False


@dataclass(frozen=True, slots=True)
class Variant:
    """A neighbour: its level on each axis, and its plan. That of yours is as it is on all. `model`
    names another than the one that yours runs on."""

    levels: Mapping[str, str]
    plan: Plan = field(repr=False)
    model: str = ""

    @property
    @speaking("en")
    def name(self) -> Message:
        """What differs from yours, in a line; "yours" where nothing does. English, as it is kept;
        to be said again where it is shown."""
        changed = [
            say("{axis}: {level}", axis=as_said(axis), level=level)
            for axis, level in self.levels.items()
            if level != AS_IT_IS
        ]
        return as_said(clauses(changed) if changed else YOURS)

    @property
    def metric(self) -> str:
        """The name of the metric that its score is by, "" for the first that a row has."""
        return self.plan.config.metrics[0].name if self.plan.config.metrics else ""


@speaking("en")  # labels are kept, and compared: they are said again where they are shown
def axes_of(
    plan: Plan,
    items: Sequence[Rendered | RenderFailure],
    names: Sequence[str] = (),
    models: Collection[str] = (),
    model: LanguageModel | None = None,
) -> tuple[Axis, ...]:
    """Return the axes that a plan has, `names` alone where there are any. `items` are some of its
    prompts: what their inputs all end in is the cue. `models` names other models, besides `model`,
    whose chat template is an axis where it has one.

    Raises:
        SettingError: a name that is no axis of this plan, or a mark that cannot be read.
    """
    found = [
        _shots(plan, items),
        _texts("separator", "separator", SEPARATORS, plan),
        _texts("answer space", "target_delimiter", DELIMITERS, plan),
        _description(plan),
        _cue(plan, items),
        *_options(plan, items),
        _chat_template(plan, model),
        _normalisation(plan),
        *(_marked(mark) for mark in marks_of(plan.source)),
        axis_from(MODEL, [Level(name, lambda plan: plan) for name in models]),
    ]
    axes = {axis.name: axis for axis in found if axis is not None and len(axis.levels) > 1}
    for name in names:
        if name not in axes:
            known = ", ".join(axes) or "none"
            raise SettingError(f"axis {name!r}", expected=f"one of {known}", seen=name,
                               fix=nearest(name, axes))  # fmt: skip
    return tuple(axis for name, axis in axes.items() if not names or name in names)


def axis_from(name: str, levels: Sequence[Level]) -> Axis:
    """Return an axis of which the first level is the version as it is."""
    return Axis(name, (Level(AS_IT_IS, lambda plan: plan), *levels))


def with_settings(plan: Plan, **changes: Any) -> Plan:
    """Return a plan with other settings of its prompts."""
    return replace(plan, settings=replace(plan.settings, **changes))


def _texts(name: str, setting: str, texts: Sequence[str], plan: Plan) -> Axis | None:
    """Return an axis of a setting that is a text. Between shots there is something to vary only
    where there are shots."""
    own = getattr(plan.settings, setting)
    if plan.settings.num_fewshot < 1 and name == "separator":
        return None
    others = [text for text in texts if text != own]
    return axis_from(name, [Level(repr(t), partial(with_settings, **{setting: t})) for t in others])


def _description(plan: Plan) -> Axis | None:
    if not plan.settings.description:
        return None
    return axis_from("description", [Level(say("none"), partial(with_settings, description=""))])


def _options(plan: Plan, items: Sequence[Rendered | RenderFailure]) -> tuple[Axis, ...]:
    """Return other marks and other orders of listed options. Either is found in the source as it
    is by then, which an alternative of a mark may have changed."""
    made = [item for item in items if isinstance(item, Rendered)]

    def axis(name: str, edits: Callable[[str, Sequence[Rendered]], Sequence[Edit]]) -> Axis:
        def change(label: str, plan: Plan) -> Plan:
            known = {edit.label: edit.source for edit in edits(plan.source, made)}
            return _sourced(plan, known.get(label, plan.source))

        found = edits(plan.source, made)
        return axis_from(name, [Level(edit.label, partial(change, edit.label)) for edit in found])

    return axis("option marks", mark_edits), axis("option order", order_edits)


def _chat_template(plan: Plan, model: LanguageModel | None) -> Axis | None:
    """Return whether the prompt is put into the model's chat template, and in how many turns."""
    if model is None:
        return None
    try:
        model.apply_chat_template([{"role": "user", "content": "?"}])
    except ModelError:
        return None
    ways: list[tuple[ChatTemplate, str]] = [("", say("none")), ("turn", say("one turn"))]
    if plan.settings.num_fewshot:
        ways.append(("turns", say("a turn for each shot")))

    def level(way: ChatTemplate, label: str) -> Level:
        return Level(label, lambda plan: replace(plan, chat_template=way))

    return axis_from("chat template", [level(*way) for way in ways if way[0] != plan.chat_template])


def _shots(plan: Plan, items: Sequence[Rendered | RenderFailure]) -> Axis | None:
    """Return other numbers of shots, other draws, each shot left out, and pairs swapped."""
    count, pool = plan.settings.num_fewshot, len(plan.task.pool(plan.config).docs)
    most = min(max(MOST_SHOTS, count + 1), pool - 1)
    numbers = sorted({0, 1, 2, count - 1, count + 1, 2 * count} - {count})
    levels = [
        Level(str(n), partial(with_settings, num_fewshot=n)) for n in numbers if 0 <= n <= most
    ]
    if plan.settings.sampler == "ids":
        levels = [level for level in levels if int(level.label) < count]
    elif count:
        seeds = [plan.settings.seed + n for n in range(1, SEEDS + 1)]
        levels += [Level(say("seed {n}", n=n), partial(with_settings, seed=n)) for n in seeds]
    single = single_shots(plan, items)
    return axis_from("shots", [*levels, *single.without, *single.swapped])


@dataclass(frozen=True, slots=True)
class SingleShots:
    """What can be done to single shots: `without` leaves out each of `ids`, in order, and `swapped`
    swaps the `pairs`."""

    ids: tuple[int, ...] = ()
    without: tuple[Level, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    swapped: tuple[Level, ...] = ()


@speaking("en")
def single_shots(plan: Plan, items: Sequence[Rendered | RenderFailure]) -> SingleShots:
    """Return what can be done to single shots, where there are two or more and all docs have the
    same; else nothing."""
    drawn = [item.shot_ids for item in items if isinstance(item, Rendered)]
    usual = max(drawn, key=drawn.count, default=())
    # A doc that is itself a shot takes the spare one in its place.
    spare = next((d.id for d in plan.task.pool(plan.config).docs if d.id not in usual), None)
    if len(usual) < 2 or 2 * drawn.count(usual) < len(drawn):
        return SingleShots()

    def level(label: str, ids: Sequence[int]) -> Level:
        more = () if spare is None else (spare,)
        change = partial(with_settings, sampler="ids", shot_ids=(*ids, *more), num_fewshot=len(ids))
        return Level(label, change)

    without = [
        level(say("without {shot}", shot=one), [s for s in usual if s != one]) for one in usual
    ]
    pairs: list[tuple[int, int]] = []
    swapped: list[Level] = []
    for one, other in list(combinations(range(len(usual)), 2))[:SWAPS]:
        ids = list(usual)
        ids[one], ids[other] = ids[other], ids[one]
        pairs.append((usual[one], usual[other]))
        label = say("{one} and {other} swapped", one=usual[one], other=usual[other])
        swapped.append(level(label, ids))
    return SingleShots(usual, tuple(without), tuple(pairs), tuple(swapped))


def _normalisation(plan: Plan) -> Axis | None:
    """Return the other ways to rank choices; they cost nothing, the answers are the same."""
    if plan.config.method != "ppl":
        return None
    own = plan.config.metrics[0].type if plan.config.metrics else "acc"
    others = [name for name in PPL_DEFAULTS[plan.scope] if name != own]
    if own not in PPL_DEFAULTS[plan.scope]:
        others = [name for name in others if name != "acc"]
    return axis_from("normalisation", [Level(name, partial(_by, name)) for name in others])


def _by(name: str, plan: Plan) -> Plan:
    metrics = (MetricSpec(name, name), *plan.config.metrics)
    return replace(plan, config=replace(plan.config, metrics=metrics))


def _marked(mark: Mark) -> Axis:
    def level(text: str) -> Level:
        return Level(repr(text), lambda plan: _sourced(plan, with_text(plan.source, mark, text)))

    return replace(axis_from(mark.name, [level(text) for text in mark.texts[1:]]), is_first=True)


def _cue(plan: Plan, items: Sequence[Rendered | RenderFailure]) -> Axis | None:
    """Return other spellings of the words that all inputs end in, where the source has them in one
    place; a mark of that name says more."""
    inputs = [item.example.input for item in items if isinstance(item, Rendered)]
    if len(inputs) < 2:
        return None
    turned = [text[::-1] for text in inputs]
    ending = turned[0][: min(common_length(turned[0], text) for text in turned)][::-1].rstrip()
    cue = ending.rsplit("\n", 1)[-1].strip()
    if not cue or plan.source.count(cue) != 1:
        return None
    line = plan.source[: plan.source.index(cue)].count("\n")
    if any(mark.name == "cue" or mark.line == line for mark in marks_of(plan.source)):
        return None
    words = cue.rstrip(":")
    texts = (cue.upper(), cue.lower(), cue.capitalize(), f"{words}:", words, f"{words} is:")
    others = dict.fromkeys(text for text in texts if text and text != cue)

    def level(text: str) -> Level:
        return Level(repr(text), lambda plan: _sourced(plan, plan.source.replace(cue, text)))

    return axis_from("cue", [level(text) for text in others])


def _sourced(plan: Plan, source: str) -> Plan:
    return replace(plan, source=source, version="draft", filename="<neighbour>")


# -- neighbours ----------------------------------------------------------------------------------


def draw_variants(plan: Plan, axes: Sequence[Axis], most: int, seed: int) -> Iterator[Variant]:
    """Yield yours, each single change of it, and then variants that are drawn from all. Where
    `most` besides yours are wanted, there are spare ones for those that turn out faulty."""
    draw = random.Random(f"neighbours/{seed}")
    chosen: dict[tuple[int, ...], None] = {(0,) * len(axes): None}
    single = [
        tuple(level if axis is other else 0 for other in axes)
        for axis in axes
        for level in range(1, len(axis.levels))
    ]
    draw.shuffle(single)
    chosen.update(dict.fromkeys(single))
    total = math.prod(len(axis.levels) for axis in axes)
    wanted = max(len(chosen), SPARE * most + 1)
    if total <= wanted:
        every = [*product(*(range(len(axis.levels)) for axis in axes))]
        draw.shuffle(every)
        chosen.update(dict.fromkeys(every))
    while len(chosen) < min(wanted, total):
        chosen[tuple(draw.randrange(len(axis.levels)) for axis in axes)] = None
    for levels in chosen:
        labels = [axis.levels[n].label for axis, n in zip(axes, levels, strict=True)]
        yield variant_of(plan, axes, labels)


def variant_of(plan: Plan, axes: Sequence[Axis], labels: Sequence[str]) -> Variant:
    """Return a plan with a level of each axis, by their labels."""
    own = dict(zip((axis.name for axis in axes), labels, strict=True))
    for axis in sorted(axes, key=lambda axis: not axis.is_first):
        level = next(level for level in axis.levels if level.label == own[axis.name])
        plan = level.change(plan)
    model = own.get(MODEL, AS_IT_IS)
    return Variant(own, plan, "" if model == AS_IT_IS else model)
