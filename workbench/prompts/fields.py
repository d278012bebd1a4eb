"""What a dataset's rows hold, field by field: what an editor offers where a row is indexed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from workbench.types import Doc

LOOKED_AT = 100
"""How many rows a field's types are taken from: enough to see that some are None."""

ELEMENTS = 20
"""How many elements of a list, or values of a dict, its own type is taken from."""

MAX_KEYS = 200
"""How many keys of a dict are fields of their own; the rest of a larger one is not listed."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of the rows, as a transform sees it.

    `type` is that of all rows looked at, in Python's words: `str`, `list[str]`, `int | None`.
    `value` is the current row's, and None where `absent` says that this row lacks the field.
    `share` is the part of the rows looked at that have it, from 0 to 1. `keys` are those of a
    dict, in the current row.
    """

    name: str
    type: str
    value: Any = None
    absent: bool = False
    share: float = 1.0
    keys: tuple[Field, ...] = ()


def describe_fields(docs: Sequence[Doc], doc: Doc) -> tuple[Field, ...]:
    """Return the fields of `docs` with the values of `doc`: the row's own in its order, then
    those that only other rows have. Looks at the first `LOOKED_AT` docs."""
    rows = [other.data for other in docs[:LOOKED_AT]]
    names = dict.fromkeys(map(str, doc.data))
    for row in rows:
        names.update(dict.fromkeys(map(str, row)))
    return tuple(_field(name, rows, doc.data) for name in names)


def _field(name: str, rows: Sequence[Mapping[str, Any]], row: Mapping[str, Any]) -> Field:
    having = [other[name] for other in rows if name in other]
    value = row.get(name)
    return Field(
        name=name,
        type=_type_of(having or [value]),
        value=value,
        absent=name not in row,
        share=len(having) / len(rows) if rows else 1.0,
        keys=_keys(value),
    )


def _keys(value: Any) -> tuple[Field, ...]:
    if not isinstance(value, Mapping):
        return ()
    items = islice(value.items(), MAX_KEYS)
    return tuple(Field(key, _type_of([inner]), inner) for key, inner in items if type(key) is str)


def _type_of(values: Iterable[Any]) -> str:
    """Return the values' types in the order in which they occur, None last."""
    found = dict.fromkeys(map(_spelled, values))
    if found.pop("None", ...) is None:
        found["None"] = None
    return " | ".join(found)


def _spelled(value: Any) -> str:
    if value is None:
        return "None"
    if isinstance(value, Mapping):
        inner = list(islice(value.values(), ELEMENTS))
        return f"dict[str, {_type_of(inner)}]" if inner else "dict"
    if isinstance(value, (list, tuple)):
        return f"list[{_type_of(value[:ELEMENTS])}]" if value else "list"
    return type(value).__name__
