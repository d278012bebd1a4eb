"""What is what in a table: question, passage, options and answer, with reasons and questions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from workbench.tasks.new.columns import Column, columns_of, no_part
from workbench.tasks.new.table import UserTable
from workbench.types import Method


@dataclass(frozen=True, slots=True)
class Given:
    """What the user said instead of leaving it to be found. Paths of fields, by dots."""

    question: tuple[str, ...] = ()
    passage: str = ""
    answer: str = ""
    options: tuple[str, ...] = ()
    index_from: int | None = None
    labels: Mapping[str, str] = field(default_factory=dict)
    method: Method | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What only the user can tell. `flag` is the one that answers it, with a placeholder or the
    candidates."""

    about: str
    text: str
    candidates: tuple[str, ...]
    flag: str


@dataclass(frozen=True, slots=True)
class Roles:
    """Which fields are what. `names` are the names of the answer's values where it has numbers or
    codes. `is_mixed`: the right option is a field of its own, so the order is drawn, row by row."""

    question: tuple[str, ...] = ()
    passage: str = ""
    answer: str = ""
    options: tuple[str, ...] = ()
    option_keys: str = ""
    steps: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    index_from: int | None = None
    is_mixed: bool = False


@dataclass(frozen=True, slots=True)
class Proposal:
    """What was found; with `questions` nothing may be written."""

    roles: Roles
    reasons: tuple[str, ...]
    questions: tuple[Question, ...]
    columns: Mapping[str, Column]


class Reader:
    """Looks at one table, collecting reasons and questions."""

    def __init__(self, table: UserTable, given: Given) -> None:
        self.table, self.given = table, given
        self.columns = columns_of(table.rows)
        self.reasons: list[str] = []
        self.questions: list[Question] = []
        self.left = {path: column for path, column in self.columns.items() if not no_part(column)}

    def ask(self, about: str, text: str, candidates: Iterable[str], flag: str) -> None:
        """Note what only the user can tell."""
        self.questions.append(Question(about, text, tuple(candidates), flag))

    def named(self, names: Sequence[str], among: Iterable[str]) -> list[str]:
        """Return the paths whose name is one of `names`, the likeliest name first."""
        found = [path for path in among if rank(self.columns[path], names) < len(names)]
        return sorted(found, key=lambda path: rank(self.columns[path], names))


def rank(column: Column, names: Sequence[str]) -> int:
    """Return the place of a column's name among `names`, their number where it is none of them."""
    whole = re.sub(r"[.\s\-]+", "_", column.path).lower()
    places = [names.index(name) for name in (column.name, whole) if name in names]
    return min(places, default=len(names))
