"""A cue with a field behind it that is empty in all rows. The rule `text/empty-slot` says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.io.han import compiled
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject
from workbench.types import Rendered

_CUE = compiled(
    r"(?:\A|.*\n)[ \t*#\[]*([^\W\d_][^:：\n]{0,40}[:：])\**[ \t]*\n?[ \t]*\Z", re.DOTALL
)
_FEWEST_DOCS = 3


def empty_in_all(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs whose input has a cue with nothing on its line, where the code puts a field
    behind it that is empty in every row; each with the cue."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return ()
    empty = [
        name
        for name in sorted(subject.fields & subject.code.fields_of_input)
        if all(_is_empty(item.doc.data.get(name, "?")) for item in items)
    ]
    for name in empty:
        for cue in _cues_before(subject.code, name):
            line = re.compile(rf"^[ \t*#\[]*{re.escape(cue)}\**[ \t]*$", re.MULTILINE)
            found = [(item, cue) for item in items if line.search(item.example.input)]
            if len(found) == len(items):
                return found
    return ()


def _is_empty(value: object) -> bool:
    return value is None or (isinstance(value, str | list | dict) and not value) or value == " "


def _cues_before(code: Parsed, name: str) -> Iterator[str]:
    """Yield the cues that end a piece of a text right before what reads a field."""
    for node in code.nodes:
        if isinstance(node, ast.JoinedStr):
            parts = node.values
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            parts = _added(node)
        elif isinstance(node, ast.List | ast.Tuple):
            parts = node.elts
        else:
            continue
        for before, part in pairwise(parts):
            told = _end_of(before)
            match = _CUE.match(told) if told else None
            if match and _reads(part, name):
                yield match[1]


def _added(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [*_added(node.left), *_added(node.right)]
    return [node]


def _end_of(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return _end_of(node.values[-1]) if node.values else ""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _reads(node: ast.expr, name: str) -> bool:
    """Say whether what stands first in an expression reads a field, whatever is done with it."""
    first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else node
    is_choice = any(isinstance(part, ast.IfExp | ast.BoolOp) for part in ast.walk(first))
    return not is_choice and any(
        isinstance(part, ast.Constant) and part.value == name for part in ast.walk(first)
    )
