"""Short ways to write the right prompts of this list."""

from __future__ import annotations

import json
import textwrap
from typing import Any, TypeAlias

from tests.lint.making import starred, table
from tests.lint.shape import Row, SmallTask, code

__all__ = ("Right", "keyed", "lettered", "right", "starred", "table")

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
    """Return a right prompt. A body that returns nothing makes `text` and `gold`; `lead` is what
    then stands between the two."""
    body = textwrap.dedent(body).strip("\n")
    if "return {" not in body:
        shown = f"{json.dumps(lead)} + gold" if lead else "gold"
        body += f'\nreturn {{"input": text, "output": {shown}, "processed_output": gold}}'
    return what, SmallTask(name, code(body, above), rows, **fields)


def keyed(fields: str, text: str, lead: str = "") -> tuple[Row, ...]:
    """Return rows whose last value is the scores of options, each of which begins with `lead`."""
    rows = table(f"{fields}|target_scores=", text)
    for row in rows:
        row["target_scores"] = {lead + key: score for key, score in row["target_scores"].items()}
    return rows


def lettered(text: str, letters: str = "ABCD") -> tuple[Row, ...]:
    """Return rows with a question, a dict of options by letter, and the letter that is right."""
    return tuple(
        {
            "question": row["question"],
            "options": dict(zip(letters, row["choices"], strict=True)),
            "answer_key": letters[row["answer"]],
        }
        for row in starred(text)
    )
