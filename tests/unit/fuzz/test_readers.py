"""Broken files of every kind that others write; `python -m tests.unit.fuzz` tries far more."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.fuzz.harness import Touched, broken, fault_of
from tests.unit.fuzz.readers import READERS, SUMS

INPUTS = 60


@pytest.fixture(scope="module")
def touched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Touched]:
    """Watch what is written outside the tests' own folder."""
    touched = Touched(tmp_path_factory.getbasetemp())
    yield touched
    touched.watches = False


@pytest.mark.parametrize("name", READERS)
def test_a_broken_file_is_an_error_of_ours(name: str, tmp_path: Path, touched: Touched) -> None:
    """No other exception, no hang, and no file written beside; the whole file is read."""
    reader = READERS[name]
    shutil.copytree(SUMS, tmp_path / "sums")
    path = tmp_path / reader.name
    draw = random.Random(name)
    for seed in reader.seeds:
        path.write_bytes(seed)
        reader.read(path)
    faults: dict[str, bytes] = {}
    touched.watches = True
    for _ in range(INPUTS):
        content = broken(draw.choice(reader.seeds), draw)
        path.write_bytes(content)
        if fault := fault_of(reader.read, path):
            faults.setdefault(fault, content[:300])
    touched.watches = False
    assert faults == {} and touched.paths == []
