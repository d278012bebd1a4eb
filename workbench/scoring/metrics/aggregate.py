"""What many docs' scores come to."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from statistics import NormalDist
from typing import TypeAlias

from workbench.scoring.metrics.doc_metric import NAN
from workbench.types import Metric, Score

Z95 = NormalDist().inv_cdf(0.975)
"""The standard normal quantile of a two-sided 95 % interval, 1.95996."""


_Exact: TypeAlias = "Fraction | int"
"""A whole number where it is one: very many may be kept, and a fraction takes six times as much."""


class Sums:
    """What is kept of scores to fold them: exact sums, so that they may come one at a time and in
    any order, and the metric is that of all of them at once. `is_share` says that scores lie from 0
    to 1, unless one that comes does not."""

    def __init__(self, *, is_share: bool = True) -> None:
        self._is_share = is_share
        self._questions: dict[str, tuple[int, _Exact]] = {}  # how many rows, and their sum
        # What rows of one question add to the sums over questions beyond what each adds alone.
        self._joined = self._counts = 0
        self._crossed: _Exact = 0
        self._totals: _Exact = 0
        self.zeros = self.ones = self.others = 0
        self._total = self._squares = Fraction()
        self._infinite = 0.0

    @property
    def n(self) -> int:
        """How many scores are numbers."""
        return self.zeros + self.ones + self.others

    def add(self, value: float, question: str = "") -> None:
        """Take one score more, of a row of that question ("": it is one of its own); one that is
        NaN is left out."""
        if question and math.isfinite(value):
            self._join(question, int(value) if value == int(value) else Fraction(value))
        if value == 0:
            self.zeros += 1
        elif value == 1:
            self.ones += 1
        elif not math.isnan(value):
            self.others += 1
            self._is_share &= 0 < value < 1
            if math.isinf(value):
                self._infinite += value
                return
            exact = Fraction(value)
            self._total += exact
            self._squares += exact * exact

    def _join(self, question: str, value: _Exact) -> None:
        count, total = self._questions.get(question, (0, 0))
        self._questions[question] = count + 1, total + value
        self._joined += count > 0
        self._counts += 2 * count
        self._crossed += total + count * value
        self._totals += 2 * total * value

    def metric(self) -> Metric:
        """Return what the scores so far come to (see `aggregate`)."""
        n = self.n
        if n == 0:
            return Metric(NAN, NAN, (NAN, NAN), 0)
        if self._infinite != 0:  # NaN too: of infinities that differ in sign
            return Metric(self._infinite, NAN, (NAN, NAN), n)
        total, squares = self._total + self.ones, self._squares + self.ones
        mean = float(total) / n
        spread = squares - total * total / n
        alone = math.sqrt(spread / (n - 1) / n) if n > 1 else NAN
        count, stderr = n, alone
        if self._joined:
            count, middle = n - self._joined, total / n
            # The squares of what each question's scores come to beyond the mean.
            apart = squares + self._totals - 2 * middle * (total + self._crossed)
            apart += middle * middle * (n + self._counts)
            stderr = math.sqrt(apart * count / (count - 1)) / n if count > 1 else NAN
        if self.others and self._is_share:
            return Metric(mean, stderr, share_interval(mean, stderr, count), n)
        if self.others:
            return Metric(mean, stderr, _t_interval(mean, stderr, count), n)
        if count == n:
            return Metric(mean, stderr, wilson_interval(self.ones, n), n)
        size = _effective(n, count, alone, stderr)
        return Metric(mean, stderr, wilson_interval(size * self.ones / n, size), n)


def aggregate(
    scores: Iterable[Score], questions: Sequence[str] = (), *, is_share: bool = True
) -> Metric:
    """Return mean, standard error and 95 % interval of the scores that are numbers. `questions` has
    a name for each score, where some rows are of one question ("": of its own). `is_share` says
    that scores lie from 0 to 1, which a loss does not, wherever its values happen to lie.

    NaN scores are left out; `n` counts the others. The standard error is the sample standard
    deviation over √n, as in lm-evaluation-harness (`lm_eval/api/metrics.py`, `mean_stderr`), and
    NaN for n < 2. The interval is Wilson's where every value is 0 or 1, that of
    `share_interval` where scores lie from 0 to 1, Student's t otherwise (both NaN for n < 2). With
    n = 0 all is NaN.

    Copies of a question are no new evidence. Where a question has several rows, the standard error
    is that of the mean over questions as they were drawn (cluster-robust: Liang and Zeger 1986),
    Student's t counts questions, and Wilson's interval is that of as many rows as would have such a
    standard error.
    """
    sums = Sums(is_share=is_share)
    for place, score in enumerate(scores):
        sums.add(score.value, questions[place] if questions else "")
    return sums.metric()


def _effective(n: int, questions: int, alone: float, stderr: float) -> float:
    """Return how many rows, each a question of its own, tell as much of a share as `n` rows of so
    many questions: n by the design effect, which is at least 1, and by Student's t for that many
    questions (Korn and Graubard 1998, "Confidence intervals for proportions with small expected
    number of positive counts estimated from survey data", Survey Methodology 24)."""
    if questions < 2 or alone == 0:  # all are right, or all wrong: nothing tells how alike they are
        return questions
    from scipy.special import stdtrit

    effect = max(1.0, (stderr / alone) ** 2)
    wider = float(stdtrit(questions - 1, 0.975)) / float(stdtrit(n - 1, 0.975))
    return n / effect / wider**2


def wilson_interval(successes: float, n: float) -> tuple[float, float]:
    """Return the 95 % score interval of a proportion, inside [0, 1]. Neither need be whole.

    It holds its level for small n and near 0 and 1, where mean ± 1.96 standard errors does not.
    Source: Wilson 1927, "Probable inference, the law of succession, and statistical inference",
    JASA 22 (158), 209-212.
    """
    share, z2 = successes / n, Z95**2
    centre = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 / (1 + z2 / n) * math.sqrt(share * (1 - share) / n + z2 / (4 * n**2))
    # The ends are exact there, and rounding would put them an ulp outside.
    low = 0.0 if successes == 0 else max(0.0, centre - half)
    high = 1.0 if successes == n else min(1.0, centre + half)
    return low, high


def share_interval(mean: float, stderr: float, n: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean of scores from 0 to 1, of n questions: inside [0, 1],
    and no point where all are the same. NaN for n < 2.

    It is Wilson's of as many right and wrong rows as have the variance of the mean that is taken
    for the true one, widened by Student's t (as in Korn and Graubard 1998, see `_effective`). For
    that variance the one that was seen is mixed with z² ≈ 4 rows that are right or wrong, which
    vary the most that scores of that mean can; so Wilson's centre takes z² rows that are half right
    (Agresti and Coull 1998, "Approximate is better than 'exact' for interval estimation of binomial
    proportions", The American Statistician 52 (2), 119-126). Few rows seldom show how much scores
    vary: of ten that are 1 but for one of ten Student's interval holds the mean in 65 % of cases,
    and ends above 1.
    """
    if n < 2 or not 0 < mean < 1:
        return (NAN, NAN) if n < 2 else wilson_interval(mean * n, n)
    from scipy.special import stdtrit

    most, z2 = mean * (1 - mean), Z95**2
    variance = min(most, (n * n * stderr**2 + z2 * most) / (n + z2))
    wider = float(stdtrit(n - 1, 0.975)) / Z95
    size = n * most / variance / wider**2
    return wilson_interval(size * mean, size)


def _t_interval(mean: float, stderr: float, n: int) -> tuple[float, float]:
    if n < 2:
        return NAN, NAN
    from scipy.special import stdtrit  # the quantile alone: scipy.stats takes far longer to load

    half = float(stdtrit(n - 1, 0.975)) * stderr
    return mean - half, mean + half
