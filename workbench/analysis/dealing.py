"""Which variants are scored on which questions, where no variant is scored on all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[numpy.float64]
    Counts: TypeAlias = NDArray[numpy.int64]
    Marks: TypeAlias = NDArray[numpy.bool_]

BLOCKS = (0.4, 0.2, 0.2, 0.2)
"""Shares of the questions: after each, who may be at the ends is asked anew."""

FEWEST_ROWS = 40
"""Questions that a variant has on average: with fewer, more noise has to be taken off, and with
more, there are fewer variants to be spread. Of the variants as many are drawn as have so many."""

FEWEST_VARIANTS = 20
LEAST_ROWS = 4
"""Questions that a variant has at least, be there fewer variants then."""


class Design:
    """Which variants are scored on which questions, for at most so many evaluations: as many on
    each question. `sizes` has the docs of each. Where the budget is less than one evaluation a doc,
    some questions are left out; two variants on a question come first."""

    def __init__(self, variants: int, sizes: Sequence[int], budget: int, seed: int) -> None:
        import numpy

        self.variants, self.questions = variants, len(sizes)
        self.draw = numpy.random.default_rng(seed)
        order = self.draw.permutation(len(sizes))
        each = max(2, budget // sum(sizes))
        ends = numpy.cumsum(numpy.array(sizes)[order])
        order = order[: int(numpy.searchsorted(ends * each, budget, side="right"))]
        cells = each * len(order)
        wanted = max(FEWEST_VARIANTS, cells // FEWEST_ROWS)
        self.drawn = max(2, min(variants, wanted, cells // LEAST_ROWS))
        self.each = min(each, self.drawn)
        cuts = numpy.round(numpy.cumsum(BLOCKS)[:-1] * len(order)).astype(int)
        if cuts[0] * self.each < LEAST_ROWS * self.drawn:  # too little to choose by
            cuts = cuts[:0]
        self.blocks: list[Counts] = [one for one in numpy.split(order, cuts) if len(one)]

    def first_weights(self) -> Floats:
        """Return 1 for each of the variants that are drawn, and 0 for others."""
        import numpy

        weights = numpy.zeros(self.variants)
        weights[self.draw.permutation(self.variants)[: self.drawn]] = 1.0
        return weights

    def cells(self, weights: Floats, block: Counts) -> Marks:
        """Return which variant is scored on which question, [variants, questions]: on each question
        of the block as many, on variants in proportion to their weights, but on none twice."""
        import numpy

        order = self.draw.permutation(self.variants)
        share = quotas(weights[order], self.each * len(block), len(block))
        slots = numpy.repeat(order, share)
        cells = numpy.zeros((self.variants, self.questions), dtype=bool)
        for start in range(0, len(slots), len(block)):
            own = slots[start : start + len(block)]
            turn = self.draw.permutation(block)
            # The first variant may go on from the turn before: what it has comes last.
            turn = turn[numpy.argsort(cells[own[0], turn], kind="stable")]
            cells[own, turn[: len(own)]] = True
        return cells


def quotas(weights: Floats, count: int, most: int) -> Counts:
    """Return whole numbers that add up to `count`, in proportion to weights, none above `most`;
    where too few have a weight for that, the others share what is left."""
    import numpy

    shares = numpy.zeros(len(weights))
    open_ = weights > 0
    while (left := count - shares.sum()) > 1e-9:
        if not open_.any():
            open_ = shares < most
            weights = numpy.where(open_, 1.0, 0.0)
        part = numpy.where(open_, weights, 0.0)
        shares = shares + left * part / part.sum()
        open_ &= shares < most
        shares = shares.clip(max=most)
    # Halves are rounded one way: rounded to the even number, a share of one could become two.
    steps = numpy.floor(numpy.cumsum(shares) + 0.5 + 1e-9).astype(int)
    return numpy.diff(steps, prepend=0).clip(max=most)
