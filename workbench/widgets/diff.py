"""The diff pane's view model: the draft against its parent, and the box that saves it."""

from __future__ import annotations

from typing import Any

from workbench.session import SessionState
from workbench.types import VersionInfo
from workbench.widgets.display import printable


def diff_view(
    state: SessionState, unified: str, parent_source: str, saved: VersionInfo | None = None
) -> dict[str, Any]:
    """Return what the diff pane draws. `saved` is the version that was saved last, if any."""
    added, removed = changed_lines(unified)
    parent = state.version or "nothing"
    return {
        "parent": printable(parent_source),
        "parent_label": parent,
        "title": f"{parent} → draft",
        "added": f"+{added}",
        "removed": f"−{removed}",
        "changed": state.dirty,
        "message": "" if state.dirty else f"The draft is the same as {parent}.",
        "saved": _saved(saved) if saved else None,
    }


def changed_lines(unified: str) -> tuple[int, int]:
    """Return how many lines a unified diff adds and removes, its two header lines not counted."""
    added = removed = 0
    in_hunk = False
    for line in unified.splitlines():
        in_hunk = in_hunk or line.startswith("@@")
        added += in_hunk and line.startswith("+")
        removed += in_hunk and line.startswith("-")
    return added, removed


def _saved(info: VersionInfo) -> dict[str, str]:
    return {"text": f"Saved as {info.id}", "path": info.path, "diff_path": info.diff_path}
