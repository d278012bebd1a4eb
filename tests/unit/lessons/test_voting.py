"""The answer that most drawn chains come to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import workbench
from workbench.lessons.voting import accuracies, vote
from workbench.types import Draw

SUMS = Path(__file__).parents[3] / "transforms" / "sums"


def drawn(draws: int) -> workbench.Report:
    """Some docs of `sums`, each answered so many times."""
    asked = {"model": "fake", "num_fewshot": 1, "sample_size": 6}
    return workbench.score(SUMS, version="gen_v1", temperature=0.7, draws=draws, **asked)


def test_most_draws_decide() -> None:
    """Two of three that agree outvote the third, in any order; of level ones the first is taken,
    and an empty answer has no vote."""
    row = drawn(3).rows[0]

    def said(*answers: str) -> str:
        draws: list[Draw] = []
        for draw, text in zip(row.draws, answers, strict=True):
            assert draw.extraction
            draws.append(replace(draw, extraction=replace(draw.extraction, extracted=(text,))))
        return vote(replace(row, draws=tuple(draws)))

    assert said("7", "9", "9") == said("9", "7", "9") == "9"
    assert said("8", "9", "7") == "8"
    assert said("", "", "7") == "7"
    assert said("", "", "") == ""


def test_the_majority_is_set_beside_one_chain() -> None:
    """Both are shares of the docs, and the first is the report's own accuracy."""
    report = drawn(3)
    found = accuracies(report)
    assert list(found) == ["one chain", "majority of 3"]
    assert found["one chain"] == report.value
    assert 0 <= found["majority of 3"] <= 1


def test_one_answer_is_no_vote() -> None:
    with pytest.raises(ValueError, match="several draws"):
        accuracies(workbench.score(SUMS, version="gen_v1", model="fake", sample_size=2))
