"""Which fields of the rows are the options and the answer, whatever they are called.

`truth` reads the names that data sets use. Rows in other languages, or with names of their own, are
read as those of a new task are: a list, or a family of fields, is the options; and the field that
names one of them in all rows is the answer, if the transform reads it for its output or its name
says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.lint.source import Parsed
from workbench.lint.truth import Truth, is_of_answers
from workbench.tasks.new.columns import Column
from workbench.tasks.new.families import family_of
from workbench.tasks.new.gold import GoldWay, golds_by, possible, read_golds
from workbench.tasks.new.roles import Given, Looked, Reader
from workbench.tasks.new.row_options import OptionsAt, options_of, there
from workbench.tasks.new.user_table import UserTable
from workbench.tasks.new.words import says_answer

_FEWEST_ROWS = 4
_LOOKED_AT = 100
_MOST_OPTIONS = 10
_MOST_OF = 0.8

Data = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Roles:
    """Where the rows' options stand, the field that says which is right, and how it does."""

    options: OptionsAt
    answer: str
    way: GoldWay


def roles_of(rows: Sequence[Data], code: Parsed) -> Roles | None:
    """Return the roles of the rows' fields, None where nothing or several things may be meant."""
    some = [dict(row) for row in rows[:_LOOKED_AT]]
    if len(some) < _FEWEST_ROWS:
        return None
    looked = Looked(UserTable("", tuple(some)))
    for at in _places_of_options(looked):
        options = [options_of(row, at) for row in some]
        if sum(1 < len(there(one)) <= _MOST_OPTIONS for one in options) < _MOST_OF * len(some):
            continue
        found = list(_answers(looked, at, options, code))
        if found:
            return found[0] if len({roles.answer for roles in found}) == 1 else None
    return None


def truths_by(roles: Roles, rows: Sequence[Data]) -> tuple[Truth, ...]:
    """Return what each row says of its options, read by these roles."""
    options = [options_of(row, roles.options) for row in rows]
    values = Looked(UserTable("", tuple(map(dict, rows)))).columns[roles.answer].values
    golds = golds_by(roles.way, options, values, roles.options.paths)
    return tuple(
        Truth(texts, tuple(texts[place] for place in places or ()))
        for one, places in zip(options, golds, strict=True)
        for texts in (tuple(one.values()),)
    )


def _places_of_options(looked: Looked) -> Iterator[OptionsAt]:
    """Yield where options may stand: in fields that count, in a list, in one cell."""
    family = family_of(Reader(looked, Given()))
    if family:
        yield OptionsAt(family)
    for path, column in looked.columns.items():
        is_list = column.kind == "texts" and all(
            isinstance(one, str) for value in column.present for one in value
        )
        if is_list or _has_objects(column):
            yield OptionsAt((path,))


def _has_objects(column: Column) -> bool:
    return column.kind == "other" and all(
        isinstance(value, list) and all(isinstance(one, Mapping) for one in value)
        for value in column.present
    )


def _answers(
    looked: Looked, at: OptionsAt, options: Sequence[Mapping[str, str]], code: Parsed
) -> Iterator[Roles]:
    """Yield the fields that name an option in nearly all rows and that the transform answers with,
    or that are called so; of the first kind where there are some."""
    named: list[Roles] = []
    read: list[Roles] = []
    for path, column in looked.columns.items():
        leaf = path.rpartition(".")[2]
        is_read = path in code.fields_of_output or leaf in code.fields_of_output
        is_named = says_answer(column.name) or is_of_answers(leaf)
        if path in at.paths or not (is_read or is_named):
            continue
        pairs = zip(column.values, options, strict=True)
        if all(str(value) == str(len(there(one))) for value, one in pairs):
            continue  # it counts them
        fitting = possible(read_golds(options, column.values, at.paths))
        if len(fitting) == 1 and fitting[0].fit >= max(_FEWEST_ROWS, _MOST_OF * len(options)):
            (read if is_read else named).append(Roles(at, path, fitting[0].way))
    yield from read or named
