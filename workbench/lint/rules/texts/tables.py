"""Tables whose rows stand behind each other on one line. The rule `text/lost-lines` says so."""

from __future__ import annotations

import re
from itertools import pairwise

from workbench.io.han import exactly
from workbench.types import Rendered

_RULED = exactly(r"^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+[ \t]*(?::?-{3,}:?)?[ \t]*$", re.MULTILINE)
"""What parts the head of a table from its rows, alone on its line."""


def rows_on_a_line(item: Rendered) -> str:
    """Return where two rows of a table have nothing but spaces between them, or the marks at their
    ends, and the cells of each a mark, "" where no row of the data is a table or its prompt parts
    them otherwise."""
    text = item.example.input
    squeezed = ""
    for table in item.doc.data.values():
        rows = table if isinstance(table, list) and len(table) > 1 else ()
        rows = [[*row.values()] if isinstance(row, dict) else row for row in rows]
        if not rows or not all(isinstance(row, list) and len(row) > 1 for row in rows):
            continue
        squeezed = squeezed or re.sub("[ |]+", " ", text)
        if f"{rows[0][-1]} {rows[1][0]}" not in squeezed:  # quicker than a pattern for each doc
            continue
        cells = None
        for row, following in pairwise(rows):
            beside = (str(row[-2]), str(row[-1]), str(following[0]))
            if not all(beside):
                continue  # what is empty is nowhere
            around = [re.escape(cell) for cell in beside]
            between = r"(?:[ ]+|[ ]*\|[ ]*\|[ ]*)"
            cells = re.search(rf"{around[0]}[ ]*[|,;/\t][ ]*{around[1]}{between}{around[2]}", text)
            if cells is None or not _has_ends(text, cells):
                break
        else:
            return cells[0] if cells else ""
    return ""


def _has_ends(text: str, cells: re.Match[str]) -> bool:
    """Say whether two marks between rows are their ends, and no sign that parts them: the line
    begins with one, too."""
    line = text[text.rfind("\n", 0, cells.start()) + 1 :].lstrip()
    return line.startswith("|") or not re.search(r"\|[ ]*\|", cells[0])


def rows_behind_rows(item: Rendered) -> str:
    """Return the line below the head of a table that has the cells of several rows on it, as
    `| tea | 6 || coffee | 11 |`, "" where none has. A row with a cell too many has not."""
    text = item.example.input
    match = _RULED.search(text) if "---" in text else None
    if match is None or any(isinstance(v, str) and match[0] in v for v in item.doc.data.values()):
        return ""  # a table of the data's own, as it is
    columns = match[0].strip().strip("|").count("|") + 1
    line = text[match.end() :].lstrip("\n").split("\n", 1)[0].strip()
    if columns < 2 or not (line.startswith("|") and line.endswith("|")):
        return ""
    rows = [row for row in re.split(r"\|[ \t]*\|", line.strip("|")) if row.strip()]
    counts = {row.count("|") + 1 for row in rows}
    return line if len(rows) > 1 and counts == {columns} else ""
