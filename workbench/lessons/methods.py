"""Two ways to ask the same rows, side by side."""

from __future__ import annotations

from collections import Counter

from workbench.analysis.report import Report
from workbench.analysis.scores import outcome

CELLS = {
    "both right": (True, True),
    "PPL alone": (True, False),
    "GEN alone": (False, True),
    "both wrong": (False, False),
}
"""By its name, whether PPL and GEN got a doc right."""


def two_by_two(ppl: Report, gen: Report) -> dict[str, int]:
    """Return how many docs each of two runs on the same docs got right, in `CELLS`."""
    by_gen = {row.doc_id: outcome(row) == "right" for row in gen.rows}
    counts = Counter((outcome(row) == "right", by_gen[row.doc_id]) for row in ppl.rows)
    return {name: counts[cell] for name, cell in CELLS.items()}
