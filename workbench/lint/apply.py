"""Mends applied one after another: the source with all that can be taken out taken out."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace

from workbench.lint.check import check, render_subject
from workbench.lint.finding import Finding
from workbench.lint.mend import mended
from workbench.lint.rules import RULES
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan
from workbench.tasks.task import choose_sample
from workbench.types import Doc

TRIED_DOCS = 100
"""So many docs are rendered to see whether a mend takes its fault out."""

MOST_MENDS = 50


@dataclass(frozen=True, slots=True)
class Mended:
    """A source without the faults that `findings` were; the same where there were none."""

    source: str
    findings: tuple[Finding, ...]


def apply_mends(plan: Plan) -> Mended:
    """Return the plan's source with every fault taken out that can be by rule. Each mend is tried
    on rendered docs first, and left out where its fault stays, another comes or a doc breaks.

    Raises:
        InputError: the data or a setting cannot be used.
        WorkerError: the process for live code cannot be started.
    """
    docs = choose_sample(plan.task.docs(plan.config), TRIED_DOCS)
    done: list[Finding] = []
    left_out: set[tuple[str, str]] = set()
    with closing(TransformRunner()) as runner:
        for _ in range(MOST_MENDS):
            found = _next_mend(plan, docs, runner, left_out)
            if found is None:
                break
            plan = replace(plan, source=found.source, filename="<mended>")
            done += found.findings
    return Mended(plan.source, tuple(done))


def _next_mend(
    plan: Plan, docs: Sequence[Doc], runner: TransformRunner, left_out: set[tuple[str, str]]
) -> Mended | None:
    """Return the source with one more fault taken out, None where no mend is left that does;
    those that do not are put into `left_out`."""
    subject = render_subject(plan, docs, runner)
    findings = check(subject)
    before = {finding.rule for finding in findings}
    for finding in findings:
        source = mended(finding, subject)
        key = (finding.rule, str(finding.message))
        if source is None or key in left_out:
            continue
        trial = replace(plan, source=source, filename="<mended>")
        after = check(render_subject(trial, docs, runner), RULES)
        stays = any((f.rule, str(f.message)) == key for f in after)
        if not stays and {each.rule for each in after} <= before:
            return Mended(source, (finding,))
        left_out.add(key)
    return None
