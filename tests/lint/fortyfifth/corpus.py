"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortyfifth import (
    faults_answers,
    faults_asked,
    faults_code,
    faults_rows,
    faults_shots,
    faults_text,
    right_lab,
    right_long,
    right_office,
    right_school,
    right_world,
    right_zh,
    tasks_free,
    tasks_labels,
    tasks_world,
    tasks_zh,
)
from tests.lint.shape import Corpus

TASKS = (*tasks_labels.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS, *tasks_world.TASKS)
FAULTS = (
    faults_text,
    faults_rows,
    faults_answers,
    faults_asked,
    faults_shots,
    faults_code,
)
RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    *right_office.RIGHT,
    *right_school.RIGHT,
    *right_lab.RIGHT,
    *right_long.RIGHT,
    *right_zh.RIGHT,
    *right_world.RIGHT,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
"""A corpus of ordinary few-shot tasks of many trades."""
