"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_2 import (
    faults_coded,
    faults_drawn,
    faults_lists,
    faults_more,
    faults_notes,
    faults_parts,
    faults_spelt,
    faults_templates,
    faults_zh,
    right_changed,
    right_own,
    right_zh,
)
from tests.lint.dense_2.tasks import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS,
    (
        *faults_templates.KINDS,
        *faults_lists.KINDS,
        *faults_more.KINDS,
        *faults_notes.KINDS,
        *faults_parts.KINDS,
        *faults_coded.KINDS,
        *faults_drawn.KINDS,
        *faults_spelt.KINDS,
        *faults_zh.KINDS,
    ),
    (*right_changed.RIGHT, *right_own.RIGHT, *right_zh.RIGHT),
)
