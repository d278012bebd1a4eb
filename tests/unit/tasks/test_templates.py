"""A transform from templates: what it makes of a row, and that it is an ordinary version."""

from __future__ import annotations

from pathlib import Path

import pytest

import workbench
from tests.unit.conftest import right_unless_asked
from workbench.errors import SettingError
from workbench.models.fake import FakeModel
from workbench.types import Rendered


def test_templates_are_filled_from_the_rows_fields(task: Path) -> None:
    """`{question}` is the field's text and `{{` a brace; the draft is rendered as it is."""
    source = workbench.make_transform("{{Q}} {question}\nA:", " {answer}")
    (item,) = workbench.render(task, source, docs=[3], num_fewshot=0, method="gen")
    assert isinstance(item, Rendered)
    assert item.prompt.text == "{Q} 3+4=\nA:"
    assert (item.example.output, item.example.processed_output) == (" 7", "7")


def test_code_before_may_change_the_row_and_gold_is_an_expression(task: Path) -> None:
    """Two lines that run first, without indentation of their own."""
    source = workbench.make_transform(
        "{question}", " {double}", gold="str(data['double'])",
        before="data = dict(data)\ndata['double'] = 2 * int(data['answer'])",
    )  # fmt: skip
    (item,) = workbench.render(task, source, docs=[3], num_fewshot=0, method="gen")
    assert isinstance(item, Rendered)
    assert (item.example.output, item.example.processed_output) == (" 14", "14")


def test_a_draft_is_scored_under_that_name_and_its_rows_are_at_hand(task: Path) -> None:
    """Twelve of twelve are right; the report has its value and the scored docs' rows."""
    source = workbench.make_transform("Q: {question}\nA:", " {answer}")
    model = FakeModel(right_unless_asked)
    report = workbench.score(task, model, source, method="gen", num_fewshot=0, sample_size=5)
    assert (report.run.version, report.run.source, report.value) == ("draft", source, 1.0)
    assert list(report.docs()) == [row.doc_id for row in report.rows]
    assert {data["passage"] for data in report.docs().values()} == {""}
    with pytest.raises(SettingError, match="a draft cannot be exported"):
        workbench.export(task, "ultraeval", task.parent, source, method="gen")


def test_what_is_not_python_is_told(task: Path) -> None:
    """Before anything is scored."""
    with pytest.raises(SettingError, match="expected Python in `before` and `gold`"):
        workbench.make_transform("{question}", "{answer}", gold="data[")
