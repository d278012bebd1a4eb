"""What scores come to: those of one row as an outcome, those of many as metrics."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from workbench.analysis.partial import counted_rows, final_interval
from workbench.scoring.groups import FOLDING, fold
from workbench.scoring.metrics.aggregate import aggregate
from workbench.types import Metric, Row, Run, Score

UNSCORED = Score(float("nan"), "the prompt could not be made")

Outcome: TypeAlias = Literal["right", "wrong", "partly", "failed"]
"""By a row's metric: 1, 0, between, or no number."""


def outcome(row: Row, metric: str = "") -> Outcome:
    """Return what a row counts as by `metric` (default: its first)."""
    return outcome_of(score_of(row, metric))


def outcome_of(value: float) -> Outcome:
    """Return what a score counts as."""
    if math.isnan(value):
        return "failed"
    if value >= 1:
        return "right"
    return "partly" if value > 0 else "wrong"


def score_of(row: Row, metric: str = "") -> float:
    """Return a row's score by `metric` (default: its first), NaN where it has none."""
    score = row.scores.get(metric) if metric else next(iter(row.scores.values()), None)
    return math.nan if score is None or row.error is not None else score.value


def is_loss(run: Run, metric: str) -> bool:
    """Say whether less of a run's metric is better."""
    return (run.settings.get("metrics") or {}).get(metric) == "lm_loss"


def bounds_of(run: Run, metric: str) -> tuple[float, float] | None:
    """Return what a run's scores by a metric lie between; None where they have no bounds."""
    return None if is_loss(run, metric) else (0.0, 1.0)


def is_partial(run: Run) -> bool:
    """Say whether a run is not finished: it goes on, was cancelled, or failed."""
    return run.status != "done"


def counted(run: Run, rows: Sequence[Row]) -> list[Row]:
    """Return the rows that a run's metrics are of: all, or of unfinished work what is a fair
    sample (see `analysis.partial`)."""
    return counted_rows(rows) if is_partial(run) else list(rows)


def partial_metrics(run: Run, rows: Sequence[Row]) -> dict[str, Metric]:
    """Return the metrics of an unfinished run's rows that count, each with the interval in which
    its value at the end lies, at all blocks at once in 95 % of cases; NaN for a metric without
    bounds, or of runs whose docs were in no drawn order."""
    found = counted_rows(rows)
    return {
        name: replace(metric, ci95=_final_interval(run, name, found))
        for name, metric in metrics_of(run, found).items()
    }


def _final_interval(run: Run, name: str, rows: Sequence[Row]) -> tuple[float, float]:
    settings = run.settings
    folding = ((settings.get("metric_options") or {}).get(name) or {}).get("aggregate_mode")
    is_drawn = all(row.block is not None for row in rows)
    if not (rows and is_drawn and bounds_of(run, name)) or folding in FOLDING:
        return math.nan, math.nan
    # Docs of a question come together, so what is drawn is questions: each with the sum of its
    # scores, as a share of the most that one could have.
    most = settings.get("largest_question") or 1
    sums: dict[object, float] = {}
    unscored = 0
    for row in rows:
        score = score_of(row, name)
        if math.isnan(score):
            unscored += 1
            continue
        key = row.question or row.doc_id
        sums[key] = sums.get(key, 0.0) + score
    total = settings["n"] - unscored
    questions = settings["questions"] - (unscored if most == 1 else 0)
    try:
        low, high = final_interval([value / most for value in sums.values()], questions)
    except ValueError:  # scores beyond the bounds, by what the rows say they are worth
        return math.nan, math.nan
    scale = questions * most / total
    return max(0.0, low * scale), min(1.0, high * scale)


def metrics_of(run: Run, rows: Sequence[Row]) -> dict[str, Metric]:
    """Return the metrics of some rows of a run. Where a metric's settings ask for it, the docs of
    a group count as one."""
    names: dict[str, None] = {}
    for row in rows:
        names.update(dict.fromkeys(row.scores))
    options = run.settings.get("metric_options") or {}
    groups = [row.group for row in rows]
    return {
        name: aggregate(
            fold([row.scores.get(name, UNSCORED) for row in rows], groups, options.get(name) or {})
        )
        for name in names
    }
