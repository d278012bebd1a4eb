"""What FreeEval's runs write down is read back: responses, losses, cloze sums, predictions."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from workbench.errors import InputError
from workbench.exchange.freeeval import read_samples


def request(**changes: Any) -> dict[str, Any]:
    """Return a request as FreeEval writes one."""
    return {
        "problem": "Q?", "choices": ["w", "x"], "answer": 1, "permutation": None, "uuid": "u1",
        "parent_uuid": None, "generation_config": {"stop_sequences": ["A", "B"]},
        "choice_key_type": "letters", "prompt": "Q?\n\n", "extra": None, **changes,
    }  # fmt: skip


def written(folder: Path, *pairs: tuple[dict[str, Any], dict[str, Any]]) -> Path:
    """Write responses; return the file."""
    path = folder / "all_responses.jsonl"
    lines = [json.dumps({"request": req, "response": res}) + "\n" for req, res in pairs]
    path.write_text("\n".join(lines), "utf-8")  # with blank lines, which count for nothing
    return path


def test_a_generation_is_a_row(tmp_path: Path) -> None:
    """Prompt, hash, stops, response, target and FreeEval's own score."""
    path = written(
        tmp_path,
        (request(extra={"doc_id": 7}), {"generated_text": " B", "output_ids": [1]}),
        (request(permutation=[1, 0]), {"generated_text": "Answer: B", "output_ids": [1]}),
    )
    first, second = read_samples(path)
    assert (first.doc_id, first.prompt, first.until) == (7, "Q?\n\n", ("A", "B"))
    assert first.prompt_sha256 == hashlib.sha256(b"Q?\n\n").hexdigest()
    assert (first.response, first.target, first.scores) == (" B", "B", {"accuracy": 1.0})
    # Permuted, the right option is shown first; the A of "Answer" is what FreeEval reads.
    assert (second.doc_id, second.target, second.scores) == (None, "A", {"accuracy": 1.0})
    assert read_samples(tmp_path) == (first, second)


def test_the_requests_of_a_cloze_problem_are_one_row(tmp_path: Path) -> None:
    """Sums −4 and −3 pick the second; per token −4/4 beats −3/1; less their own −9 and −2 the
    first wins."""
    pairs = []
    for question, numbers in (("Q?", {"w": (-4.0, 4), "x": (-3.0, 1)}),
                              (None, {"w": (-9.0, 4), "x": (-2.0, 1)})):  # fmt: skip
        for choice, (total, length) in numbers.items():
            made = request(problem=question, choices=[choice], answer="x", parent_uuid="p")
            pairs.append((made, {"loglikelihood": total, "target_length": length}))
    (row,) = read_samples(written(tmp_path, *pairs))
    assert (row.choices, row.loglikelihoods, row.predicted) == (("w", "x"), (-4.0, -3.0), 1)
    assert row.target == "x"
    assert row.scores == {"accuracy": 1.0, "accuracy_ln": 0.0, "accuracy_un": 0.0}


def test_a_loss_is_a_sum_over_its_tokens(tmp_path: Path) -> None:
    """2 nats per token over 5 tokens are a log-likelihood of −10."""
    (row,) = read_samples(written(tmp_path, (request(), {"lm_loss": 2.0, "length": 5})))
    assert (row.choices, row.loglikelihoods) == (("w",), (-10.0,))
    assert row.scores == {"lm_loss": 2.0}


def test_predictions_are_hits_of_a_problem(tmp_path: Path) -> None:
    """3 hits of 4 are 0.75."""
    path = tmp_path / "mcp_predictions.json"
    path.write_text('{"u1": [3, 4], "u2": [true, 1]}', "utf-8")
    first, second = read_samples(path)
    assert (first.data, first.scores) == ({"uuid": "u1"}, {"accuracy": 0.75})
    assert second.scores == {"accuracy": 1.0}


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("all_responses.jsonl", '{"a": 1}\n', ":1: not a response of FreeEval"),
        ("all_responses.jsonl", "\n\n{broken\n", ":3: not valid JSON"),
        ("all_responses.jsonl", '{"request": {"choices": 3}, "response": {}}\n', ":1: request.ch"),
        ("all_responses.jsonl", '{"request": {"choices": []}, "response": {}}\n', ":1: a response"),
        (
            "all_responses.jsonl",
            '{"request": {"choices": ["a"]}, "response": {"lm_loss": "x", "length": 1}}\n',
            "response.lm_loss",
        ),
        (
            "all_responses.jsonl",
            '\n{"request": {"choices": []}, "response": {"lm_loss": 1, "length": 1}}\n',
            ":2: request.choices",
        ),
        ("results.json", '{\n"simple_multiple_choice:x": {"accuracy": 1}}', ":2: "),
        ("results.json", "[]", ":1: "),
        ("absent.jsonl", None, "absent.jsonl"),
    ],
)
def test_another_file_is_an_error_with_its_line(
    name: str, text: str | None, told: str, tmp_path: Path
) -> None:
    """Nothing but errors of the house leaves the reader, with file and line."""
    path = tmp_path / name
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(InputError, match=told):
        read_samples(path)
