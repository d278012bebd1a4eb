"""Gaps are known by how they are drawn."""

from __future__ import annotations

import pytest

from workbench.lint.gaps import between, count_of_gaps, gap


@pytest.mark.parametrize(
    ("drawn", "kind"),
    [
        ("She ____ home.", "line"),
        ("She ＿＿ home.", "line"),
        ("She _ home.", "low"),
        ("The cat s_t down.", "inner"),
        ("She [MASK] home.", "mask"),
        ("She <blank> home.", "mask"),
        ("她（）家。", "round"),
        ("She (   ) home.", "round"),
        ("她【　】家。", "square"),
        ("print()", "empty"),
        ("She □□ home.", "box"),
        ("She … home.", "dots"),
        ("She *** home.", "stars"),
        ("4 + ?? = 7", "question"),
        ("The #animal# ran.", "name"),
    ],
)
def test_a_gap_is_of_its_kind(drawn: str, kind: str) -> None:
    every = ("mask", "name", "line", "low", "inner", "round", "square", "empty", "box", "dots")
    match = gap(*every, "stars", "question").search(drawn)
    assert match is not None
    assert match.lastgroup == kind


def test_what_is_often_no_gap_is_not_counted() -> None:
    assert count_of_gaps("f(a) = [] and snake_case ... ____ ( ) ……") == 3


def test_a_text_is_parted_at_its_gaps() -> None:
    assert between(gap("line", "low"), "_ is ___ far.") == ["", " is ", " far."]
    assert between(gap("line"), "no gap") == ["no gap"]
