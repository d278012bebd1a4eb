"""The export pane without a browser: first the plan, then the writing, nothing unseen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.unit.conftest import ADD
from tests.unit.widgets.sums import ask, finish
from workbench.exchange.export_preview import preview_export
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.tasks.task import Task
from workbench.widgets.app import Workbench

pytestmark = pytest.mark.slow


@pytest.fixture
def widget(adding: Workbench) -> Workbench:
    """The workbench on the task `add`."""
    return adding


def tell(widget: Workbench, kind: str, **message: Any) -> dict[str, Any]:
    """Hand a message to the widget, wait for what follows from it, and return the view."""
    ask(widget, type=kind, **message)
    finish(widget)
    return widget.export


def test_a_plan_says_what_would_be_written_and_writes_nothing(task: Path, tmp_path: Path) -> None:
    """Files with their sizes, losses, and the folder as empty as before."""
    to = tmp_path / "out"
    plan = make_plan(Task.open(task), Options(), method="gen")
    planned = preview_export(plan, "lm-eval", to)
    assert {file.fate for file in planned.files} == {"new"}
    assert all(file.size > 0 for file in planned.files)
    assert planned.capsule.is_relative_to(to.resolve())
    assert not to.exists()


def test_only_what_was_seen_is_written(widget: Workbench, tmp_path: Path) -> None:
    """Write needs a plan, and a plan is of one wish: another folder needs another plan."""
    tell(widget, "export_write")
    assert widget.export["written"] is None
    view = tell(widget, "export_plan", to=str(tmp_path / "one"))
    assert (view["can_write"], len(view["files"]) > 1) == (True, True)
    view = tell(widget, "export", to=str(tmp_path / "two"))
    assert (view["can_write"], view["files"]) == (False, [])
    tell(widget, "export_plan")
    view = tell(widget, "export_write")
    assert view["written"]["files"]
    assert all(Path(path).is_file() for path in view["written"]["files"])
    assert not (tmp_path / "one").exists()


def test_a_changed_setting_drops_the_plan(widget: Workbench, tmp_path: Path) -> None:
    """What is written would not be what was seen."""
    tell(widget, "export_plan", to=str(tmp_path / "out"))
    view = tell(widget, "configure", changes={"num_fewshot": 1})
    assert (view["can_write"], view["files"]) == (False, [])


def test_a_file_of_someone_else_stops_the_writing(widget: Workbench, tmp_path: Path) -> None:
    """It is named before anything is written, and stays as it is."""
    first = Path(tell(widget, "export_plan", to=str(tmp_path / "out"))["files"][0]["path"])
    first.parent.mkdir(parents=True)
    first.write_text("mine", encoding="utf-8")
    view = tell(widget, "export_plan")
    assert (view["files"][0]["fate"], view["files"][0]["mark"]) == ("refused", "✗")
    assert (view["can_write"], bool(view["refused"])) == (False, True)
    assert first.read_text(encoding="utf-8") == "mine"


def test_an_earlier_export_is_replaced_and_said_to_be(widget: Workbench, tmp_path: Path) -> None:
    """Exporting twice is no conflict."""
    tell(widget, "export_plan", to=str(tmp_path / "out"))
    tell(widget, "export_write")
    view = tell(widget, "export_plan")
    assert {file["fate"] for file in view["files"][:-1]} == {"same"}
    assert view["can_write"] is True


def test_a_draft_is_saved_first(widget: Workbench, task: Path) -> None:
    """The draft's changes are said to be missing; saving them makes the version to export."""
    tell(widget, "edit", view="v", seq=1, source=ADD.replace("Q:", "Question:"))
    assert "gen_v0" in widget.export["draft"]
    view = tell(widget, "export_save")
    assert (view["draft"], view["version"]) == ("", "gen_v1")
    assert (task / "transform_gen_v1.py").is_file()


def test_a_commit_needs_a_repository(widget: Workbench, tmp_path: Path) -> None:
    """That there is none is said with the plan, and the writing names the way out."""
    tell(widget, "export", commit=True)
    view = tell(widget, "export_plan", to=str(tmp_path / "out"))
    assert "no git repository" in view["repository"]
    assert "not in a git repository" in tell(widget, "export_write")["error"]


def test_a_row_that_fails_is_named(widget: Workbench, tmp_path: Path, task: Path) -> None:
    """What goes wrong is in the pane, and the pane can be used again."""
    (task / "transform_gen_v1.py").write_text(ADD.replace("data['question']", "data['no']"))
    view = tell(widget, "export_plan", version="gen_v1", to=str(tmp_path / "out"))
    assert "doc 0 cannot be rendered" in view["error"]
    assert tell(widget, "export", version="gen_v0")["error"] == ""
