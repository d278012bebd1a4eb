"""The corpus: right tasks, kinds of fault, right prompts."""

from __future__ import annotations

from tests.lint.ninth import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_demands,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
    odd_choice,
    odd_code,
    odd_free,
    odd_labels,
    odd_styles,
    odd_world,
)
from tests.lint.ninth.tasks import TASKS
from tests.lint.shape import Corpus

_FAULTS = (
    *(faults_letters, faults_leaks, faults_text, faults_characters, faults_shots),
    *(faults_code, faults_answers, faults_rows, faults_demands),
)
KINDS = tuple(each for module in _FAULTS for each in module.KINDS)
_ODD = (odd_choice, odd_labels, odd_free, odd_styles, odd_world, odd_code)
RIGHT = tuple(each for module in _ODD for each in module.RIGHT)
CORPUS = Corpus({task.name: task for task in TASKS}, KINDS, RIGHT)
