"""The report of a run: its rows and their metrics, as values, as a DataFrame, as HTML."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from workbench.analysis.breakdown import Breakdown, By, break_down, docs_of_run
from workbench.analysis.folding import Folding
from workbench.analysis.scores import counted, is_partial, outcome
from workbench.analysis.tables import html_table
from workbench.answers.extraction import answer_part
from workbench.io.brief import brief
from workbench.io.shown import shown_html
from workbench.messages import shots_text, speaking
from workbench.types import Doc, Metric, Row, Run

if TYPE_CHECKING:
    import pandas
    from matplotlib.figure import Figure


Counts: TypeAlias = Mapping[str, int]
"""How many of a run's rows are `done`, `cached`, `computed`, without a prompt (`unmade`), and of
each outcome."""


@dataclass(frozen=True)
class Report:
    """What a run found. `rows` are those finished so far, by doc id; `metrics` fold them, or of a
    run that is not finished, those of them that are a fair sample (see `analysis.partial`).
    `notes` are what the model said of its answers, and how many rows have no score and why. Where
    there are many rows they are read when they are asked for, and `counts` has what would else be
    counted (see `runs.stored_rows`)."""

    run: Run
    rows: Sequence[Row]
    metrics: Mapping[str, Metric]
    notes: tuple[str, ...] = ()
    counts: Counts | None = None

    def __repr__(self) -> str:
        return brief(self, "rows")

    @property
    def run_id(self) -> str:
        """The run's id in the ledger."""
        return self.run.run_id

    @property
    def value(self) -> float:
        """The value of the first metric, which is the config's own; NaN before there is one."""
        return next((metric.value for metric in self.metrics.values()), math.nan)

    @property
    def is_partial(self) -> bool:
        """Whether the run is not finished: it goes on, was cancelled, or failed."""
        return is_partial(self.run)

    def counted(self) -> list[Row]:
        """Return the rows that the metrics are of."""
        return counted(self.run, self.rows)

    @property
    def cached(self) -> int:
        """How many docs were answered from what was stored."""
        return self._count("cached", lambda row: row.is_cached)

    @property
    def computed(self) -> int:
        """How many docs the model had to answer for."""
        return self._count("computed", lambda row: row.computed > 0)

    @property
    def failed(self) -> int:
        """How many docs have no score by the first metric: those without a prompt (`unmade`), and
        those whose answer the model does not give, or that nothing scores."""
        return self._count("failed", lambda row: outcome(row) == "failed")

    @property
    def unmade(self) -> int:
        """How many docs have no prompt."""
        return self._count("unmade", lambda row: row.error is not None)

    def _count(self, name: str, counts: Callable[[Row], bool]) -> int:
        return sum(map(counts, self.rows)) if self.counts is None else self.counts.get(name, 0)

    @property
    def has_answers(self) -> bool:
        """Whether any doc has an answer: not where none has a prompt, or the model takes none."""
        return any(row.loglikelihoods or row.generation or row.draws for row in self.rows)

    def by(self, field: By, docs: Iterable[Doc] | None = None) -> Breakdown:
        """Return the metrics for each value of a field of the docs, with how many docs have it.

        `field` is a name (`"terms"`, with dots into fields of fields), one of what each row knows
        itself (`analysis.breakdown.OF_ROWS`: `"response.tokens"`, `"predicted"`, …), a function of
        the row, or the values by doc id. A function gets each row's fields and what it knows by
        these names (`row["terms"]`), and the report's row as attributes (`row.prompt`). Numbers of
        many values are binned, the rarer of many texts are one (see `analysis.slices`). The docs
        are read from where they were scored, or given as `docs`.

        Raises:
            DataError: the docs are not there any more, or were edited since.
            SettingError: no doc has such a field, or the function fails for a row.
        """
        return break_down(self.run, self.rows, field, docs)

    def docs(self) -> dict[int, Mapping[str, Any]]:
        """Return the dataset rows that were scored, by doc id, read from where they were.

        Raises:
            DataError: they are not there any more, or were edited since.
        """
        scored = {row.doc_id for row in self.rows}
        return {doc.id: doc.data for doc in docs_of_run(self.run) if doc.id in scored}

    def plot(self) -> Figure:
        """Draw the run's docs: of PPL by how far the right choice leads, of GEN by the length of
        the response, right and wrong apart."""
        from workbench.analysis.doc_charts import length_chart, margin_chart
        from workbench.analysis.draw import draw
        from workbench.analysis.plots import legibly

        with legibly():
            return draw(margin_chart(self) if self.run.method == "ppl" else length_chart(self))

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
        with speaking("en"):  # as the rest of the table is
            shots = shots_text(run.settings.get("num_fewshot", 0))
        title = (
            f"{run.task} · {run.version} · {run.method.upper()} · {run.model} · "
            f"{shots} · {run.status}"
        )
        head = ("metric", "value", "standard error", "95 % interval", "n")
        rows = [(name, *metric_cells(metric)) for name, metric in self.metrics.items()]
        notes = "".join(f"<p>{shown_html(note)}</p>" for note in self.notes)
        return html_table(title, head, rows, names_rows=True) + notes


def make_report(run: Run, rows: Sequence[Row], notes: tuple[str, ...] = ()) -> Report:
    """Return the report of the rows that are finished (see `analysis.folding`)."""
    folding = Folding(run)
    for row in rows:
        folding.add(row)
    ordered = tuple(sorted(rows, key=lambda row: row.doc_id))
    return Report(run, ordered, folding.metrics(whole=not is_partial(run)), notes)


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
