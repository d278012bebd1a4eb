"""Docs that count as one: a problem and its copies, questions about one passage.

FreeEval makes such copies (`augment_dataset_kwargs`) and calls the rules `strict` and `vote`
(`calculate_accuracy`, commit 12b76ef); OpenCompass's circular datasets are rotations of a question,
and its `perf_circular` is `strict` (`datasets/circular.py`, commit a5acc4bb).
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from workbench.errors import SettingError, nearest
from workbench.io.files import text_sha256
from workbench.prompts.dataset import CONTINUATION
from workbench.types import Doc, Score

if TYPE_CHECKING:
    from numpy.typing import NDArray

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

ALWAYS_READ = frozenset(("target_scores", "answer", CONTINUATION))
"""What choices and golds are made of, whatever a transform reads."""


class Questions:
    """What each of many docs is a question of, in a few bytes a doc.

    With a `field`, by dots, rows belong together that agree in it; with "" none do. Without one
    (None) the data tells: rows of one group (see `group_of`), equal rows, rows that agree in one
    of `MARKS`, and rows of one passage, and what these link.

    Args:
        docs: read once, in order; afterwards single ones, for their names.
        reading: the same docs, where whoever hands them over wants to see each.
        read: the columns that their prompts and golds are made of (see `prompts.reads`); rows that
            differ in other columns alone are equal. None: in columns of `NUMBERS` alone.

    Raises:
        SettingError: no row has the field.
    """

    def __init__(
        self,
        docs: Sequence[Doc],
        field: str | None = None,
        reading: Iterable[Doc] | None = None,
        *,
        read: frozenset[str] | None = None,
    ) -> None:
        import numpy

        self._docs = docs
        self._ways = _ways(field, read)
        columns: dict[int, NDArray[Any]] = {}  # of each way a hash for each doc, 0 for none
        for place, doc in enumerate(docs if reading is None else reading):
            for number, way in enumerate(self._ways):
                if key := way.key(doc.data):
                    if number not in columns:
                        columns[number] = numpy.zeros(len(docs), "i8")
                    columns[number][place] = hash(key) or 1
        if field and docs and not columns:
            _require_field(docs, field)
        self._shared = numpy.zeros(len(docs), "u2")  # the ways in which others agree, as bits
        links: list[NDArray[Any]] = []
        for number, keys in sorted(columns.items()):
            places = _agreeing(keys, self._ways[number].most)
            self._shared[places] |= 1 << number
            links.append(places[numpy.argsort(keys[places], kind="stable")])
        self.first = _linked(len(docs), [(own, columns[n][own]) for n, own in
                                         zip(sorted(columns), links, strict=True)])  # fmt: skip

    def name(self, place: int) -> str:
        """Return the name of what the doc at that place is a question of, "" for one alone: the
        mark that its first doc has."""
        first = int(self.first[place])
        bits = int(self._shared[first])
        if not bits:
            return ""
        way = self._ways[(bits & -bits).bit_length() - 1]
        return way.key(self._docs[first].data)


def questions_of(
    docs: Sequence[Doc], field: str | None = None, *, read: frozenset[str] | None = None
) -> tuple[str, ...]:
    """Return for each doc what it is a question of (see `Questions`), "" where it stands alone.

    Raises:
        SettingError: no row has the field.
    """
    found = Questions(docs, field, read=read)
    return tuple(found.name(place) for place in range(len(docs)))


def joined_most(found: Iterable[Mapping[int, str]]) -> dict[int, str]:
    """Return of several names for docs' questions, by doc, those that take most docs together; the
    first of them where several do."""
    return dict(min(found, key=lambda own: len({name or str(i) for i, name in own.items()})))


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to belong together: the key in which rows agree, "" for none, and the part of all rows
    that may share one before it says nothing. Without such a part (None) a row that agrees with no
    other has its key, too."""

    key: Callable[[Mapping[str, Any]], str]
    most: float | None


def _ways(field: str | None, read: frozenset[str] | None) -> tuple[_Way, ...]:
    if field is not None:
        return (_Way(partial(_mark, field, _at), None),) if field else ()
    named = [
        _Way(partial(_mark, name, _get), most)
        for names, most in ((MARKS, MOST_OF_MARK), (PASSAGES, MOST_OF_PASSAGE))
        for name in names
    ]
    return (_Way(group_of, None), _Way(partial(_content, read), 1.0), *named)


def _get(data: Mapping[str, Any], name: str) -> Any:
    return data.get(name)


def _mark(name: str, read: Callable[[Any, str], Any], data: Mapping[str, Any]) -> str:
    value = _spelled(read(data, name))
    return value and f"{name} {value}"


def _require_field(docs: Sequence[Doc], field: str) -> None:
    if all(_at(doc.data, field) is None for doc in docs):
        known = {name for doc in docs for name in doc.data}
        raise SettingError(f"group: no row has a field {field!r}", fix=nearest(field, known))


def _agreeing(keys: NDArray[Any], most: float | None) -> NDArray[Any]:
    """Return the places of the docs whose key counts: one that others have, and not too many."""
    import numpy

    places = numpy.flatnonzero(keys)
    if most is None:
        return places
    _, where, counts = numpy.unique(keys[places], return_inverse=True, return_counts=True)
    if counts.max() > most * len(keys):
        return places[:0]
    return places[counts[where] > 1]


def _linked(total: int, ways: Sequence[tuple[NDArray[Any], NDArray[Any]]]) -> NDArray[Any]:
    """Return for each doc the first of those that it is linked with. A way has the places of docs,
    those of one key together, and their keys."""
    import numpy

    first = numpy.arange(total)
    ways = [each for each in ways if len(each[0])]
    starts = [numpy.flatnonzero(numpy.r_[True, keys[1:] != keys[:-1]]) for _, keys in ways]
    while True:
        before = first.copy()
        for (places, _), begins in zip(ways, starts, strict=True):
            least = numpy.minimum.reduceat(first[places], begins)
            first[places] = numpy.repeat(least, numpy.diff(numpy.r_[begins, len(places)]))
        first = first[first]  # what a first one is linked with, its followers are
        if (first == before).all():
            return first


def _content(read: frozenset[str] | None, data: Mapping[str, Any]) -> str:
    """Return what a row says, by its hash, besides its number, of the columns that are read."""
    told = {
        name: value
        for name, value in data.items()
        if name.lower() not in NUMBERS and (read is None or name in read or name in ALWAYS_READ)
    }
    return f"row {text_sha256(json.dumps(told, sort_keys=True, default=str))[:16]}"


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
