"""What a device computes in float32 is what the CPU does: log-likelihoods, tokens and texts, of
small models of many makes, whole and in pieces, at first and again.

The device is that of `WORKBENCH_DEVICE`, as `make gpu` sets it; else the CPU, beside which a plain
forward pass of transformers, one text at a time, is the other side.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoConfig, AutoModelForCausalLM

from workbench.models.encoding import encode_pair
from workbench.models.hf import HFModel, load_hf_model
from workbench.models.load import TEACHING
from workbench.models.settings import LoadSettings
from workbench.models.tokens import TokenScores
from workbench.types import Decoding, Generation, GenerationRequest, Loglikelihood, Unanswered

from .conftest import WINDOW, byte_level
from .test_hf import answers, drawn_requests

DEVICE = os.environ.get("WORKBENCH_DEVICE", "cpu")

NATS = 1e-3
"""By so much a device may differ from the CPU in float32, at any token."""

ROUGH = 0.2
"""And in bfloat16, on these tiny models with large weights."""

MAKES: Mapping[str, dict[str, Any]] = {
    "llama": {"num_key_value_heads": 2},
    "qwen2": {"num_key_value_heads": 2},
    "qwen3": {"num_key_value_heads": 2, "head_dim": 8},
    "mistral": {"num_key_value_heads": 2, "sliding_window": 24},
    "gemma2": {"num_key_value_heads": 2, "head_dim": 8, "sliding_window": 24},
    "phi3": {"num_key_value_heads": 2, "pad_token_id": 0},
    "gpt_neox": {},
    "gpt2": {},
}
"""Settings of a small model of each, besides those of all."""

TEXTS = ("The answer is", "Question: 天气怎么样？\nAnswer:", "3 + 4 = 7, so", "A. yes\nB. no\n")


@cache
def shared(root: Path, make: str) -> Path:
    """Return a folder with a small model of a make; its predictions differ from token to token."""
    tokenizer = byte_level(adds_bos=True, bos="<|begin|>")
    common = {
        "hidden_size": 32,
        "intermediate_size": 64,
        "num_hidden_layers": 3,
        "num_attention_heads": 4,
        "max_position_embeddings": WINDOW,
        "vocab_size": len(tokenizer),
        "bos_token_id": tokenizer.bos_token_id,
        "eos_token_id": tokenizer.eos_token_id,
    }
    torch.manual_seed(7)
    config = AutoConfig.for_model(make, **{**common, **MAKES[make]})
    model = AutoModelForCausalLM.from_config(config, dtype=torch.float32)
    with torch.no_grad():
        for parameter in model.parameters():
            if parameter.dim() > 1:
                parameter.mul_(6.0)
    folder = root / make
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


@pytest.fixture(scope="session", params=[*MAKES, "teaching"])
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model of each make, and the one that is shipped."""
    if request.param == "teaching":
        return TEACHING
    return shared(tmp_path_factory.getbasetemp() / "makes", request.param)


@pytest.fixture
def model(folder: Path) -> HFModel:
    """The model on the device, its passes small, so that they are many."""
    settings = LoadSettings(device=DEVICE, dtype="float32", max_batch_tokens=48)
    return load_hf_model(str(folder), settings=settings)


@pytest.fixture
def here(folder: Path) -> Any:
    """The model as transformers runs it on the CPU, one text after the other."""
    return AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32).eval()


@torch.inference_mode()
def plain(network: Any, ids: Sequence[int]) -> torch.Tensor:
    """Return log-probabilities [tokens, vocabulary] of what follows each token."""
    return network(torch.tensor([list(ids)])).logits[0].double().log_softmax(-1)


def test_log_likelihoods_are_those_of_the_cpu(model: HFModel, here: Any) -> None:
    """Of both scopes; asked again and after others, since what was computed is kept."""
    requests = [each for seed in (1, 2) for each in drawn_requests(seed)]
    for asked in (requests[:40], requests, requests[::-1]):
        found: dict[int, Loglikelihood] = answers(model.loglikelihoods(asked))
        for index, own in found.items():
            each = asked[index]
            text = encode_pair(model._tokenizer, each.context, each.continuation, each.scope)
            table = plain(here, text.ids)
            wanted = [float(table[at - 1, text.ids[at]]) for at in range(text.start, len(text.ids))]
            assert own.token_logprobs == pytest.approx(wanted, abs=NATS)
            assert own.token_ids == text.ids[text.start :]


def test_texts_are_what_the_model_finds_likeliest(model: HFModel, here: Any) -> None:
    """At each step the CPU agrees, or finds another token just as likely; and in any case on the
    log-probability."""
    decoding = Decoding(16, ("\n",))
    asked = [GenerationRequest(text, decoding) for text in TEXTS * 3]
    found: dict[int, Generation] = answers(model.generate(asked))
    for index, own in found.items():
        prompt = model._tokenizer.encode(asked[index].context, add_special_tokens=True)
        table = plain(here, [*prompt, *own.token_ids])
        for step, token in enumerate(own.token_ids):
            at = table[len(prompt) - 1 + step]
            assert own.token_logprobs[step] == pytest.approx(float(at[token]), abs=NATS)
            assert float(at.max() - at[token]) <= NATS


def test_a_seed_draws_the_same_again(model: HFModel) -> None:
    decoding = Decoding(12, (), temperature=0.8, top_p=0.95)
    asked = [GenerationRequest(text, decoding, seed=seed) for text in TEXTS for seed in (1, 2)]
    first, again = (answers(model.generate(asked)) for _ in range(2))
    assert {i: each.text for i, each in first.items()} == {i: e.text for i, e in again.items()}


def test_tokens_are_told_as_they_are_scored(model: HFModel, here: Any) -> None:
    """Each with its rank, and what would have been likelier."""
    (request, *_) = drawn_requests(3)
    (told,) = model.token_scores([request], top=3)
    assert isinstance(told, TokenScores)
    (own,) = answers(model.loglikelihoods([request])).values()
    assert told.sum == pytest.approx(own.sum, abs=NATS * max(1, own.num_tokens))
    tokens = [*told.context, *told.continuation]
    table = plain(here, [token.id for token in tokens])
    for place, token in enumerate(tokens[1:]):
        assert token.logprob == pytest.approx(float(table[place, token.id]), abs=NATS)
        best = table[place].topk(3).values.tolist()
        assert [each.logprob for each in token.alternatives] == pytest.approx(best, abs=NATS)


def test_what_was_cancelled_is_computed_whole_the_next_time(model: HFModel) -> None:
    requests = drawn_requests(4, 40)
    whole = answers(model.loglikelihoods(requests))
    other = drawn_requests(5, 40)
    with closing(model.loglikelihoods(other)) as stream:
        next(each for each in stream if each is not None)
    again = answers(model.loglikelihoods(requests))
    for index, own in whole.items():
        assert again[index].token_logprobs == pytest.approx(own.token_logprobs, abs=NATS)


def test_a_text_beyond_the_window_is_unanswered_alone(folder: Path) -> None:
    model = load_hf_model(str(folder), settings=LoadSettings(device=DEVICE, dtype="float32"))
    requests = drawn_requests(6, 8)
    long = type(requests[0])("天气 " * 3000, "yes")
    found = dict(each for each in model.loglikelihoods([*requests, long]) if each)
    assert isinstance(found[len(requests)], Unanswered)
    assert all(isinstance(found[at], Loglikelihood) for at in range(len(requests)))


def test_half_numbers_are_near_and_their_noise_is_told(folder: Path) -> None:
    """In bfloat16, which is what a GPU computes in unless it is told otherwise."""
    exact, rough = (
        load_hf_model(str(folder), settings=LoadSettings(device=DEVICE, dtype=dtype))
        for dtype in ("float32", "bfloat16")
    )
    requests = drawn_requests(7, 16)
    ours, theirs = (answers(each.loglikelihoods(requests)) for each in (exact, rough))
    apart = [
        abs(a - b)
        for index, own in ours.items()
        for a, b in zip(own.token_logprobs, theirs[index].token_logprobs, strict=True)
    ]
    assert 0 < sum(apart) / len(apart) <= ROUGH
    assert rough.noise is not None
