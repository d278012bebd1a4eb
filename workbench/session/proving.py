"""What the draft's faults cost, and whether a mend takes one out: the linter's slower half."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace

from workbench.lint.check import check, render_subject
from workbench.lint.finding import Finding
from workbench.lint.prove import prove_all
from workbench.lint.rules import RULES
from workbench.models.base import LanguageModel
from workbench.models.cache import cached
from workbench.models.load import loaded_model
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan
from workbench.runs.run import open_cache, open_ledger
from workbench.session.inspector import MOST_LINTED
from workbench.session.session import Session
from workbench.tasks.task import choose_sample, find_doc
from workbench.types import Doc

TRIED_DOCS = 40
"""So many of the docs that have a fault are rendered to see whether a mend takes it out."""


def prove_findings(
    findings: Sequence[Finding],
    plan: Plan,
    model: LanguageModel,
    watch: Callable[[int, int], None],
) -> Iterator[Finding]:
    """Yield findings of the plan's text, each with its proof where it has one: as many of its docs
    as the plan's sample has are scored, as they are and with the fault taken out. `watch` is told
    how many, of how many; what it raises ends the proof. Answers are kept as those of a run are.

    Raises:
        InputError: the data or a setting cannot be used.
        ModelError: the model fails.
        WorkerError: the process for live code cannot be started.
    """
    docs = plan.task.docs(plan.config)
    looked_at = {doc.id: doc for doc in choose_sample(docs, MOST_LINTED)}
    looked_at |= {doc_id: find_doc(docs, doc_id) for each in findings for doc_id in each.doc_ids}
    with closing(TransformRunner()) as runner:
        subject = render_subject(plan, tuple(looked_at.values()), runner, model)
    state = plan.task.state
    with closing(open_cache(state)) as cache, closing(open_ledger(state)) as ledger:
        asked = cached(model, cache)
        yield from prove_all(findings, subject, plan, asked, watch=watch, count=ledger.add_try)


def takes_out(session: Session, finding: Finding) -> bool:
    """Say whether the finding's mend takes its fault out of the docs that have it, and does not
    break them.

    Raises:
        InputError: the data or a setting cannot be used.
        ModelError: the model's chat template refuses a prompt.
        WorkerError: the process for live code cannot be started.
    """
    if finding.mended is None:
        return False
    plan = replace(session.plan(), source=finding.mended, filename="<mended>")
    docs = plan.task.docs(plan.config)
    own: Sequence[Doc] = [find_doc(docs, doc_id) for doc_id in finding.doc_ids]
    model = loaded_model(session.state().model)
    rendered = render_subject(plan, choose_sample(own, TRIED_DOCS), session.aside, model)
    rules = [rule for rule in RULES if rule.name in (finding.rule, "code/error")]
    return not check(rendered, rules)
