"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_6 import (
    faults_fields,
    faults_left,
    faults_letters,
    faults_lists,
    faults_more,
    faults_signs,
    right_free,
    right_more,
    right_own,
    right_zh,
)
from tests.lint.dense_6.making import T
from tests.lint.shape import Corpus

CORPUS = Corpus(
    T,
    (
        *faults_fields.KINDS,
        *faults_lists.KINDS,
        *faults_left.KINDS,
        *faults_more.KINDS,
        *faults_signs.KINDS,
        *faults_letters.KINDS,
    ),
    (*right_free.RIGHT, *right_more.RIGHT, *right_own.RIGHT, *right_zh.RIGHT),
)
