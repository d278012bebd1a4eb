"""Neighbours raced with a model: what it would cost, lap after lap, and what came of it.

All variants of a lap are asked for at once, so that what their prompts share is computed once; each
answer is kept as a run's are, so a search that was stopped, or is widened, goes on from there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from workbench.analysis.effects import AxisEffect, axis_effects
from workbench.analysis.interactions import Interaction, interactions
from workbench.analysis.judgement import format_span
from workbench.analysis.race import course_of, field_rounds
from workbench.analysis.raced import Race
from workbench.errors import SettingError
from workbench.io.given import require_text, require_whole
from workbench.messages import say
from workbench.models.base import LanguageModel
from workbench.models.known import known_of
from workbench.runs.cost import Cost, with_time
from workbench.runs.neighbours.axes import MOST, Variant, axes_of, draw_variants
from workbench.runs.neighbours.field import Faults, Field, Scorer, admit, no_faults, probe_plan
from workbench.runs.openings import Against
from workbench.runs.plan import Plan
from workbench.runs.progress import Progress
from workbench.runs.run import Tools
from workbench.runs.speed import Rates, TextPairs
from workbench.runs.tries import try_of_plan
from workbench.scoring.groups import questions_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BUDGET_RUNS = 9
"""Runs' worth of evaluations where nothing else is said: 96 neighbours on 2,000 rows then lose half
a point to the best, by simulation."""

MOST_NEIGHBOURS = 10_000
MOST_EVALUATIONS = 1_000_000_000
"""More than anyone waits for: every neighbour is rendered before the price is said."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is asked for: the axes by name (none: all there are), how many neighbours at most, and
    for how many evaluations of one variant on one doc (None: `BUDGET_RUNS` runs' worth).

    Raises:
        SettingError: an axis that is no text, or a number that is none, below 1 or beyond use.
    """

    axes: tuple[str, ...] = ()
    most: int = MOST
    budget: int | None = None

    def __post_init__(self) -> None:
        require_text(**{f"axes[{place}]": name for place, name in enumerate(self.axes)})
        require_whole("most", self.most, 1, MOST_NEIGHBOURS)
        if self.budget is not None:
            require_whole("budget", self.budget, 1, MOST_EVALUATIONS)


@dataclass(frozen=True, slots=True)
class FieldPrice:
    """What a race would take, at most: evaluations, and distinct tokens to read, of which those of
    the first lap (`first_lap`) are counted and the rest taken to be like yours; `run_tokens` are
    those of one run of yours. What is stored is not read: `cost` says how many evaluations are, as
    far as stored answers tell who goes on, and the time, where earlier runs or races of the model
    tell it."""

    variants: int
    evaluations: int
    tokens: int
    first_lap: int
    run_tokens: int
    cost: Cost


@dataclass(frozen=True)
class Neighbours:
    """What a search has found. `effects` are those of the axes, the largest first, `interactions`
    what levels surely do only together. `distinct_tokens` were read, and `alone_tokens` is what
    scoring each variant alone on all docs takes, by that of yours. `sealed` is what the sealed
    rows say, once `open_winner` asked them."""

    task: str
    version: str
    model: str
    metric: str
    field: Field = field(repr=False)
    race: Race
    effects: tuple[AxisEffect, ...]
    interactions: tuple[Interaction, ...]
    distinct_tokens: int
    alone_tokens: int
    seconds: float
    sealed: Against | None = None

    @property
    def best(self) -> Variant:
        """The variant that is ahead; yours where none is ahead of it."""
        return self.race.best

    @property
    def tied(self) -> tuple[Variant, ...]:
        """All that are not shown to be worse than the best."""
        return self.race.tied

    @property
    def sentence(self) -> str:
        """What came of it, in a sentence, with what the sealed rows say where they were asked; of
        the axes, which one matters for certain."""
        told = with_sealed(self.race.sentence, self.sealed)
        sure = [axis for axis in self.effects if axis.ci95[0] > 0]
        if not sure:
            return told
        size = f"{100 * sure[0].effect:.1f}"
        return say("{sentence}; {axis} matters: {size} points between its best and its worst",
                   sentence=told, axis=sure[0].name, size=size)  # fmt: skip

    def plot(self) -> Figure:
        """Draw the race (see `Race.plot`)."""
        return self.race.plot()


def with_sealed(sentence: str, sealed: Against | None) -> str:
    """Return a sentence on the best, with what the sealed rows say of it, where they were asked."""
    if sealed is None:
        return sentence
    size = f"{100 * sealed.delta:+.1f}" if sealed.is_share else f"{sealed.delta:+.3g}"
    span = format_span(sealed.ci95, is_share=sealed.is_share)
    return say("{sentence}; on the {n} sealed rows {size} ({span})",
               sentence=sentence, n=sealed.n, size=size, span=span)  # fmt: skip


def make_field(
    plan: Plan,
    search: Search,
    tools: Tools,
    model: LanguageModel | None = None,
    faults: Faults = no_faults,
    models: Mapping[str, LanguageModel] | None = None,
) -> Field:
    """Return who runs: yours, and the neighbours that can be rendered on some of the docs, have no
    fault that yours has not, and whose prompts no other has. `models` are others to run on, by
    their names.

    Raises:
        InputError: yours cannot be scored, answers are sampled, or an axis is not there.
    """
    probe = probe_plan(plan, tools, model)
    axes = axes_of(plan, probe.items, search.axes, models or {}, model)
    drawn = draw_variants(plan, axes, search.most, plan.settings.seed)
    budget = BUDGET_RUNS * len(probe.docs) if search.budget is None else search.budget
    return admit(probe, drawn, budget, faults, models, search.most + 1)


def price_field(found: Field, model: LanguageModel, tools: Tools) -> FieldPrice:
    """Return what racing the field would take, at most. The laps that stored answers carry, the one
    after them and one run of yours are rendered for it; nothing is computed.

    Raises:
        StoreError: what is stored cannot be read.
    """
    course = course_of(
        len(found.variants), _questions(found), found.budget, found.plan.settings.seed
    )
    scorer = Scorer(found, model, tools, lambda step: None)
    run = scorer.tokens(scorer.texts([0], range(len(found.docs))))
    ahead = _Ahead(scorer)
    with suppress(_NotStored):
        for _ in field_rounds(
            found.variants, _questions(found), ahead, budget=found.budget,
            seed=found.plan.settings.seed,
        ):  # fmt: skip
            pass
    left = course.evaluations - ahead.asked if ahead.missing else 0
    tokens = scorer.tokens(ahead.texts) + left * run // max(1, len(found.docs))
    cost = _timed(found.plan, ahead.asked - ahead.missing, ahead.missing + left, tokens, model)
    first = scorer.tokens(ahead.texts) if ahead.laps == 1 and course.plan.laps else 0
    return FieldPrice(len(found.variants), course.evaluations, tokens, first, run, cost)


class _NotStored(Exception):
    """A lap needs an answer that is not stored."""


class _Ahead:
    """Scores laps as long as all answers are stored, and counts what the first other one lacks."""

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self.laps = self.asked = self.missing = 0
        self.texts: TextPairs = ()

    def __call__(self, runners: Sequence[int], places: Sequence[int]) -> list[list[float]]:
        self.laps += 1
        self.asked += len(runners) * len(places)
        self.missing, self.texts = self._scorer.missing(runners, places)
        if self.missing:
            raise _NotStored
        return self._scorer(runners, places)


def _timed(plan: Plan, stored: int, evaluations: int, tokens: int, model: LanguageModel) -> Cost:
    """Return the cost of so many evaluations, besides those that are stored, with the time that the
    last runs of the model tell."""
    cost = Cost(stored=stored, to_compute=evaluations, tokens=tokens, is_loaded=True)
    if not evaluations:
        return replace(cost, generated=0, seconds=0.0, seconds_range=(0.0, 0.0))
    rates = Rates(plan.task.state, model.fingerprint, model.device)
    times = evaluations * (plan.config.decoding.draws if plan.config.method == "gen" else 1)
    return with_time(cost, times, plan, known_of(model), rates, drafted=False)


def _questions(found: Field) -> list[str | None]:
    """Return the question of each doc, None for one that is its own."""
    return [
        name or None for name in questions_of(found.docs, found.plan.group, read=found.plan.read)
    ]


def race_field(
    found: Field,
    model: LanguageModel,
    tools: Tools,
    progress: Callable[[Progress], None] = lambda step: None,
    watch: Callable[[Race], None] = lambda race: None,
    *,
    measured: bool = True,
) -> Neighbours:
    """Race the field to its end. `watch` is given the race after each round; what it raises ends
    the race, and the answers so far are stored. Whoever ran is a try in the ledger. Where it is to
    be `measured`, the axes' effects are told.

    Raises:
        ModelError: the model fails.
    """
    begun = time.monotonic()
    plan = found.plan
    scorer = Scorer(found, model, tools, progress)
    last = None
    try:
        for last in field_rounds(
            found.variants, _questions(found), scorer, budget=found.budget, seed=plan.settings.seed
        ):
            if len(last.rounds) == 1:
                _count_tries(found, last, model, tools)
            watch(last)
    finally:
        scorer.keep_time()
    assert last is not None, "a race has a round"
    run = scorer.tokens(scorer.texts([0], range(len(found.docs))))
    effects, together = _effects(last) if measured else ((), ())
    return Neighbours(
        task=plan.task.name,
        version=plan.version,
        model=model.name,
        metric=found.variants[0].metric,
        field=found,
        race=last,
        effects=effects,
        interactions=together,
        distinct_tokens=scorer.read(),
        alone_tokens=run * len(found.variants),
        seconds=time.monotonic() - begun,
    )


def _count_tries(found: Field, race: Race, model: LanguageModel, tools: Tools) -> None:
    """Write down that all of the first round were tried on these rows."""
    for place in race.rounds[0].ranking:
        own = found.models.get(found.variants[place].model, model)
        tools.ledger.add_try(try_of_plan(found.variants[place].plan, own))


def _effects(race: Race) -> tuple[tuple[AxisEffect, ...], tuple[Interaction, ...]]:
    """Return the effects of the axes and what levels do together, by all laps but the fresh one."""
    laps = [own.lap for own in race.rounds if not own.is_fresh]
    levels = [variant.levels for variant in race.variants]
    if not laps or len(levels) < 3:
        return (), ()
    means = race.means[:, : laps[-1].end]
    try:
        return axis_effects(levels, means), interactions(levels, means)
    except SettingError:  # what told two levels apart was dropped as faulty
        return (), ()
