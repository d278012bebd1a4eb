"""Right prompts, in one: the tasks that faults are put into, their variants, and odd tasks."""

from __future__ import annotations

from tests.lint.fifth import (
    odd_code,
    odd_free,
    odd_labels,
    odd_letters,
    odd_lists,
    odd_pairs,
    odd_programs,
    odd_texts,
)
from tests.lint.fifth.tasks import TASKS

RIGHT = (
    *((f"the task {task.name}, as it is", task) for task in TASKS),
    *odd_lists.RIGHT,
    *odd_letters.RIGHT,
    *odd_labels.RIGHT,
    *odd_pairs.RIGHT,
    *odd_free.RIGHT,
    *odd_texts.RIGHT,
    *odd_code.RIGHT,
    *odd_programs.RIGHT,
)
