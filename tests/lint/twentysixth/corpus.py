"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.twentysixth import (
    faults_answers,
    faults_asked,
    faults_characters,
    faults_code,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    right_changed,
    right_free,
    right_more,
    right_zh,
    tasks_free,
    tasks_labels,
    tasks_options,
    tasks_zh,
)

CORPUS = Corpus(
    {
        task.name: task
        for task in (*tasks_options.TASKS, *tasks_labels.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)
    },
    (
        *faults_letters.KINDS,
        *faults_leaks.KINDS,
        *faults_text.KINDS,
        *faults_characters.KINDS,
        *faults_shots.KINDS,
        *faults_code.KINDS,
        *faults_answers.KINDS,
        *faults_rows.KINDS,
        *faults_asked.KINDS,
    ),
    (
        *right_changed.RIGHT,
        *right_free.RIGHT,
        *right_more.RIGHT,
        *right_zh.RIGHT,
    ),
)
