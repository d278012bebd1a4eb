"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.nineteenth import (
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
    right_options,
    right_own,
    right_zh,
    tasks_en,
    tasks_free,
    tasks_own,
    tasks_tw,
    tasks_zh,
)
from tests.lint.shape import Corpus

CORPUS = Corpus(
    {
        task.name: task
        for task in (
            *tasks_en.TASKS,
            *tasks_free.TASKS,
            *tasks_own.TASKS,
            *tasks_zh.TASKS,
            *tasks_tw.TASKS,
        )
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
    (*right_options.RIGHT, *right_free.RIGHT, *right_zh.RIGHT, *right_own.RIGHT),
)
