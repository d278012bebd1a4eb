"""Export jobs out of task folders, for the tests of the export to FreeEval."""

from __future__ import annotations

from pathlib import Path

from workbench.exporting import make_job
from workbench.formats.files import ExportJob
from workbench.plan import Options, make_plan
from workbench.task import Task


def export_job(folder: Path, *, config: str = "", options: Options | None = None) -> ExportJob:
    """Return the job of the task's config, with every doc of its data."""
    plan = make_plan(Task.open(folder), options or Options(sample_size=None), config=config)
    return make_job(plan, folder / "export")
