"""What a model's guesses follow: shots with chosen answers, and how often each option is picked."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing
from operator import itemgetter

from workbench.analysis.report import Report
from workbench.errors import DataError
from workbench.lessons.desk import Desk
from workbench.models.base import LanguageModel
from workbench.tasks.task import Task

CONTENT_FREE = "N/A"
"""A question that says nothing (Zhao et al. 2021)."""


def shots_with(task: Task, answers: Sequence[str], field: str = "answer") -> tuple[int, ...]:
    """Return ids of rows with these answers, in this order, and one to spare with the last one: it
    is shown in the prompt of a row that is a shot itself. A row whose `field` is empty is answered
    by its right option.

    Raises:
        DataError: there are too few rows with an answer.
    """
    ids: defaultdict[str, list[int]] = defaultdict(list)
    for doc in task.docs(task.config()):
        options: Mapping[str, float] = doc.data.get("target_scores") or {"": 0}
        right = max(options.items(), key=itemgetter(1))[0]
        ids[doc.data.get(field) or right].append(doc.id)
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


def content_free(
    task: Task, report: Report, model: LanguageModel | str = "teaching", field: str = "question"
) -> dict[str, float]:
    """Return the log-likelihood, in nats, of each option of a PPL report's first row, behind the
    same prompt with a question that says nothing: what the shots alone make likely.

    Raises:
        ModelError: the model cannot be loaded.
    """
    row = report.rows[0]
    said = report.docs()[row.doc_id][field]
    asked = row.prompt[row.shared :]
    for text in [said] if isinstance(said, str) else said:
        asked = asked.replace(text, CONTENT_FREE)
    context = row.prompt[: row.shared] + asked
    with closing(Desk(task, model)) as desk:
        found = desk.log_likelihoods([(context, option) for option in row.choices])
    return dict(zip(row.choices, found, strict=True))


def picked(report: Report, neutral: Mapping[str, float] | None = None) -> dict[str, float]:
    """Return the share of a PPL report's rows in which each option is the likeliest, once what it
    has behind a `neutral` question (see `content_free`) is taken off; and the accuracy of that."""
    before = neutral or {}
    picks, right = Counter[str](), 0
    for row in report.rows:
        ranked = zip(row.choices, row.loglikelihoods, strict=True)
        leads = [found.sum - before.get(option, 0.0) for option, found in ranked]
        place = leads.index(max(leads))
        picks[row.choices[place]] += 1
        right += place in row.gold
    count = len(report.rows)
    shares = {option: picks[option] / count for option in report.rows[0].choices}
    return {**shares, "accuracy": right / count}
