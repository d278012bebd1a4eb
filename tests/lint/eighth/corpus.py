"""All cases: right tasks, faults in them by kind, and right prompts that look odd."""

from __future__ import annotations

from tests.lint.eighth.tasks_free import FREE
from tests.lint.eighth.tasks_labels import LABELS
from tests.lint.eighth.tasks_options import OPTIONS

TASKS = {task.name: task for task in (*OPTIONS, *LABELS, *FREE)}
