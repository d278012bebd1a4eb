"""Rows from whatever file or value a user has, each value as it was written."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.errors import DataError, NotFoundError, nearest, shorten
from workbench.io.files import as_path, read_whole, require_regular
from workbench.io.plain import own_text, plain
from workbench.messages import say
from workbench.prompts.dataset import load_split
from workbench.tasks.new.binary import read_arrow, read_excel, read_parquet
from workbench.tasks.new.delimited import read_delimited
from workbench.tasks.new.encoding import decode
from workbench.tasks.new.heading import require_different
from workbench.tasks.new.objects import read_json, read_lines
from workbench.tasks.new.user_table import BrokenLine as BrokenLine
from workbench.tasks.new.user_table import UserTable


def read_table(source: Any, *, skip_broken: bool = False, encoding: str = "") -> UserTable:
    """Return the rows of a file, a folder or hub name that `datasets` loads, a DataFrame, a
    `datasets.Dataset`, or a list of dicts.

    Raises:
        NotFoundError: there is no such file.
        DataError: it cannot be read, a line is broken (and `skip_broken` is not asked for), or
            there are no rows.
    """
    if isinstance(source, str | os.PathLike):
        path = as_path(source, NotFoundError)
        table = _read_source(path, str(source), skip_broken, encoding)
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
    require_regular(path, DataError)
    reader = _READERS.get(path.suffix.lower())
    if reader is None:
        raise DataError(
            f"{path}: cannot read this kind of file",
            expected=", ".join(_READERS) + ", or a folder that `datasets` reads",
            seen=path.suffix or "no ending",
            fix=_WAYS_OUT.get(path.suffix.lower(), ""),
        )
    if path.suffix.lower() in _BINARY:
        return reader(path, read_whole(path, DataError), "", skip_broken)
    content = read_whole(path, DataError)
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


# -- datasets, and values of Python --------------------------------------------------------------


def _from_datasets(name: str, path: Path) -> UserTable:
    loaded = load_split(path if path.is_dir() else name)
    return replace(_read_value(loaded), name=name)


def _read_value(value: Any) -> UserTable:
    name = type(value).__name__
    if hasattr(value, "to_dict") and hasattr(value, "columns"):  # a DataFrame
        rows = _plain_rows(_frame_rows(value, name))
        return UserTable(name, rows, notes=_whole_note(value))
    if hasattr(value, "features") and hasattr(value, "column_names"):  # a datasets.Dataset
        features = value.features or {}
        labels = {n: f.names for n, f in features.items() if getattr(f, "names", None)}
        return UserTable(name, tuple(plain(dict(row)) for row in value), labels=labels)
    rows = list(value) if isinstance(value, Iterable) else []
    if not rows or not all(isinstance(row, Mapping) for row in rows):
        raise DataError(
            "rows",
            expected="a file, a DataFrame, a datasets.Dataset or a list of dicts",
            seen=shorten(value),
        )
    return UserTable("rows", _plain_rows(rows))


def _frame_rows(frame: Any, name: str) -> Iterable[Mapping[Any, Any]]:
    """Return a DataFrame's rows. What its index has under a name is a field, too, unless a column
    of that name has the same.

    Raises:
        DataError: two fields have one name.
    """
    index, columns = frame.index, list(frame.columns)
    names: list[Any] = []
    levels: list[Sequence[Any]] = []
    for place, called in enumerate(index.names):
        level = index.get_level_values(place)
        is_kept = columns.count(called) == 1 and frame[called].equals(level.to_series(index=index))
        if called is not None and not is_kept:
            names.append(called)
            levels.append(level.tolist())
    fields = [*names, *columns]
    require_different([c if isinstance(c, str) else repr(c) for c in fields], name)
    whole = set(_whole_columns(frame))
    days = {c for c in columns if _are_days(frame[c])}
    for place, row in enumerate(frame.to_dict("records")):
        for column, value in row.items():
            if column in whole and value == value:
                row[column] = int(value)
            elif column in days and value == value:
                row[column] = value.date()
        yield {called: level[place] for called, level in zip(names, levels, strict=True)} | row


def _whole_columns(frame: Any) -> list[Any]:
    """Return a DataFrame's columns of whole numbers that pandas made floats of, as it does where
    one is missing."""
    return [name for name in frame.columns if _were_whole(frame[name])]


def _were_whole(column: Any) -> bool:
    if getattr(getattr(column, "dtype", None), "kind", "") != "f":
        return False
    values = column.dropna().tolist()
    return 0 < len(values) < len(column) and all(map(float.is_integer, values))


def _are_days(column: Any) -> bool:
    """Say whether a column of moments is of days: all are at midnight, in no zone."""
    dtype = getattr(column, "dtype", None)
    if getattr(dtype, "kind", "") != "M" or getattr(dtype, "tz", None) is not None:
        return False
    return all(value == value.normalize() for value in column.dropna())


def _whole_note(frame: Any) -> tuple[str, ...]:
    columns = ", ".join(map(shorten, _whole_columns(frame)))
    if not columns:
        return ()
    return (say("{fields}: whole numbers, which pandas has as 1.0 beside a blank", fields=columns),)


def _plain_rows(rows: Iterable[Mapping[Any, Any]]) -> tuple[dict[str, Any], ...]:
    """Return the rows as JSON has them.

    Raises:
        DataError: a value is nothing that a file of rows could have, and no text either.
    """
    made: list[dict[str, Any]] = []
    for number, row in enumerate(rows, start=1):
        fields: dict[str, Any] = {}
        for name, value in row.items():
            try:
                called, made_plain = own_text(name), plain(value, own_text)
            except RecursionError as error:
                raise DataError("rows", seen="one that holds itself, or lists in lists") from error
            except Exception as error:  # a value of the caller's own class may raise anything
                raise DataError(
                    f"row {number}: the field {shorten(name)}",
                    expected="a text, numbers, lists or objects of these, or a date",
                    seen=shorten(value),
                ) from error
            if called in fields:
                raise DataError(f"row {number}: two fields are called {shorten(called)}")
            fields[called] = made_plain
        made.append(fields)
    return tuple(made)


_READERS: Mapping[str, Callable[..., UserTable]] = {
    ".csv": read_delimited,
    ".tsv": read_delimited,
    ".txt": read_delimited,
    ".jsonl": read_lines,
    ".ndjson": read_lines,
    ".json": read_json,
    ".parquet": read_parquet,
    ".arrow": read_arrow,
    ".feather": read_arrow,
    ".xlsx": read_excel,
}
_UNPACK = "Unpack it, and name the file of rows in it."
_QUERY = "Give its rows as a DataFrame: workbench.new_task(pandas.read_sql(query, connection))."
_FRAME = "Give its rows as a DataFrame, such as pandas makes of it: workbench.new_task(frame)."
_WAYS_OUT: Mapping[str, str] = {
    **dict.fromkeys((".zip", ".gz", ".bz2", ".xz", ".zst", ".tar", ".tgz", ".7z", ".rar"), _UNPACK),
    **dict.fromkeys((".sqlite", ".sqlite3", ".db", ".duckdb"), _QUERY),
    **dict.fromkeys((".xls", ".ods", ".dta", ".sav", ".orc", ".pkl", ".pickle", ".h5"), _FRAME),
}
"""What to do with files that are not read, by their endings."""

SUFFIXES = frozenset(_READERS)
"""The endings of files that can be read."""

_BINARY = (".parquet", ".arrow", ".feather", ".xlsx")
