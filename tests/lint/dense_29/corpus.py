"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_29 import (
    right_bench,
    right_code,
    right_de,
    right_es,
    right_europe,
    right_floor,
    right_fr,
    right_ja,
    right_play,
    right_press,
    right_ru,
    right_ward,
    right_watch,
    right_zh,
    right_zh_more,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_ward.RIGHT,
    *right_bench.RIGHT,
    *right_press.RIGHT,
    *right_floor.RIGHT,
    *right_watch.RIGHT,
    *right_play.RIGHT,
    *right_code.RIGHT,
    *right_zh.RIGHT,
    *right_zh_more.RIGHT,
    *right_de.RIGHT,
    *right_fr.RIGHT,
    *right_es.RIGHT,
    *right_ja.RIGHT,
    *right_ru.RIGHT,
    *right_europe.RIGHT,
)
TASKS = {task.name: task for _, task in RIGHT}
CORPUS = Corpus(TASKS, (), RIGHT)
