"""`workbench report`: its JSON, its exit statuses, and what it leaves on disk."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from workbench.cli import main


@pytest.fixture
def run_id(task: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """A stored run of the fake model."""
    main(["score", str(task), "--model", "fake", "--version", "gen_v0", "--json"])
    return json.loads(capsys.readouterr().out)["run_id"]


def call(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, Any, str]:
    """Return the exit status of `workbench report`, its JSON, and what it wrote to stderr."""
    status = main(["report", *map(str, arguments), "--json"])
    written = capsys.readouterr()
    return status, json.loads(written.out), written.err


@pytest.mark.slow
def test_report_writes_a_page_and_prints_its_hash(
    task: Path, run_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`{path, sha256}` with exit 0; a file that is there is replaced only when told to."""
    page = tmp_path / "page.html"
    arguments = (run_id, "--task", task, "--to", page)
    status, record, _ = call(capsys, *arguments)
    sha256 = hashlib.sha256(page.read_bytes()).hexdigest()
    assert (status, record) == (0, {"path": str(page), "sha256": sha256})
    status, record, said = call(capsys, *arguments)
    assert status == 2
    assert record["error"]["type"] == "StoreError"
    assert "exists already. Name another file, or replace it with --force." in said
    assert call(capsys, *arguments, "--force")[:2] == (0, {"path": str(page), "sha256": sha256})


@pytest.mark.slow
def test_report_refuses_what_it_cannot_tell_of(
    task: Path, run_id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit 2 and no file: an unknown run with the nearest one, three runs, a missing folder."""
    page, of = tmp_path / "page.html", ("--task", task)
    status, _, said = call(capsys, run_id[:-1], *of, "--to", page)
    assert (status, f"Did you mean '{run_id}'" in said) == (2, True)
    status, _, said = call(capsys, run_id, run_id, run_id, *of, "--to", page)
    assert (status, "expected one or two; saw 3" in said) == (2, True)
    status, _, said = call(capsys, run_id, *of, "--to", tmp_path / "no" / "page.html")
    assert (status, "there is no folder" in said) == (2, True)
    assert list(tmp_path.glob("*.html")) == []
