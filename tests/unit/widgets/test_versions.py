"""The versions pane and the run's queue: messages in, what they show out."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.unit.conftest import ADD
from tests.unit.widgets.sums import PARENT, Gate, handled, opened, send, settle, tell
from workbench.analysis.formats import KeptBand, Versus
from workbench.models.fake import FakeModel
from workbench.models.known import known_model
from workbench.runs.identity import facts_of_plan
from workbench.runs.timeline import group_of
from workbench.session.session import Session
from workbench.tasks.versions import read_header, save_version
from workbench.widgets.app import Workbench

pytestmark = pytest.mark.slow

EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def widget(task: Path) -> Iterator[Workbench]:
    with closing(Session(task, method="gen", model="fake", sample_size=6)) as session:
        made = Workbench(session)
        settle(made)
        yield made
        made.close()


def labels(widget: Workbench) -> list[str]:
    return [row["label"] for row in widget.versions["rows"]]


def edit(widget: Workbench, source: str) -> None:
    tell(widget, type="edit", view="v", seq=1, source=source)


def test_the_draft_stands_above_its_parent_once_it_differs(widget: Workbench) -> None:
    """A clean draft is its version; an edited one is a child that is not saved."""
    assert labels(widget) == ["gen_v0"]
    assert widget.versions["rows"][0]["current"] is True
    edit(widget, EDITED)
    assert labels(widget) == ["draft", "gen_v0"]
    assert [row["lanes"] for row in widget.versions["rows"]] == [
        [["node", "down"]],
        [["node", "up"]],
    ]


def test_a_band_stands_behind_the_score_of_the_same_settings(widget: Workbench) -> None:
    """In words where it is and in how many formats the version is better; another model's is not
    shown."""
    tell(widget, type="run")
    assert widget.versions["rows"][0]["formats"] is None
    plan = widget.session.plan()
    band = KeptBand("gen_v0", (0.2, 0.3, 0.5, 0.6, 0.7), (0.1, 0.3), (0.6, 0.8), 100, 12,
                    Versus("gen_v9", "", 0.97, (0.9, 1.0)))  # fmt: skip
    for model in ("fake", "teaching"):
        group = group_of(facts_of_plan(plan, known_model(model)))
        kept = band if model == "fake" else replace(band, versus=None)
        widget.session.ledger.keep_band("add", "gen", (group, plan.source_sha256), kept)
    tell(widget, type="versions")
    assert widget.versions["rows"][0]["formats"] == {
        "bar": {"low": 0.2, "high": 0.7, "value": 0.5},
        "text": "formats 20.0 to 70.0",
        "title": "over 100 formats gen_v0 scores 50.0 in the middle, and nine in ten score 20.0 to "
        "70.0; better than gen_v9 in 97 % of formats (90 to 100)",
        "better": "better than gen_v9 in 97 % of formats (90 to 100)",
    }


def test_a_score_shows_beside_the_text_that_has_it(widget: Workbench) -> None:
    """After a run of the draft and its saving the new version has that score."""
    edit(widget, EDITED)
    tell(widget, type="run")
    assert widget.versions["rows"][0]["score"]["n"] == "n = 6"
    tell(widget, type="save", note="")
    assert labels(widget) == ["gen_v1", "gen_v0"]
    assert widget.versions["rows"][0]["score"]["n"] == "n = 6"
    assert widget.versions["rows"][1]["score"] is None


def test_saving_asks_for_nothing_and_a_note_can_be_given_afterwards(
    widget: Workbench, task: Path
) -> None:
    """The diff keeps its bytes but for the note, which stands above it."""
    edit(widget, EDITED)
    tell(widget, type="save")
    assert widget.diff["saved"]["text"] == "Saved as gen_v1"
    diff = task / "transform_gen_v1.diff"
    before = diff.read_text()
    tell(widget, type="note", version="gen_v1", note="a longer cue\nsecond line")
    assert read_header(diff)["note"] == "a longer cue\nsecond line"
    assert diff.read_text().replace("# note: a longer cue\n# note: second line\n", "") == before
    assert widget.versions["rows"][0]["note"] == "a longer cue↵second line"
    tell(widget, type="note", version="gen_v1", note="shorter")
    assert read_header(diff)["note"] == "shorter"
    edit(widget, EDITED + "# more\n")
    assert widget.diff["saved"] is None


def test_a_first_version_has_no_diff_to_keep_a_note_in(widget: Workbench) -> None:
    """It is said, and nothing is written."""
    tell(widget, type="note", version="gen_v0", note="x")
    assert "nowhere to keep a note" in widget.notice["text"]


def test_a_version_by_git_shows_up_when_the_page_looks(widget: Workbench, task: Path) -> None:
    """In the timeline and in the toolbar; a message that only looks leaves the notice alone."""
    tell(widget, type="save")
    notice = widget.notice["text"]
    save_version(task, EDITED, "gen", parent="gen_v0", note="pulled")
    tell(widget, type="versions")
    assert labels(widget) == ["gen_v1", "gen_v0"]
    assert "gen_v1" in [version["id"] for version in widget.toolbar["versions"]]
    assert widget.notice["text"] == notice


def test_restoring_keeps_the_parent_and_opening_branches(widget: Workbench) -> None:
    """Restore: the old text is a change to the newest. Open: the old version is the parent."""
    edit(widget, EDITED)
    tell(widget, type="save")
    tell(widget, type="restore", version="gen_v0")
    state = widget.session.state()
    assert (state.source, state.version, state.dirty) == (ADD, "gen_v1", True)
    assert widget.document["source"] == ADD
    tell(widget, type="open", version="gen_v0")
    edit(widget, EDITED + "# a branch\n")
    tell(widget, type="save")
    parents = {row["label"]: row["parent"] for row in widget.versions["rows"]}
    assert parents == {"gen_v2": "gen_v0", "gen_v1": "gen_v0", "gen_v0": ""}
    assert widget.versions["rows"][2]["lanes"] == [["node", "up", "right"], ["up", "left"]]


def test_any_two_versions_are_compared_as_source_or_as_prompt(widget: Workbench) -> None:
    """The prompts are those of the current doc, two shots and all."""
    edit(widget, EDITED)
    tell(widget, type="save")
    edit(widget, EDITED + "# unsaved\n")
    tell(widget, type="diff", old="gen_v0", new="gen_v1")
    assert (widget.diff["before"], widget.diff["after"]) == (ADD, EDITED)
    assert (widget.diff["is_draft"], widget.diff["added"]) == (False, "+1")
    tell(widget, type="diff", prompts=True)
    assert widget.diff["before"].count("Q: ") == widget.diff["after"].count("Question: ") == 3
    tell(widget, type="diff", old="", new="")
    assert widget.diff["message"] == "draft makes the same prompt of this doc as gen_v1."


def test_a_version_that_fails_on_the_doc_is_said_in_its_place(widget: Workbench) -> None:
    """There is no prompt to compare; the sources still are."""
    edit(widget, ADD.replace("data['question']", "data['quest']"))
    tell(widget, type="diff", prompts=True)
    assert "draft fails on this doc" in widget.diff["message"]
    assert widget.diff["changed"] is False


# -- the queue ---------------------------------------------------------------------------------


def test_another_draft_waits_for_its_turn_and_can_be_taken_out(tmp_path: Path) -> None:
    """The button says Queue while a run goes on, and what waits is listed by its name."""
    gate = Gate()
    with opened(tmp_path, model=FakeModel(gate.answer)) as session:
        widget = Workbench(session)

        def ask(**message: Any) -> None:
            send(widget, **message)
            handled(widget)

        ask(type="run")
        assert widget.control["run"]["enabled"] is False
        ask(type="edit", view="v", seq=1, source=f"# another\n{PARENT}")
        button = widget.control["run"]
        assert (button["label"], button["enabled"]) == ("Queue", True)
        ask(type="run")
        (waiting,) = widget.control["queue"]
        assert waiting["label"] == "draft of gen_v1"
        ask(type="cancel", job=waiting["number"])
        gate.release(10)
        settle(widget)
        assert [run.source for run in session.runs()] == [PARENT]
        assert widget.control["queue"] == []
        widget.close()


def test_a_cancelled_run_is_resumed_from_what_is_stored(task: Path) -> None:
    """The button says so for the same draft, and only for that."""
    model = FakeModel(delay=0.02, name="resumed")
    with closing(Session(task, method="gen", model=model, sample_size=12)) as session:
        widget = Workbench(session)
        seen = threading.Event()
        widget.observe(lambda change: seen.set() if change.new["rows"] else None, "results")
        widget._handle_custom_msg({"type": "run"}, [])
        assert seen.wait(60)
        widget._handle_custom_msg({"type": "cancel"}, [])
        settle(widget)
        done = len(widget.results["rows"])
        assert 0 < done < 12
        assert widget.control["run"]["label"] == "Resume"
        assert widget.control["stopped"] == f"{done} docs are stored, {12 - done} are left"
        edit(widget, EDITED)
        assert widget.control["run"]["label"] == "Run"
        assert widget.control["stopped"].startswith("gen_v0 · resumed: ")  # not of this draft
        edit(widget, ADD)
        tell(widget, type="run")
        assert widget.results["progress"]["facts"][1] == f"{12 - done} computed, {done} cached"
        widget.close()
