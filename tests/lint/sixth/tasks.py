"""The right tasks by name."""

from __future__ import annotations

from tests.lint.sixth.tasks_free import FREE
from tests.lint.sixth.tasks_labels import LABELS
from tests.lint.sixth.tasks_options import OPTIONS

BY_NAME = {task.name: task for task in (*OPTIONS, *LABELS, *FREE)}
