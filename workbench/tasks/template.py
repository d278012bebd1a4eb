"""A transform's source from format strings: what a lesson, or a first try, begins with."""

from __future__ import annotations

import ast
import contextlib
import json
import keyword
import re
import string
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from workbench.errors import DataError, SettingError, nearest
from workbench.io.given import require_text
from workbench.tasks.new.table import read_table

HEAD = """\
import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
"""

_PATH = re.compile(r"(?P<name>[^.\[\]]+)(?P<rest>(?:\.[^.\[\]]+|\[[^\[\]]+\])*)")
_STEP = re.compile(r"\.([^.\[\]]+)|\[([^\[\]]+)\]")
_SCOPES = (
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
    *(ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef),
)
_TAKEN = {"data", "num_sample", "r", "dataset_name", "random", "transform", "str"}


def template(
    input: str,
    output: str,
    processed_output: str | None = None,
    *,
    before: str = "",
    rows: Any = None,
) -> str:
    """Return the source of a transform that fills format strings from a row's fields:
    `template("Q: {question}\\nA:", " {answer}")`.

    A field of a field is `{answers.text}`, an element of a list `{answers[0]}`; `{{` and `}}` are
    braces. `processed_output`, the gold, is by default the last field that `output` names, as it
    is written there, or, where it names none, its text without the spaces around it; one that is
    a single `{field}` is that value itself, a list, too. `before` is Python that runs first, on
    `data` and `r`; a name that it assigns is meant by `{name}`, too. Every row of `rows`, which
    are whatever `Task.from_rows` takes, must have the fields; their numbers are golds as texts.

    Raises:
        SettingError: a text is no format string, or `before` is no Python.
        DataError: the rows cannot be read, or one lacks a field.
        NotFoundError: there is no such file of rows.
    """
    require_text(before=before)
    given = () if rows is None else read_table(rows).rows
    writer = _Filler(_assigned(before), given)
    shown = writer.text("input", input), writer.text("output", output)
    gold = writer.gold(output if processed_output is None else processed_output,
                       is_told=processed_output is not None)  # fmt: skip
    for row in given:
        _check(row, writer.paths)
    first = [line.rstrip() for line in before.strip("\n").splitlines()]
    body = [
        *first,
        *(f"{name} = {_at(path)}" for path, name in writer.variables.items()),
        "return {",
        f'    "input": {shown[0]},',
        f'    "output": {shown[1]},',
        f'    "processed_output": {gold},',
        "}",
    ]
    return HEAD + "".join(f"    {line}\n" if line else "\n" for line in body)


@dataclass
class _Filler:
    """Collects the fields that texts name; `known` are names that need none, and `rows` those
    that are at hand."""

    known: frozenset[str]
    rows: Sequence[Mapping[str, Any]] = ()
    paths: dict[str, tuple[str | int, ...]] = field(default_factory=dict)
    variables: dict[tuple[str | int, ...], str] = field(default_factory=dict)

    def text(self, thing: str, text: str) -> str:
        """Return the literal of a format string."""
        parts = _parsed(thing, text)
        if all(name is None for _, name, _, _ in parts):
            return f'"{_escaped("".join(plain for plain, _, _, _ in parts))}"'
        shown = ""
        for plain, name, spec, conversion in parts:
            shown += _escaped(plain).replace("{", "{{").replace("}", "}}")
            if name is not None:
                mark = f"!{conversion}" if conversion else ""
                after = f":{_escaped(spec)}" if spec else ""
                shown += f"{{{self.variable(thing, name)}{mark}{after}}}"
        return f'f"{shown}"'

    def gold(self, text: str, *, is_told: bool) -> str:
        """Return the expression of the gold."""
        parts = _parsed("processed_output", text)
        named = [part for part in parts if part[1] is not None]
        if named and not is_told:
            _, name, spec, mark = named[-1]
            if not spec and not mark:
                return self._as_text(name or "", self.variable("output", name or ""))
            text = f"{{{name}{f'!{mark}' if mark else ''}{f':{spec}' if spec else ''}}}"
        elif len(parts) == 1 and parts[0][1] is not None and parts[0][::2] == ("", ""):
            name, mark = parts[0][1], parts[0][3]
            if mark is None:
                return self._as_gold(name, self.variable("processed_output", name))
        return self.text("processed_output", text if is_told else text.strip())

    def _as_text(self, name: str, variable: str) -> str:
        """Return the expression of a field's value as the output has it."""
        values = self._values(name)
        is_text = bool(values) and all(isinstance(value, str) for value in values)
        return variable if is_text else f"str({variable})"

    def _as_gold(self, name: str, variable: str) -> str:
        """Return the expression of a field's value itself: its numbers as texts, and those of a
        list, where the rows show that it has some."""
        values = self._values(name)
        if any(isinstance(value, int | float) for value in values):
            has_lists = any(isinstance(value, list) for value in values)
            plain = f"{variable} if isinstance({variable}, list) else " if has_lists else ""
            return f"{plain}str({variable})"
        listed = [one for value in values if isinstance(value, list) for one in value]
        is_listed = bool(listed) and all(isinstance(value, list) for value in values)
        if is_listed and any(isinstance(one, int | float) for one in listed):
            return f"[str(one) for one in {variable}]"
        return variable

    def _values(self, name: str) -> list[Any]:
        """Return a field's values in the rows that have it."""
        path = self.paths.get(name)
        found: list[Any] = []
        for row in self.rows if path else ():
            with contextlib.suppress(DataError):
                found.append(_value(row, name, path or ()))
        return found

    def variable(self, thing: str, name: str) -> str:
        """Return the variable that has the field's value."""
        if name in self.known:
            return name
        path = _path(thing, name)
        self.paths[name] = path
        if path not in self.variables:
            wanted = re.sub(r"\W+", "_", "_".join(map(str, path))).strip("_").lower() or "value"
            wanted = f"field_{wanted}" if wanted[0].isdigit() else wanted
            while (
                wanted in _TAKEN
                or keyword.iskeyword(wanted)
                or wanted in self.known
                or wanted in self.variables.values()
            ):
                wanted += "_"
            self.variables[path] = wanted
        return self.variables[path]


def _parsed(thing: str, text: str) -> list[tuple[str, str | None, str, str | None]]:
    try:
        parts = [
            (plain, name, spec or "", mark)
            for plain, name, spec, mark in string.Formatter().parse(text)
        ]
    except (TypeError, ValueError) as error:
        raise SettingError(
            thing, expected="a format string, with {{ and }} for braces", seen=str(error)
        ) from error
    if unknown := [mark for *_, mark in parts if mark not in (None, "r", "s", "a")]:
        raise SettingError(thing, expected="!r, !s or !a after a field", seen=f"!{unknown[0]}")
    if any("{" in spec or "}" in spec for _, _, spec, _ in parts):
        raise SettingError(thing, expected="formats without fields in them", seen=repr(text))
    return parts


def _path(thing: str, name: str) -> tuple[str | int, ...]:
    found = _PATH.fullmatch(name)
    if found is None or not name.strip():
        raise SettingError(thing, expected="a field's name in each {}", seen=repr(f"{{{name}}}"))
    steps = (one or (int(two) if two.isdigit() else two)
             for one, two in _STEP.findall(found["rest"]))  # fmt: skip
    return (found["name"], *steps)


def _at(path: tuple[str | int, ...]) -> str:
    return "data" + "".join(f"[{_literal(part)}]" for part in path)


def _literal(part: str | int) -> str:
    return str(part) if isinstance(part, int) else f'"{_escaped(part)}"'


def _escaped(text: str) -> str:
    """Return a text as it stands within double quotes in Python."""
    quoted = json.dumps(text, ensure_ascii=False)[1:-1]
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in quoted)


def _assigned(before: str) -> frozenset[str]:
    try:
        tree = ast.parse(before)
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:  # or it is too deep
        raise SettingError("before", expected="lines of Python", seen=str(error)) from error
    return frozenset(_stored(tree)) - {"data"}


def _stored(node: ast.AST) -> Iterator[str]:
    """Yield the names that code assigns where it stands: those of a comprehension, a function or a
    class are gone behind it."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id
    if not isinstance(node, _SCOPES):
        for child in ast.iter_child_nodes(node):
            yield from _stored(child)


def _check(row: Mapping[str, Any], paths: Mapping[str, tuple[str | int, ...]]) -> None:
    for name, path in paths.items():
        _value(row, name, path)


def _value(row: Mapping[str, Any], name: str, path: Sequence[str | int]) -> Any:
    """Return what a row has at a path.

    Raises:
        DataError: it has no such field.
    """
    value: Any = row
    for part in path:
        try:
            value = value[part]
        except (KeyError, IndexError, TypeError) as error:
            raise DataError(
                f"no field {name!r}", expected=", ".join(map(str, row)) or "fields",
                seen=f"{{{name}}}", fix=nearest(name, map(str, row)),
            ) from error  # fmt: skip
    return value
