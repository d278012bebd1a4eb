"""The third corpus' right tasks."""

from __future__ import annotations

from collections.abc import Mapping

from tests.lint.shape import SmallTask
from tests.lint.third import tasks_free, tasks_options

TASKS: tuple[SmallTask, ...] = (*tasks_options.TASKS, *tasks_free.TASKS)
BY_NAME: Mapping[str, SmallTask] = {task.name: task for task in TASKS}
