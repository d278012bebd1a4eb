"""What scores come to: those of one row as an outcome, those of many as metrics."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, TypeAlias

from workbench.analysis.partial import counted_rows
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


def loss_of(row: Row) -> str:
    """Return why a row has no score by its first metric, as it follows a number of rows."""
    if row.error is not None:
        return f"without a prompt: {row.error.type}: {row.error.message:.300}"
    reason = next((score.reason for score in row.scores.values()), "nothing scores it")
    return f"without a score: {reason or 'it is not a number'}"


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


def metrics_of(run: Run, rows: Sequence[Row]) -> dict[str, Metric]:
    """Return the metrics of some rows of a run. Where a metric's settings ask for it, the docs of
    a group count as one."""
    names: dict[str, None] = {}
    for row in rows:
        names.update(dict.fromkeys(row.scores))
    options = run.settings.get("metric_options") or {}
    groups, questions = [row.group for row in rows], [row.question for row in rows]
    found: dict[str, Metric] = {}
    for name in names:
        own = options.get(name) or {}
        scores = fold([row.scores.get(name, UNSCORED) for row in rows], groups, own)
        # What is folded is a score for each group already.
        asked = () if own.get("aggregate_mode") in FOLDING else questions
        found[name] = aggregate(scores, asked, is_share=bounds_of(run, name) is not None)
    return found
