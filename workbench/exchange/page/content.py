"""What a page tells of one run or two, gathered before anything is written."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass

from workbench.analysis.charts import run_labels
from workbench.analysis.compare import Comparison
from workbench.analysis.formats import KeptBand
from workbench.analysis.report import Report
from workbench.analysis.scores import is_loss, outcome, score_of
from workbench.errors import InputError, SettingError, WorkerError
from workbench.prompts.transform import TransformRunner
from workbench.runs.identity import row_moved
from workbench.runs.ledger import Ledger
from workbench.runs.openings import OpenedScore, opening_of_run
from workbench.runs.pairing import compare_reports
from workbench.runs.plan import render_docs
from workbench.runs.stored import bands_of_runs, plan_of_run, task_of, with_formats, with_texts
from workbench.tasks.task import Task
from workbench.types import Rendered, Row, Run

MOST_SHOWN = 20
"""So many docs of a kind are shown with question and answers; all are counted."""


@dataclass(frozen=True, slots=True)
class PageSide:
    """One run: what it is called, its report, and of the docs that are shown those prompts whose
    segments are known, for they are rendered again and their text is the one that was scored.
    `holdout` is what the same version, model and settings scored on sealed rows, if anything;
    `band` how the version scores over neutral formats, where that is stored."""

    label: str
    report: Report
    rendered: dict[int, Rendered]
    holdout: OpenedScore | None = None
    band: KeptBand | None = None

    @property
    def run(self) -> Run:
        """The run itself."""
        return self.report.run

    def row(self, doc_id: int) -> Row:
        """Return the row of a doc."""
        return next(row for row in self.report.rows if row.doc_id == doc_id)


@dataclass(frozen=True, slots=True)
class Content:
    """All that a page tells. `sides` are one run, or the earlier and the later of two that
    `comparison` compares. `example` is the doc whose prompt is shown, None where no doc has one.
    `kinds` are the docs that got worse or better, or lost points; the first `MOST_SHOWN` of each
    are shown with question and answers.
    """

    sides: tuple[PageSide, ...]
    metric: str
    comparison: Comparison | None
    example: int | None
    kinds: dict[str, tuple[int, ...]]

    @property
    def last(self) -> PageSide:
        """The run that the page is about: the later of two."""
        return self.sides[-1]


def gather(
    reports: Sequence[Report],
    *,
    metric: str = "",
    vary: Collection[str] = (),
    task: Task | None = None,
    tries: int = 1,
    ledger: Ledger | None = None,
) -> Content:
    """Return what a page tells of one report or of two; `tries` is as in `compare_reports`, and
    `ledger` has the bands of their versions.

    The prompts of what is shown are rendered again from the runs' own texts, on the task as it is
    (by default the one that the rows came from): that runs their code.

    Raises:
        SettingError: two runs do not pair, or a run has no score by `metric`.
    """
    compared = None
    if len(reports) == 2:
        compared = compare_reports(*reports, metric=metric, vary=vary, tries=tries)
        compared = with_formats(compared, reports[0].run, reports[1].run, ledger)
        compared = with_texts(compared, reports[0].run, reports[1].run, task)
        metric = compared.metric
    last = reports[-1]
    metric = metric or next(iter(last.metrics), "")
    if metric not in last.metrics:
        raise SettingError(
            f"run {last.run_id} has no score{f' by {metric!r}' if metric else ''}",
            seen=", ".join(last.metrics) or f"status {last.run.status}",
        )
    if compared:
        kinds = {"worse": compared.worse, "better": compared.better}
    else:
        kinds = {"wrong": _wrong(last, metric)}
    example = _example(reports, kinds)
    wanted = {i for ids in kinds.values() for i in ids[:MOST_SHOWN]} | ({example} - {None})
    labels = run_labels([each.run for each in reports])
    bands = bands_of_runs([each.run for each in reports], metric, ledger)
    sides = tuple(
        PageSide(label, each, _rendered(each, wanted, task), _holdout(each.run, task), band)
        for label, each, band in zip(labels, reports, bands, strict=True)
    )
    return Content(sides, metric, compared, example, kinds)


def _wrong(report: Report, metric: str) -> tuple[int, ...]:
    """Return the docs that lost points, the worst first."""
    rows = [row for row in report.rows if row.error is None and outcome(row, metric) != "failed"]
    if is_loss(report.run, metric):
        worst = sorted(rows, key=lambda row: -score_of(row, metric))
    else:
        rows = [row for row in rows if outcome(row, metric) != "right"]
        worst = sorted(rows, key=lambda row: score_of(row, metric))
    return tuple(row.doc_id for row in worst)


def _example(reports: Sequence[Report], kinds: dict[str, tuple[int, ...]]) -> int | None:
    """Return a doc that all runs have a prompt of: of two runs one that flipped, if any did."""
    whole = [{row.doc_id for row in each.rows if row.error is None} for each in reports]
    common = set.intersection(*whole)
    flipped = [i for ids in kinds.values() for i in ids if len(reports) == 2 and i in common]
    return next(iter(flipped), min(common, default=None))


def _rendered(
    report: Report, doc_ids: Iterable[int | None], task: Task | None
) -> dict[int, Rendered]:
    """Return those of the docs' prompts whose text today is the one that was scored. A task that
    is gone, or was changed since, is no error: what was scored is kept, only not in segments."""
    opened = task or task_of(report.run)
    if opened is None:
        return {}
    rows = {row.doc_id: row for row in report.rows if row.doc_id in set(doc_ids)}
    try:
        plan = plan_of_run(report.run, opened)
        docs = [doc for doc in opened.docs(plan.config) if doc.id in rows]
        with closing(TransformRunner()) as runner:
            items = render_docs(plan, docs, runner).items
    except (InputError, WorkerError):
        return {}
    found = {item.doc.id: item for item in items if isinstance(item, Rendered)}
    return {i: item for i, item in found.items() if row_moved(rows[i], item) is None}


def _holdout(run: Run, task: Task | None) -> OpenedScore | None:
    opened = task or task_of(run)
    return opening_of_run(opened, run) if opened else None
