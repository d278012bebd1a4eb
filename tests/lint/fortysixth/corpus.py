"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortysixth import (
    faults_answers,
    faults_asked,
    faults_chars,
    faults_code,
    faults_leaks,
    faults_letters,
    faults_shots,
    faults_text,
    right_en,
    right_lines,
    right_odd,
    right_work,
    right_world,
    right_zh,
    tasks_en,
    tasks_other,
    tasks_read,
)
from tests.lint.shape import Corpus

TASKS = (*tasks_en.TASKS, *tasks_read.TASKS, *tasks_other.TASKS)
FAULTS = (
    faults_letters,
    faults_leaks,
    faults_text,
    faults_chars,
    faults_shots,
    faults_code,
    faults_answers,
    faults_asked,
)
RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    *right_odd.RIGHT,
    *right_en.RIGHT,
    *right_lines.RIGHT,
    *right_work.RIGHT,
    *right_world.RIGHT,
    *right_zh.RIGHT,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    RIGHT,
)
