"""Tables that a template writes from a row: cells that are cut or became floats, a header that
comes again, rows that are longer than it, and columns under each other's name. The rules
`text/swapped-fields`, `text/raw-value`, `text/said-again` and `text/cut-item` say so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 200
_FIRST_DOCS = 5
_FEWEST_DOCS = 4
_MOST_OF = 0.8
_FEW = 0.5
_FEWEST_CELLS = 4
_FLOAT = exactly(r"(?<![\w.])(\d+)\.0(?![\d.]|\w)")
_PARTS = exactly(r"[:：/\-–—.,;|\s]+")
_RULE = exactly(r"[\s|:+-]*")
_WORD = exactly(r"[^\W\d_]{3,}")
_MEASURES = compiled(
    r"(?:price|cost|year|age|population|people|km|kg|weight|height|length|distance|number|count|amount"
    r"|score|points?|goals|seats|rooms|pages|salary|€|\$|eur|usd|%|价格|年份|年龄|人口|重量|高度"
    r"|长度|距离|数量|分数|得分|座位|页数|票价|价钱|價格)(?: ?\([^)]*\))?",
    re.IGNORECASE,
)
"""Columns that have a figure in each cell."""


def table_lines(text: str) -> list[list[str]]:
    """Return the cells of the first lines of a text that follow each other and have as many marks
    between cells as each other, or nearly so: the header first, without a line of dashes."""
    found: list[list[str]] = []
    for line in text.split("\n"):
        cells = _cells(line)
        if len(cells) > 1:
            if not _RULE.fullmatch(line):
                found.append(cells)
        elif len(found) > 1:
            return found
        else:
            found = []
    return found if len(found) > 1 else []


def _cells(line: str) -> list[str]:
    mark = "|" if "|" in line else "\t"
    return [cell.strip() for cell in line.strip().strip(mark).split(mark)] if mark in line else []


def _tables_of(subject: Subject) -> Iterator[tuple[Rendered, list[list[str]]]]:
    """Yield the docs whose input has a table; nothing where the first docs have none."""
    for seen, item in enumerate(subject.some(_SEEN_DOCS)):
        text = item.example.input
        rows = table_lines(text) if "|" in text or "\t" in text else []
        if rows and not _is_whole(item.doc.data, text):
            yield item, rows
        elif seen < _FIRST_DOCS and not rows:
            return


def _is_whole(data: Mapping[str, Any], text: str) -> bool:
    """Say whether a field has a table as the input has it: then it is the data's own."""
    strings = (value for value in data.values() if isinstance(value, str) and "\n" in value)
    return any(len(table_lines(value)) > 1 and value.strip() in text for value in strings)


def columns_alike(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose table has the same cells under two names, as in all other docs: one
    field is read for both."""
    tables = list(_tables_of(subject))
    if len(tables) < max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered)):
        return
    head = tables[0][1][0]
    pairs = [
        (one, other)
        for other in range(1, len(head))
        for one in range(other)
        if head[one] != head[other]
        and all(_are_alike(rows, one, other) for _, rows in tables)
        and len({cells[one] for _, rows in tables for cells in rows[1:]}) >= _FEWEST_CELLS
    ]
    for item, rows in tables if pairs else ():
        one, other = pairs[0]
        yield Hit(
            say("the table has the same in {first!r} and in {second!r}: {text}",
                first=head[one], second=head[other], text=shorten(rows[1][one], 30)),
            say("Read a field of its own for each column."),
            item.doc.id,
            subject.code.line_of_input,
            about="columns",
        )  # fmt: skip


def _are_alike(rows: Sequence[Sequence[str]], one: int, other: int) -> bool:
    """Say whether all rows of a table have the same two cells."""
    return all(len(cells) > other and cells[one] == cells[other] for cells in rows[1:])


def header_again(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose table has its header once more among its rows."""
    for item, rows in _tables_of(subject):
        if rows[0] in rows[1:] and not any(map(_FIGURE.search, rows[0])):
            yield Hit(
                say("the header of the table stands among its rows once more: {header}",
                    header=shorten(" | ".join(rows[0]), 40)),
                say("Take it out of the rows."),
                item.doc.id,
                subject.code.line_of_input,
                about="header",
            )  # fmt: skip


_FIGURE = exactly(r"\d")


def longer_rows(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs with a row of more cells than the header of its table has, where no table
    of most docs has one."""
    found: list[tuple[Rendered, list[str]]] = []
    count = 0
    for item, rows in _tables_of(subject):
        count += 1
        size = len(rows[0])
        longer = next((row for row in rows[1:] if len(row) > size), None)
        if longer and sum(len(row) > size for row in rows[1:]) < len(rows) - 1:
            found.append((item, longer))
    if count < _FEWEST_DOCS or len(found) > _FEW * count:
        return
    for item, row in found:
        yield Hit(
            say("a row of the table has more cells than its header: {row}",
                row=shorten(" | ".join(row), 40)),
            say("Split a row where its cells end, not at each mark."),
            item.doc.id,
            subject.code.line_of_input,
            about="cells",
        )  # fmt: skip


def floats_in_cells(subject: Subject) -> Iterator[Hit]:
    """Yield the docs in which whole numbers of the row have become floats, `134.0` for 134."""
    for item in subject.some(_SEEN_DOCS) if subject.has_sign(".") else ():
        text = item.example.input
        if ".0" not in text:
            continue
        for match in _FLOAT.finditer(text):
            told = str(item.doc.data)
            is_whole = re.search(rf"(?<![\d.]){match[1]}(?![\d.])", told)
            if match[0] not in told and is_whole and match[0] not in subject.code.template:
                yield Hit(
                    say("a whole number of the row became a float: {value}", value=match[0]),
                    say("Write it as the row has it: str(int(…)), or no float at all."),
                    item.doc.id,
                    subject.code.line_with("float") or subject.code.line_of_input,
                    about="float",
                )
                break


def cut_cells(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has but a part of a cell of the row's table, behind or before a
    mark in it: `15` for `08:15`."""
    items = subject.some(_SEEN_DOCS)
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    for item, (cell, part) in in_most(items, _cut_in, least):
        yield Hit(
            say("of the row's cell {cell!r} only {part!r} is in the input", cell=cell, part=part),
            say("Show the cell as it is."),
            item.doc.id,
            subject.code.line_with("split") or subject.code.line_of_input,
            about="cells",
        )


def _cut_in(item: Rendered) -> tuple[str, str] | None:
    """Return a cell that is not shown but for a part, where the cells beside it are."""
    text, golds = item.example.input, golds_of(item.example)
    for value in item.doc.data.values():
        rows = value if isinstance(value, list) and len(value) > 1 else ()
        if not all(isinstance(row, list) and len(row) > 1 for row in rows):
            continue
        cells = [str(cell).strip() for row in rows for cell in row if isinstance(cell, str | int)]
        missing = [cell for cell in cells if cell and cell not in text]
        if not missing or 2 * len(missing) > len(cells):
            continue
        for cell in missing:
            parts = [part for part in _PARTS.split(cell) if part]
            shown = [part for part in (parts[0], parts[-1]) if _stands(part, text)]
            # What is asked is to be found there.
            if len(parts) > 1 and shown and (cell in golds or len(missing) >= len(rows)):
                lines = [_cells(line) for line in text.split("\n")]
                if any(shown[-1] in line for line in lines if len(line) > 1):
                    return cell, shown[-1]
    return None


def _stands(part: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(part)}(?!\w)", text) is not None


def crossed_columns(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a column of their table that is named as a measure and has no figure,
    where another column, which is not named so, has nothing but figures."""
    found: list[tuple[Rendered, str, str]] = []
    docs = Counter[str]()
    for item, rows in _tables_of(subject):
        docs["all"] += 1
        if pair := _crossed(rows):
            found.append((item, *pair))
    if len(found) < max(_FEWEST_DOCS, _MOST_OF * docs["all"]):
        return
    for item, name, other in found:
        yield Hit(
            say("behind {first!r} stands what belongs to {second!r}, and the other way round",
                first=name, second=other),
            say("Put each text behind its own cue."),
            item.doc.id,
            subject.code.line_with(name) or subject.code.line_of_input,
            about="columns",
        )  # fmt: skip


def _crossed(rows: Sequence[Sequence[str]]) -> tuple[str, str] | None:
    header = rows[0]
    body = [row for row in rows[1:] if len(row) == len(header) and list(row) != list(header)]
    if len(body) < 2:
        return None
    columns = list(zip(*body, strict=True))
    named = [_MEASURES.fullmatch(name) is not None for name in header]
    bare = [not any(map(_FIGURE.search, column)) and all(column) for column in columns]
    figures = [all(cell.replace(".", "").replace(",", "").isdigit() for cell in c) for c in columns]
    for place, name in enumerate(header):
        if named[place] and bare[place]:
            for other, its in enumerate(header):
                if not named[other] and figures[other] and _WORD.search(its):
                    return name, its
    return None
