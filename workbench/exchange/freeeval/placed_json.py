"""A JSON file with the line of everything in it, so that an error can name the place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from workbench.errors import ConfigError, nearest, shorten
from workbench.io.files import BOM, parse_json, read_utf8

Key: TypeAlias = str | int

_COMMENT = re.compile(r"^\s*(#|//)|[\[{,]\s*(#|//)", re.MULTILINE)
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')

_NAMES = {str: "a string", int: "a whole number", dict: "an object", list: "a list", bool: "a bool"}


@dataclass(frozen=True)
class Node:
    """A value of a JSON file: what it is, which file it is in, and the way that leads there."""

    value: Any
    path: Path
    way: tuple[Key, ...] = ()
    lines: Mapping[tuple[Key, ...], int] = field(default_factory=dict, repr=False)

    @property
    def where(self) -> str:
        """The file and the line, as messages begin."""
        return f"{self.path}:{self.lines.get(self.way, 1)}"

    @property
    def name(self) -> str:
        """The way in dots, such as `steps[0].dataset_config.type`."""
        text = "".join(f"[{k}]" if isinstance(k, int) else f".{k}" for k in self.way)
        return text.lstrip(".") or "the file"

    def error(self, *, expected: str = "", seen: str = "", fix: str = "") -> ConfigError:
        """Return the error that this value is not what was expected."""
        return ConfigError(f"{self.where}: {self.name}", expected=expected, seen=seen, fix=fix)

    def __contains__(self, key: Key) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def at(self, key: Key) -> Node:
        """Return the value under `key`, which is there."""
        return Node(self.value[key], self.path, (*self.way, key), self.lines)

    def items(self) -> list[Node]:
        """Return the elements of a list."""
        self.check(list)
        return [self.at(index) for index in range(len(self.value))]

    def need(self, key: str, kind: type) -> Node:
        """Return the value under `key`, of type `kind`.

        Raises:
            ConfigError: there is none, or it is of another type.
        """
        if key not in self:
            raise self.error(expected=f"the key {key!r}", seen=_keys(self.value))
        return self.at(key).check(kind)

    def get(self, key: str, kind: type, default: Any = None) -> Any:
        """Return the bare value under `key`, or `default` where it is missing or null.

        Raises:
            ConfigError: it is of another type.
        """
        if key not in self or self.value[key] is None:
            return default
        return self.at(key).check(kind).value

    def check(self, kind: type) -> Node:
        """Return this node, whose value is of type `kind`.

        Raises:
            ConfigError: it is of another type.
        """
        is_bool = isinstance(self.value, bool) and kind is not bool
        if is_bool or not isinstance(self.value, kind):
            raise self.error(expected=_NAMES.get(kind, kind.__name__), seen=shorten(self.value))
        return self

    def only(self, known: Iterable[str]) -> Node:
        """Return this node, an object that has no other keys than `known`.

        Raises:
            ConfigError: it has another one.
        """
        names = set(known)
        for key in self.check(dict).value:
            if key not in names:
                found = self.at(key)
                raise ConfigError(
                    f"{found.where}: unknown key {key!r} in {self.name}", fix=nearest(key, names)
                )
        return self


def read_json(path: Path) -> Node:
    """Return what the JSON file holds, with the line of every key and element.

    Raises:
        ConfigError: it cannot be read, is not UTF-8, begins with a byte order mark (FreeEval's
            `json.load` refuses it too), or is not JSON.
    """
    content = read_utf8(path, ConfigError, keep_bom=True)
    if content.startswith(BOM):
        fix = "Save the file as UTF-8 without one."
        raise ConfigError(
            f"{path}:1: begins with a byte order mark, which FreeEval refuses", fix=fix
        )
    fix = "JSON has no comments: take them out." if _COMMENT.search(content) else ""
    value = parse_json(content, path, ConfigError, fix=fix)
    return Node(value, path, (), _lines(content))


def _lines(content: str) -> dict[tuple[Key, ...], int]:
    """Return the line, from 1, of every key and list element of a valid JSON text."""
    lines: dict[tuple[Key, ...], int] = {(): 1}
    way: list[Key] = []
    kinds: list[str] = []
    wants_key, line, last = False, 1, 0
    for match in _TOKEN.finditer(content):
        token = match[0]
        line += content.count("\n", last, match.start())
        last = match.start()
        if token in "}]":
            kinds.pop()
            way.pop()
            wants_key = False
            continue
        if token == ",":
            wants_key = kinds[-1] == "{"
            if kinds[-1] == "[":
                way[-1] = int(way[-1]) + 1
            continue
        if token == ":":
            wants_key = False
            continue
        if wants_key:
            way[-1] = json.loads(token)
        lines.setdefault(tuple(way), line)
        if token in "{[":
            kinds.append(token)
            way.append("" if token == "{" else 0)
            wants_key = token == "{"
    return lines


def _keys(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(map(str, list(value)[:12])) or "no keys"
    return shorten(value)
