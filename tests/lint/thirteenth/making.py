"""How rows, kinds of fault and right prompts are written here."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from tests.lint.shape import Change, Row, SmallTask, code

RowsChange: TypeAlias = Callable[[list[Row]], Any]
"""What changes rows in place, or returns others."""


def table(keys: str, text: str) -> tuple[Row, ...]:
    """Return rows of texts: a line is a row, with `|` between its fields."""
    names = keys.split()
    lines = [line for line in text.strip().split("\n") if line.strip()]
    rows = [dict(zip(names, map(str.strip, line.split("|")), strict=True)) for line in lines]
    return tuple(rows)


def ending(line: str) -> Change:
    """Return the change that puts a line of code before the transform's `return`."""
    return ("    return {", f"    {line}\n    return {{")


def right(
    what: str,
    name: str,
    body: str,
    rows: Iterable[Row],
    above: str = "",
    lead: str = " ",
    **fields: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt: what is unusual about it, and its task.

    A body without a `return` gets one: `text` is the input, and `gold`, behind `lead`, the output.
    """
    output = f"{lead!r} + gold" if lead else "gold"
    ending = f'return {{"input": text, "output": {output}, "processed_output": gold}}\n'
    body = textwrap.dedent(body)
    return what, SmallTask(
        name, code(body if "return {" in body else body + ending, above), tuple(rows), **fields
    )


PPL: Mapping[str, Any] = {"method": "ppl", "metric": "log_prob", "lead": ""}
"""What a right prompt that ranks its choices says of itself."""


def ranked(rows: Iterable[Row], scores: Callable[[Row], Mapping[str, bool]]) -> list[Row]:
    """Return rows with the `target_scores` that `scores` makes of each."""
    return [
        row | {"target_scores": {text: int(won) for text, won in scores(row).items()}}
        for row in rows
    ]
