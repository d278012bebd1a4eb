"""How a guideline and its rows become a task."""

from __future__ import annotations

import textwrap

from tests.lint.shape import Row, SmallTask, code


def guide(
    name: str,
    head: str,
    shown: str,
    rows: tuple[Row, ...],
    gold: str = 'data["gold"]',
    lead: str = " ",
    output: str = "",
    above: str = "",
    fewshot: int = 0,
    **fields: object,
) -> SmallTask:
    """Return a task whose input is `head` and then `shown`, an expression over the row."""
    kept = textwrap.dedent(head).strip("\n")
    top = f'{textwrap.dedent(above)}HEAD = """{kept}"""'
    output = output or (f'"{lead}" + gold' if lead else "gold")
    body = (
        f"text = HEAD + {shown}\ngold = {gold}\n"
        f'return {{"input": text, "output": {output}, "processed_output": gold}}'
    )
    return SmallTask(name, code(body, top), rows, fewshot=fewshot, **fields)  # type: ignore[arg-type]


def signed(what: str, name: str, *parts: object, **fields: object) -> tuple[str, SmallTask]:
    """Return a right prompt: what it is, and its task as `guide` makes it."""
    return what, guide(name, *parts, **fields)  # type: ignore[arg-type]
