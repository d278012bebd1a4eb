"""A tiny training run, end to end: the loss falls, a resumed run goes on, the files load."""

from __future__ import annotations

import copy
import json
import os
import random
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import Tensor, nn
from transformers import AutoModelForCausalLM, AutoTokenizer, PreTrainedTokenizerFast

from training.batches import CHARS_PER_TOKEN, build_tokenizer, end_token, make_batch, weigh
from training.documents import Document, TextPiece, make_document
from training.feed import draws, feed
from training.gradients import causal_logits, on_gpu, on_processor, weighted_loss
from training.muon import Muon, orthogonal
from training.train import Settings, build_model, rate_at, train

TINY: dict[str, Any] = {
    "tokens": 20_000,
    "batch_tokens": 256,
    "hidden": 32,
    "layers": 2,
    "compiled": False,
}


@cache
def shared_tokenizer() -> PreTrainedTokenizerFast:
    """Return one of a few documents."""
    return build_tokenizer(0, documents=200)


@pytest.fixture
def few_documents(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have training build its tokenizer from fewer documents: a vocabulary as large in a twentieth
    of the time."""
    monkeypatch.setattr("training.train.build_tokenizer", partial(build_tokenizer, documents=300))


@pytest.mark.usefixtures("few_documents")
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


@pytest.mark.usefixtures("few_documents")
def test_training_goes_on_from_another_model(tmp_path: Path) -> None:
    """With another vocabulary: what it learned is not lost, and the learning rate's first share is
    left out. A model of another shape is refused."""
    given = {**TINY, "tokens": 60_000}
    first = train(Settings(tmp_path / "first", steps=60, seed=1, **given))
    on = Settings(tmp_path / "on", steps=2, start=tmp_path / "first", begin=0.5, **given)
    assert train(on)[0] < sum(first[:5]) / 5 - 0.4
    kept = (on.state_dir / "log.jsonl").read_text().splitlines()
    assert json.loads(kept[0])["tokens"] > 30_000
    deeper = Settings(tmp_path / "no", start=on.out, **{**given, "layers": 3})
    tokenizer = AutoTokenizer.from_pretrained(on.out)
    with pytest.raises(ValueError, match="is not of shape"):
        build_model(deeper, tokenizer)


def test_batches_are_the_same_whoever_draws_them() -> None:
    """By other processes, and from the middle of a run on; together they have the run's tokens."""
    tokenizer = shared_tokenizer()
    order = list(draws(3, 0, 0, total=40_000, batch=2048))
    here = list(feed(tokenizer, order, workers=0, device="cpu"))
    there = list(feed(tokenizer, order, workers=2, device="cpu"))
    for mine, theirs in zip(here, there, strict=True):
        for left, right in zip(mine, theirs, strict=True):
            torch.testing.assert_close(left, right, rtol=0, atol=0)
    seen = sum(ids[:, 1:].numel() for ids, _ in here[:9])
    assert list(draws(3, 9, seen, total=40_000, batch=2048)) == order[9:]
    assert 40_000 <= sum(ids[:, 1:].numel() for ids, _ in here) < 42_048
    assert {draw.shape[0] * draw.shape[1] for draw in order} == {1024, 2048}


def test_a_gpu_learns_from_what_a_processor_does(tmp_path: Path) -> None:
    """Loss and gradients as a GPU finds them, on the device of `WORKBENCH_DEVICE`: there by the
    recorded pass, by turns with one of another shape, else by the pass that is recorded."""
    device = os.environ.get("WORKBENCH_DEVICE", "cpu")
    tokenizer = shared_tokenizer()
    model = build_model(Settings(tmp_path, hidden=64, layers=2), tokenizer)
    with torch.no_grad():  # what is zero at first would hide a difference
        for weight in model.parameters():
            weight.add_(torch.randn(weight.shape, generator=torch.Generator().manual_seed(1)) / 20)
    other = copy.deepcopy(model)
    nn.Module.to(other, device)
    expected = on_processor(model, compiled=False)
    other.set_attn_implementation("sdpa")

    def written_out(ids: Tensor, weights: Tensor) -> tuple[Tensor, list[Tensor]]:
        loss = weighted_loss(causal_logits(other, ids[:, :-1]), ids, weights)
        return loss, list(torch.autograd.grad(loss, list(other.parameters())))

    found = written_out if device == "cpu" else on_gpu(other, compiled=False)
    order = draws(3, 0, 0, total=8_000, batch=1024)
    for ids, weights in feed(tokenizer, order, workers=0, device="cpu"):
        loss, gradients = expected(ids, weights)
        other_loss, others = found(ids.to(device), weights.to(device))
        torch.testing.assert_close(other_loss.cpu(), loss, atol=1e-4, rtol=0)
        for mine, theirs in zip(gradients, others, strict=True):
            torch.testing.assert_close(theirs.cpu(), mine, atol=1e-4, rtol=1e-2)


@pytest.mark.parametrize("shape", [(8, 24), (24, 8)])
def test_the_optimizer_does_as_torchs_own(shape: tuple[int, int]) -> None:
    """Three steps of each, in float32 and in bfloat16, which torch's has throughout."""
    generator = torch.Generator().manual_seed(0)
    start = torch.randn(shape, generator=generator)
    gradients = [torch.randn(shape, generator=generator) for _ in range(3)]
    rates: Any = {"lr": 0.1, "weight_decay": 0.02, "momentum": 0.95}
    found: list[Tensor] = []
    for make in (
        lambda each: torch.optim.Muon([each], **rates),
        lambda each: Muon([each], torch.bfloat16, **rates),
        lambda each: Muon([each], torch.float32, **rates),
    ):
        matrix = nn.Parameter(start.clone())
        optimizer = make(matrix)
        for gradient in gradients:
            matrix.grad = gradient.clone()
            optimizer.step()
        found.append(matrix.detach())
    for mine in found[1:]:
        torch.testing.assert_close(mine, found[0], atol=0.02, rtol=0)  # of steps of 0.1
    assert (found[0] - start).abs().max() > 0.1


def test_what_is_made_orthogonal_is_nearly_so() -> None:
    """All singular values near 1, also of several matrices at once."""
    given = torch.randn(3, 16, 48, generator=torch.Generator().manual_seed(1))
    values = torch.linalg.svdvals(orthogonal(given))
    assert 0.6 < values.min() <= values.max() < 1.3


def test_the_rate_rises_stays_and_falls(tmp_path: Path) -> None:
    """It rises to 1 over the first 30 steps, stays for a while, and falls in a line to 1 %."""
    settings = Settings(tmp_path, tokens=1000)
    assert rate_at(0, 0, settings) == pytest.approx(1 / 30)
    assert rate_at(50, 149, settings) == 1
    assert rate_at(50, 575, settings) == pytest.approx(0.5)
    assert rate_at(50, 999, settings) == 0.01


def test_numbers_are_cut_into_digits() -> None:
    """Each is a token, so is a line break; none is added, and text survives."""
    tokenizer = shared_tokenizer()
    ids = tokenizer("Answer: 140\n\n16+12345")["input_ids"]
    tokens = tokenizer.convert_ids_to_tokens(ids)
    assert tokens[-13:] == [*"140", "Ċ", "Ċ", *"16+12345"]
    assert tokenizer.decode(ids) == "Answer: 140\n\n16+12345"


def test_weights_follow_pieces() -> None:
    """Each token has its piece's weight, and the closing token weighs 1."""
    tokenizer = shared_tokenizer()
    pieces = (TextPiece("16+83=", 0.05), TextPiece("99", 1.0), TextPiece("\n", 0.5))
    ids, weights = weigh(tokenizer.backend_tokenizer, Document(pieces, ()), end=0)
    assert ids[-1] == 0
    assert weights == [0.05] * 6 + [1.0] * 2 + [0.5] + [1.0]


def test_a_spelled_answer_is_cut_into_letters() -> None:
    """What is letters in a row has a token for each, where the tokenizer would join them."""
    tokenizer = shared_tokenizer()
    pieces = (TextPiece("Is it ", 0.1), TextPiece("the", 1.0, spelled=True), TextPiece("\n", 0.5))
    ids, weights = weigh(tokenizer.backend_tokenizer, Document(pieces, ()), end=0)
    tokens = tokenizer.convert_ids_to_tokens(ids)
    assert tokens[-5:-1] == ["t", "h", "e", "Ċ"]
    assert weights[-5:] == [1.0, 1.0, 1.0, 0.5, 1.0]


@given(st.text(st.sampled_from("ab19 \n\t'sé中文，·٣") | st.characters(codec="utf-8")))
def test_words_are_cut_as_the_whole_text_is(text: str) -> None:
    """A document's ids are those that the tokenizer finds in its text."""
    tokenizer = shared_tokenizer()
    ids, weights = weigh(tokenizer.backend_tokenizer, Document((TextPiece(text, 0.5),), ()), end=0)
    assert ids == [*tokenizer(text)["input_ids"], 0]
    assert weights == [0.5] * (len(ids) - 1) + [1.0]


@pytest.mark.parametrize("shape", [(8, 200), (3, 700)])
def test_rows_hold_whole_documents(shape: tuple[int, int]) -> None:
    """Of a batch's documents nearly all are whole: each row has one at most that is cut, at its
    end. So its tokens end with as many documents as were drawn, but for one a row."""
    tokenizer = shared_tokenizer()
    end = end_token(tokenizer)
    rng, drawn = random.Random(4), random.Random(4)
    ids, weights = make_batch(tokenizer.backend_tokenizer, end, rng, shape, 0.7)
    assert ids.shape == weights.shape == (shape[0], shape[1] + 1)
    wanted, sizes = ids.numel(), list[int]()
    while wanted > 0:
        most = int(CHARS_PER_TOKEN * (shape[1] + 1) * drawn.uniform(0.6, 1.05))
        sizes.append(
            len(weigh(tokenizer.backend_tokenizer, make_document(drawn, most, 0.7), end)[0])
        )
        wanted -= sizes[-1]
    ends = int((ids == end).sum())
    assert len(sizes) - shape[0] <= ends <= len(sizes)
