"""Groups of lm-evaluation-harness: which tasks a group's YAML means, and what it sets in them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, shorten
from workbench.exchange.lm_eval.yaml_files import TaskFile, read_task_file
from workbench.io.files import is_regular

GROUP_KEYS = ("group", "group_alias", "task", "aggregate_metric_list", "metadata")
"""`GroupConfig` (`lm_eval/config/group.py`); every other key of a group is set in its tasks."""
MOST_FILES = 20_000
ROOT = "tasks"
"""What the folder is called that the harness keeps its own tasks in."""

_NAMED = re.compile(r"^[\"']?(task|group|class)[\"']?:[ \t]*[\"']?([^\s\"'#\[{]+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Group:
    """A group as it will be written down: `tasks` are the names of its tasks and groups, and
    `aggregate` its `aggregate_metric_list`."""

    name: str
    tasks: tuple[str, ...]
    aggregate: Any


@dataclass
class Found:
    """What a group comes to: its tasks in the harness's order, it and the groups in it."""

    tasks: list[TaskFile] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)


def is_group(file: TaskFile) -> bool:
    """Say whether a file is a group and not a task: one with a class is a task in any case."""
    return "group" in file.values and "class" not in file.values


def members_of(file: TaskFile, index: Index | None = None) -> Found:
    """Return the tasks of a group and of the groups in it, with what these set in them.

    Raises:
        ConfigError: a task is not found, or a group contains itself.
    """
    found = Found()
    _add_group(file, str(file.values["group"]), {}, found, index or Index(file.path), ())
    if not found.tasks:
        raise ConfigError(f"{file.where('group')}: a group without tasks", expected="task: [...]")
    return found


class Index:
    """Where the tasks, groups and tags are that a YAML may name: beside it and below it, and then
    anywhere in the folder `ROOT` that it is in, if it is in one."""

    def __init__(self, start: Path) -> None:
        above = [folder for folder in start.parent.parents if folder.name == ROOT]
        self._folders = [start.parent, *above[:1]]
        self._known: dict[str, Path] = {}
        self._tags: dict[str, list[str]] | None = None
        self._seen: set[Path] = set()

    def file_of(self, name: str) -> TaskFile | None:
        """Return the task's or group's file, None where there is none of the name."""
        for folder in self._folders:
            self._read(folder)
            if name in self._known:
                return read_task_file(self._known[name])
        return None

    def tagged(self, tag: str) -> list[str]:
        """Return the names of the tasks with a tag, sorted, as the harness takes them."""
        if self._tags is None:
            self._tags = self._read_tags()
        return sorted(self._tags.get(tag, ()))

    def _read(self, folder: Path) -> None:
        """Take up the names of the files below a folder; of several with one name the first."""
        if folder in self._seen:
            return
        self._seen.add(folder)
        for path in _yaml_files(folder):
            named = dict(_NAMED.findall(path.read_text("utf-8", errors="replace")))
            name = named.get("task") if "class" in named else named.get("group", named.get("task"))
            if name is not None:
                self._known.setdefault(name, path)

    def _read_tags(self) -> dict[str, list[str]]:
        tags: dict[str, list[str]] = defaultdict(list)
        for name, path in self._known.items():
            try:
                found = read_task_file(path).values.get("tag")
            except ConfigError:
                continue
            for tag in [found] if isinstance(found, str) else found or ():
                tags[str(tag)].append(name)
        return tags


def _yaml_files(folder: Path) -> list[Path]:
    made: list[Path] = []
    for path in folder.rglob("*.yaml"):
        made.append(path)
        if len(made) > MOST_FILES:
            raise ConfigError(
                f"{folder}: more than {MOST_FILES:,} YAML files to look for a group's tasks in",
                fix="Put the group and its tasks into a folder of their own.",
            )
    return sorted(filter(is_regular, made))


def _add_group(
    file: TaskFile,
    name: str,
    overrides: Mapping[str, Any],
    found: Found,
    index: Index,
    above: tuple[str, ...],
) -> None:
    if name in above:
        raise ConfigError(f"{file.where('task')}: the group {name!r} contains itself")
    members = file.values.get("task") or []
    members = [members] if isinstance(members, str) else members
    own = {key: value for key, value in file.values.items() if key not in GROUP_KEYS}
    if not isinstance(members, list):
        raise ConfigError(f"{file.where('task')}", expected="names", seen=shorten(members))
    place = len(found.groups)
    names: list[str] = []
    for member in members:
        names += _add_member(member, file, {**own, **overrides}, found, index, (*above, name))
    aggregate = file.values.get("aggregate_metric_list")
    found.groups.insert(place, Group(name, tuple(names), aggregate))


def _add_member(
    member: Any,
    file: TaskFile,
    overrides: Mapping[str, Any],
    found: Found,
    index: Index,
    above: tuple[str, ...],
) -> list[str]:
    """Add what one entry of a group's list means; return the names that it adds to the group."""
    if isinstance(member, str):
        member = {"task": member}
    if not isinstance(member, Mapping) or not ({"task", "group"} & set(member)):
        raise ConfigError(f"{file.where('task')}", expected="a name", seen=shorten(member))
    if "group" in member:
        name = str(member["group"])
        known = index.file_of(name)
        more = {key: value for key, value in member.items() if key != "group"}
        if known is None:  # it is written out here
            inside = TaskFile(file.path, member, file.places)
            _add_group(inside, name, overrides, found, index, above)
        else:
            _add_group(known, name, {**overrides, **more}, found, index, above)
        return [name]
    name = str(member["task"])
    more = {**overrides, **{key: value for key, value in member.items() if key != "task"}}
    known = index.file_of(name)
    if known is not None and is_group(known):
        _add_group(known, name, more, found, index, above)
        return [name]
    if known is not None:
        found.tasks.append(TaskFile(known.path, {**known.values, **more}, known.places))
        return [name]
    tagged = index.tagged(name)
    if not tagged and "dataset_path" in more:  # a task that is written out here
        found.tasks.append(TaskFile(file.path, {**more, "task": name}, file.places))
        return [name]
    if not tagged:
        raise ConfigError(
            f"{file.where('task')}: no task, group or tag {name!r} here",
            expected=f"a YAML file that names it, below {file.path.parent}",
        )
    made: list[str] = []
    for one in tagged:
        made += _add_member({"task": one}, file, more, found, index, above)
    return made
