"""Docs that count as one: a problem and its copies, questions about one passage.

FreeEval makes such copies (`augment_dataset_kwargs`) and calls the rules `strict` and `vote`
(`calculate_accuracy`, commit 12b76ef); OpenCompass's circular datasets are rotations of a question,
and its `perf_circular` is `strict` (`datasets/circular.py`, commit a5acc4bb).
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from workbench.errors import SettingError, nearest
from workbench.io.files import text_sha256
from workbench.types import Doc, Score

FOLDING = ("strict", "vote")
"""The values of a metric's setting `aggregate_mode` that make one score of a group's."""


MARKS = (
    *("group_id", "question_id", "qid", "passage_id", "context_id", "article_id", "story_id"),
    *("document_id", "source_id", "parent_id", "original_id", "cluster_id"),
)
"""Fields that say which rows belong together, where several rows agree in them."""

PASSAGES = ("passage", "context")

MOST_OF_MARK, MOST_OF_PASSAGE = 0.5, 0.2
"""A mark that more of the rows share than this, and a passage, names no question: it is where the
data is from, or an instruction."""

NUMBERS = ("id", "idx", "index", "uid", "uuid", "guid", "row_id", "row", "number", "no")
"""What only numbers a row: rows that differ in nothing else are equal."""


def questions_of(docs: Sequence[Doc], field: str | None = None) -> tuple[str, ...]:
    """Return for each doc what it is a question of, "" where it stands alone.

    With a `field`, by dots, rows belong together that agree in it; with "" none do. Without one
    (None) the data tells: rows of one group (see `group_of`), equal rows, rows that agree in one
    of `MARKS`, and rows of one passage, and what these link.

    Raises:
        SettingError: no row has the field.
    """
    if field == "":
        return ("",) * len(docs)
    if field is not None:
        return _by_field(docs, field)
    ways = [[group_of(doc.data) for doc in docs], _shared(map(_content, docs), len(docs), 1)]
    for names, most in ((MARKS, MOST_OF_MARK), (PASSAGES, MOST_OF_PASSAGE)):
        for name in names:
            values = [_spelled(doc.data.get(name)) for doc in docs]
            ways.append(_shared((v and f"{name} {v}" for v in values), len(docs), most))
    return _joined(list(zip(*ways, strict=True)))


def _joined(keys: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return a name for each row, the same for rows that share a key, and for those that others
    link; "" for a row without a key."""
    name_of: dict[str, str] = {}

    def root(key: str) -> str:
        while name_of.setdefault(key, key) != key:
            key = name_of[key]
        return key

    for own in keys:
        known = [key for key in own if key]
        for key in known[1:]:
            name_of[root(key)] = root(known[0])
    return tuple(next((root(key) for key in own if key), "") for own in keys)


def _content(doc: Doc) -> str:
    """Return what a row says, by its hash, besides its number."""
    told = {name: value for name, value in doc.data.items() if name.lower() not in NUMBERS}
    return f"row {text_sha256(json.dumps(told, sort_keys=True, default=str))[:16]}"


def _by_field(docs: Sequence[Doc], field: str) -> tuple[str, ...]:
    values = [_at(doc.data, field) for doc in docs]
    if docs and all(value is None for value in values):
        known = {name for doc in docs for name in doc.data}
        raise SettingError(f"group: no row has a field {field!r}", fix=nearest(field, known))
    return tuple(value and f"{field} {value}" for value in map(_spelled, values))


def _shared(keys: Iterable[str], total: int, most: float) -> list[str]:
    """Return the keys that several of `total` rows share, "" for the others; none if one is shared
    by more than that part of the rows."""
    found = list(keys)
    counts = Counter(key for key in found if key)
    if max(counts.values(), default=0) > most * total:
        return [""] * total
    return [key if counts[key] > 1 else "" for key in found]


def _at(data: Any, path: str) -> Any:
    """Return the value at a path of fields, by dots; None where there is none."""
    if isinstance(data, Mapping) and path in data:
        return data[path]
    for name in path.split("."):
        data = data.get(name) if isinstance(data, Mapping) else None
    return data


def _spelled(value: Any) -> str:
    """Return a mark as a text, a long one by its hash; "" for none."""
    if value is None or value == "":
        return ""
    text = value if isinstance(value, str) else json.dumps(value, sort_keys=True, default=str)
    return text if len(text) <= 64 else text_sha256(text)[:16]


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
    threshold = threshold_of(options)
    members: dict[str, list[Score]] = {}
    for place, (score, group) in enumerate(zip(scores, groups, strict=True)):
        members.setdefault(group or f"alone {place}", []).append(score)
    return tuple(_fold(found, threshold) for found in members.values())


def threshold_of(options: Mapping[str, Any]) -> float:
    """Return the mean from which on a group counts as right; `strict` is a vote that has to be
    unanimous, since every score is at most 1."""
    strict = options.get("aggregate_mode") == "strict"
    return 1.0 if strict else float(options.get("vote_threshold", 1.0))


def _fold(scores: Sequence[Score], threshold: float) -> Score:
    unscored = next((score for score in scores if math.isnan(score.value)), None)
    if unscored is not None:
        reason = f"a doc of the group could not be scored: {unscored.reason}"
        return Score(math.nan, reason)
    return Score(float(sum(score.value for score in scores) / len(scores) >= threshold))
