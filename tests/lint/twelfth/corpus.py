"""The twelfth corpus in one."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.twelfth import (
    faults_answers,
    faults_code,
    faults_demands,
    faults_leaks,
    faults_letters,
    faults_rows,
    faults_shots,
    faults_text,
)
from tests.lint.twelfth.right import RIGHT
from tests.lint.twelfth.tasks import BY_NAME

_PARTS = (
    faults_letters,
    faults_leaks,
    faults_text,
    faults_shots,
    faults_code,
    faults_answers,
    faults_rows,
    faults_demands,
)
CORPUS = Corpus(BY_NAME, tuple(kind for part in _PARTS for kind in part.KINDS), RIGHT)
