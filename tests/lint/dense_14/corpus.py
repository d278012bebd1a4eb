"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_14 import (
    right_code,
    right_exam,
    right_labels,
    right_logic,
    right_reading,
    right_sums,
    right_talk,
    right_texts,
    right_tw,
    right_words,
    right_zh_exam,
    right_zh_odd,
    right_zh_text,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_exam.RIGHT,
    *right_reading.RIGHT,
    *right_texts.RIGHT,
    *right_logic.RIGHT,
    *right_sums.RIGHT,
    *right_code.RIGHT,
    *right_labels.RIGHT,
    *right_talk.RIGHT,
    *right_words.RIGHT,
    *right_zh_exam.RIGHT,
    *right_zh_text.RIGHT,
    *right_zh_odd.RIGHT,
    *right_tw.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}
"""The same tasks by name."""

CORPUS = Corpus(TASKS, (), RIGHT)
