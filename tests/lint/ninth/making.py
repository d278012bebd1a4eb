"""How rows, kinds of fault and right prompts are written here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.shape import Row, SmallTask, code


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row for each line of `text`, whose cells `|` parts, under the names in `fields`."""
    names = fields.split()
    cells = ([cell.strip() for cell in line.split("|")] for line in text.strip().splitlines())
    return tuple(dict(zip(names, line, strict=True)) for line in cells)


def asked(text: str) -> tuple[tuple[str, list[str], int], ...]:
    """Return question, options and the index of the right one (with `*`) for each line."""
    made = []
    for row in table("question options", text):
        options = [option.strip() for option in row["options"].split(";")]
        right = next(place for place, option in enumerate(options) if option.startswith("*"))
        made.append((row["question"], [option.removeprefix("*") for option in options], right))
    return tuple(made)


def right(
    name: str, what: str, body: str, rows: tuple[Row, ...], above: str = "", **fields: Any
) -> tuple[str, SmallTask]:
    """Return a right prompt with what it is."""
    return what, SmallTask(name, code(body, above), rows, **fields)


def ranked(rows: tuple[Row, ...], scores: Callable[[Row], dict[str, int]]) -> tuple[Row, ...]:
    """Return the rows with the `target_scores` that `scores` makes of each."""
    return tuple({**row, "target_scores": scores(row)} for row in rows)
