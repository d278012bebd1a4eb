"""What some that were drawn of many tell of all of them, however these are spread.

Of `total` things `drawn` were drawn, each set of so many as likely as any other; `marked` of all
have a mark, such as being among the lowest. How many of the drawn have it is hypergeometric.
"""

from __future__ import annotations

import math

DOUBT = 0.05
"""The chance that a bound of what is below, or of what is above, does not hold."""


def surely_marked(drawn: int, marked: int, total: int) -> int:
    """Return how many of the drawn have the mark at least, but for the chance of `DOUBT`."""
    chance, found = 0.0, 0
    for count in range(min(drawn, marked) + 1):
        chance += _chance_of(count, drawn, marked, total)
        if chance > DOUBT:
            break
        found = count + 1
    return found


def marked_at_least(seen: int, drawn: int, total: int) -> int:
    """Return the least number of all that may have a mark which `seen` of the drawn have."""
    return next(
        marked
        for marked in range(seen, total + 1)
        if sum(_chance_of(n, drawn, marked, total) for n in range(seen, drawn + 1)) > DOUBT
    )


def _chance_of(count: int, drawn: int, marked: int, total: int) -> float:
    """Return how likely it is that exactly so many of the drawn have the mark."""
    rest = drawn - count
    if count > marked or not 0 <= rest <= total - marked:
        return 0.0
    return math.comb(marked, count) * math.comb(total - marked, rest) / math.comb(total, drawn)
