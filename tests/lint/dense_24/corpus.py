"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_24 import (
    right_civic,
    right_clinic,
    right_code,
    right_finance,
    right_hk,
    right_press,
    right_school,
    right_science,
    right_trade,
    right_tw_daily,
    right_tw_school,
    right_tw_work,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_civic.RIGHT,
    *right_trade.RIGHT,
    *right_finance.RIGHT,
    *right_school.RIGHT,
    *right_science.RIGHT,
    *right_clinic.RIGHT,
    *right_code.RIGHT,
    *right_press.RIGHT,
    *right_tw_daily.RIGHT,
    *right_tw_school.RIGHT,
    *right_tw_work.RIGHT,
    *right_hk.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}

CORPUS = Corpus(TASKS, (), RIGHT)
