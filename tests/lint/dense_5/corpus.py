"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_5 import (
    leaks_fields,
    leaks_made,
    leaks_shown,
    leaks_texts,
    letters_labels,
    letters_marks,
    letters_options,
    right_labels,
    right_leaks,
    right_lists,
    right_own,
)
from tests.lint.dense_5.making import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS,
    (
        *leaks_fields.KINDS,
        *leaks_texts.KINDS,
        *leaks_made.KINDS,
        *leaks_shown.KINDS,
        *letters_options.KINDS,
        *letters_marks.KINDS,
        *letters_labels.KINDS,
    ),
    (*right_leaks.RIGHT, *right_lists.RIGHT, *right_labels.RIGHT, *right_own.RIGHT),
)
