"""Means over questions beside means over rows: where questions have unequal sizes they may say
opposite things, and a score is one of them, a comparison the other."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from workbench.messages import Message, say

VISIBLE = 0.01
"""By so much both means differ before it is told: a point of shares, and of scores without bounds
that part of the larger one."""


def rows_note(
    differences: Sequence[float], sizes: Sequence[int], *, is_share: bool
) -> Message | None:
    """Return what is to be said where the mean of B - A over questions and the one over rows differ
    in sign or visibly; None elsewhere. Each question's mean difference and rows come in one place.
    """
    if len(set(sizes)) < 2:
        return None
    by_questions = math.fsum(differences) / len(differences)
    by_rows = math.fsum(d * n for d, n in zip(differences, sizes, strict=True)) / sum(sizes)
    turned = by_questions * by_rows < 0
    apart, largest = abs(by_questions - by_rows), max(abs(by_questions), abs(by_rows))
    if not turned and apart <= (VISIBLE if is_share else VISIBLE * largest) + 1e-12:
        return None
    shown = [_signed(value, is_share) for value in (by_questions, by_rows)]
    return say(
        "by questions {by_questions}, by rows, as a score counts, {by_rows} (questions have "
        "{least} to {most} rows)",
        by_questions=shown[0], by_rows=shown[1], least=min(sizes), most=max(sizes),
    )  # fmt: skip


def sizes_of(names: Sequence[Hashable]) -> list[int]:
    """Return how many rows each question has, in the order in which the questions end, as in
    `judge.means_by_question`; a row without a name (None) is a question of its own."""
    keys = [(name, None) if name is not None else (None, i) for i, name in enumerate(names)]
    counts: dict[Hashable, int] = {}
    for key in reversed(keys):
        counts[key] = counts.get(key, 0) + 1
    return list(reversed(counts.values()))


def _signed(value: float, is_share: bool) -> str:
    return f"{100 * value:+.1f}" if is_share else f"{value:+.3g}"
