"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortyfirst import (
    faults_answers,
    faults_code,
    faults_demands,
    faults_edit,
    faults_legend,
    faults_samples,
    faults_shots,
    faults_text,
    right_asia,
    right_desk,
    right_desk2,
    right_eu,
    right_eu2,
    right_more,
    right_more2,
    right_zh,
    right_zh2,
    tasks_desk,
    tasks_desk2,
    tasks_eu,
    tasks_it,
    tasks_zh,
)
from tests.lint.shape import Corpus

FAULTS = (
    faults_legend,
    faults_demands,
    faults_samples,
    faults_shots,
    faults_text,
    faults_edit,
    faults_answers,
    faults_code,
)
TASKS = (
    *tasks_desk.TASKS,
    *tasks_desk2.TASKS,
    *tasks_zh.TASKS,
    *tasks_eu.TASKS,
    *tasks_it.TASKS,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    (
        *((f"the task {task.name} as it is", task) for task in TASKS),
        *right_desk.RIGHT,
        *right_desk2.RIGHT,
        *right_more.RIGHT,
        *right_more2.RIGHT,
        *right_zh.RIGHT,
        *right_zh2.RIGHT,
        *right_eu.RIGHT,
        *right_eu2.RIGHT,
        *right_asia.RIGHT,
    ),
)
