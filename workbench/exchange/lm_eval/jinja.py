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
from workbench.exchange.texts import imported_modules

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
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            try:
                scope.texts[name] = _text(value, scope)
            except _NoTemplate:
                scope.texts.pop(name, None)
        case ast.Assign(targets=[_]):
            pass
        case _:
            for node in ast.walk(statement):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                    scope.texts.pop(node.id, None)


def _text(node: ast.expr, scope: _Scope) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return escaped(text)
        case ast.Name(id=name) if name in scope.texts:
            return scope.texts[name]
        case ast.JoinedStr(values=parts):
            return "".join(_text(part, scope) for part in parts)
        case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
            return _text(value, scope)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _text(left, scope) + _text(right, scope)
        case ast.Call(func=ast.Name(id=name)):
            return _called(node, name, scope)
    return "{{" + _value(node, scope) + "}}"


def _called(node: ast.Call, name: str, scope: _Scope) -> str:
    function = scope.functions.get(name)
    match node, function:
        case ast.Call(args=[value], keywords=[]), _ if name == "str":
            return _text(value, scope)
        case ast.Call(args=[ast.Name(id=template), _]), _ if name == "fill":
            # An imported transform fills the very template; it was escaped when it was learnt.
            return _unescaped(scope.texts.get(template))
        case (
            ast.Call(args=[ast.Name(id=scope.data)], keywords=[]),
            ast.FunctionDef(
                args=ast.arguments(args=[ast.arg(arg=parameter)]),
                body=[ast.Return(value=ast.expr() as value)],
            ),
        ):
            try:
                return _text(value, _Scope(parameter, scope.texts, scope.functions))
            except RecursionError:  # a function that calls itself
                raise _NoTemplate from None
    raise _NoTemplate


def _value(node: ast.expr, scope: _Scope) -> str:
    """Return a Jinja expression."""
    match node:
        case ast.Subscript(value=ast.Name(id=scope.data), slice=ast.Constant(value=str(key))):
            if key.isidentifier() and not keyword.iskeyword(key):
                return key
        case ast.Subscript(value=inner, slice=ast.Constant(value=int() | str() as key)):
            return f"{_value(inner, scope)}[{key!r}]"
        case ast.Call(func=ast.Attribute(value=inner, attr=name), args=args, keywords=[]) if (
            name in TEXT_METHODS
        ):
            given = [one.value for one in args if isinstance(one, ast.Constant)]
            if len(given) == len(args) and all(isinstance(one, str) for one in given):
                return f"{_value(inner, scope)}.{name}({', '.join(map(repr, given))})"
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
    for name in imported_modules(module):
        if name.split(".")[0] not in SAFE_IMPORTS:
            return f"the transform imports {name}"
    for node in ast.walk(module):
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
