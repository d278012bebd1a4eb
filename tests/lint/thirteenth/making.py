"""How rows, kinds of fault and right prompts are written here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tests.lint.shape import Change, Kind, Names, Row, SmallTask

RowsChange: TypeAlias = Callable[[list[Row]], Any]
"""What changes rows in place, or returns others."""


def table(keys: str, text: str) -> tuple[Row, ...]:
    """Return rows of texts: a line is a row, with `|` between its fields."""
    names = keys.split()
    lines = [line for line in text.strip().split("\n") if line.strip()]
    rows = [dict(zip(names, map(str.strip, line.split("|")), strict=True)) for line in lines]
    return tuple(rows)


def kind(family: str, what: str, rules: str, *cases: SmallTask) -> Kind:
    """Return a kind of fault that a finding of any of `rules` (with spaces between) names."""
    return Kind(what, family, (Names(rules),), tuple((case.name, case) for case in cases))


def ending(line: str) -> Change:
    """Return the change that puts a line of code before the transform's `return`."""
    return ("    return {", f"    {line}\n    return {{")
