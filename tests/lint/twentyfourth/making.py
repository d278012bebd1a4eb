"""Short ways to write the rows, kinds of fault and right prompts of this corpus."""

from __future__ import annotations

from tests.lint.shape import SmallTask, changed


def worked(task: SmallTask, *changes: tuple[str, str]) -> SmallTask:
    """Return a task whose template brings its own worked examples along, and has no other shots."""
    return changed(task, *changes, fewshot=0)
