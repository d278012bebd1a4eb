"""What of an input is the template's own: its text with all that the row says blanked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.subject import Subject
from workbench.messages import Message
from workbench.types import Rendered

_SHORT = 12
"""A shorter value is blanked out where it stands alone: `no` is no part of `note`."""

_MOST_VALUES = 400
_MASKED = exactly(f"{MASK}+")


def own_text(subject: Subject) -> str:
    """Return what all prompts say alike: the description, and the lines that the inputs of a few
    docs have in common, with a mark for what is a row's within them, or a line of its own."""
    known = subject.own_texts
    if "own" not in known:
        known["own"] = _own_text(subject)
    return known["own"]


def on_own_text(
    subject: Subject,
    message: Message,
    fix: Message,
    words: str,
    about: str,
    *,
    in_input: bool | None = None,
) -> Hit:
    """Return a hint on words of what all prompts say alike: on the first doc where they stand
    `in_input`, and on none where they are the description's, which is seen if it is not told."""
    line = subject.code.line_with(words)
    if in_input is None:
        described = subject.settings.description
        in_input = words not in described and words not in " ".join(described.split())
    if not in_input or not subject.rendered:
        return Hit(message, fix, None, line, about, "hint")
    line = line or subject.code.line_of_input
    return Hit(message, fix, subject.rendered[0].doc.id, line, about, "hint")


def _own_text(subject: Subject) -> str:
    items = subject.rendered
    described = subject.settings.description
    if not items:
        return described
    first, *others = (items[0], items[len(items) // 2], items[-1])
    written = [frozenset(item.example.input.split("\n")) for item in others]
    masked = [frozenset(bare for _, bare in _masked_lines(item)) for item in others]
    own: list[str] = []
    for line, bare in _masked_lines(first):
        is_alike = len(items) > 1 and all(line in lines for lines in written)
        own.append(line if is_alike else bare if all(bare in one for one in masked) else MASK)
    text = "\n".join(own)
    return f"{described}\n\n{text}" if described else text


def _masked_lines(item: Rendered) -> Iterator[tuple[str, str]]:
    """Yield the lines of a doc's input, and each with a mark for what is the row's."""
    told, place = told_in(item), 0
    for line in item.example.input.split("\n"):
        yield line, _MASKED.sub(MASK, told[place : place + len(line)])
        place += len(line) + 1


def told_in(item: Rendered) -> str:
    """Return a doc's input with the texts of its row blanked out, of equal length."""
    text = item.example.input
    values = {leaf.strip() for leaf in islice(_texts_of(item.doc.data), _MOST_VALUES)}
    for value in sorted(values, key=len, reverse=True):
        if len(value) > 1 and value in text:
            text = _without(text, value)
    return text


def _without(text: str, value: str) -> str:
    if len(value) > _SHORT:
        return text.replace(value, MASK * len(value))
    place = text.find(value)
    while place >= 0:
        end = place + len(value)
        before, after = text[place - 1 : place], text[end : end + 1]
        is_part = (before.isalnum() and value[0].isalnum()) or (
            after.isalnum() and value[-1].isalnum()
        )
        if not is_part:
            text = text[:place] + MASK * len(value) + text[end:]
        place = text.find(value, end)
    return text


def _texts_of(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, part in value.items():
            if isinstance(part, int | float):  # the texts of options, with their scores
                yield str(key)
            yield from _texts_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts_of(part)
