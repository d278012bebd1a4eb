"""What the view models of several panes are made of. (A view model is what is sent to the browser;
`frontend/make_types.py` writes the same types for the JavaScript.)"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypedDict

from workbench.messages import say


class Named(TypedDict):
    """One of several to choose from; `title` is what is said about it."""

    id: str
    label: str
    title: str


class TimedName(Named):
    """One of several with when it came to be, as ISO 8601 has it with a zone, "" for what has no
    time: the page writes it in the reader's own zone."""

    when: str


class Button(TypedDict):
    label: str
    title: str
    enabled: bool


class FilterView(TypedDict):
    """A filter of a table, with how many rows it leaves in its label."""

    id: str
    label: str
    active: bool


class Paged(TypedDict):
    """Where one is in a table of several pages; `page` counts from 0."""

    page: int
    pager: str
    has_previous: bool
    has_next: bool


class BarView(TypedDict):
    """An interval and the value in it, as places on an axis from 0 to 1."""

    low: float
    high: float
    value: float


class Stretch(TypedDict):
    """A piece of a text, and what became of it or what it is."""

    kind: str
    text: str


class OfEdit(TypedDict):
    """The edit that something is of: the page that sent it, and its number there."""

    view: str
    seq: int


def filters_view(
    labels: Mapping[str, str], totals: Mapping[str, int], active: str
) -> list[FilterView]:
    """Return filters by their names, each with how many rows it leaves."""
    return [
        {"id": name, "label": f"{label} {totals[name]:,}", "active": name == active}
        for name, label in labels.items()
    ]


def paged(count: int, page: int, size: int) -> tuple[slice, Paged]:
    """Return where a page of so many rows begins and ends, or the last one where there are fewer,
    and what is said of that."""
    page = min(page, max(math.ceil(count / size) - 1, 0))
    first, last = page * size, min((page + 1) * size, count)
    span = f"{first + 1:,}–{last:,}"
    return slice(first, last), {
        "page": page,
        "pager": say("{span} of {total}", span=span, total=f"{count:,}")
        if count
        else say("no rows"),
        "has_previous": page > 0,
        "has_next": last < count,
    }
