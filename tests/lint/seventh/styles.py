"""How a right prompt is written here: one a line."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable

from tests.lint.shape import Row, SmallTask, code

Right = tuple[str, SmallTask]


def styles(name: str, rows: Iterable[Row], lines: str, reads: str = "") -> list[Right]:
    """Return a right prompt for each line: what it is, its text, its gold, its output (by default a
    space and the gold) and the config, with bars of their own between; `reads` comes first."""
    made = []
    for number, line in enumerate(filter(None, map(str.strip, lines.splitlines()))):
        what, text, gold, output, config = (part.strip() for part in line.split("¦"))
        body = f"gold = {gold}\ntext = {text}\n"
        body += f'return {{"input": text, "output": {output or "f" + repr(" {gold}")}, "processed_output": gold}}'
        body = f"{reads.strip()}\n{body}" if reads else body
        keys = ast.literal_eval("{" + config + "}") if config else {}
        above = keys.pop("above", "")
        task = SmallTask(f"{name}_{number:02}", code(body, above), tuple(rows), **keys)
        made.append((f"{name}: {what}", task))
    return made


def scored(
    rows: Iterable[Row], options: Callable[[Row], Iterable[str]], gold: Callable[[Row], str]
) -> tuple[Row, ...]:
    """Return rows with `target_scores`, where the gold has 1 and the other options 0."""
    return tuple(
        row | {"target_scores": {each: int(each == gold(row)) for each in options(row)}}
        for row in rows
    )
