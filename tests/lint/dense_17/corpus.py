"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_17 import (
    right_exam,
    right_more,
    right_odd,
    right_tw,
    right_words,
    right_work,
    right_zh,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_exam.RIGHT,
    *right_zh.RIGHT,
    *right_odd.RIGHT,
    *right_tw.RIGHT,
    *right_work.RIGHT,
    *right_words.RIGHT,
    *right_more.RIGHT,
)

CORPUS = Corpus({task.name: task for _, task in RIGHT}, (), RIGHT)
