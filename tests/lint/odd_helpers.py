"""How right prompts that look odd are written: a right task by name, and what is changed in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.shape import Change, Row, SmallTask, changed
from tests.lint.tasks import BY_NAME


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt: what is odd about it, and the task (see `shape.changed`)."""
    return f"{name}: {what}", changed(BY_NAME[name], *changes, **fields)


def say(key: str, *texts: str) -> Callable[[list[Row]], None]:
    """Return what adds a text to a field of the rows, one after the other and over again."""

    def put(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row[key] += texts[number % len(texts)]

    return put


def swap(key: str, *values: Any) -> Callable[[list[Row]], None]:
    """Return what gives the first rows another value of a field."""

    def put(rows: list[Row]) -> None:
        for row, value in zip(rows, values, strict=False):
            row[key] = value

    return put
