"""Sequential halving as a table made before the start: who runs on which rows, at what cost.

All variants are scored on the same few rows, the better half on more, and so on, each lap for about
the same price; rows that were seen stay seen (Karnin, Koren and Somekh 2013, "Almost optimal
exploration in multi-armed bandits", ICML). The last rows are kept for whoever is ahead in the end:
a score on rows that had a say in the choice is too high (100 equal variants on 200 rows: by 7
points), and on these it is not.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

FRESH_ROWS = 1 / 3
"""The share of all rows, at most, that is kept for the one that is ahead."""

FRESH_BUDGET = 1 / 4
"""The share of the budget, at most, that is kept for it."""

FEWEST = 3
"""A lap of fewer, yours and one other, chooses nothing that the fresh rows do not show."""

_STEPS = 60


@dataclass(frozen=True, slots=True)
class Lap:
    """So many variants, yours among them, are scored on the questions from `start` to `end`."""

    variants: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Schedule:
    """Laps in their order, and the questions that are kept for yours and the one ahead.

    Without laps there is too little for a race: yours alone is scored, on the questions from
    `fresh_start` to `fresh_end`.
    """

    laps: tuple[Lap, ...]
    fresh_start: int
    fresh_end: int

    def cost(self, sizes: Sequence[int]) -> int:
        """Return the evaluations that it comes to at most, of questions of so many rows."""
        ends = [0, *accumulate(sizes)]
        last = Lap(2 if self.laps else 1, self.fresh_start, self.fresh_end)
        return sum(lap.variants * (ends[lap.end] - ends[lap.start]) for lap in (*self.laps, last))


def fit(variants: int, sizes: Sequence[int], budget: int) -> tuple[tuple[int, ...], Schedule]:
    """Return the places of the questions that a race is on, and its schedule: all, but where a few
    large ones leave no race, or most of the budget unused, those above some size are left out. Of
    the sizes up to which questions may be kept, the largest that uses half of what can be used is
    taken, else the one that uses most."""
    found: list[tuple[bool, int, tuple[int, ...], Schedule]] = []
    for most in sorted(set(sizes), reverse=True):
        places = tuple(place for place, size in enumerate(sizes) if size <= most)
        own = [sizes[place] for place in places]
        plan = schedule(variants, own, budget)
        used = min(budget, plan.cost(own))
        found.append((bool(plan.laps) or variants < 2, used, places, plan))
        if found[-1][0] and 2 * used >= min(budget, variants * sum(sizes)):
            break
    # Of those that use as much, the first has the larger questions, too.
    *_, places, plan = max(found, key=lambda each: each[:2])
    return places, plan


def schedule(variants: int, sizes: Sequence[int], budget: int) -> Schedule:
    """Return who runs on what, for at most `budget` evaluations of one variant on one row.

    `sizes` has the rows of each question, in the order in which they were drawn; a question is
    scored whole. Questions beyond the budget may be left out of it.
    """
    ends = [0, *accumulate(sizes)]
    # Whatever comes after the laps, its first question has to be within what is kept.
    least = 2 * max(sizes)
    if variants < 2 or len(sizes) < 2 or variants * sizes[0] + least > budget:
        return Schedule((), 0, max(1, bisect_right(ends, budget) - 1))
    pool = max(1, bisect_right(ends, ends[-1] * (1 - FRESH_ROWS)) - 1)
    reserve = min(2 * (ends[-1] - ends[pool]), int(min(budget, sys.maxsize) * FRESH_BUDGET))
    reserve = max(least, min(reserve, budget - variants * sizes[0]))
    laps = _laps(field_sizes(variants), ends[: pool + 1], budget - reserve)
    done = laps[-1].end
    left = budget - sum(lap.variants * (ends[lap.end] - ends[lap.start]) for lap in laps)
    return Schedule(laps, done, bisect_right(ends, ends[done] + left // 2) - 1)


def field_sizes(variants: int) -> tuple[int, ...]:
    """Return how many run in each lap if half of them, rounded up, go on each time."""
    sizes = [variants]
    while (half := (sizes[-1] + 1) // 2) >= FEWEST and half < sizes[-1]:
        sizes.append(half)
    return tuple(sizes)


def _laps(fields: Sequence[int], ends: Sequence[int], budget: int) -> tuple[Lap, ...]:
    """Return the laps of fields of these sizes over all questions of which the rows end at `ends`.
    A lap whose share is not worth a question is left out: those that would run in it run in the
    next, fewer of them."""
    found: list[Lap] = []
    done = 0
    for place, field in enumerate(fields):
        rows = _rows(fields[place:], ends[-1] - ends[done], budget)
        end = bisect_right(ends, ends[done] + rows) - 1
        if not found:
            end = max(end, 1)
        if end > done:
            found.append(Lap(field, done, end))
            budget -= field * (ends[end] - ends[done])
            done = end
    return tuple(found)


def _rows(fields: Sequence[int], rows: int, budget: int) -> int:
    """Return the rows of the first of these laps, if each costs the same until the rows run out."""

    def cost(share: float) -> float:
        total, left = 0.0, float(rows)
        for field in fields:
            here = min(left, share / field)
            total, left = total + field * here, left - here
        return total

    low, high = 0.0, float(fields[0] * rows)
    if cost(high) <= budget:
        return rows
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if cost(middle) <= budget else (low, middle)
    # What bisection leaves below a whole number is not a row less.
    return int(low / fields[0] + 1e-6)
