"""Short ways to write what is in this corpus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.lint.eighteenth import tasks_free as free8
from tests.lint.making import RowChange
from tests.lint.nineteenth import tasks_en as en9
from tests.lint.nineteenth import tasks_free as free9
from tests.lint.shape import Kind, Names, Row, SmallTask

LEAKS = "answer/leaked answer/stands-out answer/marked answer/in-id answer/reasoning-in-input"
LETTERS = (
    "answer/letters answer/legend answer/letter-asked answer/gold-differs answer/other-names "
    "answer/other-count answer/not-an-option answer/not-in-output answer/not-extracted "
    "answer/other-form few-shot/other-labels few-shot/wrong-answer few-shot/not-a-choice "
    "few-shot/worked-form"
)

QUEUES = replace(en9.TICKETS, name="queues")
STALL = replace(free9.SUMS, name="stall-sums")
BAKERY = replace(free8.SHOP, name="bakery-sums")


def leak(what: str, *cases: SmallTask, rules: str = "") -> Kind:
    """Return a kind of leak, which `rules` lead to as well as those on leaks."""
    names = (Names(f"{LEAKS} {rules}"),)
    return Kind(what, "leaks", names, tuple((case.name, case) for case in cases))


def letter(what: str, *cases: SmallTask, rules: str = "") -> Kind:
    """Return a kind of letters, labels or legends that do not agree."""
    names = (Names(f"{LETTERS} {rules}"),)
    return Kind(what, "what a letter means", names, tuple((case.name, case) for case in cases))


def each(change: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what changes every `every`-th row from `start` on."""

    def put_in(rows: list[Row]) -> None:
        for row in rows[start::every]:
            change(row)

    return put_in


def put(key: str, make: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what sets a field to what `make` says of the row."""
    return each(lambda row: row.update({key: make(row)}), every, start)


def column(key: str, values: str | list[Any]) -> RowChange:
    """Return what gives a row each of `values` (or of its words) in a field."""
    listed = values.split() if isinstance(values, str) else values

    def put_in(rows: list[Row]) -> None:
        for row, value in zip(rows, listed, strict=True):
            row[key] = value

    return put_in


def best(row: Row) -> str:
    """Return the right one of a row's `target_scores`."""
    scores: dict[str, int] = row["target_scores"]
    return max(scores, key=lambda option: scores[option])
