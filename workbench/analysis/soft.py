"""Soft accuracy: a guess from few rows at where accuracy goes. A hint, never a verdict.

Right or wrong throws away by how much. What counts here is each row's margin: the log-likelihood of
the gold minus that of the best other choice, in nats, above 0 where the gold wins. Its plain mean
points the wrong way easily: rows that are right anyway have the largest margins, and dominate it
(of four small edits that raised accuracy it fell in four). The mean of sigmoid(margin / τ) counts
each row between 0 and 1, so those speak that are about to tip.

τ must not be chosen by what the pair shows, so it is read off the parent alone, once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from workbench.types import Row

LEAST = 1e-4
"""Nats that float32 moves a log-likelihood by: no temperature is below it."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The soft accuracy of both sides on the `rows` that have a margin on both, from 0 to 1, at a
    temperature in nats."""

    parent: float
    draft: float
    temperature: float
    rows: int

    @property
    def gained(self) -> float:
        """By how much the draft's is higher."""
        return self.draft - self.parent


def margin_of(row: Row) -> float:
    """Return the log-likelihood of a row's gold minus that of the best other choice, in nats; of
    several golds, the likeliest. NaN where either is missing."""
    gold = set(row.gold)
    right = [answer.sum for place, answer in enumerate(row.loglikelihoods) if place in gold]
    other = [answer.sum for place, answer in enumerate(row.loglikelihoods) if place not in gold]
    if not (right and other) or row.error is not None:
        return math.nan
    return max(right) - max(other)


def temperature_of(margins: Sequence[float], floor: float = 0.0) -> float:
    """Return the temperature, in nats, that the parent's margins ask for: the lower quartile of
    their sizes, or `floor`, how far rounding moves a log-likelihood, where that is larger. Margins
    that are NaN do not count."""
    sizes = sorted(abs(margin) for margin in margins if not math.isnan(margin))
    # A quarter of the way between the first and the last, as `numpy.quantile` has it.
    place = (len(sizes) - 1) / 4
    below = sizes[math.floor(place)] if sizes else 0.0
    above = sizes[math.ceil(place)] if sizes else 0.0
    quartile = below + (above - below) * (place % 1)
    return max(quartile, floor, LEAST)


def soft_accuracy(margins: Sequence[float], temperature: float) -> float:
    """Return the mean of sigmoid(margin / temperature), from 0 to 1; NaN without margins."""
    if not margins:
        return math.nan
    return sum(_sigmoid(margin / temperature) for margin in margins) / len(margins)


def hint_of(parent: Sequence[Row], draft: Sequence[Row], temperature: float) -> Hint | None:
    """Return the hint of the docs that both sides have a margin of; None without any."""
    before = {row.doc_id: margin_of(row) for row in parent}
    pairs = [(before.get(row.doc_id, math.nan), margin_of(row)) for row in draft]
    pairs = [pair for pair in pairs if not any(map(math.isnan, pair))]
    if not pairs:
        return None
    old, new = zip(*pairs, strict=True)
    return Hint(
        soft_accuracy(old, temperature), soft_accuracy(new, temperature), temperature, len(pairs)
    )


def _sigmoid(value: float) -> float:
    if value < 0:  # `exp` of a large number has no float
        return math.exp(value) / (1 + math.exp(value))
    return 1 / (1 + math.exp(-value))
