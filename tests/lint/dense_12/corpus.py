"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_12 import (
    faults_answers,
    faults_labels,
    faults_read,
    faults_rows,
    faults_shots,
    faults_shown,
    right_changed,
    right_signs,
    right_words,
    right_zh,
)
from tests.lint.dense_12.making import TASKS
from tests.lint.shape import Corpus

FAULTS = (faults_rows, faults_labels, faults_answers, faults_read, faults_shown, faults_shots)
RIGHT = (right_words, right_signs, right_zh, right_changed)

CORPUS = Corpus(
    TASKS,
    tuple(kind for module in FAULTS for kind in module.KINDS),
    tuple(case for module in RIGHT for case in module.RIGHT),
)
