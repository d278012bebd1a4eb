"""Names, times or days that a text lists with a number each, whatever the layout: `| Elm | 12 |`,
`Elm: 12 mm`, `Elm=12, Fjord=31`, `Elm (12)`, `07:30,41`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from workbench.io.han import exactly
from workbench.lint.written_numbers import as_written

_FEWEST = 2
_FEWEST_COLUMNS = 3
_FEWEST_CELLS = 9
_LONGEST = 4000
_NUMBER = r"[-−+]?\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{1,2})?|[-−+]?\d+(?:[.,]\d+)?"
_LISTED = exactly(
    r"[ \t]*(?:[-*•·|｜>–▪●]|\(?\w[.)]|\d{1,2}[.)、])?[ \t]*"
    r"(?P<name>[^\W\d_](?:[^\n|｜:：=;；,，、()（）\t]{0,38}[^\W\d_.)’'])?\.?"
    r"|\d{1,2}[:：]\d\d|[A-Za-z]{1,3}-?\d{1,4}|\d{4}-\d\d(?:-\d\d)?)"
    r"[ \t]*(?:[:：=|｜(（\t,，]|->|→|\s[-–—]\s|(?<=\S)[ ]|(?<=[㐀-鿿])(?=\d))[ \t]*"
    rf"(?:[^\W\d]{{0,3}}[$€£¥₩₺]?[ ]?)(?P<number>{_NUMBER})(?P<unit>[^\d\n]{{0,16}})"
)
_PARTS = exactly(r"[;；、]\s*|,\s+|，\s*|\s\|\s(?=[^\W\d])|\s/\s")


@dataclass(frozen=True, slots=True)
class Ranked:
    """A name that is listed with a number, in the order of the text."""

    name: str
    number: float


@lru_cache(maxsize=4096)
def ranked_in(text: str) -> Sequence[Ranked]:
    """Return the last run of lines of a text, or parts of a line, that have a name and a number
    each; nothing where there is none."""
    if len(text) > _LONGEST or sum(map(str.isdigit, text)) < _FEWEST:
        return ()
    best: Sequence[Ranked] = ()
    run: list[Ranked] = []
    for line in (*text.split("\n"), ""):
        one = _of(line)
        if one is not None:
            run.append(one)
            continue
        best = run if len(run) >= _FEWEST else best
        run = []
        inline = _inline(line)
        best = inline if len(inline) > _FEWEST else best
    names = [one.name.casefold() for one in best]
    return tuple(best) if len({*names}) == len(names) else ()


@lru_cache(maxsize=4096)
def ranked_by_column(text: str) -> Sequence[Ranked]:
    """Return the rows of the table of a text that has several columns of numbers, by their first
    cell and the number in the one column whose name the text has besides; nothing where there is no
    such table, or the text names no column or two of them."""
    if len(text) > _LONGEST or text.count("|") < _FEWEST_CELLS:
        return ()
    lines = text.split("\n")
    cells = [_cells_of(line) for line in lines]
    table = [row for row in cells if len(row) >= _FEWEST_COLUMNS and not _is_rule(row)]
    if len(table) <= _FEWEST or len({len(row) for row in table}) > 1:
        return ()
    head, *rows = table
    rest = "\n".join(line for line, row in zip(lines, cells, strict=True) if not row).casefold()
    numbers = [[as_written(row[place]) for row in rows] for place in range(1, len(head))]
    known = [place for place, column in enumerate(numbers, start=1) if None not in column]
    named = [
        place
        for place in known
        if re.search(rf"(?<!\w){re.escape(head[place].casefold())}(?!\w)", rest)
    ]
    if len(known) < _FEWEST or len(named) != 1:
        return ()
    column = numbers[named[0] - 1]
    names = [row[0] for row in rows]
    pairs = zip(names, column, strict=True)
    found = [Ranked(name, number) for name, number in pairs if number is not None]
    return tuple(found) if len({name.casefold() for name in names}) == len(names) else ()


def _cells_of(line: str) -> Sequence[str]:
    if "|" not in line:
        return ()
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))


def _is_rule(cells: Sequence[str]) -> bool:
    return all(cell and not cell.strip("-: ") for cell in cells)


def _inline(line: str) -> Sequence[Ranked]:
    """Return what a line lists one behind the other, behind a cue or none."""
    for start in (0, *(match.end() for match in re.finditer(r"[:：]\s*", line))):
        parts = [part.strip() for part in _PARTS.split(line[start:].rstrip(" .。")) if part.strip()]
        found = [_of(part) for part in parts] if len(parts) > _FEWEST else []
        own = [one for one in found if one is not None]
        if found and len(own) == len(found):
            return own
    return ()


def _of(line: str) -> Ranked | None:
    match = _LISTED.fullmatch(line.rstrip()) if any(map(str.isdigit, line)) else None
    number = as_written(match["number"], parts_thousands=True) if match else None
    return None if match is None or number is None else Ranked(match["name"].strip(), number)
