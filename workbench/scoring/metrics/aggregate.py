"""What many docs' scores come to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

from workbench.scoring.metrics.doc_metric import NAN
from workbench.types import Metric, Score

Z95 = NormalDist().inv_cdf(0.975)
"""The standard normal quantile of a two-sided 95 % interval, 1.95996."""


def aggregate(scores: Sequence[Score]) -> Metric:
    """Return mean, standard error and 95 % interval of the scores that are numbers.

    NaN scores are left out; `n` counts the others. The standard error is the sample standard
    deviation over √n, as in lm-evaluation-harness (`lm_eval/api/metrics.py`, `mean_stderr`), and
    NaN for n < 2. The interval is Wilson's where every value is 0 or 1, Student's t otherwise
    (NaN for n < 2). With n = 0 all is NaN.
    """
    values = [score.value for score in scores if not math.isnan(score.value)]
    n = len(values)
    if n == 0:
        return Metric(NAN, NAN, (NAN, NAN), 0)
    mean = math.fsum(values) / n
    stderr = NAN
    if n > 1:
        stderr = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (n - 1) / n)
    if all(value in (0, 1) for value in values):
        interval = wilson_interval(sum(value == 1 for value in values), n)
    else:
        interval = _t_interval(mean, stderr, n)
    return Metric(mean, stderr, interval, n)


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
