"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.thirtyninth import (
    faults_asked,
    faults_letters,
    faults_shots,
    faults_text,
    right_free,
    right_labels,
)

FAULTS = (faults_letters, faults_text, faults_shots, faults_asked)

CORPUS = Corpus(
    {task.name: task for task in right_labels.TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    (*right_labels.RIGHT, *right_free.RIGHT),
)
