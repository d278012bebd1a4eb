"""Labels: when they have names, and whose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.cli import main
from workbench.tasks.new.write import NewTask


def made(tmp_path: Path, values: list[Any], more: dict[str, Any], **given: Any) -> NewTask:
    """Return the task of rows with those labels; each of `more` names a value of a label."""
    rows = [
        {"text": f"Text {n}", "label": value} | {name: each[value] for name, each in more.items()}
        for n, value in enumerate(values)
    ]
    return workbench.new_task(rows, tmp_path / "transforms" / "mine", **given)


@pytest.mark.parametrize(
    ("name", "is_one"),
    [("label_text", True), ("label_desc", True), ("category", True), ("标签名", True),
     ("source", False), ("split", False), ("colour", False), ("rating", False)],
)  # fmt: skip
def test_a_number_is_named_by_a_column_that_says_so(
    tmp_path: Path, name: str, is_one: bool
) -> None:
    """A column that runs one to one by chance is none."""
    task = made(tmp_path, [0, 1] * 8, {name: ["train", "test"]})
    if is_one:
        assert task.proposal.roles.names == {"0": "train", "1": "test"}
    else:
        assert [question.about for question in task.questions] == ["labels"]


def test_a_word_is_its_own_name(tmp_path: Path) -> None:
    """Whatever stands beside it."""
    more = {"colour": {"pos": "red", "neg": "blue"}, "label_name": {"pos": "P", "neg": "N"}}
    task = made(tmp_path, ["neg", "pos"] * 8, more)
    assert not task.questions
    assert task.shape.answers[:2] == (("neg",), ("pos",))


@pytest.mark.parametrize("name", ["stars", "rating", "score", "grade", "label", "polarity"])
@pytest.mark.parametrize("top", [2, 5, 10])
def test_few_whole_numbers_that_come_again_are_labels(tmp_path: Path, name: str, top: int) -> None:
    """Whatever they are called; `keep` takes them as they are."""
    rows = [{"text": f"Text {n}", name: 1 + n % top} for n in range(40)]
    task = workbench.new_task(rows, tmp_path / "t" / "mine")
    assert [question.about for question in task.questions] == ["labels"]
    assert "--labels keep" in task.questions[0].flag
    kept = workbench.new_task(rows, tmp_path / "t" / "mine", labels="keep")
    assert list(kept.shape.target_scores[0]) == [str(n + 1) for n in range(top)]


def test_a_fraction_of_nought_is_none(tmp_path: Path) -> None:
    """What pandas writes of a column with a gap: 1.0 is 1."""
    task = made(tmp_path, ["0.0", "1.0"] * 8, {}, labels={0: "bad", 1: "good"})
    assert task.shape.answers[:2] == (("bad",), ("good",))


@pytest.mark.parametrize(("labels", "none"), [([0, 1, -1] * 6, -1), (["yes", "no", "-"] * 6, "-")])
def test_what_stands_for_no_gold_label_is_none(
    tmp_path: Path, labels: list[Any], none: Any
) -> None:
    """-1 beside 0, and a dash beside words: asked, or left out and counted."""
    names = {"labels": {0: "yes", 1: "no"}} if none == -1 else {}
    (question,) = made(tmp_path, labels, {}, **names).questions
    assert "6 of 18 rows" in question.text and "--skip-broken" in question.flag
    left = made(tmp_path, labels, {}, skip_broken=True, **names)
    assert set(left.shape.answers) == {("yes",), ("no",)} and len(left.table.rows) == 12


def test_a_negative_label_is_told_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The flag that is named works, and so does a space for its equals sign."""
    data = tmp_path / "tweets.csv"
    data.write_text("tweet,polarity\n" + "".join(f"t{n},{n % 2 * 2 - 1}\n" for n in range(20)))
    assert main(["new", str(data), "--to", str(tmp_path / "a")]) == 2
    assert "--labels=-1=…,1=…" in capsys.readouterr().out
    for place, flags in (("a", ["--labels=-1=bad,1=good"]), ("b", ["--labels", "-1=bad,1=good"])):
        assert main(["new", str(data), "--to", str(tmp_path / place), *flags]) == 0


def test_a_field_is_named_with_its_commas(tmp_path: Path) -> None:
    """The whole name first; in a list of names, those with commas stand in quotes."""
    rows = [{"Your view, please": f"long view {n}", "Why?": f"because {n}",
             "Mood": "ab"[n % 2]} for n in range(12)]  # fmt: skip
    for named in ("Your view, please", '"Your view, please",Why?'):
        task = workbench.new_task(rows, tmp_path / named[:3] / "t", question=named, answer="Mood")
        assert task.proposal.roles.question[0] == "Your view, please"
    assert task.proposal.roles.question[1:] == ("Why?",)


def test_the_answer_is_found_though_the_question_is_told(tmp_path: Path) -> None:
    """And an answer that is an object is named whole: its JSON is the gold."""
    rows = [{"one": f"first {n}", "two": f"second {n}", "mood": "ab"[n % 2]} for n in range(12)]
    task = workbench.new_task(rows, tmp_path / "t" / "a", question=("one", "two"))
    assert (task.proposal.roles.answer, task.questions) == ("mood", ())
    rows = [{"text": f"Text {n}", "target": {"who": f"w{n}", "n": n}} for n in range(8)]
    asked = workbench.new_task(rows, tmp_path / "t" / "b")
    assert asked.questions[0].candidates[0] == "target"
    told = workbench.new_task(rows, tmp_path / "t" / "b", answer="target")
    assert told.shape.answers[1] == ('{"who": "w1", "n": 1}',)
    (item,) = workbench.render(told.path, num_fewshot=0, docs=[0])
    assert item.example.processed_output == told.shape.answers[0][0]  # type: ignore[union-attr]
