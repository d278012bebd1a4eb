"""Files that somebody wants written: never over what a task consists of, nor, unasked, over others.

A link, another spelling of the path and a second name of the same file are that file.
"""

from __future__ import annotations

import os
from pathlib import Path

from workbench.errors import InputError
from workbench.tasks.task import STATE_FOLDER, Task, is_task

_OF_A_TASK = ("data", "config", "holdout")
"""Folders of a task whose every file is part of it; of the task at hand, a new one too."""


def require_output(path: Path, flag: str, *, force: bool = False, task: Task | None = None) -> None:
    """Refuse a file that must not be written to; asked before any work is done.

    `flag` is what named it, `force` says to replace a file that is there, and `task` is the one at
    hand, whose configs may name files elsewhere.

    Raises:
        InputError: there is no such folder, nothing can be written in it, it is a folder, it would
            be written over what a task consists of, or it is there and `force` does not say to
            replace it.
    """
    name = f"{flag} {path}"
    if not path.parent.is_dir():
        raise InputError(
            f"{name}: there is no folder {path.parent}", fix="Make it, or name another."
        )
    if path.is_dir():
        raise InputError(name, expected="a file", seen="a folder")
    owner = _owner(path.resolve(), task)
    if owner:
        raise InputError(
            f"{name}: belongs to {owner}",
            expected="a file outside of it",
            fix="What a task consists of is never written over.",
        )
    # A file is replaced by another in its folder; a pipe or a terminal is written to.
    place = path if path.exists() and not path.is_file() else path.parent
    if not os.access(place, os.W_OK):
        raise InputError(
            f"{name}: nothing can be written in {place.resolve()}",
            fix="Name a file in a folder that you can write to.",
        )
    if path.is_file() and not force:
        raise InputError(
            f"{name}: exists already", fix="Name another file, or replace it with --force."
        )


def _owner(path: Path, task: Task | None) -> str:
    """Return whose file a path is, or would be; "" where it is nobody's."""
    for folder in path.parents:
        if folder.name == STATE_FOLDER:
            return f"the runs and drafts of {folder.parent}"
        is_at_hand = task is not None and folder == task.path
        if is_at_hand or (path.exists() and is_task(folder)):
            first = path.relative_to(folder).parts[0]
            if first in _OF_A_TASK or first.startswith("transform") or path.suffix == ".py":
                return f"the task {folder}"
    if task is not None and path.is_file() and any(path.samefile(file) for file in _files(task)):
        return f"the task {task.path}"
    return ""


def _files(task: Task) -> list[Path]:
    """Return the files that a task consists of: those in its folder, and what its configs name."""
    found = [Path(folder, name) for folder, _, names in os.walk(task.path) for name in names]
    for name in task.config_names():
        try:
            config = task.config(name)
        except InputError:  # a broken config names nothing
            continue
        found += map(Path, filter(None, [config.path, config.fewshot_path, config.transform]))
    return [path for path in found if path.is_file()]
