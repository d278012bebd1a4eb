"""All cases: right tasks, faults in them by kind, and right prompts that look odd."""

from __future__ import annotations

from tests.lint.eighth import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_computed,
    faults_demands,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_slips,
)
from tests.lint.eighth.right import RIGHT
from tests.lint.eighth.tasks_free import FREE
from tests.lint.eighth.tasks_labels import LABELS
from tests.lint.eighth.tasks_options import OPTIONS
from tests.lint.shape import Corpus

CORPUS = Corpus(
    {task.name: task for task in (*OPTIONS, *LABELS, *FREE)},
    (
        *faults_letters.KINDS,
        *faults_leaks.KINDS,
        *faults_computed.KINDS,
        *faults_characters.KINDS,
        *faults_shots.KINDS,
        *faults_code.KINDS,
        *faults_answers.KINDS,
        *faults_rows.KINDS,
        *faults_demands.KINDS,
        *faults_slips.KINDS,
    ),
    RIGHT,
)
