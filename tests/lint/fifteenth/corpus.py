"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fifteenth import (
    faults_answers,
    faults_asked,
    faults_code,
    faults_letters,
    faults_shots,
    faults_text,
    odd_en,
    odd_en_more,
    odd_zh,
    odd_zh_more,
    tasks_en,
    tasks_free,
    tasks_zh,
)
from tests.lint.shape import Corpus

CORPUS = Corpus(
    {task.name: task for task in (*tasks_en.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)},
    (
        *faults_letters.KINDS,
        *faults_text.KINDS,
        *faults_shots.KINDS,
        *faults_code.KINDS,
        *faults_answers.KINDS,
        *faults_asked.KINDS,
    ),
    (*odd_en.RIGHT, *odd_en_more.RIGHT, *odd_zh.RIGHT, *odd_zh_more.RIGHT),
)
