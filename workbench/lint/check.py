"""The linter's entry: all rules over a version's prompts.

`lint_plan` renders every doc first, and can prove what is found. `check` takes a subject that is
there already, and is quick enough to be called while someone types.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import replace

from workbench.errors import SettingError
from workbench.lint.finding import SEVERITIES, Finding, Hit, LintReport, Rule
from workbench.lint.prove import prove_all
from workbench.lint.rules import RULES
from workbench.lint.subject import Subject, make_grade
from workbench.models.base import LanguageModel
from workbench.models.cache import cached
from workbench.models.offsets import Measures
from workbench.prompts.samplers.ultraeval import reads_stream
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan, make_examples, render_docs
from workbench.runs.run import open_cache
from workbench.types import Diagnostic, Doc, Example, Rendered, RenderFailure

AGAIN_DOCS = 20
"""So many docs are rendered a second time, to see whether the code answers the same."""

SLICE_DOCS = 50
"""So many docs are rendered before the clock is read again."""


def check(subject: Subject, rules: Sequence[Rule] = RULES) -> tuple[Finding, ...]:
    """Return the findings of `rules` on prompts that are rendered already, errors first and then
    in the rules' order. Nothing is rendered, read or scored here.

    What a comment `# lint: ignore RULE` in the source silences is left out.
    """
    found: list[Finding] = []
    for rule in rules:
        gathered = _gather(rule, rule.find(subject))
        found += [one for one in gathered if not subject.code.silences(one.rule, one.line)]
    return tuple(sorted(found, key=lambda finding: SEVERITIES.index(finding.severity)))


def _gather(rule: Rule, hits: Iterable[Hit]) -> list[Finding]:
    """Return a finding for each thing that the hits are about, with the words of its first hit."""
    groups: dict[str, list[Hit]] = {}
    for hit in hits:
        groups.setdefault(hit.about, []).append(hit)
    return [_finding(rule, group) for group in groups.values()]


def _finding(rule: Rule, hits: Sequence[Hit]) -> Finding:
    first = hits[0]
    ids = tuple(sorted({hit.doc_id for hit in hits if hit.doc_id is not None}))
    return Finding(
        rule=rule.name,
        severity=first.severity or rule.severity,
        message=first.message,
        fix=first.fix,
        line=next((hit.line for hit in hits if hit.line is not None), None),
        doc_ids=ids,
        count=len(ids) or 1,
    )


# -- a plan --------------------------------------------------------------------------------------


def lint_plan(
    plan: Plan,
    model: LanguageModel | None = None,
    *,
    prove: bool = False,
    tell: Callable[[str], None] = lambda text: None,
) -> LintReport:
    """Render every doc of the plan, and return what is wrong with the prompts.

    `model` lends the rules on tokens its tokenizer. With `prove` it also scores the plan's sample
    of the docs that a fault is in, with the fault and without, where the fault has a repair;
    `tell` is given a line before each. Its answers are kept as those of a run are.

    Raises:
        InputError: the data or a setting cannot be used; a proof is asked for without a model.
        ModelError: the model fails, or its chat template refuses a prompt.
        WorkerError: the process for live code cannot be started.
    """
    if prove and model is None:
        raise SettingError(
            "a proof scores the prompts", expected="a model", fix="Name one: --model M."
        )
    docs = plan.task.docs(plan.config)
    with closing(TransformRunner()) as runner:
        subject = render_subject(plan, docs, runner, model)
    subject = replace(subject, again=_again(plan, docs))
    findings = check(subject)
    if prove and model is not None:
        with closing(open_cache(plan.task.state)) as cache:
            findings = tuple(prove_all(findings, subject, plan, cached(model, cache), tell))
    return LintReport(plan.task.name, plan.version, findings, len(docs))


def render_subject(
    plan: Plan,
    docs: Sequence[Doc],
    runner: TransformRunner,
    model: LanguageModel | None = None,
    *,
    seconds: float = math.inf,
) -> Subject:
    """Render docs, and return them as the subject of the rules.

    After `seconds` no more docs are begun; the subject has those that were rendered.

    Raises:
        InputError: the data or a setting cannot be used.
        ModelError: the model's chat template refuses a prompt.
        WorkerError: the process for live code cannot be started.
    """
    begun = time.monotonic()
    size = len(docs) if math.isinf(seconds) else SLICE_DOCS
    items: list[Rendered | RenderFailure] = []
    for first in range(0, len(docs), max(size, 1)):
        if time.monotonic() - begun > seconds:
            break
        items += render_docs(plan, docs[first : first + size], runner, model).items
    config = plan.config
    return Subject(
        items=tuple(items),
        method=config.method,
        source=plan.source,
        settings=plan.settings,
        decoding=config.decoding,
        metrics=tuple(metric.type for metric in config.metrics),
        dataset_name=plan.task.dataset_name(config),
        in_chat=bool(plan.chat_template) and model is not None,
        separate=bool(config.fewshot_path or config.fewshot_split),
        shots=_own_shots(plan, items, runner),
        grade=make_grade(plan),
        ruler=model if isinstance(model, Measures) else None,
        special=tuple(getattr(model, "special_texts", ())),
    )


def _own_shots(
    plan: Plan, items: Sequence[Rendered | RenderFailure], runner: TransformRunner
) -> dict[int, tuple[Doc, Example]]:
    """Return the docs and examples of a few-shot file of its own, as far as prompts show them."""
    pool = plan.task.pool(plan.config)
    if not pool.separate:
        return {}
    shown = {i for item in items if isinstance(item, Rendered) for i in item.shot_ids}
    docs = [doc for doc in pool.docs if doc.id in shown]
    pairs = zip(docs, make_examples(plan, docs, runner, separate=True), strict=True)
    return {doc.id: (doc, each) for doc, each in pairs if isinstance(each, Example)}


def _again(plan: Plan, docs: Sequence[Doc]) -> dict[int, Example | Diagnostic]:
    """Return what some docs become in another process, under the same seed."""
    if plan.settings.sampler == "ultraeval" and reads_stream(plan.source):
        return {}  # what a doc becomes depends on all docs before it
    chosen = docs[:: max(1, len(docs) // AGAIN_DOCS)][:AGAIN_DOCS]
    with closing(TransformRunner()) as other:
        made = make_examples(plan, chosen, other)
    return {doc.id: each for doc, each in zip(chosen, made, strict=True)}
