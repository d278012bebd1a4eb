"""How a right prompt is written here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.lint.shape import Row, SmallTask, code


def short(
    what: str,
    rows: Iterable[Row],
    text: str,
    gold: str,
    *,
    lead: str = " ",
    out: str = "",
    reads: str = "",
    above: str = "",
    **config: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt: expressions for its text, gold and output (by default the gold behind
    `lead`), and statements that stand before them."""
    output = out or (f"{lead!r} + gold" if lead else "gold")
    body = f"gold = {gold}\n{reads}\ntext = {text}\n" if reads.startswith("#") else ""
    body = body or f"{reads}\ngold = {gold}\ntext = {text}\n"
    body += f'return {{"input": text, "output": {output}, "processed_output": gold}}'
    name = "odd_" + "".join(c if c.isascii() and c.isalnum() else "_" for c in what.lower())[:40]
    return what, SmallTask(name, code(body.strip(), above), tuple(rows), **config)


def scored(rows: Iterable[Row], options: Any, gold: Any) -> tuple[Row, ...]:
    """Return rows with `target_scores`: `options(row)` are ranked, `gold(row)` is right."""
    return tuple(
        row | {"target_scores": {o: int(o == gold(row)) for o in options(row)}} for row in rows
    )
