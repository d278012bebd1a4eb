"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fourteenth import (
    faults_answers,
    faults_asked,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    tasks_en,
    tasks_zh,
)
from tests.lint.fourteenth.odd import RIGHT
from tests.lint.shape import Corpus

CORPUS = Corpus(
    {task.name: task for task in (*tasks_en.TASKS, *tasks_zh.TASKS)},
    (
        *faults_letters.KINDS,
        *faults_text.KINDS,
        *faults_shots.KINDS,
        *faults_answers.KINDS,
        *faults_rows.KINDS,
        *faults_asked.KINDS,
    ),
    RIGHT,
)
