"""How a right prompt is written here."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import Row, SmallTask, code


def ok(
    name: str,
    what: str,
    body: str,
    rows: tuple[Row, ...],
    above: str = "",
    lead: str = "",
    **own: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt: `body` makes `text` and `gold`; `lead` stands before the answer."""
    output = f"{lead!r} + gold" if lead else "gold"
    if "output =" in body:
        output = "output"
    end = f'return {{"input": text, "output": {output}, "processed_output": gold}}'
    return what, SmallTask(name, code(f"{body.strip()}\n{end}", above), rows, **own)


def scored(rows: tuple[Row, ...], key: str, names: dict[Any, str]) -> tuple[Row, ...]:
    """Return rows with `target_scores`: the name of what each row has at `key` is right."""
    return tuple(
        row | {"target_scores": {name: int(row[key] == value) for value, name in names.items()}}
        for row in rows
    )
