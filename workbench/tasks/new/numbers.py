"""Numbers of a user's rows as people write them: 20 for 20.0, nothing for NaN or an infinity."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.messages import say
from workbench.tasks.new.user_table import UserTable

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
            if name != _SCORES:
                seen.note(value, name)
    whole = [path for path in seen.whole if path not in seen.parts]
    if not (whole or seen.none):
        return table
    rows = tuple(
        {k: v if k == _SCORES else _written(v, k, frozenset(whole)) for k, v in row.items()}
        for row in table.rows
    )
    notes = list(table.notes)
    if whole:
        fields = ", ".join(whole)
        notes.append(say("{fields}: whole numbers, so 20.0 is written as 20", fields=fields))
    if seen.infinite:
        fields = ", ".join(seen.infinite)
        notes.append(
            say("{fields}: an infinity is no number, and counts as a blank", fields=fields)
        )
    return replace(table, rows=rows, notes=tuple(notes))


@dataclass
class _Seen:
    """The paths of the floats that are whole, that have parts, that are none; list or not."""

    whole: dict[str, None] = field(default_factory=dict)
    parts: set[str] = field(default_factory=set)
    none: set[str] = field(default_factory=set)
    infinite: dict[str, None] = field(default_factory=dict)

    def note(self, value: Any, path: str) -> None:
        if isinstance(value, float):
            if not math.isfinite(value):
                self.none.add(path)
                if math.isinf(value):
                    self.infinite[path] = None
            elif value.is_integer() and abs(value) <= MOST_EXACT:
                self.whole[path] = None
            else:
                self.parts.add(path)
        elif isinstance(value, Mapping):
            for name, inner in value.items():
                self.note(inner, f"{path}.{name}")
        elif isinstance(value, list):
            for inner in value:
                self.note(inner, path)


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
