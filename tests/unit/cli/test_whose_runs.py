"""Runs that lie elsewhere than one looks: a group's tasks have a ledger of their own, and a folder
that was renamed left its runs under the old name."""

from __future__ import annotations

import json
import shutil
from contextlib import closing
from pathlib import Path

import pytest

import workbench
from tests.unit.conftest import make_task
from workbench.cli.commands import main
from workbench.tasks.task import Task


@pytest.fixture
def group(task: Path) -> Path:
    """A project with a task of its own and a folder of a group's, both scored once."""
    made = make_task(task.parents[1] / "again")
    group = task.parent / "group"
    made.parent.rename(group)
    (group / "add").rename(group / "sub")
    record = {"name": "g", "tasks": ["sub"], "aggregate": None, "configs": {}}
    (group / "group.json").write_text(json.dumps([record]))
    for path in (task, group / "sub"):
        assert score(path) == 0
    return group


def score(task: Path) -> int:
    """Score the task's rows by whichever config its folder has; return the exit status."""
    name_own_rows(task)
    return main(["score", str(task), "--model", "fake", "--sample", "2"])


def name_own_rows(task: Path) -> None:
    """Have the configs name the rows in the task's own folder."""
    for config in (task / "config").glob("*.json"):
        values = json.loads(config.read_text())
        values["path"] = str(task / "data" / "add.jsonl")
        config.write_text(json.dumps(values))


def listed(capsys: pytest.CaptureFixture[str], task: Path) -> tuple[list[dict[str, str]], str]:
    """Return the runs that `workbench runs TASK` lists, and what it says beside them."""
    capsys.readouterr()
    assert main(["runs", str(task), "--json"]) == 0
    out, err = capsys.readouterr()
    return json.loads(out), err


def test_a_group_s_runs_are_listed_and_found_by_their_task(
    group: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for by id alone, it is said where was looked, and no other run is named."""
    runs, _ = listed(capsys, group)
    assert [run["task"] for run in runs] == ["sub"]
    monkeypatch.chdir(group.parents[1])
    found = runs[0]["run_id"]
    for line in (["compare", found, found], ["report", found, "--to", "x.html"]):
        assert main(line) == 2
        told = capsys.readouterr().err
        assert f"in {group.parents[1] / '.workbench' / 'runs.db'}" in told
        assert "--task TASK" in told and "Did you mean" not in told
        assert main([*line, "--task", str(group / "sub")]) == 0
    assert main(["compare", f"{found[:-1]}x", found, "--task", str(group / "sub")]) == 2
    assert f"Did you mean {found!r}" in capsys.readouterr().err
    assert main(["compare", found, found, "--task", str(group)]) == 2
    assert "Name one of the tasks in it" in capsys.readouterr().err


def test_a_group_is_handed_over_task_by_task(
    group: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The flag is named as it was given."""
    assert main(["score", str(group), "--model", "fake", "--as", "slurm"]) == 2
    assert f"--as for {group}" in capsys.readouterr().err


def test_runs_under_an_old_name_are_said(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder that was renamed; one of other texts is told whose there are."""
    assert score(task) == 0
    renamed = task.rename(task.parent / "sums")
    runs, told = listed(capsys, renamed)
    assert runs == []
    assert "no run of sums in" in told and "of texts that it has now: 1 of add" in told
    for path in renamed.glob("transform_*.py"):
        path.write_text(f"{path.read_text()}\n# changed\n")
    assert listed(capsys, renamed)[1].endswith("it has those of add\n")


def test_a_task_of_the_same_name_in_another_folder_has_runs_of_its_own(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Though both are kept in one place: it is said whose there are, and once it is scored each has
    its own, in a session, too. Where only the folder of tasks was renamed, the runs stay."""
    other = task.parents[1] / "more" / task.name
    shutil.copytree(task, other)
    name_own_rows(other)
    assert score(task) == 0
    runs, told = listed(capsys, other)
    assert (runs, told.endswith(f"it has those of {task}\n")) == ([], True)
    assert score(other) == 0
    mine, its = (listed(capsys, path)[0] for path in (task, other))
    assert [len(mine), len(its)] == [1, 1] and mine != its
    with closing(workbench.Session(Task.open(other))) as session:
        assert [run.run_id for run in session.runs()] == [its[0]["run_id"]]
    renamed = task.parent.rename(task.parents[1] / "renamed") / task.name
    assert listed(capsys, renamed)[0] == mine


def test_rows_that_two_tasks_share_make_runs_of_both(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A copy whose config names the first one's rows: nothing says of which task a run is."""
    other = task.parents[1] / "more" / task.name
    shutil.copytree(task, other)
    assert score(task) == 0
    assert main(["score", str(other), "--model", "fake", "--sample", "2"]) == 0
    assert len(listed(capsys, other)[0]) == 2


def test_a_task_is_no_folder_of_tasks(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An empty table would say that it has none."""
    assert main(["tasks", str(task)]) == 2
    assert "this is a task; expected a folder of tasks" in capsys.readouterr().err
