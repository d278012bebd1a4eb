"""Corpora of faults hold together: what they call a fault makes a difference."""

from __future__ import annotations

import importlib

import pytest

from tests.lint.check import suspicious
from tests.lint.fifth.check import dull

ELSEWHERE = (
    "A file or a setting beside the data",
    "A local package or one that nobody else has",
    "The clock, a fresh uuid, the environment or a file is read.",
    "The prompt hangs on the environment or on a file elsewhere.",
    "A set decides the order in which things are listed.",
    "The order of a set is the order in the prompt.",
    "hash",
    "through a set",
    "as a set",
    "from a set",
    "The cue is drawn at random, so that shots and question have different ones.",
)
"""What is in the names of kinds whose difference hangs on what lies outside the task, or on the
hash seed."""


@pytest.mark.slow
def test_each_fault_of_the_fifth_differs_from_its_right_task() -> None:
    """No case renders, behaves and is configured as its right task, and none is there twice."""
    assert [each for each in dull() if not any(kind in each for kind in ELSEWHERE)] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"]
)
def test_each_fault_changes_something(name: str) -> None:
    """No right task fails, no fault changes nothing or leaves nothing, no name is there twice."""
    corpus = importlib.import_module(f"tests.lint.{name}.corpus").CORPUS
    found = [each for each in suspicious(corpus) if not any(kind in each for kind in ELSEWHERE)]
    assert found == []
