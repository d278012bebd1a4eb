"""Opening a hold-out: the sealed rows are scored once for a version, and that is counted.

The rows are read in memory and go the ordinary way, but into a ledger in memory and past the cache
of answers, so that no file and no other door has anything of their text. What fails on them is told
by type and line: a message may quote the row (see `runs.withheld`). Whatever is told is counted.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from workbench.analysis.report import Report
from workbench.errors import InputError, ModelError, SettingError
from workbench.io.given import require_function, require_text
from workbench.models.base import LanguageModel
from workbench.models.known import KnownModel
from workbench.models.load import model_of
from workbench.prompts.dataset import docs_sha256
from workbench.prompts.transform import TransformRunner
from workbench.runs.command import place_of
from workbench.runs.identity import facts_of_plan, newest_run
from workbench.runs.judging import score_settings
from workbench.runs.ledger import Ledger
from workbench.runs.openings import (
    OpenedScore,
    Opening,
    has_scores,
    keep_opening,
    opening_of,
    run_of_seal,
)
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, plan_of, render_docs, require_scorable
from workbench.runs.progress import Progress, Recorder
from workbench.runs.run import Tools, score_plan
from workbench.runs.sealing import half_sealed, own_source
from workbench.runs.seen import SeenBefore, seen_before
from workbench.runs.withheld import told_failures, told_files, told_name
from workbench.tasks.seal import HoldoutSeal, read_seal, seal_name, sealed_docs
from workbench.tasks.task import Task
from workbench.tasks.trust import granted
from workbench.tasks.versions import require_saved
from workbench.types import Doc, Method, Run

LINE = "# workbench: allow"

ToldProgress: TypeAlias = Callable[[Progress], None]
"""Is told how far a run is."""


@dataclass(frozen=True, slots=True)
class OpenedHoldout:
    """What a version scored on the sealed rows. `is_new` says that it was scored now, rather than
    at an earlier opening whose result this is; `selection` is the newest stored run of just this
    version's score on the ordinary rows, None where there is none. `seen` is what runs of the
    ledger have seen of the sealed rows, None where none has."""

    score: OpenedScore
    is_new: bool
    selection: Run | None
    seen: SeenBefore | None = None

    @property
    def opening(self) -> Opening:
        """The opening whose result this is."""
        return self.score.opening

    @property
    def opened(self) -> int:
        """How often the task's hold-out was opened so far, this time included."""
        return self.score.opened


def open_holdout(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    version: str = "latest",
    *,
    method: Method | None = None,
    progress: ToldProgress = lambda step: None,
    config: str = "",
    **settings: Any,
) -> OpenedHoldout:
    """Score the sealed rows once for a saved version, and count that; asked again of just the same,
    return what came out then, uncounted. Another model, or another setting that the score depends
    on, shows a new score, so it is another opening.

    `config` is the name of one of the task's configs ("": the method's first). `settings` are
    fields of `workbench.runs.options.Options`: num_fewshot, seed, … All the sealed rows are scored.
    Shots come from where they do for the ordinary rows.

    Raises:
        SettingError: nothing is sealed, or a setting is refused.
        InputError: the task or version cannot be used, or no sealed row can be scored. The latter
            was seen on the sealed rows, so it is counted.
        ModelError: the model cannot be loaded, or fails.
    """
    require_function(progress=progress)
    require_text(version=version)
    if "sample_size" in settings:
        raise SettingError("sample_size: a hold-out is scored whole", fix="Leave it out.")
    opened = Task.of(task)
    options = change_options(Options(sample_size=None), **settings)
    if "\n" in version:
        raise SettingError("a draft cannot open the hold-out", fix="Save it first.")
    plan = plan_of(opened, options, version, method, config)
    require_sealed(plan)
    loaded = model_of(model)
    return open_plan(plan, loaded, progress)


def require_sealed(plan: Plan) -> HoldoutSeal:
    """Return what is sealed of a plan's data.

    Raises:
        SettingError: nothing is, or not all of it yet; or the plan is a draft's.
    """
    task, source = plan.task, own_source(plan.task, plan.config)
    require_saved(task.path, plan.version, plan.source)
    if asks := sorted(granted(plan.source) & {"network", "write"}):
        raise SettingError(
            f"{plan.version}: what has leave for {' and '.join(asks)} cannot open the hold-out, "
            "whose rows it could keep",
            fix=f"Take {LINE} {asks[0]} out of it, and save that as a version.",
        )
    again = f"Run workbench seal {place_of(task)}"
    if half_sealed(task, source):
        raise SettingError(
            f"{source}: its rows are half sealed; that was interrupted", fix=f"{again} to finish."
        )
    found = read_seal(task.path / seal_name(source))
    if found is None:
        raise SettingError(
            f"{source}: no rows of it are sealed",
            expected=seal_name(source),
            fix=f"{again} for the rows that were never scored, or make the task with --holdout.",
        )
    return found


def stored_opening(plan: Plan, model: LanguageModel | KnownModel) -> OpenedHoldout | None:
    """Return an earlier opening of just what the plan would score, None where there is none.

    Raises:
        SettingError: nothing is sealed.
        InputError: no sealed row had a prompt then.
    """
    seal, facts = require_sealed(plan), facts_of_plan(plan, model)
    found = opening_of(plan.task, seal, facts)
    if found is not None:
        require_scores(found)
    if found is None:
        return None
    return OpenedHoldout(found, False, _selection(plan, model), _seen(plan, seal))


def open_plan(
    plan: Plan, model: LanguageModel, progress: ToldProgress = lambda step: None
) -> OpenedHoldout:
    """Score the sealed rows by a plan, or return what an earlier opening of just this found (see
    `open_holdout`). `progress` is told how far it is, and nothing of the score."""
    seal = require_sealed(plan)
    found = stored_opening(plan, model)
    if found is not None:
        return found
    opening = opening_from(plan, seal, score_sealed(plan, seal, model, progress))
    score = keep_score(plan, opening)
    is_new, selection = score.opening is opening, _selection(plan, model)
    return OpenedHoldout(score, is_new, selection, score.opening.seen)


def keep_score(plan: Plan, opening: Opening) -> OpenedScore:
    """Count an opening, unless just the same was opened meanwhile, and return its score, or that
    one's.

    Raises:
        InputError: no sealed row has a prompt. That tells something of them, so it is counted.
    """
    score = keep_opening(plan.task, opening)
    require_scores(score)
    return score


def require_scores(found: OpenedScore) -> None:
    """Refuse an opening that no score came of.

    Raises:
        InputError: no sealed row had a prompt.
    """
    if has_scores(found.opening):
        return
    times = "once" if found.opened == 1 else f"{found.opened} times"
    raise InputError(
        f"no sealed row has a prompt; that is a look at them, so it was counted: the hold-out was "
        f"opened {times}",
        seen=", ".join(f"{n} × {what}" for what, n in found.opening.failures.items()),
        fix="Messages are withheld, for they may quote a row. Correct the transform, try it on the "
        "ordinary rows, and save that as a version.",
    )


def score_sealed(
    plan: Plan, seal: HoldoutSeal, model: LanguageModel, progress: ToldProgress
) -> Report:
    """Score the sealed rows by a plan, for nobody to see before it is counted."""
    return _score(_on_sealed(plan), rows_of_seal(plan, seal), model, progress)


def opening_from(plan: Plan, seal: HoldoutSeal, report: Report) -> Opening:
    """Return what is to be kept of the sealed rows' scores."""
    return Opening(
        run=run_of_seal(plan.task, seal, report.run),
        source=seal.source,
        sha256=seal.sha256,
        n=len(report.rows),
        failed=report.unmade,
        failures=told_failures(report.rows, plan.source),
        notes=report.notes,
        unscored=report.failed - report.unmade,
        seen=_seen(plan, seal),
    )


def _selection(plan: Plan, model: LanguageModel | KnownModel) -> Run | None:
    if not (plan.task.state / "runs.db").exists():
        return None
    with closing(Ledger(plan.task.state)) as ledger:
        return newest_run(ledger.runs(plan.task.name), facts_of_plan(plan, model))


def _seen(plan: Plan, seal: HoldoutSeal) -> SeenBefore | None:
    if not (plan.task.state / "runs.db").exists():
        return None
    docs = sealed_docs(plan.task.path / seal_name(seal.source))
    with closing(Ledger(plan.task.state)) as ledger:
        return seen_before(ledger, docs)


def _on_sealed(plan: Plan) -> Plan:
    """Return the plan for rows that are none of the task's docs: where these are their own pool of
    shots, it is one of its own to the sealed rows."""
    config = plan.config
    if config.fewshot_path or config.fewshot_split:
        return replace(plan, sample_size=None)
    return replace(plan, sample_size=None, config=replace(config, fewshot_path=config.path))


def rows_of_seal(plan: Plan, seal: HoldoutSeal) -> tuple[Doc, ...]:
    """Return the sealed rows.

    Raises:
        SettingError: some stand in the data, or among the shots, too.
    """
    docs = sealed_docs(plan.task.path / seal_name(seal.source))
    shown = (*plan.task.docs(plan.config), *plan.task.pool(plan.config).docs)
    open_ = {docs_sha256([doc]) for doc in shown} & {docs_sha256([doc]) for doc in docs}
    if count := len(open_) + plan.task.left_out(plan.config):
        raise SettingError(
            f"{count} sealed rows stand in the data or among the shots too, so they are no "
            "hold-out any more",
            fix=f"Take them out of {seal.source}: it was put back as it was before, perhaps.",
        )
    return docs


def _score(
    plan: Plan, docs: tuple[Doc, ...], model: LanguageModel, progress: ToldProgress
) -> Report:
    tools = Tools(ledger=Ledger(None), cache=None, runner=TransformRunner())
    recorders: list[Recorder] = []
    with closing(tools):
        # What is wrong with the version or a setting is told whole, of a row that anyone may see.
        first = render_docs(plan, plan.docs()[:1], tools.runner, model)
        require_scorable(plan, first)
        score_settings(plan)
        try:
            batch = render_docs(plan, docs, tools.runner, model)
            for step in score_plan(plan, model, tools, recorders.append, batch):
                progress(_withheld(step))
            # Why a row has no score may quote it.
            report = replace(recorders[0].report(), notes=recorders[0].notes)
            if any(row.cached or row.computed for row in report.rows) and not report.has_answers:
                raise ModelError("it answers no row")
            return _without_files(report, plan, first.files)
        except Exception as error:  # whatever it is, its message may quote a sealed row
            raised = ModelError if isinstance(error, ModelError) else InputError
            raise raised(
                "the sealed rows could not be scored, and nothing was counted",
                seen=f"{told_name(type(error).__name__)}; its message is withheld, for it may "
                "quote a row",
                fix="Score the ordinary rows, to see whether it fails there too.",
            ) from None


def _withheld(step: Progress) -> Progress:
    """Return how far a run is, and nothing else: whoever stops it has not opened anything, so how
    many rows came to nothing is not to be seen either."""
    return replace(step, metrics={}, notes=(), run_id="", cached=0, computed=step.done)


def _without_files(report: Report, plan: Plan, known: Sequence[str]) -> Report:
    """Return the report without the names of files that code read, or asked for, on sealed rows
    alone."""
    settings = report.run.settings
    files = told_files(settings.get("files") or {}, plan.task.path, known)
    return replace(report, run=replace(report.run, settings={**settings, "files": files}))
