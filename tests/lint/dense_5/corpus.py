"""All cases of this list."""

from __future__ import annotations

from tests.lint.dense_5 import (
    leaks_fields,
    leaks_made,
    letters_labels,
    letters_options,
    right_labels,
    right_leaks,
    right_own,
)
from tests.lint.dense_5.making import TASKS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    TASKS,
    (
        *leaks_fields.KINDS,
        *leaks_made.KINDS,
        *letters_options.KINDS,
        *letters_labels.KINDS,
    ),
    (*right_leaks.RIGHT, *right_labels.RIGHT, *right_own.RIGHT),
)
