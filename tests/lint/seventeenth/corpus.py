"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.seventeenth import (
    faults_answers,
    faults_asked,
    faults_characters,
    faults_code,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    odd_marks,
    odd_reading,
    odd_tasks,
    odd_texts,
    odd_zh,
    odd_zh_free,
    tasks_en,
    tasks_free,
    tasks_zh,
)
from tests.lint.shape import Corpus

CORPUS = Corpus(
    {task.name: task for task in (*tasks_en.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)},
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
        *odd_marks.RIGHT,
        *odd_texts.RIGHT,
        *odd_reading.RIGHT,
        *odd_zh.RIGHT,
        *odd_zh_free.RIGHT,
        *odd_tasks.RIGHT,
    ),
)
