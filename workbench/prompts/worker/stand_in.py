"""UltraEval's post-processors for transforms that import them, where it is not installed."""

from __future__ import annotations

import importlib.machinery
import sys
from typing import Any

NAMES = ("UltraEval", "UltraEval.tasks", "UltraEval.tasks.postprocess")


class StandIn:
    """Lets `from UltraEval.tasks.postprocess import …` work where UltraEval isn't installed.

    Comes last on `sys.meta_path`, so a real UltraEval on the path wins.
    """

    compat = ""
    """Whose faults the post-processors repeat: a job says it."""

    @classmethod
    def serve(cls, compat: str) -> None:
        """Have the next import give post-processors of that kind."""
        if compat == cls.compat:
            return
        cls.compat = compat
        for name in NAMES:
            module = sys.modules.get(name)
            if module is not None and getattr(module.__spec__, "loader", None) is cls:
                del sys.modules[name]

    @classmethod
    def find_spec(cls, name: str, path: Any = None, target: Any = None) -> Any:
        if name not in NAMES:
            return None
        is_package = not name.endswith("postprocess")
        return importlib.machinery.ModuleSpec(name, cls, is_package=is_package)  # type: ignore[arg-type]

    @classmethod
    def create_module(cls, spec: Any) -> Any:
        if spec.name.endswith("postprocess"):
            from workbench.answers.postprocess import ultraeval_module

            return ultraeval_module(cls.compat)
        return None

    @staticmethod
    def exec_module(module: Any) -> None:
        """Nothing is left to do: the module came filled."""
