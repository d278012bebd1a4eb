"""What stands behind every call of an agent: its tasks, yours, the tries and the budget."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from workbench.agents.terms import BUDGET_RUNS, Terms
from workbench.analysis.report import Report
from workbench.errors import NotFoundError, SettingError, nearest, shorten
from workbench.io.given import require_text
from workbench.models.load import model_of
from workbench.prompts.transform import TransformRunner
from workbench.prompts.worker.sandbox import available
from workbench.runs.ledger import Ledger
from workbench.runs.options import PROMPT_OPTIONS, Options, change_options
from workbench.runs.plan import Plan, newest_version, plan_of
from workbench.runs.timeline import text_hashes
from workbench.runs.tries import Try, try_of_plan
from workbench.tasks.task import Task, find_doc, find_tasks, is_task
from workbench.types import Doc, Run

SHOWN = 20
"""So many rows, prompts or runs an answer has at most."""

Record = dict[str, Any]


class Ground:
    """One folder of tasks, or one task, under the terms of a person. Thread-safe: one call at a
    time has the model.

    Raises:
        NotFoundError: there is no task, or none has the version that is yours.
        ModelError: the model cannot be loaded, or is none.
        StoreError: a ledger, which holds the budget, cannot be written.
    """

    def __init__(self, folder: Path, terms: Terms) -> None:
        self.terms, self.model = terms, model_of(terms.model)
        self._model = threading.Lock()
        self._runner = TransformRunner()
        paths = [folder] if is_task(folder) else find_tasks(folder)
        if not paths:
            raise NotFoundError(f"{folder}: no task", expected="a task, or a folder of tasks")
        self._tasks = {path.name: Task.open(path) for path in paths}
        self._yours = {name: self._own_plan(task) for name, task in self._tasks.items()}

    def _own_plan(self, task: Task) -> Plan:
        """Return the plan of yours, which stays what it is now: the version that the person named,
        or the newest that no agent saved, who would lay down what it is judged against.

        Raises:
            NotFoundError: there is none.
        """
        plan, theirs = self._plan_of(task, self.terms.version), self._agents_versions(task)
        if self.terms.version != "latest" or plan.version not in theirs:
            return plan
        try:
            own = newest_version(task, plan.config, self.terms.config, theirs)
        except NotFoundError as error:
            raise NotFoundError(
                f"{task.name}: no version that is yours: agents saved {', '.join(theirs)}",
                fix="Name the one that is to be: --version.",
            ) from error
        return self._plan_of(task, own.id)

    def _agents_versions(self, task: Task) -> list[str]:
        """Return the ids of the versions that agents saved."""
        with closing(Ledger(task.state)) as ledger:
            theirs = ledger.agents_versions()
        return [version for version, text in text_hashes(task.versions()).items()
                if (version, text) in theirs]  # fmt: skip

    def _answer(self, task: str, answer: Any) -> Record:
        return {"answer": answer, **self._standing(task)}

    def close(self) -> None:
        """End the process that ran the agents' texts."""
        self._runner.close()

    def standing(self, task: str) -> Record:
        """Return tries and budget of a task, {} where there is none of that name."""
        return self._standing(task) if task in self._tasks else {}

    def _standing(self, task: str) -> Record:
        with closing(self._ledger(task)) as ledger:
            yours = self._try_of_yours(task)
            tries = ledger.tried(yours, yours)
            spent = ledger.spent(self._task(task))
            judged = self._judged_as(ledger, task, max(1, tries))
        budget = self._budget(task)
        left = max(0, budget - spent)
        told = {"evaluations": budget, "spent": spent, "left": left}
        return {"tries": tries, "judged_as_tries": judged, "budget": told}

    def _judged_as(self, ledger: Ledger, task: str, tries: int) -> int:
        """Return for how many tries a verdict is corrected: those so far, and those that the rest
        of the budget carries, on the same rows in whichever task. A new one takes a run's worth
        out of it at least (see `_share`), so this is never less than what comes to be."""
        rows = self._try_of_yours(task).same_rows
        for name, other in self._tasks.items():
            if name == task or self._try_of_yours(name).same_rows == rows:
                left = max(0, self._budget(name) - ledger.spent(other))
                tries += left // self._size(name)
        return tries

    def _size(self, task: str) -> int:
        """Return how many evaluations a run is."""
        return max(1, len(self._yours[task].docs()))

    def _share(self, ledger: Ledger, task: str, plan: Plan) -> int:
        """Return the least that scoring a plan on whatever rows takes out of the budget: a run's
        worth where it is a new try, since verdicts count as many of these as the budget carries."""
        tried = try_of_plan(plan, self.model)
        is_new = tried != self._try_of_yours(task) and not ledger.is_tried(tried)
        return self._size(task) if is_new else 0

    def _budget(self, task: str) -> int:
        size = self._size(task)
        return BUDGET_RUNS * size if self.terms.budget is None else self.terms.budget

    def _try_of_yours(self, task: str) -> Try:
        return try_of_plan(self._yours[task], self.model)

    def _task(self, task: str) -> Task:
        if task not in self._tasks:
            raise NotFoundError(f"no task {task!r}", fix=nearest(str(task), self._tasks))
        return self._tasks[task]

    def _ledger(self, task: str) -> Ledger:
        return Ledger(self._task(task).state)

    def _is_now(self, task: str, run: Run) -> bool:
        """Say whether a run is of the rows that are there now: others may be sealed by now."""
        now = self._task(task).docs_sha256(self._yours[task].config)
        return run.task == task and run.settings.get("docs_sha256") == now

    def _report(self, ledger: Ledger, task: str, run_id: str) -> Report:
        """Return the report of a run, of the rows that are there now.

        Raises:
            NotFoundError: it is none of these.
        """
        if isinstance(run_id, str) and ledger.has(run_id):
            report = ledger.report(run_id)
            if self._is_now(task, report.run):
                return report
        raise NotFoundError(
            f"no run {shorten(run_id)} of {task}, on the rows that are there now",
            fix="`runs` lists them.",
        )

    def _docs(self, plan: Plan, ids: Sequence[int]) -> list[Doc]:
        every = plan.task.docs(plan.config)
        return [find_doc(every, doc_id) for doc_id in list(ids)[:SHOWN]]

    def _plan(
        self,
        task: str,
        version: str = "",
        source: str | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> Plan:
        """Return the plan of a saved version, by its id, or of an agent's text (yours where
        neither is said), with what it wants other than the person."""
        opened = self._task(task)
        require_text(version=version, source=source or "")
        if source is not None and not source.strip():
            raise SettingError(
                "source", expected="the text of a transform", seen="an empty text",
                fix="Write one, or leave it out: then the version is taken. Nothing was spent.",
            )  # fmt: skip
        if version and source:
            raise SettingError("version and source", expected="one of them", fix="Leave one out.")
        if source:
            self._require_runnable()
            return self._plan_of(opened, source if "\n" in source else source + "\n", settings)
        if not version:
            version = self._yours[task].version
        known = [each.id for each in opened.versions()]
        if version not in known:  # a path would be read, wherever it leads
            raise NotFoundError(f"no version {version!r}", fix=nearest(version, known))
        return self._plan_of(opened, version, settings)

    def _plan_of(self, task: Task, version: str, settings: Mapping[str, Any] | None = None) -> Plan:
        terms, given = self.terms, dict(settings or {})
        if odd := sorted(given.keys() - set(PROMPT_OPTIONS)):
            raise SettingError(
                f"settings: {', '.join(odd)}",
                expected=f"some of {', '.join(PROMPT_OPTIONS)}",
                fix="The others are the person's.",
            )
        if isinstance(ids := given.get("shot_ids"), list):
            given["shot_ids"] = tuple(ids)
        options = change_options(terms.options, **given)
        # The person's own are no fault of an agent that shows fewer shots, or others.
        return plan_of(
            task, options, version, terms.method, terms.config, replace(Options(), **given)
        )

    def _require_runnable(self) -> None:
        if available() != "closed" and not self.terms.unconfined:
            raise SettingError(
                "a text of an agent is not run here: this system cannot close files to it",
                expected="Linux 5.13 or later",
                fix="The person who starts the server may allow it: --unconfined.",
            )
