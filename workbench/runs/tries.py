"""What counts as a try: each version or setting that is scored on some rows, by its content.

Who tries twenty edits on the same rows and keeps the best has a winner that luck helped; so the
evidence that a winner needs grows with the tries (see `analysis.judge`). A try is counted once,
however often it is scored and wherever: in the widget, on the command line, in Python, in a sweep
or while one types, as a run or for a band, a proof or the share of an edit. Another sample of the
same rows is no other try, and the rows' own edits begin a new count. What the task is called is no
part of it, nor what its folder is: a ledger keeps both for those that older versions wrote down.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace

from workbench.io.files import text_sha256
from workbench.models.base import LanguageModel
from workbench.runs.identity import ROWS, SCORE, Facts, facts_of_plan, facts_of_run
from workbench.runs.plan import Plan
from workbench.types import Run

_ASIDE = (*ROWS, "method", "model", "dtype", "weights", "files", "scoring")
"""What a try is on and by, rather than what is tried, or what its content says already."""


@dataclass(frozen=True, slots=True)
class Try:
    """Something that was scored: on which `rows` (a hash) of a task, by which method and model (its
    fingerprint), and the hash of all that its scores depend on besides. `same_rows` and
    `same_content` are the latter two whatever the task is called."""

    task: str
    method: str
    rows: str
    model: str
    content: str
    same_rows: str
    same_content: str


def try_of(run: Run) -> Try:
    """Return the try that a run is."""
    return try_of_facts(facts_of_run(run), run.fingerprint)


def try_of_plan(plan: Plan, model: LanguageModel) -> Try:
    """Return the try that scoring a plan is."""
    return try_of_facts(facts_of_plan(plan, model), model.fingerprint)


def try_beside(tried: Try, *change: str) -> Try:
    """Return the try of prompts that no text makes: those of another try after a change, as a
    repair or some of an edit's hunks makes it."""
    return replace(
        tried,
        content=_hash([tried.content, *change]),
        same_content=_hash([tried.same_content, *change]),
    )


def try_of_facts(facts: Facts, fingerprint: str) -> Try:
    """Return the try of something that is scored with a model of that fingerprint."""
    content = {name: facts.get(name) for name in SCORE if name not in _ASIDE}
    if content["decoding"]:  # a single draw goes unsaid, as in the tries that are counted already
        said = content["decoding"].items()
        content["decoding"] = {name: v for name, v in said if (name, v) != ("draws", 1)}
    task, rows, named = facts["task"], facts.get("rows"), content.get("dataset_name") or ""
    given = _hash([facts.get(name) for name in ROWS])
    return Try(
        task=task,
        method=facts["method"],
        rows=given,
        model=fingerprint,
        content=_hash(content),
        same_rows=_hash(rows) if rows else given,  # an older run did not record its rows
        same_content=_hash({**content, "dataset_name": named.removeprefix(f"{task.lower()}_")}),
    )


def _hash(value: object) -> str:
    return text_sha256(json.dumps(value, sort_keys=True, default=str))
