"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.thirtyeighth import (
    faults_answers,
    faults_asked,
    faults_characters,
    faults_code,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    right_free,
    right_labels,
    right_zh,
    tasks_en,
    tasks_more,
    tasks_zh,
)

TASKS = (*tasks_en.TASKS, *tasks_more.TASKS, *tasks_zh.TASKS)
FAULTS = (
    faults_letters,
    faults_leaks,
    faults_text,
    faults_characters,
    faults_shots,
    faults_code,
    faults_answers,
    faults_rows,
    faults_asked,
)
RIGHT = (right_labels, right_free, right_zh)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    tuple(case for module in RIGHT for case in module.RIGHT),
)
