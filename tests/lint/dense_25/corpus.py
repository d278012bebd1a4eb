"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_25 import (
    right_claims,
    right_code,
    right_facts,
    right_health,
    right_school,
    right_shop,
    right_tw,
    right_zh_office,
    right_zh_school,
)
from tests.lint.shape import Corpus

MODULES = (
    right_health,
    right_claims,
    right_code,
    right_shop,
    right_school,
    right_facts,
    right_zh_office,
    right_zh_school,
    right_tw,
)
RIGHT = tuple(case for module in MODULES for case in module.RIGHT)
TASKS = {task.name: task for _, task in RIGHT}

CORPUS = Corpus(TASKS, (), RIGHT)
