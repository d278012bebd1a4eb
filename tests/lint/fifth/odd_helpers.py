"""How a right prompt is written down."""

from __future__ import annotations

from typing import Any

from tests.lint.fifth.rows import table
from tests.lint.shape import Change, Row, SmallTask, changed, code

Right = tuple[str, SmallTask]


def odd(what: str, task: SmallTask, *changes: Change, **fields: Any) -> Right:
    """Return what a right prompt is, and the task that was changed into it."""
    return what, changed(task, *changes, **fields)


def written(
    what: str,
    rows: tuple[Row, ...] | SmallTask,
    prompt: str,
    output: str,
    gold: str,
    *,
    first: str = "",
    above: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt of rows (or a task's): `prompt`, `output` and `gold` are expressions of
    Python, and `first` has statements before them."""
    body = "\n".join(
        (
            *first.strip("\n").splitlines(),
            "return {",
            f'    "input": {prompt},',
            f'    "output": {output},',
            f'    "processed_output": {gold},',
            "}",
        )
    )
    made = rows.rows if isinstance(rows, SmallTask) else rows
    return what, SmallTask("odd", code(body, above), made, **{"fewshot": 2, **fields})


def asked(
    what: str,
    material: str,
    prompt: str = '"Q: " + data["q"] + "\\nA:"',
    output: str = '" " + data["a"]',
    gold: str = 'data["a"]',
    **fields: Any,
) -> Right:
    """Return a right prompt of lines with a question `q` and an answer `a`."""
    return written(what, tuple(table(material, "q a")), prompt, output, gold, **fields)


def listed(
    what: str,
    marks: str,
    line: str,
    gold: str,
    *,
    task: SmallTask,
    head: str = 'data["question"]',
    cue: str = '"Answer:"',
    join: str = '"\\n"',
    options: str = 'data["choices"]',
    output: str = '" " + gold',
    **fields: Any,
) -> Right:
    """Return a right prompt with options behind marks: `marks`, `line`, `gold`, … are expressions, in which
    `mark`, `text` and `right` (the index of the right option) stand for what they say."""
    first = f"""
options = {options}
marks = {marks}
right = data["answer"]
lines = [{line} for mark, text in zip(marks, options)]
gold = {gold}
"""
    prompt = f'{head} + "\\n" + {join}.join(lines) + "\\n" + {cue}'
    return written(what, task, prompt, output, "gold", first=first, **fields)
