"""The view model of the strip of progress: what is being done, how far it is, and what stops it."""

from __future__ import annotations

from typing import TypedDict


class JobView(TypedDict):
    """One job; `fraction` is None while nobody knows how much there is to do."""

    number: int
    label: str
    text: str
    fraction: float | None
    can_cancel: bool
    is_stopping: bool


class JobsView(TypedDict):
    items: list[JobView]
