"""The editor's view models and its controller, without a browser."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.unit.widgets.sums import PARENT, ask, handled
from workbench.messages import speaking
from workbench.prompts.fields import describe_fields
from workbench.session.session import Session
from workbench.tasks.versions import save_version
from workbench.tasks.watch import Change
from workbench.types import Doc
from workbench.widgets.app import Workbench
from workbench.widgets.host import Host
from workbench.widgets.panes.editor import EditorPane
from workbench.widgets.views.editor import (
    DIFF_LINES,
    MAX_FIELDS,
    FieldsView,
    fields_view,
    outside_view,
)

MANY = 10_000
FACES = "😀" * MANY
THEIRS = PARENT.replace("Question", "Theirs")


def view_of(row: dict[str, Any]) -> FieldsView:
    doc = Doc(0, row)
    return fields_view(describe_fields([doc], doc))


def test_a_field_has_its_type_a_sample_on_one_line_and_its_value() -> None:
    """The sample is for the list, the value for the card; texts are not quoted."""
    (field,) = view_of({"passage": "one\ntwo"})["fields"]
    assert field == {
        "name": "passage",
        "type": "str",
        "sample": "one↵two",
        "value": "one\ntwo",
        "note": "",
        "keys": [],
    }


def test_the_keys_of_a_dict_come_with_their_values() -> None:
    """`data["target_scores"]["` is completed from the row at hand."""
    (field,) = view_of({"target_scores": {"yes": 1, "no": 0}})["fields"]
    assert [(key["name"], key["value"]) for key in field["keys"]] == [("yes", "1"), ("no", "0")]
    assert field["value"] == '{"yes": 1, "no": 0}'


@pytest.mark.parametrize(
    "row",
    [
        {f"field {i}": "x" * MANY for i in range(MANY)},
        {f"f{i}": {f"key {j}": FACES for j in range(150)} for i in range(200)},
        {"x": [["y" * MANY] * MANY] * 50},
        {"n" * MANY: 1, "a": {"k" * MANY: 1}},
    ],
    ids=["wide", "nested", "deep", "long names"],
)
def test_the_message_is_bounded_whatever_the_row(row: dict[str, Any]) -> None:
    """A row of any size makes a message of some hundred kilobytes at most, and says what it
    leaves out."""
    view = view_of(row)
    assert len(json.dumps(view, ensure_ascii=False)) < 200_000
    assert len(view["fields"]) + int((view["more"] or "0").split()[0]) == len(row)
    assert len(view["fields"]) <= MAX_FIELDS


def test_text_that_no_message_can_hold_is_replaced() -> None:
    """A lone surrogate in a dataset does not break the widget."""
    json.dumps(view_of({"a\ud800": "b\ud800", "c": {"\ud800": 1}})).encode("utf-8")


@pytest.mark.slow
def test_fields_are_the_current_row_s_even_while_the_draft_fails(widget: Workbench) -> None:
    """Completion is needed most while a line is half written."""
    ask(widget, type="edit", view="v", seq=1, source="x = 1 / 0\n")
    ask(widget, type="step", by=3)
    values = {field["name"]: field["value"] for field in widget.fields["fields"]}
    assert values["question"] == "1 + 3 = ?"


@pytest.mark.slow
def test_fields_that_did_not_change_are_not_sent_again(widget: Workbench) -> None:
    """A keystroke costs a preview, not another list of fields."""
    sent: list[str] = []
    widget.observe(lambda change: sent.append(change["name"]), ["fields", "snippets", "outside"])
    ask(widget, type="edit", view="v", seq=1, source=PARENT + "#")
    assert sent == []


@pytest.mark.slow
def test_snippets_are_named_in_the_reader_s_language(session: Session) -> None:
    """Their source is the same in every language."""
    views = {}
    for language in ("en", "zh"):
        widget = Workbench(session, language=language)
        handled(widget)
        views[language] = widget.snippets["shapes"]
        widget.close()
    english, chinese = views["en"], views["zh"]
    assert [shape["label"] for shape in chinese][2] == "思维链"
    assert [shape["source"] for shape in english] == [shape["source"] for shape in chinese]
    assert "GSM8KPost" in widget.snippets["postprocess_classes"]


@pytest.mark.parametrize(
    ("change", "answers"),
    [
        (Change("changed", ("gen_v1",), THEIRS), ["theirs", "mine"]),
        (Change("deleted", ("gen_v1",)), ["back", "mine"]),
        (Change("new", ("gen_v2", "gen_v3"), THEIRS), ["theirs", "seen"]),
    ],
    ids=["changed", "deleted", "new"],
)
def test_each_piece_of_news_has_its_choices(change: Change, answers: list[str]) -> None:
    """The text names the versions, and the difference is what taking the file would do."""
    (item,) = outside_view([change], PARENT)["items"]
    assert [choice["id"] for choice in item["choices"]] == answers
    assert all(version in item["text"] for version in change.versions)
    assert item["version"] == change.versions[-1]
    signs = {line[0] for line in item["diff"]}
    assert signs == (set() if change.kind == "deleted" else {"@", " ", "+", "-"})


def test_a_difference_of_any_length_is_cut_and_says_so() -> None:
    """The whole of it can be seen in the files."""
    text = "".join(f"# {i} {'x' * MANY}\n" for i in range(1000))
    (item,) = outside_view([Change("changed", ("gen_v1",), text)], PARENT)["items"]
    assert len(item["diff"]) == DIFF_LINES
    assert max(map(len, item["diff"])) < 1000
    # 1 line of place, 6 removed, 1000 added
    assert item["more"] == f"{1 + 6 + 1000 - DIFF_LINES} more lines"


def test_many_new_versions_are_one_piece_of_news() -> None:
    """A checkout that brings ten versions asks one question, about the last."""
    versions = tuple(f"gen_v{i}" for i in range(2, 12))
    with speaking("en"):
        (item,) = outside_view([Change("new", versions, THEIRS)], PARENT)["items"]
    assert "gen_v9, gen_v10, gen_v11 and 7 more" in item["text"]
    assert item["choices"][0]["label"] == "Open gen_v11"


@pytest.fixture
def file(own: Workbench) -> Path:
    """The file of the version that the draft starts from."""
    return own.session.task.path / "transform_gen_v1.py"


def newer(session: Session) -> None:
    save_version(session.task.path, THEIRS, "gen", parent="gen_v1")


def held(session: Session) -> tuple[str, str, str]:
    """Return what the draft is, of which version, and of which text of that."""
    state = session.state()
    return state.source, state.version, session.parent_source()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("happen", "answer", "after"),
    [
        ("changed", "theirs", (THEIRS, "gen_v1", THEIRS)),
        ("changed", "mine", (PARENT, "gen_v1", THEIRS)),
        ("deleted", "back", (PARENT, "gen_v1", PARENT)),
        ("deleted", "mine", (PARENT, "", "")),
        ("new", "theirs", (THEIRS, "gen_v2", THEIRS)),
        ("new", "seen", (PARENT, "gen_v1", PARENT)),
    ],
)
def test_a_choice_does_what_it_says(
    own: Workbench,
    file: Path,
    happen: str,
    answer: str,
    after: tuple[str, str, str],
) -> None:
    """And nothing is done before one is made."""
    happenings: dict[str, Callable[[], object]] = {
        "changed": lambda: file.write_text(THEIRS, "utf-8"),
        "deleted": file.unlink,
        "new": lambda: newer(own.session),
    }
    happenings[happen]()
    ask(own, type="step", by=1)
    (item,) = own.outside["items"]
    assert item["kind"] == happen
    assert held(own.session) == (PARENT, "gen_v1", PARENT)
    assert file.exists() is (happen != "deleted")
    ask(own, type="outside", answer=answer, version=item["version"])
    assert held(own.session) == after
    assert file.exists() is ((happen, answer) != ("deleted", "mine"))
    assert own.outside["items"] == []


@pytest.mark.slow
def test_a_save_without_its_parent_is_refused_until_that_is_back(
    own: Workbench, file: Path
) -> None:
    """What was said goes away with its reason, and takes nothing else with it."""
    ask(own, type="edit", view="v", seq=1, source="# mine")
    file.unlink()
    ask(own, type="save")
    assert "the file of gen_v1, which the draft started from, is gone" in own.notice["text"]
    own.host.redraw()
    handled(own)
    assert own.notice["text"]
    file.write_text(PARENT, "utf-8")
    own.host.redraw()
    handled(own)
    assert own.notice == {}
    file.unlink()
    ask(own, type="save")
    own.host.show_error(ValueError("another"))
    file.write_text(PARENT, "utf-8")
    own.host.redraw()
    handled(own)
    assert own.notice["text"] == "ValueError: another"
    ask(own, type="save")
    assert own.session.state().version == "gen_v2"


@pytest.mark.slow
def test_a_folder_that_is_gone_is_said_until_it_is_back(own: Workbench, file: Path) -> None:
    """What is typed meanwhile is kept, which the page is told; no gesture takes the message away,
    and nothing is new once the folder is back."""
    task = file.parent
    task.rename(task.with_name("elsewhere"))
    ask(own, type="edit", view="v", seq=1, source="# typed meanwhile")
    said = own.notice["text"]
    assert said == (
        f"{task}: the task's folder is not there any more. "
        "Put it back, or open the task where it is now."
    )
    shown = {name: own.document[name] for name in ("source", "view", "seq", "is_kept")}
    assert shown == {"source": "# typed meanwhile", "view": "v", "seq": 1, "is_kept": True}
    for gesture in ("save", "run", "versions"):
        ask(own, type=gesture)
        assert own.notice["text"] == said
    task.with_name("elsewhere").rename(task)
    own.host.try_again()
    handled(own)
    assert (own.notice, own.outside["items"]) == ({}, [])
    assert own.session.state().source == "# typed meanwhile"


@pytest.mark.slow
def test_a_folder_that_goes_or_comes_back_is_seen_while_nobody_does_anything(
    own: Workbench, file: Path
) -> None:
    """It is looked at by itself, as the versions are."""
    tried = threading.Semaphore(0)

    class Watched(Host):
        def try_again(self) -> None:
            tried.release()

    host = Watched(own.session, lambda views: None, "en")
    pane = EditorPane(host, every=0.001)
    file.parent.rename(file.parent.with_name("elsewhere"))
    assert tried.acquire(timeout=60)
    pane.close()


@pytest.mark.slow
def test_taking_theirs_draws_the_document_and_says_where_mine_went(
    own: Workbench, file: Path
) -> None:
    """Undo brings it back: the editor takes the new text as one change."""
    ask(own, type="edit", view="v", seq=1, source="# mine")
    file.write_text(THEIRS, "utf-8")
    ask(own, type="outside", answer="theirs", version="gen_v1")
    assert own.document["source"] == THEIRS
    assert "undo brings them back" in own.status["news"]


@pytest.mark.slow
def test_a_file_that_holds_what_the_draft_holds_is_no_question(own: Workbench, file: Path) -> None:
    """Someone saved the same text elsewhere: there is nothing to choose."""
    ask(own, type="edit", view="v", seq=1, source=THEIRS)
    file.write_text(THEIRS, "utf-8")
    ask(own, type="step", by=1)
    assert held(own.session) == (THEIRS, "gen_v1", THEIRS)
    assert own.outside["items"] == []


@pytest.mark.slow
def test_news_come_while_nobody_does_anything(own: Workbench) -> None:
    """The files are looked at by themselves; what is the same as before draws nothing."""
    redrawn = threading.Semaphore(0)

    class Watched(Host):
        def redraw(self) -> None:
            redrawn.release()

    host = Watched(own.session, lambda views: None, "en")
    pane = EditorPane(host, every=0.001)
    newer(own.session)
    assert redrawn.acquire(timeout=60)
    pane.close()


@pytest.mark.slow
def test_a_changed_file_is_news_through_the_widget_alone(tmp_path: Path) -> None:
    """With a real session: the file is changed, the next gesture tells, "theirs" takes it."""
    task = tmp_path / "transforms" / "sums"
    (task / "data").mkdir(parents=True)
    (task / "data" / "sums.jsonl").write_text('{"question": "1 + 1", "answer": "2"}\n', "utf-8")
    (task / "transform_gen_v0.py").write_text(PARENT, "utf-8")
    widget = Workbench(task, model="fake")
    (task / "transform_gen_v0.py").write_text(THEIRS, "utf-8")
    ask(widget, type="edit", view="v", seq=1, source=PARENT + "# mine\n")
    (item,) = widget.outside["items"]
    assert item["kind"] == "changed"
    assert widget.document["source"] == PARENT + "# mine\n"
    ask(widget, type="outside", answer="theirs", version="gen_v0")
    assert widget.outside["items"] == []
    assert widget.document["source"] == THEIRS
    assert widget.preview["segments"][0]["runs"][0][0].startswith("Theirs: 1 + 1")
    widget.close()


@pytest.mark.slow
def test_other_rows_and_another_config_are_previewed_by_themselves(tmp_path: Path) -> None:
    """What the preview shows is what is scored, and that reads the files."""
    rows = tmp_path / "transforms" / "sums" / "data" / "sums.jsonl"
    rows.parent.mkdir(parents=True)
    rows.write_text('{"question": "1 + 1", "answer": "2"}\n', "utf-8")
    (rows.parents[1] / "transform_gen_v0.py").write_text(PARENT, "utf-8")
    session = Session(rows.parents[1], model="fake")
    redrawn = threading.Semaphore(0)

    class Watched(Host):
        def redraw(self) -> None:
            redrawn.release()

    pane = EditorPane(Watched(session, lambda views: None, "en"), every=0.001)
    rows.write_text('{"question": "2 + 2", "answer": "4"}\n', "utf-8")
    assert redrawn.acquire(timeout=60)
    config = rows.parents[1] / "config" / "sums_gen.json"
    config.parent.mkdir()
    config.write_text("<<<<<<< HEAD\n", "utf-8")
    assert redrawn.acquire(timeout=60)
    pane.close()
    session.close()
