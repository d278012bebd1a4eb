"""The errors in a few prompts that are rendered already: is a variant fit to be tried?"""

from __future__ import annotations

from collections.abc import Sequence

from workbench.lint.again import Again, render_again
from workbench.lint.check import check
from workbench.lint.rules import ERRORS
from workbench.lint.settings import ignored_rules
from workbench.lint.subject import Subject
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan
from workbench.types import Rendered, RenderFailure


def errors_in(
    plan: Plan, items: Sequence[Rendered | RenderFailure], runner: TransformRunner
) -> tuple[str, ...]:
    """Return what the rules call an error in some of a plan's prompts, each with its rule's name.
    `runner` renders some of the rows once more, and with other answers, which tells what a prompt
    has of the answer where nothing else does. What needs a model's tokenizer, or more than these
    prompts, is not looked at.

    Raises:
        ConfigError: the project's settings of the linter cannot be used.
        WorkerError: the process for live code cannot be started.
    """
    docs = [item.doc for item in items]
    again = render_again(plan, docs, runner) if docs else Again()
    subject = Subject(
        items=tuple(items),
        method=plan.config.method,
        source=plan.source,
        settings=plan.settings,
        decoding=plan.config.decoding,
        metrics=tuple(metric.type for metric in plan.config.metrics),
        dataset_name=plan.task.dataset_name(plan.config),
        again=again,
        ignored=ignored_rules(plan.task.path),
        is_whole=False,
    )
    found = (one for one in check(subject, ERRORS) if one.severity == "error")
    return tuple(f"{one.rule}: {one.message}" for one in found)
