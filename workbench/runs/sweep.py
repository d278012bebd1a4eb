"""Several versions, numbers of shots, seeds and models, scored one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from workbench.analysis.curves import Sweep, SweepPoint
from workbench.analysis.report import Report
from workbench.errors import InputError, SettingError, shorten
from workbench.io.given import require_text, require_whole
from workbench.messages import shots_text
from workbench.models.base import LanguageModel
from workbench.models.known import KnownModel, known_model, known_of
from workbench.models.load import model_of, shared_model
from workbench.models.room import free_unused, make_room
from workbench.runs.identity import ROWS, deviations, facts_of_plan, facts_of_run
from workbench.runs.options import Options, change_options
from workbench.runs.plan import Plan, choose_method, make_plan, require_read
from workbench.runs.progress import Progress, Recorder
from workbench.runs.run import Tools, score_plan
from workbench.runs.stored import stored_run_of
from workbench.tasks.bounds import SEEDS
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
            for value in values:
                if name == "versions":
                    require_text(versions=value)
                else:
                    require_whole(name, value, 0 if name == "num_fewshot" else SEEDS[0])
            if len(set(values)) < len(values):
                raise SettingError(name, expected="each value once", seen=shorten(list(values)))


def sweep_plans(
    task: Task, grid: Grid, options: Options, method: Method | None = None, config: str = ""
) -> tuple[Plan, ...]:
    """Return a plan for each point of the grid: by version, number of shots, seed.

    All are of one method, by default that of the first version. So a wrong name is told before
    the model has worked for it.

    Raises:
        InputError: a version or a setting cannot be used, two names are one version, or no point
            reads a setting.
    """
    chosen = choose_method(task, grid.versions[0], config, method)
    found = [task.version(name, chosen) for name in grid.versions]
    for name, info in zip(grid.versions, found, strict=True):
        if info.method not in (chosen, None):
            raise SettingError(
                f"version {name!r} is for {info.method.upper()}",
                expected=f"versions of one method, {chosen.upper()} here",
                fix="Sweep the methods one after the other.",
            )
    if len({info.id for info in found}) < len(found):
        raise SettingError("versions", expected="each once", seen=", ".join(v.id for v in found))
    plans = tuple(
        make_plan(
            task,
            change_options(options, num_fewshot=shots, seed=seed),
            version=name,
            config=config,
            method=chosen,
        )
        for name in grid.versions
        for shots in grid.num_fewshot
        for seed in grid.seeds
    )
    require_read(options, *plans)
    return plans


@dataclass(frozen=True, slots=True)
class Swept:
    """A model of a sweep: what is known of it, and how it is loaded, once it is needed."""

    known: KnownModel
    load: Callable[[], LanguageModel]


def swept_models(models: Iterable[LanguageModel | str]) -> tuple[Swept, ...]:
    """Return models by name, which the process shares, or as they are given.

    A shared one is loaded once the sweep comes to it, and others are let go of then where the
    memory needs it.

    Raises:
        SettingError: there is none, or one twice.
        ModelError: there is no such folder.
    """
    found = tuple(_swept(model) for model in models)
    require_models([each.known.name for each in found])
    return found


def require_models(names: Sequence[str]) -> None:
    """Refuse no model, and one that is named twice.

    Raises:
        SettingError: so.
    """
    if not names or len(set(names)) < len(names):
        raise SettingError("models", expected="one or more, each once", seen=shorten(list(names)))


def _swept(model: LanguageModel | str) -> Swept:
    if not isinstance(model, str):
        given = model_of(model)
        return Swept(known_of(given), lambda: given)
    known = known_model(model)

    def load() -> LanguageModel:
        make_room(known_model(model))
        return shared_model(model)

    return Swept(known, load)


def score_sweep(
    plans: Sequence[Plan],
    models: Sequence[Swept],
    tools: Tools,
    progress: Callable[[str, Progress], None] = lambda label, step: None,
) -> Sweep:
    """Score the plans in order with one model after the other; each is a run of its own in the
    ledger, and a run of just the same that is stored there is taken as it is.

    What two plans ask a model alike is computed once, if the tools have a cache: without shots, a
    greedy run of another seed costs nothing. `progress` is given a label of the run ("3 of 12:
    gen_v0, 2 shots, seed 1") and its progress.

    Raises:
        InputError: a sample cannot be rendered or scored as asked, or the rows are others than
            those that the sweep began with: its points would not be of one thing.
        ModelError: a model cannot be loaded, or fails.
    """
    points: list[SweepPoint] = []
    begun = [facts_of_plan(plan) for plan in plans]
    total = len(plans) * len(models)
    for swept in models:
        model: LanguageModel | None = None
        for plan, wanted in zip(plans, begun, strict=True):
            label = f"{len(points) + 1} of {total}: {_label(plan)}"
            if len(models) > 1:
                label += f", {swept.known.name}"
            report = _stored(plan, swept, tools)
            if report is None:
                model = model or swept.load()
                report = _scored(plan, model, tools, partial(progress, label))
            if deviations(facts_of_run(report.run), wanted, level=(*ROWS, "shots")):
                raise InputError(
                    f"{plan.config.path} was changed while the sweep went on",
                    seen=f"{len(points)} of {total} runs on the rows as they were",
                    fix="Start it again. The runs so far are in the ledger.",
                )
            shots, seed = plan.settings.num_fewshot, plan.settings.seed
            points.append(SweepPoint(plan.version, shots, seed, report))
        del model  # before the next one is loaded
        free_unused()
    return Sweep(points)


def _label(plan: Plan) -> str:
    return f"{plan.version}, {shots_text(plan.settings.num_fewshot)}, seed {plan.settings.seed}"


def _stored(plan: Plan, swept: Swept, tools: Tools) -> Report | None:
    """Return the report of a stored run of just this, unless everything is to be asked anew."""
    if tools.cache is None:
        return None
    run = stored_run_of(plan, swept.known, tools.ledger.runs(plan.task.name))
    return run and tools.ledger.report(run.run_id)


def _scored(
    plan: Plan, model: LanguageModel, tools: Tools, progress: Callable[[Progress], None]
) -> Report:
    recorders: list[Recorder] = []
    with closing(score_plan(plan, model, tools, recorders.append)) as stream:
        for step in stream:
            progress(step)
    return recorders[0].report()
