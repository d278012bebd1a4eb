"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_16 import (
    right_books,
    right_care,
    right_desk,
    right_lab,
    right_law,
    right_mixed,
    right_music,
    right_press,
    right_tw,
    right_words,
    right_zh_odd,
    right_zh_school,
    right_zh_work,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_law.RIGHT,
    *right_care.RIGHT,
    *right_books.RIGHT,
    *right_desk.RIGHT,
    *right_press.RIGHT,
    *right_lab.RIGHT,
    *right_music.RIGHT,
    *right_words.RIGHT,
    *right_mixed.RIGHT,
    *right_zh_work.RIGHT,
    *right_zh_school.RIGHT,
    *right_zh_odd.RIGHT,
    *right_tw.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}
"""The tasks of all of them by their names."""

CORPUS = Corpus(TASKS, (), RIGHT)
