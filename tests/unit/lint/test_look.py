"""A look that is watched goes on step by step, and what was seen is a report wherever it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.unit.conftest import ADD
from workbench.lint.look import FIRST_DOCS, LintStep, Look, lint_plan
from workbench.lint.rules import RULES
from workbench.models.fake import FakeModel
from workbench.runs.options import Options
from workbench.runs.plan import Plan, make_plan
from workbench.tasks.task import Task

pytestmark = pytest.mark.slow

SPACED = ADD.replace("A:", "A: ").replace('" " + ', "")
SLOW = "import time\n\n\n" + SPACED.replace("    return", "    time.sleep(0.03)\n    return")
TWO_FAULTS = SPACED.replace("Q: {", "Q:  {")


def plan_on(task: Path, source: str, docs: int = 12) -> Plan:
    """Return the plan of a text on so many rows."""
    rows = [
        {"passage": "", "question": f"{i}+{i + 1}=", "target_scores": {}, "answer": str(2 * i + 1)}
        for i in range(docs)
    ]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (task / "data" / "add.jsonl").write_text(lines)
    return make_plan(Task.of(task), Options(num_fewshot=2), method="gen", draft=source)


def test_the_first_docs_are_checked_before_the_others_are_rendered(task: Path) -> None:
    """The first step of a look that is watched has their findings, the last is all docs."""
    look = Look(plan_on(task, SPACED, 3 * FIRST_DOCS))
    first, *_, last = look.steps(watched=True)
    assert (first.done, first.total) == (FIRST_DOCS, 3 * FIRST_DOCS)
    assert [finding.rule for finding in first.findings] == ["text/trailing-space"]
    assert last.done == 3 * FIRST_DOCS


def test_a_look_that_is_left_reports_what_it_saw(task: Path) -> None:
    """Of the docs that were rendered, and it says how many."""
    look = Look(plan_on(task, SPACED, 3 * FIRST_DOCS))
    next(look.steps(watched=True))
    report = look.report()
    assert report.docs_checked == FIRST_DOCS
    assert [finding.count for finding in report.findings] == [FIRST_DOCS]


@pytest.mark.parametrize("on_all_cores", [False, True])
def test_how_many_rules_were_asked_is_told(task: Path, on_all_cores: bool) -> None:
    """Of many docs that takes longer than rendering them, and it comes to all the rules."""
    look = Look(plan_on(task, SPACED, 4 * FIRST_DOCS), on_all_cores=on_all_cores)
    told: list[LintStep] = []
    for _ in look.steps(watched=True, ruled=told.append):
        pass
    assert {(step.doing, step.total) for step in told} == {("checking", len(RULES))}
    assert [step.done for step in told] == sorted(step.done for step in told)
    assert on_all_cores or told[-1].done == len(RULES)
    assert [finding.rule for finding in told[0].findings] == ["text/trailing-space"]
    assert look.report().docs_checked == 4 * FIRST_DOCS


@pytest.mark.parametrize("sampler", ["fixed", "ultraeval"])
def test_a_version_that_asks_for_more_shots_than_rows_is_linted(task: Path, sampler: str) -> None:
    """With as many as there are: a finding says so, beside what else is wrong, and is proven."""
    plan = plan_on(task, SPACED, 4)
    settings = replace(plan.settings, num_fewshot=9, sampler=sampler)
    report = lint_plan(replace(plan, settings=settings), FakeModel(), prove=True)
    found = {finding.rule: finding for finding in report.findings}
    assert found["few-shot/fewer"].message == "3 shots are shown, 9 were asked for"
    assert found["text/trailing-space"].proof is not None


def test_a_few_shot_file_of_rows_that_are_scored_is_linted(task: Path) -> None:
    """A row is no shot of its own, so one shot less is shown than the file has rows."""
    plan = plan_on(task, SPACED, 12)
    lines = (task / "data" / "add.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (task / "data" / "shots.jsonl").write_text("".join(lines[:4]), encoding="utf-8")
    config = replace(plan.config, fewshot_path=str(task / "data" / "shots.jsonl"))
    settings = replace(plan.settings, num_fewshot=4)
    report = lint_plan(replace(plan, config=config, settings=settings))
    assert "few-shot/same-docs" in {finding.rule for finding in report.findings}


def test_watching_changes_nothing_of_what_is_found(task: Path) -> None:
    """The report of a look in steps is that of one in a piece."""
    plan = plan_on(task, TWO_FAULTS, 3 * FIRST_DOCS)
    look = Look(plan)
    for _ in look.steps(watched=True):
        pass
    assert look.report() == lint_plan(plan)


def test_a_look_that_is_left_while_it_proves_keeps_the_proofs(task: Path) -> None:
    """What was proven has its proof, and what was not says that it was stopped."""
    look = Look(plan_on(task, TWO_FAULTS), FakeModel(), prove=True)
    for step in look.steps():
        if step.doing == "proving":
            break
    first, *rest = look.report().findings
    assert first.proof is not None
    assert {finding.unproven for finding in rest} == {"no proof: it was stopped before"}


@pytest.mark.skipif(os.name != "posix", reason="a terminal of its own")
def test_an_interrupted_command_prints_what_it_found(task: Path) -> None:
    """One JSON document of the docs that were rendered; how far it came on stderr; status 130."""
    import pty

    plan_on(task, SPACED, 30 * FIRST_DOCS)
    draft = task.parent / "draft.py"
    draft.write_text(SLOW)
    ours, theirs = pty.openpty()
    asked = [sys.executable, "-m", "workbench", "lint", str(task), "--version", str(draft)]
    trust = {**os.environ, "WORKBENCH_TRUST": os.sep, "TERM": "xterm"}
    # What a shell runs in the background ignores the key, and hands that on to what it starts.
    kept = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [*asked, "--method", "gen", "--json"], stdout=subprocess.PIPE, stderr=theirs, env=trust
    )
    signal.signal(signal.SIGINT, kept)
    os.close(theirs)
    said = b""
    while b"docs rendered" not in said:
        said += os.read(ours, 4096)
    process.send_signal(signal.SIGINT)
    while chunk := _read(ours):
        said += chunk
    printed, _ = process.communicate()
    record = json.loads(printed)
    assert process.returncode == 130
    assert FIRST_DOCS <= record["docs_checked"] < 30 * FIRST_DOCS
    assert record["findings"][0]["rule"] == "text/trailing-space"
    assert b"interrupted" in said


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 4096)
    except OSError:  # on Linux that is how a terminal ends
        return b""


ODDITIES = {
    "the order of a set": "str({*'abcdefghij'})",
    "where an object is": "repr(r)",
    "how often it was called": "next(CALLS)",
}
"""Code in the place of a row's question, which no two processes answer alike."""

COUNTING = "import itertools\n\nCALLS = map(str, itertools.count())\n\n\n"


@pytest.mark.parametrize("name", ODDITIES)
def test_what_is_not_repeated_is_told(name: str, task: Path) -> None:
    source = COUNTING + ADD.replace("{data['question']}", f"{{{ODDITIES[name]}}}")
    report = lint_plan(plan_on(task, source))
    assert "code/not-repeated" in {finding.rule for finding in report.findings}


def test_a_row_that_is_changed_is_told(task: Path) -> None:
    """By the row when the call is over: no line of the code says so."""
    changing = ADD.replace("    return", "    [data][0]['passage'] += '.'\n    return", 1)
    report = lint_plan(plan_on(task, changing))
    assert "code/changes-row" in {finding.rule for finding in report.findings}
