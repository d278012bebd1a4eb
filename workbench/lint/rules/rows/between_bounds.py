"""Labels that say where a number of the row lies: below two bounds of it, between them or above, as
a laboratory's flags do; a row whose label says otherwise. The rule `answer/other-rule` says so."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any, TypeVar

from workbench.lint.finding import Hit
from workbench.lint.rules.rows.by_rule import answered_by_other_rule
from workbench.lint.subject import Subject, golds_of
from workbench.lint.written_numbers import as_written
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 10
_MOST_DOCS = 200
_MOST_COLUMNS = 6
_FEWEST_OF_PLACE = 2
_MOST_OFF = 0.1
_BELOW = frozenset(
    ("low", "lower", "too low", "below", "under", "l", "niedrig", "zu niedrig", "bas", "bajo",
     "baixo", "basso", "laag", "niski", "низкий", "ниже", "偏低", "低", "过低", "低い", "낮음")
)  # fmt: skip
_ABOVE = frozenset(
    ("high", "higher", "too high", "above", "over", "h", "elevated", "hoch", "zu hoch", "haut",
     "élevé", "alto", "hoog", "wysoki", "высокий", "выше", "偏高", "高", "过高", "高い", "높음")
)  # fmt: skip
_PLACES = ("below", "between", "above")
_Name = TypeVar("_Name")


def labels_off_bounds(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose label is not the one that nearly all others have whose number lies where
    theirs does."""
    items = subject.some(_MOST_DOCS)
    golds = [golds_of(item.example)[0].strip() for item in items]
    if len(items) < _FEWEST_DOCS or not 1 < len({*golds}) <= len(_PLACES) + 1:
        return
    columns = columns_of(items)
    found = bounds_among(columns, golds)
    if found is None:
        return
    value, low, high, label_of = found
    rule = say("{name} against {low} and {high}", name=value, low=low, high=high)
    places = zip(columns[value], columns[low], columns[high], strict=True)
    labels = [label_of[place_of(*three)] for three in places]
    off = sum(label != gold for label, gold in zip(labels, golds, strict=True))
    is_rule = off <= max(1, _MOST_OFF * len(golds))
    for item, gold, label in zip(items, golds, labels, strict=True):
        if gold != label:
            hit = answered_by_other_rule(subject, item, gold, label, rule)
            yield replace(hit, severity=None if is_rule else "hint")


def bounds_among(
    columns: Mapping[_Name, Sequence[float]], golds: Sequence[str]
) -> tuple[_Name, _Name, _Name, Mapping[str, str]] | None:
    """Return the names of three columns of numbers of which the second and third are bounds of the
    first, and the label of each of the places that `place_of` says; None where no three tell nearly
    all golds."""
    for value, low, high in permutations(columns, 3) if len(columns) > 2 else ():
        lows, highs = columns[low], columns[high]
        if not all(a < b for a, b in zip(lows, highs, strict=True)):
            continue
        where = [place_of(*three) for three in zip(columns[value], lows, highs, strict=True)]
        if label_of := _learned(where, golds) or _meant(where, golds):
            return value, low, high, label_of
    return None


def _meant(where: Sequence[str], golds: Sequence[str]) -> Mapping[str, str]:
    """Return the label of each place where two say by their words which are below and above, and
    the third is that of what lies between; none where they fit fewer than half of the docs."""
    labels = {*golds}
    below = [label for label in labels if label.casefold() in _BELOW]
    above = [label for label in labels if label.casefold() in _ABOVE]
    if len(labels) != len(_PLACES) or len(below) != 1 or len(above) != 1:
        return {}
    (between,) = labels.difference(below, above)
    label_of = {"below": below[0], "between": between, "above": above[0]}
    counts = {place: Counter[str]() for place in _PLACES}
    for place, gold in zip(where, golds, strict=True):
        counts[place][gold] += 1
    kept = [counts[place][label] for place, label in label_of.items()]
    are_most = all(
        count >= _FEWEST_OF_PLACE and 2 * count >= counts[place].total()
        for place, count in zip(label_of, kept, strict=True)
    )
    return label_of if are_most else {}


def columns_of(items: Sequence[Rendered]) -> Mapping[str, Sequence[float]]:
    """Return the numbers of the fields that have one in all rows, and of lists of two by their
    place: `range 1`."""
    found: dict[str, list[float]] = defaultdict(list)
    for name in items[0].doc.data:
        for item in items:
            if not _add(found, str(name), item.doc.data.get(name)):
                break
    full = {name: values for name, values in found.items() if len(values) == len(items)}
    return dict(list(full.items())[:_MOST_COLUMNS])


def _add(found: dict[str, list[float]], name: str, value: Any) -> bool:
    """Take down the number that a value is, or those of a pair; say whether it is one."""
    parts = value if isinstance(value, list) and len(value) == 2 else [value]
    numbers = [_number(part) for part in parts]
    for place, number in enumerate(numbers, 1):
        if number is None:
            return False
        found[name if len(numbers) == 1 else f"{name} {place}"].append(number)
    return True


def _number(value: Any) -> float | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return float(value)
    return as_written(value.strip()) if isinstance(value, str) else None


def place_of(value: float, low: float, high: float) -> str:
    """Return where a number lies: "below" two bounds, "between" them or "above"."""
    return "below" if value < low else "above" if value > high else "between"


def _learned(where: Sequence[str], golds: Sequence[str]) -> Mapping[str, str]:
    """Return the label of each place; none where two places have one label, a place has too few or
    no docs, or more than a few docs are otherwise."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for place, gold in zip(where, golds, strict=True):
        counts[place][gold] += 1
    best = {place: of_place.most_common(1)[0] for place, of_place in counts.items()}
    kept = sum(count for _, count in best.values())
    are_apart = len(_PLACES) == len(best) == len({label for label, _ in best.values()})
    is_seen = all(count >= _FEWEST_OF_PLACE for _, count in best.values())
    is_rule = len(golds) - kept <= max(1, _MOST_OFF * len(golds))
    return (
        {place: label for place, (label, _) in best.items()}
        if are_apart and is_seen and is_rule
        else {}
    )
