"""Short ways to write the right prompts of this list."""

from __future__ import annotations

import json
import re
import textwrap
from typing import Any

from tests.lint.making import Right, right, table
from tests.lint.shape import Row, SmallTask, code


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
