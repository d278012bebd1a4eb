"""A command that Ctrl+C or a signal ends: its status, and the sentence that says what is kept."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from workbench.cli import main
from workbench.models.fake import FakeModel
from workbench.runs import database
from workbench.runs.ledger import Ledger

SIGNALS = [signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)]
STATUS = {signal.SIGINT: 130, signal.SIGTERM: 143, SIGNALS[2]: 128 + SIGNALS[2]}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows ends a process for good")


@pytest.fixture
def stopping(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A list for the signals, each of which comes twice once the model has answered six docs; as
    the default is that they end a process, they have to be taken."""
    wanted: list[int] = []
    answered: list[int] = []
    work = FakeModel._work

    def counted(model: FakeModel) -> None:
        answered.append(1)
        if wanted and len(answered) == 7:
            signal.raise_signal(wanted[0])
            signal.raise_signal(wanted[0])
        work(model)

    monkeypatch.setattr(FakeModel, "_work", counted)
    before = {each: signal.getsignal(each) for each in SIGNALS}
    # What starts the tests may ignore them: a shell does so with Ctrl+C for what is in the back.
    for each in SIGNALS:
        is_interrupt = each == signal.SIGINT
        signal.signal(each, signal.default_int_handler if is_interrupt else signal.SIG_DFL)
    yield wanted
    for each, handler in before.items():
        signal.signal(each, handler)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_score_that_is_ended_says_what_is_kept_and_how_to_go_on(
    number: int, stopping: list[int], task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its status is 128 and the signal's number; the command that it names computes the rest."""
    stopping.append(number)
    command = ["score", str(task), "--model", "fake", "--all", "--json"]
    assert main(command) == STATUS[number]
    captured = capsys.readouterr()
    told = json.loads(captured.out)["error"]["message"]
    (run,) = Ledger(task.parent.parent / ".workbench").runs("add")
    kept = Ledger(task.parent.parent / ".workbench").count(run.run_id)
    assert 0 < kept < 12 and run.status == "cancelled"
    assert f"{kept} of 12 docs are kept in run {run.run_id}" in told and told in captured.err
    assert f"--resume {run.run_id}" in told
    assert main(["runs", str(task), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["kept"] == kept
    assert main([*command, "--resume", run.run_id]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["run_id"], report["n"], report["computed"]) == (run.run_id, 12, 12)
    assert report["kept"] == kept


def test_a_run_that_is_gone_on_with_counts_what_it_had_apart(
    stopping: list[int], task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As it said before it began: so many are stored, so many to compute."""
    stopping.append(signal.SIGTERM)
    command = ["score", str(task), "--model", "fake", "--all", "--no-cache"]
    assert main(command) == STATUS[signal.SIGTERM]
    kept = Ledger(task.parent.parent / ".workbench").runs("add")[0].run_id
    capsys.readouterr()
    assert main([*command, "--resume", kept]) == 0
    captured = capsys.readouterr()
    stored, left = map(int, re.findall(r"(\d+) stored, (\d+) to compute", captured.err)[0])
    assert stored + left == 12 and stored > 0
    assert f"{stored} kept before, 0 cached, {left} computed, " in captured.out


def test_what_is_not_kept_is_not_said_to_be(
    stopping: list[int], task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where nothing can be written, the sentence says so."""
    (task.parent.parent / ".workbench").write_text("a file")
    stopping.append(signal.SIGTERM)
    assert main(["score", str(task), "--model", "fake", "--all"]) == 143
    assert "ended by SIGTERM; nothing is kept of 6 docs" in capsys.readouterr().err


def test_what_cannot_be_kept_is_told_with_the_folder_and_a_way_out(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is computed; a file that nobody could write is refused then, and one that
    cannot be written once all is scored leaves the score on the screen."""
    state = task.parent.parent / ".workbench"
    state.write_text("a file")
    command = ["score", str(task), "--model", "fake", "--all"]
    assert main(command) == 0
    told = capsys.readouterr().err
    assert f"nothing new is kept in {state / 'runs.db'}: " in told
    assert "give --state and a folder that you can write to" in told
    samples = ["--samples", str(tmp_path / "s.jsonl")]
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda path, mode: False)
        assert main([*command, *samples]) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and f"nothing can be written in {tmp_path}" in captured.err
    with monkeypatch.context() as patch:
        patch.setattr("workbench.records.row_record", _full)
        assert main([*command, *samples]) == 2
    captured = capsys.readouterr()
    assert "exact_match" in captured.out and "No space left" in captured.err


@pytest.mark.parametrize("pages", [18, 22])
def test_a_disk_that_fills_up_meanwhile_is_told_in_the_end(
    pages: int, task: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On stderr, and with the run in the notes of its JSON: its id is no run that `runs` has."""
    sums = [{"question": f"{n}+1=", "answer": str(n + 1), "passage": "x" * 500} for n in range(60)]
    (task / "data" / "add.jsonl").write_text("".join(json.dumps(row) + "\n" for row in sums))
    command = ["score", str(task), "--model", "fake", "--json"]
    assert main([*command, "--sample", "1"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["notes"] == [] and "kept" not in told.err
    monkeypatch.setattr(database, "LARGE", {**database.LARGE, "max_page_count": pages})
    assert main([*command, "--all"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    path = task.parent.parent / ".workbench" / "runs.db"
    why = f"nothing new is kept in {path}: the disk is full"
    last = f"run {found['run_id']} is not kept, or not all of it: to keep runs, give --state and"
    assert found["n"] == 60 and why in found["notes"] and found["notes"][-1].startswith(last)
    assert told.err.count(f"warning: {why}\n") == 1
    assert told.err.count("To keep runs and answers, give --state and a folder") == 1
    assert main(["runs", str(task), "--json"]) == 0
    runs = {run["run_id"]: run["status"] for run in json.loads(capsys.readouterr().out)}
    assert runs.get(found["run_id"]) != "done" and len(runs) >= 1
    assert main([*command[:-1], "--all"]) == 0
    assert "is not kept, or not all of it: to keep runs" in capsys.readouterr().out


def _full(*_: object) -> str:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_other_commands_say_it_of_their_answers(
    stopping: list[int], task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same command goes on from there."""
    stopping.append(signal.SIGTERM)
    arguments = ["--versions", "gen_v0", "--num-fewshot", "0,1", "--seeds", "0"]
    assert main(["sweep", str(task), "--model", "fake", *arguments]) == 143
    assert "ended by SIGTERM; answers so far are kept" in capsys.readouterr().err
