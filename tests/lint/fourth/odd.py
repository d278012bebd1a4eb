"""Right prompts, in one: the tasks that faults are put into, their variants, and odd tasks."""

from __future__ import annotations

from tests.lint.fourth import (
    odd_code,
    odd_code_text,
    odd_letters,
    odd_scripts,
    odd_shots,
    odd_tasks,
    odd_text,
    odd_zero,
)
from tests.lint.fourth.tasks import TASKS

RIGHT = (
    *((f"the task {task.name}, as it is", task) for task in TASKS),
    *odd_letters.RIGHT,
    *odd_shots.RIGHT,
    *odd_zero.RIGHT,
    *odd_text.RIGHT,
    *odd_code_text.RIGHT,
    *odd_scripts.RIGHT,
    *odd_code.RIGHT,
    *odd_tasks.RIGHT,
)
