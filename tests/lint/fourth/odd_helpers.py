"""How a right prompt is written down."""

from __future__ import annotations

from typing import Any

from tests.lint.fourth.rows import table
from tests.lint.shape import Change, SmallTask, changed, code

Right = tuple[str, SmallTask]


def odd(what: str, task: SmallTask, *changes: Change, **fields: Any) -> Right:
    """Return what a right prompt is, and the task that was changed into it."""
    return what, changed(task, *changes, **fields)


def tiny(what: str, names: str, material: str, body: str, above: str = "", **fields: Any) -> Right:
    """Return what a right prompt is, and a task of its own: rows of `material`, with fields `names`."""
    rows = tuple(table(material.strip("\n"), *names.split()))
    settings: dict[str, Any] = {"fewshot": 2, **fields}
    return what, SmallTask("tiny", code(body, above), rows, **settings)


def asked(
    what: str,
    material: str,
    cue: str = "Q: {q}\\nA:",
    before: str = " ",
    behind: str = "",
    **fields: Any,
) -> Right:
    """Return a right prompt of questions `q` and answers `a`, with `before` and `behind` around each answer."""
    body = f'''
    return {{
        "input": f"{cue.replace("{q}", "{data['q']}")}",
        "output": f"{before}{{data['a']}}{behind}",
        "processed_output": data["a"],
    }}
    '''
    return tiny(what, "q a", material, body, **fields)
