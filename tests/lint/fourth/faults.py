"""How a kind of fault is written down in this corpus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed

Case = tuple[str, SmallTask]


def put(task: SmallTask, *changes: Change, **fields: Any) -> Case:
    """Return a task's name, and the task with a fault (see `changed`)."""
    return task.name, changed(task, *changes, **fields)


def kind(family: str, what: str, named_by: str | Names, *cases: Case) -> Kind:
    """Return a kind; `named_by` may be the names of the rules that lead a person to it."""
    names = Names(named_by) if isinstance(named_by, str) else named_by
    return Kind(what, family, (names,), cases)


def each(key: str, change: Callable[[Any], Any], every: int = 1) -> Callable[[list[Row]], None]:
    """Return what changes a field of each row, or of each `every`-th."""

    def apply(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = change(row.get(key))

    return apply
