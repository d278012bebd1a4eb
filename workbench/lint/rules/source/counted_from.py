"""An index that the code counts from one, where the rows count from nought:
`NAMES[row["label"] - 1]` takes the last name for the first; lines that it numbers from two on,
where a number is right. The rule `answer/gold-differs` says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.source import key_read
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4
_ONE = exactly(r"(?m)^[ \t]*[(\[]?1\b")
_TWO = exactly(r"(?m)^[ \t]*[(\[]?2\b")


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


def numbered_from_two(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose lines begin with the number 2, as the code counts, and have no 1."""
    if len(subject.rendered) < _FEWEST_DOCS or "enumerate" not in subject.source:
        return
    if not all(map(str.isdigit, subject.rights)):
        return
    calls = (node for node in subject.code.nodes if isinstance(node, ast.Call))
    line = next((call.lineno for call in calls if _counts_from_two(call)), None)
    for item in subject.rendered if line else ():
        text = item.example.input
        if _TWO.search(text) and not _ONE.search(text):
            yield Hit(
                say("the code numbers the lines from 2 on, and a number is right: {gold}",
                    gold=subject.rights_by_id[item.doc.id]),
                say("Count from where the rows count."),
                item.doc.id,
                line,
                about="from two",
            )  # fmt: skip


def _counts_from_two(node: ast.Call) -> bool:
    if getattr(node.func, "id", "") != "enumerate":
        return False
    given = [*node.args[1:], *(each.value for each in node.keywords if each.arg == "start")]
    return any(isinstance(each, ast.Constant) and each.value == 2 for each in given)


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
