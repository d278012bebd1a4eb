"""The two functions of the public door: render prompts, score a version."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

from workbench.analysis.report import Report
from workbench.models.base import LanguageModel
from workbench.models.load import shared_model
from workbench.plan import Options, change_options, make_plan, render_docs
from workbench.prompts.transform import TransformRunner
from workbench.run import Progress, Recorder, open_tools, score_plan
from workbench.task import Task, find_doc
from workbench.types import Method, Rendered, RenderFailure


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
    with closing(tools.runner), closing(tools.ledger):
        for step in score_plan(plan, loaded, tools, recorders.append):
            progress(step)
    return recorders[0].report()


def _opened(task: Task | str | os.PathLike[str]) -> Task:
    return task if isinstance(task, Task) else Task.open(task)
