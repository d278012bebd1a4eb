"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_18 import (
    right_admin,
    right_choice,
    right_free,
    right_labels,
    right_language,
    right_law_care,
    right_play,
    right_programs,
    right_tw_odd,
    right_zh,
    right_zh_odd,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_choice.RIGHT,
    *right_labels.RIGHT,
    *right_free.RIGHT,
    *right_programs.RIGHT,
    *right_zh.RIGHT,
    *right_language.RIGHT,
    *right_law_care.RIGHT,
    *right_play.RIGHT,
    *right_admin.RIGHT,
    *right_zh_odd.RIGHT,
    *right_tw_odd.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}
"""The tasks of all of them by their names."""

CORPUS = Corpus(TASKS, (), RIGHT)
