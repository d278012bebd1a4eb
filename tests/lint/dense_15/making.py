"""Short ways to write the right prompts of this list."""

from __future__ import annotations

import json
import re
import textwrap
from typing import Any, TypeAlias

from tests.lint.making import starred, table
from tests.lint.shape import Row, SmallTask, code

__all__ = ("Right", "keyed", "plain", "ranked", "records", "right", "starred", "table")

Right: TypeAlias = tuple[str, SmallTask]
"""What a prompt is, and its task."""


def right(
    what: str,
    name: str,
    body: str,
    rows: tuple[Row, ...],
    above: str = "",
    lead: str = " ",
    **fields: Any,
) -> Right:
    """Return a right prompt to generate from. Where its body returns nothing, it makes `text` and `gold`,
    between which `lead` stands."""
    body = textwrap.dedent(body).strip("\n")
    if "return {" not in body:
        shown = f"{json.dumps(lead)} + gold" if lead else "gold"
        body += f'\nreturn {{"input": text, "output": {shown}, "processed_output": gold}}'
    return what, SmallTask(name, code(body, above), rows, **fields)


def ranked(
    what: str, name: str, body: str, rows: tuple[Row, ...], above: str = "", **fields: Any
) -> Right:
    """Return a right prompt by PPL: its body makes `text`, and the gold is the key that scores."""
    body = textwrap.dedent(body).strip("\n")
    body += '\ngold = next(key for key, score in data["target_scores"].items() if score)'
    body += '\nreturn {"input": text, "output": gold, "processed_output": gold}'
    fields = {"method": "ppl", "metric": "log_prob"} | fields
    return what, SmallTask(name, code(body, above), rows, **fields)


def plain(
    what: str,
    name: str,
    template: str,
    rows: str,
    fields: str = "q|a",
    gold: str = 'data["a"]',
    lead: str = " ",
    **more: Any,
) -> Right:
    """Return a right prompt whose text is an f-string over the row's fields, of which `rows` has a line
    per row; `gold` is an expression."""
    text = re.sub(r"(?<!\{)\{(\w+)\}", r"{data['\1']}", json.dumps(template, ensure_ascii=False))
    body = f"text = f{text}\ngold = {gold}"
    return right(what, name, body, table(fields, rows), lead=lead, **more)


def keyed(fields: str, text: str, lead: str = "") -> tuple[Row, ...]:
    """Return rows whose last value is the scores of options, each of which begins with `lead`."""
    rows = table(f"{fields}|target_scores=", text)
    for row in rows:
        row["target_scores"] = {lead + key: score for key, score in row["target_scores"].items()}
    return rows


def records(fields: str, *values: tuple[Any, ...]) -> tuple[Row, ...]:
    """Return a row per tuple, whose values belong to the names in `fields`."""
    return tuple(dict(zip(fields.split(), each, strict=True)) for each in values)
