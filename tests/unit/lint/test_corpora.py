"""Corpora of faults hold together: what they call a fault makes a difference."""

from __future__ import annotations

from tests.lint.fifth.check import dull
from tests.lint.sixth.check import suspicious

ELSEWHERE = ("A file or a setting beside the data", "A local package or one that nobody else has")
"""How kinds begin whose difference hangs on what lies outside the task."""


def test_each_fault_of_the_fifth_differs_from_its_right_task() -> None:
    """No case renders, behaves and is configured as its right task, and none is there twice."""
    assert list(dull()) == []


def test_each_fault_of_the_sixth_changes_something() -> None:
    """No right task fails, no fault changes nothing or leaves nothing, no name is there twice."""
    found = [each for each in suspicious() if not any(kind in each for kind in ELSEWHERE)]
    assert found == []
