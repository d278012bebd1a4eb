"""Numbers of a user's rows as people write them: 20 for 20.0, nothing for NaN or an infinity."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.messages import say
from workbench.tasks.new.user_table import TableRow, UserTable

MOST_EXACT = 2.0**53
"""Above this a float stands for several whole numbers."""

_SCORES = "target_scores"
"""What counts as a number, however it is written."""


def with_written_numbers(table: UserTable) -> UserTable:
    """Return the table with whole numbers where all of a field are whole, as a column of floats has
    none of its own, and None for what is no number; what changed, but for NaN, is in its notes."""
    seen = _Seen()
    for row in table.rows:
        for name, value in row.items():
            if type(value) is not str and type(value) is not int and name != _SCORES:
                seen.note(value, name, name)
    whole = [path for path in seen.whole if path not in seen.parts]
    fields = {seen.whole[path] for path in whole} | seen.none
    if not fields:
        return table
    rows = tuple(_rewritten(row, fields, frozenset(whole)) for row in table.rows)
    notes = list(table.notes)
    if whole:
        shown = ", ".join(whole)
        notes.append(say("{fields}: whole numbers, so 20.0 is written as 20", fields=shown))
    if seen.infinite:
        shown = ", ".join(seen.infinite)
        notes.append(say("{fields}: an infinity is no number, and counts as a blank", fields=shown))
    return replace(table, rows=rows, notes=tuple(notes))


@dataclass
class _Seen:
    """What floats there are, in lists or not: the paths of those that are whole, with the field
    that they stand in, and of those with parts or without an end; the fields with what is none."""

    whole: dict[str, str] = field(default_factory=dict)
    parts: set[str] = field(default_factory=set)
    none: set[str] = field(default_factory=set)
    infinite: dict[str, None] = field(default_factory=dict)

    def note(self, value: Any, path: str, name: str) -> None:
        if isinstance(value, float):
            if not math.isfinite(value):
                self.none.add(name)
                if math.isinf(value):
                    self.infinite[path] = None
            elif path in self.parts:
                return
            elif value.is_integer() and abs(value) <= MOST_EXACT:
                self.whole[path] = name
            else:
                self.parts.add(path)
        elif isinstance(value, Mapping):
            for key, inner in value.items():
                self.note(inner, f"{path}.{key}", name)
        elif isinstance(value, list):
            for inner in value:
                self.note(inner, path, name)


def _rewritten(row: TableRow, fields: Collection[str], whole: Collection[str]) -> TableRow:
    changed = {name: _written(row[name], name, whole) for name in fields if name in row}
    return {**row, **changed}


def _written(value: Any, path: str, whole: Collection[str]) -> Any:
    if isinstance(value, float):
        if not math.isfinite(value):
            return None
        return int(value) if path in whole else value
    if isinstance(value, Mapping):
        return {name: _written(inner, f"{path}.{name}", whole) for name, inner in value.items()}
    if isinstance(value, list):
        return [_written(inner, path, whole) for inner in value]
    return value
