"""Tables of TOML that are kept as they were read."""

import sys
import tomllib
from pathlib import Path

import pytest

from workbench.io import beside_modules
from workbench.io.kept_tables import read_table

TOLD = '[a]\nnames = ["one", "zwei", "三"]\nleast = 2\nshare = 0.5\nis_wide = true\n'
TABLE = {"a": {"names": ["one", "zwei", "三"], "least": 2, "share": 0.5, "is_wide": True}}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    file = tmp_path / "table.toml"
    file.write_text(TOLD, "utf-8")
    return file


def _kept(file: Path) -> Path:
    (kept,) = file.parent.glob("__pycache__/*.table")
    return kept


def test_what_is_kept_is_what_was_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_table(file) == TABLE
    monkeypatch.setattr(tomllib, "loads", None)
    assert read_table(file) == TABLE


def test_another_content_is_read_anew(file: Path) -> None:
    read_table(file)
    file.write_text(TOLD.replace("zwei", "deux"), "utf-8")
    assert read_table(file)["a"]["names"] == ["one", "deux", "三"]


@pytest.mark.parametrize("cut", [0, 7, 16, 17, -1])
def test_a_damaged_table_is_read_anew(file: Path, cut: int) -> None:
    read_table(file)
    kept = _kept(file)
    kept.write_bytes(kept.read_bytes()[:cut])
    assert read_table(file) == TABLE
    kept.write_bytes(kept.read_bytes().replace(b"zwei", b"zwoi"))
    assert read_table(file) == TABLE


def test_that_of_another_python_is_read_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_table(file)
    before = _kept(file).read_bytes()
    monkeypatch.setattr(sys, "version", "4.0")
    assert read_table(file) == TABLE
    assert _kept(file).read_bytes() != before


def test_nothing_is_kept_where_python_keeps_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert read_table(file) == TABLE
    assert not (file.parent / "__pycache__").exists()


def test_where_nobody_may_write_it_is_read_each_time(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(beside_modules, "replace_file", refuse)
    assert read_table(file) == TABLE == read_table(file)
    assert not list(file.parent.glob("__pycache__/*.table"))
