"""A version's prompts, all of them, before the linter: rendered, judged as scoring would, proven.

`subject_of` makes what the rules look at of a plan and of prompts that are rendered already;
`lint_plan` renders them all first.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from typing import Any

from workbench.answers.extraction import take
from workbench.errors import SettingError, problem
from workbench.lint.check import check
from workbench.lint.finding import LintReport
from workbench.lint.prove import prove_all
from workbench.lint.subject import Grade, Graded, Ruler, Subject
from workbench.models.base import LanguageModel
from workbench.models.cache import cached
from workbench.models.offsets import Measures
from workbench.prompts.render import Batch
from workbench.prompts.samplers.ultraeval import reads_stream
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan, make_examples, render_docs
from workbench.runs.run import open_cache, score_settings
from workbench.types import Diagnostic, Doc, Example, Rendered, RenderFailure

AGAIN_DOCS = 20
"""So many docs are rendered a second time, to see whether the code answers the same."""

SLICE_DOCS = 50
"""So many docs are rendered between two looks at the clock."""

MATCHES = frozenset({"exact_match", "prefix_match", "in_match", "qa_match", "gaokaobench_match"})
"""The metrics by which an output is right or wrong as a whole, and that run no code."""


def lint_plan(
    plan: Plan,
    model: LanguageModel | None = None,
    *,
    prove: bool = False,
    tell: Callable[[str], None] = lambda text: None,
) -> LintReport:
    """Render every doc of the plan, and return what is wrong with the prompts.

    `model` lets the rules on tokens look, with its tokenizer. With `prove` it also scores the
    plan's sample of the docs that a fault is in, with the fault and without, where the fault has
    a repair; `tell` is given a line before each. Its answers are kept as those of a run are.

    Raises:
        InputError: the data or a setting cannot be used; a proof is asked for without a model.
        ModelError: the model fails, or its chat template refuses a prompt.
        WorkerError: the process for live code cannot be started.
    """
    if prove and model is None:
        raise SettingError(
            problem("a proof scores the prompts", expected="a model", fix="Name one: --model M.")
        )
    docs = plan.task.docs(plan.config)
    with closing(TransformRunner()) as runner:
        subject = look(plan, docs, runner, model, again=_again(plan, docs))
    findings = check(subject)
    if prove and model is not None:
        with closing(open_cache(plan.task.state)) as cache:
            findings = tuple(prove_all(findings, subject, plan, cached(model, cache), tell))
    return LintReport(plan.task.name, plan.version, findings, len(docs))


def look(
    plan: Plan,
    docs: Sequence[Doc],
    runner: TransformRunner,
    model: LanguageModel | None = None,
    *,
    again: Mapping[int, Example | Diagnostic] | None = None,
    seconds: float = math.inf,
) -> Subject:
    """Render docs, and return what the rules look at.

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
    batch = Batch(tuple(items))
    shots = _own_shots(plan, batch, runner)
    return subject_of(plan, batch, shots=shots, model=model, again=again)


def subject_of(
    plan: Plan,
    batch: Batch,
    *,
    shots: Mapping[int, tuple[Doc, Example]] | None = None,
    model: LanguageModel | None = None,
    again: Mapping[int, Example | Diagnostic] | None = None,
) -> Subject:
    """Return what the rules look at, of prompts that are rendered already.

    `shots` are the docs and examples of a few-shot file of its own, by id, as far as prompts show
    them; without, the rules on shots' answers leave them out. Nothing is rendered here.
    """
    return Subject(
        items=batch.items,
        method=plan.config.method,
        source=plan.source,
        settings=plan.settings,
        decoding=plan.config.decoding,
        metrics=tuple(metric.type for metric in plan.config.metrics),
        dataset_name=plan.task.dataset_name(plan.config),
        in_chat=bool(plan.chat_template) and model is not None,
        separate=bool(plan.config.fewshot_path or plan.config.fewshot_split),
        shots=shots or {},
        grade=grade_of(plan),
        ruler=_ruler(model),
        special=tuple(getattr(model, "special_texts", ())),
        again=again or {},
    )


def grade_of(plan: Plan) -> Grade | None:
    """Return what judges a response as the plan's first metric does; None in PPL, and for a
    metric that gives parts of a point or runs code."""
    config = plan.config
    if config.method != "gen" or not config.metrics or config.metrics[0].type not in MATCHES:
        return None
    try:
        metric = score_settings(plan).gen_metrics[config.metrics[0].name]
        take("", (), config.postprocess, compat=plan.compat)
    except SettingError:  # a run refuses it and says why
        return None

    def grade(data: Mapping[str, Any], gold: str | tuple[str, ...], response: str) -> Graded:
        _, extracted = take(
            response,
            config.decoding.until,
            config.postprocess,
            filters=config.filters,
            data=data,
            compat=plan.compat,
        )
        return Graded(extracted, metric(data, gold, extracted).value >= 1)

    return grade


def _ruler(model: LanguageModel | None) -> Ruler | None:
    return model if isinstance(model, Measures) else None


def _own_shots(plan: Plan, batch: Batch, runner: TransformRunner) -> dict[int, tuple[Doc, Example]]:
    """Return the docs and examples of a few-shot file of its own, as far as prompts show them."""
    pool = plan.task.pool(plan.config)
    if not pool.separate:
        return {}
    shown = {i for item in batch.items if isinstance(item, Rendered) for i in item.shot_ids}
    docs = [doc for doc in pool.docs if doc.id in shown]
    made = make_examples(plan, docs, runner, separate=True)
    pairs = zip(docs, made, strict=True)
    return {doc.id: (doc, each) for doc, each in pairs if isinstance(each, Example)}


def _again(plan: Plan, docs: tuple[Doc, ...]) -> dict[int, Example | Diagnostic]:
    """Return what some docs become in another process, under the same seed."""
    if plan.settings.sampler == "ultraeval" and reads_stream(plan.source):
        return {}  # what a doc becomes hangs on all docs before it
    chosen = docs[:: max(1, len(docs) // AGAIN_DOCS)][:AGAIN_DOCS]
    with closing(TransformRunner()) as other:
        made = make_examples(plan, chosen, other)
    return {doc.id: each for doc, each in zip(chosen, made, strict=True)}
