"""Numbers of a user's rows, as people write them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import workbench
from workbench.types import Rendered

Rows = Sequence[Mapping[str, Any]]
NAN, INFINITE = float("nan"), float("inf")


def as_frame(rows: Rows, _folder: Path) -> Any:
    import pandas

    return pandas.DataFrame(list(rows))


def as_parquet(rows: Rows, folder: Path) -> Any:
    as_frame(rows, folder).to_parquet(folder / "rows.parquet")
    return folder / "rows.parquet"


def as_lines(rows: Rows, folder: Path) -> Any:
    (folder / "rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    return folder / "rows.jsonl"


def as_array(rows: Rows, folder: Path) -> Any:
    (folder / "rows.json").write_text(json.dumps(rows))
    return folder / "rows.json"


def as_they_are(rows: Rows, _folder: Path) -> Any:
    return list(rows)


SOURCES = (as_frame, as_parquet, as_lines, as_array, as_they_are)
each_source = pytest.mark.parametrize("source", SOURCES)


@pytest.mark.parametrize(
    ("source", "none"),
    [
        (source, none)
        for source in SOURCES
        for none in (NAN, INFINITE, -INFINITE, None)
        # A column of parquet has texts or numbers, not both.
        if source is not as_parquet or none not in (INFINITE, -INFINITE)
    ],
)
@pytest.mark.parametrize("field", ["label", "text"])
def test_what_is_no_number_is_asked_about(
    tmp_path: Path, source: Callable[[Rows, Path], Any], none: float | None, field: str
) -> None:
    """Python's tools write NaN and infinities into rows: neither a text nor a label."""
    rows: list[dict[str, Any]] = [
        {"text": f"text {n}", "label": ("good", "bad")[n % 2]} for n in range(20)
    ]
    for row in rows[::5]:
        row[field] = none
    made = workbench.new_task(source(rows, tmp_path), tmp_path / "made")
    assert [question.about for question in made.questions] == ["missing"]
    assert "4 of 20 rows" in made.questions[0].text
    assert not (tmp_path / "made").exists()
    kept = workbench.new_task(source(rows, tmp_path), tmp_path / "made", skip_broken=True)
    assert len(kept.table.rows) == 16
    assert any("infinity" in reason for reason in made.reasons) == (none in (INFINITE, -INFINITE))


@each_source
def test_floats_that_are_all_whole_are_whole_numbers(
    tmp_path: Path, source: Callable[[Rows, Path], Any]
) -> None:
    """A model says 20; one part among them (a price), or one above what floats tell apart, and
    they stay what they are. So do the scores of options."""
    rows = [
        {"question": f"How many in {n}?", "answer": 20.0 + n, "cost": n / 2, "far": 1e300}
        for n in range(12)
    ]
    made = workbench.new_task(source(rows, tmp_path), tmp_path / "t" / "made")
    assert [row["answer"] for row in made.table.rows] == list(range(20, 32))
    assert all(type(row["answer"]) is int for row in made.table.rows)
    assert type(made.table.rows[2]["cost"]) is float and made.table.rows[0]["far"] == 1e300
    assert "answer: whole numbers, so 20.0 is written as 20" in made.reasons
    (item,) = workbench.render(made.path, method="gen", num_fewshot=0, docs=[0])
    assert isinstance(item, Rendered)
    assert item.example.processed_output == str(item.doc.data["answer"])


def test_numbers_within_lists_and_fields_are_written_so_too(tmp_path: Path) -> None:
    """A list's numbers are one field's; a value that is none is left out of no list."""
    rows = [
        {"question": f"q {n}", "answers": [n + 1.0, n + 2.0], "more": {"x": 3.0, "y": [NAN]}}
        for n in range(9)
    ]
    made = workbench.new_task(rows, tmp_path / "t" / "made")
    assert made.shape.answers[0] == ("1", "2")
    assert json.dumps(made.table.rows[0]["more"]) == '{"x": 3, "y": [null]}'
    scored = [{"question": f"q {n}", "target_scores": {"a": 1.0, "b": 0.0}} for n in range(9)]
    made = workbench.new_task(scored, tmp_path / "t" / "scored")
    assert json.dumps(made.table.rows[0]["target_scores"]) == '{"a": 1.0, "b": 0.0}'


def test_money_is_compared_by_its_value(tmp_path: Path) -> None:
    """253.20 is right where the row has 253.2, in floats and in texts; it is said."""
    golds = [1325.38, 253.2, 2331.96, 8.0]
    for name, answers in (("floats", golds), ("texts", [f"{gold:.2f}" for gold in golds])):
        rows = [{"question": f"Interest on {n}?", "answer": answers[n % 4]} for n in range(24)]
        made = workbench.new_task(rows, tmp_path / "t" / name)
        assert made.scoring is not None
        assert made.scoring.metric == {"accuracy": {"evaluation": {"type": "number_match"}}}
        assert made.scoring.postprocess == "gsm8k_post"
        assert made.reasons[-1].startswith("scored by gsm8k_post, number_match")
