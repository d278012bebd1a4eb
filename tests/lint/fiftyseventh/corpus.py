"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fiftyseventh import (
    faults_asked,
    faults_code,
    faults_labels,
    faults_leaks,
    faults_rows,
    faults_shots,
    faults_text,
    faults_tools,
    right_lands,
    right_odd,
    right_world,
    tasks_bench,
    tasks_lands,
    tasks_long,
    tasks_work,
)
from tests.lint.making import corpus_of

TASKS = (*tasks_work.TASKS, *tasks_bench.TASKS, *tasks_lands.TASKS, *tasks_long.TASKS)
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
    *right_world.RIGHT,
    *right_lands.RIGHT,
)

CORPUS = corpus_of(TASKS, FAULTS, RIGHT)
