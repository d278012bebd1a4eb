"""What an import is pointed at: a task's YAML, or a group's."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from workbench.errors import DataError, InputError
from workbench.exchange.files import Written
from workbench.exchange.lm_eval.groups import Group, is_group, members_of
from workbench.exchange.lm_eval.importer import build, folder_name
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
    for task in found.tasks:
        name = folder_name(str(task.values.get("task")))
        try:
            with harness_seeds():
                written = build(spec_of(task))
        except InputError as error:
            losses.append(f"{name}: not imported: {error}")
            continue
        files |= {f"{name}/{path}": text for path, text in written.files.items()}
        losses += [f"{name}: {loss}" for loss in written.losses]
    if not files:
        raise DataError(f"{file.path}: no task of the group can be imported", seen=losses[0])
    losses += [_group_loss(group) for group in found.groups if group.aggregate]
    files["group.json"] = json.dumps([asdict(group) for group in found.groups], indent=2) + "\n"
    return Written(files, tuple(losses))


def _group_loss(group: Group) -> str:
    return (
        f"aggregate_metric_list of {group.name!r}: each task is scored by itself; group.json says "
        "how the harness makes one value of them"
    )
