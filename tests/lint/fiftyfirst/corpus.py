"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fiftyfirst import (
    faults_answers,
    faults_asked,
    faults_code,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_signs,
    faults_text,
    right_en,
    right_kao,
    right_more,
    right_skills,
    right_world,
    right_zh,
    tasks_bench,
    tasks_office,
    tasks_steps,
    tasks_zh,
)
from tests.lint.shape import Corpus

TASKS = (*tasks_office.TASKS, *tasks_bench.TASKS, *tasks_steps.TASKS, *tasks_zh.TASKS)
FAULTS = (
    faults_text,
    faults_signs,
    faults_letters,
    faults_shots,
    faults_code,
    faults_answers,
    faults_rows,
    faults_asked,
)
RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    *right_en.RIGHT,
    *right_skills.RIGHT,
    *right_more.RIGHT,
    *right_zh.RIGHT,
    *right_kao.RIGHT,
    *right_world.RIGHT,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
