"""How rows, kinds of fault and right prompts are written here."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.lint.shape import Kind, Names, Row, SmallTask, code

RowChange: TypeAlias = Callable[[list[Row]], Any]
"""What changes rows in place, or returns others."""


def table(fields: str, text: str) -> tuple[Row, ...]:
    """Return a row per line of `text`, whose values stand between bars."""
    names = fields.split("|")
    lines = textwrap.dedent(text).strip().splitlines()
    return tuple(dict(zip(names, line.split("|"), strict=True)) for line in lines)


def kind(family: str, what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of fault that a finding of any of `rules` (with spaces between) names."""
    return Kind(what, family, (Names(rules),), tuple((case.name, case) for case in cases))


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
