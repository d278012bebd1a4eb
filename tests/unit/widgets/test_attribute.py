"""Which edit did it, in the compare pane: hunks and price first, then the job, then the shares."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.unit.conftest import ADD, right_unless_asked
from tests.unit.widgets.sums import Gate, ask, handled, opened, settle, tell
from workbench.messages import speaking
from workbench.models.fake import FakeModel
from workbench.session.session import Session
from workbench.widgets.app import Workbench

pytestmark = pytest.mark.slow

EDITED = ADD.replace("Q: ", "Question: ").replace("A:", "Answer:")


@pytest.fixture
def widget(task: Path) -> Iterator[Workbench]:
    """The workbench on twelve sums, with a model that minds what a question is called."""
    model = FakeModel(right_unless_asked, name="attribute-pane")
    with closing(Session(task, method="gen", model=model, num_fewshot=0)) as session:
        made = Workbench(session)
        tell(made, type="edit", view="v", seq=1, source=EDITED)
        yield made
        made.close()


def test_the_hunks_and_their_price_come_before_any_score(widget: Workbench) -> None:
    """Nothing is asked of the model until the second button."""
    assert widget.attribution["labels"] == []
    tell(widget, type="attribute", a="parent", b="draft")
    view = widget.attribution
    assert view["labels"] == ["gen_v0", "draft"]
    assert [hunk["text"] for hunk in view["hunks"]] == ["'Q' → 'Question'", "'A' → 'Answer'"]
    assert [hunk["effect"] for hunk in view["hunks"]] == ["", ""]
    assert "2 hunks, 4 prompts a row" in view["price"]
    assert "0 stored, 48 to compute" in view["price"]
    assert (view["can_score"], view["sentence"]) == (True, "")


def test_the_edit_that_did_it_is_named_with_its_lines(widget: Workbench) -> None:
    """All twelve sums are wrong once they are called questions; the other edit does nothing."""
    tell(widget, type="attribute", a="parent", b="draft")
    tell(widget, type="attribute", score=True)
    view = widget.attribution
    assert [hunk["effect"] for hunk in view["hunks"]] == ["−1.000", "0.000"]
    assert [hunk["decided"] for hunk in view["hunks"]] == [True, False]
    assert view["hunks"][0]["lines"] == "3 → 3"
    assert view["hunks"][1]["bar"]["value"] == 0.5
    assert view["hunks"][0]["bar"]["value"] < 0.5
    assert "of −1.000 in all: opening" in view["sentence"]
    assert (view["can_score"], view["price"], view["outdated"]) == (False, "", False)
    assert widget.jobs["items"] == []


def test_a_changed_draft_makes_it_outdated_and_close_forgets_it(widget: Workbench) -> None:
    """What it said was of another text."""
    tell(widget, type="attribute", a="parent", b="draft")
    tell(widget, type="edit", view="v", seq=2, source=EDITED + "# more\n")
    assert widget.attribution["outdated"]
    tell(widget, type="attribute", close=True)
    assert (widget.attribution["labels"], widget.attribution["hunks"]) == ([], [])


def test_sides_that_make_the_same_prompts_say_so(widget: Workbench) -> None:
    """There is nothing to score."""
    tell(widget, type="attribute", a="parent", b="version:gen_v0")
    view = widget.attribution
    assert "the same prompts" in view["sentence"]
    assert not view["can_score"]


def test_a_side_that_is_not_there_is_told_in_place(widget: Workbench) -> None:
    """As an error of the settings, not over the panes."""
    tell(widget, type="attribute", a="version:gen_v9", b="draft")
    assert "gen_v9" in widget.attribution["trouble"]


def test_a_stored_run_is_a_side(widget: Workbench) -> None:
    """With the text and settings that it was scored with."""
    tell(widget, type="compare", visible=True)
    tell(widget, type="compare", score=True)
    run = next(run for run in widget.session.runs() if run.version == "gen_v0")
    tell(widget, type="attribute", a=f"run:{run.run_id}", b="draft")
    assert widget.attribution["trouble"] == ""
    assert len(widget.attribution["hunks"]) == 2


def test_the_job_can_be_stopped_and_keeps_what_was_scored(tmp_path: Path) -> None:
    """It is on the strip while it goes on, and afterwards says that it was stopped."""
    gate = Gate()
    with opened(tmp_path, model=FakeModel(gate.answer, name="gated")) as session:
        widget = Workbench(session)
        edited = session.state().source.replace("Answer:", "Result:")
        tell(widget, type="edit", view="v", seq=1, source=edited)
        tell(widget, type="attribute", a="parent", b="draft")
        ask(widget, type="attribute", score=True)
        gate.release(3)
        while gate.asked < 4:
            handled(widget)
        (job,) = widget.jobs["items"]
        assert job["label"] == "finding which edit did it"
        ask(widget, type="stop", job=job["number"])
        gate.release(1)
        settle(widget)
        assert widget.attribution["trouble"] == "stopped; what was scored is kept"
        assert widget.attribution["can_score"]
        assert widget.jobs["items"] == []
        widget.close()


def test_it_speaks_the_language_in_force(widget: Workbench) -> None:
    """The columns and the price are Chinese in a Chinese page."""
    with speaking("zh"):
        widget.host.spoken = "zh"
        tell(widget, type="attribute", a="parent", b="draft")
    assert widget.attribution["columns"][0] == "变化"
    assert "处改动" in widget.attribution["price"]
