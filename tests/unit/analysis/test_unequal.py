"""Means over questions and over rows, told together where they differ."""

from __future__ import annotations

import pytest

import workbench
from workbench.analysis.compare import compare_pairs
from workbench.analysis.judge import means_by_question
from workbench.analysis.unequal import rows_note, sizes_of


def test_a_verdict_that_scores_contradict_says_both_numbers() -> None:
    """30 passages of one row that B wins and 6 of ten rows that A wins: 24 of 36 questions, -30 of
    90 rows."""
    pairs = {i: (0.0, 1.0) if i < 30 else (1.0, 0.0) for i in range(90)}
    questions = {i: f"p{i if i < 30 else i // 10 + 27}" for i in range(90)}
    found = compare_pairs(pairs, "accuracy", ("a", "b"), questions=questions)
    assert found.delta == pytest.approx(24 / 36)
    note = "by questions +66.7, by rows, as a score counts, -33.3 (questions have 1 to 10 rows)"
    assert found.notes == (note,)
    assert note in found.verdict


@pytest.mark.parametrize(
    ("differences", "sizes", "is_told"),
    [
        ([1.0, -1.0, 0.0], [2, 2, 2], False),  # of one size
        ([0.5, 0.5], [1, 9], False),  # alike
        ([1.0, 0.0], [5, 4], True),  # 50 and 56 points
        ([0.5, 0.49], [4, 5], False),  # less than a point apart
        ([0.002, -0.001], [1, 9], True),  # another sign
        ([], [], False),
    ],
)
def test_it_is_told_where_the_two_differ_visibly(
    differences: list[float], sizes: list[int], is_told: bool
) -> None:
    assert (rows_note(differences, sizes, is_share=True) is not None) is is_told


def test_without_bounds_a_part_of_the_larger_one_is_visible() -> None:
    assert rows_note([5.0, 5.01], [1, 9], is_share=False) is None
    told = rows_note([50.0, 40.0], [1, 999], is_share=False)
    assert (
        told == "by questions +45, by rows, as a score counts, +40 (questions have 1 to 999 rows)"
    )


def test_sizes_are_in_the_order_of_the_means() -> None:
    """That in which questions end."""
    names = ["x", None, "y", "x", "y", "y"]
    before, _ = means_by_question([(i, 0.0) for i in range(6)], names)
    assert before == [1.0, 1.5, 11 / 3]
    assert sizes_of(names) == [1, 2, 3]


def test_a_race_says_both_numbers_too() -> None:
    """B wins 40 single docs and loses 4 questions of ten."""
    names = [f"q{i if i < 40 else 36 + i // 10}" for i in range(80)]

    def evaluate(variant: str, docs: list[int]) -> list[float]:
        return [float((variant == "b") == (doc < 40)) for doc in docs]

    found = workbench.race(["a", "b"], range(80), evaluate, budget=160, groups=names)
    assert found.best == "b"
    assert "by rows, as a score counts," in found.sentence
