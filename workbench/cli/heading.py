"""What was scored, in a line above what came of it; and by which method, where two would do."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from workbench.cli.console import tell

if TYPE_CHECKING:
    from rich.text import Text

    from workbench.runs.plan import Plan


def head_of(plan: Plan, model: str, metric: str) -> Text:
    """Return what was scored and how, as `score` says it above its metrics."""
    from workbench.cli.terminal import headed, shots_of

    few, docs = shots_of(plan.settings.num_fewshot), f"{len(plan.docs())} docs"
    about = (plan.version, plan.config.method.upper(), model, metric, few, docs)
    return headed(plan.task.name, f" {' · '.join(about)}")


def tell_method(arguments: argparse.Namespace, plan: Plan) -> None:
    """Say as which method's a draft was taken, where its file's name fits several and none was
    asked for."""
    if getattr(arguments, "method", None) or arguments.config or arguments.version == "latest":
        return
    others = [method for method in plan.task.methods() if method != plan.config.method]
    if others and plan.task.version(arguments.version).method is None:
        own, other = plan.config.method.upper(), others[0]
        tell(f"{arguments.version}: taken as {own}; --method {other} takes it as {other.upper()}")
