"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_20 import (
    right_choice,
    right_free,
    right_labels,
    right_pairs,
    right_tickets,
    right_tw,
    right_words,
    right_work,
    right_zh,
    right_zh_free,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_labels.RIGHT,
    *right_pairs.RIGHT,
    *right_choice.RIGHT,
    *right_free.RIGHT,
    *right_words.RIGHT,
    *right_work.RIGHT,
    *right_tickets.RIGHT,
    *right_zh.RIGHT,
    *right_zh_free.RIGHT,
    *right_tw.RIGHT,
)
TASKS = {task.name: task for _, task in RIGHT}

CORPUS = Corpus(TASKS, (), RIGHT)
