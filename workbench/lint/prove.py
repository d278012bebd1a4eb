"""What a fault costs: the docs that have it, scored as they are and with the fault taken out.

Most are taken out of the prompts. A stop sequence that cuts, and a post-processor that does not
read what the shots teach, are taken out of how a response is read: the model's answers are then
the same on both sides, and where a run has stored them nothing is generated.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from workbench.analysis.compare import compare_pairs
from workbench.answers.postprocess import POSTPROCESSORS
from workbench.lint.finding import Finding
from workbench.lint.mend import mended
from workbench.lint.proof import Proof, corrected
from workbench.lint.rules import RULES
from workbench.lint.subject import Grade, Imitation, Subject, make_grade
from workbench.messages import say
from workbench.models.base import LanguageModel
from workbench.runs.judging import score_settings
from workbench.runs.plan import Plan
from workbench.runs.tries import Try, try_beside, try_of_plan
from workbench.scoring.evaluate import evaluate
from workbench.scoring.settings import ScoreSettings
from workbench.tasks.task import choose_sample
from workbench.types import Decoding, Rendered, Row

_STOPS = "answer/stopped-early"
_READER = "answer/not-extracted"
_EDITS = {rule.name: rule.edit for rule in RULES if rule.edit is not None}


@dataclass(frozen=True, slots=True)
class _Trial:
    """Docs before and after a repair, and how they are scored then; or `why` there is nothing to
    score. `reader` is a post-processor that takes another's place."""

    pairs: Sequence[tuple[Rendered, Rendered]]
    after: ScoreSettings
    reader: str = ""
    why: str = ""


def prove_all(
    findings: Iterable[Finding],
    subject: Subject,
    plan: Plan,
    model: LanguageModel,
    tell: Callable[[str], None] = lambda text: None,
    watch: Callable[[int, int], None] = lambda done, total: None,
    count: Callable[[Try], None] = lambda tried: None,
) -> Iterator[Finding]:
    """Yield the findings, each with its proof, or with why there is none.

    Of the docs that a repair changes, so many are scored as the plan's sample has. `tell` is given
    a line before the model works, and `watch` how many of a finding's docs are scored, of how many;
    what it raises ends the proof. `count` is given what was tried: the version, and each repair.
    Each proof stands for itself: who has them all corrects them for their number (see
    `corrected_findings`).

    Raises:
        ModelError: the model fails.
        SettingError: a metric or post-processor of the config is unknown.
    """
    settings = score_settings(plan)
    for finding in findings:
        trial = _trial(finding, subject, plan, settings)
        if not trial.pairs:
            yield replace(finding, unproven=trial.why)
            continue
        size = len(trial.pairs)
        tell(f"{finding.rule}: scoring {size} docs with the fault and without")
        was = _scores([was for was, _ in trial.pairs], model, settings, _from(watch, 0, size))
        now = _scores([now for _, now in trial.pairs], model, trial.after, _from(watch, size, size))
        proof = _proof(was, now, settings)
        why = "" if proof else say("no proof: the metric scores none of the docs on both sides")
        if proof:
            for tried in _tries_of(finding, subject, plan, trial.after, model):
                count(tried)
        if proof and trial.reader:
            proof = replace(proof, reader=trial.reader)
        yield replace(finding, proof=proof, unproven=why)


def corrected_findings(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return the findings of one look at a version, their proofs corrected for their number."""
    told = iter(corrected([finding.proof for finding in findings if finding.proof]))
    return tuple(replace(f, proof=next(told)) if f.proof else f for f in findings)


def _tries_of(
    finding: Finding, subject: Subject, plan: Plan, after: ScoreSettings, model: LanguageModel
) -> Iterator[Try]:
    """Yield what a proof tried: the version, and its repair. That is the mended text where there is
    one, and the prompts without the fault where there is none."""
    own = try_of_plan(plan, model)
    config = replace(plan.config, decoding=after.decoding, postprocess=after.postprocess)
    yield own
    if config != plan.config:
        yield try_of_plan(replace(plan, config=config), model)
    elif (source := mended(finding, subject)) is not None:
        yield try_of_plan(replace(plan, source=source), model)
    else:
        yield try_beside(own, "without", finding.rule)


def _from(watch: Callable[[int, int], None], first: int, size: int) -> Callable[[int], None]:
    return lambda done: watch(first + done, 2 * size)


def can_prove(rule: str) -> bool:
    """Say whether a fault can be taken out by rule: of prompts, or of how responses are read."""
    return rule in _EDITS or rule in (_STOPS, _READER)


def why_unproven(rule: str) -> str:
    """Return why a rule's findings have no proof, "" where they may have one."""
    return "" if can_prove(rule) else say("no proof: only a person can take this fault out")


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


def better_reader(finding: Finding, subject: Subject, plan: Plan) -> str:
    """Return the first post-processor by which the config's metric scores the outputs that are not
    read as right, and all that were right already; "" where there is none."""
    wanted = set(finding.doc_ids)
    told = [
        one
        for one in subject.imitations
        if one.doc_id in wanted or (one.graded is not None and one.graded.is_right)
    ]
    for name in POSTPROCESSORS:
        other = replace(plan, config=replace(plan.config, postprocess=name))
        grade = make_grade(other) if told and name != plan.config.postprocess else None
        if grade is not None and all(_is_right(grade, one) for one in told):
            return name
    return ""


def _is_right(grade: Grade, one: Imitation) -> bool:
    graded = grade(one.data, one.example.processed_output, one.response)
    return graded is not None and graded.is_right


def _trial(finding: Finding, subject: Subject, plan: Plan, settings: ScoreSettings) -> _Trial:
    """Return what is to be scored of a finding: a sample of the docs that its repair changes, or of
    all that have it where responses are read in another way."""
    why = why_unproven(finding.rule)
    reader = better_reader(finding, subject, plan) if finding.rule == _READER else ""
    if finding.rule == _READER and not reader:
        why = say("no proof: no post-processor reads the answers as the shots give them")
    outputs = tuple(one.response for one in subject.imitations)
    decoding = repaired_decoding(finding.rule, settings.decoding, outputs)
    after = replace(settings, decoding=decoding, postprocess=reader or settings.postprocess)
    if why:
        return _Trial((), after, why=why)
    items = [subject.docs[i] for i in finding.doc_ids if i in subject.docs] or subject.rendered
    pairs = [(item, repaired(finding.rule, subject, item)) for item in items]
    if after == settings:
        pairs = [(was, now) for was, now in pairs if _asked(was) != _asked(now)]
    wanted = {doc.id for doc in choose_sample([was.doc for was, _ in pairs], plan.sample_size)}
    pairs = [pair for pair in pairs if pair[0].doc.id in wanted]
    return _Trial(pairs, after, reader, say("no proof: the model is asked the same without it"))


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
    return Proof(**vars(compared), before=before, after=after, p_holm=compared.p_value)
