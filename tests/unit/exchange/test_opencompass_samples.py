"""What OpenCompass wrote down of a run, read back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import DataError
from workbench.exchange.opencompass import read_samples

GEN = {
    "1": {"origin_prompt": "Q: 2\nA: ", "prediction": " two", "gold": "two"},
    "0": {"origin_prompt": "Q: 1\nA: ", "prediction": " one"},
}
CHAT = {"0": {"origin_prompt": [{"role": "HUMAN", "prompt": "Hi"}], "prediction": "Hello"}}


def label(text: str, loss: float, tokens: int) -> dict[str, Any]:
    """Return what is kept of a class: "BPB" is the summed loss over the text's bytes."""
    size = len(text.encode())
    return {"testing input": text, "prompt": text, "PPL": loss, "BPB": loss * tokens / size}


PPL = {
    "0": {
        "in-context examples": "",
        "origin_prompt": "Wo? In Köln",
        "label: A": label("Wo? In Köln", 1.5, 4),
        "label: B": label("Wo? In Kölle", 1.25, 6),
        "prediction": "B",
        "gold": "A",
    }
}


def write(path: Path, value: object) -> Path:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
    return path


def test_generations_are_read_in_order(tmp_path: Path) -> None:
    """Prompt, response and right answer, by the row's number."""
    first, second = read_samples(write(tmp_path / "x.json", GEN))
    assert (first.doc_id, first.prompt, first.response, first.target) == (
        0,
        "Q: 1\nA: ",
        " one",
        None,
    )
    assert (second.doc_id, second.response, second.target) == (1, " two", "two")


def test_turns_of_a_chat_are_no_prompt_text(tmp_path: Path) -> None:
    """A chat model got messages; what text they became is not kept."""
    (row,) = read_samples(write(tmp_path / "x.json", CHAT))
    assert (row.prompt, row.response) == (None, "Hello")


def test_a_ppl_row_has_its_sums_back(tmp_path: Path) -> None:
    """Mean loss times tokens: 1.5 × 4 and 1.25 × 6 nats; texts are split where words end."""
    (row,) = read_samples(write(tmp_path / "x.json", PPL))
    assert (row.prompt, row.choices) == ("Wo? In ", ("Köln", "Kölle"))
    assert row.loglikelihoods == pytest.approx((-6.0, -7.5))
    assert (row.predicted, row.target, row.scores) == (1, "A", {"accuracy": 0.0})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", r"x\.json:1: not valid JSON"),
        ("[]", r"x\.json:1; expected a predictions file"),
        ('{"a": {}}', r"x\.json: 'a'; expected an object for each row"),
        ('{"0": 5}', r"x\.json: '0'"),
        ('{"0": {}}', r"x\.json: row 0; expected what OpenCompass's inferencers write"),
        ('{"0": {"label: A": 5}}', r"x\.json: row 0"),
        ('{"²": {}}', r"x\.json: '²'; expected an object for each row"),
        ('{"' + "9" * 5000 + '": {}}', r"expected an object for each row"),
        ('{"0": {"label: A": {"prompt": "x", "BPB": "y"}}}', r"x\.json: row 0"),
    ],
)
def test_other_files_are_refused(text: str, says: str, tmp_path: Path) -> None:
    """What is no predictions file is told, and no other error comes of it."""
    (tmp_path / "x.json").write_text(text)
    with pytest.raises(DataError, match=says):
        read_samples(tmp_path / "x.json")
