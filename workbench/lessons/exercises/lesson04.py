"""The exercises of lesson 04, PPL and GEN."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from workbench.lessons.exercises.check import Right, check, is_number, near
from workbench.messages import say

if TYPE_CHECKING:
    import pandas

NO, YES = 2, 3
"""The characters of the options "no" and "yes"."""


def exercise_1(sums: tuple[object, ...]) -> None:
    """Two log-likelihoods, of "no" and of "yes", for which `acc` and `acc_norm` differ."""
    right = Right(say("two log-likelihoods, below 0"), _are_log_likelihoods, _picks_differ)
    hint = say("Both rank the same option first: divide by 2 and by 3 characters.")
    check(1, sums, right, hint)


def exercise_2(by_tokens: object, by_sum: object) -> None:
    """Full scope, a prompt of 99 tokens and −60 nats: "7" adds one token and −2 nats, "seventeen"
    three tokens and −5 nats. Which is higher per token, and which in the sum?"""
    tokens, nats = {"7": 1, "seventeen": 3}, {"7": -2.0, "seventeen": -5.0}
    average = max(tokens, key=lambda each: (-60 + nats[each]) / (99 + tokens[each]))
    right = Right(
        say("two options"),
        lambda given: all(each in tokens for each in given),
        lambda given: given == (average, max(nats, key=lambda each: nats[each])),
    )
    hint = say("The average is of the whole text: divide its sum by all tokens that are scored.")
    check(2, (by_tokens, by_sum), right, hint)


def exercise_3(alike: object, cells: pandas.Series) -> None:
    """What share of the docs did both methods judge alike?"""
    share = (cells["both right"] + cells["both wrong"]) / cells.sum()
    check(3, alike, near(float(share)), say("Both right and both wrong, of all: see `cells`."))


def _are_log_likelihoods(sums: Any) -> bool:
    return len(sums) == 2 and all(is_number(each) and -math.inf < each < 0 for each in sums)


def _picks_differ(sums: Any) -> bool:
    no, yes = sums
    return (no > yes) != (no / NO > yes / YES) and no != yes and no / NO != yes / YES
