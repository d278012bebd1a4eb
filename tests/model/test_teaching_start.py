"""What training starts from finds again what was read, before a single step."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from transformers import LlamaForCausalLM

from training.batches import build_tokenizer
from training.train import Settings, build_model


@pytest.fixture(scope="module")
def fresh() -> LlamaForCausalLM:
    """The model that training starts from."""
    settings = Settings(Path("unused"))
    model = build_model(settings, build_tokenizer(settings.seed, documents=200)).eval()
    model.set_attn_implementation("eager")
    return model


def attentions(model: LlamaForCausalLM, ids: torch.Tensor) -> tuple[torch.Tensor, ...]:
    """Return each layer's attention, (rows, heads, tokens, tokens)."""
    with torch.no_grad():
        return model(input_ids=ids, output_attentions=True).attentions


def test_a_head_reads_the_token_before(fresh: LlamaForCausalLM) -> None:
    """Wherever it stands, and whatever stands there: two heads one back, a third two back."""
    ids = torch.randint(1, 300, (4, 200), generator=torch.Generator().manual_seed(1))
    first = attentions(fresh, ids)[0]
    for head, back in enumerate((1, 1, 2)):
        assert first[:, head].diagonal(-back, 1, 2)[:, 8:].mean() > 0.8


def test_what_followed_is_found_again(fresh: LlamaForCausalLM) -> None:
    """In a text said twice, the second layer attends to the place behind the same token, more than
    ten times as much as an even glance would, and what stands there is likelier than by chance."""
    once = torch.randperm(299, generator=torch.Generator().manual_seed(2))[:60] + 1
    ids = torch.cat((once, once))[None]
    second = attentions(fresh, ids)[1][0]
    for head in (0, 1):
        assert second[head, 60:].diagonal(1).mean() > 10 / 90
    with torch.no_grad():
        logits = fresh(input_ids=ids).logits[0, 60:-1]  # (59, tokens of the vocabulary)
    right = logits.gather(1, ids[0, 61:, None])
    assert (logits > right).float().mean() < 0.3
