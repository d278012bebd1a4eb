"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fiftysecond import (
    faults_asked,
    faults_code,
    faults_labels,
    faults_leaks,
    faults_rows,
    faults_shots,
    faults_text,
    faults_tools,
    right_en,
    right_odd,
    right_world,
    tasks_course,
    tasks_more,
    tasks_work,
    tasks_zh,
)
from tests.lint.making import corpus_of

TASKS = (*tasks_work.TASKS, *tasks_course.TASKS, *tasks_zh.TASKS, *tasks_more.TASKS)
FAULTS = (
    faults_labels,
    faults_leaks,
    faults_text,
    faults_shots,
    faults_rows,
    faults_code,
    faults_asked,
    faults_tools,
)
RIGHT = (
    *right_odd.RIGHT,
    *right_en.RIGHT,
    *right_world.RIGHT,
)

CORPUS = corpus_of(TASKS, FAULTS, RIGHT)
