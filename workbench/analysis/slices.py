"""Docs, parted by the values of a field: what a score is looked at by."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.io.brief import brief
from workbench.messages import say

MOST = 12
"""So many values stand by themselves: more numbers are binned, and rarer texts are "others"."""

BINS = 6
"""Numbers of more values are parted into so many bins of about as many docs each."""


@dataclass(frozen=True, slots=True)
class Slice:
    """Docs that share a value: how it is written, the docs by id, and the value itself where it is
    one number (None: a bin, a text, nothing). `is_ordered` says that slices before and after it
    are of less and of more."""

    label: str
    doc_ids: tuple[int, ...]
    value: float | int | None = None
    is_ordered: bool = False

    def __repr__(self) -> str:
        return brief(self, "doc_ids")


def slices(values: Mapping[int, Any]) -> tuple[Slice, ...]:
    """Part docs by their values, which go by doc id.

    Numbers stand in their order; of more than `MOST` each slice is a bin between quantiles, and
    equal values are never parted. Anything else goes by its text: the `MOST` most frequent, then
    the others. None and NaN stand last, as docs without a value.
    """
    present = {doc_id: value for doc_id, value in values.items() if not _is_missing(value)}
    missing = tuple(sorted(values.keys() - present.keys()))
    numbers = all(isinstance(v, int | float) and not isinstance(v, bool) for v in present.values())
    found = list(_of_numbers(present) if numbers else _of_texts(present))
    if missing:
        found.append(Slice(say("no value"), missing))
    return tuple(found)


def _is_missing(value: Any) -> bool:
    return value is None or (isinstance(value, float) and math.isnan(value))


def _of_numbers(values: Mapping[int, Any]) -> Iterator[Slice]:
    docs: dict[Any, list[int]] = {}
    for doc_id, value in sorted(values.items()):
        docs.setdefault(value, []).append(doc_id)
    known = sorted(docs)
    if len(known) <= MOST:
        for value in known:
            yield Slice(_written(value), tuple(docs[value]), value, is_ordered=True)
        return
    for bin_ in _quantiles(known, [len(docs[value]) for value in known]):
        ids = sorted(doc_id for value in bin_ for doc_id in docs[value])
        label = _written(bin_[0])
        if len(bin_) > 1:
            label += f" – {_written(bin_[-1])}"
        yield Slice(label, tuple(ids), is_ordered=True)


def _quantiles(known: Sequence[Any], counts: Sequence[int]) -> list[list[Any]]:
    """Part ascending values into at most `BINS` runs; a value is in the bin of its middle doc."""
    total, before = sum(counts), 0
    bins: dict[int, list[Any]] = {}
    for value, count in zip(known, counts, strict=True):
        middle = before + (count - 1) / 2
        bins.setdefault(int(middle * BINS / total), []).append(value)
        before += count
    return list(bins.values())


def _of_texts(values: Mapping[int, Any]) -> Iterator[Slice]:
    texts = {doc_id: _written(value) for doc_id, value in sorted(values.items())}
    counts = Counter(texts.values())
    often = sorted(counts, key=lambda text: (-counts[text], text))
    for text in often[:MOST]:
        yield Slice(text, tuple(i for i, other in texts.items() if other == text))
    rare = set(often[MOST:])
    if rare:
        label = say("{n} others", n=len(rare))
        yield Slice(label, tuple(i for i, text in texts.items() if text in rare))


def _written(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.6g}"
    if isinstance(value, list | tuple):
        return ", ".join(map(_written, value))
    return str(value)
