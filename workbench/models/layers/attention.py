"""Attention of our own in models of transformers: for which it is tried, how it is put in place,
and what it refuses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Any, TypeAlias

import torch
from transformers import AttentionInterface

from workbench.models.layers.network import Network
from workbench.models.quantization import rounding_of

ADDITIONS = ("softcap", "s_aux", "position_bias")
"""What some models let their attention add to the scores, or divide them by."""


LAYERS = {"full_attention", "sliding_attention"}
"""Kinds of layers that a short trial judges rightly: a sliding window that is exceeded later is
noticed then. Chunked attention, for one, differs in long texts alone."""

POSITIONS = {"default", "linear", "llama3", "yarn", "proportional"}
"""Kinds of rotary positions that depend on a token's place alone. Dynamic NTK and LongRoPE depend
on the longest text of a batch."""

BIDIRECTIONAL = ("use_bidirectional_attention", "is_encoder_decoder", "alibi")
"""Settings that, where they are on, make a token see more than what precedes it, or see it with a
weight that attention is not told of."""

COARSE = 0.15

ROUNDING = {torch.float32: 1e-3, torch.float64: 1e-3, torch.float16: 0.03, torch.bfloat16: COARSE}
"""The largest difference of two log-probabilities, in parts of their spread, that rounding
accounts for. Attention that is wrong differs by about 1."""


def rounding(model: Any, dtype: torch.dtype) -> float:
    """Return the largest difference, in parts of their spread, of two numbers of the model in that
    type that rounding accounts for."""
    return COARSE if rounding_of(model) else ROUNDING.get(dtype, COARSE)


class WrongAttention(Exception):
    """The model asks for attention of a kind that is not had here."""


def configs_of(model: Any) -> list[Any]:
    """Return whatever states which attention is used: modules have configurations of their own."""
    # Vision and text halves of a model read different ones, each of which has to be switched.
    found = [module.config for module in model.modules() if hasattr(module, "config")]
    return list({id(config): config for config in found}.values())


ATTENTION = "workbench"
"""What it is called there."""

OwnAttention: TypeAlias = Callable[
    [Any, torch.Tensor, torch.Tensor, torch.Tensor, float | None, int | None], torch.Tensor
]
"""Attention in a model's own layer: the module, its query [heads, n, size], the keys and values of
these tokens [fewer heads, n, size], a factor for the scores (None: of the size), and a sliding
window → [n, heads, size]."""

_attend: ContextVar[OwnAttention] = ContextVar("attend")


def own_logits(
    network: Network,
    configs: Sequence[Any],
    attend: OwnAttention,
    ids: torch.Tensor,
    positions: torch.Tensor,
    wanted: torch.Tensor,
) -> torch.Tensor:
    """Return what the model itself, given to this thread alone, makes of the tokens `ids` [n] with
    another attention: the logits at those of the tokens that are `wanted`, [wanted, vocabulary].
    `configs` are those of the model (`configs_of`).

    Raises:
        WrongAttention: a layer wants a mask of its own or anything else added to the scores.
    """
    inputs = network.accepted(
        {
            # One row, [1, n], without mask or cache: who sees whom, and what is kept, is known to
            # `attend`.
            "input_ids": ids[None],
            "position_ids": positions[None],
            "use_cache": False,
            "logits_to_keep": wanted,
        }
    )
    before = [config._attn_implementation for config in configs]
    token = _attend.set(attend)
    try:
        for config in configs:
            config._attn_implementation = ATTENTION
        # [1, wanted, vocabulary] → [wanted, vocabulary]; older models give all n
        logits = network.model(**inputs).logits[0]
    finally:
        _attend.reset(token)
        for config, was in zip(configs, before, strict=True):
            config._attn_implementation = was
    return logits if "logits_to_keep" in inputs else logits[wanted]


def _attention(
    module: Any,
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attention_mask: torch.Tensor | None,
    scaling: float | None = None,
    sliding_window: int | None = None,
    **options: Any,
) -> tuple[torch.Tensor, None]:
    # Who sees whom is known here alone; a mask that a layer makes for itself says that its
    # attention is of another kind.
    if attention_mask is not None:
        raise WrongAttention("an attention mask of its own")
    for addition in ADDITIONS:
        if options.get(addition) is not None:
            raise WrongAttention(f"attention with {addition}")
    # transformers gives [1, heads, n, size] and wants [1, n, heads, size] back: a batch of one
    # row, which holds the tokens of all texts.
    found = _attend.get()(module, query[0], key[0], value[0], scaling, sliding_window)
    return found[None], None


AttentionInterface.register(ATTENTION, _attention)


def refused(model: Any) -> str:
    """Return what in the model's configuration speaks against it, "" where nothing does."""
    config = model.config.get_text_config()
    kinds = set(getattr(config, "layer_types", None) or ()) - LAYERS
    if kinds:
        return f"layers of the kind {', '.join(sorted(kinds))}"
    scalings = unusual_positions(model)
    if scalings:
        return f"positions of the kind {', '.join(sorted(scalings))}"
    for name in BIDIRECTIONAL:
        if getattr(config, name, False):
            return f"the setting {name!r}"
    if getattr(model, "_is_stateful", False):
        return "a recurrent state"
    if not getattr(model, "_supports_attention_backend", False):
        return "an attention of its own"
    return ""


def unusual_positions(model: Any) -> set[str]:
    """Return the kinds of the model's rotary positions that depend on how long a batch is."""
    return {str(given.get("rope_type", "default")) for given in _rotary(model)} - POSITIONS


def usual_length(model: Any) -> int:
    """Return up to how many tokens all of a batch may have for unusual positions to be the same
    whatever its longest text is; 0 where the configuration does not say it."""
    config = model.config.get_text_config()
    told = [given.get("original_max_position_embeddings") for given in _rotary(model)]
    told.append(getattr(config, "original_max_position_embeddings", None))
    return min((length for length in told if length), default=0)


def _rotary(model: Any) -> list[dict[str, Any]]:
    """Return what the configuration says of rotary positions, of kinds of layers and of all."""
    rotary = getattr(model.config.get_text_config(), "rope_parameters", None) or {}
    return [*(value for value in rotary.values() if isinstance(value, dict)), rotary]
