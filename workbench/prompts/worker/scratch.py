"""A name for temporary files where none can be made."""

from __future__ import annotations

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any


class NamesScratch:
    """A finder of the module `tempfile` that tells it where it is.

    Left alone it tries folder after folder, writes to none, and fails; libraries ask it for the
    name alone while they are imported. Files that are then made there are refused as anywhere.
    """

    def __init__(self) -> None:
        self._loader: Any = None

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != "tempfile":
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None:
            self._loader, spec.loader = spec.loader, self  # type: ignore[assignment]
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self._loader.exec_module(module)
        module.__dict__["tempdir"] = os.environ.get("TMPDIR", "/tmp")


def name_scratch() -> None:
    """Have `tempfile` told when it is imported."""
    sys.meta_path.insert(0, NamesScratch())  # type: ignore[arg-type]
