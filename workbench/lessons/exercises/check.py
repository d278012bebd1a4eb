"""What is said of an exercise's answer, and what makes one right."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from numbers import Real
from typing import Any

from workbench.messages import Message, say

NEAR = 0.005
"""Shares are compared so closely: rounded to two digits they are equal, or neighbours."""


@dataclass(frozen=True, slots=True)
class Right:
    """What makes an answer right: `is_kind` says whether it is what is `asked` for at all, and only
    then `holds` is asked."""

    asked: Message
    is_kind: Callable[[Any], bool]
    holds: Callable[[Any], bool]


def near(expected: float, within: float = NEAR) -> Right:
    """A number at most `within` from the expected one."""
    return Right(say("a number"), _is_number, lambda given: abs(given - expected) <= within + 1e-9)


def one_of(expected: Collection[str]) -> Right:
    """One of some words."""
    return Right(say("a word"), lambda given: isinstance(given, str), expected.__contains__)


def listed(expected: Collection[Any], *, ordered: bool = True) -> Right:
    """A list (or another collection) of these, in this order unless it is not `ordered`."""
    wanted = list(expected)

    def holds(given: Collection[Any]) -> bool:
        if ordered:
            return list(given) == wanted
        return len(given) == len(wanted) and set(given) == set(wanted)

    return Right(say("a list"), _is_list, holds)


def that(holds: Callable[[Any], bool], asked: Message, kind: type | tuple[type, ...]) -> Right:
    """An answer of a kind for which `holds` says so."""
    return Right(asked, lambda given: isinstance(given, kind), holds)


def check(number: int, given: object, right: Right, hint: Message) -> bool:
    """Print whether an exercise's answer is right, and return it; None, and a tuple with a None in
    it, was not tried yet. `hint` is shown where it is not right."""
    if given is None or (isinstance(given, tuple) and None in given):
        print(say("{name}: not answered yet", name=number))
        return False
    if not right.is_kind(given):
        print(say("{name}: {given} is not it: {kind} is asked for.", name=number,
                  given=repr(given), kind=right.asked))  # fmt: skip
        return False
    if not right.holds(given):
        print(say("{name}: {given} is not it. {hint}", name=number, given=repr(given), hint=hint))
        return False
    print(say("{name}: right", name=number))
    return True


def _is_number(given: object) -> bool:
    return isinstance(given, Real) and not isinstance(given, bool)


def _is_list(given: object) -> bool:
    return isinstance(given, Collection) and not isinstance(given, str | bytes)
