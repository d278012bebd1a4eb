"""Texts of a few-shot file that look otherwise than those of all docs: without a sign that each doc
has, in capitals, shorter than any. The rule `few-shot/worked-form` says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.lint.leaves import leaves_of
from workbench.messages import Message, say

_SURE_DOCS = 8
_SURE_SHOTS = 3
_SIGNS = "([{<（【「_|→=+?？"
"""Signs that are a part of a task where all its texts have one: `Grandma (buy) a hat.`"""

_HALF = 0.5
_SHOWN = 30
_FEWEST_LETTERS = 4


def texts_otherwise(
    named: Sequence[str], shots: Sequence[Mapping[str, Any]], docs: Sequence[Mapping[str, Any]]
) -> Iterator[Message]:
    """Yield what all texts of a field have in the docs, and none in the few-shot file; or the
    other way round."""
    if len(docs) < _SURE_DOCS:
        return
    every = (_lacks_sign, _is_in_capitals, _is_short)
    sure = every if len(shots) >= _SURE_SHOTS else (_is_in_capitals,)
    for name in named:
        theirs, own = [
            [_text_of(row[name]) for row in rows if row.get(name) is not None]
            for rows in (shots, docs)
        ]
        if len(theirs) < len(shots) or len(own) < len(docs) or not all(own) or not all(theirs):
            continue
        for tells in sure:
            if message := tells(name, theirs, own):
                yield message


def _text_of(value: Any) -> str:
    """Return the texts of a value in one; those of options are its keys."""
    return " ".join(map(str, value) if isinstance(value, Mapping) else leaves_of(value))


def _lacks_sign(name: str, theirs: Sequence[str], own: Sequence[str]) -> Message | None:
    for sign in _SIGNS:
        if all(sign in text for text in own) and not any(sign in text for text in theirs):
            return say(
                "the few-shot file's {name} has no {sign}, which it has in all rows: {text}",
                name=name, sign=sign, text=shorten(theirs[0], _SHOWN),
            )  # fmt: skip
    return None


def _is_in_capitals(name: str, theirs: Sequence[str], own: Sequence[str]) -> Message | None:
    if not all(map(_has_capitals_alone, theirs)) or any(map(_has_capitals_alone, own)):
        return None
    return say("the few-shot file's {name} is in capitals, that of the rows is not: {text}",
               name=name, text=shorten(theirs[0], _SHOWN))  # fmt: skip


def _has_capitals_alone(text: str) -> bool:
    letters = [sign for sign in text if sign.isalpha()]
    return len(letters) >= _FEWEST_LETTERS and all(map(str.isupper, letters))


def _is_short(name: str, theirs: Sequence[str], own: Sequence[str]) -> Message | None:
    longest, shortest = max(map(len, theirs)), min(map(len, own))
    if longest >= _HALF * shortest or shortest < _FEWEST_LETTERS * _SURE_DOCS:
        return None
    return say("the few-shot file's {name} is shorter than that of any row: {text}",
               name=name, text=shorten(theirs[0], _SHOWN))  # fmt: skip
