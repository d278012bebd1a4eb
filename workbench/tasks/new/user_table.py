"""What comes of reading a user's rows, whatever they stand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from workbench.errors import DataError
from workbench.io.brief import brief

TableRow: TypeAlias = dict[str, Any]


class BrokenLine(DataError):
    """A line cannot be read; those that can may be had without it."""


@dataclass(frozen=True, slots=True)
class UserTable:
    """What was read. `encoding` and `delimiter` are "" where the source has none; `dropped` names
    the lines that were left out as broken. `labels` has the names that the file itself gives to
    the numbers of a column, by the column. `notes` say what was not read as it stands."""

    name: str
    rows: tuple[TableRow, ...]
    encoding: str = ""
    delimiter: str = ""
    dropped: tuple[str, ...] = ()
    labels: Mapping[str, Sequence[str]] = field(default_factory=dict)
    notes: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return brief(self, "rows", "dropped")


def drop(path: Path, problem: str, skip_broken: bool, dropped: list[str]) -> None:
    """Note a line that is left out.

    Raises:
        BrokenLine: leaving out is not asked for.
    """
    if not skip_broken:
        raise BrokenLine(
            f"{path}: {problem}", fix="Mend it, or leave broken lines out with --skip-broken."
        )
    dropped.append(problem)
