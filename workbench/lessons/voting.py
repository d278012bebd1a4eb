"""Self-consistency (Wang et al. 2022): several chains are drawn for a doc, and what most of them
come to is the answer. Chains go wrong in many ways, and right in few."""

from __future__ import annotations

from collections import Counter

from workbench.analysis.report import Report
from workbench.types import Draw, Row


def vote(row: Row) -> str:
    """Return the answer that most draws of a doc come to, the first of those that are level; "" if
    no draw has one."""
    answers = [_answer(draw) for draw in row.draws]
    counted = Counter(answer for answer in answers if answer)
    return max(counted, key=counted.__getitem__, default="")


def accuracies(report: Report) -> dict[str, float]:
    """Return the share of docs that one drawn chain gets right on average, and the majority's.

    Raises ValueError for a report whose docs were not answered several times.
    """
    rows = report.rows
    if not rows or not all(row.draws for row in rows):
        raise ValueError("expected a report with several draws of each doc: score(…, draws=5)")
    draws = len(rows[0].draws)
    right = sum(vote(row) == row.processed_output for row in rows)
    return {"one chain": report.value, f"majority of {draws}": right / len(rows)}


def _answer(draw: Draw) -> str:
    return draw.extraction.extracted[0] if draw.extraction and draw.extraction.extracted else ""
