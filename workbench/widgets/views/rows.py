"""The rows pane's view model: one page of the task's rows, as the draft makes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypedDict

from workbench.messages import say
from workbench.runs.outcomes import MOST_FOUND, NOTHING, Outcome, Outcomes
from workbench.types import Diagnostic, Doc, Example
from workbench.widgets.views.compare import CHANGE_MARKS
from workbench.widgets.views.detail import VERDICT_MARKS
from workbench.widgets.views.display import one_line, printable, telling, texts
from workbench.widgets.views.shared import Named, Paged, paged

PAGE_ROWS = 20

RowKind: TypeAlias = Literal["all", "failing", "flipped", "linted"]
RowSource: TypeAlias = Literal["docs", "pool"]

_TOLD = 120
_TITLE = 600
"""So much of a row's input is seen in its line, and when pointed at, in characters."""


@dataclass(frozen=True, slots=True)
class RowQuery:
    """Which rows: those with `text` in a field, of a kind, of the docs or of a separate pool of
    shots; `page` counts from 0."""

    text: str = ""
    kind: RowKind = "all"
    source: RowSource = "docs"
    page: int = 0


@dataclass(frozen=True, slots=True)
class RowsNow:
    """What the pane shows besides its query: the rows' ids (None: all of `total`), those of the
    page with what the draft makes of them, and the rows that are special now. `linted` has the
    rules that the linter names for a row."""

    ids: Sequence[int] | None = None
    total: int = 0
    page: Sequence[tuple[Doc, Example | Diagnostic]] = ()
    outcomes: Outcomes = NOTHING
    linted: Mapping[int, str] = field(default_factory=dict)
    doc_id: int = 0
    shots: frozenset[int] = frozenset()
    pinned: int | None = None
    away: int | None = None
    separate: bool = False
    searching: bool = False

    @property
    def count(self) -> int:
        """How many rows there are to page through."""
        return self.total if self.ids is None else len(self.ids)


class TaskRowView(TypedDict):
    doc_id: int
    verdict: Outcome | Literal[""]
    mark: str
    status: str
    cells: list[str]
    full: str
    failed: bool
    current: bool
    is_shot: bool
    usable: bool


class RowOutcome(TypedDict):
    """What the last run made of the current row."""

    verdict: Outcome | Literal[""]
    mark: str
    status: str


class PinnedRow(TypedDict):
    doc_id: int
    label: str
    name: str


class RowsView(Paged):
    doc_id: int
    text: str
    kind: RowKind
    kinds: list[Named]
    source: RowSource
    sources: list[Named]
    columns: list[str]
    rows: list[TaskRowView]
    note: str
    pinned: PinnedRow | None
    is_pinned: bool
    where: str
    total: str
    outcome: RowOutcome


def rows_view(query: RowQuery, now: RowsNow) -> RowsView:
    """Return what the pane draws."""
    place, page = paged(now.count, query.page, PAGE_ROWS)
    return {
        "doc_id": now.doc_id,
        "text": query.text,
        "kind": query.kind,
        "kinds": _kinds(now),
        "source": query.source,
        "sources": [
            {"id": "docs", "label": say("rows"), "title": ""},
            {"id": "pool", "label": say("few-shot pool"), "title": ""},
        ]
        if now.separate
        else [],
        "total": f"/ {now.total:,}",
        "outcome": _outcome(now),
        "columns": ["", say("row"), say("input"), "output", "processed_output", ""],
        "rows": _rows(query, now),
        **page,
        "pager": _pager(place, now.count) or page["pager"],
        "note": _note(query, now),
        "pinned": None if now.pinned is None else _pinned(now.pinned, now),
        "is_pinned": now.pinned is not None and now.pinned == now.doc_id,
        "where": _where(query, now),
    }


def _kinds(now: RowsNow) -> list[Named]:
    failing, flipped = (len(now.outcomes.ids(kind)) for kind in ("failing", "flipped"))
    last = now.outcomes.run or say("no run yet")
    title = say("of the last run ({run})", run=last)
    against = now.outcomes.before or say("no run before it yet")
    return [
        {"id": "all", "label": say("all rows"), "title": ""},
        {"id": "failing", "label": say("failing {n}", n=f"{failing:,}"), "title": title},
        {
            "id": "flipped",
            "label": say("flipped {n}", n=f"{flipped:,}"),
            "title": say("changed against {run}", run=against),
        },
        {
            "id": "linted",
            "label": say("linted {n}", n=f"{len(now.linted):,}"),
            "title": say("rows that the linter has something to say about"),
        },
    ]


def _outcome(now: RowsNow) -> RowOutcome:
    verdict: Outcome | Literal[""] = now.outcomes.now.get(now.doc_id, "")
    return {
        "verdict": verdict,
        "mark": VERDICT_MARKS.get(verdict, ""),
        "status": _status(verdict),
    }


def _rows(query: RowQuery, now: RowsNow) -> list[TaskRowView]:
    inputs = [made.input if isinstance(made, Example) else "" for _, made in now.page]
    told = telling(inputs, _TOLD)
    return [
        _row(doc, made, text, query, now) for (doc, made), text in zip(now.page, told, strict=True)
    ]


def _row(
    doc: Doc, made: Example | Diagnostic, told: str, query: RowQuery, now: RowsNow
) -> TaskRowView:
    own = query.source == "docs"
    verdict: Outcome | Literal[""] = now.outcomes.now.get(doc.id, "") if own else ""
    flip = now.outcomes.flips.get(doc.id, "") if own else ""
    if isinstance(made, Diagnostic):
        verdict, cells = "failed", [one_line(f"{made.type}: {made.message}", _TOLD), "", ""]
        full = cells[0]
    else:
        full = printable(made.input[-_TITLE:])
        cells = [
            told,
            one_line(" | ".join(made.outputs), 50),
            one_line(" | ".join(texts(made.processed_output)), 40),
        ]
    rules = now.linted.get(doc.id, "") if own else ""
    said = say("lint: {what}", what=rules) if rules else ""
    marks = (VERDICT_MARKS.get(verdict, ""), CHANGE_MARKS.get(flip, ""), "⚑" if rules else "")
    status = " · ".join(filter(None, (_status(verdict), _flip(flip), said)))
    return {
        "doc_id": doc.id,
        "verdict": verdict,
        "mark": "".join(marks),
        "status": status,
        "cells": cells,
        "full": full,
        "failed": isinstance(made, Diagnostic),
        "current": own and doc.id == now.doc_id,
        "is_shot": doc.id in now.shots and (own != now.separate),
        "usable": own != now.separate and isinstance(made, Example),
    }


def _status(verdict: str) -> str:
    words = {
        "right": say("right"),
        "wrong": say("wrong"),
        "partly": say("partly right"),
        "failed": say("no score"),
    }
    return words.get(verdict, "")


def _flip(flip: str) -> str:
    return {"better": say("became better"), "worse": say("became worse")}.get(flip, "")


def _pager(place: slice, count: int) -> str:
    first, last = f"{place.start + 1:,}", f"{place.stop:,}"
    return say("{first}–{last} of {n}", first=first, last=last, n=f"{count:,}") if count else ""


def _note(query: RowQuery, now: RowsNow) -> str:
    if now.searching:
        return say("searching…")
    if query.text and now.ids is not None and len(now.ids) >= MOST_FOUND:
        return say("the first {n} rows that were found", n=f"{MOST_FOUND:,}")
    if query.kind in ("failing", "flipped") and not now.outcomes.run:
        return say("Run the draft first: then there are rows that fail or flip.")
    return ""


def _pinned(doc_id: int, now: RowsNow) -> PinnedRow:
    away = now.doc_id != doc_id
    back = now.away if not away and now.away is not None else None
    target = doc_id if away else back
    label = say("to row {n}", n=target) if target is not None else ""
    return {"doc_id": doc_id, "label": label, "name": say("row {n} is pinned", n=doc_id)}


def _where(query: RowQuery, now: RowsNow) -> str:
    """Return where the current row is among those that the search and the kind leave."""
    if query.source != "docs" or now.ids is None:
        return ""
    among = f"{now.count:,}"
    if now.doc_id in now.ids:
        return say("{i} of {n}", i=f"{list(now.ids).index(now.doc_id) + 1:,}", n=among)
    return say("of {n}", n=among)
