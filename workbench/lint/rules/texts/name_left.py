"""A name of the code that stands in the prompt as a word of its own, as its braces were lost, while
nothing reads it: `说明` for `{说明}`. The rule `text/unknown-name` says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from workbench.lint.finding import Hit
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say

_FEWEST_SIGNS = 2
_SEEN_DOCS = 20


def names_left(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has, in a text of the template, the name of a text that the
    transform made and nothing reads."""
    code = subject.code
    if code.function is None or not subject.rendered:
        return
    for name, value in _unread(code).items():
        if len(name) < _FEWEST_SIGNS or not _makes_a_text(value):
            continue
        word = re.compile(rf"(?<![A-Za-z0-9_'\"]){re.escape(name)}(?![A-Za-z0-9_'\"(=])")
        told = next((lit for lit in code.literals if lit.of_input and word.search(lit.text)), None)
        items = subject.some(_SEEN_DOCS)
        if told is None or not all(_shows(item.example.input, told.text, word) for item in items):
            continue
        if all(stands_in(item.doc.data, name) for item in items):
            continue
        fields = _texts_in(value)
        if fields & code.fields_of_output and not fields & code.fields_of_input:
            continue  # it was to be the answer
        is_sure = not fields & code.fields_of_input
        for item in subject.rendered:
            yield Hit(
                say("the name {name!r} stands in the prompt, and nothing reads what it holds",
                    name=name),
                say("Put it in braces: {{{name}}} in an f-string.", name=name),
                item.doc.id,
                told.first,
                about=f"name {name}",
                severity=None if is_sure else "hint",
            )  # fmt: skip


def _shows(text: str, told: str, word: re.Pattern[str]) -> bool:
    """Say whether an input has the piece of the template in which the name stands."""
    match = word.search(told)
    around = told[max(0, match.start() - 6) : match.end() + 6] if match else "\0"
    return around.split("\0")[0] in text


def _unread(code: Parsed) -> dict[str, ast.expr]:
    """Return the names that `transform` gives a value to and that nothing reads, with it."""
    function = code.function
    if function is None:
        return {}
    inside = list(ast.walk(function))
    read = {n.id for n in code.nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    return {
        target.id: node.value
        for node in inside
        if isinstance(node, ast.Assign) and len(node.targets) == 1
        for target in node.targets
        if isinstance(target, ast.Name) and target.id not in read
    }


def _makes_a_text(value: ast.expr) -> bool:
    """Say whether an expression makes a text: of pieces, by a method, or of a field of the row."""
    if isinstance(value, ast.JoinedStr | ast.BinOp | ast.Subscript):
        return True
    if isinstance(value, ast.Constant):
        return isinstance(value.value, str)
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Attribute | ast.Name)


def _texts_in(value: ast.expr) -> set[str]:
    """Return the texts in an expression, the names of fields among them."""
    return {
        part.value
        for part in ast.walk(value)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
