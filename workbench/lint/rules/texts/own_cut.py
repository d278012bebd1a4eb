"""Texts of the transform itself that its code cuts: a guideline of which the prompts have the
beginning up to the middle of a line, or the end from there on, `GUIDE[:900]`. The rule
`text/cut-item` says so, in a hint."""

from __future__ import annotations

import ast
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.sentences import size_of
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject
from workbench.messages import quoted, say

_FEWEST_WORDS = 15
_FEWEST_KEPT = 24
_FEWEST_LOST = 12
_WINDOW = 6
_SHOWN = 40
_CUTS = exactly(
    r"\[[^\]\n]*:[^\]\n]*\]|\bshorten\(|\bslice\(|\bislice\(|:\.\d+s?\}|%\.\d+s|\bwrap\("
)
"""What cuts texts in a program: slices, and formats and functions with a length."""

_SLOTS = frozenset("{}%$@<>[]_#|")
"""Signs that begin what the code puts something else for."""

_WORD = exactly(r"\S+")


def own_cut(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first text of the source that is cut within a line in all prompts."""
    items = subject.rendered
    if not items or not _CUTS.search(subject.code.text):
        return
    long = [
        one for one in subject.code.literals if one.of_input and size_of(one.text) >= _FEWEST_WORDS
    ]
    some = (items[0], items[len(items) // 2], items[-1])
    inputs = [_spaced(item.example.input) for item in some] if long else []
    for literal in long:
        own = _spaced(literal.text)
        if own in inputs[0]:
            continue
        others = [one.text for one in subject.code.literals if one is not literal]
        for is_end in (True, False):
            lost = _lost(own, inputs, others, is_end=is_end)
            is_whole = lost and _is_at_a_line(literal.text, lost, is_end=is_end)
            if is_whole and not _is_sliced(subject.code, literal.text):
                continue
            if lost and not _is_replaced(subject.code, lost):
                yield Hit(
                    say("the prompts lack a part of the template's own text: {part}",
                        part=quoted(f"{lost[:_SHOWN]}…" if is_end else f"…{lost[-_SHOWN:]}")),
                    say("Put the whole text into the input."),
                    items[0].doc.id,
                    literal.first,
                    about=f"own cut {literal.first}",
                    severity="hint",
                )  # fmt: skip
                return


def _spaced(text: str) -> str:
    """Return a text with one space between words: code may set its lines in, or wrap them."""
    return " ".join(text.split())


def _lost(own: str, inputs: Sequence[str], others: Sequence[str], *, is_end: bool) -> str:
    """Return the end of a text that no input has, or its beginning, where all have the rest; ""
    where there is none, or what is lost begins with a place that the code fills."""
    sizes = {_kept(own, text, is_end=is_end) for text in inputs}
    size = sizes.pop()
    if sizes or size < _FEWEST_KEPT or size > len(own) - _FEWEST_LOST:
        return ""
    kept, lost = (own[:size], own[size:]) if is_end else (own[-size:], own[: len(own) - size])
    beside = lost[:2] if is_end else lost[-2:]
    if not _SLOTS.isdisjoint(beside) or any(kept in _spaced(other) for other in others):
        return ""
    spaced = range(0, len(lost) - _WINDOW + 1, _WINDOW)
    parts = (lost[place : place + 2 * _WINDOW] for place in spaced)
    return "" if any(part in text for part in parts for text in inputs) else lost


def _kept(own: str, text: str, *, is_end: bool) -> int:
    """Return how many signs from the beginning of a text on another one has, or up to its end."""
    sizes = range(1, len(own) + 1)
    return bisect_left(
        sizes, True, key=lambda size: (own[:size] if is_end else own[-size:]) not in text
    )


def _is_at_a_line(text: str, lost: str, *, is_end: bool) -> bool:
    """Say whether what is lost of a text is whole lines."""
    words = list(_WORD.finditer(text))
    count = len(lost.split())
    if is_end:
        place = words[-count].start() if count <= len(words) else 0
        before = text[:place].rstrip(" \t")
        is_whole = _spaced(text[place:]) == lost.strip()
        return is_whole and before[-1:] in ("", "\n")
    place = words[count - 1].end() if count <= len(words) else len(text)
    is_whole = _spaced(text[:place]) == lost.strip()
    return is_whole and text[place:].lstrip(" \t")[:1] in ("", "\n")


def _is_replaced(code: Parsed, lost: str) -> bool:
    """Say whether what is lost begins with words that the code puts something else for."""
    return any(
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("replace", "sub")
        and any(_begins(lost, argument) for argument in node.args)
        for node in code.nodes
    )


def _begins(lost: str, argument: ast.expr) -> bool:
    own = argument.value if isinstance(argument, ast.Constant) else ""
    return isinstance(own, str) and own != "" and lost.strip().startswith(_spaced(own) or "\0")


def _is_sliced(code: Parsed, text: str) -> bool:
    """Say whether the code takes a slice of a text that it has a name for: of its signs, and not of
    its lines."""
    names = {
        target.id
        for node in code.nodes
        if isinstance(node, ast.Assign)
        and any(isinstance(n, ast.Constant) and n.value == text for n in ast.walk(node.value))
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    return any(
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Slice)
        and isinstance(node.value, ast.Name)
        and node.value.id in names
        for node in code.nodes
    )
