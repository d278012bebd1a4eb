"""Right prompts, in one."""

from __future__ import annotations

from tests.lint.fifth.tasks import TASKS

RIGHT = (*((f"the task {task.name}, as it is", task) for task in TASKS),)
