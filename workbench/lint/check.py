"""All rules over prompts that are rendered: what is found, gathered into findings.

`check` is quick enough to be called while someone types. A look at all of a version, which can be
watched and proves what it finds, is `lint.look`.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from fnmatch import fnmatch

from workbench.lint.finding import SEVERITIES, Finding, Hit, Rule, hits_of
from workbench.lint.guidelines import is_hint
from workbench.lint.restored import OF_TEXTS, is_beside_the_matter, is_of_template, is_put_right
from workbench.lint.rules import RULES, STALE, stale_ignores
from workbench.lint.settings import ignored_rules
from workbench.lint.source import Ignore
from workbench.lint.subject import Subject, make_extract, make_grade
from workbench.models.base import LanguageModel
from workbench.models.offsets import Measures
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan, make_examples, render_docs
from workbench.types import Doc, Example, Rendered, RenderFailure

MOST_ALIKE = 3
"""A rule that has more to say of one line says it in one finding."""

SLICE_DOCS = 50
"""So many docs are rendered before the clock is read again."""

_SHORT_POOL = 50
"""Of no more rows for shots than these each is looked at."""


def check(
    subject: Subject,
    rules: Sequence[Rule] = RULES,
    *,
    cores: int = 1,
    ruled: Callable[[int, int], None] = lambda done, total: None,
) -> tuple[Finding, ...]:
    """Return the findings of `rules` on prompts that are rendered already, errors first and then
    in the rules' order. Nothing is rendered, read or scored here. With more than one of `cores`
    this process is copied for the time (see `lint.cores`).

    What a comment `# lint: ignore RULE` in the source silences is left out, and what the project's
    own settings do. `ruled` is told after each rule how many of all have been asked.
    """
    if cores > 1:
        from workbench.lint.cores import hits_on_cores  # what it needs is not everywhere

        return findings_of(subject, rules, hits_on_cores(subject, rules, cores, ruled))
    hits: list[list[Hit]] = []
    for rule in rules:
        hits.append(hits_of(rule, subject))
        ruled(len(hits), len(rules))
    return findings_of(subject, rules, hits)


def findings_of(
    subject: Subject, rules: Sequence[Rule], hits: Sequence[list[Hit]]
) -> tuple[Finding, ...]:
    """Return what the hits of each rule come to (see `check`)."""
    found: list[Finding] = []
    used: set[Ignore] = set()
    for rule, its in zip(rules, hits, strict=True):
        for one in _gather(rule, _told(subject, rule, its)):
            by = subject.code.silencers(one.rule, one.line)
            used.update(by)
            if not by and not any(fnmatch(one.rule, pattern) for pattern in subject.ignored):
                found.append(one)
    if rules is RULES:
        found += _gather(STALE, stale_ignores(subject, used))
    return tuple(sorted(found, key=lambda finding: SEVERITIES.index(finding.severity)))


def _told(subject: Subject, rule: Rule, hits: list[Hit]) -> list[Hit]:
    """Return a rule's hits; of how texts are written only those in the template, where the task is
    to put them right, and hints of what is read off the words of a guideline."""
    if hits and is_hint(subject, rule.name):
        return [replace(hit, severity="hint") for hit in hits]
    if rule.name not in OF_TEXTS or not hits or not is_put_right(subject):
        return hits
    if is_beside_the_matter(subject, rule.name, hits):
        return hits
    return [hit for hit in hits if is_of_template(subject, hit)]


def _gather(rule: Rule, hits: Iterable[Hit]) -> list[Finding]:
    """Return a finding for each thing that the hits are about, with the words of its first hit;
    one for all, where a line has more than a few of them."""
    groups: dict[str, list[Hit]] = {}
    for hit in hits:
        groups.setdefault(hit.about, []).append(hit)
    by_line: dict[int | None, list[list[Hit]]] = {}
    for group in groups.values():
        by_line.setdefault(group[0].line, []).append(group)
    kept: list[list[Hit]] = []
    for several in by_line.values():
        is_many = len(several) > MOST_ALIKE
        kept += [[hit for group in several for hit in group]] if is_many else several
    return [_finding(rule, group) for group in kept]


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


# -- a plan's prompts --------------------------------------------------------------------------


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
    changed: set[int] = set()
    for first in range(0, len(docs), max(size, 1)):
        if time.monotonic() - begun > seconds:
            break
        batch = render_docs(plan, docs[first : first + size], runner, model)
        items += batch.items
        changed |= batch.changed
    return subject_of(plan, items, runner, model, changed=changed)


def subject_of(
    plan: Plan,
    items: Sequence[Rendered | RenderFailure],
    runner: TransformRunner,
    model: LanguageModel | None = None,
    *,
    changed: Collection[int],
) -> Subject:
    """Return prompts of a plan that are rendered already as the subject of the rules; `changed` are
    the ids of docs whose row the code left another one.

    Raises:
        InputError: the data or a setting cannot be used.
        WorkerError: the process for live code cannot be started.
    """
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
        extract=make_extract(plan),
        ruler=model if isinstance(model, Measures) else None,
        special=tuple(getattr(model, "special_texts", ())),
        ignored=ignored_rules(plan.task.path),
        changed=frozenset(changed),
        is_whole=len(items) == len(plan.task.docs(config)),
    )


def _own_shots(
    plan: Plan, items: Sequence[Rendered | RenderFailure], runner: TransformRunner
) -> dict[int, tuple[Doc, Example]]:
    """Return the docs and examples of a few-shot file of its own, as far as prompts show them; all
    of a short one: the next seed draws others."""
    pool = plan.task.pool(plan.config)
    if not pool.separate:
        return {}
    shown = {i for item in items if isinstance(item, Rendered) for i in item.shot_ids}
    is_short = bool(shown) and len(pool.docs) <= _SHORT_POOL
    docs = [doc for doc in pool.docs if is_short or doc.id in shown]
    pairs = zip(docs, make_examples(plan, docs, runner, separate=True), strict=True)
    return {doc.id: (doc, each) for doc, each in pairs if isinstance(each, Example)}
