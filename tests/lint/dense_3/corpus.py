"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.dense_3 import (
    faults_answers,
    faults_chains,
    faults_choices,
    faults_file,
    faults_golds,
    faults_query,
    faults_rows,
    faults_worked,
    right_free,
    right_labels,
    right_zh,
)
from tests.lint.dense_3.tasks import T
from tests.lint.shape import Corpus

CORPUS = Corpus(
    T,
    (
        *faults_file.KINDS,
        *faults_query.KINDS,
        *faults_worked.KINDS,
        *faults_chains.KINDS,
        *faults_answers.KINDS,
        *faults_choices.KINDS,
        *faults_golds.KINDS,
        *faults_rows.KINDS,
    ),
    (*right_labels.RIGHT, *right_free.RIGHT, *right_zh.RIGHT),
)
