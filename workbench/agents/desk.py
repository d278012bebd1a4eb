"""What an agent may do: look, write, have it scored, and be told what the tool makes of it.

Every answer says how many tries there were and what is left of the budget. A verdict counts all
tries so far, and all that the budget still allows: so an agent that stops at the first "better"
has it by luck no more often than one that goes on to the end. A new try takes a run's worth out of
the budget at least, on however few rows: there are no more of them than was counted (see
`docs/agents.md`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, replace
from itertools import islice
from typing import Any

from workbench.agents.ground import SHOWN, Ground, Record
from workbench.agents.terms import Call
from workbench.agents.trial import why_unfit, why_unjudged
from workbench.analysis.race import Race
from workbench.analysis.report import Report
from workbench.errors import InputError, NotFoundError, SettingError, nearest, shorten
from workbench.io.files import text_sha256
from workbench.io.given import require_text
from workbench.lint.first import errors_in
from workbench.lint.look import lint_plan
from workbench.models.known import known_of
from workbench.prompts.render import Batch
from workbench.records import (
    comparison_record,
    lint_record,
    neighbours_record,
    rendered_record,
    report_record,
    row_record,
    run_record,
)
from workbench.runs.cost import cost_of
from workbench.runs.ledger import Ledger
from workbench.runs.neighbours.axes import MOST
from workbench.runs.neighbours.search import Search, make_field, price_field, race_field
from workbench.runs.options import PROMPT_OPTIONS
from workbench.runs.pairing import compare_reports
from workbench.runs.plan import Plan, render_docs
from workbench.runs.progress import Progress, Recorder
from workbench.runs.run import Tools, open_cache, score_plan
from workbench.runs.stored import runs_of, stored_run_of, with_formats
from workbench.runs.tries import try_of
from workbench.tasks.seal import seals_of
from workbench.tasks.versions import save_version


class Desk(Ground):
    """What an agent may do, a method for each; each gives a `Record` of JSON."""

    # -- looking ---------------------------------------------------------------------------------

    def tasks(self, call: Call | None = None) -> Record:
        """List the tasks."""
        found = [
            {
                "task": name,
                "yours": self._yours[name].version,
                "method": self._yours[name].config.method,
                "docs": len(task.docs(self._yours[name].config)),
                "scored_docs": len(self._yours[name].docs()),
                "sealed": sum(seal.rows for seal in seals_of(task.path)),
                "versions": [version.id for version in task.versions()],
                "saved_by_agents": self._agents_versions(task),
                **self._standing(name),
            }
            for name, task in self._tasks.items()
        ]
        return {"answer": found}

    def show(
        self, call: Call, task: str, version: str = "", docs: Sequence[int] = (0, 1, 2)
    ) -> Record:
        """Return a version's source, what it is scored by, and some rows. Rows that are sealed are
        none of the task's."""
        plan = self._plan(task, version)
        rows = self._docs(plan, docs)
        answer = {
            "version": plan.version,
            "source": plan.source,
            "method": plan.config.method,
            "metrics": [metric.name for metric in plan.config.metrics],
            "settings": asdict(plan.settings),
            "rows": [{"doc_id": doc.id, **dict(doc.data)} for doc in rows],
        }
        return self._answer(task, answer)

    def runs(self, call: Call, task: str) -> Record:
        """List the newest runs on the rows that are there now."""
        with closing(self._ledger(task)) as ledger:
            runs = runs_of(self._task(task), ledger)
            found = [run for run in runs if self._is_now(task, run)]
            return self._answer(task, [run_record(run) for run in found[:SHOWN]])

    def rows(self, call: Call, task: str, run_id: str, docs: Sequence[int] = ()) -> Record:
        """Return prompts, responses and scores of a run, of these rows or the first few."""
        with closing(self._ledger(task)) as ledger:
            report = self._report(ledger, task, run_id)
            if not docs:
                return self._answer(task, [row_record(row) for row in islice(report.rows, SHOWN)])
            known = ledger.doc_ids(run_id)
            if odd := [doc_id for doc_id in docs if doc_id not in known]:
                raise NotFoundError(
                    f"no row {shorten(odd[0])} in run {run_id}",
                    expected=f"one of its {len(known)}",
                )
            chosen = ledger.rows_of(run_id, list(dict.fromkeys(docs))[:SHOWN])
            return self._answer(task, [row_record(row) for row in chosen])

    def compare(self, call: Call, task: str, run_a: str, run_b: str) -> Record:
        """Compare two stored runs: the verdict on B against A."""
        with closing(self._ledger(task)) as ledger:
            a, b = (self._report(ledger, task, run) for run in (run_a, run_b))
            return self._answer(task, self._judged(ledger, task, a, b))

    # -- writing ---------------------------------------------------------------------------------

    def render(
        self,
        call: Call,
        task: str,
        version: str = "",
        source: str | None = None,
        settings: Mapping[str, Any] | None = None,
        docs: Sequence[int] = (0,),
    ) -> Record:
        """Return prompts as the model gets them."""
        plan = self._plan(task, version, source, settings)
        batch = render_docs(plan, self._docs(plan, docs), self._runner, self.model)
        return self._answer(task, [rendered_record(item) for item in batch.items])

    def lint(
        self,
        call: Call,
        task: str,
        version: str = "",
        source: str | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> Record:
        """Return what is wrong with the prompts of a version or text."""
        plan = self._plan(task, version, source, settings)
        return self._answer(task, lint_record(lint_plan(plan, None)))

    def save(self, call: Call, task: str, source: str, note: str = "", parent: str = "") -> Record:
        """Write a text down as the task's next version, with its diff, where `score` would take it.
        Nobody has allowed it to run outside this door by that, nor is it yours when the next server
        starts: the ledger knows who saved it."""
        require_text(source=source, note=note, parent=parent)
        opened, yours = self._task(task), self._yours[task]
        self._require_runnable()
        known = {version.id for version in opened.versions()}
        if parent and parent not in known:
            raise NotFoundError(f"no version {parent!r}", fix=nearest(parent, known))
        if source:  # of an empty one `save_version` says what is wrong with it
            plan = self._plan(task, source=source)
            batch = render_docs(plan, plan.docs(), self._runner, self.model)
            self._require_fit(yours, plan, batch, "saved")
        with closing(self._ledger(task)) as ledger:
            saved = save_version(
                opened.path,
                source,
                yours.config.method,
                parent=parent or yours.version,
                note=note,
                announce=lambda version: ledger.add_agents_version(version, text_sha256(source)),
            )
        answer = {"version": saved.version.id, "parent": saved.parent.id if saved.parent else None}
        return self._answer(task, answer)

    # -- scoring ---------------------------------------------------------------------------------

    def score(
        self,
        call: Call,
        task: str,
        version: str = "",
        source: str | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> Record:
        """Score a version or text on the rows, and judge it against yours. What was scored already
        costs nothing; yours is scored first, once."""
        plan, yours = self._plan(task, version, source, settings), self._yours[task]
        with self._at_work(task, call) as tools:
            mine = self._run(yours, yours, tools, call)
            found = self._run(plan, yours, tools, call)
            answer = report_record(found)
            answer["against_yours"] = self._judged(tools.ledger, task, mine, found)
            return self._answer(task, answer)

    def neighbours(
        self,
        call: Call,
        task: str,
        budget: int,
        version: str = "",
        source: str | None = None,
        settings: Mapping[str, Any] | None = None,
        axes: Sequence[str] = (),
        most: int = MOST,
    ) -> Record:
        """Race the neighbours of a version or text, for so much of the budget at most. Each is a
        try, so it takes a run's worth, and no more run than are carried. What wins has no verdict
        by that: score it."""
        plan = self._plan(task, version, source, settings)
        search = Search(tuple(axes), most, budget)
        with self._at_work(task, call) as tools:
            search = self._carried(task, tools.ledger, plan, search)
            field = make_field(plan, search, tools, self.model, errors_in)
            price = price_field(field, self.model, tools)
            shares = [self._share(tools.ledger, task, each.plan) for each in field.variants]
            call.check()
            with self._spending(task, tools.ledger, max(price.evaluations, sum(shares))) as spent:

                def step(progress: Progress) -> None:
                    call.check()
                    spent[0] = max(spent[0], progress.computed)

                def watch(race: Race) -> None:
                    ran = sum(shares[place] for place in race.rounds[0].ranking)
                    spent[0] = max(spent[0], ran)  # before the call may end: they are tries now
                    _tell_race(call, race, price)

                end = race_field(field, self.model, tools, step, watch)
            record = neighbours_record(end, price)
            for name in ("verdict", "sentence", "sealed", "lead_interval", "interval", "tries"):
                record.pop(name)  # of this race alone, which is not all that was tried
            record["standings"] = record["standings"][:SHOWN]
            record["dropped"] = record["dropped"][:SHOWN]
            return self._answer(task, record)

    def _carried(self, task: str, ledger: Ledger, plan: Plan, search: Search) -> Search:
        """Return a search among no more neighbours than what it may spend carries.

        Raises:
            SettingError: that is none.
        """
        given, size = search.budget or 0, self._size(task)
        most = (given - self._share(ledger, task, plan)) // size
        if most < 1:
            raise SettingError(
                "budget",
                expected=f"{given + (1 - most) * size} or more: each neighbour is a try, and takes "
                f"{size} evaluations, a run's worth",
                seen=f"{given}",
                fix="Give more, or score a text of your own.",
            )
        return replace(search, most=min(search.most, most))

    def _run(self, plan: Plan, yours: Plan, tools: Tools, call: Call) -> Report:
        """Return the report of a plan: the stored one, or a new one that is paid for."""
        model, ledger, name = self.model, tools.ledger, plan.task.name
        stored = stored_run_of(plan, model, ledger.runs(name))
        if stored is not None:
            return ledger.report(stored.run_id)
        docs = plan.docs()
        batch = render_docs(plan, docs, tools.runner, model)
        if plan is not yours:
            self._require_fit(yours, plan, batch, "scored")
        call.check()
        recorders: list[Recorder] = []
        draws = plan.config.decoding.draws if plan.config.method == "gen" else 1
        share = self._share(ledger, name, plan)
        missing = cost_of(plan, batch, known_of(model), tools).to_compute
        with self._spending(name, ledger, max(missing * draws, share)) as spent:

            def begun(recorder: Recorder) -> None:
                recorders.append(recorder)
                spent[0] = share  # it is a try now, however far it comes

            with closing(score_plan(plan, model, tools, begun, batch)) as steps:
                for step in steps:
                    spent[0] = max(spent[0], step.computed * draws)
                    call.tell(step.done, step.total or len(docs), f"{plan.version} {step.status}")
                    call.check()
        return recorders[0].report()

    def _require_fit(self, yours: Plan, plan: Plan, batch: Batch, done: str) -> None:
        """Refuse what is no fair variant of yours (see `why_unfit`).

        Raises:
            InputError: it is none, so it is not `done`.
        """
        own = render_docs(yours, plan.docs(), self._runner, self.model)
        if why := why_unfit(yours, plan, (own.items, batch.items), self._runner):
            raise InputError(f"not {done}: {why}", fix="Nothing was spent. Write another.")

    @contextmanager
    def _at_work(self, task: str, call: Call) -> Iterator[Tools]:
        """Give the tools to a call that has the model to itself."""
        while not self._model.acquire(timeout=0.1):
            call.check()
        try:
            state = self._task(task).state
            with closing(Ledger(state)) as ledger, closing(open_cache(state)) as cache:
                yield Tools(ledger, cache, self._runner)
        finally:
            self._model.release()

    @contextmanager
    def _spending(self, task: str, ledger: Ledger, most: int) -> Iterator[list[int]]:
        """Take so many evaluations out of the budget, and give back what was not used. A server
        that is killed meanwhile has used them all.

        Raises:
            SettingError: so many are not left.
        """
        budget = self._budget(task)
        opened = self._task(task)
        entry = ledger.spend(opened, most, budget)
        if not entry:
            left = max(0, budget - ledger.spent(opened))
            raise SettingError(
                "the budget does not carry this",
                expected=f"at most {left} evaluations, which is what is left of {budget}",
                seen=f"{most}",
                fix="Only the person who started this server can give more.",
            )
        spent = [0]
        try:
            yield spent
        finally:
            ledger.settle(entry, min(most, spent[0]))

    def _judged(self, ledger: Ledger, task: str, a: Report, b: Report) -> Record:
        """Return the verdict on a run, or why there is none."""
        if try_of(a.run) == try_of(b.run):
            return {"decision": "same", "verdict": "both are the same text and settings"}
        if why := why_unjudged(a, b):
            return {"decision": "unjudged", "verdict": why}
        first, last = try_of(a.run), try_of(b.run)
        tries = self._judged_as(ledger, task, max(1, ledger.tried(first, last)))
        if first != self._try_of_yours(task):  # any two of them could have been picked
            tries *= tries
        try:
            found = compare_reports(a, b, vary=PROMPT_OPTIONS, tries=tries)
            found = with_formats(found, a.run, b.run, ledger)
            found = replace(found, judgement=replace(found.judgement, tries_ahead=True))
        except SettingError as error:
            return {"decision": "unjudged", "verdict": str(error)}
        record = comparison_record(found)
        for name in ("better", "worse", "p_value", "ci95", "test"):
            record.pop(name)  # of one look and one try, which this is not
        return record


def _tell_race(call: Call, race: Any, price: Any) -> None:
    call.check()
    call.tell(race.evaluations, price.evaluations, f"round {len(race.rounds)}")
