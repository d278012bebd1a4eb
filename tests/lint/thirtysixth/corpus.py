"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.thirtysixth import (
    faults_answers,
    faults_asked,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    right_en,
    right_zh,
    tasks_choice,
    tasks_free,
    tasks_zh,
)

TASKS = (*tasks_choice.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)
FAULTS = (
    faults_letters,
    faults_text,
    faults_shots,
    faults_answers,
    faults_rows,
    faults_asked,
)
RIGHT = (*((f"the task {task.name}", task) for task in TASKS), *right_en.RIGHT, *right_zh.RIGHT)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
