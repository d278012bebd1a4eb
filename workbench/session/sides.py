"""What is compared while one works: the draft with its parent, versions, runs that are stored.

A draft or a version is scored under the settings in force; a run that is stored for just that is
taken as it is. Two sides are then compared as `workbench compare` does it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from workbench.analysis.compare import Comparison
from workbench.analysis.report import Report
from workbench.errors import SettingError
from workbench.models.known import known_model
from workbench.runs.identity import deviations, facts_of_plan, facts_of_run
from workbench.runs.ledger import Ledger
from workbench.runs.pairing import compare_reports, differing_settings
from workbench.runs.queue import Job
from workbench.runs.stored import stored_run_of, with_formats
from workbench.runs.tries import try_of
from workbench.session.session import Session
from workbench.session.state import SessionState
from workbench.types import Run

SideKind: TypeAlias = Literal["draft", "parent", "version", "run"]


@dataclass(frozen=True, slots=True)
class Choice:
    """What one side is: the draft, the version that it started from, a version by its id, or a
    run by its id. `name` is empty for the first two."""

    kind: SideKind
    name: str = ""


DRAFT = Choice("draft")
PARENT = Choice("parent")


@dataclass(frozen=True, slots=True)
class Side:
    """One side as far as it is known.

    `report` is None before the first row. `job` is what to score for the rest, None for a stored
    run; `is_whole` says that there is no rest.
    """

    choice: Choice
    job: Job | None
    report: Report | None
    is_whole: bool


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why two sides cannot be compared; `may_vary` are the settings that differ and could be let
    vary, none where the runs never pair."""

    message: str
    may_vary: tuple[str, ...] = ()


def parse_choice(text: str) -> Choice:
    """Return the choice that `draft`, `parent`, `version:gen_v1` or `run:ID` names.

    Raises:
        SettingError: it is none of these.
    """
    kind, _, name = text.partition(":")
    if kind not in get_args(SideKind) or bool(name) != (kind in ("version", "run")):
        expected = "draft, parent, version:ID or run:ID"
        raise SettingError("side of a comparison", expected=expected, seen=repr(text))
    return Choice(kind, name)  # type: ignore[arg-type]


def spell_choice(choice: Choice) -> str:
    """Return the text that `parse_choice` reads as `choice`."""
    return f"{choice.kind}:{choice.name}" if choice.name else choice.kind


def find_side(
    session: Session, choice: Choice, read: Callable[[str], Report] | None = None
) -> Side:
    """Return a side with the newest run that is of just its text, settings and sample, or with
    the rows so far of the one that goes on. `read` returns a stored report by its run's id.

    Raises:
        InputError: there is no such version or run, or no parent.
    """
    read = read or session.stored_report
    if choice.kind == "run":
        return Side(choice, None, read(choice.name), True)
    job = _job(session, choice)
    latest = session.report()
    is_own = latest is not None and is_run_of(latest.run, job)
    if latest is not None and is_own and latest.run.status == "done":
        return Side(choice, job, latest, True)
    stored = stored_run(job, session.runs())
    if stored is not None:
        return Side(choice, job, read(stored.run_id), True)
    # Rows of a large run are in the ledger: not to be read again at every step of it.
    so_far = latest if latest is not None and is_own and latest.counts is None else None
    return Side(choice, job, so_far, False)


def _job(session: Session, choice: Choice) -> Job:
    if choice.kind == "draft":
        return session.job()
    if choice.kind == "version":
        return session.job(choice.name)
    return session.job(parent_of(session.state()))


def parent_of(state: SessionState) -> str:
    """Return the version that what is in the editor came from: a draft's own, and of a version
    that was not edited, the one that it was saved from.

    Raises:
        SettingError: there is none.
    """
    if not state.version:
        raise SettingError("the draft has no parent yet", fix="Save it, or choose two runs.")
    if state.dirty:
        return state.version
    saved = {version.id: version.parent for version in state.versions}
    parent = saved.get(state.version, "")
    if parent not in saved:
        raise SettingError(
            f"{state.version} has no parent to compare with",
            fix="Edit it, or choose two versions or runs.",
        )
    return parent


def stored_run(job: Job, runs: Iterable[Run]) -> Run | None:
    """Return the newest finished run of just what the job would score; `runs` are newest first."""
    return stored_run_of(job.plan, known_model(job.model), runs)


def is_run_of(run: Run, job: Job) -> bool:
    """Say whether a run is of the job's text, model, settings and sample."""
    wanted = facts_of_plan(job.plan, known_model(job.model))
    whole = run.settings.get("n") == len(job.plan.docs())
    return whole and not deviations(facts_of_run(run), wanted)


def compare_sides(
    a: Side,
    b: Side,
    *,
    metric: str = "",
    vary: Collection[str] = (),
    margin: float | None = None,
    ledger: Ledger | None = None,
) -> Comparison | Refusal | None:
    """Compare the docs that both sides have so far; None while one of them has none. The `ledger`
    knows what else was tried on them."""
    if a.report is None or b.report is None or not (a.report.metrics and b.report.metrics):
        return None
    tries = ledger.tries(try_of(a.report.run), try_of(b.report.run)) if ledger else 1
    try:
        found = compare_reports(
            a.report, b.report, metric=metric, vary=vary, tries=tries, margin=margin
        )
        return with_formats(found, a.report.run, b.report.run, ledger)
    except SettingError as error:
        return Refusal(str(error), _may_vary(a.report, b.report, metric, vary))


def _may_vary(a: Report, b: Report, metric: str, vary: Collection[str]) -> tuple[str, ...]:
    name = metric or next(iter(a.metrics))
    try:
        differing = differing_settings(a.run, b.run, name, vary)
        # Asked again with all of them: what may never vary is refused by its name.
        differing_settings(a.run, b.run, name, (*vary, *differing))
    except SettingError:
        return ()
    return differing
