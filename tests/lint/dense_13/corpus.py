"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_13 import (
    right_bbh,
    right_bench,
    right_code,
    right_forms,
    right_glue,
    right_marks,
    right_more,
    right_numbers,
    right_talk,
    right_tw,
    right_words,
    right_zh_exam,
    right_zh_odd,
    right_zh_text,
)
from tests.lint.shape import Corpus

RIGHT = (
    *right_bench.RIGHT,
    *right_glue.RIGHT,
    *right_bbh.RIGHT,
    *right_numbers.RIGHT,
    *right_code.RIGHT,
    *right_forms.RIGHT,
    *right_talk.RIGHT,
    *right_marks.RIGHT,
    *right_words.RIGHT,
    *right_more.RIGHT,
    *right_zh_exam.RIGHT,
    *right_zh_text.RIGHT,
    *right_zh_odd.RIGHT,
    *right_tw.RIGHT,
)

TASKS = {task.name: task for _, task in RIGHT}
"""The tasks of all of them by their names."""

CORPUS = Corpus(TASKS, (), RIGHT)
