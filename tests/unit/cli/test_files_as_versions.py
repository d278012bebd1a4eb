"""A file that is none of the task's versions is a draft for every command, whatever its name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.unit.conftest import ADD
from workbench.cli import main
from workbench.session.session import Session

NAME = "transform_gen_v0.py"


@pytest.fixture(autouse=True)
def mail(task: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The path of another text under the name of a version's file."""
    project = task.parent.parent
    monkeypatch.chdir(project)
    (project / "mail").mkdir()
    (project / "mail" / NAME).write_text(ADD.replace("Q: ", "Question: "), encoding="utf-8")
    return f"mail/{NAME}"


def call(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, Any]:
    """Return the exit status and the JSON document of a command."""
    status = main([*map(str, arguments), "--json"])
    return status, json.loads(capsys.readouterr().out)


@pytest.mark.slow
def test_its_run_is_called_by_its_path(
    task: Path, mail: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """So nothing is said of the version: not that it was edited, nor that it was scored."""
    status, run = call(capsys, "score", task, "--version", mail, "--model", "fake")
    assert (status, run["version"]) == (0, mail)
    _, (stored,) = call(capsys, "runs", task)
    assert (stored["version"], stored["notes"], stored["edited"]) == (mail, [], False)
    own = f"transforms/add/{NAME}"
    _, run = call(capsys, "score", task, "--version", own, "--model", "fake")
    assert run["version"] == "gen_v0"


@pytest.mark.slow
def test_a_sweep_tells_files_of_one_name_apart(
    task: Path, mail: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """From each other, and from the version: a row for each."""
    other = Path("draft") / NAME
    other.parent.mkdir()
    other.write_text(ADD, encoding="utf-8")
    versions = f"{mail},gen_v0,{other.as_posix()}"
    grid = ("--num-fewshot", "1", "--seeds", "0,1", "--sample", "3", "--method", "gen")
    call_of = ("sweep", task, "--model", "fake", "--versions")
    _, points = call(capsys, *call_of, versions, *grid)
    assert [p["version"] for p in points] == [
        each for each in versions.split(",") for _ in range(2)
    ]  # fmt: skip
    twice = f"gen_v0,transforms/add/{NAME}"
    status, record = call(capsys, *call_of, twice, *grid)
    assert status == 2 and "each once" in record["error"]["message"]


@pytest.mark.slow
def test_verify_looks_at_the_file(
    task: Path, mail: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Against runs of it, not of the version, and finds what moved in it."""
    for version in ("gen_v0", mail):
        status, record = call(capsys, "verify", task, mail)
        assert status == 2 and "expected a run of it" in record["error"]["message"]
        assert call(capsys, "score", task, "--version", version, "--model", "fake")[0] == 0
    assert call(capsys, "verify", task, mail)[0] == 0
    assert call(capsys, "verify", task, f"transforms/add/{NAME}")[0] == 0
    Path(mail).write_text(ADD, encoding="utf-8")
    status, record = call(capsys, "verify", task, mail)
    assert status == 1 and {each["what"] for each in record["mismatches"]} == {"source", "prompt"}
    assert call(capsys, "verify", task, "gen_v0")[0] == 0


def test_diff_shows_the_file(task: Path, mail: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its text and its prompts, under its own name."""
    _, texts = call(capsys, "diff", task, "gen_v0", mail)
    assert texts["diff"].startswith(f"--- {NAME}\n+++ {mail}\n")
    _, prompts = call(capsys, "diff", task, "gen_v0", mail, "--rendered")
    assert "-Q: 0+1=" in prompts["diff"] and "+Question: 0+1=" in prompts["diff"]


@pytest.mark.parametrize(
    "command",
    [
        ("export", "ultraeval", "TASK", "--to", "out", "--version"),
        ("open-holdout", "TASK", "--model", "fake", "--version"),
        ("score", "TASK", "--model", "fake", "--as", "command", "--version"),
        ("score", "TASK", "--model", "fake", "--as", "slurm", "--version"),
    ],
)
def test_what_is_of_versions_alone_refuses_it(
    task: Path, mail: str, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    """By its name, with the way out."""
    words = [str(task) if word == "TASK" else word for word in command]
    status, record = call(capsys, *words, mail)
    assert status == 2
    assert f"{mail}: not a saved version of add. Save it first" in record["error"]["message"]


def test_a_session_opens_it_as_a_draft(task: Path, mail: str) -> None:
    """Of none of the versions; saved, it is the next one."""
    session = Session(task, version=mail)
    try:
        assert (session.state().version, session.state().dirty) == ("", True)
        saved = session.save()
        assert (saved.id, saved.parent) == ("gen_v1", "gen_v0")
    finally:
        session.close()
