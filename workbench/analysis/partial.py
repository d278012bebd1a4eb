"""What is known of a run while it goes on, or once it was cancelled: which rows count, and between
what its final value lies.

The docs of a run are in an order that was drawn, so the rows so far are a sample, without
replacement, of all the rows that it would have. The intervals hold at all blocks at once; they
close on the value as the last rows come in.

Source: Waudby-Smith and Ramdas 2020, "Confidence sequences for sampling without replacement",
NeurIPS 33: the prior-posterior ratio for right and wrong, and bets on the mean of what is left.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from workbench.analysis.evidence import log_mixture, log_products
from workbench.types import Row

if TYPE_CHECKING:
    from workbench.analysis.evidence import Floats

NEEDED = 20.0
"""What the evidence against a value needs: right in 95 % of cases."""

_CLOSE = 1e-6


def counted_rows(rows: Sequence[Row]) -> list[Row]:
    """Return the rows of unfinished work that count: those of blocks that are complete, up to the
    first that is not, in the order of the blocks. Rows of runs that had no blocks all count."""
    if any(row.block is None for row in rows):
        return list(rows)
    there = Counter(row.block for row in rows)
    end = 0
    whole: set[tuple[int, int]] = set()
    for block in sorted(block for block in there if block):
        if block[0] != end or there[block] < block[1] - block[0]:
            break
        whole.add(block)
        end = block[1]
    found = [row for row in rows if row.block in whole]
    return sorted(found, key=lambda row: (row.block or (0, 0), row.doc_id))


def final_interval(scores: Sequence[float], total: int) -> tuple[float, float]:
    """Return between what the mean of `total` scores lies of which these, from 0 to 1, were drawn
    so far, in the order seen; NaN before the first.

    Raises:
        ValueError: a score lies outside, or there are more of them than `total`.
    """
    import numpy

    seen = numpy.array(scores, dtype=float)
    if len(seen) > total or (len(seen) and not (seen.min() >= 0 and seen.max() <= 1)):
        raise ValueError("scores from 0 to 1, at most `total` of them")
    if not len(seen):
        return math.nan, math.nan
    if len(seen) == total:
        return float(seen.mean()), float(seen.mean())
    if ((seen == 0) | (seen == 1)).all():
        return right_or_wrong(int(seen.sum()), len(seen), total)
    low = _lower_end(seen, total)
    return low, 1 - _lower_end(1 - seen, total)


def right_or_wrong(right: int, seen: int, total: int) -> tuple[float, float]:
    """Return `final_interval` of scores that are all 0 or 1: the shares of right ones against which
    there is too little evidence. The e-value against k of all is how likely the sequence is if
    every count is as likely as any other, over how likely it is with k."""
    if seen == total:
        return right / total, right / total
    gammaln = math.lgamma  # scipy's takes half a second to load
    expected = gammaln(right + 1) + gammaln(seen - right + 1) - gammaln(seen + 2)

    def is_possible(count: int) -> bool:
        # Of k right ones among `total`: k! / (k - right)! (total - k)! / … ways over total! / ….
        rest = total - count
        likely = (
            gammaln(count + 1) - gammaln(count - right + 1)
            + gammaln(rest + 1) - gammaln(rest - (seen - right) + 1)
            - gammaln(total + 1) + gammaln(total - seen + 1)
        )  # fmt: skip
        return expected - likely < math.log(NEEDED)

    # The likelihood rises up to the likeliest count and falls behind it, so each end is bisected.
    least, most = right, total - (seen - right)
    likeliest = min(most, max(least, right * (total + 1) // seen))
    low = bisect_left(range(least, likeliest), True, key=is_possible) + least
    high = bisect_left(range(likeliest, most), True, key=lambda k: not is_possible(k + 1))
    return low / total, (likeliest + high) / total


def _lower_end(seen: Floats, total: int) -> float:
    """Return the lowest mean of all against which there is too little evidence: bets that the next
    score is above the mean of what would be left."""
    import numpy

    before = numpy.concatenate([[0.0], numpy.cumsum(seen)[:-1]])
    left = total - numpy.arange(len(seen))  # [seen]: how many there are before each is drawn

    def is_beaten(mean: float) -> bool:
        expected = (total * mean - before) / left
        if (expected <= 0).any():  # more was seen than there would be
            return True
        stakes = log_products(seen / expected - 1)
        return float(log_mixture(stakes)) >= math.log(2 * NEEDED)

    low, high = float(seen.sum()) / total, float(seen.mean())
    while high - low > _CLOSE:
        middle = (low + high) / 2
        low, high = (middle, high) if is_beaten(middle) else (low, middle)
    return low
