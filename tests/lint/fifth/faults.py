"""How a kind of fault is written down in this corpus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed

Case = tuple[str, SmallTask]
RowsChange = Callable[[list[Row]], Any]


def put(task: SmallTask, *changes: Change, **fields: Any) -> Case:
    """Return a task's name, and the task with a fault (see `changed`)."""
    return task.name, changed(task, *changes, **fields)


def kind(family: str, what: str, named_by: str, *cases: Case, words: str = "") -> Kind:
    """Return a kind. `named_by` has the rules that lead a person to it; where these are about other
    things, too, the finding has to have one of `words`."""
    return Kind(what, family, (Names(named_by, words),), cases)


def each(key: str, change: Callable[[Any], Any], every: int = 1) -> RowsChange:
    """Return what changes a field of each row, or of each `every`-th."""

    def apply(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = change(row.get(key))

    return apply


def every_row(change: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowsChange:
    """Return what changes each row, or each `every`-th from `start` on, in place."""

    def apply(rows: list[Row]) -> None:
        for row in rows[start::every]:
            change(row)

    return apply
