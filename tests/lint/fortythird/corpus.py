"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortythird import (
    faults_answers,
    faults_asked,
    faults_characters,
    faults_code,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    right_en,
    right_odd,
    right_world,
    right_zh,
    tasks_en,
    tasks_exam,
    tasks_other,
    tasks_shots,
    tasks_zh,
)
from tests.lint.shape import Corpus

TASKS = (
    *tasks_exam.TASKS,
    *tasks_en.TASKS,
    *tasks_shots.TASKS,
    *tasks_zh.TASKS,
    *tasks_other.TASKS,
)
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
RIGHT = (right_odd, right_en, right_zh, right_world)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    tuple(case for module in RIGHT for case in module.RIGHT),
)
