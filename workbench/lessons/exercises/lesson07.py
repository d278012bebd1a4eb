"""The exercises of lesson 07, what matters?"""

from __future__ import annotations

from math import sqrt

from workbench.lessons.exercises.check import check, near
from workbench.messages import say


def exercise_1(ratio: object) -> None:
    """How many times smaller a standard error is with eight times the variants on either side."""
    hint = say("The error falls with the root of how many scores there are on either side.")
    check(1, ratio, near(sqrt(8)), hint)


def exercise_2(main: object) -> None:
    """The main effect of the first of two knobs, of the four scores in the text."""
    hint = say("The mean of two differences: without the second knob, and with it.")
    check(2, main, near(0.175, 0.0005), hint)


def exercise_3(both: object) -> None:
    """What the two do only together."""
    hint = say("What is left of both, once what each does alone is taken off.")
    check(3, both, near(0.15), hint)


def exercise_4(chance: object) -> None:
    """How likely it is that one of twenty intervals of 95 % excludes what all of them are of."""
    hint = say("The chance that all twenty hold is a product.")
    check(4, chance, near(1 - 0.95**20), hint)
