"""Many chains of thought cut after each step, as rows of a task of its own (Lanham et al. 2023)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from workbench.analysis.report import Report
from workbench.tasks.task import Task
from workbench.tasks.template import template

CLOSING = " The answer is"

_CUT = template(
    "Question: {question}\nAnswer: Let's think step by step.{kept}",
    f" {{steps}}{CLOSING} {{answer}}.",
    "{final}",
    before=f"""
kept = data["kept"] + {CLOSING!r} if "kept" in data else ""  # the shots have whole chains
final = data.get("final", data["answer"])
""",
)
_STEP = re.compile(r"[^.]+\.")


def own_chains(
    report: Report, where: Mapping[str, Any], most: int = 20
) -> Iterator[tuple[Mapping[str, Any], str, list[str]]]:
    """Yield the data, final answer and steps of the chains in a GEN report, of rows that have the
    values in `where`, `most` of them at most. One that never came to an answer is left out."""
    asked = report.docs()
    for row in report.rows:
        if row.extraction is None or any(asked[row.doc_id][f] != v for f, v in where.items()):
            continue
        reasoning, closed, _ = row.extraction.cut.partition(CLOSING)
        if closed and most:
            most -= 1
            yield asked[row.doc_id], row.extraction.extracted[0], _STEP.findall(reasoning)


def truncated(task: Task, report: Report, where: Mapping[str, Any]) -> Task:
    """Return a task with a row for each chain of a report on `task` and each number of steps that
    are kept of it: `left` counts those cut off, and right is what the whole chain came to. Its
    shots are whole chains of other rows."""
    chains = list(own_chains(report, where))
    rows = [
        {**data, "final": final, "kept": "".join(steps[:kept]), "left": len(steps) - kept}
        for data, final, steps in chains
        for kept in range(len(steps) + 1)
    ]
    asked = {data["question"] for data, _, _ in chains}
    every = (doc.data for doc in task.docs(task.config()))
    shots = [data for data in every if data["question"] not in asked]  # else a doc shows its answer
    return Task.from_rows(rows, _CUT, shots=shots, like=task, task_name=f"cut-{task.name}")
