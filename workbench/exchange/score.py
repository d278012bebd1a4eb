"""The score that an export may carry: one of just what is exported, or none and why."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from workbench.analysis.report import Report
from workbench.errors import StoreError
from workbench.models.fake import NAME as FAKE
from workbench.models.known import known_model
from workbench.models.settings import LoadSettings
from workbench.runs.command import place_of, score_command
from workbench.runs.identity import (
    Deviation,
    Facts,
    describe,
    deviations,
    facts_of_plan,
    facts_of_run,
    same_model,
    still_of,
)
from workbench.runs.ledger import Ledger
from workbench.runs.openings import OpenedScore, opening_of_run
from workbench.runs.plan import Plan
from workbench.types import Rendered, RenderFailure, Run


@dataclass(frozen=True, slots=True)
class PublishedScore:
    """The report of a stored run of exactly what is exported; where there is none, `missing` says
    what there is instead, and `command` would score it. `holdout` is what the same version, model
    and settings scored on sealed rows, where it was opened."""

    report: Report | None = None
    missing: str = ""
    command: str = ""
    holdout: OpenedScore | None = None


def published_score(
    plan: Plan, items: Sequence[Rendered | RenderFailure], model: str = ""
) -> PublishedScore:
    """Return the score of a plan whose docs render to `items`: of the largest sample, and of these
    the newest run.

    Without `model` any model's but the fake one's, whose answers mean nothing: that is published
    only where it is named.

    Raises:
        InputError: the data cannot be read.
        StoreError: the ledger cannot be read.
    """
    if not (plan.task.state / "runs.db").exists():
        return _missing(plan, "not scored yet", model)
    try:
        opened = Ledger(plan.task.state, only_read=True)
    except StoreError as error:  # what is exported is as good without a score
        return _missing(plan, str(error), model)
    with closing(opened) as ledger:
        runs = [run for run in ledger.runs(plan.task.name) if run.status == "done"]
        runs = [run for run in runs if run.method == plan.config.method]
        fitting = [run for run in runs if _is_wanted(run.model, model)]
        wanted = facts_of_plan(plan)
        same = [run for run in fitting if not _deviations(run, wanted)]
        if same:
            run = max(same, key=lambda run: run.settings.get("n", 0))  # the first of equals
            report = ledger.report(run.run_id)
            if plan.chat_template or still_of(report.rows, items):
                return PublishedScore(report, holdout=opening_of_run(plan.task, run))
            why = f"the prompts or golds of run {run.run_id} are others by now: the transform reads"
            return _missing(plan, f"{why} something beside its rows", model or run.model)
    near = [r for r in runs if plan.source_sha256 == r.source_sha256 or r.version == plan.version]
    if not near:
        return _missing(plan, "not scored yet", model)
    # What was meant to be this: by the wanted model, of this text, with little that differs.
    order = {run.run_id: place for place, run in enumerate(runs)}
    nearest = min(near, key=lambda run: (run not in fitting, order[run.run_id]))
    why = describe(_deviations(nearest, wanted)) or f"scored by {nearest.model} alone"
    spec = model or (nearest.model if nearest in fitting else "")
    return _missing(plan, f"the newest run of it, {nearest.run_id}, was {why}", spec)


def _deviations(run: Run, wanted: Facts) -> tuple[Deviation, ...]:
    """Return in what a run deviates, its model included where that is a folder on this machine:
    its files may be others by now."""
    folder = Path(run.model)
    if not folder.is_dir():
        return deviations(facts_of_run(run), wanted)
    settings = LoadSettings(dtype=run.settings.get("dtype") or "auto")
    model = known_model(run.model, settings)
    now = {"model": run.model, "weights": model.fingerprint or None}
    return deviations(facts_of_run(run), {**wanted, **now})


def _is_wanted(name: str, model: str) -> bool:
    return same_model(name, model) if model else name != FAKE


def _missing(plan: Plan, why: str, model: str) -> PublishedScore:
    return PublishedScore(None, why, score_command(plan, model or "teaching", place_of(plan.task)))
