"""What is wrong with a draft, and where: diagnostics as the preview and the editor show them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from workbench.types import Diagnostic
from workbench.widgets.views.display import printable, utf16_offset

TextRange: TypeAlias = Annotated[list[int], tuple[int, int]]
"""From where to where, in UTF-16 units as browsers count."""


class DiagnosticView(TypedDict):
    severity: Literal["error", "warning", "info"]
    place: str
    text: str
    range: TextRange | None
    doc_id: int | None


_SEVERITIES = {"error": 0, "warning": 1, "info": 2}


def diagnostics_view(diagnostics: tuple[Diagnostic, ...], source: str) -> list[DiagnosticView]:
    """Return diagnostics, errors first, with places as UTF-16 offsets into `source`."""
    ordered = sorted(diagnostics, key=lambda d: (_SEVERITIES[d.severity], d.line or 0))
    return [
        {
            "severity": d.severity,
            "place": _place(d),
            "text": printable(f"{d.type}: {d.message}" if d.type else d.message),
            "range": range_of(d, source),
            "doc_id": d.doc_id,
        }
        for d in ordered
    ]


def range_of(diagnostic: Diagnostic, source: str) -> TextRange | None:
    """Return [start, end) in UTF-16 units; without an end, to the end of the line."""
    if diagnostic.line is None:
        return None
    # Not splitlines(): the editor's lines end where Python's do, and not at form feeds.
    lines = source.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    index = min(diagnostic.line, len(lines)) - 1
    line = lines[index]
    line_start = sum(len(text) + 1 for text in lines[:index])
    indent = len(line) - len(line.lstrip())
    start = indent if diagnostic.column is None else min(diagnostic.column - 1, len(line))
    end = len(line)
    if diagnostic.end_column is not None and diagnostic.end_line in (None, diagnostic.line):
        end = min(diagnostic.end_column - 1, len(line))
    units = utf16_offset("\n".join(lines))
    return [units(line_start + start), units(line_start + max(start, end))]


def _place(diagnostic: Diagnostic) -> str:
    parts = []
    if diagnostic.line is not None:
        parts.append(f"line {diagnostic.line}")
    if diagnostic.doc_id is not None:
        parts.append(f"doc {diagnostic.doc_id}")
    return " · ".join(parts)
