"""The report of a run: its rows and their metrics, as values, as a DataFrame, as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from workbench.analysis.tables import html_table
from workbench.answers.extraction import answer_part
from workbench.scoring.groups import fold
from workbench.scoring.metrics.aggregate import aggregate
from workbench.types import Metric, Row, Run, Score

if TYPE_CHECKING:
    import pandas

UNSCORED = Score(float("nan"), "the prompt could not be made")


@dataclass(frozen=True)
class Report:
    """What a run found. `rows` are those finished so far, by doc id; `metrics` fold them; `notes`
    are what the model said of its answers."""

    run: Run
    rows: tuple[Row, ...]
    metrics: Mapping[str, Metric]
    notes: tuple[str, ...] = ()

    @property
    def run_id(self) -> str:
        """The run's id in the ledger."""
        return self.run.run_id

    @property
    def cached(self) -> int:
        """How many docs were answered from what was stored."""
        return sum(row.is_cached for row in self.rows)

    @property
    def computed(self) -> int:
        """How many docs the model had to answer for."""
        return sum(row.computed > 0 for row in self.rows)

    @property
    def failed(self) -> int:
        """How many docs have no prompt, and so no score."""
        return sum(row.error is not None for row in self.rows)

    def to_frame(self) -> pandas.DataFrame:
        """Return a row per doc, with the doc id as index; log-likelihoods are in nats.

        Where a response shows steps before its answer there are the columns `reasoning` and
        `answer`, which join to `response`; a response without steps is all `answer`.
        """
        import pandas

        split = any(row.extraction and answer_part(row.extraction) for row in self.rows)
        frame = pandas.DataFrame([_cells(row, split=split) for row in self.rows])
        return frame.set_index("doc_id") if len(frame) else frame

    def _repr_html_(self) -> str:
        run = self.run
        title = (
            f"{run.task} · {run.version} · {run.method.upper()} · {run.model} · "
            f"{run.settings.get('num_fewshot', 0)} shots · {run.status}"
        )
        head = ("metric", "value", "standard error", "95 % interval", "n")
        rows = [(name, *metric_cells(metric)) for name, metric in self.metrics.items()]
        return html_table(title, head, rows, names_rows=True)


def make_report(run: Run, rows: Sequence[Row], notes: tuple[str, ...] = ()) -> Report:
    """Return the report of the rows that are finished. Where a metric's settings ask for it, the
    docs of a group count as one."""
    names: dict[str, None] = {}
    for row in rows:
        names.update(dict.fromkeys(row.scores))
    options = run.settings.get("metric_options") or {}
    groups = [row.group for row in rows]
    metrics = {
        name: aggregate(
            fold([row.scores.get(name, UNSCORED) for row in rows], groups, options.get(name) or {})
        )
        for name in names
    }
    return Report(run, tuple(sorted(rows, key=lambda row: row.doc_id)), metrics, notes)


def metric_cells(metric: Metric) -> tuple[str, str, str, str]:
    """Return a metric as people read it: value, standard error, 95 % interval, n."""
    low, high = metric.ci95
    interval = f"{low:.3f} – {high:.3f}"
    return f"{metric.value:.3f}", f"{metric.stderr:.3f}", interval, str(metric.n)


def _cells(row: Row, *, split: bool) -> dict[str, Any]:
    cells: dict[str, Any] = {"doc_id": row.doc_id, "processed_output": row.processed_output}
    if row.generation is not None and row.extraction is not None:
        cells["response"] = cut = row.extraction.cut
        if split:
            start = answer_part(row.extraction) or 0
            cells |= {"reasoning": cut[:start], "answer": cut[start:]}
        extracted = row.extraction.extracted
        cells["extracted"] = extracted[0] if len(extracted) == 1 else list(extracted)
        cells["stop_reason"] = row.generation.stop_reason
    if row.loglikelihoods:
        cells["predicted"] = None if row.predicted is None else row.choices[row.predicted]
        cells["loglikelihoods"] = {
            choice: answer.sum
            for choice, answer in zip(row.choices, row.loglikelihoods, strict=True)
        }
    cells.update({name: score.value for name, score in row.scores.items()})
    cells["error"] = row.error.message if row.error else ""
    cells["prompt"] = row.prompt
    return cells
