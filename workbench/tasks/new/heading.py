"""What the columns of a sheet are called, by its first row or by what stands in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from workbench.errors import DataError
from workbench.messages import say
from workbench.tasks.new.columns import WHOLE
from workbench.tasks.new.row_options import LETTERS
from workbench.tasks.new.words import KNOWN

MOST_LOOKED = 200
"""So many rows tell whether the first one is one of them."""

FEW_SIGNS = 6
MOST_ALIKE = 0.8
"""A first cell is a sentence of at least so many signs where more than this share of those below it
end in the same sign."""

_ENDS = ".?!。？！…؟"
_NUMBER = re.compile(r"-?\d+([.,]\d+)?")
_YEAR = re.compile(r"(19|20)\d\d")


def name_columns(
    path: Path, first: Sequence[str], rows: Sequence[Sequence[str]]
) -> tuple[list[str], bool, tuple[str, ...]]:
    """Return the columns' names, "" for one that has neither name nor value; whether the first row
    is a heading; and notes. A first row that is like those below it is none, and then names are
    given.

    Raises:
        DataError: two columns have one name, or a column with values has none.
    """
    names = [cell.strip() for cell in first]
    if _is_data(names, rows[:MOST_LOOKED]):
        given = _names_by_content(names, rows[:MOST_LOOKED])
        note = say(
            "the first row looks like data, so the file has no heading: the columns are {names}",
            names=", ".join(given),
        )
        return given, False, (note,)
    blank = [place for place, name in enumerate(names) if not name]
    empty = [p for p in blank if not any(row[p].strip() for row in rows if len(row) > p)]
    if 0 in blank and 0 not in empty:
        names[0] = "index"  # what pandas writes of a table's own numbering
        blank.remove(0)
    kept = [name for place, name in enumerate(names) if place not in empty]
    if len(set(kept)) < len(kept) or len(blank) > len(empty) or not kept:
        raise _unusable(f"{path}:1", first)
    return names, True, ()


def require_different(names: Sequence[str], thing: str) -> None:
    """Refuse the columns of a table that has no heading to read, of which a row's last would
    count.

    Raises:
        DataError: two have one name.
    """
    if len(set(names)) < len(names):
        raise _unusable(thing, names)


def _unusable(thing: str, names: Sequence[str]) -> DataError:
    return DataError(
        f"{thing}: unusable header",
        expected="a different, non-empty name for each column",
        seen=", ".join(names),
    )


def _is_data(first: Sequence[str], rows: Sequence[Sequence[str]]) -> bool:
    """Say whether a first row is one of the rows: no word of it is one that headings use, and it
    has a number above numbers, or a label that the rows below it have as well."""
    names = [re.sub(r"[\s\-]+", "_", cell).lower() for cell in first]
    is_number = re.fullmatch(WHOLE, first[0])
    is_numbered = is_number and first == [str(int(first[0]) + n) for n in range(len(first))]
    if len(first) < 2 or len(rows) < 3 or not all(first) or is_numbered:
        return False
    if any(name in KNOWN for name in names) or {"A", "B"} <= set(first):
        return False
    if any(
        _is_sentence_of(cell, [row[place].strip() for row in rows if len(row) > place])
        for place, cell in enumerate(first)
    ):
        return True
    return any(
        _is_of(cell, [row[place].strip() for row in rows if len(row) > place])
        for place, cell in enumerate(first)
    )


def _is_sentence_of(cell: str, below: Sequence[str]) -> bool:
    """Say whether a cell ends as a sentence does, as nearly all below it do: a form's heading may
    be a question, but its answers are none."""
    there = [text for text in below if text]
    alike = sum(text[-1] == cell[-1] for text in there)
    return cell[-1] in _ENDS and len(cell) >= FEW_SIGNS and alike > MOST_ALIKE * len(there) > 0


def _is_of(cell: str, below: Sequence[str]) -> bool:
    there = [text for text in below if text]
    if _NUMBER.fullmatch(cell) and not _YEAR.fullmatch(cell):
        return bool(there) and all(_NUMBER.fullmatch(text) for text in there)
    few = 2 * len(set(there)) <= len(there)
    return few and there.count(cell) > 1


def _names_by_content(first: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return question, A, B, …, answer where the last column chooses by letter among those
    between; else the columns' numbers."""
    options = LETTERS[: len(first) - 2]
    last = {row[-1].strip() for row in (first, *rows) if len(row) == len(first)}
    if 2 <= len(options) <= 10 and len(last) > 1 and last <= set(options):
        return ["question", *options, "answer"]
    return [f"column{place}" for place in range(1, len(first) + 1)]
