"""Rows, shots and the close look in the widget, on a real session without a browser."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.unit.conftest import ADD
from tests.unit.widgets.sums import SECONDS, send, settle, tell
from workbench.models.fake import FakeModel
from workbench.session.session import Session
from workbench.widgets.app import Workbench
from workbench.widgets.views.shots import ShotsView, shots_view

pytestmark = pytest.mark.slow

EDITED = ADD.replace("Q: ", "Question: ")


@pytest.fixture
def widget(task: Path) -> Iterator[Workbench]:
    model = FakeModel(lambda text: " 1\n")
    with closing(Session(task, method="gen", model=model, sample_size=12)) as session:
        made = Workbench(session)
        settle(made)
        yield made
        made.close()


def docs(widget: Workbench) -> list[int]:
    return [row["doc_id"] for row in widget.rows["rows"]]


def test_origins_carry_the_hash_of_the_prompt_that_they_are_of(widget: Workbench) -> None:
    """So the page can tell whether they belong to what it shows; offsets are the segments'."""
    assert widget.origins["sha256"] == widget.preview["sha256"]
    assert [field["name"] for field in widget.origins["fields"]] == ["answer", "question"]
    assert widget.origins["segments"][-1] == [[3, 7, [1], "question: the field's own text"]]


def test_the_parents_prompt_is_compared_on_demand_and_follows_edits(widget: Workbench) -> None:
    """Nothing is rendered for it until it is asked for."""
    assert widget.against == {"shown": False, "text": "", "pieces": []}
    tell(widget, type="against", shown=True)
    assert "is the same" in widget.against["text"]
    tell(widget, type="edit", view="v", seq=1, source=EDITED)
    changes = [(p["change"], "".join(r[0] for r in p["runs"])) for p in widget.against["pieces"]]
    assert changes[:3] == [("removed", "Q"), ("added", "Question"), ("same", changes[2][1])]
    tell(widget, type="against", shown=False)
    assert widget.against["pieces"] == []


def test_the_table_has_a_page_and_only_while_it_is_seen(widget: Workbench) -> None:
    """Rows that nobody looks at are not rendered."""
    assert widget.rows["rows"] == []
    tell(widget, type="rows", visible=True)
    assert docs(widget) == list(range(12))
    first = widget.rows["rows"][0]
    assert first["cells"] == ["0+1", " 1", "1"]
    assert first["full"] == "Q: 0+1=\nA:"
    assert (first["current"], first["usable"]) == (True, True)
    assert widget.rows["pager"] == "1–12 of 12"
    tell(widget, type="edit", view="v", seq=1, source=EDITED)
    assert widget.rows["rows"][0]["full"] == "Question: 0+1=\nA:"


def test_a_search_is_stepped_through(widget: Workbench) -> None:
    """Found rows are the table's and the steps', round and round."""
    tell(widget, type="rows", visible=True)
    tell(widget, type="rows", text="9")  # 8+9=, 9+10= and the answers 9 and 19
    assert docs(widget) == [4, 8, 9]
    seen = []
    for _ in range(4):
        tell(widget, type="jump", by=1)
        seen.append(widget.preview["doc_id"])
    assert seen == [4, 8, 9, 4]
    assert widget.rows["where"] == "1 of 3"
    tell(widget, type="jump", by=-1)
    assert widget.preview["doc_id"] == 9
    tell(widget, type="rows", text="")
    assert widget.rows["where"] == ""


def test_keys_that_come_before_a_preview_are_all_followed(widget: Workbench) -> None:
    """Three steps at once are three steps, and the pinned row is the one that was pinned last."""
    tell(widget, type="rows", text="9")
    for _ in range(3):
        send(widget, type="jump", by=1)
    settle(widget)
    assert widget.preview["doc_id"] == 9
    send(widget, type="pin", doc_id=4)
    send(widget, type="pinned")
    send(widget, type="jump", by=1)
    send(widget, type="pinned")
    send(widget, type="pinned")
    settle(widget)
    assert widget.preview["doc_id"] == 8


def test_failing_and_flipped_rows_are_those_of_the_last_runs(widget: Workbench) -> None:
    """The model answers 1 to everything: right for row 0 alone."""
    tell(widget, type="jump", kind="failing", by=1)
    assert "Run the draft first" in widget.rows["note"]
    tell(widget, type="run")
    tell(widget, type="jump", by=1)
    assert widget.preview["doc_id"] == 1
    assert widget.rows["where"] == "1 of 11"
    answer_3 = ADD.replace('"processed_output": data["answer"]', '"processed_output": "1"')
    tell(widget, type="edit", view="v", seq=1, source=answer_3)
    tell(widget, type="run")
    labels = [kind["label"] for kind in widget.rows["kinds"]]
    assert labels[:3] == ["all rows", "failing 0", "flipped 11"]
    tell(widget, type="jump", kind="flipped", by=1)
    assert widget.preview["doc_id"] == 2


def test_a_pinned_row_is_one_key_away_and_back(widget: Workbench) -> None:
    """From the row where one was."""
    tell(widget, type="pin", doc_id=0)
    assert widget.rows["is_pinned"] is True
    tell(widget, type="configure", changes={"doc_id": 7})
    assert widget.rows["pinned"]["label"] == "to row 0"
    tell(widget, type="pinned")
    assert widget.preview["doc_id"] == 0
    tell(widget, type="pinned")
    assert widget.preview["doc_id"] == 7
    tell(widget, type="pin", doc_id=None)
    assert widget.rows["pinned"] is None


def beside(widget: Workbench) -> str:
    """Return the text of the prompt that is shown beside the current row's."""
    return "".join(run[0] for part in widget.beside["segments"] for run in part["runs"])


def test_a_pinned_row_is_shown_beside_the_others_and_follows_edits(widget: Workbench) -> None:
    """Beside itself it is not; a draft that fails leaves its last good prompt."""
    tell(widget, type="pin")
    assert (widget.rows["pinned"]["doc_id"], widget.beside["doc_id"]) == (0, None)
    tell(widget, type="configure", changes={"doc_id": 7})
    assert widget.beside["doc_id"] == 0
    assert beside(widget).endswith("Q: 0+1=\nA:")
    tell(widget, type="edit", view="v", seq=1, source=EDITED)
    assert beside(widget).endswith("Question: 0+1=\nA:")
    tell(widget, type="edit", view="v", seq=2, source=EDITED.replace("question", "qestion"))
    assert "'qestion'" in widget.beside["problem"]
    assert beside(widget).endswith("Question: 0+1=\nA:")
    tell(widget, type="pin")
    assert (widget.rows["pinned"]["doc_id"], widget.beside["doc_id"]) == (7, None)
    tell(widget, type="pin")
    assert widget.rows["pinned"] is None
    tell(widget, type="pin", doc_id=99)
    assert "no doc 99" in widget.notice["text"]


def test_another_widget_on_the_session_shows_what_the_first_one_did(widget: Workbench) -> None:
    """The row, the pinned one, the run with its metrics: a cell that is run again loses none."""
    tell(widget, type="pin", doc_id=3)
    tell(widget, type="configure", changes={"doc_id": 7})
    tell(widget, type="run")
    again = Workbench(widget.session)
    settle(again)
    assert (again.preview["doc_id"], again.beside["doc_id"]) == (7, 3)
    assert again.results["metrics"] == widget.results["metrics"] != []
    assert again.control["of"] == widget.control["of"] != ""
    again.close()


def test_a_ppl_prompt_says_how_many_tokens_each_choice_has(task: Path) -> None:
    """Once a model is loaded that counts them; the fake one's tokens are characters."""
    with closing(Session(task, method="ppl", model=FakeModel())) as session:
        made = Workbench(session)
        settle(made)
        tell(made, type="configure", changes={"doc_id": 5})
        texts = ["".join(run[0] for run in choice["runs"]) for choice in made.preview["choices"]]
        assert texts == [" 11", " 12"]
        assert made.origins["choices"] == ["3 tokens", "3 tokens"]
        made.close()


def shots(widget: Workbench) -> list[int]:
    return [shot["doc_id"] for shot in widget.shots["shots"]]


def test_a_row_is_made_a_shot_and_the_run_keeps_it(widget: Workbench) -> None:
    """The prompt, the setting, the stored run: all have the same shots, in order."""
    before = shots(widget)
    added = next(i for i in range(1, 12) if i not in before)
    tell(widget, type="shots", do="add", doc_id=added)
    tell(widget, type="shots", do="move", doc_id=added, to=0)
    assert shots(widget) == [added, *before]
    rendered = widget.session.preview().rendered
    assert rendered is not None
    assert list(rendered.shot_ids) == [added, *before]
    tell(widget, type="run")
    report = widget.session.report()
    assert report is not None
    settings = report.run.settings
    assert settings["sampler"] == "ids"
    assert settings["shot_ids"][:3] == [added, *before]
    assert settings["num_fewshot"] == 3
    assert {row.error for row in report.rows} == {None}  # rows that are shots have a stand-in


def test_pinned_shots_stay_when_others_are_drawn(widget: Workbench) -> None:
    """And the sampler gets its shots back in the end."""
    before = shots(widget)
    tell(widget, type="shots", do="pin", doc_id=before[1], stays=True)
    assert widget.shots["shots"][1]["pinned"] is True
    assert widget.shots["by_hand"] is False
    for _ in range(3):
        tell(widget, type="shots", do="redraw")
        assert shots(widget)[1] == before[1]
    assert widget.shots["by_hand"] is True
    tell(widget, type="shots", do="auto")
    assert shots(widget) == before


def test_what_a_slow_thread_has_read_is_not_sent_after_something_newer(
    widget: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The labels are counted aside; a shot that is pinned meanwhile stays pinned on the screen."""
    has_read, may_go_on = threading.Event(), threading.Event()

    def view(*given: Any) -> ShotsView:
        found = shots_view(*given)
        if threading.current_thread() is widget.host.slow._thread and not has_read.is_set():
            has_read.set()
            assert may_go_on.wait(SECONDS)
        return found

    monkeypatch.setattr("workbench.widgets.panes.shots.shots_view", view)
    send(widget, type="shots", do="show")
    assert has_read.wait(SECONDS)
    send(widget, type="shots", do="pin", doc_id=shots(widget)[1], stays=True)
    widget.host.main.drain(0.3)
    may_go_on.set()
    settle(widget)
    assert [shot["pinned"] for shot in widget.shots["shots"]] == [False, True]
    assert widget.shots["by_hand"] is False


def test_removing_every_shot_leaves_none(widget: Workbench) -> None:
    """No setting is refused on the way."""
    for shot in shots(widget):
        tell(widget, type="shots", do="remove", doc_id=shot)
    assert shots(widget) == []
    assert widget.notice == {}
    assert widget.session.state().settings.num_fewshot == 0


def test_keeping_shots_shows_the_change_and_writes_it_when_told(
    widget: Workbench, task: Path
) -> None:
    """Nothing is written before."""
    path = task / "config" / "add_gen.json"
    old = path.read_bytes()
    tell(widget, type="shots", do="exclude", doc_id=shots(widget)[0])
    tell(widget, type="shots", do="keep")
    assert any(line["kind"] == "added" for line in widget.shots["change"]["lines"])
    assert path.read_bytes() == old
    tell(widget, type="shots", do="write")
    assert json.loads(path.read_text())["shot_ids"][:2] == shots(widget)
    assert widget.shots["kept"].endswith("add_gen.json")


def test_labels_are_counted_once_the_pane_is_seen(widget: Workbench) -> None:
    """It costs a call for each row of the pool."""
    assert widget.shots["balance"] is None
    tell(widget, type="shots", do="show")
    assert (widget.shots["balance"] or {})["note"] == "12 labels in 12 rows of the pool"


def test_messages_stay_small_whatever_the_data(task: Path) -> None:
    """Five thousand long rows: a page of the table is a page."""
    rows = [{"question": f"{i} " + "x" * 3000, "answer": "1"} for i in range(5000)]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (task / "data" / "add.jsonl").write_text(lines)
    with closing(Session(task, method="gen", model=FakeModel())) as session:
        widget = Workbench(session)
        settle(widget)
        tell(widget, type="rows", visible=True)
        tell(widget, type="rows", text="x")
        tell(widget, type="shots", do="show")
        assert len(widget.rows["rows"]) == 20
        assert "first 1,000" in widget.rows["note"]
        assert len(json.dumps([widget.rows, widget.shots, widget.origins])) < 40_000
        widget.close()
