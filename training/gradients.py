"""Loss and gradients of a batch: compiled for a processor, replayed on a GPU.

A model of this size is computed sooner than Python can name its kernels to a GPU. So what a batch
of a shape takes is recorded once, as a CUDA graph, and replayed for every further batch of that
shape: no compiler is needed, and a step takes as long as its arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import torch
import torch.nn.functional as F
from torch import Tensor
from transformers import LlamaForCausalLM

WARM_UPS = 3  # passes before recording, in which libraries choose their kernels

Gradients = Callable[[Tensor, Tensor], tuple[Tensor, list[Tensor]]]
"""From token ids (rows, length + 1) and loss weights of that shape to the loss and the gradient of
each of the model's parameters, valid until the next call."""


def on_processor(model: LlamaForCausalLM, *, compiled: bool) -> Gradients:
    """Compute them on a processor."""
    # Compiled, eager attention beats SDPA's kernel at these lengths.
    model.set_attn_implementation("eager")

    def logits(ids: Tensor) -> Tensor:
        return model(input_ids=ids, use_cache=False).logits

    return _gradients(model, logits, compiled=compiled)


def on_gpu(model: LlamaForCausalLM, *, compiled: bool) -> Gradients:
    """Record them for each shape of batch that comes, and replay what was recorded."""
    model.set_attn_implementation("sdpa")
    recorded: dict[torch.Size, _Recorded] = {}
    gradients = _gradients(model, partial(causal_logits, model), compiled=compiled)

    def compute(ids: Tensor, weights: Tensor) -> tuple[Tensor, list[Tensor]]:
        if ids.shape not in recorded:
            recorded[ids.shape] = _record(gradients, ids, weights)
        return recorded[ids.shape].replay(ids, weights)

    return compute


def weighted_loss(logits: Tensor, ids: Tensor, weights: Tensor) -> Tensor:
    """Return the weighted mean cross entropy in nats of predicting each next token, by logits of
    shape (rows, length, vocabulary) and token ids and weights of (rows, length + 1)."""
    losses = F.cross_entropy(logits.float().flatten(0, 1), ids[:, 1:].flatten(), reduction="none")
    wanted = weights[:, 1:].flatten()
    return (losses * wanted).sum() / wanted.sum()


def causal_logits(model: LlamaForCausalLM, ids: Tensor) -> Tensor:
    """Return the logits (rows, length, vocabulary) of what follows each token, by SDPA's own causal
    attention: while a graph is recorded, transformers builds a mask, with which it is slower."""
    inner = model.model
    hidden = inner.embed_tokens(ids)  # (rows, length, hidden)
    places = torch.arange(ids.shape[1], device=ids.device)[None]
    turns = inner.rotary_emb(hidden, places)
    for layer in inner.layers:
        hidden = layer(hidden, attention_mask=None, position_embeddings=turns)
    return model.lm_head(inner.norm(hidden))


@dataclass(frozen=True)
class _Recorded:
    """A graph with the places that it reads from and writes to."""

    graph: torch.cuda.CUDAGraph
    ids: Tensor
    weights: Tensor
    loss: Tensor
    gradients: list[Tensor]

    def replay(self, ids: Tensor, weights: Tensor) -> tuple[Tensor, list[Tensor]]:
        self.ids.copy_(ids, non_blocking=True)
        self.weights.copy_(weights, non_blocking=True)
        self.graph.replay()
        return self.loss.clone(), self.gradients


def _record(gradients: Gradients, ids: Tensor, weights: Tensor) -> _Recorded:
    ids, weights = ids.clone(), weights.clone()
    # Recording must not begin on the stream that is in use, nor with kernels still to be chosen.
    aside = torch.cuda.Stream()
    aside.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(aside):
        for _ in range(WARM_UPS):
            gradients(ids, weights)
    torch.cuda.current_stream().wait_stream(aside)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph, capture_error_mode="thread_local"):
        loss, found = gradients(ids, weights)
    return _Recorded(graph, ids, weights, loss, found)


def _gradients(
    model: LlamaForCausalLM, logits: Callable[[Tensor], Tensor], *, compiled: bool
) -> Gradients:
    def loss_of(ids: Tensor, weights: Tensor) -> Tensor:
        return weighted_loss(logits(ids[:, :-1]), ids, weights)

    loss_function: Callable[..., Tensor] = loss_of
    if compiled:
        loss_function = torch.compile(loss_of, dynamic=False)

    def compute(ids: Tensor, weights: Tensor) -> tuple[Tensor, list[Tensor]]:
        loss = loss_function(ids, weights)
        return loss.detach(), list(torch.autograd.grad(loss, list(model.parameters())))

    return compute
