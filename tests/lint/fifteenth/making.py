"""How rows, kinds of fault and right prompts are written here."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from tests.lint.making import RowChange
from tests.lint.shape import Row, SmallTask, code


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line of `text`, whose values stand between bars; `⏎` is a newline."""
    names = fields.split("|")
    lines = textwrap.dedent(text).strip().splitlines()
    return tuple(
        dict(zip(names, line.replace("⏎", "\n").split("|"), strict=True)) for line in lines
    )


def scored(fields: str, text: str) -> tuple[Row, ...]:
    """Return rows whose last value lists options between slashes, the right one with a star; they
    become `target_scores`."""
    rows = table(f"{fields}|options", text)
    return tuple(
        {name: value for name, value in row.items() if name != "options"}
        | {
            "target_scores": {
                option.strip().removeprefix("*"): int(option.strip().startswith("*"))
                for option in row["options"].split("/")
            }
        }
        for row in rows
    )


def each(change: Callable[[Row], Any], every: int = 1, start: int = 0) -> RowChange:
    """Return what changes every `every`-th row from `start` on."""

    def put(rows: list[Row]) -> None:
        for row in rows[start::every]:
            change(row)

    return put


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
    return what, SmallTask(name, code(body, above), rows, **fields)


def ask_zh(
    what: str,
    name: str,
    rows: tuple[Row, ...],
    text: str,
    gold: str,
    output: str = "gold",
    above: str = "",
    **fields: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt as `ask` does, whose output has no space before it."""
    return ask(what, name, rows, text, gold, output, above, **fields)
