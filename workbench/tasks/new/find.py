"""Files that a task could be made of, and tasks that there are, around a folder."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from workbench.errors import WorkbenchError
from workbench.io.files import at_home, text_sha256
from workbench.prompts.dataset import read_docs
from workbench.tasks.new.table import SUFFIXES
from workbench.tasks.new.user_table import TableRow
from workbench.tasks.task import Task, find_tasks

NO_ROWS = {"package.json", "package-lock.json", "tsconfig.json", "jsconfig.json"}
NOT_OFFERED = {".txt"}
"""Read where they are named, and mostly something else."""


def readable_files(folder: Path, most: int) -> list[Path]:
    """Return files of rows in `folder` and in the folders directly in it, those in it first."""
    found = [path for path in _entries(folder) if _has_rows(path)]
    inner = [path for path in _entries(folder) if path.is_dir() and path.name != "node_modules"]
    for path in inner:
        if len(found) >= most:
            break
        found += [file for file in _entries(path) if _has_rows(file)]
    return found[:most]


def known_tasks(folder: Path, most: int) -> list[Path]:
    """Return the task folders in `transforms/` of `folder`, or else of the one above it."""
    for place in (folder, folder.parent):
        with suppress(OSError):
            if tasks := find_tasks(place / "transforms"):
                return tasks[:most]
    return []


def was_made_of(folder: Path, rows: Sequence[TableRow]) -> bool:
    """Say whether a task's folder was made of rows: whether most of its own are among them."""
    try:
        own = [_key(doc.data) for path in Task.open(folder).data_files() for doc in read_docs(path)]
    except WorkbenchError:
        return False
    known = {_key(row) for row in rows}
    return 2 * sum(key in known for key in own) > len(own)


def _key(row: Mapping[str, Any]) -> str:
    """Return what tells a row from others: `target_scores` may have come to it in its task."""
    own = {name: value for name, value in row.items() if name != "target_scores"}
    return text_sha256(json.dumps(own, sort_keys=True))


def complete_path(text: str, folder: Path, most: int) -> list[str]:
    """Return what a typed path may go on to, from `folder` on: folders end in a slash."""
    head, slash, begun = text.rpartition("/")
    with suppress(OSError, RuntimeError):  # no such home, no such folder
        place = (folder / at_home(head + slash)) if slash else folder
        names = [
            f"{head}{slash}{path.name}{'/' if path.is_dir() else ''}"
            for path in _entries(place)
            if path.name.lower().startswith(begun.lower())
            and (path.is_dir() or path.suffix.lower() in SUFFIXES)
        ]
        return names[:most]
    return []


def _entries(folder: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from sorted(path for path in folder.iterdir() if not path.name.startswith("."))


def _has_rows(path: Path) -> bool:
    suffix = path.suffix.lower()
    return (
        suffix in SUFFIXES
        and suffix not in NOT_OFFERED
        and path.name not in NO_ROWS
        and path.is_file()
    )
