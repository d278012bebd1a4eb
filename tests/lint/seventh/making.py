"""How rows, kinds of fault and right prompts are written here."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import Row


def table(text: str) -> tuple[Row, ...]:
    """Return the rows of a table with bars; its first line names the fields, `x*` is a list."""
    heading, *lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    names = [name.strip() for name in heading.split("|")]
    rows = []
    for line in lines:
        cells = [cell.strip() for cell in line.split("|")]
        row: dict[str, Any] = {}
        for name, cell in zip(names, cells, strict=True):
            if name.endswith("*"):
                row[name[:-1]] = [part.strip() for part in cell.split(" / ")]
            elif name.endswith("#"):
                row[name[:-1]] = int(cell)
            else:
                row[name] = cell.replace("\\n", "\n")
        rows.append(row)
    return tuple(rows)
