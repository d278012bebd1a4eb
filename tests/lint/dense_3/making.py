"""Short ways to write the rows, kinds of fault and right prompts of this corpus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.dense_3.tasks import T
from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed, code


def case(
    name: str, *changes: Change, rows: Callable[[list[Row]], Any] | None = None, **fields: Any
) -> SmallTask:
    """Return the right task of that name with changes."""
    return changed(T[name], *changes, rows=rows, **fields)


def kinds(family: str) -> tuple[list[Kind], Callable[..., None]]:
    """Return a list for the kinds of a family, and what adds one to it."""
    made: list[Kind] = []

    def add(what: str, rules: str, *cases: SmallTask) -> None:
        made.append(Kind(what, family, (Names(rules),), tuple((each.name, each) for each in cases)))

    return made, add


def each(
    key: str, make: Callable[[Row], Any], every: int = 1, start: int = 0
) -> Callable[[list[Row]], None]:
    """Return what sets a field of every `every`-th row to what `make` says of the row."""

    def put(rows: list[Row]) -> None:
        for row in rows[start::every]:
            row[key] = make(row)

    return put


def shifted(key: str) -> Callable[[list[Row]], None]:
    """Return what gives each row the next one's value of a field."""

    def put(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, values[1:] + values[:1], strict=True):
            row[key] = value

    return put


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt: a right task changed so that it looks odd."""
    return what, case(name, *changes, **fields)


def own(
    what: str,
    name: str,
    rows: tuple[Row, ...],
    text: str,
    output: str = '" " + gold',
    above: str = "",
    gold: str = 'data["a"]',
    **fields: Any,
) -> tuple[str, SmallTask]:
    """Return a right prompt whose text, gold and output are expressions over the row, `data`."""
    body = f"""
    text = {text}
    gold = {gold}
    return {{"input": text, "output": {output}, "processed_output": gold}}
    """
    return what, SmallTask(name, code(body, above), rows, **fields)
