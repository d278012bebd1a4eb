"""All cases of this corpus."""

from __future__ import annotations

from tests.lint.fortieth import (
    faults_asked,
    faults_filled,
    faults_items,
    faults_legend,
    faults_refers,
    faults_rows,
    faults_samples,
    faults_text,
    right_answers,
    right_changed,
    right_chinese,
    right_desks,
    right_english,
    right_europe,
    right_languages,
    right_letters,
    right_reading,
    tasks_desk,
    tasks_other,
    tasks_work,
    tasks_zh,
)
from tests.lint.shape import Corpus, SmallTask

PROMPTS = (
    tasks_desk,
    tasks_other,
    tasks_work,
    tasks_zh,
)
FAULTS = (
    faults_asked,
    faults_filled,
    faults_items,
    faults_legend,
    faults_refers,
    faults_rows,
    faults_samples,
    faults_text,
)
RIGHTS = (
    right_answers,
    right_changed,
    right_chinese,
    right_desks,
    right_english,
    right_europe,
    right_languages,
    right_letters,
    right_reading,
)

TASKS = tuple(
    each for module in PROMPTS for each in vars(module).values() if isinstance(each, SmallTask)
)

CORPUS = Corpus(
    {task.name: task for task in TASKS},
    tuple(kind for module in FAULTS for kind in module.KINDS),
    tuple(each for module in RIGHTS for each in module.RIGHT),
)
