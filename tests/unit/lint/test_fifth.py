"""The fifth corpus holds together: what it calls a fault makes a difference."""

from __future__ import annotations

from tests.lint.fifth.check import dull


def test_each_fault_differs_from_its_right_task() -> None:
    """No case renders, behaves and is configured as its right task, and none is there twice."""
    assert list(dull()) == []
