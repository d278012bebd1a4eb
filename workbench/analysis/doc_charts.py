"""The pictures of a run's single docs: how long responses are, how far right choices lead."""

from __future__ import annotations

import math
from collections.abc import Sequence

from workbench.analysis.chart import (
    Chart,
    Guide,
    Mark,
    Series,
    Tick,
    Words,
    make_chart,
    run_words,
)
from workbench.analysis.report import Report
from workbench.analysis.scores import Outcome, outcome
from workbench.messages import say
from workbench.types import Row

BINS = 20
"""A histogram has about so many places."""

MOST_BARS = 400
"""A picture has at most so many bars; of more docs, each bar is of several."""


def length_chart(report: Report) -> Chart:
    """Return how long the responses are, right and wrong apart: in new tokens where they are known,
    else in characters. A guide stands at the limit of new tokens. A click opens a bar's docs."""
    rows = [row for row in report.rows if row.generation and row.extraction]
    has_tokens = any(row.generation.token_ids for row in rows if row.generation)
    lengths = {row.doc_id: _length(row, has_tokens) for row in rows}
    series = _outcome_series(rows)
    step = _step(max(lengths.values(), default=0))
    marks: list[Mark] = []
    for index, each in enumerate(series):
        ids = [row.doc_id for row in rows if outcome(row) == each.tone]
        width = step / len(series)
        for start in sorted({lengths[i] // step * step for i in ids}):
            inside = tuple(i for i in ids if start <= lengths[i] < start + step)
            label = f"{start} – {start + step - 1}" if step > 1 else str(start)
            left = start - 0.5 + index * width
            marks.append(Mark(left, len(inside), label, each.name, left + width,
                              n=len(inside), doc_ids=inside))  # fmt: skip
    limit = (report.run.settings.get("decoding") or {}).get("max_new_tokens") or 0
    near = 2 * max(lengths.values(), default=0)
    is_near = has_tokens and 0 < limit < near
    guides = [Guide(say("limit"), float(limit), "x")] if is_near else []
    unit = say("new tokens") if has_tokens else say("characters of the response")
    note = say("{n} responses", n=len(rows)) if rows else say("no responses: nothing was generated")
    words = Words(run_words(report.run), unit, say("docs"), note)
    ticks = _round_ticks(0, max(lengths.values(), default=0))
    return make_chart("bars", words, marks, series=series, ticks=ticks, guides=guides)


def margin_chart(report: Report) -> Chart:
    """Return by how much the right choice leads in each doc, from least to most: the best right
    choice's log-likelihood minus the best other's, in nats, as summed. Below 0 another choice is
    likelier. A click opens the doc.

    Of more than `MOST_BARS` docs each bar is of several in a row, at their mean.
    """
    found = [(margin, row) for row in report.rows if (margin := _margin(row)) is not None]
    found.sort(key=lambda pair: (pair[0], pair[1].doc_id))
    size = max(1, math.ceil(len(found) / MOST_BARS))
    groups = [found[start : start + size] for start in range(0, len(found), size)]
    names = _outcome_names()
    marks: list[Mark] = []
    for place, group in enumerate(groups):
        ids = tuple(row.doc_id for _, row in group)
        kinds: set[Outcome] = {outcome(row) for _, row in group}
        tone = kinds.pop() if len(kinds) == 1 else "partly"
        mean = math.fsum(margin for margin, _ in group) / len(group)
        label = ", ".join(map(str, ids))
        marks.append(Mark(place, mean, label, names[tone], place + 1, n=len(ids), doc_ids=ids))
    note = say("{n} docs, from least to most", n=len(found))
    if size > 1:
        note = say("{note}; a bar is the mean of {n}", note=note, n=size)
    if not found:
        note = say("no log-likelihoods of a right and a wrong choice")
    words = Words(run_words(report.run), say("docs"), say("lead of the right choice, nats"), note)
    ticks = [Tick(t.x / size, t.label) for t in _round_ticks(0, len(found))]
    series = [Series(name, tone) for tone, name in names.items()]
    return make_chart("bars", words, marks, series=series, ticks=ticks)


def _margin(row: Row) -> float | None:
    sums = [answer.sum for answer in row.loglikelihoods]
    right = [value for place, value in enumerate(sums) if place in row.gold]
    others = [value for place, value in enumerate(sums) if place not in row.gold]
    margin = max(right) - max(others) if right and others else math.nan
    return margin if math.isfinite(margin) else None


def _length(row: Row, in_tokens: bool) -> int:
    if in_tokens:
        return len(row.generation.token_ids) if row.generation else 0
    return len(row.extraction.cut) if row.extraction else 0


def _outcome_names() -> dict[Outcome, str]:
    return {
        "right": say("right"),
        "wrong": say("wrong"),
        "partly": say("partly right"),
        "failed": say("not scored"),
    }


def _outcome_series(rows: Sequence[Row]) -> list[Series]:
    kinds = {outcome(row) for row in rows}
    return [Series(name, tone) for tone, name in _outcome_names().items() if tone in kinds]


def _step(largest: int) -> int:
    """Return the width of a histogram's place: 1, 2 or 5 times a power of ten, at most `BINS`."""
    step = 1
    for factor in (2, 2.5, 2) * 12:
        if largest / step < BINS:
            break
        step = round(step * factor)
    return step


def _round_ticks(low: float, high: float) -> list[Tick]:
    """Return about five round places from `low` to `high`."""
    step = _step(math.floor((high - low) * BINS / 5))
    count = math.floor((high - low) / step) + 1
    return [Tick(low + step * i, f"{low + step * i:g}") for i in range(count)]
