"""How a right prompt is written here: what it reads from a row, its text and its answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from tests.lint.shape import Row, SmallTask, code

Right: TypeAlias = tuple[str, SmallTask]


def styled(
    name: str,
    rows: Iterable[Row],
    reads: str,
    text: str,
    answer: str,
    *,
    lead: str = " ",
    output: str = "",
    above: str = "",
    **fields: Any,
) -> SmallTask:
    """Return a task: lines that read a row, the expression of its text, and that of its answer.

    `output` is what a shot shows, where it is more than the answer; `lead` stands before it.
    """
    shown = output or "answer"
    body = f"{reads}\ntext = {text}\nanswer = {answer}\n"
    given = f"{lead!r} + {shown}" if lead else shown
    body += f'return {{"input": text, "output": {given}, "processed_output": answer}}'
    return SmallTask(name, code(body, above), tuple(rows), **fields)
