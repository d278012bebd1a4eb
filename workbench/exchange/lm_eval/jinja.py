"""Turn a transform that only fills texts into Jinja templates, read from its syntax tree.

Nothing is run. What is more than text, columns and simple methods of them gives None, and whoever
asks has to compare what a template renders with what the transform gave.
"""

from __future__ import annotations

import ast
import keyword
from collections.abc import Mapping
from dataclasses import dataclass, field

from workbench.exchange.lm_eval.python_code import TEXT_METHODS

MARKERS = ("{{", "{%", "{#")


class _NoTemplate(Exception):
    """The code does more than filling a text."""


@dataclass
class _Scope:
    """What names stand for: texts of the module and of the function, and one-line functions."""

    data: str
    texts: dict[str, str] = field(default_factory=dict)
    functions: Mapping[str, ast.FunctionDef] = field(default_factory=dict)


def templates_of(source: str) -> Mapping[str, str] | None:
    """Return a Jinja template for each of `input`, `output` and `processed_output` that has one,
    or None if the transform is not of this kind."""
    try:
        module = ast.parse(source)
    except (SyntaxError, ValueError):
        return None
    functions = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
    transform = functions.get("transform")
    if transform is None or not transform.args.args:
        return None
    scope = _Scope(transform.args.args[0].arg, functions=functions)
    for statement in module.body:
        _learn(statement, scope)
    body = list(transform.body)
    for statement in body[:-1]:
        _learn(statement, scope)
    last = body[-1]
    if not isinstance(last, ast.Return) or not isinstance(last.value, ast.Dict):
        return None
    if any(isinstance(node, ast.Return) for one in body[:-1] for node in ast.walk(one)):
        return None
    made: dict[str, str] = {}
    for key, value in zip(last.value.keys, last.value.values, strict=True):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            try:
                made[key.value] = _text(value, scope)
            except _NoTemplate:
                continue
    return made or None


def _learn(statement: ast.stmt, scope: _Scope) -> None:
    """Remember the text that a name stands for; forget what is set in any other way."""
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                scope.texts.pop(node.id, None)
        return
    target = statement.targets[0]
    if isinstance(target, ast.Name):
        try:
            scope.texts[target.id] = _text(statement.value, scope)
        except _NoTemplate:
            scope.texts.pop(target.id, None)


def _text(node: ast.expr, scope: _Scope) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return escaped(node.value)
    if isinstance(node, ast.Name) and node.id in scope.texts:
        return scope.texts[node.id]
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part, scope) for part in node.values)
    if isinstance(node, ast.FormattedValue):
        if node.conversion != -1 or node.format_spec is not None:
            raise _NoTemplate
        return _text(node.value, scope)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _text(node.left, scope) + _text(node.right, scope)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return _called(node, node.func.id, scope)
    return "{{" + _value(node, scope) + "}}"


def _called(node: ast.Call, name: str, scope: _Scope) -> str:
    if name == "str" and len(node.args) == 1 and not node.keywords:
        return _text(node.args[0], scope)
    if name == "fill" and len(node.args) == 2 and isinstance(node.args[0], ast.Name):
        # An imported transform fills the very template; it was escaped when it was learnt.
        return _unescaped(scope.texts.get(node.args[0].id))
    function = scope.functions.get(name)
    plain = len(node.args) == 1 and not node.keywords and _is_data(node.args[0], scope)
    if function is None or not plain or len(function.args.args) != 1:
        raise _NoTemplate
    last = function.body[-1]
    if len(function.body) != 1 or not isinstance(last, ast.Return) or last.value is None:
        raise _NoTemplate
    inner = _Scope(function.args.args[0].arg, scope.texts, scope.functions)
    try:
        return _text(last.value, inner)
    except RecursionError:  # a function that calls itself
        raise _NoTemplate from None


def _is_data(node: ast.expr, scope: _Scope) -> bool:
    return isinstance(node, ast.Name) and node.id == scope.data


def _value(node: ast.expr, scope: _Scope) -> str:
    """Return a Jinja expression."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        key = node.slice.value
        if _is_data(node.value, scope):
            if not isinstance(key, str) or not key.isidentifier() or keyword.iskeyword(key):
                raise _NoTemplate
            return key
        if isinstance(key, int | str):
            return f"{_value(node.value, scope)}[{key!r}]"
    if (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in TEXT_METHODS
        and not node.keywords
    ):
        given = []
        for one in node.args:
            if not isinstance(one, ast.Constant) or not isinstance(one.value, str):
                raise _NoTemplate
            given.append(repr(one.value))
        return f"{_value(node.func.value, scope)}.{node.func.attr}({', '.join(given)})"
    raise _NoTemplate


_RAW, _END = "{% raw %}", "{% endraw %}"


def escaped(text: str) -> str:
    """Return a template that renders to `text`.

    Raises:
        _NoTemplate: Jinja would change it (it makes a line feed of every kind of line end).
    """
    if "\r" in text or "endraw" in text:
        raise _NoTemplate
    if any(marker in text for marker in MARKERS) or text.endswith("{"):
        return _RAW + text + _END
    return text


def _unescaped(text: str | None) -> str:
    if text is None:
        raise _NoTemplate
    if text.startswith(_RAW) and text.endswith(_END):
        return text[len(_RAW) : -len(_END)]
    return text


def constant_template(text: str) -> str | None:
    """Return a template that renders to `text`, or None if Jinja has none."""
    try:
        return escaped(text)
    except _NoTemplate:
        return None


SAFE_IMPORTS = frozenset(
    ["__future__", "ast", "collections", "functools", "itertools", "jinja2", "json", "math", "re",
     "string", "textwrap", "typing", "unicodedata", "random"]
)  # fmt: skip
UNSTEADY = frozenset(["random", "open", "input", "hash", "id", "globals", "exec", "eval"])


def why_not_steady(source: str) -> str:
    """Return why the transform may give something else when it is run elsewhere, or ''.

    It may where it takes random numbers (the harness has none for it), reads files, or imports
    what is not there.
    """
    module = ast.parse(source)
    for node in ast.walk(module):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "."]
        for name in names:
            if name.split(".")[0] not in SAFE_IMPORTS:
                return f"the transform imports {name}"
        if isinstance(node, ast.arg):
            node.annotation = None
    transforms = [
        n for n in module.body if isinstance(n, ast.FunctionDef) and n.name == "transform"
    ]
    if not transforms or len(transforms[-1].args.args) < 3:
        return "the transform is not a plain function"
    stream = transforms[-1].args.args[2].arg
    for node in ast.walk(transforms[-1]):
        if isinstance(node, ast.Name) and node.id == stream:
            return f"the transform takes random numbers ({stream})"
    for node in ast.walk(module):
        if isinstance(node, ast.Name) and node.id in UNSTEADY:
            return f"the transform uses {node.id}"
    return ""
