"""Several versions, numbers of shots and seeds, scored one after another with one model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from workbench.analysis.curves import Sweep, SweepPoint
from workbench.errors import InputError, SettingError, shorten
from workbench.models.base import LanguageModel
from workbench.runs.identity import ROWS, deviations, facts_of_plan, facts_of_run
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, choose_method, make_plan
from workbench.runs.run import Progress, Recorder, Tools, score_plan
from workbench.tasks.task import Task
from workbench.types import Method


@dataclass(frozen=True, slots=True)
class Grid:
    """What a sweep goes through: every version with every number of shots and every seed."""

    versions: tuple[str, ...]
    num_fewshot: tuple[int, ...]
    seeds: tuple[int, ...]

    def __post_init__(self) -> None:
        for name in ("versions", "num_fewshot", "seeds"):
            values = getattr(self, name)
            if not values:
                raise SettingError(name, expected="at least one value", seen="none")
            if len(set(values)) < len(values):
                raise SettingError(name, expected="each value once", seen=shorten(list(values)))


def sweep_plans(
    task: Task, grid: Grid, options: Options, method: Method | None = None
) -> tuple[Plan, ...]:
    """Return a plan for each point of the grid: by version, number of shots, seed.

    All are of one method, by default that of the first version. So a wrong name is told before
    the model has worked for it.

    Raises:
        InputError: a version or a setting cannot be used, or two names are one version.
    """
    chosen = method or choose_method(task, grid.versions[0], "")
    found = [task.version(name, chosen) for name in grid.versions]
    for name, info in zip(grid.versions, found, strict=True):
        if info.method not in (chosen, None):
            raise SettingError(
                f"version {name!r} is for {info.method.upper()}",
                expected=f"versions of one method, {chosen.upper()} here",
                fix="Sweep the methods one after the other.",
            )
    if len({info.path for info in found}) < len(found):
        raise SettingError("versions", expected="each once", seen=", ".join(v.id for v in found))
    return tuple(
        make_plan(
            task,
            change_options(options, num_fewshot=shots, seed=seed),
            version=name,
            method=chosen,
        )
        for name in grid.versions
        for shots in grid.num_fewshot
        for seed in grid.seeds
    )


def score_sweep(
    plans: Sequence[Plan],
    model: LanguageModel,
    tools: Tools,
    progress: Callable[[str, Progress], None] = lambda label, step: None,
) -> Sweep:
    """Score the plans in order; each is a run of its own in the ledger.

    What two of them ask the model alike is computed once, if the tools have a cache: without
    shots, a greedy run of another seed costs nothing. `progress` is given a label of the run
    ("3 of 12: gen_v0, 2 shots, seed 1") and its progress.

    Raises:
        InputError: a sample cannot be rendered or scored as asked, or the rows are others than
            those that the sweep began with: its points would not be of one thing.
        ModelError: the model fails.
    """
    points: list[SweepPoint] = []
    begun = [facts_of_plan(plan) for plan in plans]
    for number, (plan, wanted) in enumerate(zip(plans, begun, strict=True), 1):
        shots, seed = plan.settings.num_fewshot, plan.settings.seed
        label = f"{number} of {len(plans)}: {plan.version}, {shots} shots, seed {seed}"
        recorders: list[Recorder] = []
        with closing(score_plan(plan, model, tools, recorders.append)) as stream:
            for step in stream:
                progress(label, step)
        report = recorders[0].report()
        if deviations(facts_of_run(report.run), wanted, level=(*ROWS, "shots")):
            raise InputError(
                f"{plan.config.path} was changed while the sweep went on",
                seen=f"{len(points)} of {len(plans)} runs on the rows as they were",
                fix="Start it again. The runs so far are in the ledger.",
            )
        points.append(SweepPoint(plan.version, shots, seed, report))
    return Sweep(points)
