"""How rows, kinds of fault and right prompts are written here."""

from __future__ import annotations

import textwrap
from typing import Any

from tests.lint.shape import PLACES, Row, SmallTask, code


def table(names: str, text: str) -> tuple[Row, ...]:
    """Return rows of texts: a line each, with `|` between the fields that `names` has."""
    lines = [line for line in text.strip().split("\n") if line.strip()]
    cells = ([cell.strip() for cell in line.split("|")] for line in lines)
    return tuple(dict(zip(names.split(), row, strict=True)) for row in cells)


def asked(text: str, first: int = 0) -> list[tuple[str, list[str], int]]:
    """Return question, options and the right one's place, from lines that have the right one first."""
    found = []
    for number, line in enumerate(text.strip().split("\n"), first):
        question, right, *wrong = (cell.strip() for cell in line.split("|"))
        place = int(PLACES[number % len(PLACES)]) % (len(wrong) + 1)
        found.append((question, [*wrong[:place], right, *wrong[place:]], place))
    return found


def right(
    what: str,
    rows: tuple[Row, ...],
    body: str,
    out: str = '" " + answer',
    above: str = "",
    gold: str = "answer",
    **fields: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt: what it is, and a task of these rows whose transform's body sets `text`
    and `answer`; `out` and `gold` are expressions of its two other texts."""
    end = f'return {{"input": text, "output": {out}, "processed_output": {gold}}}'
    source = textwrap.dedent(body).strip("\n") + "\n" + end
    return what, SmallTask("right", code(source, above), rows, **fields)


def each(change: Any, every: int = 1) -> Any:
    """Return what calls `change(row)` on each row, or on each `every`-th."""

    def apply(rows: list[Row]) -> None:
        for row in rows[::every]:
            change(row)

    return apply


def shifted(key: str) -> Any:
    """Return what gives each row the field of the row below it."""

    def apply(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, [*values[1:], values[0]], strict=True):
            row[key] = value

    return apply
