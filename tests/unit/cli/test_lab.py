"""The way in: which tasks and which notebook someone gets who names none."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.cli.lab import lab_notebook, tasks_folder
from workbench.errors import NotFoundError
from workbench.tasks.task import Task, find_tasks


def test_outside_a_clone_the_demo_is_copied_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tour's tasks are beside it, and what was changed in them stays."""
    monkeypatch.chdir(tmp_path)
    notebook = lab_notebook()
    assert notebook == tmp_path / "workbench-demo" / "notebooks" / "01_workbench.ipynb"
    sums = tmp_path / "workbench-demo" / "transforms" / "sums"
    assert Task.open(sums).version("latest", "gen").id == "gen_v1"
    (sums / "transform_gen_v2.py").write_text("# mine\n")
    notebook.write_text("changed")
    assert lab_notebook().read_text() == "changed"
    assert (sums / "transform_gen_v2.py").read_text() == "# mine\n"


def test_a_tour_that_is_here_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a clone nothing is copied."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notebooks").mkdir()
    here = tmp_path / "notebooks" / "01_workbench.ipynb"
    here.write_text("{}")
    assert lab_notebook() == here
    assert not (tmp_path / "workbench-demo").exists()


@pytest.mark.slow
def test_a_task_s_notebook_shows_its_workbench(
    task: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is a valid notebook that names the task, and is made only once."""
    monkeypatch.chdir(tmp_path)
    notebook = lab_notebook(str(task))
    import nbformat  # takes a second, which every run of any unit test would wait for

    content = nbformat.read(notebook, as_version=4)
    nbformat.validate(content)
    assert f'workbench.Workbench("{task}")' in content.cells[1].source
    notebook.write_text("mine")
    assert lab_notebook(str(task)).read_text() == "mine"


def test_a_file_of_rows_gets_a_notebook_on_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is named like the file, and opens that."""
    monkeypatch.chdir(tmp_path)
    rows = tmp_path / "reviews.csv"
    rows.write_text("review,label\n")
    notebook = lab_notebook("reviews.csv")
    assert notebook == tmp_path / "reviews.ipynb"
    assert f'workbench.Workbench(\\"{rows}\\")' in notebook.read_text()


def test_an_unknown_task_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No notebook is written for a task that is not there."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NotFoundError):
        lab_notebook("no/such/task")
    assert not list(tmp_path.iterdir())


def test_tasks_are_looked_for_here_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`./transforms` if there is one, else the built-in tasks."""
    monkeypatch.chdir(tmp_path)
    assert {path.name for path in find_tasks(tasks_folder())} == {
        "coin-flip", "coin-flip-zh", "entailment", "last-letters", "mmlu-pro-cot", "secret-verbs",
        "shopping", "sums", "sums-mcq", "sums-zh", "swaps", "ups-and-downs", "word-problems",
    }  # fmt: skip
    (tmp_path / "transforms").mkdir()
    assert tasks_folder() == tmp_path / "transforms"
