"""All right prompts of this list, and their tasks by name."""

from __future__ import annotations

from tests.lint.dense_21 import (
    right_bench,
    right_exams,
    right_glue,
    right_labels,
    right_reading,
    right_shots,
    right_texts,
    right_tw,
    right_zh_clue,
    right_zh_exam,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_bench.RIGHT,
    *right_glue.RIGHT,
    *right_exams.RIGHT,
    *right_reading.RIGHT,
    *right_labels.RIGHT,
    *right_texts.RIGHT,
    *right_zh_clue.RIGHT,
    *right_zh_exam.RIGHT,
    *right_tw.RIGHT,
    *right_shots.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}

CORPUS = Corpus(TASKS, (), RIGHT)
