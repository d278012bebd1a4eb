"""What a model's guesses follow: shots with chosen answers, and how often each answer is said."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from workbench.analysis.report import Report
from workbench.errors import DataError
from workbench.tasks.task import Task


def shots_with(task: Task, answers: Sequence[str], field: str = "answer") -> tuple[int, ...]:
    """Return ids of rows with these answers, in this order, and one to spare with the last one: it
    is shown in the prompt of a row that is a shot itself.

    Raises:
        DataError: there are too few rows with an answer.
    """
    ids: defaultdict[str, list[int]] = defaultdict(list)
    for doc in task.docs(task.config()):
        ids[doc.data[field]].append(doc.id)
    left = {answer: iter(found) for answer, found in ids.items()}
    chosen = [next(left.get(answer, iter(())), None) for answer in (*answers, answers[-1])]
    if None in chosen:
        counts = ", ".join(f"{len(found)} with {answer!r}" for answer, found in ids.items())
        raise DataError(
            f"{task.name}: shots with the answers {', '.join(answers)}",
            expected="a row for each, and one to spare",
            seen=counts,
        )
    return tuple(doc_id for doc_id in chosen if doc_id is not None)


def said(report: Report, answers: Sequence[str]) -> dict[str, float]:
    """Return the share of a GEN report's rows in which each of some answers was extracted."""
    found = (row.extraction for row in report.rows if row.extraction is not None)
    counts = Counter(each.extracted[0] for each in found if each.extracted)
    return {answer: counts[answer] / len(report.rows) for answer in answers}
