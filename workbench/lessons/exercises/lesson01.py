"""The exercises of lesson 01, the workbench."""

from __future__ import annotations

from workbench.analysis.report import Report
from workbench.api import compare
from workbench.lessons.exercises.check import check, near, one_of
from workbench.messages import say


def exercise_1(kind: object) -> None:
    """Which kind of segment holds the answer that a shot shows?"""
    check(1, kind, one_of(("shot_output",)), say("Section 2 prints the kinds."))


def exercise_2(lost: object, before: Report, after: Report) -> None:
    """How many docs did the version before get right that the one after gets wrong?"""
    worse = compare(before, after).worse
    hint = say("Compare the column `accuracy` of both, row by row.")
    check(2, lost, near(len(worse)), hint)


def exercise_3(gain: object, before: Report, after: Report) -> None:
    """What difference does `compare` find?"""
    check(3, gain, near(compare(before, after).delta), say("It is called `delta`."))
