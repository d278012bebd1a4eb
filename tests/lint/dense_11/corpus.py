"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_11 import (
    faults_more,
    faults_numbers,
    faults_texts,
    faults_tw,
    faults_words,
    faults_zh,
    right_chinese,
    right_english,
    right_own,
    right_zh_own,
)
from tests.lint.dense_11.making import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS,
    (
        *faults_words.KINDS,
        *faults_texts.KINDS,
        *faults_numbers.KINDS,
        *faults_more.KINDS,
        *faults_zh.KINDS,
        *faults_tw.KINDS,
    ),
    (*right_english.RIGHT, *right_chinese.RIGHT, *right_own.RIGHT, *right_zh_own.RIGHT),
)
