"""Tables that a template writes with lines of other numbers of cells: a header that lacks a column,
rows that lack a cell, a rule of dashes for fewer columns. The rule `text/cut-item` says so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.most import in_most
from workbench.lint.subject import Subject
from workbench.messages import Message, say
from workbench.types import Rendered

_SEEN_DOCS = 100
_FEWEST_DOCS = 3
_MOST_OF = 0.8
_RULE = exactly(r"\|(?:[ \t]*:?-{2,}:?[ \t]*\|)+")
_CELLS = exactly(r"(?<!\\)\|")
_FEWEST_CELLS = 2

_Uneven: TypeAlias = "tuple[Message, str]"


def uneven_tables(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose table, which is none of the row's own, has a header of another number of
    cells than its rule, or than all its rows, in nearly all docs."""
    if not subject.has_sign("|"):
        return
    items = subject.some(_SEEN_DOCS)
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    for item, (what, line) in in_most(items, _uneven, least):
        yield Hit(
            what,
            say("Write as many cells in each line as the header has names."),
            item.doc.id,
            subject.code.line_with(line[:6]) or subject.code.line_of_input,
            about="table",
        )


def _uneven(item: Rendered) -> _Uneven | None:
    """Return what is uneven in the first table of a doc's input that the template wrote."""
    lines: list[str] = []
    for line in (*item.example.input.split("\n"), ""):
        bare = line.strip()
        # A line of one with a cue before it is a table's beginning on the cue's own line.
        if len(bare) > 1 and bare[0] == bare[-1] == "|":
            lines.append(bare)
            continue
        if lines and item.example.input.rstrip().endswith(lines[-1]):
            lines = lines[:-1]  # a line that the answer goes on with
        found = _of_table(lines) if len(lines) > 1 else None
        if found is not None and not _is_of_row(item, lines):
            return found
        lines = []
    return None


def _is_of_row(item: Rendered, lines: list[str]) -> bool:
    """Say whether a field has one of the lines: then the table is the data's own."""
    texts = [value for value in item.doc.data.values() if isinstance(value, str)]
    texts += [
        part
        for value in item.doc.data.values()
        if isinstance(value, list)
        for part in value
        if isinstance(part, str)
    ]
    return any(line in text for text in texts for line in (lines[0], lines[-1]))


def _of_table(lines: list[str]) -> _Uneven | None:
    """Return what is uneven in a table that has a rule of dashes below its first line, or of which
    all rows have one number of cells."""
    counts = [len(_CELLS.findall(line)) - 1 for line in lines]
    rules = [place for place, line in enumerate(lines) if _RULE.fullmatch(line)]
    rows = [count for place, count in enumerate(counts) if place and place not in rules]
    if not rows or 0 in rules or min(counts) < _FEWEST_CELLS - 1 or max(counts) < _FEWEST_CELLS:
        return None
    if len(set(rows)) == 1 and rows[0] != counts[0] and (rules or len(rows) > 1):
        what = say("the header of the table has {header} cells, and its rows have {rows}: {line}",
                   header=counts[0], rows=rows[0], line=shorten(lines[0], 40))  # fmt: skip
        return what, lines[0]
    if rules == [1] and counts[1] != counts[0]:
        what = say("below the header of {header} cells the line of dashes has {rule}: {line}",
                   header=counts[0], rule=counts[1], line=shorten(lines[0], 40))  # fmt: skip
        return what, lines[1]
    return None
