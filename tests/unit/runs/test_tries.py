"""What counts as a try: whatever was scored on the rows and told, by each door, once."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import workbench
from tests.unit.conftest import ADD
from workbench.lint.check import render_subject
from workbench.lint.mend import mended
from workbench.models.fake import FakeModel
from workbench.runs.ledger import Ledger
from workbench.runs.neighbours.formats import band_of_plan
from workbench.runs.neighbours.shots import study_shots
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan
from workbench.runs.run import open_tools
from workbench.runs.tries import try_of_plan
from workbench.tasks.task import STATE_FOLDER, Task
from workbench.types import Method

pytestmark = pytest.mark.slow

MODEL = FakeModel(lambda prompt: " 1\n")
OTHER = ADD.replace('f"Q: ', 'f"Question: ')
SPACED = ADD.replace("A:", "A: ").replace('" " + ', "")
"""Has a fault that the linter proves, and mends."""


def plan_for(task: Path, source: str | None = None, method: Method = "gen") -> Plan:
    """Return a plan for all sums."""
    return make_plan(Task.open(task), Options(sample_size=None), method=method, draft=source)


def tries_beside(plan: Plan) -> int:
    """Return how many tries there are on a plan's rows, besides its own."""
    own = try_of_plan(plan, MODEL)
    with closing(Ledger(plan.task.state)) as ledger:
        return ledger.tried(own, own)


def test_a_version_by_every_systems_rule_is_a_try(task: Path) -> None:
    """Once, however often it is asked, and as a run of it is."""
    (task / "transform_ppl_v1.py").write_text(OTHER)
    yours = plan_for(task, ADD, "ppl")
    assert tries_beside(yours) == 0
    for _ in range(2):
        workbench.score_rules(task, MODEL, "ppl_v1")
        assert tries_beside(yours) == 1
    workbench.score(task, MODEL, "ppl_v1", num_fewshot=yours.settings.num_fewshot)
    assert tries_beside(yours) == 1


def test_a_band_is_a_try_of_its_version_and_its_formats_are_none(task: Path) -> None:
    """They are told as a spread, of which nobody can choose one."""
    yours, other = plan_for(task), plan_for(task, OTHER)
    with closing(open_tools(yours.task.state)) as tools:
        band_of_plan(other, MODEL, tools, formats=12)
        assert tries_beside(yours) == 1
        band_of_plan(yours, MODEL, tools, formats=12, against=plan_for(task, OTHER + "# 2\n"))
    assert tries_beside(yours) == 2


def test_each_setting_of_a_study_of_shots_is_a_try(task: Path) -> None:
    """Two shots: without each, and swapped. The docs that are shots have the third."""
    plan = plan_for(task)
    settings = replace(plan.settings, sampler="ids", shot_ids=(0, 1, 2), num_fewshot=2)
    plan = replace(plan, settings=settings)
    with closing(open_tools(plan.task.state)) as tools:
        found = study_shots(plan, MODEL, tools)
    assert tries_beside(plan) == len(found.shots) + len(found.swaps) == 3


def test_each_prompt_between_two_versions_is_a_try(task: Path) -> None:
    """Of two hunks: each alone, and both, which is the new version."""
    new = OTHER.replace("A:", "Answer:")
    for _ in range(2):
        found = workbench.attribute(task, MODEL, ADD, new, method="gen", sample_size=None)
        assert (len(found.hunks), found.corners) == (2, 4)
        assert tries_beside(plan_for(task, ADD)) == 3
    workbench.score(task, MODEL, new, method="gen", sample_size=None)
    assert tries_beside(plan_for(task, ADD)) == 3


def test_a_repair_that_a_proof_scores_is_a_try(task: Path) -> None:
    """Beside the version that has the fault; the mended text is the same try when it is scored."""
    (task / "transform_gen_v1.py").write_text(SPACED)
    report = workbench.lint_task(task, "gen_v1", model=MODEL, prove=True, sample_size=None)
    (proven,) = [finding for finding in report.findings if finding.proof]
    assert tries_beside(plan_for(task, OTHER)) == 2
    plan = plan_for(task, SPACED)
    with closing(open_tools(plan.task.state)) as tools:
        subject = render_subject(plan, plan.docs(), tools.runner)
    mend = mended(proven, subject)
    assert mend is not None
    workbench.score(task, MODEL, mend, method="gen", sample_size=None)
    workbench.score(task, MODEL, "gen_v1", sample_size=None)
    assert tries_beside(plan_for(task, OTHER)) == 2


def test_tries_are_those_of_the_ledger_that_the_run_is_in(
    task: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A group of tasks beside the task has a ledger of its own, nearer to the task's data."""
    monkeypatch.chdir(task.parent.parent)
    runs = [workbench.score(task, MODEL, num_fewshot=shots).run.run_id for shots in (0, 1, 2)]
    before = workbench.compare(runs[0], runs[1], vary={"num_fewshot"}).judgement.tries
    inner = shutil.copytree(task, task.parent / "group" / task.name)
    workbench.score(inner, MODEL, num_fewshot=0)
    assert (task.parent / STATE_FOLDER / "runs.db").exists()
    assert workbench.compare(runs[0], runs[1], vary={"num_fewshot"}).judgement.tries == before > 1


def renamed(task: Path, name: str) -> Path:
    """Return the task's folder under another name, its configs and texts as they were."""
    folder = task.rename(task.parent / name)
    for config in (folder / "config").glob("*.json"):
        config.write_text(config.read_text().replace(f"{task.name}/", f"{name}/"))
    return folder


def test_what_the_task_is_called_begins_no_new_count(task: Path) -> None:
    """The same rows and texts are the same tries under another name, once each; those of other
    rows, or by the other method, are none of them."""
    kept = {"method": "gen", "sample_size": None}
    for source in (ADD, OTHER, SPACED):
        workbench.score(task, MODEL, source, **kept)
    assert tries_beside(plan_for(task, ADD)) == 2
    task = renamed(task, "plus")
    assert tries_beside(plan_for(task, ADD)) == 2
    runs = [workbench.score(task, MODEL, each, **kept) for each in (ADD, OTHER)]
    assert tries_beside(plan_for(task, ADD)) == 2
    assert workbench.compare(*runs).judgement.tries == 2
    with closing(Ledger(Task.open(task).state)) as ledger:
        assert ledger.is_tried(try_of_plan(plan_for(task, SPACED), MODEL))
        assert not ledger.is_tried(try_of_plan(plan_for(task, SPACED + "# 2\n"), MODEL))
    assert tries_beside(plan_for(task, ADD, "ppl")) == 0
    data = task / "data" / "add.jsonl"
    data.write_text(data.read_text().replace("3+4=", "3+5="))
    assert tries_beside(plan_for(task, ADD)) == 0


def test_tries_of_an_older_ledger_go_on_being_counted(task: Path) -> None:
    """It has them by the task's name. Those that runs are of are known under another name, too,
    and once; what no run is of (a race, a proof), under its own."""
    for source in (ADD, OTHER, SPACED):
        workbench.score(task, MODEL, source, method="gen", sample_size=None)
    state = Task.open(task).state
    with closing(Ledger(state)) as ledger:
        ledger.add_try(try_of_plan(plan_for(task, OTHER + "# a race's\n"), MODEL))
    with closing(sqlite3.connect(state / "runs.db")) as db:
        db.execute("DROP TABLE same_tries")
    assert tries_beside(plan_for(task, ADD)) == 3
    for source in (ADD, OTHER):
        workbench.score(task, MODEL, source, method="gen", sample_size=None)
    assert tries_beside(plan_for(task, ADD)) == 3
    assert tries_beside(plan_for(renamed(task, "plus"), ADD)) == 2
