"""Which columns of a row a transform reads, told by its code alone."""

from __future__ import annotations

import ast
from functools import lru_cache

ENTRY = "transform"

UNTOLD = frozenset(("locals", "vars", "eval", "exec"))
"""Functions by which a row may be read under no name."""


@lru_cache(maxsize=64)
def columns_read(source: str) -> frozenset[str] | None:
    """Return the names under which a transform reads its row, by `data["name"]`, `data.get("name")`
    and `"name" in data`; None where it does anything else with the row, so that it may read every
    column, or where nothing is told: no Python, no such function, nothing read."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    entry = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == ENTRY]
    if not entry or not entry[-1].args.args:
        return None
    row = entry[-1].args.args[0].arg
    named = [node for node in ast.walk(entry[-1]) if isinstance(node, ast.Name)]
    if any(node.id in UNTOLD for node in named):
        return None
    found: set[str] = set()
    told: set[int] = set()
    for node in ast.walk(entry[-1]):
        at, key = _key_read(node)
        if isinstance(at, ast.Name) and at.id == row and isinstance(key, ast.Constant):
            told.add(id(at))
            found.add(str(key.value))
    if any(node.id == row and id(node) not in told for node in named):
        return None
    return frozenset(found) or None


def _key_read(node: ast.AST) -> tuple[ast.AST | None, ast.AST | None]:
    """Return what a node reads a value of, and the key by which it does."""
    match node:
        case ast.Subscript(value=at, slice=key, ctx=ast.Load()):
            return at, key
        case ast.Call(func=ast.Attribute(value=at, attr="get"), args=[key, *_]):
            return at, key
        case ast.Compare(left=key, ops=[ast.In() | ast.NotIn()], comparators=[at]):
            return at, key
    return None, None
