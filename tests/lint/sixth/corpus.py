"""The sixth corpus in one."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.sixth import (
    faults_answers,
    faults_characters,
    faults_code,
    faults_leaks,
    faults_letters,
    faults_other,
    faults_shots,
    faults_text,
)
from tests.lint.sixth.odd import RIGHT
from tests.lint.sixth.tasks import BY_NAME

_FAMILIES = (
    faults_letters,
    faults_leaks,
    faults_text,
    faults_characters,
    faults_shots,
    faults_code,
    faults_answers,
    faults_other,
)
CORPUS = Corpus(BY_NAME, tuple(kind for family in _FAMILIES for kind in family.KINDS), RIGHT)
