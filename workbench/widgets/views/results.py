"""The results pane's view model: a run's progress, its metrics, and one page of its rows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NotRequired, TypedDict, cast

from workbench.messages import say
from workbench.runs.openings import OpenedScore
from workbench.runs.outcomes import Outcome, outcome
from workbench.runs.progress import Progress, Status
from workbench.runs.stored_rows import StoredRows
from workbench.types import Metric, Row
from workbench.widgets.views.detail import (
    VERDICT_MARKS,
    DetailView,
    detail_view,
    question_of,
    verdict_word,
)
from workbench.widgets.views.display import (
    duration,
    interval,
    number,
    one_line,
    printable,
    said_again,
    telling,
    texts,
)
from workbench.widgets.views.shared import BarView, FilterView, Paged, filters_view, paged

PAGE_SIZE = 25

FILTERS = ("all", "wrong", "right", "failed")


@dataclass(frozen=True, slots=True)
class TableQuery:
    """What part of the rows is looked at: the page (from 0), the filter, the open row, and of a
    picture's mark, which is called `of`, the docs that it stands for."""

    page: int = 0
    filter: str = "all"
    open_doc: int | None = None
    docs: frozenset[int] = frozenset()
    of: str = ""

    def keeps(self, doc_id: int) -> bool:
        """Whether the mark that was clicked leaves the doc."""
        return not self.of or doc_id in self.docs


class ProgressView(TypedDict):
    status: Literal["idle"] | Status
    running: bool
    fraction: float | None
    text: str
    facts: list[str]
    error: NotRequired[str]
    notes: NotRequired[list[str]]
    run_id: NotRequired[str]


class MetricView(TypedDict):
    name: str
    value: str
    interval: str
    n: str
    bar: BarView | None


class RowView(TypedDict):
    doc_id: int
    verdict: Outcome
    word: str
    mark: str
    cells: list[str]
    reason: str


class ResultsView(Paged):
    progress: ProgressView
    metrics: list[MetricView]
    columns: list[str]
    rows: list[RowView]
    hands_on: bool
    filters: list[FilterView]
    only: str
    detail: DetailView | None


def turned(query: TableQuery, content: Mapping[str, Any], filters: Collection[str]) -> TableQuery:
    """Return the query after a message with a `filter`, a step `page_by`, or an open `doc_id`."""
    if content.get("filter") in filters:
        query = replace(query, filter=content["filter"], page=0)
    if "page_by" in content:
        query = replace(query, page=max(0, query.page + int(content["page_by"])))
    if "docs" in content:
        same = content.get("of") == query.of  # a click on the mark that is chosen lets go of it
        docs = frozenset() if same else frozenset(map(int, content["docs"]))
        query = replace(query, docs=docs, of=str(content.get("of", "")) if docs else "", page=0)
    if "doc_id" in content:
        query = replace(query, open_doc=content["doc_id"])
    return query


def results_view(
    progress: Progress | None,
    rows: Sequence[Row],
    query: TableQuery,
    holdout: OpenedScore | None = None,
    *,
    can_hand_on: bool = True,
) -> ResultsView:
    """Return what the results pane draws; `holdout` is what sealed rows scored by the same, and
    `can_hand_on` says whether there is a place for a page to hand on."""
    found = _look_up(rows, query)
    place, page = paged(found.totals[query.filter], query.page, PAGE_SIZE)
    shown = found.shown(place)
    some = shown or rows[:1]
    metric = next(iter(some[0].scores), say("score")) if some else say("score")
    metrics = _metrics(progress) if progress else []
    return {
        "progress": _with_holdout(progress_view(progress), holdout),
        "metrics": metrics,
        "hands_on": can_hand_on and bool(metrics),
        "columns": [say("doc"), say("input"), say("gold"), say("answer"), metric],
        "rows": [_row(*each) for each in zip(shown, inputs_of(shown, 90), strict=True)],
        "filters": _filters(found.totals, query.filter),
        "only": query.of,
        **page,
        "detail": detail_view(found.opened) if found.opened else None,
    }


@dataclass(frozen=True, slots=True)
class _Found:
    """Of the rows that a query is about: how many there are of each filter, what is on some places
    of those that it keeps, and the open one."""

    totals: Counter[str]
    shown: Callable[[slice], Sequence[Row]]
    opened: Row | None


def _look_up(rows: Sequence[Row], query: TableQuery) -> _Found:
    if isinstance(rows, StoredRows) and not query.of:  # many: the ledger is asked for a page
        totals = Counter({name: rows.count(name) for name in FILTERS[1:]})
        totals["all"] = len(rows)
        kind = None if query.filter == "all" else cast("Outcome", query.filter)
        return _Found(
            totals,
            lambda place: rows.page(kind, place.start, place.stop - place.start),
            _opened(rows, query),
        )
    left = rows.of(sorted(query.docs)) if isinstance(rows, StoredRows) else rows
    left = [row for row in left if query.keeps(row.doc_id)]
    kept = [row for row in left if query.filter == "all" or outcome(row) == query.filter]
    totals = Counter({"all": len(left)})
    totals.update(map(outcome, left))
    return _Found(totals, kept.__getitem__, _opened(rows, query))


def _opened(rows: Sequence[Row], query: TableQuery) -> Row | None:
    if query.open_doc is None:
        return None
    found = rows.of([query.open_doc]) if isinstance(rows, StoredRows) else rows
    return next((row for row in found if row.doc_id == query.open_doc), None)


def progress_view(progress: Progress | None) -> ProgressView:
    """Return a run's progress in words; `fraction` is None where it is not known yet."""
    if progress is None:
        return {"status": "idle", "running": False, "fraction": None, "text": "", "facts": []}
    facts = []
    if progress.status == "running" and progress.rate > 0:
        facts.append(say("{rate} docs/s", rate=f"{progress.rate:.1f}"))
    if progress.status == "running" and progress.eta is not None:
        facts.append(say("{time} left", time=duration(progress.eta)))
    if progress.status != "running" and progress.seconds > 0:
        facts.append(duration(progress.seconds))
    if progress.cached or progress.computed:
        facts.append(
            say(
                "{computed} computed, {cached} cached",
                computed=f"{progress.computed:,}",
                cached=f"{progress.cached:,}",
            )
        )
    return {
        "status": progress.status,
        "running": progress.status in ("loading", "running"),
        "fraction": _fraction(progress),
        "text": _progress_text(progress),
        "facts": facts,
        "error": printable(progress.error),
        "notes": [said_again(note) for note in progress.notes],
        "run_id": progress.run_id,
    }


def _with_holdout(shown: ProgressView, holdout: OpenedScore | None) -> ProgressView:
    metric = holdout.metric() if holdout else None
    if holdout is None or metric is None:
        return shown
    fact = say(
        "hold-out {value} ({interval}, n = {n}), opened {times}×",
        value=number(metric.value),
        interval=interval(*metric.ci95),
        n=f"{metric.n:,}",
        times=holdout.opened,
    )
    return {**shown, "facts": [*shown["facts"], fact]}


def _metrics(progress: Progress) -> list[MetricView]:
    """Return a run's metrics; of one that is not finished, which rows count is told."""
    found = [metric_view(*each) for each in progress.metrics.items()]
    if progress.status == "done":
        return found
    total = f"{progress.total:,}"
    return [
        {**each, "n": say("{n} of {total}, partial", n=each["n"], total=total)} for each in found
    ]


def metric_view(name: str, metric: Metric) -> MetricView:
    """Return a metric with its 95 % interval; `bar` places them on 0…1, where they fit."""
    return {
        "name": name,
        "value": number(metric.value),
        "interval": interval(*metric.ci95),
        "n": f"n = {metric.n:,}",
        "bar": _bar(metric),
    }


def inputs_of(rows: Sequence[Row], limit: int) -> list[str]:
    """Return of each row, on one line, what its prompt asks that the others' do not: of the last
    paragraph, where a question stands, what is not the same in all."""
    return telling([question_of(row) for row in rows], limit)


def _row(row: Row, asked: str) -> RowView:
    kind = outcome(row)
    score = next(iter(row.scores.values()), None)
    return {
        "doc_id": row.doc_id,
        "verdict": kind,
        "word": verdict_word(kind),
        "mark": VERDICT_MARKS[kind],
        "cells": [
            str(row.doc_id),
            asked,
            one_line(" | ".join(texts(row.processed_output)), 60),
            answer_of(row),
            number(score.value) if score else "–",
        ],
        "reason": score.reason if score else "",
    }


def answer_of(row: Row) -> str:
    """Return what a row answered, on one line: the picked choice, or what was extracted, or else
    the whole response; of one without a prompt, why."""
    if row.error is not None:
        return one_line(f"{row.error.type}: {row.error.message}", 90)
    if row.choices:
        return picked(row)
    extracted = row.extraction.extracted if row.extraction else ()
    if any(extracted):
        return one_line(" | ".join(extracted), 90)
    return one_line(row.generation.text, 90) if row.generation else "–"


def picked(row: Row) -> str:
    """Return the choice that a PPL row ranks first, on one line."""
    if row.predicted is None or not 0 <= row.predicted < len(row.choices):
        return "–"
    return one_line(row.choices[row.predicted], 90)


def _filters(totals: Counter[str], active: str) -> list[FilterView]:
    shown = [name for name in FILTERS if totals[name] or name in ("all", active)]
    labels = {name: say("all") if name == "all" else verdict_word(name) for name in shown}
    return filters_view(labels, totals, active)


def _fraction(progress: Progress) -> float | None:
    """Return how much is done, of the docs or of the loading; None where it is not known."""
    counted = progress.stage or progress
    return counted.done / counted.total if counted.total else None


def _progress_text(progress: Progress) -> str:
    done = f"{progress.done:,} / {progress.total:,}"
    stage = progress.stage
    words = {
        "loading": say("loading the model: {stage}…", stage=stage.name)
        if stage
        else say("loading the model…"),
        "running": done,
        "done": say("{done} · done", done=done)
        if progress.kept
        else say("{done} · scored, but not kept", done=done),
        "cancelled": say("{done} · cancelled", done=done),
        "failed": say("{done} · failed", done=done),
        "interrupted": say("{done} · interrupted", done=done),
    }
    return words[progress.status]


def _bar(metric: Metric) -> BarView | None:
    low, high = metric.ci95
    if math.isnan(low) or math.isnan(high) or not 0 <= metric.value <= 1:
        return None
    return {"low": max(0.0, low), "high": min(1.0, high), "value": metric.value}
