"""OpenCompass's custom data: the rows of a `.jsonl` or `.csv` file, as its loader has them.

`datasets/custom.py` reads the first row to learn the columns, and all rows through Arrow: a
column that the first row lacks is dropped, a value that a row lacks is None, and a column of
whole and other numbers is one of floats. What it fails on is an error here, with file and line;
what it does silently is a warning.
"""

from __future__ import annotations

import csv
import io
import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.errors import DataError, shorten
from workbench.io.files import BOM, json_object, read_utf8
from workbench.types import Diagnostic

MAX_LINE_CHARS = 16 * 1024 * 1024
"""A row may be this long; a longer one is rather a file without line ends."""

LETTERS = tuple(string.ascii_uppercase)


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a data file. `columns` are those of the first row as OpenCompass parses it
    (a BOM in front of the first included), and `lines` where in the file each row ends."""

    path: Path
    columns: tuple[str, ...]
    rows: tuple[dict[str, Any], ...]
    lines: tuple[int, ...]
    findings: tuple[Diagnostic, ...] = ()


def warning(kind: str, path: Path, line: int, text: str) -> Diagnostic:
    """Return a finding about a line of a file that OpenCompass accepts."""
    return Diagnostic("warning", kind, f"{path}:{line}: {text}", line=line)


def option_letters(columns: Sequence[str]) -> tuple[str, ...]:
    """Return the columns that are options by default: A, B, C, …, up to the first that lacks."""
    count = next((i for i, letter in enumerate(LETTERS) if letter not in columns), len(LETTERS))
    return LETTERS[:count]


def read_table(path: Path) -> Table:
    """Return the rows of `path`.

    Raises:
        DataError: OpenCompass cannot read it.
    """
    if path.suffix == ".jsonl":
        found, columns, notes = _read_jsonl(path)
    elif path.suffix == ".csv":
        found, columns, notes = _read_csv(path)
    else:
        raise DataError(
            f"{path}: OpenCompass reads no such custom data",
            expected="a .jsonl or .csv file",
            seen=path.suffix or "no ending",
        )
    if not found or not found[0][1]:
        raise DataError(f"{path}:1: no rows", expected="at least one row with columns")
    lines = tuple(line for line, _ in found)
    notes = (*notes, *_later_columns(path, found))
    rows = through_arrow(path, lines, [row for _, row in found])
    return Table(path, columns, rows, lines, notes)


def read_text(path: Path) -> str:
    """Return a file's text with "\\n" at its lines' ends, a BOM kept.

    Raises:
        DataError: it cannot be read, or is not UTF-8.
    """
    text = read_utf8(path, DataError, keep_bom=True)
    return text.replace("\r\n", "\n").replace("\r", "\n")


_Read = tuple[list[tuple[int, dict[str, Any]]], tuple[str, ...], tuple[Diagnostic, ...]]


def _read_jsonl(path: Path) -> _Read:
    text = read_text(path)
    if text.startswith(BOM):
        raise DataError(
            f"{path}:1: the file begins with a byte order mark",
            expected="UTF-8 without one",
            fix="Save it as plain UTF-8: OpenCompass reads the first row of a .jsonl file "
            "without expecting a mark, and fails.",
        )
    lines = text.removesuffix("\n").split("\n")
    found = [(number, _read_line(path, number, line)) for number, line in enumerate(lines, 1)]
    return found, tuple(found[0][1]), ()


def _read_line(path: Path, number: int, line: str) -> dict[str, Any]:
    if len(line) > MAX_LINE_CHARS:
        raise DataError(
            f"{path}:{number}: a row too long",
            expected=f"at most {MAX_LINE_CHARS:,} characters",
            seen=f"{len(line):,}",
        )
    expected = "one JSON object on each line, and no empty lines"
    return json_object(line, path, DataError, line=number, expected=expected)


def _read_csv(path: Path) -> _Read:
    text = read_text(path)
    notes: list[Diagnostic] = []
    if text.startswith(BOM):
        note = "the file begins with a byte order mark, which OpenCompass takes for a part of "
        notes.append(warning("Bom", path, 1, note + "the first column's name in its parse"))
    csv.field_size_limit(MAX_LINE_CHARS)
    reader = csv.reader(io.StringIO(text.removeprefix(BOM), newline=""))
    found: list[tuple[int, dict[str, Any]]] = []
    header: list[str] = []
    try:
        for cells in reader:
            if reader.line_num == 1 or not header:
                header = cells
                continue
            found.append((reader.line_num, dict(zip(header, cells, strict=False))))
            if len(cells) != len(header):
                seen = f"expected {len(header)} cells, saw {len(cells)}; a missing one is None, "
                notes.append(
                    warning("Cells", path, reader.line_num, f"{seen}and one too many is dropped")
                )
    except csv.Error as error:
        raise DataError(f"{path}:{reader.line_num}: not valid csv: {error}") from error
    columns = tuple(found[0][1]) if found else tuple(header)
    mark = BOM if text.startswith(BOM) else ""
    return found, tuple(mark * (i == 0) + name for i, name in enumerate(columns)), tuple(notes)


def _later_columns(path: Path, found: Sequence[tuple[int, dict[str, Any]]]) -> Iterator[Diagnostic]:
    """Find columns that the first row has not: nobody sees them."""
    known = set(found[0][1])
    next_option = LETTERS[min(len(option_letters(tuple(known))), len(LETTERS) - 1)]
    for line, row in found:
        for column in row:
            if column in known:
                continue
            known.add(column)
            kind = "LaterOption" if column == next_option else "LaterColumn"
            what = "option" if column == next_option else "column"
            text = f"{what} {column!r} is not in the first row, so OpenCompass drops it everywhere"
            yield warning(kind, path, line, text)


def through_arrow(
    path: Path, lines: Sequence[int], rows: Sequence[dict[str, Any]]
) -> tuple[dict[str, Any], ...]:
    """Return the rows with the first row's columns, and the types that Arrow gives them."""
    columns = (_as_arrow(path, lines, name, [row.get(name) for row in rows]) for name in rows[0])
    return tuple(dict(zip(rows[0], row, strict=True)) for row in zip(*columns, strict=True))


def _as_arrow(path: Path, lines: Sequence[int], column: str, values: list[Any]) -> list[Any]:
    import pyarrow

    try:
        return pyarrow.array(values).to_pylist()
    except UnicodeEncodeError as error:
        odd = next((i for i, value in enumerate(values) if error.object in str(value)), 0)
        expected = "text that UTF-8 can hold, not half of a character"
    except (pyarrow.ArrowException, OverflowError):
        first = next(type(value) for value in values if value is not None)
        odd = next((i for i, v in enumerate(values) if v is not None and type(v) is not first), 0)
        expected = f"values of one type ({first.__name__}, as in the rows before)"
    raise DataError(
        f"{path}:{lines[odd]}: column {column!r}",
        expected=expected,
        seen=shorten(values[odd]),
        fix="OpenCompass cannot load the column.",
    )
