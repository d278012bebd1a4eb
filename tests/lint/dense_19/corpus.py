"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_19 import (
    right_code,
    right_company_zh,
    right_odd_zh,
    right_puzzles,
    right_records,
    right_teacher,
    right_tickets,
    right_verse,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_tickets.RIGHT,
    *right_records.RIGHT,
    *right_code.RIGHT,
    *right_company_zh.RIGHT,
    *right_teacher.RIGHT,
    *right_puzzles.RIGHT,
    *right_verse.RIGHT,
    *right_odd_zh.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}
"""The tasks of all of them by their names."""

CORPUS = Corpus(TASKS, (), RIGHT)
