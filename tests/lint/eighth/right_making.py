"""How right prompts are written here: other sources for the rows of the right tasks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeAlias

from tests.lint.shape import SmallTask, code

Right: TypeAlias = tuple[str, SmallTask]


def body(base: SmallTask, what: str, source: str, above: str = "", **fields: Any) -> Right:
    """Return a right prompt: `base` with that function body, without its description."""
    made = {"name": f"{base.name}_right", "description": "", "source": code(source, above)}
    return what, replace(base, **(made | fields))


def short(
    base: SmallTask,
    what: str,
    text: str,
    gold: str,
    output: str = 'f" {answer}"',
    above: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt whose parts are expressions: of the input, the gold, the output."""
    # A raw text keeps the backslash before a quote, which an f-string may not have in its braces.
    text = text.replace("\\'", "'")
    source = (
        f"answer = {gold}\ntext = {text}\n"
        f'return {{"input": text, "output": {output}, "processed_output": answer}}'
    )
    return body(base, what, source, above, **fields)
