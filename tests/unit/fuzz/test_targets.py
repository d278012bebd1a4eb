"""Broken contents of every kind that others write; `python -m tests.unit.fuzz` tries far more."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.unit.fuzz.harness import Target, fault_of
from tests.unit.fuzz.readers import SUMS
from tests.unit.fuzz.targets import TARGETS, content_of, tried

INPUTS = 60


@pytest.mark.parametrize("name", TARGETS)
def test_a_broken_content_is_an_error_of_ours(name: str, tmp_path: Path) -> None:
    """No other exception, no hang, and no file written beside; the whole content is taken."""
    shutil.copytree(SUMS, tmp_path / "sums")
    for seed in TARGETS[name].seeds:
        assert TARGETS[name].take(seed, tmp_path) is not None
    found = tried(name, 0, range(INPUTS))
    shown = {fault: content_of(name, 0, number)[:300] for fault, number in found.faults.items()}
    assert (shown, found.count, found.outside) == ({}, INPUTS, frozenset())


def _divide(content: bytes, _folder: Path) -> object:
    return 1 / len(content)


def _write_elsewhere(_content: bytes, folder: Path) -> object:
    return folder.with_name(f"{folder.name}-beside").write_bytes(b"")


def test_a_fault_is_found(tmp_path: Path) -> None:
    """An exception of Python's is told with its place; one content without a fault has none."""
    target = Target(_divide, (b"x",))
    assert fault_of(target, b"", tmp_path).startswith("ZeroDivisionError at test_targets.py:")
    assert fault_of(target, b"x", tmp_path) == ""


def test_what_is_written_outside_is_told() -> None:
    """A file beside the folder that a target has, though its path begins like the folder's."""
    beside = {"beside": Target(_write_elsewhere, (b"x",))}
    (path,) = tried("beside", 0, [0], beside).outside
    assert path.endswith("-beside")
    Path(path.removeprefix("open ")).unlink()


def test_an_input_is_the_same_whenever_it_is_made() -> None:
    """By its number alone, so a trial can go on where one before it ended."""
    assert content_of("rows", 0, 7) == content_of("rows", 0, 7)
    made = {content_of("rows", seed, number) for seed in (0, 1) for number in range(20)}
    assert len(made) > 20


@pytest.mark.slow
def test_the_long_form_says_what_it_did_and_how_to_go_on() -> None:
    """Inputs and seconds of each target, and the rest where the time was over."""
    command = [sys.executable, "-m", "tests.unit.fuzz", "--inputs", "1000", "--minutes", "0"]
    done = subprocess.run(
        [*command, "filter", "rows"], capture_output=True, encoding="utf-8", check=True
    )
    first, second, outside, total, more = done.stdout.splitlines()
    assert first.startswith("filter: 200 inputs, ") and second.startswith("rows: 200 inputs, ")
    assert first.endswith(" s, 0 faults") and outside == "written outside: nothing"
    assert total.startswith("400 inputs, ")
    assert more == "to go on: --seed 0 --begin 200 --inputs 600 filter rows"
