"""What the commands share: exit statuses, JSON on stdout, and the plan that arguments ask for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from dataclasses import fields
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from workbench.cli.console import put_json, tell
from workbench.cli.heading import tell_method
from workbench.errors import SettingError

if TYPE_CHECKING:
    from workbench.models.base import LanguageModel
    from workbench.models.settings import LoadSettings
    from workbench.runs.options import Options
    from workbench.runs.plan import Plan
    from workbench.runs.run import Tools
    from workbench.runs.sweep import Swept

EXIT_OK, EXIT_FAILS, EXIT_INPUT, EXIT_UNBUILT = 0, 1, 2, 3


def print_found(
    arguments: argparse.Namespace, record: Any, show: Callable[[ModuleType], None]
) -> None:
    """Print what a command found: its record where JSON was asked for, else what `show`, given
    `cli.terminal`, prints for people. JSON does not wait for `rich` to load."""
    if arguments.json:
        put_json(record)
        return
    from workbench.cli import terminal

    show(terminal)


WAY_OUT = "work on a copy of the task in a folder that you can write to"


@contextmanager
def told_tools(state: Path, *, use_cache: bool = True, way_out: str = WAY_OUT) -> Iterator[Tools]:
    """Open the tools that keep their files in the folder `state`, say on stderr what is not kept,
    or in the end was not, with the way out, and close them. Who ends the command before its time is
    told what is kept, if not by then."""
    from workbench.runs.run import open_tools

    with closing(open_tools(state, use_cache=use_cache)) as tools:
        before = _tell_troubles(tools, way_out)
        try:
            yield tools
        except KeyboardInterrupt as stop:
            if not getattr(stop, "__notes__", ()):
                is_kept = tools.cache is not None and not tools.cache.store.in_memory
                stop.add_note(KEPT if is_kept else NOT_KEPT)
            raise
        finally:
            _tell_troubles(tools, way_out, before)  # the disk may be full only now


def _tell_troubles(tools: Tools, way_out: str, before: Collection[str] = ()) -> Collection[str]:
    """Say on stderr what is not kept that was not said before, and return it."""
    found = [trouble for trouble in tools.troubles if trouble not in before]
    for trouble in found:
        tell(f"warning: {trouble}")
    if found and not tools.is_kept:
        tell(f"To keep runs and answers, {way_out}.")
    return found


KEPT = "answers so far are kept: the same command goes on from there"
NOT_KEPT = "nothing of it is kept"


def plan_from(arguments: argparse.Namespace) -> Plan:
    """Return the plan that the arguments of `render`, `score` or `export` ask for.

    Raises:
        InputError: the task, version or a setting cannot be used.
    """
    from workbench.runs.plan import make_plan, require_read, unread_settings
    from workbench.tasks.task import Task
    from workbench.tasks.versions import edited_since_saved

    options = options_from(arguments)
    plan = make_plan(
        Task.open(arguments.task),
        options,
        version=arguments.version,
        config=arguments.config,
        method=getattr(arguments, "method", None),
    )
    require_read(options, plan)
    if unread := unread_settings(plan, options):
        of = plan.config.method if plan.config.method == "ppl" else "temperature 0"
        tell(f"warning: not read by {of}: {', '.join(unread)}")
    for text in plan.task.notes_on_rows(plan.config):
        tell(f"warning: {text}")
    named = plan.version if arguments.version == "latest" else arguments.version
    if text := edited_since_saved(plan.task.version(named, plan.config.method)):
        tell(f"warning: {text}")
    tell_method(arguments, plan)
    return plan


def options_from(arguments: argparse.Namespace) -> Options:
    """Return the settings that the arguments set.

    Raises:
        SettingError: a value that the setting cannot have, or --multiturn outside a chat template.
    """
    from workbench.runs.options import OPTIONS, Options, change_options

    values = vars(arguments)
    names = [name for name in OPTIONS if name not in ("sample_size", "chat_template")]
    given = {name: values[name] for name in names if values.get(name) is not None}
    given |= sample_size_from(arguments)
    # `render --chat-template` names a model; the other commands' flag has a name of its own.
    if values.get("chat_template") or values.get("use_chat_template"):
        given["chat_template"] = "turns" if arguments.multiturn else "turn"
    elif values.get("multiturn"):
        raise SettingError(
            "--multiturn",
            expected="--chat-template, which reads it",
            fix="Give that too, or leave it out.",
        )
    return change_options(Options(), **given)


def take_all(arguments: argparse.Namespace) -> None:
    """Take every doc where no number of them was asked for."""
    if arguments.sample_size is None:
        arguments.all = True


def sample_size_from(arguments: argparse.Namespace) -> dict[str, int | None]:
    """Return the sample size that was asked for: --all, --sample N, or neither."""
    if getattr(arguments, "all", False):
        return {"sample_size": None}
    size = getattr(arguments, "sample_size", None)
    return {} if size is None else {"sample_size": size}


def load_model_from(arguments: argparse.Namespace, **how: Any) -> LanguageModel:
    """Return the model that the arguments name, loaded as they say; `how` is `load_model`'s.

    Raises:
        ModelError: there is no such model, or it cannot be loaded here.
    """
    from workbench.models.load import load_model

    return load_model(arguments.model, settings=load_settings_from(arguments), **how)


def swept_models_from(arguments: argparse.Namespace) -> tuple[Swept, ...]:
    """Return the models that a sweep's arguments name, each loaded as they say once its turn comes.

    Raises:
        SettingError: one is named twice.
        ModelError: there is no such folder.
    """
    from workbench.models.known import known_model
    from workbench.models.load import load_model
    from workbench.runs.sweep import Swept, require_models

    settings = load_settings_from(arguments)
    require_models(arguments.model)
    return tuple(
        Swept(known_model(name, settings), partial(load_model, name, settings=settings))
        for name in arguments.model
    )


def load_settings_from(arguments: argparse.Namespace) -> LoadSettings:
    """Return how the model is to be loaded."""
    from workbench.models.settings import LoadSettings

    given = vars(arguments)
    names = (field.name for field in fields(LoadSettings))
    return LoadSettings(**{name: given[name] for name in names if name in given})
