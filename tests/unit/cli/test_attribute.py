"""`workbench attribute`: its document, the price alone, what it prints, how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.unit.conftest import ADD
from workbench.cli import main

pytestmark = pytest.mark.slow


@pytest.fixture
def versions(task: Path) -> tuple[str, str]:
    """Two versions of the sums whose opening and cue differ; the newer one is a file."""
    new = task / "mine.py"
    new.write_text(ADD.replace("Q: ", "Sum: ").replace("A:", "A: it is"))
    return "gen_v0", str(new)


def asked(task: Path, versions: tuple[str, str], *more: str) -> list[str]:
    """Return the command's arguments."""
    old, new = versions
    return ["attribute", str(task), "--from", old, "--to", new, "--model", "fake", *more]


def test_the_document_has_hunks_total_and_cost(
    task: Path, versions: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The price goes to stderr, and stdout has one document."""
    assert main(asked(task, versions, "--json", "--all")) == 0
    printed = capsys.readouterr()
    assert "2 hunks, 4 prompts a row" in printed.err
    found = json.loads(printed.out)
    assert [hunk["text"] for hunk in found["hunks"]] == ["'Q' → 'Sum'", "+ ' it is'"]
    assert [hunk["lines"] for hunk in found["hunks"]] == [{"from": [3], "to": [3]}] * 2
    assert all(len(hunk["ci95"]) == 2 for hunk in found["hunks"])
    assert sum(hunk["effect"] for hunk in found["hunks"]) == pytest.approx(found["total"])
    assert (found["from"], found["n"], found["corners"]) == ("gen_v0", 12, 4)
    assert (found["metric"], found["cost"]["to_compute"]) == ("accuracy", 48)
    assert found["settings"]["num_fewshot"] == 2


def test_a_dry_run_says_hunks_and_cost_and_scores_nothing(
    task: Path, versions: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """Twice the same, for nothing was stored."""
    for _ in range(2):
        assert main(asked(task, versions, "--dry-run", "--json")) == 0
        found = json.loads(capsys.readouterr().out)
        assert sorted(found) == ["cost", "hunks"]
        assert found["cost"]["stored"] == 0
        assert found["cost"]["tokens"] > found["cost"]["run_tokens"]
        assert "effect" not in found["hunks"][0]
    assert main(asked(task, versions, "--dry-run")) == 0
    assert "+ ' it is'" in capsys.readouterr().out


def test_people_get_a_sentence_and_a_table(
    task: Path, versions: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The hunks with their lines, and the total."""
    assert main(asked(task, versions, "--num-fewshot", "0")) == 0
    printed = capsys.readouterr().out
    assert "accuracy: of 0.000 in all: no hunk of 2 can be told from 0" in printed
    assert "'Q' → 'Sum'" in printed
    assert "3 → 3" in printed


def test_a_wrong_version_is_an_error_of_input(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It names the nearest."""
    assert main(asked(task, ("gen_v0", "gen_v7"))) == 2
    assert "gen_v0" in capsys.readouterr().err
