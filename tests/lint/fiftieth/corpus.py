"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fiftieth import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_labels,
    faults_rows,
    faults_shots,
    faults_slips,
    faults_text,
    right_bench,
    right_firms,
    right_school,
    right_tongues,
    right_zh,
    tasks_choice,
    tasks_free,
    tasks_labels,
    tasks_tongues,
    tasks_zh,
)
from tests.lint.shape import Corpus

TASKS = (
    *tasks_labels.TASKS,
    *tasks_choice.TASKS,
    *tasks_free.TASKS,
    *tasks_zh.TASKS,
    *tasks_tongues.TASKS,
)
FAULTS = (
    faults_text,
    faults_characters,
    faults_labels,
    faults_rows,
    faults_shots,
    faults_code,
    faults_answers,
    faults_slips,
)
RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    *right_firms.RIGHT,
    *right_school.RIGHT,
    *right_bench.RIGHT,
    *right_zh.RIGHT,
    *right_tongues.RIGHT,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
