"""Rows written as tables: a heading, then a row a line, with bars between."""

from __future__ import annotations

from tests.lint.shape import Row


def table(text: str) -> list[Row]:
    """Return the rows of a table; the first line names the fields."""
    heading, *lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    names = [name.strip() for name in heading.split("|")]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    return [dict(zip(names, cells, strict=True)) for cells in rows]
