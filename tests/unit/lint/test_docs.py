"""The linter's documentation, and the shipped tasks, say what is so."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.lint.look import lint_plan
from workbench.lint.rules import rules_table
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.tasks.task import Task, find_tasks

ROOT = Path(__file__).parents[3]
LESSONS = {("mmlu-pro-cot", "gen_v0"): ["few-shot/steps-lost"]}
"""What shipped versions are meant to get wrong: this one's shots lose their reasoning."""

VERSIONS = [
    (path, version.id)
    for path in find_tasks(ROOT / "transforms")
    for version in Task.open(path).versions()
]


def test_the_table_of_rules_is_the_rules_own() -> None:
    """`docs/lint.md` has what `rules_table()` gives, word for word."""
    text = (ROOT / "docs" / "lint.md").read_text("utf-8")
    _, begin, rest = text.partition("<!-- rules -->\n")
    assert begin
    assert rest.partition("<!-- end of rules -->")[0] == rules_table()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "version"), VERSIONS, ids=lambda part: getattr(part, "name", part)
)
def test_a_shipped_version_has_only_the_faults_it_teaches(path: Path, version: str) -> None:
    """Nothing is found in any prompt of the shipped tasks but what a lesson is about."""
    task = Task.open(path)
    method = task.version(version).method
    report = lint_plan(make_plan(task, Options(), version=version, method=method))
    assert report.docs_checked == len(task.docs(task.config(method=method)))
    assert [f.rule for f in report.findings] == LESSONS.get((task.name, version), [])
