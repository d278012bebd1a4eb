"""The sixth corpus in one."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.sixth import (
    faults_answers,
    faults_asked,
    faults_characters,
    faults_code,
    faults_golds,
    faults_leaks,
    faults_letters,
    faults_other,
    faults_runs,
    faults_shots,
    faults_shown,
    faults_text,
    faults_values,
)
from tests.lint.sixth.odd import RIGHT
from tests.lint.sixth.tasks import BY_NAME

_FAMILIES = (
    faults_letters,
    faults_leaks,
    faults_shown,
    faults_text,
    faults_values,
    faults_characters,
    faults_shots,
    faults_asked,
    faults_code,
    faults_runs,
    faults_answers,
    faults_golds,
    faults_other,
)
CORPUS = Corpus(BY_NAME, tuple(kind for family in _FAMILIES for kind in family.KINDS), RIGHT)
