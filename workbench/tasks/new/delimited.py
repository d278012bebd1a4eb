"""Rows of text files with cells: commas, semicolons, tabs or bars between them."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from workbench.errors import DataError
from workbench.io.conflicts import BEGIN, conflict_lines
from workbench.io.files import refuse_conflict
from workbench.messages import say
from workbench.prompts.dataset import MAX_CELL_CHARS, decode_target_scores
from workbench.tasks.new.heading import name_columns
from workbench.tasks.new.user_table import TableRow, UserTable, drop

DELIMITERS = ",;\t|"

RawLine: TypeAlias = tuple[int, list[str]]
"""The cells of a row, and the line that it begins on, from 1."""


def read_delimited(path: Path, text: str, encoding: str, skip_broken: bool) -> UserTable:
    """Return the rows of a .csv, .tsv or .txt file.

    Raises:
        DataError: its cells or its heading cannot be told, or a merge left its marks.
        BrokenLine: a row has more or fewer cells than the heading.
    """
    csv.field_size_limit(MAX_CELL_CHARS)
    text, said = _without_sep(text)
    delimiter = said or ("\t" if path.suffix.lower() == ".tsv" else _delimiter(text))
    lines, notes = _lines(path, text, delimiter)
    begun = conflict_lines(text) if BEGIN in text and not skip_broken else []
    if mark := next((number for number, _ in lines if number in begun), 0):
        refuse_conflict(path, mark, DataError)
    (_, first), *below = lines or [(1, [""])]
    names, is_heading, named = name_columns(path, first, [cells for _, cells in below])
    rows: list[TableRow] = []
    dropped: list[str] = []
    for number, cells in below if is_heading else lines:
        if len(cells) > len(names) and not any(cell.strip() for cell in cells[len(names) :]):
            cells = cells[: len(names)]
        if len(cells) == len(names):
            row = {name: cell for name, cell in zip(names, cells, strict=True) if name}
            rows.append(decode_target_scores(path, number, row))
        else:
            problem = f"line {number}: {len(cells)} cells, {len(names)} in the header"
            drop(path, problem, skip_broken, dropped)
    return UserTable(
        str(path), tuple(rows), encoding, delimiter, tuple(dropped), notes=(*notes, *named)
    )


def _without_sep(text: str) -> tuple[str, str]:
    """Return the text without Excel's own first line `sep=;`, and what it says."""
    found = re.match(r'"?sep=(.)"?[ ]*\r?(?=\n)', text, re.I)
    return (text[found.end() :], found[1]) if found else (text, "")


def _lines(path: Path, text: str, delimiter: str) -> tuple[list[RawLine], tuple[str, ...]]:
    """Return the rows that are not blank. Between tabs quotes may be plain signs: they are where
    only so every row has as many cells as the first."""
    wrong: csv.Error | None = None
    quoted: list[RawLine] = []
    try:
        for line in _cells(text, delimiter):
            quoted.append(line)
    except csv.Error as error:
        wrong = error
    if delimiter == "\t" and '"' in text:
        plain = list(_cells(text, delimiter, is_plain=True))
        is_even = len(plain[0][1]) > 1 and len({len(cells) for _, cells in plain}) == 1
        if is_even and (wrong or len(plain) > len(quoted)):
            return plain, (say("quotes are read as plain signs: as marks they do not pair"),)
    if wrong:
        after = quoted[-1][0] if quoted else 1
        raise DataError(f"{path}: not valid csv after line {after}: {wrong}") from wrong
    return quoted, ()


def _cells(text: str, delimiter: str, *, is_plain: bool = False) -> Iterator[RawLine]:
    reader = csv.reader(
        io.StringIO(text, newline=""),
        delimiter=delimiter,
        strict=not is_plain,
        quoting=csv.QUOTE_NONE if is_plain else csv.QUOTE_MINIMAL,
    )
    begins = 1
    for cells in reader:
        if any(cell.strip() for cell in cells):
            yield begins, cells
        begins = reader.line_num + 1


def _delimiter(text: str) -> str:
    """Return what cuts the rows into as many cells as the header has, in the most rows; of several
    that do, what makes the most cells."""

    def fit(delimiter: str) -> tuple[float, int]:
        try:
            return _evenness(_cells(text, delimiter))
        except csv.Error:
            if delimiter != "\t":
                return (0.0, 0)
            return _evenness(_cells(text, delimiter, is_plain=True))

    return max(DELIMITERS, key=fit)


def _evenness(lines: Iterator[RawLine]) -> tuple[float, int]:
    """Return which share of the first rows has as many cells as the first one, and its cells."""
    counts: Sequence[int] = [len(cells) for _, (_, cells) in zip(range(200), lines, strict=False)]
    if not counts or counts[0] < 2:
        return (0.0, 0)
    return (round(counts.count(counts[0]) / len(counts), 1), counts[0])
