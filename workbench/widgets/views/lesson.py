"""What the views of the lessons' widgets share."""

from __future__ import annotations

from workbench.messages import say
from workbench.types import Rendered
from workbench.widgets.views.display import printable


def row_title(task: str, item: Rendered | None) -> str:
    """Return a task's name, with the row that is shown if there is one."""
    if item is None:
        return printable(task)
    return say("{task}, row {doc}", task=printable(task), doc=item.doc.id)
