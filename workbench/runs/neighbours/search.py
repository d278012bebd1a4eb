"""Neighbours raced with a model: what it would cost, lap after lap, and what came of it.

All variants of a lap are asked for at once, so that what their prompts share is computed once; each
answer is kept as a run's are, so a search that was stopped, or is widened, goes on from there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from workbench.analysis.effects import AxisEffect, axis_effects
from workbench.analysis.judgement import format_span
from workbench.analysis.race import field_rounds
from workbench.analysis.raced import Race
from workbench.analysis.schedule import schedule
from workbench.analysis.scores import score_of
from workbench.errors import InputError, SettingError
from workbench.io.given import require_text, require_whole
from workbench.messages import say
from workbench.models.base import LanguageModel, notes_of
from workbench.models.cache import cached
from workbench.models.known import known_of
from workbench.runs.cost import Cost, with_time
from workbench.runs.edits.study import require_greedy
from workbench.runs.identity import facts_of_plan
from workbench.runs.neighbours.axes import MOST, YOURS, Variant, axes_of, draw_variants
from workbench.runs.openings import Against
from workbench.runs.plan import Plan, hangs_together, render_docs, require_scorable
from workbench.runs.progress import Progress
from workbench.runs.run import Tools, score_settings
from workbench.runs.speed import (
    Rates,
    TextPairs,
    characters_per_token,
    distinct_characters,
    doc_requests,
    texts_of,
)
from workbench.runs.tries import try_of_facts
from workbench.scoring.evaluate import evaluate
from workbench.scoring.groups import questions_of
from workbench.types import Doc, Rendered, RenderFailure

if TYPE_CHECKING:
    from matplotlib.figure import Figure

BUDGET_RUNS = 9
"""Runs' worth of evaluations where nothing else is said: 96 neighbours on 2,000 rows then lose half
a point to the best, by simulation."""

PROBED = 8
"""Docs that all variants are rendered on before the race, to see which are faulty."""

Faults: TypeAlias = Callable[[Plan, Sequence[Rendered | RenderFailure]], Sequence[str]]
"""A variant's plan and some of its prompts in, what is wrong with them out."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is asked for: the axes by name (none: all there are), how many neighbours at most, and
    for how many evaluations of one variant on one doc (None: `BUDGET_RUNS` runs' worth).

    Raises:
        SettingError: an axis that is no text, or a number that is none or below 1.
    """

    axes: tuple[str, ...] = ()
    most: int = MOST
    budget: int | None = None

    def __post_init__(self) -> None:
        require_text(**{f"axes[{place}]": name for place, name in enumerate(self.axes)})
        require_whole("most", self.most, 1)
        if self.budget is not None:
            require_whole("budget", self.budget, 1)


@dataclass(frozen=True)
class Field:
    """Who runs: yours first; and who does not, with the reason."""

    plan: Plan
    docs: Sequence[Doc] = field(repr=False)
    variants: tuple[Variant, ...]
    dropped: tuple[tuple[Variant, str], ...]
    budget: int


@dataclass(frozen=True, slots=True)
class FieldPrice:
    """What a race would take, at most: evaluations, and distinct tokens to read, of which those of
    the first lap (`first_lap`) are counted and the rest taken to be like yours; `run_tokens` are
    those of one run of yours. `cost` has the time, where earlier runs of the model tell it."""

    variants: int
    evaluations: int
    tokens: int
    first_lap: int
    run_tokens: int
    cost: Cost


@dataclass(frozen=True)
class Neighbours:
    """What a search has found. `effects` are those of the axes, the largest first;
    `distinct_tokens` were read, and `alone_tokens` is what scoring each variant alone on all docs
    takes, by that of yours. `sealed` is what the sealed rows say, once `open_winner` asked them."""

    task: str
    version: str
    model: str
    metric: str
    field: Field
    race: Race
    effects: tuple[AxisEffect, ...]
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
        told, sealed = self.race.sentence, self.sealed
        if sealed is not None:
            size = f"{100 * sealed.delta:+.1f}" if sealed.is_share else f"{sealed.delta:+.3g}"
            span = format_span(sealed.ci95, is_share=sealed.is_share)
            told = say("{sentence}; on the {n} sealed rows {size} ({span})",
                       sentence=told, n=sealed.n, size=size, span=span)  # fmt: skip
        sure = [axis for axis in self.effects if axis.ci95[0] > 0]
        if not sure:
            return told
        size = f"{100 * sure[0].effect:.1f}"
        return say("{sentence}; {axis} matters: {size} points between its best and its worst",
                   sentence=told, axis=sure[0].name, size=size)  # fmt: skip

    def plot(self) -> Figure:
        """Draw the race (see `Race.plot`)."""
        return self.race.plot()


def make_field(
    plan: Plan,
    search: Search,
    tools: Tools,
    model: LanguageModel | None = None,
    faults: Faults = lambda plan, items: (),
) -> Field:
    """Return who runs: yours, and the neighbours that can be rendered on some of the docs, have no
    fault that yours has not, and whose prompts no other has.

    Raises:
        InputError: yours cannot be scored, answers are sampled, or an axis is not there.
    """
    require_greedy(plan)
    docs = plan.docs()
    some = docs[:: max(1, len(docs) // PROBED)][:PROBED]
    mine = render_docs(plan, some, tools.runner, model)
    require_scorable(plan, mine)
    axes = axes_of(plan, mine.items, search.axes)
    drawn = draw_variants(plan, axes, search.most, plan.settings.seed)
    kept: list[Variant] = []
    dropped: list[tuple[Variant, str]] = []
    known: dict[tuple[str, ...], str] = {}
    usual = set(faults(plan, mine.items))
    for variant in drawn:
        items, why = _rendered(variant, some, tools, model)
        own = [text for text in faults(variant.plan, items) if text not in usual]
        key = _prompts_of(variant, items)
        if not why and own and kept:
            why = own[0]
        if not why and key in known:
            why = say("the same prompts as {name}", name=known[key])
        if why:
            dropped.append((variant, why))
        else:
            kept.append(variant)
            known[key] = variant.name
    budget = BUDGET_RUNS * len(docs) if search.budget is None else search.budget
    return Field(plan, docs, tuple(kept), tuple(dropped), budget)


def _rendered(
    variant: Variant, docs: Sequence[Doc], tools: Tools, model: LanguageModel | None
) -> tuple[Sequence[Rendered | RenderFailure], str]:
    """Return a variant's prompts, and why it cannot run, "" if it can. Of yours rows may fail: it
    runs all the same."""
    try:
        items = render_docs(variant.plan, docs, tools.runner, model).items
    except InputError as error:
        return (), str(error)
    failed = next((item for item in items if isinstance(item, RenderFailure)), None)
    if failed is not None and variant.name != YOURS:
        return items, failed.diagnostic.message
    return items, ""


def _prompts_of(variant: Variant, items: Sequence[Rendered | RenderFailure]) -> tuple[str, ...]:
    """Return what a variant's scores depend on."""
    made = [item for item in items if isinstance(item, Rendered)]
    texts = [f"{item.prompt.sha256} {item.target_delimiter!r} {item.choices}" for item in made]
    return variant.metric, *texts


def price_field(found: Field, model: LanguageModel, tools: Tools) -> FieldPrice:
    """Return what racing the field would take, at most. The first lap and one run of yours are
    rendered for it; nothing is scored."""
    count = len(found.variants)
    laps = schedule(count, [1] * len(found.docs), found.budget)
    spent = sum(lap.variants * (lap.end - lap.start) for lap in laps.laps)
    rest = (2 if laps.laps else 1) * (laps.fresh_end - laps.fresh_start)
    scorer = _Scorer(found, model, tools, lambda step: None)
    whole = scorer.texts([0], range(len(found.docs)))
    run = scorer.tokens(whole)
    first = laps.laps[0] if laps.laps else None
    lap = scorer.tokens(scorer.texts(range(count), range(first.end))) if first else 0
    done = count * first.end if first else 0
    later = (spent + rest - done) * run // max(1, len(found.docs))
    cost = _timed(found.plan, spent + rest, lap + later, model)
    return FieldPrice(count, spent + rest, lap + later, lap, run, cost)


def _timed(plan: Plan, evaluations: int, tokens: int, model: LanguageModel) -> Cost:
    """Return the cost of so many evaluations, none of them stored, with the time that the last
    runs of the model tell."""
    cost = Cost(stored=0, to_compute=evaluations, tokens=tokens, is_loaded=True)
    rates = Rates(plan.task.state, model.fingerprint, model.device)
    times = evaluations * (plan.config.decoding.draws if plan.config.method == "gen" else 1)
    return with_time(cost, times, plan, known_of(model), rates, drafted=False)


def race_field(
    found: Field,
    model: LanguageModel,
    tools: Tools,
    progress: Callable[[Progress], None] = lambda step: None,
    watch: Callable[[Race], None] = lambda race: None,
) -> Neighbours:
    """Race the field to its end. `watch` is given the race after each round; what it raises ends
    the race, and the answers so far are stored. Whoever ran is a try in the ledger.

    Raises:
        ModelError: the model fails.
    """
    begun = time.monotonic()
    plan = found.plan
    names = [name or None for name in questions_of(found.docs, plan.group)]
    scorer = _Scorer(found, model, tools, progress)
    last = None
    for last in field_rounds(
        found.variants, names, scorer, budget=found.budget, seed=plan.settings.seed
    ):
        if len(last.rounds) == 1:
            _count_tries(found, last, model, tools)
        watch(last)
    assert last is not None, "a race has a round"
    run = scorer.tokens(scorer.texts([0], range(len(found.docs))))
    return Neighbours(
        task=plan.task.name,
        version=plan.version,
        model=model.name,
        metric=found.variants[0].metric,
        field=found,
        race=last,
        effects=_effects(last),
        distinct_tokens=scorer.tokens(list(dict.fromkeys(scorer.asked))),
        alone_tokens=run * len(found.variants),
        seconds=time.monotonic() - begun,
    )


def _count_tries(found: Field, race: Race, model: LanguageModel, tools: Tools) -> None:
    """Write down that all of the first round were tried on these rows."""
    for place in race.rounds[0].ranking:
        facts = facts_of_plan(found.variants[place].plan, model)
        tools.ledger.add_try(try_of_facts(facts, model.fingerprint))


def _effects(race: Race) -> tuple[AxisEffect, ...]:
    """Return the effects of the axes, of all laps but the fresh one."""
    laps = [own.lap for own in race.rounds if not own.is_fresh]
    levels = [variant.levels for variant in race.variants]
    if not laps or len(levels) < 3:
        return ()
    try:
        return axis_effects(levels, race.means[:, : laps[-1].end])
    except SettingError:  # what told two levels apart was dropped as faulty
        return ()


class _Scorer:
    """Scores variants on docs, all at once, and knows what was asked."""

    def __init__(
        self,
        found: Field,
        model: LanguageModel,
        tools: Tools,
        progress: Callable[[Progress], None],
    ) -> None:
        self.found, self.model, self.tools, self.progress = found, model, tools, progress
        self.settings = score_settings(found.plan)
        self.used = cached(model, tools.cache) if tools.cache else model
        self.asked: list[tuple[str, str]] = []
        self.begun = time.monotonic()
        self.done = 0
        self.is_less = bool(self.settings.metrics) and self.settings.metrics[0].type == "lm_loss"

    def __call__(self, runners: Sequence[int], places: Sequence[int]) -> list[list[float]]:
        """Return the scores, [runners, places]."""
        items = self._rendered(runners, places)
        self.asked += self._texts(items)
        scores = [float("nan")] * len(items)
        with closing(evaluate(items, self.used, self.settings)) as stream:
            for row in stream:
                if row is not None:
                    metric = self.found.variants[runners[row.doc_id // len(places)]].metric
                    score = score_of(row, metric)
                    scores[row.doc_id] = -score if self.is_less else score
                    self.done += 1
                self._tell()
        width = len(places)
        return [scores[start : start + width] for start in range(0, len(scores), width)]

    def texts(self, runners: Sequence[int], places: Sequence[int]) -> TextPairs:
        """Return the texts that scoring these would read."""
        return self._texts(self._rendered(runners, places))

    def tokens(self, texts: TextPairs) -> int:
        """Return how many tokens the texts have, each prefix that several share counted once."""
        if not texts:
            return 0
        return round(distinct_characters(texts) / characters_per_token(texts, self.model))

    def _texts(self, items: Sequence[Rendered | RenderFailure]) -> TextPairs:
        return texts_of(r for _, own in doc_requests(items, self.settings) for r in own)

    def _rendered(
        self, runners: Sequence[int], places: Sequence[int]
    ) -> list[Rendered | RenderFailure]:
        """Return the prompts, each with its place among them as its doc's id."""
        docs = [self.found.docs[place] for place in places]
        items: list[Rendered | RenderFailure] = []
        for runner in runners:
            plan = self.found.variants[runner].plan
            wanted = self.found.docs if hangs_together(plan) else docs
            made = render_docs(plan, wanted, self.tools.runner, self.model).items
            by_id = {item.doc.id: item for item in made}
            for doc in docs:
                item = by_id[doc.id]
                items.append(replace(item, doc=Doc(len(items), item.doc.data)))
        return items

    def _tell(self) -> None:
        seconds = time.monotonic() - self.begun
        total = self.found.budget
        rate = self.done / max(seconds, 1e-9)
        left = max(0, total - self.done) / rate if rate else None
        self.progress(
            Progress("running", self.done, total, seconds=seconds, rate=rate, eta=left,
                     notes=notes_of(self.model))
        )  # fmt: skip
