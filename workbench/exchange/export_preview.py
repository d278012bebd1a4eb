"""What an export would write, before anything is written."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from workbench.errors import StoreError
from workbench.exchange.export import Fate, fates, make_job, place_of_capsule, read_back
from workbench.exchange.score import PublishedScore, published_score
from workbench.exchange.systems import files_in, open_format, write_files
from workbench.io.files import as_path
from workbench.io.git import find_repository
from workbench.runs.plan import Plan


@dataclass(frozen=True, slots=True)
class PlannedFile:
    """A file of an export: where it would go, its size in bytes, and what is there now."""

    path: Path
    size: int
    fate: Fate


@dataclass(frozen=True, slots=True)
class PlannedExport:
    """What `export.export_version` would do. `capsule` is written besides the files;
    `repository` is where a commit would go, None where the folder is in none."""

    files: tuple[PlannedFile, ...]
    capsule: Path
    losses: tuple[str, ...]
    score: PublishedScore
    repository: Path | None

    @property
    def refused(self) -> tuple[PlannedFile, ...]:
        """The files that are there and would be lost; while there is one, nothing is written."""
        return tuple(file for file in self.files if file.fate == "refused")


def preview_export(plan: Plan, system: str, to: Path, model: str = "") -> PlannedExport:
    """Return what exporting a version into the folder `to` would write there.

    The files are written to a temporary folder and read back from it, so that losses are said
    beforehand.

    Raises:
        TransformError: a doc cannot be rendered.
        SettingError: the plan is a draft's, or the system cannot have such a task.
    """
    to = as_path(to, StoreError).resolve()
    job = make_job(plan, to)
    written = open_format(system).export_task(job)
    targets = files_in(to, written)
    capsule = place_of_capsule(job, list(targets))
    found = fates(targets, capsule)
    with tempfile.TemporaryDirectory() as folder:
        copies = files_in(Path(folder), written)
        write_files(copies)
        _, _, more = read_back(system, job, list(copies))
    return PlannedExport(
        files=tuple(PlannedFile(p, len(t.encode()), found[p]) for p, t in targets.items()),
        capsule=capsule,
        losses=(*written.losses, *more),
        score=published_score(replace(plan, sample_size=None), job.items, model),
        repository=find_repository(to),
    )
