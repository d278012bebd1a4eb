"""What is written is there whole or not at all, whenever the process is killed (`make faults`)."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults import drive
from tests.faults.scenarios import SCENARIOS
from tests.faults.shim import MISSING, build, preloaded
from workbench.io import writing
from workbench.io.writing import (
    create_file,
    make_own_folder,
    replace_file,
    written_beside,
    written_text,
)

QUICK, SLOW = ([each.name for each in SCENARIOS if each.slow is slow] for slow in (False, True))


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that makes faults."""
    return build(tmp_path_factory.mktemp("shim"))


@pytest.mark.slow
@pytest.mark.skipif(bool(MISSING), reason=MISSING)
@pytest.mark.parametrize("scenario", QUICK)
def test_a_fault_at_any_call_loses_nothing(shim: Path, scenario: str) -> None:
    """Killed, cut short, on a full or read-only disk: at every eighth call here."""
    _make_faults(shim, scenario, every=8)


@pytest.mark.slow
@pytest.mark.skipif(bool(MISSING), reason=MISSING)
@pytest.mark.parametrize("scenario", SLOW)
def test_a_fault_loses_nothing_of_what_starts_processes(shim: Path, scenario: str) -> None:
    """An export and a session: at every fortieth call here."""
    _make_faults(shim, scenario, every=40)


def _make_faults(shim: Path, scenario: str, *, every: int) -> None:
    process = preloaded(shim, drive.__name__, str(every), scenario)
    out, _ = process.communicate()
    assert process.returncode == 0
    faults = [json.loads(line) for line in out.splitlines()]
    assert len(faults) >= 7
    assert [fault for fault in faults if fault["lost"]] == []


@pytest.mark.skipif(not hasattr(os, "link"), reason="no hard links here")
def test_a_file_is_made_once(tmp_path: Path) -> None:
    """A second one of that name leaves the first, and nothing else, there."""
    assert create_file(tmp_path / "a", b"one")
    assert not create_file(tmp_path / "a", b"two")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a", b"one")]


def test_a_folder_of_our_own_serves_without_a_gitignore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where none can be written, the folder is there all the same; a file in its place is refused,
    and of a folder that is there nothing is changed."""
    (tmp_path / "file").write_text("")
    with pytest.raises(FileExistsError):
        make_own_folder(tmp_path / "file")
    make_own_folder(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    monkeypatch.setattr(writing, "create_file", _refuse)
    make_own_folder(tmp_path / "deep" / "state")
    assert not list((tmp_path / "deep" / "state").iterdir())


def _refuse(*given: object) -> bool:
    raise PermissionError(errno.EROFS, "read-only file system")


def test_without_hard_links_it_is_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a file system that has none a file is made as well, and none is replaced."""

    def refuse(*names: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    assert create_file(tmp_path / "a", b"one")
    assert not create_file(tmp_path / "a", b"two")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("a", b"one")]


def test_what_another_is_writing_is_not_swept(tmp_path: Path) -> None:
    """A file that is locked stays; once its writer is gone, the next who writes there sweeps it."""
    with written_beside(tmp_path / "a", b"slow") as temporary:
        replace_file(tmp_path / "a", b"quick")
        assert temporary.read_bytes() == b"slow"
    left = tmp_path / ".a.01234567"
    left.write_bytes(b"left")
    other = tmp_path / ".b.01234567"
    other.write_bytes(b"of another file")
    replace_file(tmp_path / "a", b"newer")
    assert {path.name for path in tmp_path.iterdir()} == {"a", other.name}


def test_without_locks_only_what_is_old_is_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody can say who writes, an hour has to pass."""
    monkeypatch.setattr(writing, "fcntl", None)
    left = tmp_path / ".a.01234567"
    left.write_bytes(b"left")
    replace_file(tmp_path / "a", b"new")
    assert left.exists()
    os.utime(left, (0, 0))
    replace_file(tmp_path / "a", b"newer")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_a_text_that_fails_halfway_leaves_the_old_one(tmp_path: Path) -> None:
    """What stood there stays until the new text is whole."""
    target = tmp_path / "a"
    target.write_text("old")

    def lines() -> Iterator[str]:
        yield "new"
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"), written_text(target, replace=True) as file:
        file.writelines(lines())
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("a", "old")]
    with pytest.raises(FileExistsError), written_text(target) as file:
        file.write("new")
