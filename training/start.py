"""The weights that training starts from: a model that can already find again what it read, or one
that was trained before, whose vocabulary may have been another.

On what is told in endless ways, nothing else is learned before that. From random weights it had
not come after three million tokens of pure repeats; from these it is there after a third of one.
What is laid down is the circuit that Olsson et al. (2022, "In-context Learning and Induction
Heads") find in trained models, in the manner of Trockman and Kolter (2023, "Mimetic Initialization
of Self-Attention Layers"): in the first layer heads that read the token before (or two before), in
the second layer heads that look for the place whose token before is the present one, and say what
stands there. Training is free to change all of it.
"""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor
from transformers import (
    AutoModelForCausalLM,
    AutoTokenizer,
    LlamaForCausalLM,
    PreTrainedTokenizerBase,
)
from transformers.models.llama.modeling_llama import LlamaAttention, LlamaDecoderLayer

BACK = (1, 1, 2)  # how far back each of the first layer's first heads reads
CONSTANT = 0.1  # in one coordinate of every embedding: what is read by place needs no content
NEAR = 8  # rotary frequencies by which a place is told from its neighbours
PLACE_GAIN = 1.34  # attention of 0.9 to the place wanted
MATCH_GAIN = 1.6
READ_GAIN, SAY_GAIN = 0.02, 0.04  # as large as embeddings are, and twice as large


@torch.no_grad()
def lay_circuit(model: LlamaForCausalLM, seed: int) -> None:
    """Put the circuit into fresh weights; everything else adds nothing at first.

    Raises ValueError for a model of fewer than two layers or three heads.
    """
    config = model.config
    heads, hidden = config.num_attention_heads, config.hidden_size
    if config.num_hidden_layers < 2 or heads < len(BACK):
        raise ValueError(f"expected two layers of at least {len(BACK)} heads, not {config}")
    generator = torch.Generator().manual_seed(seed)
    width, half = hidden // heads, hidden // heads // 2
    model.model.embed_tokens.weight[:, 0] = CONSTANT
    layers = [layer for layer in model.model.layers if isinstance(layer, LlamaDecoderLayer)]
    for layer in layers:
        layer.self_attn.o_proj.weight.zero_()
        layer.mlp.down_proj.weight.zero_()
    frequencies = model.model.rotary_emb.get_buffer("inv_freq")[: min(NEAR, half)]
    first, second = (layer.self_attn for layer in layers[:2])
    # Rotary embedding turns coordinate i together with i + half; the slow half of them is nearly
    # the same all over a prompt, so a match there does not depend on the distance.
    slow = torch.arange(half // 2, half)
    slots = torch.cat((slow, slow + half))
    for head, back in enumerate(BACK):
        own = slice(head * width, (head + 1) * width)
        _read_back(first, own, back, frequencies)
        told = _orthogonal(width, hidden, generator)  # (width, hidden): what of a token is told on
        told[:, 0] = 0
        kept = _orthogonal(hidden, width, generator)  # (hidden, width): where it is kept
        first.v_proj.weight[own] = told
        first.o_proj.weight[:, own] = READ_GAIN * kept
        if back != 1:
            continue
        for matrix in (second.q_proj.weight, second.k_proj.weight):
            matrix[own] = 0
        second.q_proj.weight[own][slots] = MATCH_GAIN * told[: len(slots)]
        second.k_proj.weight[own][slots] = MATCH_GAIN * kept.T[: len(slots)]
        said = _orthogonal(width, hidden, generator)
        second.v_proj.weight[own] = said
        second.o_proj.weight[:, own] = SAY_GAIN * said.T


@torch.no_grad()
def take_over(model: LlamaForCausalLM, tokenizer: PreTrainedTokenizerBase, folder: Path) -> None:
    """Put the weights of the model in `folder` into one of the same shape, whose vocabulary may be
    another: a token that the old one has not begins as the mean of those that spell it there.

    Raises ValueError where the shapes differ.
    """
    old = AutoModelForCausalLM.from_pretrained(folder)
    spells = AutoTokenizer.from_pretrained(folder)
    wanted, given = model.state_dict(), old.state_dict()
    tied = "model.embed_tokens.weight", "lm_head.weight"
    for name in wanted.keys() - set(tied):
        if name not in given or given[name].shape != wanted[name].shape:
            raise ValueError(f"{folder}: {name} is not of shape {tuple(wanted[name].shape)}")
        wanted[name].copy_(given[name])
    known = given[tied[0]]  # (old vocabulary, hidden)
    for token in range(len(tokenizer)):
        ids = spells(tokenizer.decode([token]), add_special_tokens=False)["input_ids"]
        same = spells.convert_tokens_to_ids(tokenizer.convert_ids_to_tokens(token))
        ids = ids if same is None or same == spells.unk_token_id else [same]
        wanted[tied[0]][token] = known[ids].mean(0)


def _read_back(attention: LlamaAttention, own: slice, back: int, frequencies: Tensor) -> None:
    """Make one head attend to the place `back` before: its key is its query turned that far."""
    query, key = attention.q_proj.weight[own], attention.k_proj.weight[own]  # (width, hidden) each
    half, near = len(query) // 2, len(frequencies)
    query.zero_()
    key.zero_()
    query[:near, 0] = PLACE_GAIN
    key[:near, 0] = PLACE_GAIN * torch.cos(back * frequencies)
    key[half : half + near, 0] = PLACE_GAIN * torch.sin(back * frequencies)


def _orthogonal(rows: int, columns: int, generator: torch.Generator) -> Tensor:
    """Return a matrix of that shape whose shorter side's vectors are orthonormal."""
    drawn = torch.randn(max(rows, columns), min(rows, columns), generator=generator)
    tall = torch.linalg.qr(drawn)[0]
    return tall if rows >= columns else tall.T.contiguous()
