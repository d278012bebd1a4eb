"""How rows, kinds of fault and right prompts are written here."""

from __future__ import annotations

import textwrap
from typing import Any

from tests.lint.shape import Row, SmallTask, code


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line of `text`, whose values stand between bars."""
    names = fields.split("|")
    lines = textwrap.dedent(text).strip().splitlines()
    return tuple(dict(zip(names, line.split("|"), strict=True)) for line in lines)


def right(
    what: str, name: str, rows: tuple[Row, ...], body: str, above: str = "", **fields: Any
) -> tuple[str, SmallTask]:
    """Return a right prompt: what is odd about it, and its task."""
    return what, SmallTask(name, code(body, above), rows, **fields)


def ask(
    what: str,
    name: str,
    rows: tuple[Row, ...],
    text: str,
    gold: str,
    output: str = '" " + gold',
    above: str = "",
    **fields: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt whose text, gold and output are expressions over the row, `data`."""
    body = (
        f"text = {text}\ngold = {gold}\n"
        f'return {{"input": text, "output": {output}, "processed_output": gold}}'
    )
    return right(what, name, rows, body, above, **fields)
