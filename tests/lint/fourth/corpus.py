"""The fourth corpus in one."""

from __future__ import annotations

from tests.lint.fourth import (
    faults_characters,
    faults_code,
    faults_golds,
    faults_leaks,
    faults_letters,
    faults_shots,
    faults_text,
)
from tests.lint.fourth.odd import RIGHT
from tests.lint.fourth.tasks import BY_NAME
from tests.lint.shape import Corpus

_FAMILIES = (
    faults_letters,
    faults_leaks,
    faults_text,
    faults_characters,
    faults_shots,
    faults_code,
    faults_golds,
)
CORPUS = Corpus(BY_NAME, tuple(kind for family in _FAMILIES for kind in family.KINDS), RIGHT)
