"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fiftysixth import (
    faults_asked,
    faults_code,
    faults_labels,
    faults_leaks,
    faults_rows,
    faults_shots,
    faults_text,
    faults_tools,
    right_new,
    right_odd,
    right_world,
    tasks_exam,
    tasks_office,
    tasks_world,
)
from tests.lint.shape import Corpus

TASKS = (*tasks_office.TASKS, *tasks_exam.TASKS, *tasks_world.TASKS)
FAULTS = (
    faults_labels,
    faults_leaks,
    faults_text,
    faults_shots,
    faults_rows,
    faults_code,
    faults_asked,
    faults_tools,
)
RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    *right_odd.RIGHT,
    *right_new.RIGHT,
    *right_world.RIGHT,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
