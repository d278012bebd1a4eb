"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_26 import (
    right_asia,
    right_code,
    right_north,
    right_pull,
    right_romance,
    right_think,
    right_tidy,
    right_words,
    right_zh_data,
    right_zh_words,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_tidy.RIGHT,
    *right_pull.RIGHT,
    *right_words.RIGHT,
    *right_think.RIGHT,
    *right_code.RIGHT,
    *right_zh_data.RIGHT,
    *right_zh_words.RIGHT,
    *right_romance.RIGHT,
    *right_north.RIGHT,
    *right_asia.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}

CORPUS = Corpus(TASKS, (), RIGHT)
