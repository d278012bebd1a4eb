"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortyseventh import (
    faults_answers,
    faults_asked,
    faults_code,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    right_bench,
    right_desk,
    right_labs,
    right_office,
    right_robots,
    right_romance,
    right_school,
    right_world,
    right_zh,
    right_zh_work,
    tasks_choice,
    tasks_free,
    tasks_world,
    tasks_zh,
)
from tests.lint.shape import Corpus

TASKS = (*tasks_choice.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS, *tasks_world.TASKS)
FAULTS = (
    faults_letters,
    faults_leaks,
    faults_text,
    faults_rows,
    faults_shots,
    faults_code,
    faults_answers,
    faults_asked,
)
RIGHTS = (
    right_office,
    right_desk,
    right_labs,
    right_robots,
    right_school,
    right_bench,
    right_zh,
    right_zh_work,
    right_world,
    right_romance,
)
RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    *(each for module in RIGHTS for each in module.RIGHT),
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
