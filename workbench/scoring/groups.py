"""Docs that count as one: a problem and its copies with permuted or rotated options.

FreeEval makes such copies (`augment_dataset_kwargs`) and calls the rules `strict` and `vote`
(`calculate_accuracy`, commit 12b76ef); OpenCompass's circular datasets are rotations of a question,
and its `perf_circular` is `strict` (`datasets/circular.py`, commit a5acc4bb).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.types import Score

FOLDING = ("strict", "vote")
"""The values of a metric's setting `aggregate_mode` that make one score of a group's."""


def group_of(data: Mapping[str, Any]) -> str:
    """Return the name of the group that a row belongs to, "" for one of its own."""
    if data.get("parent_uuid") is not None:
        return str(data["parent_uuid"])
    own = data.get("freeeval")
    uuid = own.get("uuid") if isinstance(own, Mapping) else None
    if uuid:
        return str(uuid)
    return f"question {data['qid']}" if {"qid", "circular_pattern"} <= data.keys() else ""


def fold(
    scores: Sequence[Score], groups: Sequence[str], options: Mapping[str, Any]
) -> tuple[Score, ...]:
    """Return one score for each group, where the metric's settings `options` ask for it.

    `strict` gives a group 1 where all its scores are 1; `vote` where their mean is at least
    `vote_threshold`. A group with a doc that could not be scored is NaN. With any other
    `aggregate_mode` the scores come back as they are.

    Raises:
        ValueError: not as many groups as scores.
    """
    mode = options.get("aggregate_mode")
    if mode not in FOLDING:
        return tuple(scores)
    threshold = 1.0 if mode == "strict" else float(options.get("vote_threshold", 1.0))
    members: dict[str, list[Score]] = {}
    for place, (score, group) in enumerate(zip(scores, groups, strict=True)):
        members.setdefault(group or f"alone {place}", []).append(score)
    return tuple(_fold(found, threshold) for found in members.values())


def _fold(scores: Sequence[Score], threshold: float) -> Score:
    unscored = next((score for score in scores if math.isnan(score.value)), None)
    if unscored is not None:
        reason = f"a doc of the group could not be scored: {unscored.reason}"
        return Score(math.nan, reason)
    # `strict` is a vote that has to be unanimous: every score is at most 1.
    return Score(float(sum(score.value for score in scores) / len(scores) >= threshold))
