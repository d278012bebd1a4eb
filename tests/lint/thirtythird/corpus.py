"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.thirtythird import (
    faults_first,
    faults_second,
    faults_third,
    right_en,
    right_tasks,
    right_zh,
    tasks_en,
    tasks_zh,
)

TASKS = (*tasks_en.TASKS, *tasks_zh.TASKS)
FAULTS = (faults_first, faults_second, faults_third)
RIGHT = (right_tasks, right_en, right_zh)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    tuple(case for module in RIGHT for case in module.RIGHT),
)
