"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortysecond import (
    faults_asked,
    faults_labels,
    faults_rows,
    faults_samples,
    faults_text,
    right_chinese,
    right_english,
    right_free,
    right_labels,
    right_others,
    tasks_free,
    tasks_labels,
    tasks_others,
    tasks_zh,
)
from tests.lint.shape import Corpus

FAULTS = (faults_labels, faults_text, faults_samples, faults_asked, faults_rows)
TASKS = (*tasks_labels.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS, *tasks_others.TASKS)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    (
        *((f"the task {task.name} as it is", task) for task in TASKS),
        *right_english.RIGHT,
        *right_labels.RIGHT,
        *right_free.RIGHT,
        *right_chinese.RIGHT,
        *right_others.RIGHT,
    ),
)
