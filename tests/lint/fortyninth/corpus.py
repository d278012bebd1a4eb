"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortyninth import (
    faults_asked,
    faults_chains,
    faults_code,
    faults_labels,
    faults_leaks,
    faults_rows,
    faults_shots,
    faults_text,
    right_en,
    right_odd,
    right_world,
    right_zh,
    tasks_exam,
    tasks_work,
    tasks_world,
    tasks_zh,
)
from tests.lint.shape import Corpus

TASKS = (*tasks_work.TASKS, *tasks_exam.TASKS, *tasks_zh.TASKS, *tasks_world.TASKS)
FAULTS = (
    faults_text,
    faults_labels,
    faults_leaks,
    faults_shots,
    faults_chains,
    faults_asked,
    faults_rows,
    faults_code,
)
RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    *right_odd.RIGHT,
    *right_en.RIGHT,
    *right_zh.RIGHT,
    *right_world.RIGHT,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
"""A corpus of ordinary few-shot tasks: right tasks, faults in them, and right prompts."""
