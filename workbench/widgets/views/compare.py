"""The compare pane's view model: what changed between two runs, and the rows that flipped."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

from workbench.analysis.compare import Comparison, format_e, format_p
from workbench.analysis.report import Report
from workbench.messages import say
from workbench.types import Row
from workbench.widgets.views.display import interval, minus, number, one_line, texts
from workbench.widgets.views.results import PAGE_SIZE, TableQuery, answer_of, inputs_of
from workbench.widgets.views.shared import BarView, FilterView, Paged, filters_view, paged

FILTERS = ("flips", "better", "worse", "all")
DocChange: TypeAlias = Literal["better", "worse", "same", "unscored"]

_ORDER: tuple[DocChange, ...] = ("worse", "better", "unscored", "same")

CHANGE_MARKS = {"better": "▲", "worse": "▼", "same": "=", "unscored": "–"}


@dataclass(frozen=True, slots=True)
class DocPair:
    """One doc in both runs."""

    doc_id: int
    change: DocChange
    old: Row
    new: Row


class ComparisonView(TypedDict):
    """The numbers of a comparison; `bar` has 0 in the middle of its axis."""

    verdict: str
    metric: str
    delta: str
    interval: str
    bar: BarView | None
    evidence: str
    planned: str
    n: str
    better: str
    worse: str
    same: str
    left_out: str
    runs: str


class ComparedRow(TypedDict):
    doc_id: int
    change: DocChange
    mark: str
    word: str
    cells: list[str]


class FlipsView(Paged):
    columns: list[str]
    rows: list[ComparedRow]
    filters: list[FilterView]
    only: str


def comparison_view(found: Comparison) -> ComparisonView:
    """Return the numbers of a comparison."""
    same = found.n - len(found.better) - len(found.worse)
    return {
        "verdict": minus(found.verdict),
        "metric": found.metric,
        "delta": signed(found.delta),
        "interval": interval(*found.judgement.interval),
        "bar": _bar(found),
        "evidence": say(
            "evidence {e} of {needed} needed",
            e=format_e(found.judgement.e_value),
            needed=format_e(found.judgement.e_needed),
        ),
        "planned": say(
            "for an n planned beforehand: {test}, {p}, {interval}",
            test=found.test,
            p=format_p(found.p_value),
            interval=interval(*found.ci95),
        ),
        "n": f"n = {found.n:,}",
        "better": say("{n} better", n=len(found.better)),
        "worse": say("{n} worse", n=len(found.worse)),
        "same": say("{n} the same", n=same),
        "left_out": say("{n} docs have no score on both sides", n=found.left_out)
        if found.left_out
        else "",
        "runs": f"{found.run_a} → {found.run_b}",
    }


def signed(value: float) -> str:
    """Return a difference with its sign, `+0.040` or `−0.040`."""
    text = number(value)
    return f"+{text}" if value > 0 else text


def pairs_of(found: Comparison, a: Report, b: Report) -> list[DocPair]:
    """Return the docs that both runs have, those that changed first: worse, then better."""
    changes: dict[int, DocChange] = dict.fromkeys(found.better, "better")
    changes |= dict.fromkeys(found.worse, "worse")
    old = {row.doc_id: row for row in a.rows}
    pairs = [
        DocPair(row.doc_id, changes.get(row.doc_id) or _unchanged(found, old[row.doc_id], row),
             old[row.doc_id], row)
        for row in b.rows
        if row.doc_id in old
    ]  # fmt: skip
    return sorted(pairs, key=lambda pair: (_ORDER.index(pair.change), pair.doc_id))


def flips_view(found: Comparison, pairs: Sequence[DocPair], query: TableQuery) -> FlipsView:
    """Return one page of the docs, those that flipped first."""
    left = [pair for pair in pairs if query.keeps(pair.doc_id)]
    shown = "all" if query.of else query.filter  # a bar has its docs, whatever became of them
    kept = [pair for pair in left if _is_kept(pair.change, shown)]
    place, page = paged(len(kept), query.page, PAGE_SIZE)
    return {
        "columns": [say("doc"), say("input"), say("gold"), say("before"), say("after")],
        "rows": [
            _row(pair, asked)
            for pair, asked in zip(
                kept[place], inputs_of([pair.new for pair in kept[place]], 90), strict=True
            )
        ],
        "filters": _filters(pairs, query.filter),
        "only": query.of,
        **page,
    }


def change_word(change: DocChange) -> str:
    """Return what a change is called in the language in force."""
    words = {
        "better": say("better"),
        "worse": say("worse"),
        "same": say("the same"),
        "unscored": say("not scored"),
    }
    return words[change]


def _unchanged(found: Comparison, old: Row, new: Row) -> DocChange:
    scores = [row.scores.get(found.metric) for row in (old, new)]
    scored = all(score is not None and not math.isnan(score.value) for score in scores)
    return "same" if scored else "unscored"


def _is_kept(change: DocChange, wanted: str) -> bool:
    if wanted == "all":
        return True
    return change == wanted or (wanted == "flips" and change in ("better", "worse"))


def _row(pair: DocPair, asked: str) -> ComparedRow:
    return {
        "doc_id": pair.doc_id,
        "change": pair.change,
        "mark": CHANGE_MARKS[pair.change],
        "word": change_word(pair.change),
        "cells": [
            str(pair.doc_id),
            asked,
            one_line(" | ".join(texts(pair.new.processed_output)), 60),
            answer_of(pair.old),
            answer_of(pair.new),
        ],
    }


def _filters(pairs: Sequence[DocPair], active: str) -> list[FilterView]:
    labels = {
        "flips": say("flipped"),
        "better": say("better"),
        "worse": say("worse"),
        "all": say("all"),
    }
    totals = {name: sum(_is_kept(pair.change, name) for pair in pairs) for name in FILTERS}
    return filters_view(labels, totals, active)


def _bar(found: Comparison) -> BarView | None:
    low, high = found.judgement.interval
    if not all(map(math.isfinite, (low, high, found.delta))):
        return None
    reach = max(abs(low), abs(high), 0.05)
    low, high, value = (0.5 + place / reach / 2 for place in (low, high, found.delta))
    return {"low": low, "high": high, "value": value}
