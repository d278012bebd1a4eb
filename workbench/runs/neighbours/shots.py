"""What each shot of a version earns: all rows scored with all shots, without each, and with pairs
swapped."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from workbench.analysis.effects import ShotEffect, shot_effects
from workbench.analysis.judgement import format_span
from workbench.errors import SettingError
from workbench.messages import clauses, say
from workbench.models.base import LanguageModel
from workbench.runs.neighbours.axes import axis_from, single_shots, variant_of
from workbench.runs.neighbours.field import Scorer, admit, probe_plan
from workbench.runs.plan import Plan
from workbench.runs.progress import Progress
from workbench.runs.run import Tools
from workbench.runs.tries import try_of_plan
from workbench.scoring.groups import questions_of


@dataclass(frozen=True)
class ShotStudy:
    """What is known of a version's shots: by how much the mean score is higher with each (`shots`,
    by the places of `ids`), and by how much it is higher in the order that they have than with two
    swapped (`swaps`, named in `swapped`). All intervals of either hold at once, with 95 %."""

    task: str
    version: str
    model: str
    metric: str
    rows: int
    ids: tuple[int, ...]
    shots: tuple[ShotEffect, ...]
    swapped: tuple[tuple[int, int], ...]
    swaps: tuple[ShotEffect, ...]
    evaluations: int
    distinct_tokens: int
    seconds: float

    @property
    def sentence(self) -> str:
        """Which shots surely help or harm, in a sentence."""
        told = [*self._told(True, say("helps")), *self._told(False, say("harms"))]
        unsure = sum(one.earns is None for one in self.shots)
        if not told:
            return say("of none of the {n} shots can it be told whether it helps", n=unsure)
        if unsure:
            told.append(say("of {n} it cannot be told", n=unsure))
        return clauses(told)

    def _told(self, earns: bool, word: str) -> list[str]:
        found = [(self.ids[one.place], one) for one in self.shots if one.earns is earns]
        return [
            say("shot {shot} {word}: {size} points ({span})", shot=shot, word=word,
                size=f"{100 * one.effect:+.1f}", span=format_span(one.ci95, is_share=True))
            for shot, one in found
        ]  # fmt: skip


def study_shots(
    plan: Plan,
    model: LanguageModel,
    tools: Tools,
    progress: Callable[[Progress], None] = lambda step: None,
) -> ShotStudy:
    """Return what each shot of a plan earns, for one run's worth of evaluations for each shot, and
    for each of a few swapped pairs. Each of these is a try in the ledger.

    Raises:
        InputError: it cannot be scored, answers are sampled, or docs have different shots or one.
        ModelError: the model fails.
    """
    begun = time.monotonic()
    probe = probe_plan(plan, tools, model)
    changes = single_shots(plan, probe.items)
    if not changes.without:
        raise SettingError(
            "shots",
            expected="two or more, the same for all docs",
            seen="others",
            fix="Set --num-fewshot, or the sampler fixed.",
        )
    axis = axis_from("shots", [*changes.without, *changes.swapped])
    labels = [level.label for level in axis.levels]
    drawn = [variant_of(plan, [axis], [label]) for label in labels]
    found = admit(probe, drawn, len(drawn) * len(probe.docs))
    scorer = Scorer(found, model, tools, progress)
    scores = scorer(range(len(found.variants)), range(len(found.docs)))
    for variant in found.variants:
        tools.ledger.add_try(try_of_plan(variant.plan, model))
    by_label = {v.levels["shots"]: own for v, own in zip(found.variants, scores, strict=True)}
    # A change that makes no other prompts makes no other scores.
    rows = [by_label.get(label, scores[0]) for label in labels[1:]]
    count = len(changes.without)
    names = [name or "" for name in questions_of(found.docs, plan.group, read=plan.read)]
    groups = names if any(names) else None
    return ShotStudy(
        task=plan.task.name,
        version=plan.version,
        model=model.name,
        metric=found.variants[0].metric,
        rows=len(found.docs),
        ids=changes.ids,
        shots=shot_effects(scores[0], rows[:count], groups),
        swapped=changes.pairs,
        swaps=shot_effects(scores[0], rows[count:], groups),
        evaluations=len(found.variants) * len(found.docs),
        distinct_tokens=scorer.read(),
        seconds=time.monotonic() - begun,
    )
