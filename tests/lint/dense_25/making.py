"""Short ways to write long right prompts."""

from __future__ import annotations

import textwrap
from typing import Any

from tests.lint.making import Right, right
from tests.lint.shape import Row

BEST = 'max(data["target_scores"], key=data["target_scores"].get)'
"""The right option of a row with scores."""


def guided(
    what: str,
    name: str,
    guide: str,
    query: str,
    rows: tuple[Row, ...],
    gold: str = 'data["label"]',
    lead: str = " ",
    output: str = "",
    above: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt whose guide stands above the row's own text, an expression over `data`."""
    head = f'{textwrap.dedent(above)}\nGUIDE = """{_plain(guide)}"""'
    body = f'text = GUIDE + "\\n\\n" + {query}\ngold = {gold}'
    return right(what, name, body + _result(output), rows, head, lead, **{"fewshot": 0, **fields})


def filled(
    what: str,
    name: str,
    prompt: str,
    rows: tuple[Row, ...],
    gold: str = 'data["label"]',
    lead: str = " ",
    output: str = "",
    values: str = "**data",
    **fields: Any,
) -> Right:
    """Return a right prompt that is one template, into which the row's texts are filled."""
    head = f'PROMPT = """{_plain(prompt)}"""'
    body = f"text = PROMPT.format({values})\ngold = {gold}"
    return right(what, name, body + _result(output), rows, head, lead, **{"fewshot": 0, **fields})


def described(
    what: str,
    name: str,
    description: str,
    query: str,
    rows: tuple[Row, ...],
    gold: str = 'data["label"]',
    lead: str = " ",
    output: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt whose guide is the config's description, with shots behind it."""
    body = f"text = {query}\ngold = {gold}"
    settings = {"fewshot": 2, "description": _plain(description), **fields}
    return right(what, name, body + _result(output), rows, "", lead, **settings)


def _plain(text: str) -> str:
    return textwrap.dedent(text).strip("\n")


def _result(output: str) -> str:
    if not output:
        return ""
    return f'\nreturn {{"input": text, "output": {output}, "processed_output": gold}}'
