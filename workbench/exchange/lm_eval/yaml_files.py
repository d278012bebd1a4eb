"""Read a task's YAML as lm-evaluation-harness does, without running anything.

`include` chains are followed, keys of the including file win, and a `!function` becomes a value
that says which function is meant. What the harness takes silently and nobody means is refused, with
file and line: a key written twice, an unknown tag, aliases that multiply into a bomb.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, shorten
from workbench.io.files import as_path, read_utf8

MAX_CHARS = 8 * 1024 * 1024
MAX_VALUES = 200_000
"""A task has some dozens of values, one with inlined samples some thousands."""


@dataclass(frozen=True, slots=True)
class FunctionRef:
    """`!function module.name`, looked for beside the YAML file that says it."""

    name: str
    folder: Path
    where: str

    @property
    def module(self) -> Path:
        """The file that is looked for first."""
        return self.folder / (self.name.rpartition(".")[0].replace(".", "/") + ".py")

    @property
    def function(self) -> str:
        """The function's own name."""
        return self.name.rpartition(".")[2]


@dataclass(frozen=True, slots=True)
class TaskFile:
    """A task's YAML with what it includes. `places` says where each top key stands, as
    "file:line"; `path` is the file that was asked for."""

    path: Path
    values: Mapping[str, Any]
    places: Mapping[str, str] = field(default_factory=dict)

    def where(self, key: str) -> str:
        """Return the place of a key, for a message."""
        return f"{self.places.get(key, self.path)}: {key}"


def find_task_file(source: Path) -> Path:
    """Return the YAML file that `source` means: itself, or the only task of a folder. Of an export
    that also has a task `…-chat.yaml` of the same prompts as turns it is the other.

    Raises:
        ConfigError: there is none, or there are several.
    """
    if source.is_file():
        return source
    if not source.is_dir():
        raise ConfigError(f"{source}: no such file", expected="a task's YAML, or its folder")
    # A base file that tasks include has no task of its own, and often no ending.
    found = [path for path in sorted(source.glob("*.yaml")) if _names_a_task(path)]
    chats = {path.with_name(f"{path.stem}-chat.yaml") for path in found}
    found = [path for path in found if path not in chats]
    if len(found) == 1:
        return found[0]
    raise ConfigError(
        f"{source}: which task?",
        expected="a folder with one YAML file that names a task",
        seen=", ".join(path.name for path in found[:8]) or "none",
        fix="Name the file itself." if found else "",
    )


def _names_a_task(path: Path) -> bool:
    try:
        return isinstance(read_task_file(path).values.get("task"), str)
    except ConfigError:
        return True  # asked for by itself, it says what is wrong with it


def read_task_file(path: Path) -> TaskFile:
    """Return the task that the file describes, includes merged.

    Raises:
        ConfigError: not UTF-8, not YAML, or unsafe; a missing or circular include.
    """
    path = path.resolve()
    values, places = _read_merged(path, ())
    return TaskFile(path, values, places)


def _read_included(
    target: Path, name: str, where: str, above: tuple[Path, ...]
) -> tuple[dict[str, Any], dict[str, str]]:
    """Return what an included file says. Of one outside the folder that is imported a message has
    the name alone: whoever wrote the YAML may name any file, and read the message."""
    try:
        return _read_merged(target, above)
    except ConfigError:
        if target.is_relative_to(above[0].parent):
            raise
        raise ConfigError(
            f"{where}: include {name!r} cannot be read",
            expected="a task's settings",
            seen=f"none, in a file outside of {above[0].parent}",
            fix="Copy what it should say into that folder.",
        ) from None


def _read_merged(path: Path, above: tuple[Path, ...]) -> tuple[dict[str, Any], dict[str, str]]:
    values, places = _read_one(path)
    includes = values.pop("include", None)
    if includes is None:
        return values, places
    where = places["include"]
    merged: dict[str, Any] = {}
    merged_places: dict[str, str] = {}
    for name in includes if isinstance(includes, list) else [includes]:
        if not isinstance(name, str):
            raise ConfigError(f"{where}: include", expected="a path", seen=shorten(name))
        target = as_path(path.parent / name, ConfigError).resolve()
        if target in (*above, path):
            raise ConfigError(f"{where}: {name!r} includes itself")
        if not target.is_file():
            raise ConfigError(
                f"{where}: {name!r} does not exist", expected=f"a file in {path.parent}"
            )
        more, more_places = _read_included(target, name, where, (*above, path))
        more.pop("task_list", None)
        merged.update(more)
        merged_places.update(more_places)
    return {**merged, **values}, {**merged_places, **places}


def _read_one(path: Path) -> tuple[dict[str, Any], dict[str, str]]:
    import yaml

    loader = _loader(_read_text(path), path)
    try:
        root = loader.get_single_node()
        if root is None:
            raise ConfigError(f"{path}: empty", expected="a task's settings")
        _check_node(root, path)
        values = loader.construct_document(root)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = f":{mark.line + 1}" if mark else ""
        text = " ".join(str(error.problem or error.context).split())
        raise ConfigError(f"{path}{line}: not valid YAML: {text}") from error
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        text = shorten(str(error) or type(error).__name__, 200)
        raise ConfigError(f"{path}: not valid YAML", seen=text) from error
    finally:
        loader.dispose()
    if not isinstance(values, dict):
        raise ConfigError(f"{path}", expected="keys and values", seen=shorten(values))
    if unusual := [key for key in values if not isinstance(key, str)]:
        raise ConfigError(f"{path}: key {unusual[0]!r}", expected="a word")
    places = {
        key.value: f"{path}:{key.start_mark.line + 1}"
        for key, _ in getattr(root, "value", ())
        if isinstance(key.value, str)
    }
    return values, {key: places.get(key, str(path)) for key in values}


def _read_text(path: Path) -> str:
    text = read_utf8(path, ConfigError)
    if len(text) > MAX_CHARS:
        raise ConfigError(
            f"{path}: too large", expected=f"{MAX_CHARS} characters at most", seen=str(len(text))
        )
    return text


def _loader(text: str, path: Path) -> Any:
    """Return a loader of plain values that knows one tag more, `!function`."""
    import yaml

    class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
        pass

    def function(loader: Any, node: Any) -> FunctionRef:
        where = f"{path}:{node.start_mark.line + 1}"
        name = loader.construct_scalar(node)
        if not name.rpartition(".")[0]:
            raise ConfigError(
                f"{where}: !function {name}", expected="module.function, as utils.answer"
            )
        return FunctionRef(name, path.parent, where)

    def day(loader: Any, node: Any) -> str:
        value = yaml.SafeLoader.construct_yaml_timestamp(loader, node)
        # A template prints it so, and JSON has no dates.
        return str(value) if isinstance(value, date) else node.value

    Loader.add_constructor("!function", function)
    Loader.add_constructor("tag:yaml.org,2002:timestamp", day)
    return Loader(text)


def _check_node(root: Any, path: Path) -> None:
    """Refuse keys written twice, values that contain themselves, and bombs of aliases."""
    sizes: dict[int, int] = {}
    open_nodes: set[int] = set()

    def size(node: Any) -> int:
        if id(node) in sizes:
            return sizes[id(node)]
        where = f"{path}:{node.start_mark.line + 1}"
        if id(node) in open_nodes:
            raise ConfigError(f"{where}: an alias of what it stands in")
        open_nodes.add(id(node))
        total = 1
        if isinstance(node.value, list):
            pairs = node.id == "mapping"
            if pairs:
                _check_keys(node, path)
            children = [part for pair in node.value for part in pair] if pairs else node.value
            total += sum(size(child) for child in children)
        if total > MAX_VALUES:
            raise ConfigError(
                f"{where}: aliases make too much of this file",
                expected=f"{MAX_VALUES} values at most",
                fix="Write out what is meant, without anchors.",
            )
        open_nodes.discard(id(node))
        sizes[id(node)] = total
        return total

    size(root)


def _check_keys(node: Any, path: Path) -> None:
    seen: dict[str, int] = {}
    for key, _ in node.value:
        if not isinstance(key.value, str) or key.value == "<<":
            continue
        line = key.start_mark.line + 1
        if key.value in seen:
            raise ConfigError(
                f"{path}:{line}: {key.value!r} is set twice",
                seen=f"the first time in line {seen[key.value]}",
                fix="Keep one; the harness would take the last.",
            )
        seen[key.value] = line
