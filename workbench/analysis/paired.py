"""Paired statistics: two scores per doc, and whether their difference is more than luck.

Only the docs whose score changed speak about a difference, so everything here takes pairs, never
two averages. Nothing corrects for looking many times: among twenty comparisons of equal prompts
about one has p below 0.05.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Any

from workbench.analysis.evidence import Bounded, bounded_interval
from workbench.scoring.metrics.aggregate import Z95

NAN = float("nan")
ALPHA = 0.05
POWER = 0.8
Z_POWER = NormalDist().inv_cdf(POWER)

MCNEMAR = "exact McNemar"
SIGN_FLIPS = "paired sign-flip permutation"

MOST_EXACT = 100_000
"""So many rows or fewer are counted by the exact test's own power; of more it differs little."""

FEWEST_DISCORDANT = 6
"""Of fewer discordant pairs none is below 0.05, wherever they lie."""

RESAMPLES = 9_999
"""Random sign flips where there are too many pairs to go through all; p is then at least 1e-4."""


@dataclass(frozen=True)
class Difference:
    """What n pairs say about B − A.

    `delta` is the mean difference and `ci95` its paired interval; `rows_needed` is how many rows
    would show a difference of this size by that test in four cases of five (None where there is
    none, or nothing to judge its spread by).
    """

    delta: float
    ci95: tuple[float, float]
    p_value: float
    test: str
    rows_needed: int | None


def paired_difference(a: Sequence[float], b: Sequence[float]) -> Difference:
    """Return the difference of two scores per doc; position i of both is one doc.

    Scores that are all 0 or 1 get the exact McNemar test and Tango's interval; others get a
    permutation test and Student's interval, both of the mean difference. Where all differences are
    the same, Student's has no spread to go by: of scores from 0 to 1 the interval then is that of
    bets, of others there is none (NaN). (Wilcoxon's signed
    ranks answer another question, about the median of symmetric differences.) The two methods
    behind p and interval are not each other's inverse: near p = 0.05 the interval may leave out
    0 while the exact test, the more cautious one, does not reject.

    Without pairs everything is NaN.

    Raises:
        ValueError: not as many scores in `a` as in `b`.
    """
    pairs = list(zip(a, b, strict=True))
    is_binary = all(value in (0, 1) for pair in pairs for value in pair)
    if not pairs:
        return Difference(NAN, (NAN, NAN), NAN, MCNEMAR, None)
    if not is_binary:
        found = _difference_of_means([after - before for before, after in pairs])
        are_shares = all(0 <= value <= 1 for pair in pairs for value in pair)
        if are_shares and math.isnan(found.ci95[0]):
            return replace(found, ci95=_interval_of_equal(found.delta, len(pairs)))
        return found
    better = sum(after > before for before, after in pairs)
    worse = sum(after < before for before, after in pairs)
    return Difference(
        delta=(better - worse) / len(pairs),
        ci95=tango_interval(better, worse, len(pairs)),
        p_value=mcnemar_p(better, worse),
        test=MCNEMAR,
        rows_needed=rows_for_exact(better, worse, len(pairs)),
    )


def mcnemar_p(better: int, worse: int) -> float:
    """Return the two-sided p of the exact McNemar test: `better` successes among the discordant
    pairs, under a fair coin. 1 where no pair is discordant.

    Source: McNemar 1947, "Note on the sampling error of the difference between correlated
    proportions or percentages", Psychometrika 12 (2), 153-157.
    """
    # The binomial's tail alone: scipy.stats takes far longer to load.
    from scipy.special import bdtr

    # A fair coin's two tails are alike; where they overlap or meet they are all there is.
    if abs(better - worse) <= 1:
        return 1.0
    return min(1.0, 2 * float(bdtr(min(better, worse), better + worse, 0.5)))


def tango_interval(better: int, worse: int, n: int) -> tuple[float, float]:
    """Return the 95 % score interval of (better − worse) / n, inside [-1, 1].

    It is all differences δ that the score test does not reject: those with |T(δ)| ≤ 1.96, where
    T(δ) = (better − worse − nδ) / √(n (2q + δ(1 − δ))) and q is the most likely rate of `worse`
    given δ. It does not collapse where few or no pairs are discordant: with none of n it is
    ± z² / (n + z²).

    Source: Tango 1998, "Equivalence test and confidence interval for the difference in
    proportions for the paired-sample design", Statistics in Medicine 17 (8), 891-908.
    """
    from scipy.optimize import root_scalar

    change = better - worse

    def outside(delta: float) -> float:
        """T(δ)² − z², times what T² is divided by, which is 0 at δ = ±1."""
        return (change - n * delta) ** 2 - Z95**2 * n * _variance(delta, better, worse, n)

    # `outside` is negative on both sides of the observed difference; right at it, it is 0 where
    # no pair is discordant or all are of one kind.
    seen, nudge = change / n, 1e-9

    def end(*bracket: float) -> float:
        return float(root_scalar(outside, bracket=bracket, method="brentq", xtol=1e-14).root)

    low = -1.0 if worse == n else end(-1.0, seen - nudge)
    high = 1.0 if better == n else end(seen + nudge, 1.0)
    return low, high


def _variance(delta: float, better: int, worse: int, n: int) -> float:
    """Return n times the variance of the observed difference if the true one is `delta`."""
    linear = (2 * n - better + worse) * delta - better - worse
    constant = -worse * delta * (1 - delta)
    root = math.sqrt(max(0.0, linear**2 - 8 * n * constant))
    rate_of_worse = (root - linear) / (4 * n)
    return max(0.0, 2 * rate_of_worse + delta * (1 - delta))


def rows_for_proportions(better: int, worse: int, n: int) -> int | None:
    """Return how many rows McNemar's test needs to find, with 80 % power at α = 0.05 two-sided,
    the observed difference at the observed rate of discordant pairs. None where it is 0.

    With ψ the discordant share and δ the difference: (z₀.₉₇₅ √ψ + z₀.₈ √(ψ − δ²))² / δ², rounded
    up. It takes the observed values for the true ones; after a lucky run that is too few rows.

    Source: Connor 1987, "Sample size for testing differences in proportions for the
    paired-sample design", Biometrics 43 (1), 207-211 (after Miettinen 1968).
    """
    if better == worse:
        return None
    psi, delta = (better + worse) / n, (better - worse) / n
    spread = Z95 * math.sqrt(psi) + Z_POWER * math.sqrt(psi - delta**2)
    return math.ceil((spread / delta) ** 2)


def rows_for_exact(better: int, worse: int, n: int) -> int | None:
    """Return how many rows the exact McNemar test needs for the same power, which is more, as it is
    the more cautious one: by its own power, each number of discordant pairs as likely as it is."""
    least = rows_for_proportions(better, worse, n)
    if least is None:
        return None
    if least > MOST_EXACT:  # about one discordant pair more on the side that is ahead
        return least + math.ceil(n / abs(better - worse))
    shares = max(better, worse) / n, min(better, worse) / n
    low, high = least, least + 16
    while exact_power(*shares, high) < POWER:
        low, high = high, 2 * high
    while low < high:
        middle = (low + high) // 2
        if exact_power(*shares, middle) < POWER:
            low = middle + 1
        else:
            high = middle
    return low


def exact_power(ahead: float, behind: float, n: int) -> float:
    """Return how often the exact McNemar test finds something in n rows, where these shares of them
    change for one side and for the other."""
    import numpy
    from scipy.special import bdtr, bdtrc, bdtrik, gammaln, xlog1py, xlogy

    psi = ahead + behind
    reach = 9 * math.sqrt(n * psi) + 9
    pairs = numpy.arange(max(0, int(n * psi - reach)), min(n, int(n * psi + reach)) + 1)
    pairs = pairs[pairs >= FEWEST_DISCORDANT]
    # The most on the rarer side at which the test still rejects: the inverse is no whole number.
    most = numpy.rint(bdtrik(ALPHA / 2, pairs, 0.5))
    most = numpy.where(bdtr(most, pairs, 0.5) > ALPHA / 2, most - 1, most)
    most = numpy.where(bdtr(most, pairs, 0.5) > ALPHA / 2, most - 1, most)
    found = bdtr(most, pairs, behind / psi) + bdtrc(pairs - most - 1, pairs, behind / psi)
    log = gammaln(n + 1) - gammaln(pairs + 1) - gammaln(n - pairs + 1)
    weights = numpy.exp(log + xlogy(pairs, psi) + xlog1py(n - pairs, -psi))
    return float(weights @ found)


def _difference_of_means(differences: Sequence[float]) -> Difference:
    n = len(differences)
    delta = math.fsum(differences) / n
    stderr = NAN
    if n > 1:
        stderr = math.sqrt(math.fsum((d - delta) ** 2 for d in differences) / (n - 1) / n)
    # Equal differences show no spread, and an interval of width 0 would claim certainty.
    if not stderr > 0:
        stderr = NAN
    rows = None
    if delta and not math.isnan(stderr):
        rows = math.ceil(((Z95 + Z_POWER) * stderr * math.sqrt(n) / delta) ** 2)
    return Difference(delta, _t_interval(delta, stderr, n), sign_flip_p(differences),
                      SIGN_FLIPS, rows)  # fmt: skip


def _interval_of_equal(delta: float, n: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean of n differences that are all the same, of scores from 0
    to 1: the means that bets on differences in [-1, 1] do not beat (see `analysis.evidence`), as
    Student's needs a spread. It holds at every look, so at one, too."""
    import numpy

    return bounded_interval(Bounded(numpy.array([delta]), numpy.array([float(n)])), 2 / ALPHA)


def _t_interval(mean: float, stderr: float, n: int) -> tuple[float, float]:
    if math.isnan(stderr):
        return NAN, NAN
    from scipy.special import stdtrit

    half = float(stdtrit(n - 1, 1 - ALPHA / 2)) * stderr
    return mean - half, mean + half


def sign_flip_p(differences: Sequence[float]) -> float:
    """Return the two-sided p of the mean under random signs: if A and B are alike, each doc's
    difference could as well have had the other sign. All 2^m signs of the m differences that
    are not 0 where m ≤ 13, else 9999 random ones (always the same).

    Source: Fisher 1935, "The Design of Experiments", § 21; Phipson and Smyth 2010,
    "Permutation p-values should never be zero", for the random case.
    """
    import numpy
    from scipy.stats import permutation_test

    changed = numpy.array([d for d in differences if d])
    if len(changed) < 2:  # one sign or the other: neither is further from 0
        return 1.0
    # Since SciPy 1.15 the seed's name is `rng`; it takes the older one too.
    seed: dict[str, Any] = {"random_state": 0}
    found = permutation_test(
        (changed,),
        numpy.sum,
        permutation_type="samples",
        vectorized=True,
        n_resamples=RESAMPLES,
        batch=500,  # of thousands of docs, all resamples at once would not fit
        **seed,
    )
    return min(1.0, float(found.pvalue))
