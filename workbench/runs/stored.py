"""Stored runs: the nearest ledger, reports by id, the run of a plan, and what a run was asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from workbench.analysis.compare import Comparison
from workbench.analysis.formats import KeptBand, compare_bands
from workbench.analysis.report import Report
from workbench.errors import InputError, NotFoundError
from workbench.io.given import require
from workbench.models.base import LanguageModel
from workbench.models.known import KnownModel
from workbench.runs.identity import facts_of_plan, facts_of_run, newest_run
from workbench.runs.ledger import Ledger
from workbench.runs.options import DECODING_OPTIONS, PROMPT_OPTIONS, Options, change_options
from workbench.runs.plan import DRAFT, Plan, make_plan
from workbench.runs.timeline import group_of, text_hashes, text_moved
from workbench.runs.tries import try_of
from workbench.tasks.task import STATE_FOLDER, Task
from workbench.types import Run


def stored_reports(
    runs: Sequence[Report | str], *, task: Task | None = None, ledger: Ledger | None = None
) -> list[Report]:
    """Return the reports of runs, which are such or ids of some in `ledger`, by default that of
    `task`, or else the nearest one (see `state_of_runs`).

    Raises:
        NotFoundError: there is no run of that id, or no ledger.
        SettingError: `ledger` is none.
    """
    require("ledger", ledger, lambda given: isinstance(given, Ledger | None), "a Ledger, or None")
    known = [run for run in runs if isinstance(run, Report)]
    if len(known) == len(runs):
        return known
    if ledger is None:
        with closing(Ledger(state_of_runs(task), only_read=True)) as opened:
            return stored_reports(runs, ledger=opened)
    return [run if isinstance(run, Report) else ledger.report(run) for run in runs]


def state_beside(run: Run, *, task: Task | None = None) -> Path | None:
    """Return the folder that has the ledger of the `task`, or else the one that a run is in:
    upwards from the data that it was scored on, or from here. One that was never kept has that
    beside its data; None where there is none."""
    data = Path(str(run.settings.get("data") or "")).absolute()
    beside = [task.state] if task else [folder / STATE_FOLDER for folder in data.parents]
    here = Path.cwd()
    above = [] if task else [folder / STATE_FOLDER for folder in (here, *here.parents)]
    kept = [state for state in dict.fromkeys((*beside, *above)) if (state / "runs.db").exists()]
    own = next((state for state in kept if _has(state, run)), None)
    return own or next((state for state in kept if state in beside), None)


def _has(state: Path, run: Run) -> bool:
    with closing(Ledger(state, only_read=True)) as ledger:
        return ledger.has(run.run_id)


@contextmanager
def ledger_beside(
    run: Run, *, task: Task | None = None, ledger: Ledger | None = None
) -> Iterator[Ledger | None]:
    """Give the ledger that is given, or else the one that is found (see `state_beside`); None where
    there is none."""
    state = state_beside(run, task=task) if ledger is None else None
    if state is None:
        yield ledger
        return
    with closing(Ledger(state, only_read=True)) as opened:
        yield opened


def stored_tries(a: Run, b: Run, *, task: Task | None = None, ledger: Ledger | None = None) -> int:
    """Return how many versions and settings were tried on the rows of two runs (see
    `Ledger.tries`), by the ledger beside `b` (see `ledger_beside`); 1 where there is none."""
    with ledger_beside(b, task=task, ledger=ledger) as kept:
        return kept.tries(try_of(a), try_of(b)) if kept else 1


def with_formats(found: Comparison, a: Run, b: Run, ledger: Ledger | None) -> Comparison:
    """Return a comparison of two runs with the bands that the ledger has of their versions, which
    are by the first metric of a run, scored as it was. In how many formats B is better is told
    where both were scored alike."""
    before, after = bands_of_runs((a, b), found.metric, ledger)
    groups = [group_of(facts_of_run(run)) for run in (a, b)]
    sources = (a.source_sha256, b.source_sha256) if groups[0] == groups[1] else ("", "")
    return replace(found, formats=compare_bands(before, after, sources))


def bands_of_runs(runs: Sequence[Run], metric: str, ledger: Ledger | None) -> list[KeptBand | None]:
    """Return the band of each run's version that the ledger has, None where it has none: of the
    version's text, scored as the run was, by the first metric of the last run."""
    if ledger is None or metric != next(iter(runs[-1].metrics or {}), ""):
        return [None] * len(runs)
    kept = {run.method: ledger.bands(run.task, run.method) for run in runs}
    keys = [(group_of(facts_of_run(run)), run.source_sha256) for run in runs]
    return [kept[run.method].get(key) for run, key in zip(runs, keys, strict=True)]


def stored_run_of(plan: Plan, model: LanguageModel | KnownModel, runs: Iterable[Run]) -> Run | None:
    """Return the newest finished run of just what the plan would score; `runs` are newest
    first."""
    size = len(plan.docs())
    whole = (run for run in runs if run.settings.get("n") == size)
    return newest_run(whole, facts_of_plan(plan, model))


def state_of_runs(task: Task | None = None) -> Path:
    """Return the folder that holds the task's ledger, or the nearest ledger upwards from here.

    A ledger is not made here: an empty one has no run to compare.

    Raises:
        NotFoundError: there is none.
    """
    here = Path.cwd()
    places = [folder / STATE_FOLDER for folder in (here, *here.parents)]
    if task is not None:
        places = [task.state]
    for state in places:
        if (state / "runs.db").exists():
            return state
    raise NotFoundError(
        "no runs are kept here",
        expected=f"{STATE_FOLDER}/runs.db in {places[0].parent}"
        + (" or a folder above it" if task is None else ""),
        fix="Score something first, or name the task: --task TASK, or task= in Python."
        if task is None
        else "Score it first.",
    )


def options_of_run(run: Run) -> Options:
    """Return the user's settings that a run was scored under, for all its docs.

    Raises:
        SettingError: a setting is not one of today's.
    """
    settings = run.settings
    given = {name: settings[name] for name in PROMPT_OPTIONS if name in settings}
    decoding = settings.get("decoding") or {}
    given |= {name: decoding[name] for name in DECODING_OPTIONS if name in decoding}
    given["draws"] = decoding.get("draws", 1)  # older runs answered each doc once
    given |= {name: settings[name] for name in ("scope", "compat") if name in settings}
    return change_options(Options(sample_size=None), **given)


def plan_of_run(run: Run, task: Task) -> Plan:
    """Return a run's plan on the task as it is now, with the run's own text of the transform.

    Raises:
        InputError: the task or a setting cannot be used.
    """
    config = run.settings.get("config", "")
    return make_plan(
        task,
        options_of_run(run),
        config=config if config in task.config_names() else "",
        method=run.method,
        draft=run.source,
    )


def with_texts(found: Comparison, a: Run, b: Run, task: Task | None = None) -> Comparison:
    """Return a comparison that says where the text of a run is not its version's file any more, or
    two of one name differ, and what is to be said of the task's rows; `task` is by default the one
    that the rows came from."""
    notes = _notes_on_rows(b, task or task_of(b))
    if a.version == b.version != DRAFT and a.source_sha256 != b.source_sha256:
        notes.append(f"both are called {a.version}, and their texts differ")
    for run in (a, b):
        of = task or task_of(run)
        notes += filter(None, [text_moved(text_hashes(of.versions()), run) if of else ""])
    return replace(found, notes=(*found.notes, *notes)) if notes else found


def _notes_on_rows(run: Run, task: Task | None) -> list[str]:
    """Return what is to be said of the rows of a run's config as they are now."""
    with suppress(InputError):
        name = run.settings.get("config", "")
        return list(task.notes_on_rows(task.config(name))) if task else []
    return []


def task_of(run: Run) -> Task | None:
    """Return the task that a run's rows came from: the folder of its name above them."""
    folder = folder_of(run.settings.get("data"), run.task)
    with suppress(InputError):
        return folder and Task.open(folder)
    return None


def folder_of(data: str | None, name: str) -> Path | None:
    """Return the folder of that name that rows lie in; None where they lie in none."""
    return next((folder for folder in Path(data or "").parents if folder.name == name), None)


def runs_of(task: Task, ledger: Ledger) -> list[Run]:
    """Return a task's runs, newest first: those of its name, but of other tasks of that name that
    have the same ledger (see `Task.namesakes`) those alone whose rows its own configs name, too."""
    runs, others = ledger.runs(task.name), {other.folder for other in task.namesakes()}
    if not others:
        return runs
    for name in task.config_names():
        with suppress(InputError):
            others.discard(_home(task.config(name).path, task.name))
    return [run for run in runs if _home(run.settings.get("data"), task.name) not in others]


def _home(data: str | None, name: str) -> str:
    """Return what the folder of tasks is called that rows of a task of that name lie in."""
    folder = folder_of(data, name)
    return folder.parent.name if folder else ""
