"""A run's metrics by the values of a field: of the docs, of the rows, of whatever one computes."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import workbench
from tests.unit.conftest import right_unless_asked
from workbench.analysis.breakdown import OF_ROWS, KnownRow
from workbench.analysis.report import Report
from workbench.errors import DataError, SettingError
from workbench.messages import speaking
from workbench.models.fake import FakeModel
from workbench.runs.ledger import Ledger
from workbench.scoring.metrics.aggregate import wilson_interval

pytestmark = pytest.mark.slow


@pytest.fixture
def report(task: Path) -> Report:
    """A run on twelve sums; the rows have a field of sizes, and one inside another."""
    data = task / "data" / "add.jsonl"
    rows = [json.loads(line) for line in data.read_text().splitlines()]
    for place, row in enumerate(rows):
        row |= {"size": place % 3, "about": {"kind": "even" if place % 2 == 0 else "odd"}}
    data.write_text("".join(json.dumps(row) + "\n" for row in rows))

    def wrong_from_six(prompt: str) -> str:
        return right_unless_asked(prompt) if prompt.rsplit("Q: ", 1)[1][0] in "012345" else " no\n"

    return workbench.score(task, FakeModel(wrong_from_six), "gen_v0", num_fewshot=0)


def reopened(report: Report, task: Path) -> Report:
    """Return the report as a ledger that is opened later has it."""
    ledger = Ledger(task.parent.parent / ".workbench")
    try:
        return ledger.report(report.run_id)
    finally:
        ledger.close()


def test_a_field_of_the_docs_parts_the_score(report: Report, task: Path) -> None:
    """Docs 0 to 5, 10 and 11 begin with 0 to 5 and are right: of sizes 0, 1 and 2 these are 2, 3
    and 3 of four. A stored run tells the same."""
    for known in (report, reopened(report, task)):
        found = known.by("size")
        assert [(part.key, part.metrics["accuracy"].value) for part in found] == [
            (0, 0.5), (1, 0.75), (2, 0.75)
        ]  # fmt: skip
        assert found.parts[0].metrics["accuracy"].ci95 == wilson_interval(2, 4)
        assert found.parts[1].slice.doc_ids == (1, 4, 7, 10)


def test_a_dot_leads_into_a_field(report: Report) -> None:
    """`about.kind` is the field `kind` of the field `about`."""
    found = report.by("about.kind")
    assert found.counts == {"even": 6, "odd": 6}


@pytest.mark.parametrize(
    ("by", "counts"),
    [
        ("outcome", {"right": 8, "wrong": 4}),
        ("response.stop_reason", {"stop": 12}),
        (lambda row: row.scores["accuracy"].value > 0, {"True": 8, "False": 4}),
        (lambda row: row["size"] == 0, {"True": 4, "False": 8}),
        (lambda row: (row["about.kind"], row["outcome"])[1], {"right": 8, "wrong": 4}),
        (lambda row: "none" if "size " in row else row.get("sise", "no"), {"no": 12}),
        ({0: "a", 1: "b"}, {"a": 1, "b": 1, "no value": 10}),
    ],
)
def test_rows_are_parted_by_what_they_know_or_what_one_computes(
    report: Report, by: str | Callable[..., object] | dict[int, str], counts: dict[str, int]
) -> None:
    """A name that each row knows, a function of the row, or values by doc id."""
    assert report.by(by).counts == counts


def test_a_breakdown_is_a_frame_and_a_table(report: Report) -> None:
    """The frame's index is the field's values; nothing in the table is read as markup."""
    frame = report.by("size").to_frame()
    assert frame.index.name == "size"
    assert list(frame.columns)[:4] == ["docs", "accuracy", "accuracy low", "accuracy high"]
    assert frame["accuracy"].to_dict() == {0: 0.5, 1: 0.75, 2: 0.75}
    html = report.by({0: "<b>"})._repr_html_()
    assert "&lt;b&gt;" in html
    assert "<b>" not in html
    with speaking("zh"):
        html = report.by("size")._repr_html_()
    assert "按 size" in html and "accuracy，95 % 区间" in html and "docs" not in html


def test_a_report_has_its_value_and_the_rows_that_were_scored(report: Report, task: Path) -> None:
    """The config's own metric, 8 of 12; of a sample the rows of its docs, as the file has them."""
    assert report.value == 8 / 12
    few = workbench.score(task, "fake", "gen_v0", num_fewshot=0, sample_size=3)
    assert list(few.docs()) == [row.doc_id for row in few.rows]
    assert all(data["question"].startswith(f"{i}+") for i, data in few.docs().items())


def test_an_unknown_field_is_named_with_the_nearest(report: Report) -> None:
    """Of the docs, and of what rows know."""
    with pytest.raises(SettingError, match=r"no doc has a field 'sise'.*'size'"):
        report.by("sise")
    with pytest.raises(SettingError, match=r"response\.tokens"):
        report.by("response.token")


def test_a_function_that_fails_is_told_with_its_row(report: Report) -> None:
    """A field that no row has with the nearest one, anything else as it was raised; of the figure,
    too."""

    def odd(row: KnownRow) -> int:
        return 1 // (row["size"] - 1)

    with pytest.raises(SettingError, match=r"'sise'.* for doc 0\. Did you mean 'size'\?"):
        report.by(lambda row: row["sise"])
    with pytest.raises(SettingError, match=r"saw ZeroDivisionError\(.* for doc 1"):
        report.by(odd)
    with pytest.raises(SettingError, match=r"AttributeError\(.*'sise'.* for doc 0"):
        workbench.plot({"one": report}, by=lambda row: row.sise)
    with pytest.raises(SettingError, match=r"KeyError\('size'\) for doc 0$"):
        report.by(lambda row: {}["size"])


def test_what_is_known_of_a_row_is_a_mapping(report: Report) -> None:
    """Its doc's fields, then what the row knows itself; it can be copied, and told by `in`."""
    seen: list[KnownRow] = []
    report.by(lambda row: seen.append(copy.copy(row)))
    assert {"question", "size", "about", *OF_ROWS} <= set(seen[0])
    assert len(seen[0]) == len(dict(seen[0])) == len(set(seen[0]))
    assert seen[4]["size"] == 1 and seen[4].doc_id == 4


def test_docs_that_are_not_at_hand_are_told(report: Report, task: Path) -> None:
    """Gone, edited since, or never noted where; what rows know goes all the same, and so do docs
    that are given."""
    data = task / "data" / "add.jsonl"
    docs = workbench.Task.open(task).docs(workbench.Task.open(task).config())
    data.write_text(data.read_text().replace("0+1=", "1+0="))
    with pytest.raises(DataError, match=r"edited since\. Score it again"):
        report.by("size")
    data.unlink()
    with pytest.raises(DataError, match=r"not at hand.*docs=task\.docs"):
        report.by("size")
    with pytest.raises(DataError, match="not kept where"):
        replace(report, run=replace(report.run, settings={})).by("size")
    with pytest.raises(DataError, match="not at hand"):
        report.by(lambda row: row["size"])
    assert report.by("outcome").counts == {"right": 8, "wrong": 4}
    assert report.by(lambda row: row.doc_id < 3).counts == {"True": 3, "False": 9}
    assert report.by(lambda row: row["size"], docs=docs).counts == {0: 4, 1: 4, 2: 4}
    assert report.by("size", docs=docs).counts == {0: 4, 1: 4, 2: 4}


def test_reports_are_drawn_together(report: Report) -> None:
    """One dot for each, or a line for each by a field; without a report it says so."""
    (axes,) = workbench.plot({"one": report, "two": report}).axes
    assert [tick.get_text() for tick in axes.get_xticklabels()] == ["one", "two"]
    (axes,) = workbench.plot({"one": report, "two": report}, by="size").axes
    assert [bars.get_label() for bars in axes.containers] == ["one", "two"]
    with pytest.raises(SettingError, match="at least one report"):
        workbench.plot({})
