"""The course of a training: what is drawn when, by the share of the training that is done."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from training.faults import LATE, NONE, USUAL, FaultShares
from training.forms import Form
from training.tellers import SIZES

Part = TypeVar("Part")

USUAL_FROM = 0.2  # in shares of the whole training: faults begin
LATE_FROM = 0.6  # the same: more faults
GROWN = 0.12  # the same: problems are of all sizes from then on
LONG_FROM = 0.55  # the same: more of them are long

REPEATS = 0.9  # at first, of the documents that say one thing again and again
REPEATS_UNTIL = 0.012  # in shares of the training: from here on hardly any
REPEATS_LATER = 0.01
# From a share of the training on, the share of documents that are drills.
DRILLS: tuple[tuple[float, float], ...] = ((0.0, 0.0), (0.02, 0.3), (0.14, 0.12), (0.36, 0.07))
PLAIN_SHARE = 0.6  # at first, of the problems that are told as in the shipped tasks
PLAIN_UNTIL = 0.2  # in shares of the training: from here on none but those a teller draws

FINDING: Mapping[str, float] = {
    "sums": 0.12,
    "sums_mcq": 0.02,
    "coin_flip": 0.12,
    "swaps": 0.06,
    "shopping": 0.04,
    "changes": 0.04,
    "last_letters": 0.04,
    "copying": 0.52,
    "lookup": 0.04,
}
WHOLE: Mapping[str, float] = {
    "sums": 0.29,
    "sums_mcq": 0.09,
    "coin_flip": 0.18,
    "swaps": 0.11,
    "shopping": 0.08,
    "changes": 0.09,
    "last_letters": 0.05,
    "copying": 0.08,
    "lookup": 0.03,
}
# From here on more of what takes longest to learn: chains of coins and swaps are short beside their
# questions, and had a tenth of the loss between them.
LATER: Mapping[str, float] = {
    "sums": 0.17,
    "sums_mcq": 0.05,
    "coin_flip": 0.17,
    "swaps": 0.2,
    "shopping": 0.14,
    "changes": 0.13,
    "last_letters": 0.1,
    "copying": 0.03,
    "lookup": 0.01,
}
# And at the end of what is right least often.
LAST: Mapping[str, float] = {
    "sums": 0.13,
    "sums_mcq": 0.02,
    "coin_flip": 0.26,
    "swaps": 0.32,
    "shopping": 0.1,
    "changes": 0.06,
    "last_letters": 0.08,
    "copying": 0.02,
    "lookup": 0.01,
}
# The share of each family by the share of the training that is done, linear between these points.
# Until a model can find something again in its context, reasoning has nothing to work on: copying
# comes first.
MIXTURES: tuple[tuple[float, Mapping[str, float]], ...] = (
    (0.0, FINDING),
    (0.03, FINDING),
    (0.06, WHOLE),
    (0.2, WHOLE),
    (0.26, LATER),
    (0.55, LATER),
    (0.6, LAST),
)


def shares_at(progress: float) -> Mapping[str, float]:
    """Return the share of each family, the last mixture's after its point."""
    for (start, before), (end, after) in pairwise(MIXTURES):
        if progress < end:
            part = (progress - start) / (end - start)
            return {name: (1 - part) * before[name] + part * after[name] for name in after}
    return MIXTURES[-1][1]


def in_force(parts: Sequence[tuple[float, Part]], progress: float) -> Part:
    """Return what holds from the last of the parts on that has begun; each has the share of the
    training at which it begins, the first 0."""
    return [part for start, part in parts if progress >= start][-1]


def faults_at(progress: float) -> FaultShares:
    """Return which faults there are."""
    if progress >= LATE_FROM:
        return LATE
    return USUAL if progress >= USUAL_FROM else NONE


# Long problems without steps are mostly noise; short ones teach a glance.
SHORT: Mapping[str, tuple[tuple[int, int], ...]] = {
    "sums": ((2, 2), (2, 2), (2, 3), (3, 3)),
    "sums_mcq": ((2, 2), (2, 3), (3, 3), (2, 4)),
    "coin_flip": ((2, 3),),
    "swaps": ((1, 2),),
    "shopping": ((2, 2),),
    "changes": ((2, 2), (2, 3)),
    "last_letters": ((2, 2), (2, 3)),
}


def draw_sizes(rng: random.Random, family: str, progress: float, form: Form) -> tuple[int, int]:
    """Draw the least and the greatest size of a document's problems."""
    low, high = SIZES[family]
    level = min(1.0, progress / GROWN)
    if family == "copying":
        top = rng.randint(low, high)  # long lists teach to copy best, from the start on
        return max(low, top - 3), top
    if not form.steps and family in SHORT and rng.random() < 0.7:
        return rng.choice(SHORT[family])
    if family == "lookup" and rng.random() < 0.7:
        return 2, 3
    high = low + max(1, round((high - low) * level))
    top = rng.randint(low, high)
    if progress >= LONG_FROM:
        top = max(top, rng.randint(low, high))
    return max(low, top - rng.randint(0, 3)), top
