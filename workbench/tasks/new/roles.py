"""What is what in a table: question, passage, options and answer, with reasons and questions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias, TypeVar

from workbench.io.brief import brief
from workbench.tasks.new.columns import Column, columns_of, no_part, value_at
from workbench.tasks.new.gold import GoldWay
from workbench.tasks.new.row_options import OptionsAt, options_of, there
from workbench.tasks.new.user_table import UserTable
from workbench.types import Method

_Any = TypeVar("_Any")

MOST_KEPT = 4
"""So many readings of the rows' options are kept: one has several tried."""


AnswerKind: TypeAlias = Literal[
    "options", "classes", "set", "any", "marked", "code", "dialogue", "text"
]
"""`options` are each row's own, `classes` those of all rows; of a `set` all count, of `any` one;
`marked` is a long answer whose end is told by #### or \\boxed."""


@dataclass(frozen=True, slots=True)
class Given:
    """What the user said instead of leaving it to be found. Paths of fields, by dots. `holdout` is
    a share of the rows; a column that says which rows are for training counts unless
    `ignore_split`. `kind` is how the answer is read where it may be read in several ways; with
    `keep_labels` the answer's numbers are labels that need no names."""

    question: tuple[str, ...] = ()
    passage: str = ""
    answer: str = ""
    options: tuple[str, ...] = ()
    no_options: bool = False
    kind: AnswerKind | Literal[""] = ""
    index_from: int | None = None
    labels: Mapping[str, str] = field(default_factory=dict)
    keep_labels: bool = False
    method: Method | None = None
    holdout: float = 0.0
    ignore_split: bool = False


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
    codes. `is_mixed`: the right option is a field of its own, so the order is drawn, row by row;
    `cut` is what stands between options in one cell, `labels_cut` between labels. `ways` are those
    in which the answer may name an option, the one that counts first."""

    question: tuple[str, ...] = ()
    passage: str = ""
    answer: str = ""
    options: tuple[str, ...] = ()
    option_keys: str = ""
    steps: str = ""
    names: Mapping[str, str] = field(default_factory=dict)
    index_from: int | None = None
    is_mixed: bool = False
    cut: str = ""
    labels_cut: str = ""
    ways: tuple[GoldWay, ...] = ()

    @property
    def options_at(self) -> OptionsAt:
        """Where the rows' options stand."""
        return OptionsAt(self.options, self.option_keys, self.is_mixed, self.cut)


@dataclass(frozen=True, slots=True)
class Proposal:
    """What was found; with `questions` nothing may be written. `unread` are the places of the rows
    that lack a text of the question."""

    roles: Roles
    reasons: tuple[str, ...]
    questions: tuple[Question, ...]
    looked: Looked
    kind: AnswerKind | Literal[""] = ""
    unread: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return brief(self, "unread")

    @property
    def columns(self) -> Mapping[str, Column]:
        """The table's columns, by their paths."""
        return self.looked.columns


class Looked:
    """A table with what is in its columns: looked at once, for all that is proposed of it."""

    def __init__(self, table: UserTable) -> None:
        self.table = table
        self.columns = columns_of(table.rows)
        self.apart = {path: no_part(column) for path, column in self.columns.items()}
        self._options: dict[OptionsAt, tuple[dict[str, str], ...]] = {}

    def without(self, why: Mapping[int, str]) -> Looked:
        """Return the table without some rows; `why` each is left out, by its place."""

        def left(values: Sequence[_Any]) -> tuple[_Any, ...]:
            return tuple(value for place, value in enumerate(values) if place not in why)

        named = tuple(f"row {place + 1}: {why[place]}" for place in sorted(why))
        table = self.table
        found = copy(self)
        found.table = replace(table, rows=left(table.rows), dropped=(*table.dropped, *named))
        found.columns = {path: Column(path, left(c.values)) for path, c in self.columns.items()}
        found._options = {key: left(options) for key, options in self._options.items()}
        return found

    def with_whole(self, path: str) -> Looked:
        """Return the table with a field of fields as one column, where `path` names such a one."""
        if path in self.columns or not any(name.startswith(f"{path}.") for name in self.columns):
            return self
        found = copy(self)
        whole = Column(path, tuple(value_at(row, path) for row in self.table.rows))
        found.columns = {**self.columns, path: whole}
        found.apart = {**self.apart, path: ""}
        return found

    def options(self, roles: Roles) -> tuple[dict[str, str], ...]:
        """Return each row's options by their keys (see `options_of`)."""
        at = roles.options_at
        if at not in self._options:
            while len(self._options) >= MOST_KEPT:
                del self._options[next(iter(self._options))]
            self._options[at] = tuple(options_of(row, at) for row in self.table.rows)
        return self._options[at]

    def share_with_options(self, roles: Roles) -> float:
        """Return the share of the rows that have two options or more."""
        rows = self.options(roles)
        return sum(len(there(options)) > 1 for options in rows) / len(rows)


class Reader:
    """Looks at one table, collecting reasons and questions."""

    def __init__(self, looked: Looked, given: Given) -> None:
        self.looked, self.given = looked, given
        self.table, self.columns = looked.table, looked.columns
        self.reasons: list[str] = []
        self.questions: list[Question] = []
        self.left = {path: c for path, c in self.columns.items() if not looked.apart[path]}

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
