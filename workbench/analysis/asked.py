"""What is asked for when variants are scored on docs, and what comes back, checked."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence, Set
from numbers import Integral
from typing import Any, TypeAlias

from workbench.analysis.judge import is_missing
from workbench.errors import SettingError, shorten
from workbench.io.given import several as all_of

Evaluate: TypeAlias = Callable[[Any, list[Any]], Iterable[float]]
"""A variant and docs in, one score per doc out, more being better; NaN where there is none."""


def several(name: str, given: Iterable[Any]) -> list[Any]:
    """Return what was given as a list.

    Raises:
        SettingError: it is no list, or has nothing in it.
    """
    if hasattr(given, "itertuples"):  # a table's own items are its columns
        raise SettingError(
            name, expected="a list", seen=f"a {type(given).__name__}",
            fix="Give its rows: .to_dict('records').",
        )  # fmt: skip
    found = list(all_of(name, given, "a list of them"))
    if not found:
        raise SettingError(name, expected="at least one", seen="none")
    return found


def check_whole(name: str, given: Any, least: int) -> None:
    """Refuse what is no whole number, or is too small.

    Raises:
        SettingError: it is.
    """
    is_whole = isinstance(given, Integral) and not isinstance(given, bool)
    if not is_whole or int(given) < least:
        raise SettingError(name, expected=f"a whole number from {least}", seen=shorten(given))


def names_of(docs: Sequence[Any], groups: Iterable[Hashable] | None) -> list[Hashable]:
    """Return what each doc is a question of, None for one alone; see `race` for `groups`.

    Raises:
        SettingError: there is not a name for each doc, or one that cannot be hashed.
    """
    if groups is None:
        return [doc if _is_hashable(doc) else None for doc in docs]
    names = several("groups", groups)
    if len(names) != len(docs):
        expected = f"a name for each of {len(docs)} docs"
        raise SettingError("groups", expected=expected, seen=f"{len(names)} names")
    if not all(map(_is_hashable, names)):
        raise SettingError("groups", expected="names that can be hashed")
    return names


def _is_hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def questions_in(names: Sequence[Hashable]) -> list[list[int]]:
    """Return the places of each question's docs."""
    found: dict[Hashable, list[int]] = {}
    for place, name in enumerate(names):
        key = (None, place) if is_missing(name) else (name, None)
        found.setdefault(key, []).append(place)
    return list(found.values())


def scores_of(found: Any, asked: Sequence[Any]) -> list[float]:
    """Return what `evaluate` gave, as numbers.

    Raises:
        SettingError: it is not one for each doc.
    """
    if isinstance(found, str | bytes | Mapping | Set):
        raise SettingError(
            "evaluate",
            expected="a list of numbers, one for each doc, in their order",
            seen=f"a {type(found).__name__}",
        )
    try:
        scores = [float(score) for score in found]
    except (TypeError, ValueError):
        raise SettingError(
            "evaluate", expected="a number for each doc", seen=shorten(found)
        ) from None
    if len(scores) != len(asked):
        raise SettingError(
            "evaluate", expected=f"{len(asked)} scores, one per doc", seen=f"{len(scores)}"
        )
    if any(math.isinf(score) for score in scores):
        raise SettingError("evaluate", expected="finite scores, or NaN", seen="an infinite one")
    return scores
