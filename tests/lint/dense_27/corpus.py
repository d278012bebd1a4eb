"""All prompts of this list."""

from __future__ import annotations

from tests.lint.dense_27 import (
    right_change,
    right_choice,
    right_code,
    right_documents,
    right_extract,
    right_judges,
    right_labels,
    right_labels_more,
    right_more,
    right_sums,
    right_tw,
    right_tw_more,
    right_zh,
    right_zh_more,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_judges.RIGHT,
    *right_labels.RIGHT,
    *right_labels_more.RIGHT,
    *right_more.RIGHT,
    *right_extract.RIGHT,
    *right_change.RIGHT,
    *right_documents.RIGHT,
    *right_choice.RIGHT,
    *right_sums.RIGHT,
    *right_code.RIGHT,
    *right_zh.RIGHT,
    *right_zh_more.RIGHT,
    *right_tw.RIGHT,
    *right_tw_more.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}

CORPUS = Corpus(TASKS, (), RIGHT)
