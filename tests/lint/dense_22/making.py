"""A short way to write a right prompt whose text is one template."""

from __future__ import annotations

import textwrap
from typing import Any

from tests.lint.making import Right
from tests.lint.shape import Row, SmallTask, code


def asked(
    what: str,
    name: str,
    template: str,
    rows: tuple[Row, ...],
    gold: str = 'data["label"]',
    lead: str = " ",
    shown: str = "gold",
    above: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt: a template with the row's fields in braces, the gold and what is shown
    for it as expressions over the row, and `lead` between input and answer."""
    template = textwrap.dedent(template).strip("\n")
    quotes = "'''" if '"""' in template or template.endswith('"') else '"""'
    head = textwrap.dedent(above).strip("\n")
    constant = f"PROMPT = {quotes}{template}{quotes}\n"
    output = f'"{lead}" + {shown}'.replace("\n", "\\n") if lead else shown
    body = (
        "text = PROMPT.format(**data)\n"
        f"gold = {gold}\n"
        f'return {{"input": text, "output": {output}, "processed_output": gold}}'
    )
    return what, SmallTask(
        name, code(body, f"{head}\n\n{constant}" if head else constant), rows, **fields
    )
