"""Short ways to write the right prompts of this list."""

from __future__ import annotations

import textwrap
from typing import Any, TypeAlias

from tests.lint.shape import Row, SmallTask, code

Right: TypeAlias = tuple[str, SmallTask]
"""What a prompt is, and its task."""


def right(
    what: str, name: str, body: str, rows: tuple[Row, ...], above: str = "", **fields: Any
) -> Right:
    """Return a right prompt: `body` is the inside of its transform, `above` what stands before it."""
    return what, SmallTask(name, code(body, above), rows, **fields)


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line, whose values stand between bars; a line that is set in goes on with the
    one before, and `⏎` is a newline. A field that ends with `*` is a list between slashes, with `#`
    a whole number, with `?` a truth, and with `=` the scores of options, the right one with a star."""
    lines: list[str] = []
    for line in textwrap.dedent(text).strip().splitlines():
        if line.startswith(" "):
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    names = fields.split("|")
    cells = ([cell.strip() for cell in line.split("|")] for line in lines)
    return tuple(dict(map(_field, names, row)) for row in cells)


def _field(name: str, cell: str) -> tuple[str, Any]:
    items = [item.strip().replace("⏎", "\n") for item in cell.split("/")]
    if name.endswith("*"):
        return name[:-1], items
    if name.endswith("="):
        return name[:-1], {item.lstrip("*"): int(item.startswith("*")) for item in items}
    if name.endswith("#"):
        return name[:-1], int(cell)
    if name.endswith("?"):
        return name[:-1], {"true": True, "false": False}[cell]
    return name, cell.replace("⏎", "\n")


def scored(text: str, field: str = "question", lead: str = "") -> tuple[Row, ...]:
    """Return rows from lines of `field|a/*b/c` (or more fields) with the scores of the options, each of
    which begins with `lead`."""
    rows = table(f"{field}|target_scores=", text)
    for row in rows:
        row["target_scores"] = {lead + key: score for key, score in row["target_scores"].items()}
    return rows


def starred(
    text: str, field: str = "question", choices: str = "choices", answer: str = "answer"
) -> tuple[Row, ...]:
    """Return rows from lines of `field|a/*b/c`, whose answer is the place of the star."""
    rows = table(f"{field}|{choices}*", text)
    for row in rows:
        stars = [option.startswith("*") for option in row[choices]]
        row[answer] = stars.index(True)
        row[choices] = [option.lstrip("*") for option in row[choices]]
    return rows
