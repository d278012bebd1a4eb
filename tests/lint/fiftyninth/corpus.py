"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fiftyninth import (
    faults_asked,
    faults_code,
    faults_labels,
    faults_leaks,
    faults_rows,
    faults_shots,
    faults_text,
    faults_tools,
    right_odd,
    right_world,
    tasks_lands,
    tasks_trades,
)
from tests.lint.making import corpus_of

TASKS = (*tasks_trades.TASKS, *tasks_lands.TASKS)
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
RIGHT = (*right_odd.RIGHT, *right_world.RIGHT)

CORPUS = corpus_of(TASKS, FAULTS, RIGHT)
