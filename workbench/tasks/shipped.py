"""The tasks and lessons that come with the package.

In a clone the tasks are the repository's `transforms/`; an installed package carries a copy, which
is written out before anyone edits it.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from workbench.errors import StoreError
from workbench.io.files import system_errors

PACKAGE = Path(__file__).resolve().parents[1]
DEMO_FOLDER = "workbench-demo"
DEMO_TASK = "sums"


def shipped_folder() -> Path:
    """Return the folder that holds the shipped `transforms/` and `notebooks/`."""
    packaged = PACKAGE / "shipped"
    return packaged if packaged.is_dir() else PACKAGE.parent


def write_demo(here: Path, names: Iterable[str]) -> Path:
    """Copy shipped folders into `workbench-demo/` below `here`, and return that; what is there
    already is kept.

    Raises:
        StoreError: they cannot be written.
    """
    folder = here / DEMO_FOLDER
    with system_errors(StoreError, f"{folder}: cannot be written"):
        for name in names:
            if not (folder / name).exists():
                shutil.copytree(
                    shipped_folder() / name,
                    folder / name,
                    ignore=shutil.ignore_patterns(".*", "__pycache__"),
                )
    return folder


def demo_task(here: Path) -> Path:
    """Return the demo task's folder: that of the clone `here` is in, or a copy below `here`.

    Raises:
        StoreError: the copy cannot be written.
    """
    for folder in (here, here.parent):
        if (folder / "transforms" / DEMO_TASK).is_dir():
            return folder / "transforms" / DEMO_TASK
    return write_demo(here, ("transforms",)) / "transforms" / DEMO_TASK
