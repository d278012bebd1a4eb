"""The fifth corpus in one."""

from __future__ import annotations

from tests.lint.fifth import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_fields,
    faults_leaks,
    faults_letters,
    faults_other,
    faults_shots,
    faults_state,
    faults_text,
    faults_worked,
)
from tests.lint.fifth.odd import RIGHT
from tests.lint.fifth.tasks import BY_NAME
from tests.lint.shape import Corpus

_FAMILIES = (
    faults_letters,
    faults_leaks,
    faults_text,
    faults_fields,
    faults_characters,
    faults_shots,
    faults_worked,
    faults_code,
    faults_state,
    faults_answers,
    faults_other,
)
CORPUS = Corpus(BY_NAME, tuple(kind for family in _FAMILIES for kind in family.KINDS), RIGHT)
