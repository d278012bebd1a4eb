"""What both exports share: columns of rows, and prompts as OpenCompass fills them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.errors import ConfigError
from workbench.exchange.files import RowData
from workbench.exchange.opencompass.importer import rotations
from workbench.exchange.opencompass.template import Messages, base_text, without_answer

Rows = list[RowData]


@dataclass(frozen=True, slots=True)
class Dataset:
    """A custom dataset to be written: its rows, and what its `.meta.json` says."""

    rows: Rows
    meta: Mapping[str, Any]
    losses: tuple[str, ...] = ()


def free_name(rows: Sequence[Mapping[str, Any]], *wanted: str) -> str:
    """Return the first of `wanted` that is no column yet, or the last with a number."""
    names = [*wanted, *(f"{wanted[-1]}_{i}" for i in range(1, 100))]
    return next(name for name in names if not any(name in row for row in rows))


def column_of(rows: Rows, values: Sequence[str], *wanted: str) -> tuple[Rows, str]:
    """Return the rows with a column that has `values`, and its name: one that they have already,
    if it is called the first of `wanted`, or a new one."""
    pairs = list(zip(rows, values, strict=True))
    if all(wanted[0] in row and str(row[wanted[0]]) == value for row, value in pairs):
        return rows, wanted[0]
    name = free_name(rows, *wanted)
    return [{**row, name: value} for row, value in pairs], name


def first_difference(
    messages: Messages, rows: Rows, wanted: Sequence[str], abbr: str, output: str | None = None
) -> int | None:
    """Return the first doc whose text, as OpenCompass fills the template for its base models, is
    not the one of `wanted`; None where all are the same."""
    for index, (row, text) in enumerate(zip(rows, wanted, strict=True)):
        seen = without_answer({**row, "subdivision": abbr, "idx": index}, output)
        if base_text(messages, seen) != text:
            return index
    return None


def require_same(
    messages: Messages, rows: Rows, wanted: Sequence[str], abbr: str, output: str | None = None
) -> None:
    """Refuse a doc whose prompt no column can hold.

    Raises:
        ConfigError: there is one.
    """
    bad = first_difference(messages, rows, wanted, abbr, output)
    if bad is not None:
        raise ConfigError(
            f"the prompt of doc {bad} holds the name of a column in braces, and OpenCompass "
            "would replace it",
            fix="Rename the column, or change the prompt.",
        )


def with_text(rows: Rows, name: str, texts: Sequence[str]) -> tuple[Rows, str]:
    """Return the rows with a last column of texts, and its name: what stands in them is then not
    filled again by other columns. Those that OpenCompass adds come first where a text has their
    fields."""
    added = {"subdivision": "", "idx": 0}
    if any("{" + field + "}" in text for text in texts for field in added):
        rows = [{**added, **row} for row in rows]
    column = free_name(rows, name)
    return [{**row, column: text} for row, text in zip(rows, texts, strict=True)], column


def unrotated(rows: Rows, meta: dict[str, Any]) -> tuple[Rows, dict[str, Any]]:
    """Return a circular task's original rows and its kind, where `rows` are all its rotations;
    otherwise what was given."""
    own = ("qid", "circular_pattern")
    if not meta["output_column"] or not all(key in row for row in rows for key in own):
        return rows, meta
    origins = [
        {key: value for key, value in row.items() if key not in own}
        for row in rows
        if row["circular_pattern"] == meta["options"]
    ]
    if not all(option in row for row in origins for option in meta["options"]):
        return rows, meta
    turned = [
        row
        for qid, origin in enumerate(origins)
        for row in rotations(origin, meta["options"], meta["output_column"], qid)
    ]
    return (origins, {**meta, "data_type": "circular-mcq"}) if turned == rows else (rows, meta)


def rendered_loss(why: str) -> str:
    """Return the loss of an export that has no template, and why it has none."""
    return f"template: {why}, so every row has its own prompt in a column (the rendered form)"


def with_inputs(meta: Mapping[str, Any], rows: Rows) -> dict[str, Any]:
    """Return the facts with the names of the columns besides the answer's."""
    columns = [column for column in rows[0] if column != meta["output_column"]]
    return {**meta, "input_columns": columns}
