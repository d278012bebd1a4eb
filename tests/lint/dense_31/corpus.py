"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_31 import (
    right_code,
    right_de,
    right_east,
    right_es,
    right_far,
    right_fr,
    right_pick,
    right_shots,
    right_sums,
    right_take,
    right_world,
    right_zh_more,
    right_zh_pick,
    right_zh_take,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_take.RIGHT,
    *right_sums.RIGHT,
    *right_pick.RIGHT,
    *right_code.RIGHT,
    *right_shots.RIGHT,
    *right_zh_take.RIGHT,
    *right_zh_pick.RIGHT,
    *right_zh_more.RIGHT,
    *right_de.RIGHT,
    *right_fr.RIGHT,
    *right_es.RIGHT,
    *right_east.RIGHT,
    *right_far.RIGHT,
    *right_world.RIGHT,
)
TASKS = {task.name: task for _, task in RIGHT}
CORPUS = Corpus(TASKS, (), RIGHT)
