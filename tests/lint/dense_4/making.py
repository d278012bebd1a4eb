"""The right tasks by name, and short ways to write kinds of fault and right prompts."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.lint.dense_4 import tasks_own
from tests.lint.eighteenth import tasks_en as en_18
from tests.lint.eighteenth import tasks_free as free_18
from tests.lint.eighteenth import tasks_labels as labels_18
from tests.lint.eighteenth import tasks_tw as tw_18
from tests.lint.eighteenth import tasks_zh as zh_18
from tests.lint.nineteenth import tasks_en as en_19
from tests.lint.nineteenth import tasks_free as free_19
from tests.lint.nineteenth import tasks_own as own_19
from tests.lint.nineteenth import tasks_tw as tw_19
from tests.lint.nineteenth import tasks_zh as zh_19
from tests.lint.seventeenth import tasks_en as en_17
from tests.lint.seventeenth import tasks_free as free_17
from tests.lint.seventeenth import tasks_zh as zh_17
from tests.lint.shape import Change, Row, SmallTask, changed, code

RENAMED = {"tickets": "queue-tickets", "market-sums": "market-steps"}
"""The names of those tasks of the nineteenth corpus that an earlier one has, too."""


def _tasks() -> dict[str, SmallTask]:
    earlier = (en_17, free_17, zh_17, en_18, free_18, labels_18, tw_18, zh_18)
    named = {task.name: task for module in earlier for task in module.TASKS}
    for module in (en_19, free_19, own_19, tw_19, zh_19):
        for task in module.TASKS:
            name = RENAMED.get(task.name, task.name)
            named[name] = replace(task, name=name)
    return named | {task.name: task for task in tasks_own.TASKS}


TASKS = _tasks()


def bad(name: str, *changes: Change, **fields: Any) -> SmallTask:
    """Return a right task, by its name, with a fault."""
    return changed(TASKS[name], *changes, **fields)


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right task, by its name, changed so that it looks odd."""
    return what, changed(TASKS[name], *changes, **fields)


def at(places: str, change: Callable[[Row], Any]) -> Callable[[list[Row]], None]:
    """Return what changes the rows at some places, `0 3 5`, in place."""

    def put(rows: list[Row]) -> None:
        for place in places.split():
            change(rows[int(place)])

    return put


def setting(key: str, make: Callable[[Row], Any]) -> Callable[[Row], None]:
    """Return what sets a field of a row to what `make` says of it."""

    def put(row: Row) -> None:
        row[key] = make(row)

    return put


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line, whose values stand between bars; a field with `*` is a list between
    slashes, one with `#` a whole number; `⏎` is a newline."""
    rows = []
    for line in textwrap.dedent(text).strip().splitlines():
        row: Row = {}
        for name, value in zip(fields.split("|"), line.split("|"), strict=True):
            if name.endswith("*"):
                row[name[:-1]] = value.split("/")
            else:
                plain = value.replace("⏎", "\n")
                row[name.rstrip("#")] = int(plain) if name.endswith("#") else plain
        rows.append(row)
    return tuple(rows)


def own(
    what: str, name: str, body: str, rows: tuple[Row, ...], **fields: Any
) -> tuple[str, SmallTask]:
    """Return a right prompt of its own: the transform's body, `above` it, and its rows."""
    above = fields.pop("above", "")
    return what, SmallTask(f"right-{name}", code(body, above), rows, **fields)
