"""How the second corpus' faults are written (see `tests.lint.faults`)."""

from __future__ import annotations

from typing import Any

from tests.lint.faults import above, kind
from tests.lint.second.tasks import BY_NAME
from tests.lint.shape import Change, SmallTask, changed


def fault(name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a case: the right task of that name, and what becomes of it (see `shape.changed`)."""
    return name, changed(BY_NAME[name], *changes, **fields)


__all__ = ["above", "fault", "kind"]
