"""Prompt Workbench: edit, preview, score and save prompts for language-model evaluation.

The public door. Names are loaded when they are first used, so that `import workbench` takes
neither torch, transformers, datasets, pandas nor matplotlib.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from workbench.analysis.draw import plot
    from workbench.analysis.judge import judge
    from workbench.analysis.race import race
    from workbench.api import (
        band,
        best_shots,
        compare,
        explain_gap,
        export,
        import_task,
        lint_task,
        neighbours,
        render,
        score,
        score_group,
        score_rules,
        score_tokens,
        speak,
        sweep,
        verify,
    )
    from workbench.errors import WorkbenchError
    from workbench.exchange.page.write import write_report
    from workbench.models.load import load_model
    from workbench.models.settings import LoadSettings
    from workbench.runs.attribute import attribute
    from workbench.runs.holdout import open_holdout
    from workbench.runs.sealing import seal
    from workbench.session.session import Session
    from workbench.tasks.new.make import new_task
    from workbench.tasks.task import Task
    from workbench.tasks.template import template
    from workbench.widgets.app import Workbench
    from workbench.widgets.lessons import (
        ChainCutter,
        PredictFirst,
        ShotsDial,
        SpotTheBug,
        StopOrGoOn,
    )
    from workbench.widgets.parts import Compare, Diff, Preview, Results, TokenView

__version__ = "0.1.0"
__all__ = [
    "ChainCutter",
    "Compare",
    "Diff",
    "LoadSettings",
    "PredictFirst",
    "Preview",
    "Results",
    "Session",
    "ShotsDial",
    "SpotTheBug",
    "StopOrGoOn",
    "Task",
    "TokenView",
    "Workbench",
    "WorkbenchError",
    "__version__",
    "attribute",
    "band",
    "best_shots",
    "compare",
    "explain_gap",
    "export",
    "import_task",
    "judge",
    "lint_task",
    "load_model",
    "neighbours",
    "new_task",
    "open_holdout",
    "plot",
    "race",
    "render",
    "score",
    "score_group",
    "score_rules",
    "score_tokens",
    "seal",
    "speak",
    "sweep",
    "template",
    "verify",
    "write_report",
]

_HOMES = {
    "ChainCutter": "workbench.widgets.lessons",
    "Compare": "workbench.widgets.parts",
    "Diff": "workbench.widgets.parts",
    "LoadSettings": "workbench.models.settings",
    "PredictFirst": "workbench.widgets.lessons",
    "Preview": "workbench.widgets.parts",
    "Results": "workbench.widgets.parts",
    "Session": "workbench.session.session",
    "ShotsDial": "workbench.widgets.lessons",
    "SpotTheBug": "workbench.widgets.lessons",
    "StopOrGoOn": "workbench.widgets.lessons",
    "Task": "workbench.tasks.task",
    "TokenView": "workbench.widgets.parts",
    "Workbench": "workbench.widgets.app",
    "WorkbenchError": "workbench.errors",
    "attribute": "workbench.runs.attribute",
    "compare": "workbench.api",
    "explain_gap": "workbench.api",
    "export": "workbench.api",
    "import_task": "workbench.api",
    "judge": "workbench.analysis.judge",
    "lint_task": "workbench.api",
    "band": "workbench.api",
    "best_shots": "workbench.api",
    "neighbours": "workbench.api",
    "new_task": "workbench.tasks.new.make",
    "load_model": "workbench.models.load",
    "open_holdout": "workbench.runs.holdout",
    "plot": "workbench.analysis.draw",
    "race": "workbench.analysis.race",
    "render": "workbench.api",
    "score": "workbench.api",
    "score_group": "workbench.api",
    "score_rules": "workbench.api",
    "score_tokens": "workbench.api",
    "seal": "workbench.runs.sealing",
    "speak": "workbench.api",
    "sweep": "workbench.api",
    "template": "workbench.tasks.template",
    "verify": "workbench.api",
    "write_report": "workbench.exchange.page.write",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'workbench' has no attribute {name!r}")
    value = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
