"""Moving among rows: search, what became of them, and the next one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from workbench.runs.ledger import Ledger
from workbench.runs.outcomes import (
    MOST_FOUND,
    Outcomes,
    flips,
    newest_outcomes,
    outcome,
    search,
    step_among,
)
from workbench.types import Diagnostic, Doc, Row, Run, Score

DOCS = [
    Doc(0, {"q": "Paris is big", "target_scores": {"yes": 1}}),
    Doc(1, {"q": "rome", "options": ["PARIS", "Oslo"]}),
    Doc(2, {"q": "天气很好", "n": 25}),
]


@pytest.mark.parametrize(
    ("text", "places"),
    [("paris", (0, 1)), ("天气", (2,)), ("25", (2,)), ("yes", (0,)), ("#1", (1,)), ("nowhere", ())],
)
def test_text_is_found_in_any_field(text: str, places: tuple[int, ...]) -> None:
    """Whatever its case; in items, in numbers, and in the choices of target_scores."""
    assert search(DOCS, text) == places


def test_a_search_ends_when_there_is_enough_or_nobody_asks() -> None:
    """A hundred thousand rows give a bounded answer."""
    many = [Doc(i, {"q": "x"}) for i in range(5000)]
    assert len(search(many, "x")) == MOST_FOUND
    assert len(search(many, "y", stopped=lambda: True)) == 0
    asked = iter([False, True])
    assert search(many[:3000], "no such text", stopped=lambda: next(asked)) == ()
    assert list(asked) == []


@pytest.mark.parametrize(
    ("doc_id", "by", "found"), [(3, 1, 7), (7, 1, 3), (5, 1, 7), (3, -1, 7), (7, -1, 3), (5, -1, 3)]
)
def test_stepping_goes_round(doc_id: int, by: int, found: int) -> None:
    """From a row of its own or between two, forwards and backwards."""
    assert step_among((3, 7), doc_id, by) == found
    assert step_among((), doc_id, by) is None


def row(doc_id: int, value: float) -> Row:
    return Row(doc_id, "p", "", "g", {"accuracy": Score(value)})


def test_a_row_counts_by_its_first_metric() -> None:
    """An error is no number, and no number is neither right nor wrong."""
    values = {"right": 1.0, "wrong": 0.0, "partly": 0.5, "failed": float("nan")}
    assert all(outcome(row(0, value)) == name for name, value in values.items())
    assert outcome(replace(row(0, 1.0), error=Diagnostic("error", "E", "m"))) == "failed"


def test_flips_are_rows_whose_score_changed() -> None:
    """Rows of one run alone, and rows without a number, are none."""
    before = [row(0, 0), row(1, 1), row(2, 1), row(3, float("nan"))]
    now = [row(0, 1), row(1, 0), row(2, 1), row(3, 1), row(4, 1)]
    assert flips(before, now) == {0: "better", 1: "worse"}


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    made = Ledger(tmp_path)
    yield made
    made.close()


def keep(
    ledger: Ledger, run_id: str, values: list[float], *, model: str = "m", docs: str = "d"
) -> None:
    started = float(run_id[1:])
    run = Run(run_id, "t", "draft", "", "", model, model, "gen", {"docs_sha256": docs}, started)
    ledger.start(run)
    ledger.add_rows(run_id, [row(i, value) for i, value in enumerate(values)])
    ledger.finish(run_id, "done", 1.0, {})


def wanted(method: str, docs: str) -> dict[str, str]:
    return {"task": "t", "method": method, "rows": docs}


def test_outcomes_are_the_newest_runs_on_these_docs(ledger: Ledger) -> None:
    """Flips are against the run before of the same model; other data has other rows."""
    keep(ledger, "r1", [0, 1, 1])
    keep(ledger, "r2", [1, 1, 1], model="other")
    keep(ledger, "r3", [1, 0, 1])
    keep(ledger, "r4", [0, 0, 0], docs="edited")
    found = newest_outcomes(ledger, wanted("gen", "d"))
    assert (found.run, found.before) == ("r3", "r1")
    assert found.ids("failing") == (1,)
    assert found.ids("flipped") == (0, 1)
    assert newest_outcomes(ledger, wanted("ppl", "d")) == Outcomes({}, {})
