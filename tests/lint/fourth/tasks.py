"""The right tasks that faults are put into, by name."""

from __future__ import annotations

from tests.lint.fourth import tasks_free, tasks_options, tasks_zh

TASKS = (*tasks_options.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)
BY_NAME = {task.name: task for task in TASKS}
