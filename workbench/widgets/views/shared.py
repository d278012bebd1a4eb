"""What the view models of several panes are made of. (A view model is what is sent to the browser;
`frontend/make_types.py` writes the same types for the JavaScript.)"""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Named(TypedDict):
    """One of several to choose from."""

    id: str
    label: str
    title: NotRequired[str]


class Titled(TypedDict):
    """One of several to choose from, with what is said about it."""

    id: str
    label: str
    title: str


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
