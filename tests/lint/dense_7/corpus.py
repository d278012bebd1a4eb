"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_7 import (
    faults_chains,
    faults_examples,
    faults_golds,
    faults_read,
    faults_shots,
    faults_zh,
    odd_answers,
    odd_forms,
    odd_own,
    odd_shots,
    odd_zh,
    tasks,
)
from tests.lint.dense_7.making import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS | {task.name: task for task in tasks.TASKS},
    (
        *faults_examples.KINDS,
        *faults_chains.KINDS,
        *faults_shots.KINDS,
        *faults_read.KINDS,
        *faults_golds.KINDS,
        *faults_zh.KINDS,
    ),
    (
        *odd_shots.RIGHT,
        *odd_answers.RIGHT,
        *odd_own.RIGHT,
        *odd_forms.RIGHT,
        *odd_zh.RIGHT,
    ),
)
