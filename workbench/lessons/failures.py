"""Where chains of additions go wrong: each kind of failure asks for another cure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice

from workbench.analysis.report import Report
from workbench.analysis.scores import outcome
from workbench.types import Row

KINDS = ("right", "no answer", "wrong step", "wrong extraction")

_CLOSED = re.compile(r"answer is\s*\S")
_EQUATION = re.compile(r"(\d+)\s*\+\s*(\d+)\s*=\s*(\d+)")


def kind(row: Row) -> str:
    """Sort a row of a GEN report on `sums` by where its chain went wrong. The last step states the
    total: where that is right and the answer is not, it was the extraction. One that met the limit
    after it had answered was answered."""
    if outcome(row) == "right":
        return "right"
    if row.generation is None or row.extraction is None:
        return "no answer"
    if row.generation.stop_reason == "length" and not _CLOSED.search(row.extraction.cut):
        return "no answer"
    steps = _EQUATION.findall(row.extraction.cut)
    if steps and steps[-1][-1] == row.processed_output:
        return "wrong extraction"
    return "wrong step"


def counts(report: Report) -> dict[str, int]:
    """Return how many rows of a report are of each kind."""
    kinds = [kind(row) for row in report.rows]
    return {name: kinds.count(name) for name in KINDS}


def first_failures(reports: Mapping[str, Report]) -> Iterator[dict[str, object]]:
    """Yield the first row that failed of each report by its name: what was said, what was taken."""
    for name, report in reports.items():
        answered = ((row, row.extraction) for row in report.rows if row.extraction is not None)
        failed = (pair for pair in answered if kind(pair[0]) != "right")
        for row, extraction in islice(failed, 1):
            yield {
                "prompt": name,
                "kind": kind(row),
                "response": extraction.cut.strip(),
                "extracted": " | ".join(extraction.extracted),
                "gold": row.processed_output,
            }
