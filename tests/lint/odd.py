"""Right prompts: every right task, asked for in other ways, and right ones that look odd.

Each of these is what somebody meant: a finding above a hint is a false alarm.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.lint import odd_code, odd_letters, odd_shots, odd_tasks, odd_text
from tests.lint.shape import SmallTask
from tests.lint.tasks import TASKS


def asked(task: SmallTask, what: str, **options: Any) -> tuple[str, SmallTask]:
    """Return a right prompt: a right task, asked for with other options."""
    return f"{task.name}: {what}", replace(task, options=options)


_WITH_SHOTS = [task for task in TASKS if task.fewshot]
RIGHT: tuple[tuple[str, SmallTask], ...] = (
    *((task.name, task) for task in TASKS),
    *(asked(task, "other shots for each doc", sampler="per_doc", seed=3) for task in _WITH_SHOTS),
    *(asked(task, "no shots", num_fewshot=0) for task in _WITH_SHOTS),
    *odd_letters.RIGHT,
    *odd_text.RIGHT,
    *odd_shots.RIGHT,
    *odd_code.RIGHT,
    *odd_tasks.RIGHT,
)
"""What each right prompt is, and the task."""
