"""The linter in the widget: its count, its list, its rows, without a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.unit.conftest import ADD
from tests.unit.widgets.sums import send, settle
from workbench.lint.finding import Finding, LintReport
from workbench.messages import say, speaking
from workbench.models.fake import FakeModel
from workbench.session.session import Session
from workbench.widgets.app import Workbench
from workbench.widgets.views.lint import MOST_FINDINGS, lint_view, linted_docs

SPACED = ADD.replace('A:"', 'A: "')


@pytest.fixture
def widget(task: Path) -> Iterator[Workbench]:
    with closing(Session(task, method="gen", model=FakeModel(), sample_size=12)) as session:
        made = Workbench(session)
        settle(made)
        yield made
        made.close()


def tell(widget: Workbench, **message: Any) -> None:
    """Hand a message to the widget, and wait until all is linted that follows from it."""
    send(widget, **message)
    settle(widget)


def rules(widget: Workbench) -> list[str]:
    return [finding["rule"] for finding in widget.lint["findings"]]


def test_a_space_at_the_cue_s_end_is_found_and_gone_once_it_is_mended(widget: Workbench) -> None:
    """Line, count and rows, for the edit whose number the findings carry; then none of them."""
    assert widget.lint["text"] == "lint ✓"
    tell(widget, type="edit", view="v", seq=1, source=SPACED)
    assert "text/trailing-space" in rules(widget)
    found = widget.lint["findings"][rules(widget).index("text/trailing-space")]
    assert (found["line"], found["docs"], found["doc_id"]) == ("line 3", "12 rows", 0)
    start, end = found["range"]
    assert SPACED[start:end] == SPACED.splitlines()[2].strip()
    assert (widget.lint["view"], widget.lint["seq"], widget.lint["level"]) == ("v", 1, "error")
    tell(widget, type="edit", view="v", seq=2, source=ADD)
    assert (widget.lint["findings"], widget.lint["text"]) == ([], "lint ✓")
    assert [kind["label"] for kind in widget.rows["kinds"]][-1] == "linted 0"


def test_linted_rows_are_filtered_and_stepped_through(widget: Workbench, task: Path) -> None:
    """Those alone that a finding names, with its rule in words beside the mark."""
    path = task / "data" / "add.jsonl"
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for place in (3, 8):
        lines[place]["question"] += "\u200b"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    tell(widget, type="edit", view="v", seq=1, source=ADD + "# again\n")
    tell(widget, type="rows", visible=True, kind="linted")
    shown = {row["doc_id"]: row["status"] for row in widget.rows["rows"]}
    assert list(shown) == [3, 8]
    assert "text/invisible" in shown[3]
    assert all("⚑" in row["mark"] for row in widget.rows["rows"])
    seen = []
    for _ in range(3):
        tell(widget, type="jump", by=1)
        seen.append(widget.preview["doc_id"])
    assert seen == [3, 8, 3]


def test_a_draft_that_does_not_run_is_said_once(widget: Workbench) -> None:
    """The preview names line and row; the linter does not say the same again."""
    broken = ADD.replace("question", "qestion")
    tell(widget, type="edit", view="v", seq=1, source=broken)
    assert widget.preview["diagnostics"]
    assert "code/error" not in rules(widget)


def test_another_row_is_no_reason_to_lint_again(widget: Workbench) -> None:
    """What is found depends on the draft and its settings."""
    before = widget.lint
    tell(widget, type="configure", changes={"doc_id": 5})
    assert widget.lint is before
    tell(widget, type="configure", changes={"num_fewshot": 1})
    assert widget.lint is not before


def test_the_list_is_bounded_and_counts_the_rest() -> None:
    """Sixty findings of long words on very many rows take no more than some kilobytes."""
    many = tuple(range(100_000))
    finding = Finding("text/x", "hint", "m" * 5000, "f" * 5000, 1, many, len(many))
    view = lint_view(LintReport("t", "draft", (finding,) * 200, 100_000), "x = 1\n")
    assert (len(view["findings"]), view["more"]) == (MOST_FINDINGS, "and 140 more")
    assert (view["level"], view["text"]) == ("hint", "lint: ◦ 200 hints")
    assert len(json.dumps(view)) < 100_000


def test_severities_are_told_by_sign_and_word() -> None:
    """Colour is not the only sign, neither in the count nor in the list."""
    found = [
        Finding("a/a", "error", "m", "f", None, (4, 2), 2),
        Finding("b/b", "warning", "m", "f", 2),
        Finding("c/c", "error", "m", "f", 1, (2,)),
    ]
    view = lint_view(LintReport("t", "draft", tuple(found), 5), "a\nbc\n")
    assert view["text"] == "lint: ✕ 2 errors  ▲ 1 warning"
    assert [(f["mark"], f["word"]) for f in view["findings"]][:2] == [
        ("✕", "error"),
        ("▲", "warning"),
    ]
    assert [f["range"] for f in view["findings"]] == [None, [2, 4], [0, 1]]
    assert linted_docs(LintReport("t", "draft", tuple(found), 5)) == {2: "a/a, c/c", 4: "a/a"}


def test_a_finding_is_told_in_the_language_in_force() -> None:
    """Message and way out with their values; in English, and where nothing was told, as is."""
    message = say(
        "the {part} says {word!r}: the field {name!r} has no value",
        part=say("input"),
        word="None",
        name="steps",
    )
    fix = say("Leave out what is made of data[{name!r}] where it is None.", name="steps")
    found = (
        Finding("text/none", "error", message, fix),
        Finding("of/another", "error", "said by another", "Ask."),
    )
    report = LintReport("t", "draft", found, 1)

    def texts() -> list[tuple[str, str]]:
        return [(f["message"], f["fix"]) for f in lint_view(report, "")["findings"]]

    with speaking("zh"):
        assert texts() == [
            (
                "输入中出现 'None'：字段 'steps' 没有值",
                "data['steps'] 为 None 时，省去由它生成的内容。",
            ),
            ("said by another", "Ask."),
        ]
    assert texts() == [(f.message, f.fix) for f in found]


def test_the_widget_of_another_language_tells_its_findings_in_it(task: Path) -> None:
    """From the rule to what is sent to the page, on the thread that lints."""
    with (
        closing(Session(task, method="gen", model=FakeModel(), sample_size=12)) as session,
        closing(Workbench(session, language="zh")) as made,
    ):
        settle(made)
        tell(made, type="edit", view="v", seq=1, source=SPACED)
        found = made.lint["findings"][rules(made).index("text/trailing-space")]
        assert found["message"].startswith("输入以 ' ' 结尾：")
        assert found["fix"].startswith("让它以 ")
