"""Export jobs out of task folders, for the tests of the export to FreeEval."""

from __future__ import annotations

from pathlib import Path

from workbench.exchange.export import make_job
from workbench.exchange.files import ExportJob
from workbench.runs.options import Options
from workbench.runs.plan import make_plan
from workbench.tasks.task import Task


def export_job(folder: Path, *, config: str = "", options: Options | None = None) -> ExportJob:
    """Return the job of the task's config, with every doc of its data."""
    plan = make_plan(Task.open(folder), options or Options(sample_size=None), config=config)
    return make_job(plan, folder / "export")
