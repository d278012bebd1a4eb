"""The exercises of lesson 05, is it better?"""

from __future__ import annotations

from math import sqrt

from workbench.analysis.judge import judge
from workbench.analysis.paired import mcnemar_p
from workbench.errors import SettingError
from workbench.lessons.exercises.check import check, listed, near, that
from workbench.messages import say
from workbench.scoring.metrics.aggregate import wilson_interval


def rows_needed(delta: float, discordant: float) -> float:
    """Return the rows that show a difference `delta` with power 0.8 at p < 0.05, two-sided, where
    a share `discordant` of the docs flips (Connor 1987)."""
    return (1.96 * sqrt(discordant) + 0.8416 * sqrt(discordant - delta**2)) ** 2 / delta**2


def exercise_1(p_value: object) -> None:
    """McNemar's exact p of 11 docs to right and 3 to wrong."""
    check(1, p_value, near(mcnemar_p(11, 3), 0.0005), say("Only the docs that flip count."))


def exercise_2(lower: object) -> None:
    """The lower end of Wilson's interval for 18 right of 18."""
    hint = say("Wald's interval has no width here; Wilson's has.")
    check(2, lower, near(wilson_interval(18, 18)[0]), hint)


def exercise_3(rows: object) -> None:
    """The rows for a gain of 0.03 where one doc in six flips."""
    expected = rows_needed(0.03, 1 / 6)
    check(3, rows, near(expected, 0.02 * expected), say("Both arguments are shares."))


def exercise_4(refused: object) -> None:
    """The error by which `compare` refuses two runs of another number of shots."""
    parts = ("do not pair", "num_fewshot")
    right = that(
        lambda given: all(part in str(given) for part in parts),
        say("the error itself"),
        SettingError,
    )
    hint = say("These runs differ in another setting: read which one it names.")
    check(4, refused, right, hint)


def exercise_5(verdicts: object) -> None:
    """What the referee says of 36 docs to right and 10 to wrong of 200, as one try and as one of
    10 and of 50."""
    flipped = [(0, 1)] * 36 + [(1, 0)] * 10 + [(1, 1)] * 154
    expected = [judge(flipped, tries=tries).verdict for tries in (1, 10, 50)]
    hint = say("Three words: `workbench.judge(pairs, tries=…).verdict` for each number of tries.")
    check(5, verdicts, listed(expected), hint)
