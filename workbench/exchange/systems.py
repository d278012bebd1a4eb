"""The four systems by name, and tasks made from their files.

The readers and writers beside are pure; here their files are written down.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Protocol, cast

from workbench.analysis.align import ForeignRow
from workbench.errors import NotFoundError, SettingError, StoreError, nearest
from workbench.exchange.files import ExportJob, Written
from workbench.io.files import HALF, as_path, require_regular, system_errors
from workbench.io.writing import replace_file


class Format(Protocol):
    """A folder beside: how one system's files are read and written."""

    def import_task(self, source: Path, *, trust: bool = False, **chosen: str) -> Written:
        """Return the files of a task folder; FreeEval's takes a `step` too."""
        ...

    def export_task(self, job: ExportJob) -> Written:
        """Return the files of the other system."""
        ...

    def read_samples(self, path: Path) -> tuple[ForeignRow, ...]:
        """Return what the system wrote down of its docs."""
        ...


SYSTEMS: Mapping[str, str] = {
    "ultraeval": "workbench.exchange.ultraeval",
    "lm-eval": "workbench.exchange.lm_eval",
    "opencompass": "workbench.exchange.opencompass",
    "freeeval": "workbench.exchange.freeeval",
}
"""The module of each system by the name that the command line has for it."""


def open_format(system: str) -> Format:
    """Return the reader and writer of a system.

    Raises:
        SettingError: there is none of that name.
    """
    if system not in SYSTEMS:
        raise SettingError(f"unknown system {system!r}", fix=nearest(system, SYSTEMS))
    return cast(Format, importlib.import_module(SYSTEMS[system]))


@dataclass(frozen=True, slots=True)
class Imported:
    """A task that was made from another system's files."""

    path: Path
    files: tuple[Path, ...]
    losses: tuple[str, ...]


def import_task(
    system: str, source: Path, to: Path, *, trust: bool = False, step: str = ""
) -> Imported:
    """Make the task folder `to` from another system's files at `source`.

    `trust` allows to run code that the source names (`!function`, dataset classes); it runs in a
    process of its own. `step` chooses one of the steps of FreeEval's config by its name.

    Raises:
        InputError: the source cannot be used, or a file of the task exists already.
        StoreError: the folder cannot be written.
    """
    to = as_path(to, StoreError)
    if not as_path(source, NotFoundError).exists():
        raise NotFoundError(f"{source}: no such file or folder")
    require_regular(source, SettingError)
    if step and system != "freeeval":
        raise SettingError(f"step {step!r}: only a config of freeeval has steps")
    chosen = {"step": step} if step else {}
    written = open_format(system).import_task(source, trust=trust, **chosen)
    targets = files_in(to, written)
    for target, text in targets.items():
        require_regular(target, SettingError)
        if target.exists() and target.read_bytes() != text.encode("utf-8"):
            raise SettingError(
                f"{target} exists already, with other content",
                fix="Import into another folder: --to transforms/NAME.",
            )
    write_files(targets)
    return Imported(to, tuple(targets), written.losses)


def files_in(folder: Path, written: Written) -> dict[Path, str]:
    """Return the text of each file by the place that it has in the folder."""
    return {folder / checked_path(name): text for name, text in written.files.items()}


def checked_path(name: str) -> PurePosixPath:
    """Return a file's relative path: a name made from somebody's data must not lead elsewhere.

    Raises:
        SettingError: it does.
    """
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in name or not path.name:
        raise SettingError(f"the file name {name!r}", expected="a path inside the folder it is for")
    return path


def write_files(files: Mapping[Path, str]) -> None:
    """Write each text to its path as UTF-8, whole or not at all, making folders as needed.

    Raises:
        StoreError: a file cannot be written; where one has half a character in it, a folder's name
            that is not UTF-8 say, none is.
    """
    for path, text in files.items():
        if half := HALF.search(text):
            thing = f"{path}: cannot be written"
            raise StoreError(thing, expected="whole characters", seen=f"half of one, {half[0]!a}")
    for path, text in files.items():
        with system_errors(StoreError, f"{path}: cannot be written"):
            path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(path, text.encode("utf-8"))


@contextmanager
def taken_back(paths: Iterable[Path]) -> Iterator[None]:
    """Put files back as they were where the block fails: those that were not there are deleted,
    with the folders that they were made in."""
    before = {path: path.read_bytes() if path.is_file() else None for path in paths}
    made = {folder for path in before for folder in path.parents if not folder.exists()}
    try:
        yield
    except BaseException:
        for path, content in before.items():
            with suppress(OSError):
                if content is None:
                    path.unlink()
                elif path.read_bytes() != content:
                    replace_file(path, content)
        for folder in sorted(made, key=lambda each: len(each.parts), reverse=True):
            with suppress(OSError):  # it is not empty, or was never made
                folder.rmdir()
        raise
