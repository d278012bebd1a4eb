"""Reports as tables for a terminal. Nothing in them is read as markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from workbench.analysis.gap import GAP_HEAD, Gap, gap_cells, gap_summary
from workbench.analysis.rules_report import Cells, RulesReport, accuracy_cells, disputed_cells

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table


def rules_table(report: RulesReport) -> Group:
    """Return the rules with their accuracy, and below it the docs they disagree on."""
    return _group(accuracy_cells(report), disputed_cells(report))


def gap_table(gap: Gap) -> Group:
    """Return the counts per stage, and below them the docs that differ."""
    return _group((gap_summary(gap), GAP_HEAD, gap_cells(gap)))


def _group(*tables: Cells) -> Group:
    """Return tables under their captions; the first caption stands without a table too."""
    from rich.console import Group
    from rich.text import Text

    parts: list[Text | Table] = []
    for place, (caption, head, rows) in enumerate(tables):
        if rows or place == 0:
            parts.append(Text(caption, style="bold"))
        if rows:
            parts.append(_table(head, rows))
    return Group(*parts)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for name in head:
        table.add_column(Text(name))
    for row in rows:
        table.add_row(*map(Text, row))
    return table
