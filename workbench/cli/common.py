"""What the commands share: exit statuses, JSON on stdout, and the plan that arguments ask for."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from workbench.models.settings import LoadSettings
    from workbench.runs.plan import Plan

EXIT_OK, EXIT_FAILS, EXIT_INPUT = 0, 1, 2


def print_json(value: Any) -> None:
    """Write one JSON document to stdout; NaN and infinities are refused."""
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2, allow_nan=False)
    sys.stdout.write("\n")
    sys.stdout.flush()


def plan_from(arguments: argparse.Namespace) -> Plan:
    """Return the plan that the arguments of `render`, `score` or `export` ask for.

    Raises:
        InputError: the task, version or a setting cannot be used.
    """
    from workbench.runs.options import OPTIONS, Options, change_options
    from workbench.runs.plan import make_plan
    from workbench.tasks.task import Task

    # `render --chat-template` names a model; `with_chat_template` reads the other commands' flag.
    names = [name for name in OPTIONS if name not in ("sample_size", "chat_template")]
    given = {n: value for n in names if (value := getattr(arguments, n, None)) is not None}
    given.update(sample_size_from(arguments))
    return make_plan(
        Task.open(arguments.task),
        change_options(Options(), **given),
        version=arguments.version,
        config=arguments.config,
        method=getattr(arguments, "method", None),
    )


def with_chat_template(plan: Plan, arguments: argparse.Namespace) -> Plan:
    """Return the plan, in the model's chat template if that was asked for."""
    if not arguments.use_chat_template:
        return plan
    return replace(plan, chat_template=turns_from(arguments))


def turns_from(arguments: argparse.Namespace) -> Literal["turn", "turns"]:
    """Return how shots stand in a chat template: in one turn, or in turns of their own."""
    return "turns" if arguments.multiturn else "turn"


def sample_size_from(arguments: argparse.Namespace) -> dict[str, int | None]:
    """Return the sample size that was asked for: --all, --sample N, or neither."""
    if getattr(arguments, "all", False):
        return {"sample_size": None}
    size = getattr(arguments, "sample_size", None)
    return {} if size is None else {"sample_size": size}


def load_settings_from(arguments: argparse.Namespace) -> LoadSettings:
    """Return how the model is to be loaded."""
    from workbench.models.settings import LoadSettings

    given = vars(arguments)
    names = (field.name for field in fields(LoadSettings))
    return LoadSettings(**{name: given[name] for name in names if name in given})
