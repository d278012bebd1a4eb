"""What was scored, in a line above what came of it; and by which method, where two would do."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from workbench.cli.console import tell

if TYPE_CHECKING:
    from rich.text import Text

    from workbench.runs.plan import Plan
    from workbench.tasks.task import Task
    from workbench.types import Method


def head_of(plan: Plan, model: str, metric: str) -> Text:
    """Return what was scored and how, as `score` says it above its metrics."""
    from workbench.cli.terminal import headed
    from workbench.messages import shots_text

    few, docs = shots_text(plan.settings.num_fewshot), f"{len(plan.docs())} docs"
    about = (plan.version, plan.config.method.upper(), model, metric, few, docs)
    return headed(plan.task.name, f" {' · '.join(about)}")


def tell_method(arguments: argparse.Namespace, plan: Plan) -> None:
    """Say as which method's a draft was taken, where its file's name fits several and none was
    asked for."""
    if getattr(arguments, "method", None) or arguments.config or arguments.version == "latest":
        return
    if plan.task.version(arguments.version).method is None:
        tell_taken(arguments.version, plan.task, plan.config.method)


def tell_taken(file: object, task: Task, method: Method) -> None:
    """Say as which method's a file was taken, and how to have the other, where the task has it."""
    others = [other for other in task.methods() if other != method]
    if others:
        other = others[0]
        tell(f"{file}: taken as {method.upper()}; --method {other} takes it as {other.upper()}")
