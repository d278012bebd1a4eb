"""Letters that a sentence gives to classes, and a list of the source with the same classes in
another order, whose places the letters of the answers are. The rule `answer/letters` says so."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence

from workbench.io.han import compiled
from workbench.lint.source import Parsed
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.prompts.listing import label_in

_FEWEST_DOCS = 4
_LETTERS = ("ABCDEFGHIJ", "abcdefghij", "0123456789", "123456789")
_MARKED = compiled(
    r"[(（\[]?(?<!\w)(?P<label>[A-Ja-j0-9])[)）\].:：=、][ ]?(?:an?\s|the\s)?"
    r"(?P<text>[^\W\d_][\w -]{0,30}?)(?=\s*[,，、;；.。?？!)）\n]|\s+(?:or|and)\s|\s*(?:或|还是|和)"
    r"|\s*[(（\[]?\b[A-Ja-j0-9][)）\].:：=]|\Z)"
)


def other_order(subject: Subject) -> Message | None:
    """Return what is said where the template letters the classes of a list in another order than
    the list has them, and the letter of the answer is a place in a string of letters."""
    code = subject.code
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or not all(
        label_in(golds_of(item.example)[0]) for item in items[:_FEWEST_DOCS]
    ):
        return None
    letters = _letters_by_place(code)
    if not letters:
        return None
    for text in {literal.text for literal in code.literals if literal.of_input}:
        marked = [(m["label"], m["text"].strip().casefold()) for m in _MARKED.finditer(text)]
        if len(marked) < 2 or [label for label, _ in marked] != list(letters[: len(marked)]):
            continue
        told = [name for _, name in marked]
        for names in _lists_of(code):
            if sorted(names) == sorted(told) and names != told and text in items[0].example.input:
                return say("the prompt letters {told}, and the code's list has {names}",
                           told=", ".join(told), names=", ".join(names))  # fmt: skip
    return None


def _letters_by_place(code: Parsed) -> str:
    """Return the letters from which the code takes one by a field of the row, "" where it takes
    none so."""
    row = code.parameters[0] if code.parameters else ""
    for node in code.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Constant):
            value, key = node.value.value, node.slice
            is_field = (
                isinstance(key, ast.Subscript)
                and isinstance(key.value, ast.Name)
                and key.value.id == row
            )
            if isinstance(value, str) and is_field and any(x.startswith(value) for x in _LETTERS):
                return value
    return ""


def _lists_of(code: Parsed) -> Iterator[Sequence[str]]:
    """Yield the lists of texts of the source, in small letters."""
    for node in code.nodes:
        if isinstance(node, ast.List | ast.Tuple) and len(node.elts) > 1:
            texts = [e.value for e in node.elts if isinstance(e, ast.Constant)]
            if len(texts) == len(node.elts) and all(isinstance(text, str) for text in texts):
                yield [re.sub(r"^(?:an?|the)\s", "", str(text).casefold()) for text in texts]
