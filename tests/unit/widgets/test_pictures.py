"""The pictures of a run, what a click on a mark leaves, and the page to hand on."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.unit.conftest import ADD, right_unless_asked
from tests.unit.widgets.sums import settle, tell
from workbench.models.fake import FakeModel
from workbench.session.session import Session
from workbench.widgets.app import Workbench
from workbench.widgets.panes.handout import FOLDER
from workbench.widgets.panes.pictures import NOTHING

pytestmark = pytest.mark.slow

EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def widget(task: Path) -> Iterator[Workbench]:
    """The workbench on six docs, with a model that fails where it is asked a Question."""
    model = FakeModel(right_unless_asked, name="pictures")
    with closing(Session(task, method="gen", model=model, sample_size=6)) as session:
        made = Workbench(session)
        yield made
        made.close()


def marks(widget: Workbench) -> list[dict[str, Any]]:
    """Return the marks of the picture that is shown."""
    return widget.pictures["chart"]["marks"]


def test_nothing_is_drawn_before_it_is_looked_at(widget: Workbench) -> None:
    """A run that nobody sees in pictures reads nothing for them."""
    tell(widget, type="run")
    assert widget.pictures == NOTHING
    tell(widget, type="pictures", visible=True)
    assert [kind["id"] for kind in widget.pictures["kinds"]] == ["versions", "field", "rows"]


def test_versions_stand_beside_the_draft_with_the_parents_guide(widget: Workbench) -> None:
    """gen_v0 is right on all six docs, the draft on none: two dots, and two guides at 1."""
    tell(widget, type="pictures", visible=True)
    tell(widget, type="run")
    tell(widget, type="edit", view="v", seq=1, source=EDITED)
    tell(widget, type="run")
    assert [(mark["label"], mark["y"]) for mark in marks(widget)] == [("gen_v0", 1), ("draft", 0)]
    assert [guide["value"] for guide in widget.pictures["chart"]["guides"]] == [1]


def test_a_click_on_a_version_shows_its_run(widget: Workbench) -> None:
    """The rows below are then those of that run, until the next run begins."""
    tell(widget, type="pictures", visible=True)
    tell(widget, type="run")
    tell(widget, type="edit", view="v", seq=1, source=EDITED)
    tell(widget, type="run")
    assert {row["verdict"] for row in widget.results["rows"]} == {"wrong"}
    tell(widget, type="pictures", run_id=marks(widget)[0]["run_id"])
    assert {row["verdict"] for row in widget.results["rows"]} == {"right"}


def test_a_click_on_a_bar_leaves_its_docs_and_one_more_brings_all_back(widget: Workbench) -> None:
    """The filter counts only what the bar leaves."""
    tell(widget, type="run")
    every = [row["doc_id"] for row in widget.results["rows"]]
    tell(widget, type="table", docs=every[:2], of="12 to 15")
    assert [row["doc_id"] for row in widget.results["rows"]] == every[:2]
    assert widget.results["only"] == "12 to 15"
    assert widget.results["filters"][0]["label"] == "all 2"
    tell(widget, type="table", docs=every[:2], of="12 to 15")
    assert [row["doc_id"] for row in widget.results["rows"]] == every


def test_a_field_of_the_rows_parts_the_score(widget: Workbench) -> None:
    """Every doc is behind one of the marks, once."""
    tell(widget, type="run")
    tell(widget, type="pictures", visible=True, shown="field", field="answer")
    assert widget.pictures["field"] == "answer"
    docs = sorted(doc for mark in marks(widget) for doc in mark["doc_ids"])
    assert docs == sorted(row["doc_id"] for row in widget.results["rows"])


def test_the_flips_are_bars_that_filter(widget: Workbench) -> None:
    """All six went from right to wrong; that bar has them, whichever filter is on."""
    tell(widget, type="edit", view="v", seq=1, source=EDITED)
    tell(widget, type="compare", visible=True)
    tell(widget, type="compare", score=True)
    bars = {mark["label"]: mark for mark in widget.compare["chart"]["marks"]}
    worse = bars["right → wrong"]
    assert (worse["y"], len(worse["doc_ids"])) == (6, 6)
    tell(widget, type="flips", filter="better")
    assert widget.compare["flips"]["rows"] == []
    tell(widget, type="flips", docs=worse["doc_ids"], of=worse["label"])
    assert len(widget.compare["flips"]["rows"]) == 6


def test_a_run_is_handed_on_as_one_page(widget: Workbench) -> None:
    """It lies beside the tasks, under a name that says what it is; again gives the same bytes."""
    tell(widget, type="run")
    sums = []
    for _ in range(2):
        tell(widget, type="handout", of="run")
        settle(widget)
        (page,) = (widget.session.task.state.parent / FOLDER).glob("*.html")
        sums.append(hashlib.sha256(page.read_bytes()).hexdigest())
    assert page.name.startswith(f"{widget.session.task.name}-gen_v0-")
    assert str(page) in widget.notice["text"]
    assert sums[0] == sums[1]


def test_before_a_run_there_is_nothing_to_hand_on(widget: Workbench) -> None:
    """It is said, and nothing is written."""
    tell(widget, type="handout", of="compare")
    assert "nothing to hand on yet" in widget.notice["text"]
    assert not (widget.session.task.state.parent / FOLDER).exists()


def test_a_saved_notebook_shows_the_picture_without_a_script(widget: Workbench) -> None:
    """Each mark is a line with its value and its place; texts are escaped."""
    tell(widget, type="run")
    tell(widget, type="pictures", visible=True)
    html = widget.to_html()
    assert "gen_v0</td>" in html
    assert "95 % interval over 6 docs" in html
    assert "<svg" not in html
    assert "<script" not in html
