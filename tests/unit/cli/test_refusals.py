"""A path that the system refuses is told with a way out, by every command."""

from __future__ import annotations

import errno
import os

import pytest

from workbench.cli import commands, main
from workbench.cli.refusals import refusal
from workbench.io.ways_out import WAYS_OUT


@pytest.mark.parametrize("number", sorted(WAYS_OUT), ids=lambda number: errno.errorcode[number])
def test_the_path_the_reason_and_a_way_out_are_said(number: int) -> None:
    said = str(refusal(OSError(number, os.strerror(number), "there/rows.jsonl")))
    assert said == f"there/rows.jsonl: {os.strerror(number)}. {WAYS_OUT[number]}"


def test_an_error_without_number_or_path_is_said_as_it_is() -> None:
    assert str(refusal(OSError("no such device"))) == "no such device"


def test_a_command_ends_with_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder on a disk that may only be read."""

    def refused(*given: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), "there")

    monkeypatch.setattr(commands, "as_path", refused)
    assert main(["tasks", "there"]) == 2
    assert capsys.readouterr().err == (
        "error: there: Read-only file system. Work on a copy of the folder, or name a place that"
        " can be written to.\n"
    )
