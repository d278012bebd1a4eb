"""The right tasks that faults are put into, by name."""

from __future__ import annotations

from tests.lint.fifth import tasks_free, tasks_labels, tasks_options

TASKS = (*tasks_options.TASKS, *tasks_labels.TASKS, *tasks_free.TASKS)
BY_NAME = {task.name: task for task in TASKS}
