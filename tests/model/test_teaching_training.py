"""A tiny training run, end to end: the loss falls, a resumed run goes on, the files load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from training.batches import build_tokenizer, weigh
from training.documents import Document, TextPiece
from training.train import Settings, rate_at, train

TINY: dict[str, Any] = {
    "tokens": 20_000,
    "batch_tokens": 256,
    "hidden": 32,
    "layers": 2,
    "compiled": False,
}


def test_training_resumes_and_exports(tmp_path: Path) -> None:
    """20 steps lower the loss; split in two they end in the same weights."""
    whole = Settings(tmp_path / "whole", steps=20, **TINY)
    losses = train(whole)
    assert len(losses) == 20
    assert sum(losses[-5:]) < sum(losses[:5])

    halves = Settings(tmp_path / "halves", steps=10, **TINY)
    assert train(halves) == pytest.approx(losses[:10])
    with (halves.state_dir / "log.jsonl").open("a") as log:  # a step after the checkpoint
        log.write('{"step": 11, "tokens": 2816, "loss": 9.9}\n{"step": 12, "tok')
    assert train(halves, resume=True) == pytest.approx(losses[10:])

    kept = (halves.state_dir / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["step"] for line in kept] == list(range(1, 21))

    one = AutoModelForCausalLM.from_pretrained(whole.out)
    other = AutoModelForCausalLM.from_pretrained(halves.out)
    for mine, theirs in zip(one.parameters(), other.parameters(), strict=True):
        torch.testing.assert_close(mine, theirs)
    tokenizer = AutoTokenizer.from_pretrained(whole.out)
    ids = tokenizer("16+83=\n\nyes", return_tensors="pt")["input_ids"]
    assert one(input_ids=ids).logits.shape == (1, ids.shape[1], len(tokenizer))


def test_the_rate_rises_stays_and_falls(tmp_path: Path) -> None:
    """It rises to 1 over the first 30 steps, stays for a while, and falls in a line to 1 %."""
    settings = Settings(tmp_path, tokens=1000)
    assert rate_at(0, 0, settings) == pytest.approx(1 / 30)
    assert rate_at(50, 149, settings) == 1
    assert rate_at(50, 575, settings) == pytest.approx(0.5)
    assert rate_at(50, 999, settings) == 0.01


def test_numbers_are_cut_into_digits() -> None:
    """Each is a token, so is a line break; none is added, and text survives."""
    tokenizer = build_tokenizer(0, documents=200)
    ids = tokenizer("Answer: 140\n\n16+12345")["input_ids"]
    tokens = tokenizer.convert_ids_to_tokens(ids)
    assert tokens[-13:] == [*"140", "Ċ", "Ċ", *"16+12345"]
    assert tokenizer.decode(ids) == "Answer: 140\n\n16+12345"


def test_weights_follow_pieces() -> None:
    """Each token has its piece's weight, and the closing token weighs 1."""
    tokenizer = build_tokenizer(0, documents=200)
    pieces = (TextPiece("16+83=", 0.05), TextPiece("99", 1.0), TextPiece("\n", 0.5))
    ids, weights = weigh(tokenizer.backend_tokenizer, Document(pieces, ()), end=0)
    assert ids[-1] == 0
    assert weights == [0.05] * 6 + [1.0] * 2 + [0.5] + [1.0]


def test_a_spelled_answer_is_cut_into_letters() -> None:
    """What is letters in a row has a token for each, where the tokenizer would join them."""
    tokenizer = build_tokenizer(0, documents=200)
    pieces = (TextPiece("Is it ", 0.1), TextPiece("the", 1.0, spelled=True), TextPiece("\n", 0.5))
    ids, weights = weigh(tokenizer.backend_tokenizer, Document(pieces, ()), end=0)
    tokens = tokenizer.convert_ids_to_tokens(ids)
    assert tokens[-5:-1] == ["t", "h", "e", "Ċ"]
    assert weights[-5:] == [1.0, 1.0, 1.0, 0.5, 1.0]
