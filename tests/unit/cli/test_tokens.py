"""`workbench tokens` and `export --dry-run`: what they print, and their exit statuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from workbench.cli import main

pytestmark = pytest.mark.slow


def call(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, Any]:
    """Return the exit status and the JSON document of a command."""
    status = main([*map(str, arguments), "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_tokens_join_to_the_prompt_that_render_prints(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One entry for each choice, with its sum, and the prompt's tokens in the first."""
    wish = (task, "--version", "ppl_v0", "--doc", 5)
    _, (rendered,) = call(capsys, "render", *wish)
    status, record = call(capsys, "tokens", *wish, "--model", "fake", "--top", 3)
    assert status == 0
    first, second = record["answers"]
    assert "".join(token["text"] for token in first["context"]) == rendered["prompt"]
    assert (second["context"], second["num_context"]) == ([], first["num_context"])
    assert [answer["text"] for answer in record["answers"]] == rendered["choices"]
    for answer in record["answers"]:
        logprobs = [token["logprob"] for token in answer["continuation"]]
        assert answer["sum"] == pytest.approx(sum(logprobs))
        assert all(len(token["alternatives"]) == 3 for token in answer["continuation"])
    assert (record["gold"], record["prompt_sha256"]) == ([0], rendered["sha256"])


def test_in_gen_the_wanted_output_is_scored(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What the transform's `output` is worth to the model; nothing is picked."""
    arguments = ("tokens", task, "--version", "gen_v0", "--model", "fake", "--last", 4)
    _, record = call(capsys, *arguments)
    (answer,) = record["answers"]
    assert (answer["text"], record["picked"], len(answer["context"])) == (" 1", None, 4)


def test_people_see_tokens_in_columns(task: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each token, and a sum for each choice with its marks."""
    assert main(["tokens", str(task), "--version", "ppl_v0", "--model", "fake"]) == 0
    shown = capsys.readouterr().out
    assert "log-prob" in shown
    assert "choice 0 gold" in shown
    assert shown.count(" nats over ") == 2


def test_a_doc_that_cannot_be_rendered_is_named(
    task: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ends with 2, as every error of input."""
    (task / "transform_gen_v1.py").write_text("def transform(data, *a):\n    return data['no']\n")
    wish = ("tokens", task, "--version", "gen_v1", "--model", "fake", "--num-fewshot", 0)
    status, record = call(capsys, *wish)
    assert status == 2
    assert "doc 0 cannot be rendered, line 2" in record["error"]["message"]


def test_a_dry_run_tells_what_the_export_then_does(
    task: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same files and losses; 1 while a file of somebody else stands in the way."""
    wish = ("export", "opencompass", task, "--to", tmp_path / "out", "--version", "ppl_v0")
    status, planned = call(capsys, *wish, "--dry-run")
    assert (status, (tmp_path / "out").exists()) == (0, False)
    _, made = call(capsys, *wish)
    files = [file["path"] for file in planned["files"]]
    assert [*files, planned["capsule"]] == made["files"]
    assert planned["losses"] == made["losses"]
    Path(files[0]).write_text("mine", encoding="utf-8")
    status, again = call(capsys, *wish, "--dry-run")
    assert (status, again["files"][0]["fate"]) == (1, "refused")
