"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_22 import (
    right_clinic_law,
    right_code,
    right_culture,
    right_field,
    right_offices,
    right_school,
    right_sums,
    right_tickets,
    right_tw,
    right_zh_school,
    right_zh_work,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_school.RIGHT,
    *right_sums.RIGHT,
    *right_clinic_law.RIGHT,
    *right_offices.RIGHT,
    *right_tickets.RIGHT,
    *right_code.RIGHT,
    *right_culture.RIGHT,
    *right_field.RIGHT,
    *right_zh_school.RIGHT,
    *right_zh_work.RIGHT,
    *right_tw.RIGHT,
)
TASKS = {task.name: task for _, task in RIGHT}

CORPUS = Corpus(TASKS, (), RIGHT)
