"""All right prompts of this list."""

from __future__ import annotations

from tests.lint.dense_30 import (
    right_care,
    right_de,
    right_else,
    right_es,
    right_fr,
    right_ja_ru,
    right_law,
    right_play,
    right_south,
    right_trades,
    right_work,
    right_zh,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_care.RIGHT,
    *right_law.RIGHT,
    *right_play.RIGHT,
    *right_work.RIGHT,
    *right_trades.RIGHT,
    *right_zh.RIGHT,
    *right_de.RIGHT,
    *right_fr.RIGHT,
    *right_es.RIGHT,
    *right_ja_ru.RIGHT,
    *right_south.RIGHT,
    *right_else.RIGHT,
)
TASKS = {task.name: task for _, task in RIGHT}
CORPUS = Corpus(TASKS, (), RIGHT)
