"""Tables for people, in a notebook and in a terminal. Nothing in them is read as markup."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from workbench.io.shown import shown, shown_html

if TYPE_CHECKING:
    from rich.console import Group, RenderableType

SHOWN_ROWS = 20
"""So many docs are shown where there may be thousands; records have all."""

CaptionedTable: TypeAlias = tuple[str, tuple[str, ...], list[tuple[str, ...]]]
"""A caption, a head, and rows."""


def html_table(
    caption: str, head: Sequence[str], rows: Sequence[Sequence[str]], *, names_rows: bool = False
) -> str:
    """Return a table as HTML; `names_rows` says that the first cell of a row is its name."""
    first = "th" if names_rows else "td"
    lines = "".join(
        f"<tr><{first}>{shown_html(row[0])}</{first}>{_cells('td', row[1:])}</tr>" for row in rows
    )
    return (
        f"<table><caption>{shown_html(caption)}</caption>"
        f"<thead><tr>{_cells('th', head)}</tr></thead><tbody>{lines}</tbody></table>"
    )


def _cells(tag: str, texts: Sequence[str]) -> str:
    return "".join(f"<{tag}>{shown_html(text)}</{tag}>" for text in texts)


def rich_tables(*tables: CaptionedTable) -> Group:
    """Return tables under their captions; the first caption stands without a table too."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    parts: list[RenderableType] = []
    for place, (caption, head, rows) in enumerate(tables):
        if rows or place == 0:
            parts.append(Text(shown(caption), style="bold"))
        if rows:
            table = Table(box=None, pad_edge=False)
            for name in head:
                table.add_column(Text(shown(name)))
            for row in rows:
                table.add_row(*(Text(shown(cell)) for cell in row))
            parts.append(table)
    return Group(*parts)
