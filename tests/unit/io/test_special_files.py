"""Pipes, sockets and devices in the place of files: refused before they are opened."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from workbench.errors import DataError, InputError, SettingError, StoreError, WorkbenchError
from workbench.exchange.capsule import read_capsule
from workbench.exchange.systems import SYSTEMS, import_task, open_format
from workbench.io.files import MOST_WRITTEN, is_regular, read_utf8, require_regular
from workbench.lint.settings import ignored_rules
from workbench.prompts.dataset import read_docs
from workbench.runs.identity import hash_files
from workbench.tasks.config import read_values
from workbench.tasks.new.table import read_table
from workbench.tasks.parameters import read_decoding
from workbench.tasks.task import Task
from workbench.tasks.versions import read_source, save_version

SUMS = Path(__file__).parents[3] / "transforms" / "sums"

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such files")


@pytest.fixture
def pipe(tmp_path: Path) -> Callable[[str], Path]:
    """Make a named pipe, which nobody writes to: who opens it waits for ever."""

    def make(name: str) -> Path:
        path = tmp_path / name
        path.unlink(missing_ok=True)
        os.mkfifo(path)
        return path

    return make


def test_what_is_no_regular_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe, a socket, a device, and a link to one; a folder is for others to refuse."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    monkeypatch.chdir(tmp_path)  # the name of a socket has some hundred bytes at most
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")
    for name, kind in (
        *(("pipe", "a named pipe"), ("link", "a named pipe"), ("socket", "a socket")),
        *(("/dev/zero", "a device"), ("/dev/random", "a device")),
    ):
        with pytest.raises(DataError, match=f"expected a regular file; saw {kind}"):
            require_regular(tmp_path / name, DataError)
    require_regular(tmp_path, DataError)
    require_regular(tmp_path / "nothing", DataError)


@pytest.mark.parametrize("suffix", [".jsonl", ".csv", ".parquet", ".json", ".xlsx", ".txt"])
def test_rows_are_not_read_from_a_pipe(suffix: str, pipe: Callable[[str], Path]) -> None:
    """Neither those of a task nor those that become one, whatever the kind of file."""
    path = pipe(f"rows{suffix}")
    for read in (read_docs, read_table):
        with pytest.raises(DataError, match="a named pipe"):
            read(path)


@pytest.mark.parametrize("system", SYSTEMS)
def test_another_system_s_files_are_not_read_from_a_pipe(
    system: str, pipe: Callable[[str], Path], tmp_path: Path
) -> None:
    """Neither tasks nor samples."""
    for name in ("x.yaml", "x.json", "x.jsonl", "x.py", "x.csv"):
        path = pipe(name)
        with pytest.raises(InputError):
            import_task(system, path, tmp_path / "out")
        with pytest.raises(InputError):
            open_format(system).read_samples(path)


def test_a_task_s_own_files_are_not_read_from_a_pipe(
    pipe: Callable[[str], Path], tmp_path: Path
) -> None:
    """A version, a config and a capsule are refused; what else lies there is as if it did not."""
    folder = tmp_path / "sums"
    shutil.copytree(SUMS, folder)
    version = Path(Task.open(folder).version("latest").path)
    config = next((folder / "config").glob("*.json"))
    version.with_suffix(".diff").unlink(missing_ok=True)
    for path in (version, config, version.with_suffix(".diff")):
        path.unlink(missing_ok=True)
        os.mkfifo(path)
    refused: dict[str, Callable[[], object]] = {
        "version": lambda: read_source(version),
        "config": lambda: Task.open(folder).config(),
        "text": lambda: read_utf8(config, StoreError),
        "capsule": lambda: read_capsule(pipe("x.capsule.json")),
    }
    for read in refused.values():
        with pytest.raises(WorkbenchError, match="a named pipe"):
            read()
    assert Task.open(folder).versions()
    assert hash_files([str(version), "/dev/zero"]) == {str(version): "", "/dev/zero": ""}


def claims_terabytes(path: Path) -> Path:
    """Make a file, or what is there, 4 TB long without a byte on the disk."""
    path.touch()
    try:
        os.truncate(path, 1 << 42)
    except OSError:
        pytest.skip("this file system has no holes")
    return path


def test_a_file_that_claims_terabytes_is_refused_before_it_is_read(tmp_path: Path) -> None:
    """Reading it whole would take all memory, or years."""
    path = claims_terabytes(tmp_path / "a.json")
    with pytest.raises(DataError, match="too large to be read whole"):
        read_utf8(path, DataError)
    os.truncate(path, MOST_WRITTEN + 1)
    with pytest.raises(StoreError, match="too large to be read whole"):
        read_source(path)
    with pytest.raises(SettingError, match="too long"):
        save_version(tmp_path, "#" * (MOST_WRITTEN + 1), "gen")


def test_a_diff_that_claims_terabytes_is_listed_without_its_note(tmp_path: Path) -> None:
    """The version beside it is what counts, and the other tasks are not hidden by it."""
    folder = tmp_path / "transforms" / "sums"
    shutil.copytree(SUMS, folder)
    path = folder / "transform_gen_v1.diff"
    path.unlink()
    claims_terabytes(path)
    assert [version.note for version in Task.open(folder).versions() if version.id == "gen_v1"] == [
        ""
    ]


@pytest.mark.slow
def test_rows_in_a_file_with_holes_are_refused(tmp_path: Path) -> None:
    """They are one line of terabytes, whose end nobody waits for."""
    with pytest.raises(DataError, match="row 1 is too long"):
        read_docs(claims_terabytes(tmp_path / "a.jsonl"))
    for name in ("a.csv", "b.parquet"):
        with pytest.raises(DataError, match="too large to be read whole"):
            read_table(claims_terabytes(tmp_path / name))


READERS: dict[str, Callable[[Path], object]] = {
    "rows.jsonl": read_docs,
    "rows.csv": read_table,
    "rows.parquet": read_table,
    "transform_gen_v0.py": read_source,
    "config_gen.json": read_values,
    "parameters.json": lambda path: read_decoding(path.name, path.parent / "c.json", path.parent),
    "a.capsule.json": read_capsule,
    **{
        f"{system}{suffix}": read
        for system in SYSTEMS
        for suffix, read in (
            (".yaml", lambda path, system=system: import_task(system, path, path.parent / "to")),
            (".json", open_format(system).read_samples),
            (".jsonl", open_format(system).read_samples),
        )
    },
}
"""Who reads a file that somebody named, by a name that he takes."""


@pytest.mark.parametrize("odd", ["/proc/kmsg", "/proc/self/mem", "/dev/zero", "a named pipe"])
@pytest.mark.parametrize("name", READERS)
def test_no_reader_opens_what_is_no_file(name: str, odd: str, tmp_path: Path) -> None:
    """A link to what waits, or never ends, is refused by its kind, by whoever reads files."""
    if odd.startswith("/") and not os.path.exists(odd):
        pytest.skip("this system has none")
    path = tmp_path / name
    if odd.startswith("/"):
        path.symlink_to(odd)
    else:
        os.mkfifo(path)
    with pytest.raises(InputError if "transform" not in name else StoreError) as refused:
        READERS[name](path)
    kinds = ("a named pipe", "a device", "what the kernel tells")
    assert any(kind in str(refused.value) for kind in kinds), refused.value
    assert not is_regular(path)


def test_what_is_read_by_the_way_is_passed_over(tmp_path: Path) -> None:
    """A diff beside a version, a file of its transform's, a pyproject.toml above: as if they were
    not there."""
    folder = tmp_path / "transforms" / "sums"
    shutil.copytree(SUMS, folder)
    for path in (folder / "transform_gen_v1.diff", tmp_path / "pyproject.toml"):
        path.unlink(missing_ok=True)
        os.mkfifo(path)
    assert "gen_v1" in {version.id for version in Task.open(folder).versions()}
    assert ignored_rules(folder) == ()
    assert hash_files(["/proc/self/mem"]) == {"/proc/self/mem": ""}
