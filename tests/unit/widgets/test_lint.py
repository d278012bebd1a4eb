"""The linter in the widget: its count, its list, its rows, without a browser."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.unit.conftest import ADD
from tests.unit.widgets.sums import ask, send, settle
from workbench.lint.finding import Finding, LintReport
from workbench.messages import say, speaking
from workbench.models.fake import FakeModel
from workbench.models.load import share_model
from workbench.session.session import Session
from workbench.tasks.trust import VARIABLE
from workbench.widgets.app import Workbench
from workbench.widgets.panes.lint import FIRST_DOCS
from workbench.widgets.views.lint import MOST_FINDINGS, lint_view, linted_docs

pytestmark = pytest.mark.slow

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


def finding(widget: Workbench, rule: str) -> Any:
    return widget.lint["findings"][rules(widget).index(rule)]


def test_a_fix_is_one_edit_of_the_draft(widget: Workbench) -> None:
    """The source without the fault stands in the editor, as an edit that nobody else made."""
    tell(widget, type="edit", view="v", seq=1, source=SPACED)
    found = finding(widget, "text/trailing-space")
    assert found["can_fix"]
    tell(widget, type="fix", id=found["id"])
    assert widget.document["source"] == ADD
    assert (widget.document["view"], rules(widget)) == ("", [])
    assert "undo brings yours back" in json.dumps(widget.status)


def test_where_a_fix_is_only_words_there_is_no_button(widget: Workbench) -> None:
    """To choose another name is a person's part."""
    tell(widget, type="edit", view="v", seq=1, source=ADD.replace("Q: ", "Q: {qeustion} ", 1))
    tell(widget, type="edit", view="v", seq=2, source=ADD.replace('f"Q: ', '"Q: {qeustion}" + f"'))
    found = finding(widget, "text/unknown-name")
    assert not found["can_fix"]
    assert not found["can_prove"]


def test_a_fix_that_does_not_take_the_fault_out_leaves_the_draft(widget: Workbench) -> None:
    """Outside of the transform there is no row to fill the placeholder from; it is said."""
    source = "CUE = '{question} '\n" + ADD.replace('f"Q: ', 'CUE + f"Q: ')
    tell(widget, type="edit", view="v", seq=1, source=source)
    found = finding(widget, "text/placeholder")
    assert found["can_fix"]
    tell(widget, type="fix", id=found["id"])
    assert widget.document["source"] == source
    assert widget.notice["text"].startswith("text/placeholder cannot be mended by rule here")


def test_a_proof_says_what_a_fault_costs(widget: Workbench) -> None:
    """The sentence of the command line, the effect with its interval and the number of docs; the
    other findings have none, and the draft stays as it is."""
    tell(widget, type="edit", view="v", seq=1, source=SPACED)
    found = finding(widget, "text/trailing-space")
    assert found["can_prove"]
    tell(widget, type="prove", id=found["id"])
    proven = finding(widget, "text/trailing-space")
    assert proven["proof"].startswith(
        "accuracy 0.000 with the fault, 0.000 without; the same score"
    )
    assert proven["effect"] == "0.000 [−0.242, 0.242] · n = 12"
    assert not proven["can_prove"]
    assert widget.document["source"] == SPACED
    assert widget.jobs["items"] == []


def test_a_proof_is_gone_with_the_draft_that_it_is_of(widget: Workbench) -> None:
    """Another text has another effect; and all are asked for at once."""
    tell(widget, type="edit", view="v", seq=1, source=SPACED)
    tell(widget, type="prove")
    assert finding(widget, "text/trailing-space")["proof"]
    assert not widget.lint["prove_all"]["enabled"]
    tell(widget, type="edit", view="v", seq=2, source=SPACED + "# more\n")
    assert finding(widget, "text/trailing-space")["proof"] == ""
    assert widget.lint["prove_all"]["enabled"]


def test_a_proof_can_be_stopped(task: Path) -> None:
    """Then it is as if it had not been asked for."""
    gate = threading.Event()
    asked = threading.Event()

    def answer(prompt: str) -> str:
        asked.set()
        assert gate.wait(30)
        return " 1\n"

    with (
        closing(Session(task, method="gen", model=FakeModel(answer), sample_size=12)) as session,
        closing(Workbench(session)) as made,
    ):
        settle(made)
        tell(made, type="edit", view="v", seq=1, source=SPACED)
        place = finding(made, "text/trailing-space")["id"]
        ask(made, type="prove", id=place)
        assert asked.wait(30)
        assert finding(made, "text/trailing-space")["waits"]
        (job,) = made.jobs["items"]
        assert job["label"] == "proving text/trailing-space"
        send(made, type="stop", job=job["number"])
        gate.set()
        settle(made)
        found = finding(made, "text/trailing-space")
        assert (found["proof"], found["waits"], found["can_prove"]) == ("", False, True)
    share_model(FakeModel())


def test_a_projects_settings_hold_here_and_say_what_is_wrong_with_them(
    widget: Workbench, task: Path
) -> None:
    """A family that is silenced is not listed; a rule that does not exist is told, instead of a
    list that is empty as if nothing were wrong."""
    settings = task.parent / "pyproject.toml"
    settings.write_text('[tool.workbench.lint]\nignore = ["text/*"]\n')
    tell(widget, type="edit", view="v", seq=1, source=SPACED)
    assert widget.lint["text"] == "lint ✓"
    settings.write_text('[tool.workbench.lint]\nignore = ["txt/*"]\n')
    tell(widget, type="edit", view="v", seq=2, source=SPACED + "# more\n")
    assert (widget.lint["level"], widget.lint["text"]) == ("error", "lint: ✕")
    assert "'txt/*', which is no rule" in widget.lint["more"]


def test_prove_all_says_why_the_others_have_no_proof(widget: Workbench) -> None:
    """What only a person can take out, beside what is proven, and what their number leaves."""
    tell(widget, type="edit", view="v", seq=1, source=SPACED.replace('f"Q: ', '"{qeustion}  a" f"'))
    tell(widget, type="prove")
    told = finding(widget, "text/unknown-name")
    assert told["proof"] == "no proof: only a person can take this fault out"
    proven = sum(bool(found["effect"]) for found in widget.lint["findings"])
    assert proven > 1
    assert widget.lint["note"].endswith(f"; 0 of {proven} proofs hold after Holm")


def test_a_draft_that_does_not_run_is_said_once(widget: Workbench) -> None:
    """The preview names line and row; the linter does not say the same again."""
    broken = ADD.replace("question", "qestion")
    tell(widget, type="edit", view="v", seq=1, source=broken)
    assert widget.preview["diagnostics"]
    assert "code/error" not in rules(widget)


NOTHING = {
    "raises": ADD.replace("question", "qestion"),
    "syntax": "def transform(:\n",
    "none": "def transform(data, num_sample, r, dataset_name):\n    return None\n",
    "empty": "",
}


@pytest.mark.parametrize("broken", NOTHING.values(), ids=list(NOTHING))
def test_rows_without_a_prompt_were_not_looked_at(widget: Workbench, broken: str) -> None:
    """Where no row has one, that is said, instead of that nothing is wrong; and it goes with the
    fault."""
    tell(widget, type="edit", view="v", seq=1, source=broken)
    assert widget.lint["note"] == "0 rows were looked at; 12 rows have no prompt"
    assert (widget.lint["text"], widget.lint["level"]) == ("lint: the draft does not run", "none")
    assert widget.lint["more"] == "Nothing was looked at: the draft does not run."
    tell(widget, type="edit", view="v", seq=2, source=ADD)
    assert (widget.lint["text"], widget.lint["note"]) == ("lint ✓", "12 rows were looked at")
    assert widget.lint["more"] == "Nothing: no rule of the linter has anything to say."


def test_only_rows_with_a_prompt_are_counted(widget: Workbench) -> None:
    """Nothing is wrong with those; that is no word on the others, whose fault the preview says."""
    some = ADD.replace("    return", "    assert data['answer'] != '3'\n    return", 1)
    tell(widget, type="configure", changes={"num_fewshot": 0})
    tell(widget, type="edit", view="v", seq=1, source=some)
    assert widget.lint["note"] == "11 rows were looked at; 1 row has no prompt"
    assert widget.lint["level"] != "ok"


def test_code_that_was_not_allowed_is_looked_at_once_it_is(
    task: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, nothing is said of its prompts; *Run it* has it linted without another key."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    (task / "transform_gen_v0.py").write_text(SPACED, "utf-8")
    with (
        closing(Session(task, method="gen", model=FakeModel(), sample_size=12)) as session,
        closing(Workbench(session)) as made,
    ):
        settle(made)
        assert made.lint["text"] == "lint: the code waits for “Run it”"
        assert made.lint["more"] == "Nothing was looked at: the code waits for “Run it”."
        tell(made, type="allow")
        assert "text/trailing-space" in rules(made)
        assert made.lint["note"] == "12 rows were looked at"


def test_before_the_first_look_nothing_was_found_wanting() -> None:
    """Neither a list that is empty nor a sign says that all is well."""
    view = lint_view(None, "")
    assert (view["text"], view["more"]) == ("", "Nothing was looked at yet.")


def test_a_few_docs_are_linted_before_the_others(task: Path) -> None:
    """The first findings are of few rows beside the current one, the last of all there are."""
    rows = [{"passage": "", "question": f"{i}+1=", "target_scores": {}, "answer": str(i + 1)}
            for i in range(3 * FIRST_DOCS)]  # fmt: skip
    rows[-1]["question"] = "a\u200b+1="
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (task / "data" / "add.jsonl").write_text(lines, "utf-8")
    seen: list[tuple[str, list[str]]] = []
    with closing(Session(task, method="gen", model=FakeModel(), sample_size=12)) as session:
        made = Workbench(session)
        settle(made)
        made.observe(lambda change: seen.append((change.new["note"], rules(made))), "lint")
        tell(made, type="edit", view="v", seq=1, source=SPACED)
        made.close()
    noted = [(note, found) for note, found in seen if note]
    assert noted[0][0] == f"{FIRST_DOCS + 1} rows were looked at"
    assert "text/trailing-space" in noted[0][1]
    assert noted[-1][0] == f"{3 * FIRST_DOCS} rows were looked at"
    assert "text/invisible" in noted[-1][1]


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
