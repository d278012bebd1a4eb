"""Lines of a template that are joined by nothing: `"".join(["Rate the ticket.", "P0: down", …])`,
or `"".join(f"{mark}. {text}" for …)`.
The rule `text/run-together` says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST = 3
_FEWEST_JOINTS = 2


def joined_by_nothing(subject: Subject) -> Iterator[Hit]:
    """Yield the lists of the template's own lines, or of lines with values, that are joined by an
    empty text."""
    for node in subject.code.nodes:
        if line := _line_of_each(node):
            yield Hit(
                say("lines are joined by nothing: {found}", found=f"{line}{line}"),
                say("Join them by a new line: '\\n'.join(…)."),
                subject.rendered[0].doc.id if subject.rendered else None,
                getattr(node, "lineno", None),
                about="nothing",
                severity="hint",
            )
            continue
        parts = _joined(node)
        joints = [
            f"{before[-12:]}{after[:12]}"
            for before, after in pairwise(parts)
            if _runs_on(before, after)
        ]
        if len(joints) >= _FEWEST_JOINTS and not any(map(_has_space, parts)):
            yield Hit(
                say("lines are joined by nothing: {found}", found=shorten(joints[0], 40)),
                say("Join them by a new line: '\\n'.join(…)."),
                subject.rendered[0].doc.id if subject.rendered else None,
                getattr(node, "lineno", None),
                about="nothing",
            )


def _line_of_each(node: ast.AST) -> str:
    """Return what a comprehension makes of each value, `[…] …`, where it begins with a mark or a
    word, ends with a value and is joined by an empty text; "" for anything else."""
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=""), attr="join"),
            args=[ast.GeneratorExp() | ast.ListComp() as each],
        ) if isinstance(each.elt, ast.JoinedStr):
            *before, last = each.elt.values
            fixed = "".join(str(p.value) for p in before if isinstance(p, ast.Constant))
            line = _text_of(each.elt)
            is_line = isinstance(last, ast.FormattedValue) and any(map(str.isspace, fixed))
            return line if is_line and "\n" not in fixed and not line[:1].isspace() else ""
    return ""


def _joined(node: ast.AST) -> Sequence[str]:
    """Return the texts of a list that is joined by an empty text, `…` for each value in them; none
    for anything else."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return ()
    sign, listed = node.func.value, node.args[0] if len(node.args) == 1 else None
    is_join = node.func.attr == "join" and isinstance(sign, ast.Constant) and sign.value == ""
    if not is_join or not isinstance(listed, ast.List | ast.Tuple) or len(listed.elts) < _FEWEST:
        return ()
    return [_text_of(part) for part in listed.elts]


def _text_of(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    if isinstance(part, ast.JoinedStr):
        return "".join(_text_of(each) for each in part.values)
    return "…"


def _has_space(part: str) -> bool:
    """Say whether a text begins or ends with white space, or is nothing but a sign."""
    return part != part.strip() or not any(sign.isalnum() or sign == "…" for sign in part)


def _runs_on(before: str, after: str) -> bool:
    """Say whether the one text stands right before the other, so that both are read as one."""
    is_open = before[-1:].isalnum() or before[-1:] == "…" or before[-1:] in ".!?"
    return is_open and after[:1].isalnum()
