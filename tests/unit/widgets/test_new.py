"""The page that makes a task of a user's own rows: shown, corrected, made, and gone on from."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.unit.widgets.sums import PARENT, SECONDS, ask, handled, settle, tell, write_sums
from tests.unit.widgets.test_border import hints_of, misfits
from workbench.errors import NotFoundError
from workbench.session.session import Session
from workbench.widgets.app import Workbench
from workbench.widgets.views.border import Views
from workbench.widgets.views.new import NewControl

DOCS_NEW = Path(__file__).parents[3] / "docs" / "new.md"

pytestmark = pytest.mark.slow

REVIEWS = [
    {"id": n, "review": f"第{n}条很{'好' if n % 2 else '差'}", "label": "正面" if n % 2 else "负面"}
    for n in range(20)
]
CODED = [{"text": f"film {n}", "label": n % 2} for n in range(20)]
QUIZ = [
    {
        "question": f"River {n}?",
        "about": f"Water {n}.",
        "choices": ["a", "b", "c"],
        "answer": n % 2 + 1,
    }
    for n in range(20)
]

Open = Callable[..., Workbench]


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """A function that opens the widget in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    opened: list[Workbench] = []

    def open_page(source: Any = None, **options: Any) -> Workbench:
        widget = Workbench(source, model="fake", **options)
        opened.append(widget)
        settle(widget)
        fits(widget)
        return widget

    yield open_page
    for widget in opened:
        widget.close()


def fits(widget: Workbench) -> None:
    """Check that what is sent is what was declared."""
    if widget.new:
        assert misfits(widget.new, hints_of(Views)["new"][0], "new") == []


def does(widget: Workbench, kind: str, **content: Any) -> Mapping[str, Any]:
    tell(widget, type=f"new_{kind}", **content)
    fits(widget)
    return widget.new


def corrects(widget: Workbench, name: str, value: Any) -> Mapping[str, Any]:
    return does(widget, "set", name=name, value=value)


def controls(view: Mapping[str, Any]) -> dict[str, NewControl]:
    return {one["id"]: one for one in view["controls"]}


def prompts(view: Mapping[str, Any]) -> list[str]:
    """Return the texts of the prompts that are drawn."""
    return [
        "".join(text for s in one["prompt"]["segments"] for text, _ in s["runs"])
        for one in view["prompts"]
    ]


def write_csv(path: Path, rows: Sequence[Mapping[str, Any]], encoding: str = "utf-8") -> Path:
    lines = [",".join(rows[0]), *(",".join(map(str, row.values())) for row in rows)]
    path.write_bytes("\n".join(lines).encode(encoding))
    return path


def test_a_file_becomes_a_task_and_the_workbench_on_it(page: Open, tmp_path: Path) -> None:
    """One button: what was found in a GB18030 file is right, its prompts are shown before."""
    write_csv(tmp_path / "reviews.csv", REVIEWS, "gb18030")
    widget = page("reviews.csv")
    view = widget.new
    assert view["facts"] == ["20 rows", "3 fields", "gb18030"]
    assert {name: one["value"] for name, one in controls(view).items()} == {
        "question": ["review"],
        "passage": [],
        "options": [],
        "answer": ["label"],
        "kind": ["classes"],
    }
    assert len(prompts(view)) == 3 and "问题：第" in prompts(view)[0]
    assert view["prompts"][0]["gold"][0] in ("正面", "负面")
    assert (view["can_make"], view["folder"]) == (True, "transforms/reviews")
    with pytest.raises(NotFoundError, match="Make or open a task"):
        _ = widget.session
    does(widget, "make")
    assert widget.new == {} and not widget.frozen
    assert widget.session.task.path == (tmp_path / "transforms" / "reviews").resolve()
    assert widget.toolbar["task"] == "reviews"
    assert widget.preview["segments"]
    tell(widget, type="edit", view="v", seq=1, source=PARENT.replace("question", "review"))
    assert widget.session.state().dirty


def test_both_methods_are_shown(page: Open) -> None:
    """The choices of PPL with the right one marked, after its answer has been told."""
    widget = page(QUIZ)
    view = corrects(widget, "index", ["1"])
    assert [one["id"] for one in view["methods"]] == ["gen", "ppl"]
    assert "A. a\nB. b\nC. c\n" in prompts(view)[0]
    view = corrects(widget, "method", "ppl")
    choices = view["prompts"][0]["prompt"]["choices"]
    assert [choice["gold"] for choice in choices].count(True) == 1
    assert view["prompts"][0]["gold"] == ["a"] or view["prompts"][0]["gold"] == ["b"]


def test_what_blocks_stands_at_the_control_that_answers_it(page: Open) -> None:
    """Nothing is made until it is answered there."""
    widget = page(QUIZ)
    assert "counts from 0 or 1" in controls(widget.new)["index"]["question"]
    assert widget.new["asked"].startswith("1 question") and not widget.new["can_make"]
    does(widget, "make")
    assert widget.new["stage"] == "ready" and not Path("transforms").exists()
    view = corrects(widget, "index", ["0"])
    assert (controls(view)["index"]["question"], view["can_make"]) == ("", True)


def test_all_that_rows_lack_stands_at_what_leaves_them_out(page: Open) -> None:
    """Rows without a text and rows without an answer: one check, which leaves out both."""
    rows = [
        {"text": "" if n == 3 else f"film {n}", "label": ("", "good", "bad")[min(n, n % 2 + 1)]}
        for n in range(20)
    ]
    widget = page(rows)
    (check,) = (one for one in widget.new["checks"] if one["id"] == "skip_broken")
    assert "(rows 4)" in check["question"] and "(rows 1)" in check["question"]
    view = corrects(widget, "skip_broken", True)
    assert view["can_make"] and any("2 left out" in note for note in view["notes"])


def test_a_dialogue_s_last_turn_or_a_label_is_chosen(page: Open) -> None:
    """Nothing is, before; the dialogue, as the right answer, is its last turn."""
    speakers = ("user", "assistant")
    rows = [
        {
            "messages": [{"role": who, "content": f"{who} {n}"} for who in speakers],
            "team": "ab"[n % 2],
        }
        for n in range(20)
    ]
    widget = page(rows)
    answer = controls(widget.new)["answer"]
    assert (answer["value"], answer["empty"] != "", answer["question"] != "") == ([], True, True)
    view = corrects(widget, "answer", ["messages"])
    assert (controls(view)["answer"]["value"], view["can_make"]) == (["messages"], True)
    assert prompts(view)[0].startswith("user: user") and view["prompts"][0]["gold"]
    view = corrects(widget, "answer", ["team"])
    assert (controls(view)["answer"]["value"], view["can_make"]) == (["team"], True)
    assert prompts(view)[0].startswith("Conversation:\nuser: user")


def test_one_label_or_several_is_chosen(page: Open) -> None:
    """How the gold is read shows nothing while that is asked."""
    rows = [{"text": f"t {n}", "label": ("a|b", "a", "b")[n % 3]} for n in range(24)]
    widget = page(rows)
    kind = controls(widget.new)["kind"]
    assert (kind["value"], kind["question"] != "") == ([], True)
    assert {"set", "classes"} <= {choice["id"] for choice in kind["choices"]}
    view = corrects(widget, "kind", ["set"])
    assert (controls(view)["kind"]["value"], view["can_make"]) == (["set"], True)


def test_names_are_kept_while_they_are_typed(page: Open) -> None:
    """One name is not enough, and is not lost; with both the prompts say them."""
    widget = page(CODED)
    assert "nothing names them" in widget.new["names_question"]
    view = corrects(widget, "names", {"0": "bad", "1": ""})
    assert [one["name"] for one in view["names"]] == ["bad", ""] and not view["can_make"]
    view = corrects(widget, "names", {"0": "bad", "1": "good"})
    assert (view["names_question"], view["can_make"]) == ("", True)
    assert "(bad, good)" in prompts(view)[0]


def test_a_correction_is_drawn_at_once(page: Open) -> None:
    """A passage is added, the answer is read otherwise, the options are none; the rest stays."""
    widget = page([{**row, "answer": "abc"[n % 3]} for n, row in enumerate(QUIZ)])
    view = corrects(widget, "passage", ["about"])
    assert "Water" in prompts(view)[0]
    assert controls(view)["question"]["value"] == ["question"]
    view = corrects(widget, "options", [])
    assert controls(view)["options"]["value"] == [] and view["methods"][-1]["id"] == "ppl"
    view = corrects(widget, "kind", ["text"])
    assert [one["id"] for one in view["methods"]] == ["gen"]
    view = corrects(widget, "passage", [""])
    assert "Water" not in prompts(view)[0]


def test_a_translation_s_direction_is_chosen(page: Open) -> None:
    """The one question has two answers."""
    widget = page([{"en": f"word {n}", "de": f"Wort {n}"} for n in range(9)])
    ways = controls(widget.new)["direction"]["choices"]
    view = corrects(widget, "direction", [ways[1]["id"]])
    assert view["can_make"] and "Wort" in prompts(view)[0]


def test_a_broken_line_can_be_left_out(page: Open, tmp_path: Path) -> None:
    """The error is in place, with the way out; what was left out is counted."""
    (tmp_path / "a.jsonl").write_text(
        "".join(json.dumps(row) + "\n" for row in REVIEWS) + "{broken\n", "utf-8"
    )
    widget = page("a.jsonl")
    assert "line 21" in widget.new["error"] and not widget.new["can_make"]
    assert [check["id"] for check in widget.new["checks"]] == ["skip_broken"]
    view = corrects(widget, "skip_broken", True)
    assert (view["error"], view["can_make"]) == ("", True)
    assert "1 left out" in view["facts"]


def test_a_column_of_splits_can_be_ignored(page: Open) -> None:
    """It is followed until one says otherwise."""
    rows = [{**row, "split": "train" if n < 5 else "test"} for n, row in enumerate(REVIEWS)]
    widget = page(rows)
    assert widget.new["summary"] == "15 test rows, 5 for shots"
    assert corrects(widget, "follow_split", False)["summary"] == "18 test rows, 2 for shots"


def test_a_wrong_encoding_is_said_and_corrected(page: Open, tmp_path: Path) -> None:
    """Back to what is found by itself, everything is as before."""
    write_csv(tmp_path / "reviews.csv", REVIEWS, "gb18030")
    widget = page("reviews.csv")
    assert "no text in utf-8" in corrects(widget, "encoding", "utf-8")["error"]
    view = corrects(widget, "encoding", "")
    assert (view["error"], view["can_make"]) == ("", True)


def test_a_file_that_could_be_several_is_read_by_the_one_that_is_chosen(
    page: Open, tmp_path: Path
) -> None:
    """Every encoding that is told apart is on the list, as docs/new.md names it."""
    rows = [{"text": f"بتثجحخ {n}", "label": ("ا", "ل")[n % 2]} for n in range(12)]
    widget = page(write_csv(tmp_path / "rows.csv", rows, "cp1256"))
    assert "no text in a known encoding" in widget.new["error"]
    offered = [each["label"] for each in widget.new["encodings"]][1:]
    assert {"cp1251", "cp1253", "cp1255", "cp1256", "KOI8-R", "EUC-JP"} <= {*offered}
    told = DOCS_NEW.read_text("utf-8")
    assert [label for label in offered if label not in told] == []
    view = corrects(widget, "encoding", "cp1256")
    assert (view["error"], view["stage"]) == ("", "ready")


def test_a_folder_that_is_taken_is_neither_overwritten_nor_lost(page: Open, tmp_path: Path) -> None:
    """The same file again: the task can be opened, another gets a free name; a typed one that is
    taken is refused in place."""
    write_csv(tmp_path / "reviews.csv", REVIEWS)
    does(page("reviews.csv"), "make")
    again = page("reviews.csv")
    assert (again.new["there"], again.new["folder"]) == (
        "transforms/reviews",
        "transforms/reviews-2",
    )
    view = corrects(again, "folder", "transforms/reviews")
    assert "exists already" in view["refusal"]
    view = does(again, "make")
    assert "exists already" in view["refusal"] and view["folder"] == "transforms/reviews"
    view = corrects(again, "folder", "")
    does(again, "open", task=view["there"])
    assert again.session.task.name == "reviews"


def test_a_folder_of_other_rows_is_not_offered(page: Open) -> None:
    """Two lists of rows have one usual folder: the task in it, whose rows have scores beside them,
    is offered to its own rows alone, also to a part of them, or where some came to them."""
    first = page(QUIZ)
    corrects(first, "index", "0")
    does(first, "make")
    assert page(CODED).new["there"] == ""
    assert page(CODED).new["folder"] == "transforms/rows-2"
    for rows in (QUIZ, QUIZ[:-3], [*QUIZ, {**QUIZ[0], "question": "Sea?"}]):
        assert page(rows).new["there"] == "transforms/rows"
    assert page([{**row, "about": "Another."} for row in QUIZ]).new["there"] == ""


def test_without_rows_they_are_chosen(page: Open, tmp_path: Path) -> None:
    """Files here and a folder deeper, what is typed is completed, tasks open with one click."""
    write_sums(tmp_path)
    (tmp_path / "data").mkdir()
    write_csv(tmp_path / "data" / "reviews.csv", REVIEWS)
    (tmp_path / "notes.txt").write_text("no rows")
    widget = page()
    sources = widget.new["sources"]
    assert [one["id"] for one in sources["files"]] == ["data/reviews.csv"]
    assert [one["label"] for one in sources["tasks"]] == ["sums"]
    assert does(widget, "path", path="da")["sources"]["completions"] == ["data/"]
    completed = does(widget, "path", path="data/R")["sources"]["completions"]
    assert completed == ["data/reviews.csv"]
    assert does(widget, "read", path=completed[0])["can_make"]
    assert does(widget, "back")["stage"] == "choose"
    assert "no such file" in does(widget, "read", path="data/revews.csv")["error"]
    does(widget, "back")
    does(widget, "open", task=sources["tasks"][0]["id"])
    assert widget.session.task.name == "sums"


def test_a_typed_task_folder_is_opened(page: Open, tmp_path: Path) -> None:
    """It is no table, and need not be one."""
    write_sums(tmp_path)
    widget = page()
    does(widget, "read", path="transforms/sums")
    assert widget.session.task.name == "sums"


def test_the_demo_is_there_wherever_one_is(page: Open, tmp_path: Path) -> None:
    """A copy of one's own, which is kept when it is opened again."""
    widget = page()
    does(widget, "open")
    assert widget.session.task.path == (tmp_path / "workbench-demo/transforms/sums").resolve()


def test_what_is_no_task_is_refused_as_before(page: Open, tmp_path: Path) -> None:
    """A path that names no rows is a mistyped task, and a session brings its own task."""
    with pytest.raises(NotFoundError, match="no such folder"):
        page("transforms/nothing")
    with closing(Session(write_sums(tmp_path), model="fake")) as session:
        assert page(session).new == {}


def test_a_page_in_chinese_says_its_reasons_in_chinese(page: Open) -> None:
    """What was found, what is asked, what stands on the controls."""
    widget = page(CODED, language="zh")
    assert "没有给出名称" in widget.new["names_question"]
    assert "问题：text" in widget.new["notes"]
    tell(widget, type="hello", language="en")
    assert controls(widget.new)["question"]["label"] == "问题"


def test_the_language_of_the_browser_is_followed(page: Open) -> None:
    """Reasons that were found before the browser came are said again."""
    widget = page(CODED)
    tell(widget, type="hello", language="zh-CN")
    assert "问题：text" in widget.new["notes"]


def test_while_a_large_file_is_read_the_page_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading has a thread of its own, and what it finds for rows that were left is dropped."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there.csv").write_text("question,answer\n")
    may_go_on = threading.Event()

    def slow() -> Iterator[dict[str, str]]:
        assert may_go_on.wait(SECONDS)
        yield {"question": "q", "answer": "a"}

    with closing(Workbench(slow(), model="fake")) as widget:
        handled(widget)
        assert widget.new["stage"] == "reading"
        ask(widget, type="new_path", path="th")
        assert widget.new["sources"]["completions"] == ["there.csv"]
        ask(widget, type="new_back")
        may_go_on.set()
        settle(widget)
        assert (widget.new["stage"], widget.new["source"]) == ("choose", "")


def test_a_saved_notebook_shows_what_was_found(page: Open) -> None:
    """Escaped, without a script."""
    html = page([{**row, "<b>": "x"} for row in REVIEWS]).to_html()
    assert "20 rows" in html and "<b>x" not in html
