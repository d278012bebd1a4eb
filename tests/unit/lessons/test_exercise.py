"""Exercises: what is said of an answer."""

from __future__ import annotations

import pytest

from workbench.lessons.exercise import check


@pytest.mark.parametrize(
    ("given", "said"),
    [(None, "1: not answered yet"), (4, "1: right"), ("a", "1: 'a' is not it. Count them.")],
)
def test_an_answer_is_right_wrong_or_missing(
    given: object, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check("1", given, 4, "Count them.")
    assert capsys.readouterr().out == said + "\n"
