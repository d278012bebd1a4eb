"""A field's name that the code itself puts where the field's value was to be: `{'question'}` in an
f-string, `"…".format("question")`. The rule `text/unknown-name` says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence

from workbench.lint.finding import Hit
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_SEEN_DOCS = 20
_FILLS = frozenset({"format", "substitute", "safe_substitute", "replace"})
"""Methods that put what they are given into a text."""


def names_for_values(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a field's name from such a place, and not its value, where
    nothing reads that field."""
    code = subject.code
    names = subject.fields
    if code.tree is None or not names:
        return
    read, reads_any = _texts_read(code), _reads_any(code)
    for name, line, is_certain in _put(code, names):
        is_read = name in code.fields_of_input if is_certain else reads_any or name in read
        if is_read or not _is_lost(subject, name):
            continue
        for item in subject.rendered:
            yield Hit(
                say("the name {name!r} stands in the prompt, and not the field's value", name=name),
                say("Put the row's value there: {{data[{name!r}]}} in an f-string.", name=name),
                item.doc.id,
                line,
                about=f"name {name}",
            )


def _put(code: Parsed, names: frozenset[str]) -> Iterator[tuple[str, int, bool]]:
    """Yield the names that stand where a value belongs, with their lines, and whether nothing else
    can be meant, as in the braces of an f-string."""
    feeding = code.feeding_input
    for node in code.nodes:
        if feeding and id(node) not in feeding:
            continue
        for value, is_certain in _values_put(code, node):
            if isinstance(value, ast.Constant) and value.value in names:
                yield str(value.value), value.lineno, is_certain


def _values_put(code: Parsed, node: ast.AST) -> Iterator[tuple[ast.expr, bool]]:
    if isinstance(node, ast.FormattedValue):
        yield node.value, True
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
        yield from ((value, False) for value in _filled_by(node.right))
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from ((side, False) for side in (node.left, node.right))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        method = node.func.attr
        if method in _FILLS:
            given = node.args[1:2] if method == "replace" else node.args
            yield from ((value, False) for value in given)
            yield from ((keyword.value, False) for keyword in node.keywords)
        elif method == "format_map":
            yield from ((value, False) for arg in node.args for value in _filled_by(arg))
        elif method == "join" and node.args and isinstance(node.args[0], ast.List | ast.Tuple):
            yield from ((value, False) for value in node.args[0].elts)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        given = (*node.args, *(keyword.value for keyword in node.keywords))
        is_text = node.func.id == "str" or _writes(code, node.func.id)
        yield from ((value, False) for value in given if is_text)


def _filled_by(node: ast.expr) -> Sequence[ast.expr]:
    """Return the values that `%` or `format_map` are given."""
    if isinstance(node, ast.Tuple):
        return node.elts
    return node.values if isinstance(node, ast.Dict) else [node]


def _writes(code: Parsed, function: str) -> bool:
    """Say whether a function of the file makes a text of what it is given, and looks nothing up by
    it (that is told for all of the file at once)."""
    body = code.tree.body if code.tree else ()
    return any(
        isinstance(node, ast.FunctionDef)
        and node.name == function != "transform"
        and any(isinstance(n, ast.JoinedStr | ast.BinOp) for n in ast.walk(node))
        and not any(isinstance(n, ast.Compare) for n in ast.walk(node))
        for node in body
    )


def _reads_any(code: Parsed) -> bool:
    """Say whether some field may be read whose name nobody can tell: the row is looked at whole, or
    by what a name holds."""
    row = code.parameters[0] if code.parameters else ""
    by_name: set[int] = set()
    for node in code.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            by_name.add(id(node.value))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            key = node.args[0] if node.args else None
            if node.func.attr in ("get", "pop") and isinstance(key, ast.Constant):
                by_name.add(id(node.func.value))
    return any(
        isinstance(node, ast.Name)
        and node.id == row
        and isinstance(node.ctx, ast.Load)
        and id(node) not in by_name
        for node in code.nodes
    )


def _texts_read(code: Parsed) -> frozenset[str]:
    """Return the names by which anything is looked up."""
    found: set[str] = set()
    for node in code.nodes:
        key = None
        if isinstance(node, ast.Subscript):
            key = node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            is_read = node.func.attr in ("get", "pop") and node.args
            key = node.args[0] if is_read else None
        if isinstance(key, ast.Constant):
            found.add(str(key.value))
    return frozenset(found)


def _is_lost(subject: Subject, name: str) -> bool:
    """Say whether the first docs' inputs have a field's name as a word, and hardly its value, which
    is no answer."""
    items = subject.some(_SEEN_DOCS)
    word = re.compile(rf"(?<![A-Za-z0-9_]){re.escape(name)}(?![A-Za-z0-9_])")
    shown = 0
    for item in items:
        value = item.doc.data.get(name)
        if value in (None, "", [], {}) or str(value).strip() in golds_of(item.example):
            return False
        if not word.search(item.example.input):
            return False
        shown += str(value).strip() in item.example.input
    return bool(items) and 2 * shown < len(items)
