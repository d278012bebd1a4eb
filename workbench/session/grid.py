"""A grid of variants: versions and models by numbers of shots and seeds, each cell a run.

What is stored for just a cell's text, model and settings is its run, whoever scored it: the grid,
the run button or the command line. So a grid has no state of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from workbench.analysis.curves import DocScore, fold_seeds, scores_of
from workbench.errors import SettingError, WorkbenchError, shorten
from workbench.io.digits import whole_number
from workbench.io.files import text_sha256
from workbench.models.known import known_model
from workbench.runs.identity import SCORE, deviations, facts_of_plan, facts_of_run
from workbench.runs.options import Options, change_options
from workbench.runs.plan import DRAFT
from workbench.runs.queue import Job
from workbench.runs.stored import stored_run_of
from workbench.runs.sweep import Grid, require_models
from workbench.session.session import Session
from workbench.types import Metric, Run

MOST_CELLS = 400
"""More than that nobody looks at, and they would take days."""

MOST_FOUND = 60
"""A grid that is read off the stored runs has at most so many cells."""

LOOKED_AT = 200
"""So many of the newest runs tell which grid was filled before."""

TIMED = 6
"""So many cells are rendered to say how long the rest takes."""

Spot: TypeAlias = tuple[str, str, int]
"""A version, a model and a number of shots: what seeds are folded over."""


@dataclass(frozen=True, slots=True)
class Axes:
    """What a grid goes through. `versions` are ids, and `draft`.

    Raises:
        SettingError: a value is there twice, or none, or there are too many in all.
    """

    versions: tuple[str, ...]
    models: tuple[str, ...]
    num_fewshot: tuple[int, ...]
    seeds: tuple[int, ...]

    def __post_init__(self) -> None:
        Grid(self.versions, self.num_fewshot, self.seeds)
        require_models(self.models)
        size = len(self)
        if size > MOST_CELLS:
            raise SettingError("grid", expected=f"at most {MOST_CELLS} runs", seen=f"{size:,}")

    def __len__(self) -> int:
        return len(self.versions) * len(self.models) * len(self.num_fewshot) * len(self.seeds)


@dataclass(frozen=True, slots=True)
class Cell:
    """One run of a grid."""

    version: str
    model: str
    num_fewshot: int
    seed: int

    @property
    def spot(self) -> Spot:
        """Where it stands, its seed aside."""
        return self.version, self.model, self.num_fewshot


def cells_of(axes: Axes) -> Iterator[Cell]:
    """Yield the cells in the order in which they are scored: each model is loaded once, and every
    version comes to each number of shots with the first seed before any does with the second."""
    for model in axes.models:
        for seed in axes.seeds:
            for shots in axes.num_fewshot:
                for version in axes.versions:
                    yield Cell(version, model, shots, seed)


@dataclass(frozen=True, slots=True)
class Filled:
    """What is known of a grid: the job of each cell, the stored runs, and of each spot where
    several seeds are stored the metric of the docs' means over them. `metrics` are the names that
    there are, `metric` the one that `means` are of."""

    axes: Axes
    jobs: Mapping[Cell, Job]
    runs: Mapping[Cell, Run]
    metrics: tuple[str, ...]
    metric: str
    means: Mapping[Spot, Metric]

    @property
    def missing(self) -> tuple[Cell, ...]:
        """The cells without a run, in the order in which they are scored."""
        return tuple(cell for cell in self.jobs if cell not in self.runs)


class GridReader:
    """Looks up the grids of one session, and remembers the scores that it read."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._scores: dict[tuple[str, str], dict[int, DocScore]] = {}

    def look(self, axes: Axes, metric: str = "") -> Filled:
        """Return what is stored of a grid, under the settings in force.

        Raises:
            InputError: there is no such version, or a setting or the data cannot be used.
            ModelError: there is no such model.
        """
        jobs = self._jobs(axes)
        runs = stored_cells(jobs, self.session.runs())
        names = list(dict.fromkeys(name for run in runs.values() for name in run.metrics or {}))
        chosen = metric if metric in names else next(iter(names), "")
        groups: dict[Spot, list[Run]] = defaultdict(list)
        for cell, run in runs.items():
            if chosen in (run.metrics or {}):
                groups[cell.spot].append(run)
        means = {
            spot: fold_seeds([self._values(run.run_id, chosen) for run in own])
            for spot, own in groups.items()
            if len(own) > 1
        }
        return Filled(axes, jobs, runs, tuple(names), chosen, means)

    def seconds(self, filled: Filled) -> float | None:
        """Return how long the missing cells take, judged by a few of them; None where no run has
        told that yet. What several cells ask a model alike is counted for each.

        Raises:
            InputError: a cell cannot be rendered.
        """
        missing = filled.missing
        some = missing[:: max(1, len(missing) // TIMED)][:TIMED]
        known = [self.session.cost(filled.jobs[cell]).seconds for cell in some]
        told = [seconds for seconds in known if seconds is not None]
        if len(told) < len(known):
            return None
        return sum(told) / max(1, len(told)) * len(missing)

    def _jobs(self, axes: Axes) -> dict[Cell, Job]:
        base = {v: self.session.job("" if v == DRAFT else v) for v in axes.versions}
        for model in axes.models:
            known_model(model)
        found: dict[Cell, Job] = {}
        for cell in cells_of(axes):
            job = base[cell.version]
            settings = replace(job.plan.settings, num_fewshot=cell.num_fewshot, seed=cell.seed)
            found[cell] = Job(replace(job.plan, settings=settings), cell.model, job.parent)
        return found

    def _values(self, run_id: str, metric: str) -> dict[int, DocScore]:
        key = (run_id, metric)
        if key not in self._scores:
            while len(self._scores) >= MOST_CELLS:
                self._scores.pop(next(iter(self._scores)))
            self._scores[key] = scores_of(self.session.stored_report(run_id), metric)
        return self._scores[key]


def stored_cells(jobs: Mapping[Cell, Job], runs: Iterable[Run]) -> dict[Cell, Run]:
    """Return the newest finished run of just each cell's job; `runs` are newest first."""
    near: dict[tuple[object, ...], list[Run]] = defaultdict(list)
    for run in runs:
        near[_mark(run.source_sha256, run.settings)].append(run)
    known = {model: known_model(model) for model in {cell.model for cell in jobs}}
    found: dict[Cell, Run] = {}
    for cell, job in jobs.items():
        shots = {"num_fewshot": cell.num_fewshot, "seed": cell.seed}
        own = near.get(_mark(job.plan.source_sha256, shots), ())
        run = stored_run_of(job.plan, known[cell.model], own)
        if run is not None:
            found[cell] = run
    return found


def _mark(source: str, settings: Mapping[str, object]) -> tuple[object, ...]:
    return source, settings.get("num_fewshot"), settings.get("seed")


def numbers_of(name: str, text: str) -> tuple[int, ...]:
    """Return the numbers of a text such as `0, 1, 2`; `name` is the setting's.

    Raises:
        SettingError: it is no list of numbers, or of ones that the setting cannot have.
    """
    try:
        parts = text.replace("，", ",").split(",")
        numbers = tuple(whole_number(part.strip()) for part in parts if part.strip())
    except ValueError:
        raise SettingError(name, expected="numbers such as 0, 1, 2", seen=shorten(text)) from None
    for number in numbers:
        change_options(Options(), **{name: number})
    return numbers


def filled_axes(session: Session) -> Axes | None:
    """Return the axes of what is stored already under otherwise these settings; None where that is
    no grid, or too large a one.

    Raises:
        InputError: the config or the data cannot be used.
        ModelError: there is no such model.
    """
    state, job = session.state(), session.job()
    wanted = facts_of_plan(job.plan, known_model(job.model))
    own = [v.id for v in state.versions if v.method in (state.method, None)]
    names = {text_sha256(session.source(version)): version for version in own}
    free = ("source", "num_fewshot", "seed", "model", "shots")
    found = [
        run
        for run in session.runs()[:LOOKED_AT]
        if run.status == "done"
        and run.source_sha256 in names
        and not deviations(facts_of_run(run), wanted, level=SCORE, free=free)
    ]
    models = [model for model in dict.fromkeys(run.model for run in found) if _is_known(model)]
    found = [run for run in found if run.model in models]
    shots = sorted({int(run.settings["num_fewshot"]) for run in found})
    seeds = sorted({int(run.settings["seed"]) for run in found})
    used = {run.source_sha256 for run in found}
    versions = [name for sha, name in names.items() if sha in used]
    if not 1 < len(versions) * len(models) * len(shots) * len(seeds) <= MOST_FOUND:
        return None
    return Axes(tuple(versions), tuple(models), tuple(shots), tuple(seeds))


def _is_known(model: str) -> bool:
    try:
        known_model(model)
    except WorkbenchError:
        return False
    return True


def differing(a: Cell, b: Cell) -> tuple[str, ...]:
    """Return the settings in which two cells differ, besides the version."""
    names: Sequence[str] = ("model", "num_fewshot", "seed")
    return tuple(name for name in names if getattr(a, name) != getattr(b, name))
