"""The right tasks: many styles, each as small as it can be and still be one that people write."""

from __future__ import annotations

from collections.abc import Mapping

from tests.lint import tasks_free, tasks_options
from tests.lint.shape import SmallTask

TASKS: tuple[SmallTask, ...] = (*tasks_options.TASKS, *tasks_free.TASKS)
BY_NAME: Mapping[str, SmallTask] = {task.name: task for task in TASKS}
