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
from fnmatch import fnmatch

from workbench.errors import SettingError
from workbench.lint.finding import SEVERITIES, Finding, Hit, LintReport, Rule
from workbench.lint.prove import corrected_findings, prove_all
from workbench.lint.rules import RULES, STALE, stale_ignores
from workbench.lint.settings import ignored_rules
from workbench.lint.source import Ignore
from workbench.lint.subject import Subject, make_grade
from workbench.models.base import LanguageModel
from workbench.models.cache import cached
from workbench.models.offsets import Measures
from workbench.prompts.samplers.ultraeval import reads_stream
from workbench.prompts.transform import Limits, TransformRunner
from workbench.runs.plan import Plan, make_examples, render_docs
from workbench.runs.run import open_cache
from workbench.types import Diagnostic, Doc, Example, Rendered, RenderFailure

AGAIN_DOCS = 20
"""So many docs are rendered a second time, to see whether the code answers the same."""

AGAIN_SEED = 1
"""The hash seed of that second time; the first has 0."""

MOST_ALIKE = 3
"""A rule that has more to say of one line says it in one finding."""

SLICE_DOCS = 50
"""So many docs are rendered before the clock is read again."""


def check(subject: Subject, rules: Sequence[Rule] = RULES) -> tuple[Finding, ...]:
    """Return the findings of `rules` on prompts that are rendered already, errors first and then
    in the rules' order. Nothing is rendered, read or scored here.

    What a comment `# lint: ignore RULE` in the source silences is left out, and what the project's
    own settings do.
    """
    found: list[Finding] = []
    used: set[Ignore] = set()
    for rule in rules:
        for one in _gather(rule, rule.find(subject)):
            by = subject.code.silencers(one.rule, one.line)
            used.update(by)
            if not by and not any(fnmatch(one.rule, pattern) for pattern in subject.ignored):
                found.append(one)
    if rules is RULES:
        found += _gather(STALE, stale_ignores(subject, used))
    return tuple(sorted(found, key=lambda finding: SEVERITIES.index(finding.severity)))


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
    of the docs that a fault is in, with the fault and without, where the fault has a repair, and
    corrects the proofs for their number; `tell` is given a line before each. Its answers are kept
    as those of a run are.

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
    again, changed = _again(plan, docs)
    subject = replace(subject, again=again, changed=changed)
    findings = check(subject)
    if prove and model is not None:
        with closing(open_cache(plan.task.state)) as cache:
            asked = cached(model, cache)
            proven = tuple(prove_all(findings, subject, plan, asked, tell))
            findings = corrected_findings(proven)
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
        ignored=ignored_rules(plan.task.path),
        is_whole=len(items) == len(plan.task.docs(config)),
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


_CHANGED = "\ue000the row is another one\ue000"
_WATCHED = f"""

_transform_that_is_watched = transform


def transform(data, num_sample, r, dataset_name):
    before = repr(data)
    made = _transform_that_is_watched(data, num_sample, r, dataset_name)
    if repr(data) != before and isinstance(made, dict):
        made = {{**made, "input": {_CHANGED!r} + str(made.get("input"))}}
    return made
"""
"""Put behind a transform, says in its input that the row was changed."""


def _again(
    plan: Plan, docs: Sequence[Doc]
) -> tuple[dict[int, Example | Diagnostic], frozenset[int]]:
    """Return what some docs become in another process, under the same seed and another one of
    hashes, and which rows were another one then."""
    if plan.settings.sampler == "ultraeval" and reads_stream(plan.source):
        return {}, frozenset()  # what a doc becomes depends on all docs before it
    chosen = docs[:: max(1, len(docs) // AGAIN_DOCS)][:AGAIN_DOCS]
    with closing(TransformRunner(Limits(hash_seed=AGAIN_SEED))) as other:
        # In another order, so that what a call leaves behind for the next is seen, too.
        chosen = tuple(reversed(chosen))
        made = make_examples(plan, chosen, other, behind=_WATCHED)
    found: dict[int, Example | Diagnostic] = {}
    changed: set[int] = set()
    for doc, each in zip(chosen, made, strict=True):
        found[doc.id] = each
        if isinstance(each, Example) and each.input.startswith(_CHANGED):
            changed.add(doc.id)
            found[doc.id] = replace(each, input=each.input.removeprefix(_CHANGED))
    return found, frozenset(changed)
