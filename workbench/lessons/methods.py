"""Two ways to ask the same rows, side by side."""

from __future__ import annotations

from workbench.analysis.report import Report
from workbench.types import Row

CELLS: tuple[str, ...] = ("both right", "PPL alone", "GEN alone", "both wrong")


def two_by_two(ppl: Report, gen: Report) -> dict[str, int]:
    """Return how many docs each of two runs on the same docs got right, in `CELLS`."""
    by_doc = {row.doc_id: _is_right(row) for row in gen.rows}
    counts: dict[str, int] = dict.fromkeys(CELLS, 0)
    for row in ppl.rows:
        found = (_is_right(row), by_doc[row.doc_id])
        counts[CELLS[{(True, True): 0, (True, False): 1, (False, True): 2}.get(found, 3)]] += 1
    return counts


def _is_right(row: Row) -> bool:
    return next(iter(row.scores.values())).value == 1
