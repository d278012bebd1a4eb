"""Labels in one cell with a sign between them: one label or several is asked, and read so."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.tasks.new.columns import Column
from workbench.tasks.new.labels import between, label_cut
from workbench.tasks.new.write import NewTask
from workbench.types import Rendered

FRAUD = ("fraud", "fraud|aml", "aml", "aml|kyc")


def made(to: Path, cells: Sequence[Any], **given: Any) -> NewTask:
    rows = [{"text": f"document {n}", "labels": cells[n % len(cells)]} for n in range(24)]
    return workbench.new_task(rows, to, **given)


def texts(task: NewTask) -> Mapping[Any, tuple[str, Any]]:
    """Return prompt and gold of each test row by its cell."""
    rendered = workbench.render(
        task.path, method="gen", num_fewshot=0, docs=range(task.row_counts["test"])
    )
    items = [item for item in rendered if isinstance(item, Rendered)]
    golds = [(item.prompt.text, item.example.processed_output) for item in items]
    return {item.doc.data["labels"]: gold for item, gold in zip(items, golds, strict=True)}


@pytest.mark.parametrize(
    ("cells", "cut"),
    [
        (FRAUD, "|"),
        (("a", "a, b", "b", "b, c"), ","),
        (("a, b", "b, a", "c, a"), ","),
        (("joy;pride", "pride;fear", "fear;joy"), ";"),
        (("喜悦、自豪", "自豪", "喜悦"), "、"),
        (("joy\npride", "pride", "fear"), "\n"),
        (("joy", "pride", "fear"), ""),
        (("Paris, Texas", "Austin, Texas", "Reno, Nevada"), ""),
        (("yes", "no", "yes, with conditions"), ""),
        (("1,5", "5", "1"), ""),
        (("1,200", "200", "1"), ""),
        (("0:00:00", "8:00:00", "1 day, 0:00:00", "1 day, 8:00:00"), ""),
        (("J. Smith, A. Lee", "B. Brown, C. Green"), ""),
        (("a, a", "a", "b"), ""),
        ((1, 2, 3), ""),
    ],
)
def test_a_sign_between_labels_is_told_by_where_they_stand(cells: Sequence[Any], cut: str) -> None:
    """Alone in other cells, or in another place; a town and its state are never either."""
    assert label_cut(Column("labels", tuple(cells) * 6)) == cut


def test_one_label_or_several_is_asked(tmp_path: Path) -> None:
    """And both answers make a task: a set in any order, or one of the cells as they stand."""
    (question,) = made(tmp_path / "t" / "asked", FRAUD).questions
    assert (question.about, question.candidates) == ("kind", ("set", "classes"))
    assert "'fraud|aml'" in question.text
    several = made(tmp_path / "t" / "several", FRAUD, kind="set")
    config = json.loads((several.path / "config" / "several_gen.json").read_text())
    assert config["metric"]["accuracy"]["evaluation"]["type"] == "set_match"
    assert texts(several)["fraud|aml"][1] == "fraud, aml"
    assert not workbench.lint_task(several.path).findings, "two labels are no other form of one"
    one = made(tmp_path / "t" / "one", FRAUD, kind="classes")
    assert (one.questions, one.methods) == ((), ("gen", "ppl"))
    assert texts(one)["fraud|aml"][1] == "fraud|aml"


def test_labels_of_a_set_may_be_told_where_cells_are_many(tmp_path: Path) -> None:
    """More cells than labels can be are asked about too; a sign that is not sure is taken if told,
    and codes get their names."""
    cells = [f"l{n % 5}|l{n % 7}" for n in range(24) if n % 5 != n % 7]
    assert [q.about for q in made(tmp_path / "a", cells).questions] == ["kind"]
    task = made(tmp_path / "t" / "b", ("Paris, Texas", "Austin, Texas"), kind="set")
    assert texts(task)["Paris, Texas"][1] == "Paris, Texas"
    assert task.shape.answers[0] == ("Paris", "Texas")
    named = made(
        tmp_path / "t" / "c", ("1|2", 2, "1"), kind="set", labels={"1": "fraud", "2": "aml"}
    )
    assert texts(named)["1|2"][1] == "fraud, aml" and texts(named)[2][1] == "aml"


def test_letters_of_listed_options_are_no_labels_of_a_cell(tmp_path: Path) -> None:
    """Where the question lists the options, several letters are several of them."""
    rows = [
        {"question": f"{n}? A. one B. two C. three", "answer": ("A", "A, B", "B", "B, C")[n % 4]}
        for n in range(24)
    ]
    task = workbench.new_task(rows, tmp_path / "t" / "mine")
    assert (task.questions, task.shape.kind) == ((), "set")


def test_a_list_of_labels_shows_where_each_ends(tmp_path: Path) -> None:
    """Labels that have a comma are no list with commas."""
    cells = ("yes", "no", "yes, with conditions")
    task = made(tmp_path / "t" / "mine", cells)
    assert "Labels (no; yes; yes, with conditions):" in texts(task)["yes"][0]
    listed = made(tmp_path / "t" / "lists", (["New York, NY", "b"], ["b"]))
    item = workbench.render(listed.path, method="gen", num_fewshot=0, docs=[0])[0]
    assert isinstance(item, Rendered) and item.example.processed_output == "New York, NY; b"
    assert between(["a, b", "c; d"]) == " | " and between(["a"]) == ", "
    assert between(["a,b;c|d/e"]) == " / "
