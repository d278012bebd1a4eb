"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortyfourth import (
    faults_answers,
    faults_asked,
    faults_characters,
    faults_code,
    faults_examples,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    right_bench,
    right_class,
    right_desk,
    right_notebooks,
    right_office,
    right_school,
    right_variants,
    right_world,
    right_zh,
    right_zh_more,
    tasks_choice,
    tasks_free,
    tasks_langs,
    tasks_zh,
)
from tests.lint.shape import Corpus

TASKS = (*tasks_choice.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS, *tasks_langs.TASKS)
FAULTS = (
    faults_letters,
    faults_leaks,
    faults_text,
    faults_characters,
    faults_shots,
    faults_examples,
    faults_code,
    faults_answers,
    faults_rows,
    faults_asked,
)
RIGHT = (
    right_variants,
    right_office,
    right_desk,
    right_school,
    right_class,
    right_zh,
    right_zh_more,
    right_world,
    right_bench,
    right_notebooks,
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    tuple(case for module in RIGHT for case in module.RIGHT),
)
"""The forty-fourth corpus: tasks of shops, schools, wards and flats, and slips in them."""
