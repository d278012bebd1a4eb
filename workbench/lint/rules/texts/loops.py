"""Loops of the transform that show one item of many: a `return` that ends them after the first, an
`=` for a `+=` that keeps the last. The rule `text/cut-item` says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.source import names_in
from workbench.lint.subject import Subject
from workbench.messages import say

_SKIPS = (ast.If, ast.Try, ast.Match, ast.While, ast.Continue)
"""A loop with one of these before its `return` may look for an item."""


_OF_MANY = (ast.Name, ast.Call, ast.Subscript, ast.Attribute)
"""What a loop goes through."""


def ended_loops(subject: Subject) -> Iterator[Hit]:
    """Yield the loops of the source that come to their end with the first item, whatever it is, or
    write over what they made of the one before."""
    for node in subject.code.nodes:
        if isinstance(node, ast.For) and (end := _end_of(node)):
            yield Hit(
                say("the loop ends with its first item: {code}",
                    code=shorten(ast.unparse(end).split("\n")[0], 40)),
                say("Set it back by one level, behind the loop."),
                line=end.lineno,
                about=f"ended {end.lineno}",
            )  # fmt: skip
        body = node.body if isinstance(node, ast.FunctionDef) else []
        for name, line in _written_over(body):
            yield Hit(
                say("the loop keeps what it made of the last item alone: {name} = …", name=name),
                say("Add to it: {name} += …", name=name),
                line=line,
                about=f"over {line}",
            )


def _end_of(loop: ast.For) -> ast.stmt | None:
    """Return the `return` or the `break` that a loop meets with every item, None if it has none."""
    for step in loop.body:
        if isinstance(step, ast.Return | ast.Break):
            return step
        if isinstance(step, _SKIPS):
            return None
    return None


def _written_over(body: list[ast.stmt]) -> Iterator[tuple[str, int]]:
    """Yield the names that begin as an empty text or list, or in the loop itself, are given a text
    of each item in a loop that never reads them, and are read behind it; each with the line that
    gives it."""
    for place, loop in enumerate(body):
        if not isinstance(loop, ast.For):
            continue
        empty = {name for step in body[:place] for name in _given_nothing(step)}
        given = {name for step in body[:place] for name in _given_in(step)}
        items = names_in(loop.target)
        inside = {name for step in loop.body for name in _read_in(step)}
        behind = {name for step in body[place + 1 :] for name in _read_in(step)}
        if any(isinstance(node, ast.Break) for node in ast.walk(loop)):
            continue
        for step in (one for one in loop.body if isinstance(one, ast.Assign)):
            name = _name_given(step)
            is_new = name not in given and place + 1 < len(body) and isinstance(loop.iter, _OF_MANY)
            is_lost = (
                (name in empty or is_new) and name in behind - inside and _is_written(step.value)
            )
            if is_lost and items & set(_read_in(step.value)):
                yield name, step.lineno


def _given_nothing(step: ast.stmt) -> Iterator[str]:
    if isinstance(step, ast.Assign) and (name := _name_given(step)):
        value = step.value
        is_empty = isinstance(value, ast.Constant) and value.value == ""
        if is_empty or (isinstance(value, ast.List) and not value.elts):
            yield name


def _given_in(node: ast.AST) -> Iterator[str]:
    """Yield the names that a step gives a value."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield part.id


def _name_given(step: ast.stmt) -> str:
    targets = step.targets if isinstance(step, ast.Assign) else []
    return targets[0].id if len(targets) == 1 and isinstance(targets[0], ast.Name) else ""


def _read_in(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
            yield part.id


def _is_written(value: ast.expr) -> bool:
    """Say whether a value is a text that is put together here, or a list of one: not an item as it
    is, of which the last may be wanted."""
    if isinstance(value, ast.List):
        return len(value.elts) == 1
    is_format = isinstance(value, ast.Call) and getattr(value.func, "attr", "") == "format"
    return is_format or isinstance(value, ast.JoinedStr | ast.BinOp)
