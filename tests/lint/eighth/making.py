"""How rows and kinds of fault are written here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.making import RowChange
from tests.lint.shape import Row


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return rows from lines whose cells are parted by " | "; `fields` are their names."""
    names = fields.split()
    lines = [line.strip().split(" | ") for line in text.strip().splitlines()]
    for cells in lines:
        if len(cells) != len(names):
            raise ValueError(f"{len(cells)} cells for {len(names)} fields: {cells}")
    return tuple(dict(zip(names, cells, strict=True)) for cells in lines)


def each(change: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what changes each row (or each `every`-th from `start` on)."""

    def put(rows: list[Row]) -> None:
        for row in rows[start::every]:
            change(row)

    return put
