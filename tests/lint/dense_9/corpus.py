"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_9 import faults_code, faults_legend, faults_shots, faults_worked, right
from tests.lint.dense_9.making import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS,
    (*faults_legend.KINDS, *faults_code.KINDS, *faults_worked.KINDS, *faults_shots.KINDS),
    (*TASKS.items(), *right.RIGHT),
)
