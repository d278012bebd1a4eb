"""Answers that follow from two fields of their row, `start` and `minutes`, or are worth what one
is, `3/4` of `6/8`, in all rows but a few. The rule `answer/other-rule` says so."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from typing import Any, TypeAlias, TypeVar

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.rows.by_rule import answered_by_other_rule
from workbench.lint.subject import Subject, golds_of
from workbench.lint.written_numbers import as_written
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_MOST_DOCS = 200
_MOST_FIELDS = 6
_MOST_OF = 0.8
_NEARLY_ALL = 0.9
_FEWEST_KINDS = 3
_LONGEST = 80
_DAY = 24 * 60
_CLOCK = exactly(r"(\d{1,2})[:：](\d\d)")
_CALCULATIONS: Mapping[str, Callable[[float, float], float]] = {
    "plus": operator.add,
    "less": operator.sub,
    "times": operator.mul,
}
_NEAR = 1e-6
NUMBER = exactly(r"(?<![\w.,:/^-])\d+(?:[.,]\d+)*(?![\w^]|[:/]\d|-\d)")
"""A number as it stands in a text, and none that is a part of a name, a date or a time."""

_Name = TypeVar("_Name")
Calculation: TypeAlias = Callable[[Sequence[float]], float | None]
"""What some numbers, in order, come to; None where they come to nothing."""

_OF_NUMBERS: Mapping[int, Sequence[Calculation]] = {
    2: (
        lambda ns: ns[0] + ns[1],
        lambda ns: ns[0] - ns[1],
        lambda ns: ns[0] * ns[1],
        lambda ns: ns[0] / ns[1] if ns[1] else None,
    ),
    3: (lambda ns: ns[0] * ns[1] / ns[2] if ns[2] else None,),
}
_SAID: Mapping[str, Callable[[str, str], Message]] = {
    "plus": lambda one, other: say("{one} plus {other}", one=one, other=other),
    "less": lambda one, other: say("{one} less {other}", one=one, other=other),
    "times": lambda one, other: say("{one} times {other}", one=one, other=other),
}


def reckoned_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is not what two fields of their row come to, where the answers of
    nearly all others are."""
    items = subject.some(_MOST_DOCS)
    golds = [golds_of(item.example)[0].strip() for item in items]
    if len(items) < _FEWEST_DOCS or len({*golds}) < _FEWEST_KINDS:
        return
    if any(len(gold) > _LONGEST for gold in golds):
        return
    yield from _by_two(subject, items, golds)
    yield from _by_worth(subject, items, golds)


def _by_two(subject: Subject, items: Sequence[Rendered], golds: Sequence[str]) -> Iterator[Hit]:
    own = [number for gold in golds if (number := _quantity(gold)) is not None]
    if len(own) < len(golds):
        return
    columns: dict[str, Sequence[float]] = {}
    clocks = {"" for gold in golds if _CLOCK.fullmatch(gold)}
    for name in [*items[0].doc.data][:_MOST_FIELDS]:
        values = [_quantity(item.doc.data.get(name)) for item in items]
        known = [value for value in values if value is not None]
        is_itself = sum(value == gold for value, gold in zip(values, own, strict=True))
        if len(known) == len(items) and is_itself <= (1 - _MOST_OF) * len(items):
            columns[str(name)] = known
            clocks |= {str(name)} if _CLOCK.fullmatch(str(items[0].doc.data[name])) else set()
    are_clocks = bool(clocks)
    lasts = list(map(_half_a_last_figure, golds))
    for one, other in permutations(columns, 2):
        for name, calculate in _CALCULATIONS.items():
            if are_clocks and name == "times":
                continue
            values = list(map(calculate, columns[one], columns[other]))
            values = [value % _DAY for value in values] if are_clocks else values
            kept = [abs(value - gold) <= last
                    for value, gold, last in zip(values, own, lasts, strict=True)]  # fmt: skip
            # A third number may be what the others are reckoned with.
            least = (_MOST_OF if len(columns) == 2 else _NEARLY_ALL) * len(items)
            if not max(least, _FEWEST_DOCS) <= sum(kept) < len(items):
                continue
            for item, gold, value, is_kept in zip(items, golds, values, kept, strict=True):
                if not is_kept:
                    written = _as_clock(value) if "" in clocks else f"{value:g}"
                    rule = _SAID[name](one, other)
                    yield answered_by_other_rule(subject, item, gold, written, rule)
            return


_FRACTION = exactly(r"\s*(-?\d{1,6})\s*/\s*(\d{1,6})\s*")


def worth_of(value: Any) -> Fraction | None:
    """Return the number that a fraction or a decimal is, None of others."""
    text = str(value).strip() if isinstance(value, str | int | float) else ""
    if (match := _FRACTION.fullmatch(text)) and int(match[2]):
        return Fraction(int(match[1]), int(match[2]))
    number = as_written(text) if text else None
    return None if number is None else Fraction(str(number))


def _by_worth(subject: Subject, items: Sequence[Rendered], golds: Sequence[str]) -> Iterator[Hit]:
    """Yield the docs whose answer is not worth what a field is, `3/4` of `6/8`, where nearly all
    others are, written otherwise."""
    if sum(_FRACTION.fullmatch(gold) is not None for gold in golds) < _MOST_OF * len(golds):
        return
    own = list(map(worth_of, golds))
    for name in [*items[0].doc.data][:_MOST_FIELDS]:
        written = [item.doc.data.get(name) for item in items]
        worth = list(map(worth_of, written))
        is_itself = sum(str(one).strip() == gold for one, gold in zip(written, golds, strict=True))
        kept = sum(a == b is not None for a, b in zip(worth, own, strict=True))
        if None in worth or 2 * is_itself > len(items):
            continue
        if not max(_NEARLY_ALL * len(items), _FEWEST_DOCS) <= kept < len(items):
            continue
        for item, gold, one, value in zip(items, golds, worth, own, strict=True):
            if one != value:
                rule = say("what {name} is worth", name=name)
                yield answered_by_other_rule(subject, item, gold, str(one), rule)
        return


def _quantity(value: Any) -> float | None:
    """Return the number that a value is, the minutes of the day of a time; None of others."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    if not isinstance(value, str):
        return float(value)
    clock = _CLOCK.fullmatch(value.strip())
    return float(60 * int(clock[1]) + int(clock[2])) if clock else as_written(value.strip())


def _half_a_last_figure(text: str) -> float:
    """Return by how much a number may be off that was rounded to be written so."""
    decimals = len(text) - text.rfind(".") - 1 if "." in text else 0
    return 0.5000001 * 10.0**-decimals


def _as_clock(minutes: float) -> str:
    return f"{int(minutes) // 60:02}:{int(minutes) % 60:02}"


def reckoned_with(
    columns: Mapping[_Name, Sequence[float]], golds: Sequence[str]
) -> Iterator[tuple[Sequence[_Name], Calculation]]:
    """Yield the columns of numbers, and how these are reckoned with, that give the only number of
    each gold: a sum, a difference, a product, a quotient, or a proportion."""
    own = [only_number(gold) for gold in golds]
    wanted = [value for value in own if value is not None]
    if len(wanted) < len(golds) or 2 * len({*wanted}) < len(wanted):
        return
    for size, calculations in _OF_NUMBERS.items():
        for names in permutations(columns, size):
            rows = [*zip(*(columns[name] for name in names), strict=True)]
            for calculate in calculations:
                if all(map(is_near, map(calculate, rows), wanted)):
                    yield names, calculate


def is_near(value: float | None, wanted: float) -> bool:
    """Say whether a number is another one but for what is lost in reckoning."""
    return value is not None and abs(value - wanted) <= _NEAR * max(1.0, abs(wanted))


def only_number(text: str) -> float | None:
    """Return the only number of a text, None where it has none or several."""
    numbers = NUMBER.findall(text)
    return as_written(numbers[0]) if len(numbers) == 1 else None
