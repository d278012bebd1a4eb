"""Two ways to ask the same rows, side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from workbench.analysis.report import Report
from workbench.analysis.scores import outcome
from workbench.tasks.task import Task
from workbench.tasks.versions import read_source

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


def relabelled(task: Task, labels: Mapping[str, str], version: str = "latest") -> Task:
    """Return a PPL task of the same rows and transform, of which some options are called
    otherwise.

    Raises:
        NotFoundError: there is no such version.
    """
    docs = task.docs(task.config(method="ppl"))
    rows = [
        {
            **doc.data,
            "target_scores": {
                labels.get(option, option): value
                for option, value in doc.data["target_scores"].items()
            },
        }
        for doc in docs
    ]
    source = read_source(task.version(version, "ppl").path)
    return Task.from_rows(rows, source, method="ppl", like=task, task_name=f"{task.name}-labels")
