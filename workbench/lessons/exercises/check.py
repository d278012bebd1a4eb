"""What is said of an exercise's answer, and what makes one right."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Set
from dataclasses import dataclass
from numbers import Real
from typing import Any

from workbench.errors import InputError, shorten
from workbench.messages import Message, say

NEAR = 0.005
"""Shares are compared so closely: rounded to two digits they are equal, or neighbours."""


@dataclass(frozen=True, slots=True)
class Right:
    """What makes an answer right: `is_kind` says whether it is what is `asked` for at all, and only
    then `holds` is asked. An `InputError` of either is told; an answer at which one fails otherwise
    is not of the kind, or not right."""

    asked: Message
    is_kind: Callable[[Any], bool]
    holds: Callable[[Any], bool]


def near(expected: float, within: float = NEAR) -> Right:
    """A number at most `within` from the expected one."""
    return Right(
        say("a number"), is_number, lambda given: abs(float(given) - expected) <= within + 1e-9
    )


def one_of(expected: Collection[str]) -> Right:
    """One of some words."""
    return Right(say("a word"), lambda given: isinstance(given, str), expected.__contains__)


def listed(expected: Collection[Any], *, ordered: bool = True) -> Right:
    """A list (or another collection, such as an array) of these, in this order unless it is not
    `ordered`; a set has none."""
    wanted = list(expected)

    def holds(given: Collection[Any]) -> bool:
        if ordered:
            return list(given) == wanted
        return len(given) == len(wanted) and set(given) == set(wanted)

    def is_list(given: object) -> bool:
        others = (str, bytes, Mapping, *([Set] if ordered else []))
        return isinstance(given, Collection) and not isinstance(given, others)

    return Right(say("a list"), is_list, holds)


def that(holds: Callable[[Any], bool], asked: Message, kind: type | tuple[type, ...]) -> Right:
    """An answer of a kind for which `holds` says so."""
    return Right(asked, lambda given: isinstance(given, kind), holds)


def check(number: int, given: object, right: Right, hint: Message) -> bool:
    """Print whether an exercise's answer is right, and return it; None, and a tuple with a None in
    it, was not tried yet. `hint` is shown where it is not right."""
    if given is None or (isinstance(given, tuple) and any(each is None for each in given)):
        print(say("{name}: not answered yet", name=number))
        return False
    shown = shorten(given).replace("\n", " ")
    try:
        if not _passes(right.is_kind, given):
            print(say("{name}: {given} is not it: {kind} is asked for.", name=number, given=shown,
                      kind=right.asked))  # fmt: skip
            return False
        is_right = _passes(right.holds, given)
    except InputError as error:
        is_right, hint = False, say("{error} {hint}", error=str(error), hint=hint)
    if not is_right:
        print(say("{name}: {given} is not it. {hint}", name=number, given=shown, hint=hint))
        return False
    print(say("{name}: right", name=number))
    return True


def is_number(given: object) -> bool:
    """Say whether something is a number, even one without an end: True is none."""
    return isinstance(given, Real) and not isinstance(given, bool)


def _passes(test: Callable[[Any], bool], given: object) -> bool:
    """Ask a test about whatever somebody wrote."""
    try:
        return bool(test(given))
    except InputError:
        raise
    except Exception:  # a class of the answer's own may raise anything
        return False
