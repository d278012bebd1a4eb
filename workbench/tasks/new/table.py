"""Rows from whatever file or value a user has, each value as it was written."""

from __future__ import annotations

import csv
import io
import json
import math
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeAlias

from workbench.errors import DataError, NotFoundError, nearest, shorten
from workbench.prompts.dataset import MAX_CELL_CHARS, load_split
from workbench.tasks.new.encoding import decode

DELIMITERS = ",;\t|"
MOST_NAMED = 5
"""So many broken lines are named; more are counted."""

TableRow: TypeAlias = dict[str, Any]


class BrokenLine(DataError):
    """A line cannot be read; those that can may be had without it."""


@dataclass(frozen=True, slots=True)
class UserTable:
    """What was read. `encoding` and `delimiter` are "" where the source has none; `dropped` names
    the lines that were left out as broken. `labels` has the names that the file itself gives to
    the numbers of a column, by the column."""

    name: str
    rows: tuple[TableRow, ...]
    encoding: str = ""
    delimiter: str = ""
    dropped: tuple[str, ...] = ()
    labels: Mapping[str, Sequence[str]] = field(default_factory=dict)


def read_table(source: Any, *, skip_broken: bool = False, encoding: str = "") -> UserTable:
    """Return the rows of a file, a folder or hub name that `datasets` loads, a DataFrame, a
    `datasets.Dataset`, or a list of dicts.

    Raises:
        NotFoundError: there is no such file.
        DataError: it cannot be read, a line is broken (and `skip_broken` is not asked for), or
            there are no rows.
    """
    if isinstance(source, str | os.PathLike):
        table = _read_source(Path(source), str(source), skip_broken, encoding)
    else:
        table = _read_value(source)
    if not table.rows:
        raise DataError(f"{table.name}: no rows", expected="at least one row")
    return table


def _read_source(path: Path, name: str, skip_broken: bool, encoding: str) -> UserTable:
    if path.is_dir() or (not path.exists() and not path.suffix):
        return _from_datasets(name, path)
    if not path.exists():
        raise _no_file(path)
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        raise DataError(
            f"{path}: cannot read this kind of file",
            expected=", ".join(_READERS) + ", or a folder that `datasets` reads",
            seen=path.suffix or "no ending",
        )
    if path.suffix.lower() in _BINARY:
        return reader(path, path.read_bytes(), "", skip_broken)
    content = path.read_bytes()
    if not content.strip():
        raise DataError(f"{path}: the file is empty", expected="at least one row")
    text, found = decode(content, str(path), encoding)
    control = sum(text.count(chr(code)) for code in range(32) if chr(code) not in "\t\n\r\f")
    if control > len(text) // 200:
        raise DataError(f"{path}: not a text file", seen=f"{control} control characters")
    return reader(path, text, found, skip_broken)


def _no_file(path: Path) -> NotFoundError:
    folder = path.parent
    names = [p.name for p in folder.iterdir() if p.is_file()] if folder.is_dir() else []
    return NotFoundError(f"{path}: no such file", fix=nearest(path.name, names) if names else "")


# -- text --------------------------------------------------------------------------------------


def _from_csv(path: Path, text: str, encoding: str, skip_broken: bool) -> UserTable:
    csv.field_size_limit(MAX_CELL_CHARS)
    delimiter = "\t" if path.suffix.lower() == ".tsv" else _delimiter(text)
    header: list[str] = []
    rows: list[TableRow] = []
    dropped: list[str] = []
    number = 1
    try:
        for number, cells in _cells(text, delimiter):
            if not header:
                header = _checked_header(path, cells)
            elif len(cells) == len(header):
                rows.append(dict(zip(header, cells, strict=True)))
            else:
                problem = f"line {number}: {len(cells)} cells, {len(header)} in the header"
                _drop(path, problem, skip_broken, dropped)
    except csv.Error as error:
        raise DataError(f"{path}: not valid csv after line {number}: {error}") from error
    return UserTable(str(path), tuple(rows), encoding, delimiter, tuple(dropped))


def _cells(text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the cells of each row that is not blank, with the line that it begins on, from 1."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    begins = 1
    for cells in reader:
        if any(cell.strip() for cell in cells):
            yield begins, cells
        begins = reader.line_num + 1


def _delimiter(text: str) -> str:
    """Return what cuts the rows into as many cells as the header has, in the most rows; of several
    that do, what makes the most cells."""

    def fit(delimiter: str) -> tuple[float, int]:
        counts: list[int] = []
        try:
            for _, cells in _cells(text, delimiter):
                counts.append(len(cells))
                if len(counts) == 200:
                    break
        except csv.Error:
            return (0.0, 0)
        if not counts or counts[0] < 2:
            return (0.0, 0)
        return (counts.count(counts[0]) / len(counts), counts[0])

    return max(DELIMITERS, key=lambda one: (round(fit(one)[0], 1), fit(one)[1]))


def _checked_header(path: Path, cells: list[str]) -> list[str]:
    names = [cell.strip() for cell in cells]
    if names and not names[0]:
        names[0] = "index"  # what pandas writes of a table's own numbering
    if len(set(names)) < len(names) or not all(names):
        raise DataError(
            f"{path}:1: unusable header",
            expected="a different, non-empty name for each column",
            seen=", ".join(cells),
        )
    return names


def _from_jsonl(path: Path, text: str, encoding: str, skip_broken: bool) -> UserTable:
    rows: list[TableRow] = []
    dropped: list[str] = []
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
        except (ValueError, RecursionError) as error:
            _drop(path, f"line {number}: not valid JSON: {error}", skip_broken, dropped)
            continue
        if isinstance(value, dict):
            rows.append(value)
        else:
            seen = f"line {number}: {shorten(line.strip(), 40)} is no JSON object"
            _drop(path, seen, skip_broken, dropped)
    return UserTable(str(path), tuple(rows), encoding, dropped=tuple(dropped))


def _drop(path: Path, problem: str, skip_broken: bool, dropped: list[str]) -> None:
    if not skip_broken:
        raise BrokenLine(
            f"{path}: {problem}", fix="Mend it, or leave broken lines out with --skip-broken."
        )
    dropped.append(problem)


def _from_json(path: Path, text: str, encoding: str, skip_broken: bool) -> UserTable:
    try:
        value = json.loads(text)
    except ValueError as error:
        if "Extra data" in str(error) and text.lstrip().startswith("{"):
            return _from_jsonl(path, text, encoding, skip_broken)
        raise DataError(f"{path}: not valid JSON: {error}") from error
    if isinstance(value, dict):
        arrays = {key: v for key, v in value.items() if _is_table(v)}
        if len(arrays) != 1:
            raise DataError(
                f"{path}: which rows?",
                expected="an array of objects, or an object with one such array",
                seen=", ".join(arrays) or ", ".join(map(str, value)) or "an empty object",
            )
        (value,) = arrays.values()
    if not isinstance(value, list):
        raise DataError(f"{path}: no rows", expected="an array of objects", seen=shorten(value))
    rows: list[TableRow] = []
    dropped: list[str] = []
    for number, row in enumerate(value, start=1):
        if isinstance(row, dict):
            rows.append(row)
        else:
            _drop(path, f"entry {number}: {shorten(row, 40)} is no object", skip_broken, dropped)
    return UserTable(str(path), tuple(rows), encoding, dropped=tuple(dropped))


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


# -- binary ------------------------------------------------------------------------------------


def _from_parquet(path: Path, content: bytes, _encoding: str, _skip: bool) -> UserTable:
    import pyarrow
    import pyarrow.parquet

    return _from_arrow_table(
        path, lambda: pyarrow.parquet.read_table(pyarrow.BufferReader(content))
    )


def _from_arrow(path: Path, content: bytes, _encoding: str, _skip: bool) -> UserTable:
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
    rows = tuple(_plain(row) for row in table.select(columns).to_pylist())
    return UserTable(str(path), rows, labels=_labels_of_schema(table.schema.metadata or {}))


def _labels_of_schema(metadata: Mapping[bytes, bytes]) -> dict[str, Sequence[str]]:
    """Return the names of classes that `datasets` wrote beside the columns."""
    try:
        features = json.loads(metadata[b"huggingface"])["info"]["features"]
        return {name: each["names"] for name, each in features.items() if each.get("names")}
    except (KeyError, ValueError, TypeError, AttributeError):
        return {}


def _from_excel(path: Path, content: bytes, _encoding: str, skip_broken: bool) -> UserTable:
    try:
        import openpyxl
    except ImportError as error:
        raise DataError(
            f"{path}: reading Excel needs openpyxl", fix="pip install openpyxl, or save it as csv."
        ) from error

    try:
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True)
    except Exception as error:  # openpyxl raises zipfile's, XML's and its own errors
        raise DataError(f"{path}: cannot be read", seen=shorten(str(error), 200)) from error
    sheets = [sheet for sheet in book.worksheets if any(any(row) for row in sheet.values)]
    if len(sheets) != 1:
        raise DataError(
            f"{path}: which sheet?",
            expected="one sheet with rows",
            seen=", ".join(sheet.title for sheet in sheets) or "none",
        )
    lines = [list(row) for row in sheets[0].values if any(cell is not None for cell in row)]
    header = _checked_header(path, ["" if cell is None else str(cell) for cell in lines[0]])
    rows = [_plain(dict(zip(header, cells, strict=False))) for cells in lines[1:]]
    return UserTable(str(path), tuple(rows))


# -- datasets, and values of Python --------------------------------------------------------------


def _from_datasets(name: str, path: Path) -> UserTable:
    loaded = load_split(path if path.is_dir() else name)
    return replace(_read_value(loaded), name=name)


def _read_value(value: Any) -> UserTable:
    name = type(value).__name__
    if hasattr(value, "to_dict") and hasattr(value, "columns"):  # a DataFrame
        rows: Iterable[Mapping[str, Any]] = value.to_dict("records")
        return UserTable(name, tuple(_plain({str(k): v for k, v in row.items()}) for row in rows))
    if hasattr(value, "features") and hasattr(value, "column_names"):  # a datasets.Dataset
        features = value.features or {}
        labels = {n: f.names for n, f in features.items() if getattr(f, "names", None)}
        return UserTable(name, tuple(_plain(dict(row)) for row in value), labels=labels)
    rows = list(value) if isinstance(value, Iterable) else []
    if not rows or not all(isinstance(row, Mapping) for row in rows):
        raise DataError(
            "rows",
            expected="a file, a DataFrame, a datasets.Dataset or a list of dicts",
            seen=shorten(value),
        )
    return UserTable("rows", tuple(_plain(dict(row)) for row in rows))


def _plain(value: Any) -> Any:
    """Return a value as JSON has it: a missing number is None, a date its text."""
    if isinstance(value, float) and math.isnan(value):
        return None
    if value is None or isinstance(value, str | bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    if hasattr(value, "tolist"):  # numpy's arrays and numbers
        return _plain(value.tolist())
    if hasattr(value, "isoformat"):
        return value.isoformat()
    return str(value)


_READERS: Mapping[str, Callable[..., UserTable]] = {
    ".csv": _from_csv,
    ".tsv": _from_csv,
    ".txt": _from_csv,
    ".jsonl": _from_jsonl,
    ".ndjson": _from_jsonl,
    ".json": _from_json,
    ".parquet": _from_parquet,
    ".arrow": _from_arrow,
    ".feather": _from_arrow,
    ".xlsx": _from_excel,
}
SUFFIXES = frozenset(_READERS)
"""The endings of files that can be read."""

_BINARY = (".parquet", ".arrow", ".feather", ".xlsx")
