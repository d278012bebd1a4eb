"""Who runs in a race: variants of a plan that can be rendered and have no fault of their own, and
what scores them, all at once, so that what their prompts share is read once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from workbench.analysis.scores import score_of
from workbench.errors import InputError, ModelError, SettingError
from workbench.messages import say
from workbench.models.base import LanguageModel, notes_of
from workbench.models.cache import cached, stored_in
from workbench.prompts.transform import TransformRunner
from workbench.runs.edits.study import require_greedy
from workbench.runs.judging import score_settings
from workbench.runs.measuring import Measure
from workbench.runs.neighbours.axes import YOURS, Variant
from workbench.runs.plan import Plan, hangs_together, render_docs, require_scorable
from workbench.runs.progress import Progress, seconds_left
from workbench.runs.run import Tools
from workbench.runs.speed import (
    TextPairs,
    characters_per_token,
    distinct_characters,
    doc_requests,
    texts_of,
)
from workbench.scoring.evaluate import evaluate
from workbench.types import Doc, Rendered, RenderFailure, Row

PROBED = 8
"""Docs that all variants are rendered on before the race, to see which are faulty."""

Faults: TypeAlias = Callable[
    [Plan, Sequence[Rendered | RenderFailure], TransformRunner], Sequence[str]
]
"""A variant's plan and some of its prompts in, and what renders others; what is wrong with them
out."""


def no_faults(
    plan: Plan, items: Sequence[Rendered | RenderFailure], runner: TransformRunner
) -> Sequence[str]:
    """Find nothing wrong."""
    return ()


@dataclass(frozen=True)
class Field:
    """Who runs: yours first; and who does not, with the reason. `models` are those that variants
    name, besides the one that all others run on."""

    plan: Plan
    docs: Sequence[Doc] = field(repr=False)
    variants: tuple[Variant, ...]
    dropped: tuple[tuple[Variant, str], ...]
    budget: int
    models: Mapping[str, LanguageModel] = field(default_factory=dict, repr=False)


@dataclass(frozen=True)
class Probe:
    """A plan with its docs, and the prompts of some of them."""

    plan: Plan
    docs: Sequence[Doc] = field(repr=False)
    some: Sequence[Doc] = field(repr=False)
    items: Sequence[Rendered | RenderFailure] = field(repr=False)
    tools: Tools = field(repr=False)
    model: LanguageModel | None = field(repr=False)


def probe_plan(plan: Plan, tools: Tools, model: LanguageModel | None) -> Probe:
    """Return some of a plan's prompts, all of which its variants will be rendered on.

    Raises:
        InputError: it cannot be scored, or answers are sampled.
    """
    require_greedy(plan)
    docs = plan.docs()
    some = docs[:: max(1, len(docs) // PROBED)][:PROBED]
    mine = render_docs(plan, some, tools.runner, model)
    require_scorable(plan, mine)
    return Probe(plan, docs, some, mine.items, tools, model)


def by_name(models: Sequence[LanguageModel], own: LanguageModel) -> dict[str, LanguageModel]:
    """Return other models than that of yours by their names.

    Raises:
        SettingError: two have one name.
    """
    found = {model.name: model for model in (own, *models)}
    if len(found) <= len(models):
        raise SettingError("models", expected="each once, besides that of yours",
                           seen=", ".join(model.name for model in models))  # fmt: skip
    return {name: model for name, model in found.items() if name != own.name}


def admit(
    probe: Probe,
    drawn: Iterable[Variant],
    budget: int,
    faults: Faults = no_faults,
    models: Mapping[str, LanguageModel] | None = None,
    most: int | None = None,
) -> Field:
    """Return the field of those variants that can be rendered, have no fault that yours has not,
    and whose prompts no other has: the first of them, where there may be `most`, with yours."""
    others = dict(models or {})
    kept: list[Variant] = []
    dropped: list[tuple[Variant, str]] = []
    known: dict[tuple[str, ...], str] = {}
    usual = set(faults(probe.plan, probe.items, probe.tools.runner))
    for variant in drawn:
        items, why = _rendered(variant, probe, others.get(variant.model, probe.model))
        found = () if why else faults(variant.plan, items, probe.tools.runner)
        own = [text for text in found if text not in usual]
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
        if len(kept) == most:
            break
    return Field(probe.plan, probe.docs, tuple(kept), tuple(dropped), budget, others)


def _rendered(
    variant: Variant, probe: Probe, model: LanguageModel | None
) -> tuple[Sequence[Rendered | RenderFailure], str]:
    """Return a variant's prompts, and why it cannot run, "" if it can. Of yours rows may fail: it
    runs all the same."""
    try:
        items = render_docs(variant.plan, probe.some, probe.tools.runner, model).items
    except (InputError, ModelError) as error:
        return (), str(error)
    failed = next((item for item in items if isinstance(item, RenderFailure)), None)
    if failed is not None and variant.name != YOURS:
        return items, failed.diagnostic.message
    return items, ""


def _prompts_of(variant: Variant, items: Sequence[Rendered | RenderFailure]) -> tuple[str, ...]:
    """Return what a variant's scores depend on."""
    made = [item for item in items if isinstance(item, Rendered)]
    texts = [f"{item.prompt.sha256} {item.target_delimiter!r} {item.choices}" for item in made]
    return variant.metric, variant.model, *texts


class Scorer:
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
        self.asked: list[tuple[str, str, str]] = []
        self._used: dict[str, LanguageModel] = {}
        self.begun = time.monotonic()
        self.done = self.computed = 0
        self._measure = Measure(found.plan, model, tools.recent)
        self.is_less = bool(self.settings.metrics) and self.settings.metrics[0].type == "lm_loss"

    def __call__(self, runners: Sequence[int], places: Sequence[int]) -> list[list[float]]:
        """Return the scores, [runners, places]."""
        return self.score([(runner, list(places)) for runner in runners])

    def score(self, asked: Sequence[tuple[int, list[int]]]) -> list[list[float]]:
        """Return the scores of variants, each on docs of its own, all by their places."""
        found: list[list[float]] = [[] for _ in asked]
        for name in dict.fromkeys(self.found.variants[runner].model for runner, _ in asked):
            own = [n for n, (r, _) in enumerate(asked) if self.found.variants[r].model == name]
            for number, scores in zip(own, self._by(name, [asked[n] for n in own]), strict=True):
                found[number] = scores
        return found

    def _by(self, name: str, asked: Sequence[tuple[int, list[int]]]) -> list[list[float]]:
        """Return the scores that one model gives."""
        model = self.found.models.get(name, self.model)
        items = [item for runner, places in asked for item in self._rendered(runner, places)]
        items = [replace(i, doc=Doc(n, i.doc.data)) for n, i in enumerate(items)]
        metrics = [self.found.variants[runner].metric for runner, places in asked for _ in places]
        self.asked += [(name, *pair) for pair in self._texts(items)]
        scores = [float("nan")] * len(items)
        if name not in self._used:
            self._used[name] = cached(model, self.tools.cache) if self.tools.cache else model
        used = self._used[name]
        rows: list[Row] = []
        with closing(evaluate(items, used, self.settings)) as stream:
            for row in stream:
                if row is not None:
                    rows.append(row)
                    score = score_of(row, metrics[row.doc_id])
                    scores[row.doc_id] = -score if self.is_less else score
                    self.done += 1
                    self.computed += not row.is_cached
                self._tell(used)
        self._measure.window(items, self.settings, rows, ())
        given = iter(scores)
        return [[next(given) for _ in places] for _, places in asked]

    def missing(self, runners: Sequence[int], places: Sequence[int]) -> tuple[int, TextPairs]:
        """Return for how many of these an answer is not stored, and the texts of such answers."""
        count = 0
        found: dict[tuple[str, str], None] = {}
        for runner in runners:
            model = self._model_of(runner)
            asked = doc_requests(self._rendered(runner, places), self.settings)
            flat = [request for _, own in asked for request in own]
            known = stored_in(self.tools.cache, model.fingerprint, flat)
            stored = dict(zip(flat, known, strict=True))
            for _, own in asked:
                wanted = [request for request in own if not stored[request]]
                count += bool(wanted)
                found |= dict.fromkeys(texts_of(wanted))
        return count, [*found]

    def texts(self, runners: Sequence[int], places: Sequence[int]) -> TextPairs:
        """Return the texts that scoring these would read."""
        return self._texts([i for runner in runners for i in self._rendered(runner, places)])

    def keep_time(self) -> None:
        """Write down how long the model took for what it computed. Where others ran, too, nobody
        can tell whose time it was."""
        if not self.found.models:
            self._measure.keep()

    def read(self) -> int:
        """Return how many distinct tokens were read so far, by each model for itself."""
        pairs = dict.fromkeys(self.asked)
        names = dict.fromkeys(name for name, _, _ in pairs)
        return sum(self.tokens([(a, b) for n, a, b in pairs if n == name]) for name in names)

    def tokens(self, texts: TextPairs) -> int:
        """Return how many tokens the texts have, each prefix that several share counted once."""
        if not texts:
            return 0
        return round(distinct_characters(texts) / characters_per_token(texts, self.model))

    def _texts(self, items: Sequence[Rendered | RenderFailure]) -> TextPairs:
        return texts_of(r for _, own in doc_requests(items, self.settings) for r in own)

    def _model_of(self, runner: int) -> LanguageModel:
        return self.found.models.get(self.found.variants[runner].model, self.model)

    def _rendered(self, runner: int, places: Sequence[int]) -> list[Rendered | RenderFailure]:
        """Return a variant's prompts of docs."""
        docs = [self.found.docs[place] for place in places]
        variant = self.found.variants[runner]
        model = self._model_of(runner)
        wanted = self.found.docs if hangs_together(variant.plan) else docs
        made = render_docs(variant.plan, wanted, self.tools.runner, model).items
        by_id = {item.doc.id: item for item in made}
        return [by_id[doc.id] for doc in docs]

    def _tell(self, model: LanguageModel) -> None:
        seconds = time.monotonic() - self.begun
        every = len(self.found.variants) * len(self.found.docs)
        total = min(self.found.budget, every)
        rate = self.done / max(seconds, 1e-9)
        left = seconds_left(min(self.done, total), total, rate)
        self.progress(
            Progress("running", self.done, total, self.done - self.computed, self.computed,
                     seconds, rate, left, notes=notes_of(model))
        )  # fmt: skip
