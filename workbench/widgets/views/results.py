"""The results pane's view model: a run's progress, its metrics, and one page of its rows."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from workbench.answers.extraction import answer_part
from workbench.messages import say
from workbench.session.session import Progress
from workbench.types import Loglikelihood, Metric, Row, Score
from workbench.widgets.views.display import (
    count,
    drawn,
    duration,
    interval,
    number,
    one_line,
    printable,
    texts,
)

PAGE_SIZE = 25

FILTERS = ("all", "wrong", "right", "failed")


@dataclass(frozen=True, slots=True)
class TableQuery:
    """What part of the rows is looked at: the page (from 0), the filter, the open row."""

    page: int = 0
    filter: str = "all"
    open_doc: int | None = None


def turned(query: TableQuery, content: Mapping[str, Any], filters: Collection[str]) -> TableQuery:
    """Return the query after a message with a `filter`, a step `page_by`, or an open `doc_id`."""
    if content.get("filter") in filters:
        query = replace(query, filter=content["filter"], page=0)
    if "page_by" in content:
        query = replace(query, page=max(0, query.page + int(content["page_by"])))
    if "doc_id" in content:
        query = replace(query, open_doc=content["doc_id"])
    return query


def results_view(
    progress: Progress | None, rows: Sequence[Row], query: TableQuery
) -> dict[str, Any]:
    """Return what the results pane draws."""
    kept = [row for row in rows if query.filter == "all" or verdict(row) == query.filter]
    pages = max(1, math.ceil(len(kept) / PAGE_SIZE))
    page = min(query.page, pages - 1)
    shown = kept[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]
    opened = next((row for row in rows if row.doc_id == query.open_doc), None)
    metric = next(iter(rows[0].scores), "score") if rows else "score"
    ranked = any(row.choices for row in shown)
    gen = (say("response"), say("extracted"))
    answer = (say("picked"), say("choices")) if ranked else gen
    return {
        "progress": progress_view(progress),
        "metrics": metrics_view(progress.metrics) if progress else [],
        "columns": [say("doc"), metric, say("gold"), *answer],
        "rows": [_row(row) for row in shown],
        "filters": _filters(rows, query.filter),
        "page": page,
        "pager": pager(page, len(shown), len(kept)),
        "has_previous": page > 0,
        "has_next": page < pages - 1,
        "detail": detail_view(opened) if opened else None,
    }


def progress_view(progress: Progress | None) -> dict[str, Any]:
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
        "notes": [printable(note) for note in progress.notes],
        "run_id": progress.run_id,
    }


def metrics_view(metrics: Mapping[str, Metric]) -> list[dict[str, Any]]:
    """Return each metric as `metric_view` does."""
    return [metric_view(name, metric) for name, metric in metrics.items()]


def metric_view(name: str, metric: Metric) -> dict[str, Any]:
    """Return a metric with its 95 % interval; `bar` places them on 0…1, where they fit."""
    return {
        "name": name,
        "value": number(metric.value),
        "interval": interval(*metric.ci95),
        "n": f"n = {metric.n:,}",
        "bar": _bar(metric),
    }


def detail_view(row: Row) -> dict[str, Any]:
    """Return one row in full: the response, as reasoning and answer where it has both, with what
    was extracted marked; or every choice."""
    return {
        "doc_id": row.doc_id,
        "title": say("doc {number}", number=row.doc_id),
        "verdict": verdict(row),
        "gold": [drawn(text) for text in texts(row.processed_output)],
        "scores": [score_view(name, score) for name, score in row.scores.items()],
        "shots": _shots(row),
        "sha256": row.prompt_sha256,
        "error": printable(f"{row.error.type}: {row.error.message}") if row.error else "",
        "response": response_parts(row),
        "stop_reason": _stop_reason(row),
        "choices": [choice_view(row, index) for index in range(len(row.choices))],
    }


def _shots(row: Row) -> str:
    ids = ", ".join(map(str, row.shot_ids))
    return say("shots: {ids}", ids=ids) if ids else say("no shots")


def _stop_reason(row: Row) -> str:
    if row.generation is None:
        return ""
    ends = {"stop": say("a stop sequence"), "eos": say("the model"), "length": say("its length")}
    return say("ended by: {what}", what=ends[row.generation.stop_reason])


def response_parts(row: Row) -> list[dict[str, Any]]:
    """Return the response's parts by name, `reasoning` and `answer`, or all of it as `response`;
    each has its pieces (see `response_runs`)."""
    if row.generation is None or not row.generation.text:
        return []
    size = len(row.generation.text)
    start = answer_part(row.extraction) if row.extraction else None
    spans = [("response", 0, size)]
    if start is not None:
        spans = [("reasoning", 0, start), ("answer", start, size)]
    labels = {"response": say("response"), "reasoning": say("reasoning"), "answer": say("answer")}
    return [
        {"name": name, "label": labels[name], "pieces": response_runs(row, a, b)}
        for name, a, b in spans
    ]


def response_runs(row: Row, begin: int = 0, end: int | None = None) -> list[dict[str, str]]:
    """Return the response from `begin` to `end` (code points) in pieces: `text`, `extracted`, and
    `after` the stop sequence."""
    if row.generation is None:
        return []
    text = row.generation.text
    cut = first = last = len(text)
    if row.extraction is not None:
        cut = first = last = len(row.extraction.cut)
        if row.extraction.start is not None and row.extraction.end is not None:
            first, last = row.extraction.start, row.extraction.end
    end = len(text) if end is None else end
    spans = (
        ("text", 0, first),
        ("extracted", first, last),
        ("text", last, cut),
        ("after", cut, len(text)),
    )
    found = [(kind, text[max(a, begin) : min(b, end)]) for kind, a, b in spans]
    return [{"kind": kind, "text": drawn(piece)} for kind, piece in found if piece]


def verdict(row: Row) -> str:
    """Return `right`, `wrong`, `partly`, or `failed` where the first metric has no number."""
    score = next(iter(row.scores.values()), None)
    if row.error is not None or score is None or math.isnan(score.value):
        return "failed"
    if score.value >= 1:
        return "right"
    return "partly" if score.value > 0 else "wrong"


def verdict_word(kind: str) -> str:
    """Return what a verdict is called in the language in force."""
    words = {
        "right": say("right"),
        "wrong": say("wrong"),
        "partly": say("partly"),
        "failed": say("failed"),
    }
    return words[kind]


MARKS = {"right": "✓", "wrong": "✗", "partly": "◐", "failed": "–"}


def _row(row: Row) -> dict[str, Any]:
    kind = verdict(row)
    if row.error is not None:
        answer, last = one_line(f"{row.error.type}: {row.error.message}", 90), ""
    elif row.choices:
        answer, last = picked(row), count(len(row.choices), "choice")
    else:
        answer = one_line(row.generation.text, 90) if row.generation else ""
        extracted = row.extraction.extracted if row.extraction else ()
        last = one_line(" | ".join(extracted), 60)
    score = next(iter(row.scores.values()), None)
    return {
        "doc_id": row.doc_id,
        "verdict": kind,
        "word": verdict_word(kind),
        "mark": MARKS[kind],
        "cells": [
            str(row.doc_id),
            number(score.value) if score else "–",
            one_line(" | ".join(texts(row.processed_output)), 60),
            answer,
            last,
        ],
        "reason": score.reason if score else "",
    }


def picked(row: Row) -> str:
    """Return the choice that a PPL row ranks first, on one line."""
    if row.predicted is None or not 0 <= row.predicted < len(row.choices):
        return "–"
    return one_line(row.choices[row.predicted], 90)


def score_view(name: str, score: Score) -> dict[str, str]:
    """Return one metric of one row, with the reason for no number."""
    return {"name": name, "value": number(score.value), "reason": printable(score.reason)}


def choice_view(row: Row, index: int) -> dict[str, Any]:
    """Return one choice of a PPL row with its score."""
    answer: Loglikelihood | None = None
    if index < len(row.loglikelihoods):
        answer = row.loglikelihoods[index]
    return {
        "text": drawn(row.choices[index]),
        "gold": index in row.gold,
        "picked": index == row.predicted,
        "sum": number(answer.sum) if answer else "–",
        "tokens": str(answer.num_tokens) if answer else "–",
        "per_token": number(answer.sum / answer.num_tokens)
        if answer and answer.num_tokens
        else "–",
        "greedy": say("yes") if answer and answer.is_greedy else "",
    }


def _filters(rows: Sequence[Row], active: str) -> list[dict[str, Any]]:
    totals = dict.fromkeys(FILTERS, 0)
    totals["all"] = len(rows)
    for row in rows:
        kind = verdict(row)
        if kind in totals:
            totals[kind] += 1
    return [
        {
            "id": name,
            "label": f"{say('all') if name == 'all' else verdict_word(name)} {total:,}",
            "active": name == active,
        }
        for name, total in totals.items()
        if total or name in ("all", active)
    ]


def pager(page: int, shown: int, total: int) -> str:
    """Return which rows a page has: `26–50 of 120`."""
    if not total:
        return say("no rows")
    first = page * PAGE_SIZE + 1
    span = f"{first:,}–{first + shown - 1:,}"
    return say("{span} of {total}", span=span, total=f"{total:,}")


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
        "done": say("{done} · done", done=done),
        "cancelled": say("{done} · cancelled", done=done),
        "failed": say("{done} · failed", done=done),
    }
    return words[progress.status]


def _bar(metric: Metric) -> dict[str, float] | None:
    low, high = metric.ci95
    if math.isnan(low) or math.isnan(high) or not 0 <= metric.value <= 1:
        return None
    return {"low": max(0.0, low), "high": min(1.0, high), "value": metric.value}
