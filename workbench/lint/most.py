"""What is so of most docs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from workbench.types import Rendered

Found = TypeVar("Found")


def in_most(
    items: Sequence[Rendered], find: Callable[[Rendered], Found | None], least: float
) -> list[tuple[Rendered, Found]]:
    """Return the docs in which `find` finds something, each with what it is; none where fewer than
    `least` have it, and then no more docs are looked at than it takes to see that."""
    found: list[tuple[Rendered, Found]] = []
    for place, item in enumerate(items):
        if what := find(item):
            found.append((item, what))
        elif len(found) + len(items) - place - 1 < least:
            return []
    return found if len(found) >= least else []
