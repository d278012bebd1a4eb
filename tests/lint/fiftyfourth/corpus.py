"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fiftyfourth import (
    faults_asked,
    faults_code,
    faults_labels,
    faults_leaks,
    faults_rows,
    faults_shots,
    faults_text,
    faults_tools,
    right_new,
    right_odd,
    right_world,
    tasks_bench,
    tasks_office,
    tasks_world,
)
from tests.lint.making import corpus_of

TASKS = (*tasks_office.TASKS, *tasks_bench.TASKS, *tasks_world.TASKS)
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
    *right_new.RIGHT,
    *right_world.RIGHT,
)

CORPUS = corpus_of(TASKS, FAULTS, RIGHT)
"""A corpus of tasks of offices and schools, and of benchmarks made anew with rows of their own."""
