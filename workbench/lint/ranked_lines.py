"""Names, times or days that a text lists with a number each, whatever the layout: `| Elm | 12 |`,
`Elm: 12 mm`, `Elm=12, Fjord=31`, `Elm (12)`, `07:30,41`; or in a table of several numbers, of which
the text names one by its head."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from workbench.io.han import exactly
from workbench.lint.written_numbers import as_written

_FEWEST = 2
_LONGEST = 4000
_NUMBER = r"[-−+]?\d{1,3}(?:[ ,.]\d{3})+(?:[.,]\d{1,2})?|[-−+]?\d+(?:[.,]\d+)?"
_LISTED = exactly(
    r"[ \t]*(?:[-*•·|｜>–▪●]|\(?\w[.)]|\d{1,2}[.)、])?[ \t]*"
    r"(?P<name>[^\W\d_](?:[^\n|｜:：=;；,，、()（）\t]{0,38}[^\W\d_.)’'])?\.?"
    r"|\d{1,2}[:：]\d\d|[A-Za-z]{1,3}-?\d{1,4}|\d{4}-\d\d(?:-\d\d)?)"
    r"[ \t]*(?:[:：=|｜(（\t,，]|->|→|\s[-–—]\s|(?<=\S)[ ]|(?<=[㐀-鿿])(?=\d))[ \t]*"
    rf"(?:[^\W\d]{{0,3}}[$€£¥₩₺]?[ ]?)(?P<number>{_NUMBER})(?P<unit>(?![:：])[^\d\n]{{0,16}})"
)
_COLUMN_SIGNS = ("|", "\t", ";", ",")
_FEWEST_COLUMNS = 3
_PARTS = exactly(r"[;；、]\s*|,\s+|，\s*|\s\|\s(?=[^\W\d])|\s/\s")


@dataclass(frozen=True, slots=True)
class Ranked:
    """A name that is listed with a number, in the order of the text."""

    name: str
    number: float


@lru_cache(maxsize=4096)
def ranked_in(text: str) -> Sequence[Ranked]:
    """Return the last run of lines of a text, or parts of a line, that have a name and a number
    each, or the lines of a table by the column that the text names; nothing where there is none."""
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
    best = _without_verb(best or _by_column(text))
    names = [one.name.casefold() for one in best]
    return tuple(best) if len({*names}) == len(names) else ()


def _without_verb(listed: Sequence[Ranked]) -> Sequence[Ranked]:
    """Return what is listed without the word that all names end with: `Ann bids 12`."""
    parts = [one.name.rpartition(" ") for one in listed]
    if (
        len(parts) < _FEWEST
        or len({last for *_, last in parts}) > 1
        or not all(p[0] for p in parts)
    ):
        return listed
    return [Ranked(name, one.number) for (name, *_), one in zip(parts, listed, strict=True)]


def _by_column(text: str) -> Sequence[Ranked]:
    """Return the first column of a table with the numbers of the one column whose head stands in
    the text around it."""
    lines = text.split("\n")
    for sign in _COLUMN_SIGNS:
        if text.count(sign) < _FEWEST_COLUMNS * (_FEWEST_COLUMNS - 1):
            continue
        table, around = _table(lines, sign)
        columns = list(zip(*table[1:], strict=True))
        if len(columns) < _FEWEST_COLUMNS:
            continue
        numbers = [[as_written(cell, parts_thousands=True) for cell in cells] for cells in columns]
        if None not in numbers[0]:
            continue  # the names are numbers themselves
        asked = [
            place
            for place, head in enumerate(table[0])
            if place and None not in numbers[place] and _names(around, head)
        ]
        if len(asked) == 1:
            pairs = zip(columns[0], numbers[asked[0]], strict=True)
            return [Ranked(name, number) for name, number in pairs if number is not None]
    return ()


def _table(lines: Sequence[str], sign: str) -> tuple[Sequence[Sequence[str]], str]:
    """Return the cells of the first lines in a row that have equally many, three or more, and the
    other lines as a text."""
    table: list[Sequence[str]] = []
    others: list[str] = []
    is_done = False
    for line in lines:
        cells = [cell.strip() for cell in line.strip().strip("|").split(sign)]
        is_one = len(cells) >= _FEWEST_COLUMNS and (not table or len(cells) == len(table[0]))
        if is_done or not is_one:
            others.append(line)
            is_done = len(table) > 1
            table = table if is_done else []
        elif line.strip(" |-:+"):
            table.append(cells)
    return table, "\n".join(others)


def _names(text: str, head: str) -> bool:
    """Say whether a text has the head of a column, without the unit in its brackets."""
    word = re.sub(r"[(（\[].*", "", head).strip()
    if not word.isascii():
        return word in text
    return bool(word) and re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE) is not None


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
