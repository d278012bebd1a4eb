"""The functions of the public door: render prompts, score a version, compare, sweep."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from workbench.analysis.compare import Comparison, compare_reports
from workbench.analysis.curves import SweepPoint
from workbench.analysis.report import Report, make_report
from workbench.errors import NotFoundError, SettingError, problem
from workbench.grid import Grid, score_sweep, sweep_plans
from workbench.models.base import LanguageModel
from workbench.models.load import shared_model
from workbench.plan import Options, change_options, make_plan, render_docs
from workbench.prompts.transform import TransformRunner
from workbench.run import Progress, Recorder, open_tools, score_plan
from workbench.task import STATE_FOLDER, Task, find_doc
from workbench.types import Method, Rendered, RenderFailure
from workbench.versions.ledger import Ledger


def render(
    task: Task | str | os.PathLike[str],
    version: str = "latest",
    *,
    docs: Sequence[int] | None = None,
    method: Method | None = None,
    **settings: Any,
) -> tuple[Rendered | RenderFailure, ...]:
    """Return the prompts of `docs` (ids; by default the sample), in order.

    `settings` are fields of `workbench.plan.Options`: num_fewshot, seed, sampler, …

    Raises:
        InputError: the task, version or a setting cannot be used.
    """
    plan = make_plan(
        _opened(task), change_options(Options(), **settings), version=version, method=method
    )
    every = plan.task.docs(plan.config)
    chosen = plan.docs() if docs is None else [find_doc(every, doc_id) for doc_id in docs]
    with closing(TransformRunner()) as runner:
        return render_docs(plan, chosen, runner).items


def score(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    version: str = "latest",
    *,
    method: Method | None = None,
    progress: Callable[[Progress], None] = lambda step: None,
    **settings: Any,
) -> Report:
    """Score a version on the sample, write the run to the ledger, and return its report.

    `settings` are fields of `workbench.plan.Options`: num_fewshot, sample_size, seed, …

    Raises:
        InputError: the task, version or a setting cannot be used.
        ModelError: the model cannot be loaded, or fails.
    """
    plan = make_plan(
        _opened(task), change_options(Options(), **settings), version=version, method=method
    )
    loaded = shared_model(model) if isinstance(model, str) else model
    tools = open_tools(plan.task.state)
    recorders: list[Recorder] = []
    with closing(tools):
        for step in score_plan(plan, loaded, tools, recorders.append):
            progress(step)
    return recorders[0].report()


def compare(
    run_a: Report | str,
    run_b: Report | str,
    *,
    metric: str = "",
    vary: Collection[str] = (),
    task: Task | str | os.PathLike[str] | None = None,
    ledger: Ledger | None = None,
) -> Comparison:
    """Compare two runs, doc by doc (see `analysis.compare.compare_reports`).

    A run is a report, or the id of one in `ledger`, by default that of `task`, or else that of
    the nearest folder `.workbench` from the current folder upwards.

    Raises:
        NotFoundError: there is no run of that id, or no ledger.
        SettingError: the runs do not pair.
    """
    if isinstance(run_a, Report) and isinstance(run_b, Report):
        return compare_reports(run_a, run_b, metric=metric, vary=vary)
    if ledger is None:
        with closing(Ledger(_state_of_runs(task))) as opened:
            return compare(run_a, run_b, metric=metric, vary=vary, ledger=opened)
    found = [
        run if isinstance(run, Report) else make_report(ledger.run(run), ledger.rows(run))
        for run in (run_a, run_b)
    ]
    return compare_reports(found[0], found[1], metric=metric, vary=vary)


def sweep(
    task: Task | str | os.PathLike[str],
    model: LanguageModel | str,
    *,
    versions: Sequence[str],
    num_fewshot: Sequence[int],
    seeds: Sequence[int],
    method: Method | None = None,
    **settings: Any,
) -> tuple[SweepPoint, ...]:
    """Score every version with every number of shots and every seed, in that order.

    Each is a run of its own in the ledger; `analysis.plots.plot_sweep` draws them. `settings`
    are the other fields of `workbench.plan.Options`: sample_size, sampler, …

    Raises:
        InputError: the task, a version or a setting cannot be used.
        ModelError: the model cannot be loaded, or fails.
    """
    if "seed" in settings:
        raise SettingError(problem("seed: a sweep has several", fix="Give them as seeds=(0, 1)."))
    opened = _opened(task)
    grid = Grid(tuple(versions), tuple(num_fewshot), tuple(seeds))
    plans = sweep_plans(opened, grid, change_options(Options(), **settings), method)
    loaded = shared_model(model) if isinstance(model, str) else model
    tools = open_tools(opened.state)
    with closing(tools):
        return score_sweep(plans, loaded, tools)


def _state_of_runs(task: Task | str | os.PathLike[str] | None) -> Path:
    """Return the folder that holds the task's ledger, or the nearest ledger upwards from here.

    A ledger is not made here: an empty one has no run to compare.
    """
    here = Path.cwd()
    places = [folder / STATE_FOLDER for folder in (here, *here.parents)]
    if task is not None:
        places = [_opened(task).state]
    for state in places:
        if (state / "runs.db").exists():
            return state
    raise NotFoundError(
        problem(
            "no runs are kept here",
            expected=f"{STATE_FOLDER}/runs.db in {places[0].parent}"
            + (" or a folder above it" if task is None else ""),
            fix="Score something first, or name the task." if task is None else "Score it first.",
        )
    )


def _opened(task: Task | str | os.PathLike[str]) -> Task:
    return task if isinstance(task, Task) else Task.open(task)
