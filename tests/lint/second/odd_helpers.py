"""How the second corpus' odd prompts are written (see `tests.lint.odd_helpers`)."""

from __future__ import annotations

from typing import Any

from tests.lint.odd_helpers import swap
from tests.lint.second.tasks import BY_NAME
from tests.lint.shape import Change, SmallTask, changed


def odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a right prompt: what is odd about it, and the task (see `shape.changed`)."""
    return f"{name}: {what}", changed(BY_NAME[name], *changes, **fields)


__all__ = ["odd", "swap"]
