"""What many docs' scores come to."""

from __future__ import annotations

import math
from collections.abc import Iterable
from fractions import Fraction
from statistics import NormalDist

from workbench.scoring.metrics.doc_metric import NAN
from workbench.types import Metric, Score

Z95 = NormalDist().inv_cdf(0.975)
"""The standard normal quantile of a two-sided 95 % interval, 1.95996."""


class Sums:
    """What is kept of scores to fold them: exact sums, so that they may come one at a time and in
    any order, and the metric is that of all of them at once."""

    def __init__(self) -> None:
        self.zeros = self.ones = self.others = 0
        self._total = self._squares = Fraction()
        self._infinite = 0.0

    @property
    def n(self) -> int:
        """How many scores are numbers."""
        return self.zeros + self.ones + self.others

    def add(self, value: float) -> None:
        """Take one score more; one that is NaN is left out."""
        if value == 0:
            self.zeros += 1
        elif value == 1:
            self.ones += 1
        elif not math.isnan(value):
            self.others += 1
            if math.isinf(value):
                self._infinite += value
                return
            exact = Fraction(value)
            self._total += exact
            self._squares += exact * exact

    def metric(self) -> Metric:
        """Return what the scores so far come to (see `aggregate`)."""
        n = self.n
        if n == 0:
            return Metric(NAN, NAN, (NAN, NAN), 0)
        if self._infinite != 0:  # NaN too: of infinities that differ in sign
            return Metric(self._infinite, NAN, (NAN, NAN), n)
        total, squares = self._total + self.ones, self._squares + self.ones
        mean = float(total) / n
        stderr = math.sqrt((squares - total * total / n) / (n - 1) / n) if n > 1 else NAN
        whole = self.others == 0
        interval = wilson_interval(self.ones, n) if whole else _t_interval(mean, stderr, n)
        return Metric(mean, stderr, interval, n)


def aggregate(scores: Iterable[Score]) -> Metric:
    """Return mean, standard error and 95 % interval of the scores that are numbers.

    NaN scores are left out; `n` counts the others. The standard error is the sample standard
    deviation over √n, as in lm-evaluation-harness (`lm_eval/api/metrics.py`, `mean_stderr`), and
    NaN for n < 2. The interval is Wilson's where every value is 0 or 1, Student's t otherwise
    (NaN for n < 2). With n = 0 all is NaN.
    """
    sums = Sums()
    for score in scores:
        sums.add(score.value)
    return sums.metric()


def wilson_interval(successes: int, n: int) -> tuple[float, float]:
    """Return the 95 % score interval of a proportion, inside [0, 1].

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


def _t_interval(mean: float, stderr: float, n: int) -> tuple[float, float]:
    if n < 2:
        return NAN, NAN
    from scipy.special import stdtrit  # the quantile alone: scipy.stats takes far longer to load

    half = float(stdtrit(n - 1, 0.975)) * stderr
    return mean - half, mean + half
