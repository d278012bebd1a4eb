"""Short ways to write the cases of this list, and the right tasks that they build upon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.dense_12 import (
    tasks_choice,
    tasks_free,
    tasks_lines,
    tasks_shown,
    tasks_tw,
    tasks_zh,
)
from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed
from tests.lint.twentyseventh import tasks_choice as other_choice
from tests.lint.twentyseventh import tasks_free as other_free
from tests.lint.twentyseventh import tasks_zh as other_zh

MODULES = (
    tasks_choice,
    tasks_free,
    tasks_lines,
    tasks_shown,
    tasks_zh,
    tasks_tw,
    other_choice,
    other_free,
    other_zh,
)

TASKS: dict[str, SmallTask] = {task.name: task for module in MODULES for task in module.TASKS}
"""The right tasks by name."""


def bad(name: str, *changes: Change, **fields: Any) -> SmallTask:
    """Return a right task, by its name, with changes."""
    return changed(TASKS[name], *changes, **fields)


def _kind(family: str, what: str, rules: str, cases: tuple[SmallTask, ...]) -> Kind:
    return Kind(what, family, (Names(rules),), tuple((case.name, case) for case in cases))


def rows(what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of slip in the data."""
    return _kind("rows and labels", what, rules, cases)


def answer(what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of answer that is not what is shown, read or compared."""
    return _kind("answers", what, rules, cases)


def shot(what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of slip in shots, worked examples or the query."""
    return _kind("shots and query", what, rules, cases)


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt: a right task, by its name, changed so that it looks odd."""
    return what, bad(name, *changes, **fields)


def at(values: dict[int, Row]) -> Callable[[list[Row]], None]:
    """Return what sets fields of some rows, by their numbers."""

    def run(made: list[Row]) -> None:
        for number, row in values.items():
            made[number].update(row)

    return run


def put(
    key: str, make: Callable[[Row], Any], every: int = 1, start: int = 0
) -> Callable[[list[Row]], None]:
    """Return what sets a field to what `make` says of the row, in every `every`-th row."""

    def run(made: list[Row]) -> None:
        for row in made[start::every]:
            row[key] = make(row)

    return run


def column(key: str, text: str) -> Callable[[list[Row]], None]:
    """Return what gives each row one of the values between bars."""

    def run(made: list[Row]) -> None:
        for row, value in zip(made, text.split("|"), strict=True):
            row[key] = value.strip().replace("⏎", "\n")

    return run


def added(*more: Row) -> Callable[[list[Row]], list[Row]]:
    """Return what sets rows in the middle of the others."""

    def run(made: list[Row]) -> list[Row]:
        half = len(made) // 2
        return [*made[:half], *more, *made[half:]]

    return run
