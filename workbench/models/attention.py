"""Attention of our own in models of transformers: how it is put in place, and what it refuses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import torch

ADDITIONS = ("softcap", "s_aux", "position_bias")
"""What some models let their attention add to the scores, or divide them by."""


class WrongAttention(Exception):
    """The model asks for attention of a kind that is not had here."""


def configs_of(model: Any) -> list[Any]:
    """Return whatever states which attention is used: modules have configurations of their own."""
    found = [module.config for module in model.modules() if hasattr(module, "config")]
    return list({id(config): config for config in found}.values())


@contextmanager
def attention_named(name: str, configs: Sequence[Any]) -> Iterator[None]:
    """Let the models of these configurations use the attention registered under `name`."""
    before = [config._attn_implementation for config in configs]
    try:
        for config in configs:
            config._attn_implementation = name
        yield
    finally:
        for config, was in zip(configs, before, strict=True):
            config._attn_implementation = was


def require_ordinary(mask: torch.Tensor | None, options: Mapping[str, Any]) -> None:
    """Refuse attention that is not over a text's own tokens alone, by their scores alone.

    Raises:
        WrongAttention: a mask of its own or another addition to the scores is wanted.
    """
    if mask is not None:
        raise WrongAttention("an attention mask of its own")
    for name in ADDITIONS:
        if options.get(name) is not None:
            raise WrongAttention(f"attention with {name}")
