"""Short ways to write right prompts: from the text that is typed, with the row's fields in braces."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.lint.making import Right, right
from tests.lint.shape import Row

FIELD = re.compile(r"\{(\w+)\}")

BEST = 'max(data["target_scores"], key=data["target_scores"].get)'


def _lines(prompt: str) -> str:
    """Return statements that put a prompt together line by line, as f-strings where fields are."""
    lines = prompt.splitlines(keepends=True)
    made = []
    for number, line in enumerate(lines):
        quoted = json.dumps(line, ensure_ascii=False)
        shown = FIELD.sub(r"{data['\1']}", quoted)
        mark = "" if shown == quoted else "f"
        made.append(f"text {'+' if number else ''}= {mark}{shown}")
    return "\n".join(made)


def cell(
    what: str,
    name: str,
    prompt: str,
    rows: tuple[Row, ...],
    gold: str = 'data["a"]',
    lead: str = " ",
    **fields: Any,
) -> Right:
    """Return a right prompt whose lines are f-strings, and whose gold is an expression."""
    return right(what, name, f"{_lines(prompt)}\ngold = {gold}", rows, lead=lead, **fields)


def typed(
    what: str,
    name: str,
    prompt: str,
    rows: tuple[Row, ...],
    gold: str = 'data["a"]',
    lead: str = " ",
    **fields: Any,
) -> Right:
    """Return a right prompt that is a text of the module, filled from the row by `format`."""
    above = f'PROMPT = """{prompt}"""'
    body = f"text = PROMPT.format(**data)\ngold = {gold}"
    return right(what, name, body, rows, above, lead, **fields)


def ranked(what: str, name: str, prompt: str, rows: tuple[Row, ...], **fields: Any) -> Right:
    """Return a right prompt whose options, the keys of `target_scores`, are ranked as they stand."""
    body = f"{_lines(prompt)}\ngold = {BEST}"
    return right(what, name, body, rows, lead="", method="ppl", metric="log_prob", **fields)
