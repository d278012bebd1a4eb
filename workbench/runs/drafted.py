"""Earlier answers as drafts of the next: which run has some that are worth trying."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from workbench.models.base import LanguageModel
from workbench.models.known import KnownModel
from workbench.runs.identity import GUESS, facts_of_plan, newest_run
from workbench.runs.ledger import Ledger
from workbench.runs.plan import Plan
from workbench.types import Row


def drafts_of(ledger: Ledger, plan: Plan, model: LanguageModel) -> dict[int, str]:
    """Return what the model answered in the newest finished run like this one, by doc id."""
    run_id = earlier_run(ledger, plan, model)
    return _responses(ledger.each_row(run_id)) if run_id else {}


def drafts_from(ledger: Ledger, run_id: str | None, doc_ids: Sequence[int]) -> dict[int, str]:
    """Return what the model answered for these docs in an earlier run, if there is one."""
    return _responses(ledger.rows_of(run_id, doc_ids)) if run_id else {}


def _responses(rows: Iterable[Row]) -> dict[int, str]:
    return {row.doc_id: row.generation.text + row.generation.stop for row in rows if row.generation}


def earlier_run(ledger: Ledger, plan: Plan, model: LanguageModel | KnownModel) -> str | None:
    """Return the newest finished GEN run of the plan's task by that model, if its answers can
    serve as drafts: where the plan generates too, and greedily."""
    if plan.config.method != "gen" or plan.config.decoding.temperature > 0:
        return None
    found = newest_run(ledger.runs(plan.task.name), facts_of_plan(plan, model), level=GUESS)
    return found.run_id if found else None


def mostly_drafted(wanted: Collection[int], drafts: Collection[int]) -> bool:
    """Say whether at least half of the wanted docs have an earlier answer as a draft."""
    return 2 * sum(doc_id in drafts for doc_id in wanted) >= max(1, len(wanted))
