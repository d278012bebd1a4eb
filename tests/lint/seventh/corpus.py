"""The seventh corpus in one."""

from __future__ import annotations

import importlib
import pkgutil

import tests.lint.seventh as package
from tests.lint.seventh.tasks import BY_NAME
from tests.lint.shape import Corpus

_MODULES = [
    importlib.import_module(f"{package.__name__}.{each.name}")
    for each in pkgutil.iter_modules(package.__path__)
    if each.name.startswith(("faults_", "odd_"))
]
CORPUS = Corpus(
    BY_NAME,
    tuple(kind for module in _MODULES for kind in getattr(module, "KINDS", ())),
    tuple(right for module in _MODULES for right in getattr(module, "RIGHT", ())),
)
