"""Outputs that say their answer first and their steps behind it, though the input asks for steps.
The rule `answer/chain-differs` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.examples.steps import asks_for_steps
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_SEEN_DOCS = 100
_FIRST_DOCS = 4
_SHORTEST = 6
_CLOSES = compiled(
    r"\b(?:answer|result|total|solution) (?:is|:)|^\s*(?:the )?(?:final )?answer\b|####"
    r"|答案[是为：:]"
    r"|\bantwort (?:ist|lautet)|\bréponse est|\brespuesta es|答えは",
    re.IGNORECASE,
)


_OPENING = exactly(r"^\s*(?:so|thus|therefore|the|final|right|correct|\W)*\s*", re.IGNORECASE)


def steps_behind(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input asks for steps, and whose output says its answer first and the
    row's own steps behind it, in nearly all docs."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or not asks_for_steps(items[0].example.input):
        return
    found = 0
    for seen, item in enumerate(items):
        if _is_answered_first(
            item.example.output, golds_of(item.example)[0].strip(), item.doc.data
        ):
            found += 1
        elif seen < _FIRST_DOCS:
            return
    if found < _NEARLY_ALL * len(items):
        return
    for item in items:
        yield Hit(
            say("the input asks for steps, and the output says its answer before them: {text}",
                text=shorten(item.example.output.strip(), 40)),
            say("Put the steps before the answer."),
            item.doc.id,
            subject.code.line_of_output,
            about="behind",
        )  # fmt: skip


def _is_answered_first(output: str, gold: str, data: object) -> bool:
    """Say whether an output says the gold before a text of its row that is reasoning: what closes
    stands at its beginning, and nothing closes behind it."""
    match = _CLOSES.search(output)
    if match is None or not gold or _OPENING.sub("", output[: match.start()]).strip():
        return False
    at = output.find(gold, match.end())
    behind = output[at + len(gold) :].strip(" .。\n") if at >= 0 else ""
    if len(behind) < _SHORTEST or _CLOSES.search(behind):
        return False
    parts = [leaf.strip() for leaf in leaves_of(data)]
    return any(len(part) >= _SHORTEST and part.strip(" .。") in behind for part in parts)
