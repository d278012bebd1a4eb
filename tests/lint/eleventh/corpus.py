"""The corpus: right tasks by name, kinds of fault, and right prompts."""

from __future__ import annotations

from tests.lint.eleventh import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_computed,
    faults_demands,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    right_choice,
    right_free,
    right_labels,
    right_zh_choice,
    right_zh_free,
    right_zh_labels,
    tasks_en,
    tasks_zh,
)
from tests.lint.shape import Corpus, SmallTask

TASKS = tuple(
    value
    for module in (tasks_en, tasks_zh)
    for value in vars(module).values()
    if isinstance(value, SmallTask)
)
KINDS = (
    *faults_letters.KINDS,
    *faults_leaks.KINDS,
    *faults_computed.KINDS,
    *faults_characters.KINDS,
    *faults_shots.KINDS,
    *faults_code.KINDS,
    *faults_answers.KINDS,
    *faults_rows.KINDS,
    *faults_demands.KINDS,
)
RIGHT = (
    *right_choice.RIGHT,
    *right_free.RIGHT,
    *right_labels.RIGHT,
    *right_zh_choice.RIGHT,
    *right_zh_free.RIGHT,
    *right_zh_labels.RIGHT,
)
CORPUS = Corpus({task.name: task for task in TASKS}, KINDS, RIGHT)
