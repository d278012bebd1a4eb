"""What a fault costs: the docs that have it, scored as they are and with the fault taken out."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace

from workbench.analysis.compare import compare_pairs
from workbench.lint.finding import Finding, Proof
from workbench.lint.rules import RULES
from workbench.lint.subject import Subject
from workbench.models.base import LanguageModel
from workbench.runs.plan import Plan
from workbench.runs.run import score_settings
from workbench.scoring.evaluate import ScoreSettings, evaluate
from workbench.tasks.task import choose_sample
from workbench.types import Decoding, Rendered, Row

_STOPS = "answer/stopped-early"
_EDITS = {rule.name: rule.edit for rule in RULES if rule.edit is not None}


def prove_all(
    findings: Iterable[Finding],
    subject: Subject,
    plan: Plan,
    model: LanguageModel,
    tell: Callable[[str], None] = lambda text: None,
    watch: Callable[[int, int], None] = lambda done, total: None,
) -> Iterator[Finding]:
    """Yield the findings, those with a proof that have a repair and a metric to tell it by.

    Of the docs that a repair changes, so many are scored as the plan's sample has. `tell` is given
    a line before the model works, and `watch` how many of a finding's docs are scored, of how many;
    what it raises ends the proof.

    Raises:
        ModelError: the model fails.
        SettingError: a metric or post-processor of the config is unknown.
    """
    settings = score_settings(plan)
    for finding in findings:
        pairs, after = _repaired_pairs(finding, subject, plan, settings)
        if not pairs:
            yield finding
            continue
        tell(f"{finding.rule}: scoring {len(pairs)} docs with the fault and without")
        size = len(pairs)
        was = _scores([before for before, _ in pairs], model, settings, _from(watch, 0, size))
        now = _scores([without for _, without in pairs], model, after, _from(watch, size, size))
        yield replace(finding, proof=_proof(was, now, settings))


def _from(watch: Callable[[int, int], None], first: int, size: int) -> Callable[[int], None]:
    return lambda done: watch(first + done, 2 * size)


def can_prove(rule: str) -> bool:
    """Say whether a fault can be taken out of prompts by rule."""
    return rule in _EDITS or rule == _STOPS


def repaired(rule: str, subject: Subject, item: Rendered) -> Rendered:
    """Return a doc's prompt without the fault that `rule` finds; the same where it has none, or
    where there is no repair."""
    return _EDITS[rule](subject, item) if rule in _EDITS else item


def repaired_decoding(rule: str, decoding: Decoding, outputs: tuple[str, ...]) -> Decoding:
    """Return the decoding without the stop sequences that cut one of `outputs`, for the rule that
    finds these; the same for all others."""
    if rule != _STOPS:
        return decoding
    kept = tuple(s for s in decoding.until if not any(s and s in text for text in outputs))
    return replace(decoding, until=kept)


def _repaired_pairs(
    finding: Finding, subject: Subject, plan: Plan, settings: ScoreSettings
) -> tuple[list[tuple[Rendered, Rendered]], ScoreSettings]:
    """Return a sample of the docs that the repair changes, before and after, and how to score
    them then."""
    items = [subject.docs[i] for i in finding.doc_ids if i in subject.docs] or subject.rendered
    outputs = tuple(one.response for one in subject.imitations)
    decoding = repaired_decoding(finding.rule, settings.decoding, outputs)
    after = replace(settings, decoding=decoding)
    pairs = [(item, repaired(finding.rule, subject, item)) for item in items]
    if decoding == settings.decoding:
        pairs = [(was, now) for was, now in pairs if _asked(was) != _asked(now)]
    sample = choose_sample([before.doc for before, _ in pairs], plan.sample_size)
    wanted = {doc.id for doc in sample}
    return [pair for pair in pairs if pair[0].doc.id in wanted], after


def _asked(item: Rendered) -> tuple[str, tuple[str, ...]]:
    """Return what of a doc the model gets to see."""
    return item.prompt.text, item.endings


def _scores(
    items: Sequence[Rendered],
    model: LanguageModel,
    settings: ScoreSettings,
    watch: Callable[[int], None],
) -> dict[int, dict[str, float]]:
    """Return every metric of each doc; `watch` is told how many are scored, as often as the model
    goes on."""
    scored: list[Row] = []
    with closing(evaluate(items, model, settings)) as rows:
        for row in rows:
            scored += [row] if row is not None else []
            watch(len(scored))
    return {row.doc_id: {name: s.value for name, s in row.scores.items()} for row in scored}


def _proof(
    was: dict[int, dict[str, float]], now: dict[int, dict[str, float]], settings: ScoreSettings
) -> Proof | None:
    """Return the paired comparison by the config's first metric; None without a doc that both
    could score."""
    metric = next(iter(next(iter(was.values()), {})), "")
    if settings.metrics:
        metric = settings.metrics[0].name
    sign = -1 if settings.metrics and settings.metrics[0].type == "lm_loss" else 1
    nan = math.nan
    pairs = {i: (sign * was[i].get(metric, nan), sign * now[i].get(metric, nan)) for i in was}
    pairs = {i: pair for i, pair in pairs.items() if not any(map(math.isnan, pair))}
    if not pairs:
        return None
    compared = compare_pairs(pairs, metric, ("with the fault", "without it"))
    before, after = (math.fsum(side) / len(pairs) for side in zip(*pairs.values(), strict=True))
    return Proof(**vars(compared), before=before, after=after)
