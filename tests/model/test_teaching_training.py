"""A tiny training run, end to end: the loss falls, a resumed run goes on, the files load."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from training.batches import build_tokenizer, weigh
from training.documents import Document, TextPiece
from training.train import Settings, rate_at, train

TINY: dict[str, Any] = {
    "finishes": ((3 * 256, 0.45), (2 * 256, 0.3)),
    "batch_tokens": 256,
    "hidden": 32,
    "layers": 2,
    "compiled": False,
}


def test_training_resumes_and_exports(tmp_path: Path) -> None:
    """20 steps in three cycles lower the loss; split in two they end in the same weights."""
    whole = Settings(tmp_path / "whole", tokens=15 * 256, **TINY)
    losses = train(whole)
    assert len(losses) == 20
    assert sum(losses[-5:]) < sum(losses[:5])

    halves = Settings(tmp_path / "halves", tokens=15 * 256, **TINY)
    assert train(replace(halves, steps=10)) == pytest.approx(losses[:10])
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


def test_the_rate_goes_through_its_cycles(tmp_path: Path) -> None:
    """It rises to 1 and stays until the decay starts, and falls to a fiftieth in each cycle."""
    settings = Settings(tmp_path, tokens=1000, finishes=((100, 0.45), (10, 0.3)))
    assert settings.all_tokens == 1110
    assert rate_at(0, 0, settings) == pytest.approx(1 / 30)
    assert rate_at(50, 590, settings) == 1
    assert rate_at(50, 795, settings) == pytest.approx(0.5)
    assert rate_at(50, 999, settings) == 0.02
    assert rate_at(50, 1000, settings) == 0.02
    assert rate_at(50, 1010, settings) == pytest.approx(0.45 * 0.9)
    assert rate_at(50, 1099, settings) == 0.02
    assert rate_at(50, 1105, settings) == pytest.approx(0.3 * 0.5)
    assert rate_at(50, 1110, settings) == 0.02


def test_digits_and_line_breaks_are_single_tokens() -> None:
    """No token is added, each digit and each line break is one token, and text survives."""
    tokenizer = build_tokenizer(0, documents=200)
    ids = tokenizer("Answer: 140\n\n16")["input_ids"]
    tokens = tokenizer.convert_ids_to_tokens(ids)
    assert tokens[-7:] == ["1", "4", "0", "Ċ", "Ċ", "1", "6"]
    assert tokenizer.decode(ids) == "Answer: 140\n\n16"


def test_weights_follow_pieces() -> None:
    """Each token has its piece's weight, and the closing token weighs 1."""
    tokenizer = build_tokenizer(0, documents=200)
    pieces = (TextPiece("16+83=", 0.05), TextPiece("99", 1.0), TextPiece("\n", 0.5))
    ids, weights = weigh(tokenizer.backend_tokenizer, Document(pieces, ()), end=0)
    assert ids[-1] == 0
    assert weights == [0.05] * 6 + [1.0] * 2 + [0.5] + [1.0]
