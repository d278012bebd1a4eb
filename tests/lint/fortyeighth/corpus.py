"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortyeighth import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    right_long,
    right_odd,
    right_school,
    right_study,
    right_trades,
    right_world,
    right_zh,
    right_zh_offices,
    tasks_free,
    tasks_labels,
    tasks_world,
)
from tests.lint.shape import Corpus

TASKS = (*tasks_labels.TASKS, *tasks_free.TASKS, *tasks_world.TASKS)
FAULTS = (
    faults_letters,
    faults_text,
    faults_characters,
    faults_shots,
    faults_answers,
    faults_rows,
    faults_code,
)
RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    *right_trades.RIGHT,
    *right_study.RIGHT,
    *right_school.RIGHT,
    *right_zh.RIGHT,
    *right_zh_offices.RIGHT,
    *right_world.RIGHT,
    *right_long.RIGHT,
    *right_odd.RIGHT,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
"""A corpus of prompts of many trades: right tasks, faults in them, and right prompts."""
