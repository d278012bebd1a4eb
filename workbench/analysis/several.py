"""Several tests of one set of docs: what is left of each when their number counts."""

from __future__ import annotations

import math
from collections.abc import Sequence


def holm(p_values: Sequence[float]) -> tuple[float, ...]:
    """Return the p-values corrected for how many there are, in the same order: that even one
    of those at or below 0.05 is there by luck alone has a chance of 5 % at most, whatever the tests
    have to do with each other. A p that is NaN is of no test: it stays NaN, and does not count.

    The least p is multiplied by the number of tests, the next by one less, and so on; none may be
    below that before it, nor above 1.

    Source: Holm 1979, "A simple sequentially rejective multiple test procedure", Scandinavian
    Journal of Statistics 6 (2), 65-70.
    """
    places = [place for place, p in enumerate(p_values) if not math.isnan(p)]
    places.sort(key=lambda place: p_values[place])
    corrected = list(p_values)
    least = 0.0
    for rank, place in enumerate(places):
        least = max(least, min(1.0, (len(places) - rank) * p_values[place]))
        corrected[place] = least
    return tuple(corrected)
