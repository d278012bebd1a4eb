"""What an import is pointed at: a task's YAML, or a group's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from workbench.errors import DataError, InputError
from workbench.exchange.files import Written
from workbench.exchange.lm_eval.groups import Group, is_group, members_of
from workbench.exchange.lm_eval.importer import build, config_names, folder_name
from workbench.exchange.lm_eval.randomness import harness_seeds
from workbench.exchange.lm_eval.spec import spec_of
from workbench.exchange.lm_eval.yaml_files import find_task_file, read_task_file


def import_from(source: Path) -> Written:
    """Return the task folder's files for the YAML at `source`, in this process: functions that
    the YAML names are run (see `lm_eval.import_task`, which is careful). Of a group each task
    has a folder of its own, and `group.json` says what is made of their scores."""
    file = read_task_file(find_task_file(source))
    if not is_group(file):
        with harness_seeds():
            return build(spec_of(file))
    found = members_of(file)
    files: dict[str, str] = {}
    losses: list[str] = []
    configs: dict[str, dict[str, str]] = {}
    for task in found.tasks:
        name = folder_name(str(task.values.get("task")))
        try:
            spec = spec_of(task)
            with harness_seeds():
                written = build(spec)
            configs[str(task.values.get("task"))] = config_names(spec)
        except InputError as error:
            losses.append(f"{name}: not imported: {error}")
            continue
        files |= {f"{name}/{path}": text for path, text in written.files.items()}
        losses += [f"{name}: {loss}" for loss in written.losses]
    if not files:
        raise DataError(f"{file.path}: no task of the group can be imported", seen=losses[0])
    groups = [_group_record(group, configs) for group in found.groups]
    files["group.json"] = json.dumps(groups, indent=2) + "\n"
    return Written(files, tuple(losses))


def _group_record(group: Group, configs: Mapping[str, dict[str, str]]) -> dict[str, Any]:
    """Return a group with its own tasks that were imported: their folders, and their configs with
    the filter that each stands for (see `exchange.task_group`)."""
    own = {task: configs[task] for task in group.tasks if task in configs}
    return {**asdict(group), "folders": {task: folder_name(task) for task in own}, "configs": own}
