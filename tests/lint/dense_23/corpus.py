"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_23 import (
    right_analysts,
    right_annotation,
    right_editing,
    right_engineering,
    right_exercises,
    right_health,
    right_languages,
    right_operations,
    right_people,
    right_product,
    right_replies,
    right_research,
    right_support,
    right_teaching,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_analysts.RIGHT,
    *right_annotation.RIGHT,
    *right_editing.RIGHT,
    *right_engineering.RIGHT,
    *right_exercises.RIGHT,
    *right_health.RIGHT,
    *right_languages.RIGHT,
    *right_operations.RIGHT,
    *right_people.RIGHT,
    *right_product.RIGHT,
    *right_replies.RIGHT,
    *right_research.RIGHT,
    *right_support.RIGHT,
    *right_teaching.RIGHT,
)
TASKS = {task.name: task for _, task in RIGHT}
CORPUS = Corpus(TASKS, (), RIGHT)
