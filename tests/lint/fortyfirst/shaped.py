"""A short way to write a right task of this corpus."""

from __future__ import annotations

from typing import Any

from tests.lint.making import right
from tests.lint.shape import Row, SmallTask


def task(
    name: str, body: str, head: str, rows: tuple[Row, ...], lead: str = " ", **fields: Any
) -> SmallTask:
    """Return a task whose body makes `text` and `gold`, with `head` above the function."""
    return right(name, name, body, rows, head, lead, **fields)[1]
