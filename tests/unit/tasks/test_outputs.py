"""What is written for somebody is never written over what a task consists of."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from workbench.cli.commands import main
from workbench.errors import InputError
from workbench.tasks.outputs import require_output
from workbench.tasks.task import Task

PARTS = (
    "data/add.jsonl",
    "config/add_gen.json",
    "transform_gen_v0.py",
    "data/../data/add.jsonl",
    "data/new.jsonl",
    "config/new_gen.json",
    "transform_gen_v1.py",
    "transform_gen_v1.diff",
    "../../.workbench/runs.db",
)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("force", [False, True])
def test_a_part_of_a_task_is_refused(task: Path, part: str, force: bool) -> None:
    """Its data, configs, versions and runs, those that would be new among them, however spelled and
    whatever was said of replacing."""
    (task.parent.parent / ".workbench").mkdir()
    with pytest.raises(InputError, match="belongs to the"):
        require_output(task / part, "--samples", force=force, task=Task.open(task))


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_another_name_of_a_part_is_that_part(task: Path, tmp_path: Path, link: object) -> None:
    """A symbolic link and a hard link elsewhere lead to the same rows."""
    name = tmp_path / "elsewhere.jsonl"
    assert callable(link)
    link(task / "data" / "add.jsonl", name)
    with pytest.raises(InputError, match="belongs to the task"):
        require_output(name, "--samples", force=True, task=Task.open(task))


def test_what_is_there_is_replaced_only_when_told(task: Path, tmp_path: Path) -> None:
    """A file of nobody's is refused with its way out; a new one, and what is no file, are not."""
    old = tmp_path / "old.jsonl"
    old.write_text("mine")
    with pytest.raises(InputError, match=r"exists already\. .*--force"):
        require_output(old, "--samples")
    require_output(old, "--samples", force=True)
    require_output(tmp_path / "new.jsonl", "--samples")
    require_output(task / "samples.jsonl", "--samples", task=Task.open(task))
    require_output(Path("/dev/null"), "--samples")


@pytest.mark.parametrize(
    "words",
    [
        ("score", "{task}", "--model", "fake", "--samples", "{data}"),
        ("score", "{task}", "--model", "fake", "--samples", "{data}", "--force"),
        ("score", "{task}", "--model", "fake", "--as", "command", "--to", "{data}", "--force"),
        ("sweep", "{task}", "--model", "fake", "--versions", "gen_v0", "--num-fewshot", "0",
         "--seeds", "0", "--plot", "{task}/data/add.svg", "--force"),
        ("report", "r", "--task", "{task}", "--to", "{task}/data/add.html", "--force"),
    ],
)  # fmt: skip
def test_commands_refuse_to_write_over_the_task(
    task: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    """Before anything is scored, with exit status 2; the rows are as they were."""
    data = task / "data" / "add.jsonl"
    before = data.read_bytes()
    assert main([word.format(task=task, data=data) for word in words]) == 2
    assert "belongs to the task" in capsys.readouterr().err
    assert data.read_bytes() == before
    assert not (task.parent.parent / ".workbench" / "runs.db").exists()
