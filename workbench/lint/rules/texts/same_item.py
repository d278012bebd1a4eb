"""Loops that take one and the same item of what they go through, and never the loop's own:
`for day, name in zip(DAYS, row["names"])` with `row["names"][0]` within. The rule `text/cut-item`
says so."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.source import names_in
from workbench.lint.subject import Subject
from workbench.messages import say

_COMPREHENSIONS = (ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp)


def same_item(subject: Subject) -> Iterator[Hit]:
    """Yield the loops and comprehensions that leave their own item unread, and read one of the same
    list by a number that is written there."""
    if "for " not in subject.code.text:
        return
    for node in subject.code.nodes:
        if isinstance(node, ast.For):
            found = _same_in(node.target, node.iter, node.body)
        elif isinstance(node, _COMPREHENSIONS) and len(node.generators) == 1:
            loop = node.generators[0]
            made = (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,)
            found = _same_in(loop.target, loop.iter, (*made, *loop.ifs))
        else:
            continue
        if found is not None:
            yield Hit(
                say("a loop takes the same item each time: {code}",
                    code=shorten(ast.unparse(found), 40)),
                say("Write the loop's own item on each line."),
                line=found.lineno,
                about=f"same item {found.lineno}",
            )  # fmt: skip


def _same_in(target: ast.expr, items: ast.expr, body: Sequence[ast.AST]) -> ast.Subscript | None:
    """Return what reads an item by its number within a loop over the same list, None where the
    loop reads its own item, or reads the list in another way, too."""
    for own, gone_through in _pairs(target, items):
        whole = ast.unparse(gone_through)
        parts = [part for step in body for part in ast.walk(step)]
        read = {part.id for part in parts if isinstance(part, ast.Name)}
        of_list = [
            part
            for part in parts
            if isinstance(part, ast.Subscript) and ast.unparse(part.value) == whole
        ]
        is_unread = not names_in(own) & read if own else not _is_place(names_in(target), parts)
        if of_list and is_unread and all(_is_fixed(part.slice) for part in of_list):
            return of_list[0]
    return None


def _pairs(target: ast.expr, items: ast.expr) -> Iterator[tuple[ast.expr | None, ast.expr]]:
    """Yield each variable of a loop with the list that it goes through; None for one that counts
    the list's places."""
    name = items.func.id if isinstance(items, ast.Call) and isinstance(items.func, ast.Name) else ""
    if isinstance(items, ast.Call) and isinstance(target, ast.Tuple):
        if name == "zip" and len(items.args) == len(target.elts):
            yield from zip(target.elts, items.args, strict=True)
        elif name == "enumerate" and items.args and len(target.elts) == 2:
            yield target.elts[1], items.args[0]
    elif isinstance(items, ast.Call) and name == "range":
        counted = [arg for arg in items.args if isinstance(arg, ast.Call)]
        yield from ((None, arg.args[0]) for arg in counted if _is_len(arg) and arg.args)
    elif name == "":
        yield target, items


def _is_len(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "len"


def _is_place(names: Collection[str], parts: Sequence[ast.AST]) -> bool:
    """Say whether the variable of a loop is the place of something in another list; of the letters
    of a text, `"ABCD"[i]`, it makes a mark."""
    return any(
        isinstance(part, ast.Subscript)
        and not isinstance(part.value, ast.Constant)
        and not names_in(part.slice).isdisjoint(names)
        for part in parts
    )


def _is_fixed(place: ast.expr) -> bool:
    """Say whether a list is read at a number that is written in the code."""
    inner = place.operand if isinstance(place, ast.UnaryOp) else place
    return isinstance(inner, ast.Constant) and isinstance(inner.value, int)
