"""A tiny training run, end to end: the loss falls, a resumed run goes on, the files load."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from workbench.lessons.batches import build_tokenizer, weigh
from workbench.lessons.documents import Document, Piece
from workbench.lessons.train import Settings, train

TINY: dict[str, Any] = {"batch_tokens": 256, "hidden": 32, "layers": 2, "compiled": False}


def test_training_resumes_and_exports(tmp_path: Path) -> None:
    """20 steps lower the loss; split in two by a checkpoint they end in the same weights."""
    whole = Settings(tmp_path / "whole", tokens=20 * 256, **TINY)
    losses = train(whole)
    assert len(losses) == 20
    assert sum(losses[-5:]) < sum(losses[:5])

    halves = Settings(tmp_path / "halves", tokens=20 * 256, **TINY)
    assert train(replace(halves, steps=10)) == pytest.approx(losses[:10])
    assert train(halves, resume=True) == pytest.approx(losses[10:])

    one = AutoModelForCausalLM.from_pretrained(whole.out)
    other = AutoModelForCausalLM.from_pretrained(halves.out)
    for mine, theirs in zip(one.parameters(), other.parameters(), strict=True):
        torch.testing.assert_close(mine, theirs)
    tokenizer = AutoTokenizer.from_pretrained(whole.out)
    ids = tokenizer("16+83=\n\nyes", return_tensors="pt")["input_ids"]
    assert one(input_ids=ids).logits.shape == (1, ids.shape[1], len(tokenizer))


def test_digits_and_line_breaks_are_single_tokens() -> None:
    """No token is added, each digit and each line break is one token, and text survives."""
    tokenizer = build_tokenizer(0, documents=200)
    ids = tokenizer("Answer: 140\n\n16")["input_ids"]
    tokens = tokenizer.convert_ids_to_tokens(ids)
    assert tokens[-7:] == ["1", "4", "0", "Ċ", "Ċ", "1", "6"]
    assert tokenizer.decode(ids) == "Answer: 140\n\n16"


@pytest.mark.parametrize("apart", [False, True])
def test_weights_follow_pieces(apart: bool) -> None:
    """Each token has its piece's weight, and the closing token weighs 1."""
    tokenizer = build_tokenizer(0, documents=200)
    pieces = (Piece("16+83=", 0.05), Piece("99", 1.0), Piece("\n", 0.5))
    ids, weights = weigh(tokenizer.backend_tokenizer, Document(pieces, (), apart), end=0)
    assert ids[-1] == 0
    assert weights == [0.05] * 6 + [1.0] * 2 + [0.5] + [1.0]
