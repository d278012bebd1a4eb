"""Looking at a user's rows: what is what, proposed with reasons or asked.

Names tell first, in the words that datasets use; then what the values are. Where two readings are
left, none is chosen: a question comes back, with the flag that answers it.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import replace

from workbench.errors import DataError, SettingError, nearest
from workbench.tasks.new.answers import find_answer
from workbench.tasks.new.columns import Column
from workbench.tasks.new.options import find_options
from workbench.tasks.new.roles import Given, Looked, Proposal, Reader
from workbench.tasks.new.texts import find_texts, unread_rows
from workbench.tasks.new.unused import check_unused


def propose(looked: Looked, given: Given) -> Proposal:
    """Return what is what in a table, as far as its rows and `given` tell it.

    Raises:
        DataError: `given` names a field that no row has.
        SettingError: it names one field as question and answer, or takes the last turn of what is
            no dialogue for the answer.
    """
    looked = looked.with_whole(given.answer)
    given = replace(
        given,
        question=_fields(given.question, looked.columns),
        options=_fields(given.options, looked.columns),
    )
    given = _with_last_turn(given, looked.columns)
    reader = Reader(looked, given)
    for path in (*given.question, given.passage, given.answer, *given.options):
        if path and path not in reader.columns:
            raise DataError(
                f"no field {path!r}",
                expected=", ".join(reader.columns),
                fix=nearest(path, reader.columns),
            )
    if given.answer and given.answer in given.question:
        raise SettingError(
            f"the answer {given.answer!r}",
            expected="a field that is not shown as the question",
            seen=f"the question {', '.join(given.question)}",
        )
    roles = find_options(reader)
    roles = find_answer(reader, roles)
    roles = find_texts(reader, roles)
    check_unused(reader, roles)
    found = tuple(reader.reasons), tuple(reader.questions)
    return Proposal(roles, *found, looked, given.kind, unread_rows(reader, roles))


def _with_last_turn(given: Given, columns: Mapping[str, Column]) -> Given:
    """Return what was given with the dialogue as the question where its last turn is the answer:
    then no field of its own is.

    Raises:
        SettingError: it is told to be, and nothing or something else than a dialogue is read.
    """
    turns = [path for path, column in columns.items() if column.kind == "turns"]
    if given.kind != "dialogue" and (given.kind or given.answer not in turns):
        return given
    asked = (given.answer,) if given.answer else given.question or tuple(turns)
    if len(asked) != 1 or asked[0] not in turns or given.question not in ((), asked):
        shown = ", ".join((*filter(None, (given.answer,)), *given.question))
        raise SettingError(
            "the last turn as the answer",
            expected="a field of messages with speakers, and no question beside it",
            seen=shown or ", ".join(turns) or "no such field",
        )
    return replace(given, answer="", question=asked, kind="dialogue")


def _fields(names: Sequence[str], columns: Mapping[str, Column]) -> tuple[str, ...]:
    """Return the fields that names mean: a name as it stands, before it is a list with commas,
    with quotes around names that have some; one that has fields of its own means all of them."""
    found: list[str] = []
    for name in names:
        parts = [name]
        if name not in columns and "," in name:
            parts = next(csv.reader([name], skipinitialspace=True))
        for part in filter(None, map(str.strip, parts)):
            inner = [path for path in columns if path.startswith(f"{part}.")]
            found += inner if part not in columns and inner else [part]
    return tuple(found)
