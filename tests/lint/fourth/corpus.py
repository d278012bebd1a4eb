"""The fourth corpus in one."""

from __future__ import annotations

from tests.lint.fourth import (
    faults_characters,
    faults_code,
    faults_golds,
    faults_leaks,
    faults_letters,
    faults_options,
    faults_shots,
    faults_text,
    faults_values,
    faults_worked,
)
from tests.lint.fourth.odd import RIGHT
from tests.lint.fourth.tasks import BY_NAME
from tests.lint.shape import Corpus

_FAMILIES = (
    faults_letters,
    faults_leaks,
    faults_options,
    faults_text,
    faults_values,
    faults_characters,
    faults_shots,
    faults_worked,
    faults_code,
    faults_golds,
)
CORPUS = Corpus(BY_NAME, tuple(kind for family in _FAMILIES for kind in family.KINDS), RIGHT)
