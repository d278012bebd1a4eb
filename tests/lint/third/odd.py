"""The third corpus' right prompts: some are as plain as can be, and some look odd."""

from __future__ import annotations

from tests.lint.odd import asked
from tests.lint.shape import SmallTask
from tests.lint.third import odd_code, odd_options, odd_text
from tests.lint.third.tasks import TASKS

_WITH_SHOTS = [task for task in TASKS if task.fewshot]
RIGHT: tuple[tuple[str, SmallTask], ...] = (
    *((task.name, task) for task in TASKS),
    *(asked(task, "other shots for each doc", sampler="per_doc", seed=7) for task in _WITH_SHOTS),
    *(asked(task, "one shot", num_fewshot=1) for task in _WITH_SHOTS if task.fewshot > 1),
    *(asked(task, "no shots", num_fewshot=0) for task in _WITH_SHOTS),
    *odd_options.RIGHT,
    *odd_text.RIGHT,
    *odd_code.RIGHT,
)
"""What each right prompt is, and the task."""
