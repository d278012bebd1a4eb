"""Which edit between two sides did it: the controller's half of an attribution."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

from workbench.analysis.attribution import Attribution
from workbench.models.base import LanguageModel
from workbench.models.known import known_model
from workbench.models.load import loaded_model
from workbench.runs.attribute import Price, attribution, price_of
from workbench.runs.edits.study import Study, make_study
from workbench.runs.plan import Plan
from workbench.runs.progress import Progress
from workbench.runs.run import Tools, open_cache, open_ledger
from workbench.runs.stored import plan_of_run
from workbench.session.session import Session
from workbench.session.sides import Choice, find_side


def study_sides(session: Session, sides: tuple[Choice, Choice]) -> tuple[Study, Price]:
    """Return what lies between two sides on the session's sample, and what scoring that with its
    model would take. Nothing is computed, and no model is loaded.

    Raises:
        InputError: a side cannot be had, or the two differ in more than their prompts.
        ModelError: a chat template is asked for, and the model that has it is not loaded.
        WorkerError: the process for live code cannot be started.
    """
    old, new = (_plan_of(session, choice) for choice in sides)
    name = session.state().model
    study = make_study(old, new, session.aside, loaded_model(name))
    state = new.task.state
    with closing(open_ledger(state)) as ledger, closing(open_cache(state)) as cache:
        price = price_of(study, known_model(name), Tools(ledger, cache, session.aside))
    return study, price


def _plan_of(session: Session, choice: Choice) -> Plan:
    """Return what a side would be scored as, on the session's sample."""
    side = find_side(session, choice)
    if side.job is not None:
        return side.job.plan
    assert side.report is not None  # a stored run has one
    plan = plan_of_run(side.report.run, session.plan().task)
    plan = replace(plan, version=side.report.run.version)
    return replace(plan, sample_size=session.state().sample_size)


def score_between(
    session: Session, study: Study, model: LanguageModel, watch: Callable[[Progress], None]
) -> Attribution:
    """Score what lies between two sides, and return what each hunk did. `watch` is told how far it
    is; what it raises ends it, and the answers so far are kept.

    Raises:
        ModelError: the model fails.
    """
    state = study.new.task.state
    with closing(open_ledger(state)) as ledger, closing(open_cache(state)) as cache:
        return attribution(study, model, Tools(ledger, cache, session.aside), watch)
