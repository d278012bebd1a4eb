"""The thirteenth corpus: its right tasks, its kinds of fault, and its right prompts."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.thirteenth import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_demands,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
)
from tests.lint.thirteenth.odd_choices import CHOICES
from tests.lint.thirteenth.odd_free import FREE
from tests.lint.thirteenth.odd_labels import LABELS
from tests.lint.thirteenth.odd_zh_choices import CHOICES_ZH
from tests.lint.thirteenth.odd_zh_free import FREE_ZH
from tests.lint.thirteenth.odd_zh_labels import LABELS_ZH
from tests.lint.thirteenth.tasks_en import ENGLISH
from tests.lint.thirteenth.tasks_zh import CHINESE

CORPUS = Corpus(
    {task.name: task for task in (*ENGLISH, *CHINESE)},
    (
        *faults_letters.KINDS,
        *faults_leaks.KINDS,
        *faults_text.KINDS,
        *faults_characters.KINDS,
        *faults_shots.KINDS,
        *faults_code.KINDS,
        *faults_answers.KINDS,
        *faults_rows.KINDS,
        *faults_demands.KINDS,
    ),
    (*CHOICES, *LABELS, *FREE, *CHOICES_ZH, *LABELS_ZH, *FREE_ZH),
)
