"""Texts that are drawn to fit a regular expression, quicker than hypothesis draws them by far: it
lays out a whole strategy for each, these are read off the parsed expression at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from re import _constants as code  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

MOST_REPEATED = 2
"""What may be repeated is so often more than it has to be, at most."""

AROUND = 0.8
"""How often what has to stand around a place is drawn there; else it is left to the neighbours."""

OF_CATEGORY = {
    code.CATEGORY_DIGIT: "07٣",
    code.CATEGORY_NOT_DIGIT: "a, 字",
    code.CATEGORY_SPACE: " \t\n\u3000",
    code.CATEGORY_NOT_SPACE: "a7字.",
    code.CATEGORY_WORD: "aZ_7é字",
    code.CATEGORY_NOT_WORD: " .-\n，",
}
ANY = "aZ7 .,é字"


def texts_that_fit(pattern: str, flags: int, rng: Random, tries: int) -> Iterator[str]:
    """Yield the texts that an expression is found in, of so many that are drawn by its parts. What
    may not stand somewhere, and where words begin and end, is left to chance."""
    parsed, expression = parser.parse(pattern, flags), re.compile(pattern, flags)
    for _ in range(tries):
        text = _drawn(parsed, rng, {})
        if flags & re.IGNORECASE:
            text = "".join(rng.choice((sign, sign.upper(), sign.lower())) for sign in text)
        around = rng.choice(("", " ", "\n", "字", "a"))
        for whole in (text, around + text, text + around):
            if expression.search(whole):
                yield whole
                break


def _drawn(parts: Sequence[tuple[Any, Any]], rng: Random, groups: dict[int, str]) -> str:
    """Draw a text of an expression's parts; `groups` has what its groups were so far."""
    return "".join(_part(kind, value, rng, groups) for kind, value in parts)


def _part(kind: Any, value: Any, rng: Random, groups: dict[int, str]) -> str:
    if kind is code.LITERAL:
        return chr(value)
    if kind is code.ANY:
        return rng.choice(ANY)
    if kind is code.NOT_LITERAL:
        return rng.choice([sign for sign in ANY if ord(sign) != value])
    if kind is code.IN:
        return _one_of(value, rng)
    if kind is code.BRANCH:
        return _drawn(rng.choice(value[1]), rng, groups)
    if kind is code.SUBPATTERN:
        number, *_, inside = value
        text = _drawn(inside, rng, groups)
        groups[number] = text
        return text
    if kind is code.ATOMIC_GROUP:
        return _drawn(value, rng, groups)
    if kind in (code.MAX_REPEAT, code.MIN_REPEAT, code.POSSESSIVE_REPEAT):
        least, most, inside = value
        times = rng.randint(least, min(most, least + MOST_REPEATED))
        return "".join(_drawn(inside, rng, groups) for _ in range(times))
    if kind is code.ASSERT and rng.random() < AROUND:
        return _drawn(value[1], rng, groups)
    return groups.get(value, "") if kind is code.GROUPREF else ""


def _one_of(values: Sequence[tuple[Any, Any]], rng: Random) -> str:
    """Draw a sign of a set, or of what a set leaves."""
    if values[0][0] is code.NEGATE:
        left = [sign for sign in ANY + "-;\n" if not any(_has(each, sign) for each in values[1:])]
        return rng.choice(left) if left else ""
    kind, value = rng.choice(values)
    if kind is code.RANGE:
        return chr(rng.randint(*value))
    return rng.choice(OF_CATEGORY[value]) if kind is code.CATEGORY else chr(value)


def _has(part: tuple[Any, Any], sign: str) -> bool:
    kind, value = part
    if kind is code.RANGE:
        return bool(value[0] <= ord(sign) <= value[1])
    if kind is code.CATEGORY:
        return sign in OF_CATEGORY[value]
    return bool(ord(sign) == value)
