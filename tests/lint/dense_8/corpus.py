"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_8 import (
    faults_asked,
    faults_code,
    faults_demands,
    faults_labels,
    faults_more,
    faults_rows,
    faults_state,
    right_asked,
    right_more,
    right_odd,
    right_own,
    right_zh,
)
from tests.lint.dense_8.making import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS,
    (
        *faults_rows.KINDS,
        *faults_labels.KINDS,
        *faults_code.KINDS,
        *faults_state.KINDS,
        *faults_demands.KINDS,
        *faults_asked.KINDS,
        *faults_more.KINDS,
    ),
    (
        *right_odd.RIGHT,
        *right_asked.RIGHT,
        *right_own.RIGHT,
        *right_more.RIGHT,
        *right_zh.RIGHT,
    ),
)
