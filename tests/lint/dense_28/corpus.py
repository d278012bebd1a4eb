"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_28 import right_cn, right_desk, right_forms, right_sums, right_tw, right_words
from tests.lint.shape import Corpus

RIGHT = (
    *right_desk.RIGHT,
    *right_forms.RIGHT,
    *right_sums.RIGHT,
    *right_words.RIGHT,
    *right_cn.RIGHT,
    *right_tw.RIGHT,
)
TASKS = {task.name: task for _, task in RIGHT}
CORPUS = Corpus(TASKS, (), RIGHT)
