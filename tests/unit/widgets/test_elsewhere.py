"""The way to score a version elsewhere, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.widgets.sums import ask, settle, tell
from workbench.widgets.app import Workbench


@pytest.fixture
def widget(adding: Workbench) -> Workbench:
    """The workbench on the task `add`."""
    return adding


def told(widget: Workbench, place: str | None) -> dict[str, Any]:
    ask(widget, type="elsewhere", place=place)
    return widget.elsewhere


@pytest.mark.slow
def test_what_starts_the_run_is_that_of_the_draft(widget: Workbench) -> None:
    """With the settings as they are; closed again, nothing is left of it."""
    settle(widget)
    assert widget.elsewhere["open"] is False
    tell(widget, type="configure", changes={"num_fewshot": 1})
    view = told(widget, "command")
    assert view["text"].startswith("workbench score ")
    for part in ("--version gen_v0", "--num-fewshot 1", "--model fake"):
        assert part in view["text"]
    assert "#SBATCH" in told(widget, "slurm")["text"]
    assert [p["id"] for p in widget.elsewhere["places"] if p["active"]] == ["slurm"]
    assert told(widget, None) == {
        "open": False, "is_long": False, "places": [], "text": "", "refusal": "",
    }  # fmt: skip


@pytest.mark.slow
def test_a_draft_has_to_be_saved(widget: Workbench) -> None:
    """What is open follows the draft: an edit takes the text away, and brings it back undone."""
    before = told(widget, "command")
    source = widget.session.state().source
    tell(widget, type="edit", source=source + "\n# more\n", view="v", seq=1)
    assert (widget.elsewhere["text"], "Save it first" in widget.elsewhere["refusal"]) == ("", True)
    tell(widget, type="edit", source=source, view="v", seq=2)
    assert widget.elsewhere == before


@pytest.mark.slow
def test_an_unknown_place_is_refused(widget: Workbench) -> None:
    ask(widget, type="elsewhere", place="slurms")
    assert "Did you mean 'slurm'" in str(widget.notice)
