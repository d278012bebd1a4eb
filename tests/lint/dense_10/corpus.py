"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_10 import faults_code, faults_legend, faults_shown, right_turned
from tests.lint.dense_10.making import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS,
    (*faults_legend.KINDS, *faults_code.KINDS, *faults_shown.KINDS),
    (*((f"as it is: {name}", task) for name, task in TASKS.items()), *right_turned.RIGHT),
)
