"""A referee for optimisers: they propose texts of a prompt's description, and are scored here.

Between proposals they are told scores of single rows, as they ask; the verdict on what they end
with is the desk's: on all rows, with each text that was scored as a try, within one budget.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from workbench.agents.desk import Desk
from workbench.agents.ground import Record
from workbench.agents.terms import Call, Terms
from workbench.analysis.scores import score_of
from workbench.errors import NotFoundError
from workbench.models.cache import cached
from workbench.models.known import known_of
from workbench.runs.cost import cost_of
from workbench.runs.judging import score_settings
from workbench.runs.plan import render_docs
from workbench.runs.tries import try_of_plan
from workbench.scoring.evaluate import evaluate
from workbench.tasks.task import Task
from workbench.types import Rendered, Row


@dataclass(frozen=True, slots=True)
class Told:
    """What an optimiser is told of one row: its score (0 where it has none), the prompt, the
    response (of PPL: the choice that is likeliest), and what would have been right."""

    score: float
    prompt: str
    response: str
    right: str


class Referee(Desk):
    """Scores the texts that stand in the place of one task's description.

    `ids` are the rows, by their numbers; `yours` is the person's own description, which is where
    a search begins. `scores` and `verdict` are all that an optimiser needs.

    Raises:
        NotFoundError: there is no such task, or version.
        ModelError: the model cannot be loaded, or is none.
    """

    def __init__(self, task: Task | str | Path, terms: Terms) -> None:
        opened = Task.of(task)
        super().__init__(opened.path, terms)
        (self._name,) = self._tasks
        plan = self._yours[self._name]
        self.yours = plan.settings.description
        self.ids = [doc.id for doc in plan.docs()]

    def scores(self, text: str, ids: Sequence[int]) -> list[Told]:
        """Return what a text comes to on some rows, in their order. Costs an evaluation a row, none
        where the answer is stored. The text is a try, so a new one costs a run's worth at least.

        Raises:
            SettingError: the budget does not carry it.
            NotFoundError: there is no such row.
        """
        name, model = self._name, self.model
        plan = self._plan(name, settings={"description": text})
        by_id = {doc.id: doc for doc in plan.docs()}
        if odd := [doc_id for doc_id in ids if doc_id not in by_id]:
            raise NotFoundError(
                f"{name}: no row {odd[0]!r} among those that are scored",
                expected=f"some of the {len(by_id)} in `ids`",
            )
        docs = [by_id[doc_id] for doc_id in dict.fromkeys(ids)]
        if not docs:
            return []
        with self._at_work(name, Call()) as tools:
            batch = render_docs(plan, docs, tools.runner, model)
            items = batch.items
            used = cached(model, tools.cache) if tools.cache else model
            share = self._share(tools.ledger, name, plan)
            missing = cost_of(plan, batch, known_of(model), tools).to_compute
            with self._spending(name, tools.ledger, max(missing, share)) as spent:
                if text != self.yours:
                    tools.ledger.add_try(try_of_plan(plan, model))
                    spent[0] = share
                computed = 0
                rows: dict[int, Row] = {}
                with closing(evaluate(items, used, score_settings(plan))) as stream:
                    for row in stream:
                        if row is not None:
                            rows[row.doc_id] = row
                            computed += not row.is_cached
                            spent[0] = max(spent[0], computed)
        made = {item.doc.id: item for item in items if isinstance(item, Rendered)}
        metric = plan.config.metrics[0]
        sign = -1.0 if metric.type == "lm_loss" else 1.0
        return [_told(rows[doc_id], made.get(doc_id), metric.name, sign) for doc_id in ids]

    def rows_asked(self) -> dict[int, tuple[str, str]]:
        """Return what each row asks and its right output, as yours has them, by the row's number.
        Rows without a prompt are left out. Costs nothing."""
        plan = self._yours[self._name]
        items = render_docs(plan, plan.docs(), self._runner, self.model).items
        made = [item for item in items if isinstance(item, Rendered)]
        return {item.doc.id: (item.example.input, item.example.output) for item in made}

    def verdict(self, text: str) -> Record:
        """Score a text on all rows and judge it against yours (see `Desk.score`)."""
        return self.score(Call(), self._name, settings={"description": text})


def _told(row: Row, item: Rendered | None, metric: str, sign: float) -> Told:
    value = sign * score_of(row, metric)
    right = item.example.processed_output if item else ""
    gold = [item.choices[place] for place in item.gold] if item and item.choices else []
    likeliest = max(
        zip(row.loglikelihoods, row.choices, strict=False),
        key=lambda pair: pair[0].sum,
        default=(None, ""),
    )[1]
    return Told(
        score=value if value == value else 0.0,
        prompt=item.prompt.text if item else "",
        response=row.generation.text if row.generation else likeliest,
        right=" or ".join(gold or ([right] if isinstance(right, str) else right)),
    )
