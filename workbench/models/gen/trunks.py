"""Which prompts share a beginning that is worth computing once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

WORTH = 2_048
"""Tokens that a trunk of its own must save: its rows are generated apart from the others, and
small batches cost more for each token."""

Ids: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Prompts (by their place in what was given) that begin with the same `trunk`, which may be
    empty. Each of them is longer than the trunk."""

    trunk: Ids
    members: tuple[int, ...]


def common_length(left: Sequence[object], right: Sequence[object]) -> int:
    """Return how many tokens (or characters) both begin with.

    By bisection over slices: comparing them is the interpreter's work, a loop would be ours.
    """
    low, high = 0, min(len(left), len(right))
    if left[:high] == right[:high]:
        return high
    while low < high - 1:
        middle = (low + high) // 2
        if left[:middle] == right[:middle]:
            low = middle
        else:
            high = middle
    return low


def group_by_trunk(prompts: Sequence[Ids]) -> list[Group]:
    """Return the prompts in groups, each prompt in one, the smallest group first: what was asked
    for first is answered soonest so. Within a group prompts are in order.

    Sorted, prompts that share a beginning are neighbours. The trunk that saves most (its length
    times the prompts that need not compute it) is taken, then the others beside it, while they
    save at least `WORTH` tokens or serve everything there is.
    """
    order = sorted(range(len(prompts)), key=lambda place: prompts[place])
    shared = [
        # Every prompt keeps a token of its own, whose logits say what comes next.
        min(common_length(prompts[a], prompts[b]), len(prompts[a]) - 1, len(prompts[b]) - 1)
        for a, b in pairwise(order)
    ]
    groups: list[Group] = []
    rest: list[int] = []
    pieces = [(0, len(order))]
    while pieces:
        first, end = pieces.pop()
        start, stop, length = _widest(shared[first : max(first, end - 1)])
        start, stop = first + start, first + stop + 1
        serves_all = stop - start == len(order)
        if length and (serves_all or (stop - start - 1) * length >= WORTH):
            members = order[start:stop]
            groups.append(Group(prompts[members[0]][:length], tuple(sorted(members))))
            pieces += [(stop, end), (first, start)]
        else:
            rest += order[first:end]
    groups.sort(key=lambda group: -len(group.members) * len(group.trunk))
    if rest:
        groups.append(Group((), tuple(sorted(rest))))
    return sorted(groups, key=lambda group: len(group.members))


def _widest(heights: Sequence[int]) -> tuple[int, int, int]:
    """Return (start, stop, height) of the largest rectangle under `heights`, by the usual stack
    of rising bars; (0, 0, 0) where there is none."""
    best = (0, 0, 0)
    bars: list[tuple[int, int]] = []
    for place, height in enumerate([*heights, 0]):
        start = place
        while bars and bars[-1][1] >= height:
            start, tall = bars.pop()
            if tall * (place - start) > best[2] * (best[1] - best[0]):
                best = (start, place, tall)
        bars.append((start, height))
    return best
