"""The corpus: right tasks, faults of many kinds in them, and right prompts."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.tenth import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_demands,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    odd_contract,
    odd_free,
    odd_labels,
    odd_letters,
    odd_marks,
    odd_rows,
    odd_signs,
    odd_texts,
)
from tests.lint.tenth.tasks_free import FREE
from tests.lint.tenth.tasks_labels import LABELS
from tests.lint.tenth.tasks_options import OPTIONS

TASKS = {task.name: task for task in (*OPTIONS, *LABELS, *FREE)}
_PARTS = (
    *(faults_letters, faults_leaks, faults_text, faults_characters, faults_shots),
    *(faults_code, faults_answers, faults_rows, faults_demands),
)
_ODD = (odd_marks, odd_letters, odd_contract, odd_labels, odd_free, odd_texts, odd_rows, odd_signs)
CORPUS = Corpus(
    TASKS,
    tuple(kind for part in _PARTS for kind in part.KINDS),
    tuple(right for part in _ODD for right in part.RIGHT),
)
