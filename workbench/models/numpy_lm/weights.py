"""The weights of a model of Llama's shape, as its layers multiply with them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from workbench.errors import ModelError
from workbench.models.ppl.readings import Floats

REQUIRED: Mapping[str, Any] = {
    "model_type": "llama",
    "hidden_act": "silu",
    "attention_bias": False,
    "mlp_bias": False,
}
"""What a configuration must say: nothing else is computed here."""

ARRAYS = "model.npz"
"""The weights' file where there is no `model.safetensors`."""


@dataclass(frozen=True, slots=True, eq=False)
class LlamaLayer:
    """A layer's matrices, each [in, out], so that tokens in rows are multiplied from the left.

    Products of the same states are one: `qkv` makes queries, keys and values, `gate_up` both
    halves of the MLP. The weights of the norm before them are multiplied in.
    """

    qkv: Floats
    out: Floats
    gate_up: Floats
    down: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Llama:
    """A model's numbers. `cos` and `sin` are the rotary positions, [window, size / 2]; `head` is
    [width, vocabulary], the last norm's weights multiplied in; `eos_ids` end a text."""

    layers: tuple[LlamaLayer, ...]
    embedding: Floats
    head: Floats
    cos: Floats
    sin: Floats
    heads: int
    kv_heads: int
    size: int
    epsilon: float
    eos_ids: frozenset[int]

    @property
    def window(self) -> int:
        """The most positions."""
        return len(self.cos)

    @property
    def vocabulary(self) -> int:
        """How many tokens there are."""
        return len(self.embedding)


def read_llama(folder: Path) -> Llama:
    """Return the model in `folder`, as transformers writes it.

    Raises:
        ModelError: it is of another make.
        OSError, ValueError, KeyError, SafetensorError: a file is missing or broken.
    """
    config = json.loads((folder / "config.json").read_text("utf-8"))
    _require_plain(config)
    numbers = {name: np.asarray(value, np.float32) for name, value in _tensors(folder).items()}
    embedding = numbers["model.embed_tokens.weight"]
    head = embedding if config["tie_word_embeddings"] else numbers["lm_head.weight"]
    heads = config["num_attention_heads"]
    size = config.get("head_dim") or config["hidden_size"] // heads
    theta = config["rope_parameters"]["rope_theta"]
    cos, sin = _rotary(config["max_position_embeddings"], size, theta)
    return Llama(
        layers=tuple(_layer(numbers, place) for place in range(config["num_hidden_layers"])),
        embedding=embedding,
        head=_transposed(head * numbers["model.norm.weight"]),
        cos=cos,
        sin=sin,
        heads=heads,
        kv_heads=config["num_key_value_heads"],
        size=size,
        epsilon=config["rms_norm_eps"],
        eos_ids=_eos_ids(folder, config),
    )


def _tensors(folder: Path) -> Mapping[str, Any]:
    # In a browser there is no safetensors: the page brings the same numbers as numpy writes them.
    if (folder / ARRAYS).is_file():
        with np.load(folder / ARRAYS) as arrays:
            return dict(arrays)
    from safetensors.numpy import load_file

    return load_file(folder / "model.safetensors")


def _require_plain(config: Mapping[str, Any]) -> None:
    rotary = (config.get("rope_parameters") or {}).get("rope_type")
    for name, wanted, seen in (
        *((name, wanted, config.get(name)) for name, wanted in REQUIRED.items()),
        ("rope_type", "default", rotary),
    ):
        if seen != wanted:
            raise ModelError(
                "a model of this kind is not computed by numpy",
                expected=f"{name} {wanted!r} in its config.json",
                seen=repr(seen),
            )


def _layer(numbers: Mapping[str, Floats], place: int) -> LlamaLayer:
    def matrix(name: str) -> Floats:
        return numbers[f"model.layers.{place}.{name}.weight"]

    attended = np.concatenate([matrix(f"self_attn.{name}_proj") for name in "qkv"])
    widened = np.concatenate([matrix(f"mlp.{name}_proj") for name in ("gate", "up")])
    return LlamaLayer(
        # [out, in] × [in]: each column of the matrix times what the norm would scale its input by
        qkv=_transposed(attended * matrix("input_layernorm")),
        out=_transposed(matrix("self_attn.o_proj")),
        gate_up=_transposed(widened * matrix("post_attention_layernorm")),
        down=_transposed(matrix("mlp.down_proj")),
    )


def _transposed(matrix: Floats) -> Floats:
    return np.ascontiguousarray(matrix.T)


def _rotary(window: int, size: int, theta: float) -> tuple[Floats, Floats]:
    """Return cosines and sines, [window, size / 2]: of angles that are rounded to float32, as
    transformers has them (`LlamaRotaryEmbedding`)."""
    powers = np.arange(0, size, 2, dtype=np.float32) / np.float32(size)
    # Rounded once, as torch's powers are: numpy's own in float32 are often the next number beside,
    # which a position of 2,000 makes an error of 1e-4.
    frequencies = np.float32(1) / (theta ** powers.astype(np.float64)).astype(np.float32)
    angles = np.arange(window, dtype=np.float32)[:, None] * frequencies
    return np.cos(angles), np.sin(angles)


def _eos_ids(folder: Path, config: Mapping[str, Any]) -> frozenset[int]:
    """Return every token that ends a text, by either configuration."""
    file = folder / "generation_config.json"
    generation = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    found = [holder.get("eos_token_id") for holder in (generation, config)]
    lists = [ids if isinstance(ids, list) else [ids] for ids in found if ids is not None]
    return frozenset(token for ids in lists for token in ids)
