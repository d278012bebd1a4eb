"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.dense_4 import (
    faults_code,
    faults_code_names,
    faults_code_slips,
    faults_code_zh,
    faults_demands,
    faults_demands_more,
    faults_demands_zh,
    faults_nested,
    faults_rows,
    faults_rows_last,
    faults_rows_more,
    faults_rows_zh,
    right_own,
    right_tasks,
    right_zh,
)
from tests.lint.dense_4.making import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS,
    (
        *faults_rows.KINDS,
        *faults_rows_more.KINDS,
        *faults_rows_last.KINDS,
        *faults_rows_zh.KINDS,
        *faults_code.KINDS,
        *faults_code_slips.KINDS,
        *faults_code_names.KINDS,
        *faults_code_zh.KINDS,
        *faults_demands.KINDS,
        *faults_demands_more.KINDS,
        *faults_demands_zh.KINDS,
        *faults_nested.KINDS,
    ),
    (*right_tasks.RIGHT, *right_own.RIGHT, *right_zh.RIGHT),
)
