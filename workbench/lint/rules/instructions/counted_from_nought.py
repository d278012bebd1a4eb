"""A prompt that asks to count lines or items from nought, where it numbers them itself from one on,
or the other way round, and the answers go by those numbers. The rule `few-shot/other-form` says so,
in a hint."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.messages import quoted, say

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_COUNT = (
    r"\b(?:count|number|index)(?:ed|ing|s)?\b[^.\n]{0,30}?\b(?:from|at)\s"
    r"|\b(?:starting|beginning) (?:from|at|with) "
)
_FROM_NOUGHT = compiled(
    rf"(?:{_COUNT})(?:zero|0|nought)\b|\b(?:zero|0)-(?:based|indexed)\b"
    r"|从(?:0|零)(?:开始|起)|\bzähl\w*\b[^.\n]{0,20}\b(?:ab|von|bei) (?:null|0)\b"
    r"|\bà partir de (?:zéro|0)\b|\b(?:desde|a partir de) (?:el )?cero\b",
    re.IGNORECASE,
)
_FROM_ONE = compiled(
    rf"(?:{_COUNT})(?:one|1)\b|\b(?:one|1)-(?:based|indexed)\b|从(?:1|一)(?:开始|起)"
    r"|\bzähl\w*\b[^.\n]{0,20}\b(?:ab|von|bei) (?:eins|1)\b",
    re.IGNORECASE,
)
_IS_PLACE = exactly(r"\d{1,4}")
_NUMBERED = exactly(r"^[ \t]*[(\[]?(\d{1,3})[)\]]?[.:|：、]?[ \t]+\S", re.MULTILINE)


def counted_from_nought(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at the words that say from where to count."""
    golds, items = subject.golds, subject.rendered
    if len(items) < _FEWEST_DOCS or not all(map(_IS_PLACE.fullmatch, golds)):
        return
    text = own_text(subject)
    for pattern, first in ((_FROM_NOUGHT, 1), (_FROM_ONE, 0)):
        match = pattern.search(text)
        if match is None or (pattern is _FROM_NOUGHT and "0" in golds):
            continue
        shown = [_numbers_in(item.example.input) for item in items]
        fitting = sum(
            len(numbers) > 1 and numbers[0] == first and int(gold) in numbers
            for numbers, gold in zip(shown, golds, strict=True)
        )
        if fitting >= _MOST_OF * len(items):
            yield on_own_text(
                subject,
                say("the prompt says {words}, and its lines are numbered from {first} on",
                    words=quoted(match[0]), first=first),
                say("Count as the lines are numbered, or leave it out."),
                match[0],
                f"counted {match[0]}",
            )  # fmt: skip
            return


def _numbers_in(text: str) -> list[int]:
    """Return the numbers that lines begin with and that count on, from the first of them."""
    found: list[int] = []
    for match in _NUMBERED.finditer(text):
        number = int(match[1])
        if not found or number == found[-1] + 1:
            found.append(number)
    return found
