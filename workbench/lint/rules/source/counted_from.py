"""An index that the code counts from one, where the rows count from nought:
`NAMES[row["label"] - 1]` takes the last name for the first. The rule
`answer/gold-differs` says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.source import key_read
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4


def counted_from_one(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose index becomes -1."""
    if len(subject.rendered) < _FEWEST_DOCS or "- 1" not in subject.source:
        return
    for node in subject.code.nodes:
        name = _less_one(node)
        values = [item.doc.data.get(name) for item in subject.rendered] if name else []
        is_index = values and all(type(value) is int and value >= 0 for value in values)
        for item in subject.rendered if is_index else ():
            if item.doc.data[name] == 0:
                yield Hit(
                    say("the code takes 1 from the row's {name}, which is 0: that is the last one",
                        name=name),
                    say("Count from where the rows count: [{name}].", name=name),
                    item.doc.id,
                    getattr(node, "lineno", None),
                    about="from one",
                )  # fmt: skip


def _less_one(node: ast.AST) -> str:
    """Return the field of the row of which an index takes one away, "" where it takes none."""
    index = node.slice if isinstance(node, ast.Subscript) else None
    if not isinstance(index, ast.BinOp) or not isinstance(index.op, ast.Sub):
        return ""
    one, read = index.right, index.left
    if isinstance(read, ast.Call) and isinstance(read.func, ast.Name) and len(read.args) == 1:
        read = read.args[0]  # int(…)
    key = key_read(read) if isinstance(one, ast.Constant) and one.value == 1 else None
    return str(key.value) if key else ""
