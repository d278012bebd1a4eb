"""The third corpus in one."""

from __future__ import annotations

from tests.lint.shape import Corpus
from tests.lint.third import faults_leaks, faults_letters, faults_text
from tests.lint.third.tasks import BY_NAME

_FAMILIES = (faults_letters, faults_leaks, faults_text)
CORPUS = Corpus(BY_NAME, tuple(kind for family in _FAMILIES for kind in family.KINDS), ())
