"""All right tasks by name."""

from __future__ import annotations

from tests.lint.seventh.tasks_choice import CHOICE
from tests.lint.seventh.tasks_free import FREE
from tests.lint.seventh.tasks_labels import LABELS

BY_NAME = {task.name: task for task in (*CHOICE, *LABELS, *FREE)}
