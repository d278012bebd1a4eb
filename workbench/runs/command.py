"""A plan as the command that scores exactly it."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from workbench.answers.filters import spell_filter
from workbench.runs.options import DECODING_OPTIONS, OPTIONS, PROMPT_OPTIONS, Options
from workbench.runs.plan import Plan, make_plan
from workbench.tasks.task import Task


def score_command(plan: Plan, model: str, place: str) -> str:
    """Return the line for a shell that scores what `plan` asks for with `model`: its task, which
    lies at `place`, its version, and all that is set over the config."""
    method, own = plan.config.method, plan.config.name in plan.task.config_names()
    config = plan.config.name if own else ""
    plain = make_plan(plan.task, Options(), config=config, method=method, draft="")
    words = ["workbench", "score", place, "--version", plan.version]
    if plan.config.name != plan.task.config(method=method).name:
        words += ["--config", plan.config.name]
    words += ["--model", model]
    words += ["--all"] if plan.sample_size is None else ["--sample", str(plan.sample_size)]
    if plan.chat_template:
        words += ["--chat-template", *(["--multiturn"] if plan.chat_template == "turns" else [])]
    for name in OPTIONS:
        if name not in ("sample_size", "chat_template") and _of(plan, name) != _of(plain, name):
            words += flag_words(name, _texts(name, _of(plan, name)))
    return shlex.join(words)


def place_of(task: Task) -> str:
    """Return the task's folder as one names it here: below the current folder, or in full."""
    path = os.path.relpath(task.path)
    return str(task.path) if path.startswith("..") else Path(path).as_posix()


def flag_words(name: str, values: Sequence[str]) -> list[str]:
    """Return an option's words; a value that looks like a flag is tied to its name."""
    flag = f"--{name.replace('_', '-')}"
    if any(value.startswith("-") for value in values):
        return [f"{flag}={value}" for value in values]
    return [flag, *values]


def _of(plan: Plan, name: str) -> Any:
    """Return the value that an option has in a plan."""
    if name in PROMPT_OPTIONS:
        return getattr(plan.settings, name)
    if name == "metric":
        return plan.config.metrics[0].name if len(plan.config.metrics) == 1 else ""
    if name == "filters":
        return tuple(map(spell_filter, plan.config.filters))
    if name == "postprocess":
        return plan.config.postprocess
    return getattr(plan.config.decoding if name in DECODING_OPTIONS else plan, name)


def _texts(name: str, value: Any) -> Sequence[str]:
    if name == "shot_ids":
        return [",".join(map(str, value))]
    return list(value) if isinstance(value, tuple) else [str(value)]
