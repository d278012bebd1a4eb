"""Bad input, one style: whatever a command is given, it says what is wrong and ends with 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.unit.cli.bad_inputs import Case, all_cases
from workbench.cli import main
from workbench.io.shown import HIDDEN


def run(argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Return the exit status of a command, and what it printed on stdout and stderr."""
    status = main([*argv, "--json"])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.mark.slow
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_bad_input_is_refused_in_one_style(
    case: Case,
    task: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The exit status of the contract; one message that names the thing; on stdout a JSON document
    or nothing; no traceback, and no character that steers a terminal. (An exception that nobody
    expected is raised here, see `conftest`.)"""
    monkeypatch.chdir(tmp_path)
    places = {"task": str(task), "tmp": str(tmp_path)}
    for name, content in case.files.items():
        file = Path(name.format(**places))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    argv = tuple(part.format(**places) if "{t" in part else part for part in case.argv)
    status, out, err = run(argv, capsys)
    assert status == case.status, (out, err)
    assert "Traceback" not in out + err
    assert not HIDDEN.search(out + err)
    if out:
        found = json.loads(out)
        assert case.status == 1 or set(found) == {"error"} or found["questions"]
    if status == 2 and not (out and "questions" in found):
        assert "error: " in err and len(err) < 4000
        assert all(word in err for word in case.words), err
