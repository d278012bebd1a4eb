"""Rows of parquet, Arrow and Excel files."""

from __future__ import annotations

import datetime
import io
import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.errors import DataError, shorten
from workbench.io.plain import plain
from workbench.messages import say
from workbench.tasks.new.heading import name_columns, require_different
from workbench.tasks.new.user_table import UserTable


def read_parquet(path: Path, content: bytes, _encoding: str, _skip: bool) -> UserTable:
    """Return the rows of a parquet file.

    Raises:
        DataError: it cannot be read.
    """
    import pyarrow
    import pyarrow.parquet

    return _from_arrow_table(
        path, lambda: pyarrow.parquet.read_table(pyarrow.BufferReader(content))
    )


def read_arrow(path: Path, content: bytes, _encoding: str, _skip: bool) -> UserTable:
    """Return the rows of an Arrow file or stream.

    Raises:
        DataError: it cannot be read.
    """
    import pyarrow
    import pyarrow.ipc

    def read() -> Any:
        buffer = pyarrow.BufferReader(content)
        try:
            return pyarrow.ipc.open_file(buffer).read_all()
        except pyarrow.ArrowInvalid:
            return pyarrow.ipc.open_stream(pyarrow.BufferReader(content)).read_all()

    return _from_arrow_table(path, read)


def _from_arrow_table(path: Path, read: Callable[[], Any]) -> UserTable:
    try:
        table = read()
    except Exception as error:  # pyarrow raises its own errors and OSError alike
        raise DataError(f"{path}: cannot be read", seen=shorten(str(error), 200)) from error
    columns = [name for name in table.column_names if not name.startswith("__index_level_")]
    require_different(columns, str(path))
    rows = tuple(plain(row) for row in table.select(columns).to_pylist())
    return UserTable(str(path), rows, labels=_labels_of_schema(table.schema.metadata or {}))


def _labels_of_schema(metadata: Mapping[bytes, bytes]) -> dict[str, Sequence[str]]:
    """Return the names of classes that `datasets` wrote beside the columns."""
    try:
        features = json.loads(metadata[b"huggingface"])["info"]["features"]
        return {name: each["names"] for name, each in features.items() if each.get("names")}
    except (KeyError, ValueError, TypeError, AttributeError):
        return {}


def read_excel(path: Path, content: bytes, _encoding: str, _skip: bool) -> UserTable:
    """Return the rows of an Excel file's one sheet that has any. A cell that is merged over several
    rows is each one's.

    Raises:
        DataError: it cannot be read, or has several sheets with rows.
    """
    try:
        import openpyxl
    except ImportError as error:
        raise DataError(
            f"{path}: reading Excel needs openpyxl", fix="pip install openpyxl, or save it as csv."
        ) from error

    try:
        book = openpyxl.load_workbook(io.BytesIO(content), data_only=True)
    except Exception as error:  # openpyxl raises zipfile's, XML's and its own errors
        raise DataError(f"{path}: cannot be read", seen=shorten(str(error), 200)) from error
    sheets = [sheet for sheet in book.worksheets if any(any(row) for row in sheet.values)]
    if len(sheets) != 1:
        raise DataError(
            f"{path}: which sheet?",
            expected="one sheet with rows",
            seen=", ".join(sheet.title for sheet in sheets) or "none",
        )
    lines, notes = _lines(sheets[0])
    spelled = [["" if cell is None else str(cell) for cell in line] for line in lines]
    names, is_heading, named = name_columns(path, spelled[0], spelled[1:])
    rows = [
        plain({name: cell for name, cell in zip(names, cells, strict=False) if name})
        for cells in (lines[1:] if is_heading else lines)
    ]
    return UserTable(str(path), tuple(rows), notes=(*notes, *named))


def _lines(sheet: Any) -> tuple[list[list[Any]], tuple[str, ...]]:
    """Return the cells of the rows that have any, and what was filled in."""
    cells = [[_value(cell) for cell in row] for row in sheet.iter_rows()]
    heading = next(place for place, line in enumerate(cells) if any(v is not None for v in line))
    filled: dict[str, None] = {}
    for merged in sheet.merged_cells.ranges:
        top, column = merged.min_row - 1, merged.min_col - 1
        if top > heading and merged.max_row > merged.min_row:
            filled[str(cells[heading][column] or "")] = None
            for line in cells[top : merged.max_row]:
                line[column] = cells[top][column]
    notes = (
        (
            say(
                "cells that are merged over several rows are each one's: {fields}",
                fields=", ".join(filled),
            ),
        )
        if filled
        else ()
    )
    return [line for line in cells if any(value is not None for value in line)], notes


def _value(cell: Any) -> Any:
    """Return a cell's value, a date as ISO 8601 writes it: without a time where none is shown."""
    value = cell.value
    if not isinstance(value, datetime.datetime):
        return value
    shown = re.sub(r'"[^"]*"|\[[^\]]*\]', "", str(cell.number_format)).lower()
    if value.time() == datetime.time() and "h" not in shown:
        return value.date().isoformat()
    return value.isoformat(" ")
