"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_15 import (
    right_bbh,
    right_code,
    right_demands,
    right_exam,
    right_glue,
    right_labels,
    right_reading,
    right_tw,
    right_zh_exam,
    right_zh_odd,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_exam.RIGHT,
    *right_glue.RIGHT,
    *right_bbh.RIGHT,
    *right_demands.RIGHT,
    *right_labels.RIGHT,
    *right_reading.RIGHT,
    *right_code.RIGHT,
    *right_zh_exam.RIGHT,
    *right_zh_odd.RIGHT,
    *right_tw.RIGHT,
)
TASKS = {task.name: task for _, task in RIGHT}

CORPUS = Corpus(TASKS, (), RIGHT)
