"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.sixteenth import (
    faults_answers,
    faults_asked,
    faults_characters,
    faults_code,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    faults_worked,
    odd_en,
    odd_tasks,
    odd_tasks_more,
    odd_zh,
    tasks_en,
    tasks_free,
    tasks_zh,
)

CORPUS = Corpus(
    {task.name: task for task in (*tasks_en.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)},
    (
        *faults_letters.KINDS,
        *faults_leaks.KINDS,
        *faults_text.KINDS,
        *faults_characters.KINDS,
        *faults_shots.KINDS,
        *faults_worked.KINDS,
        *faults_code.KINDS,
        *faults_answers.KINDS,
        *faults_rows.KINDS,
        *faults_asked.KINDS,
    ),
    (*odd_en.RIGHT, *odd_tasks.RIGHT, *odd_tasks_more.RIGHT, *odd_zh.RIGHT),
)
