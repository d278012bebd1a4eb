"""Our scores beside those of the four systems: their rules, and their files of the same docs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from workbench.analysis.gap import Gap, explain_gap
from workbench.analysis.report import make_report
from workbench.analysis.rules_report import RulesReport, make_rules_report
from workbench.errors import DataError, SettingError
from workbench.exchange.systems import open_format
from workbench.models.base import LanguageModel
from workbench.models.cache import cached
from workbench.prompts.dataset import docs_sha256
from workbench.runs.identity import facts_of_run
from workbench.runs.ledger import Ledger
from workbench.runs.plan import Plan, render_docs, require_scorable
from workbench.runs.run import open_tools
from workbench.runs.tries import try_of_plan
from workbench.scoring.groups import questions_of
from workbench.scoring.rule_rows import RuleRow, score_by_rules
from workbench.tasks.task import Task
from workbench.types import Doc, Run


def score_plan_by_rules(
    plan: Plan,
    model: LanguageModel,
    *,
    use_cache: bool = True,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> RulesReport:
    """Score the plan's sample once, and return what each system's rule makes of it.

    `progress` is given how many docs are done, and of how many. The version is a try in the ledger.

    Raises:
        InputError: the sample cannot be rendered, or has no choices.
        ModelError: the model fails.
    """
    tools = open_tools(plan.task.state, use_cache=use_cache)
    with closing(tools):
        batch = render_docs(plan, plan.docs(), tools.runner, model)
        require_scorable(plan, batch)
        used = cached(model, tools.cache) if tools.cache else model
        rows: list[RuleRow] = []
        with closing(score_by_rules(batch.items, used, compat=plan.compat)) as stream:
            for row in stream:
                if row is not None:
                    rows.append(row)
                    progress(len(rows), len(batch.items))
        tools.ledger.add_try(try_of_plan(plan, model))
    docs = plan.docs()
    names = questions_of(docs, plan.group, read=plan.read)
    return make_rules_report(
        rows,
        task=plan.task.name,
        version=plan.version,
        model=model.name,
        questions={doc.id: name for doc, name in zip(docs, names, strict=True)},
    )


def explain_run(run_id: str, file: Path, system: str, ledger: Ledger, task: Task | None) -> Gap:
    """Return where a run of ours and another system's file of the same docs first differ.

    `task` helps to align rows that the file has in another order.

    Raises:
        NotFoundError: there is no such run.
        DataError: the file cannot be read as that system's, or has no rows.
    """
    run = ledger.run(run_id)
    foreign = open_format(system).read_samples(file)
    if not foreign:
        raise DataError(f"{file}: no rows", expected=f"what {system} wrote of its docs")
    report = make_report(run, ledger.rows(run_id))
    docs = _docs_of(run, task) if task else ()
    return explain_gap(report, foreign, system=system, docs=docs)


def _docs_of(run: Run, task: Task) -> Sequence[Doc]:
    name = run.settings.get("config", "")
    docs = task.docs(task.config(name if name in task.config_names() else "", run.method))
    if facts_of_run(run)["rows"] not in (None, docs_sha256(docs)):
        raise SettingError(
            f"run {run.run_id} was scored on other rows than {task.path} has now",
            fix="Score it again, or leave out the task: rows are then taken in their order.",
        )
    return docs
