"""Memory, estimated: what a model and a run of it will take, from the configuration alone.

Neither a model is loaded for it nor torch. The weights are counted in the headers of their files;
keys and values, and what a forward pass holds at once, follow from the shape of the model and from
what `ppl.score` and `gen.packed` do. `python -m benchmarks.memory` prints both this and peaks.

Not covered: models that are scored text by text or generate in padded batches (`probe` finds out
which, with the model loaded), and a run that uses its last answers as drafts.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import prod
from pathlib import Path
from typing import Any, Literal

from workbench.errors import ModelError
from workbench.models.memory import budgets
from workbench.models.memory.free import free_bytes
from workbench.models.quantization import BITS

SIZES = {"float64": 8, "float32": 4, "float16": 2, "bfloat16": 2}
"""Bytes of a number."""

FLOATS = {"F64", "F32", "F16", "BF16"}
"""Types in a weight file that are turned into the dtype a model is run in."""

GIGABYTE = 1e9

READY = 35_000_000
"""What is there beside the weights once a model has run, whatever its size: code, tokenizer, the
libraries' own room. Measured with the models of `benchmarks.memory` on a CPU: 31 to 39 MB."""


@dataclass(frozen=True, slots=True)
class ModelShape:
    """What memory depends on: `weights` in bytes, `itemsize` in bytes of a number that is
    computed with, and the sizes of a model's layers. `query_size` and `kv_size` are the lengths of
    a token's queries and keys in a layer, all heads together; `is_lean` says that on a CPU the
    layers of `lean` are used."""

    weights: int
    itemsize: int
    layers: int
    hidden: int
    inner: int
    query_size: int
    kv_size: int
    vocabulary: int
    is_lean: bool = False

    @property
    def bytes_per_token(self) -> int:
        """What a token's keys and values take."""
        return 2 * self.layers * self.kv_size * self.itemsize


@dataclass(frozen=True, slots=True)
class Load:
    """What a run puts on a model, in tokens: `longest` prompt with its answer, `distinct` ones
    that are read, `scored` ones (PPL); of GEN those `shared` by all prompts at their beginning, how
    many `rows` are generated, and the `limit` of each."""

    method: Literal["ppl", "gen"]
    longest: int
    distinct: int
    scored: int = 0
    shared: int = 0
    rows: int = 0
    limit: int = 0


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes that a run is expected to take, and those that are `free` (None: not known). What a
    loaded model holds already is counted in `weights` and not in `free`."""

    weights: int
    keys_values: int
    working: int
    free: int | None
    is_loaded: bool = False

    @property
    def total(self) -> int:
        """All of it."""
        return self.weights + self.keys_values + self.working

    @property
    def fits(self) -> bool:
        """Whether what is not there yet fits into what is free, as far as that is known."""
        return self.free is None or self.total - self.is_loaded * self.weights <= self.free


def shape_of(config: Mapping[str, Any], weights: int, itemsize: int) -> ModelShape | None:
    """Return the shape that a configuration (a `config.json`) describes; None where it lacks a
    size, as those of models without attention do."""
    names = config.get("architectures") or ()
    family = str(names[0]).removesuffix("ForCausalLM") if names else ""
    config = config.get("text_config") or config

    def size(*names: str) -> int:
        return next((int(config[name]) for name in names if config.get(name)), 0)

    layers = size("num_hidden_layers", "n_layer", "num_layers")
    hidden = size("hidden_size", "n_embd", "d_model")
    heads = size("num_attention_heads", "n_head", "num_heads")
    vocabulary = size("vocab_size")
    if not (layers and hidden and heads and vocabulary):
        return None
    each = size("head_dim") or hidden // heads
    return ModelShape(
        weights=weights,
        itemsize=itemsize,
        layers=layers,
        hidden=hidden,
        inner=size("intermediate_size", "n_inner", "ffn_dim") or 4 * hidden,
        query_size=heads * each,
        kv_size=(size("num_key_value_heads") or heads) * each,
        vocabulary=vocabulary,
        is_lean=family in budgets.LEAN_FAMILIES
        and config.get("hidden_act") == "silu"
        and itemsize == SIZES["float32"]
        and not config.get("quantization_config"),
    )


def read_shape(folder: Path, dtype: str, quantization: str = "none") -> ModelShape | None:
    """Return the shape of the model in `folder` when it is run in `dtype`, without loading it;
    None where its configuration or weights are not there or of another make."""
    try:
        config = json.loads((folder / "config.json").read_text("utf-8"))
        numbers, others = _count_weights(folder)
    except (OSError, ValueError, KeyError, TypeError, struct.error):
        return None
    itemsize = SIZES[dtype]
    shape = shape_of(config, numbers * itemsize + others, itemsize)
    if shape is None or not numbers + others:
        return None
    if quantization in BITS:  # embeddings stay as they are, and so does the head
        ties = bool((config.get("text_config") or config).get("tie_word_embeddings"))
        whole = min(numbers, shape.vocabulary * shape.hidden * (1 if ties else 2))
        packed = int((numbers - whole) * BITS[quantization] / 8)
        shape = replace(shape, weights=whole * itemsize + packed + others, is_lean=False)
    return shape


def _count_weights(folder: Path) -> tuple[int, int]:
    """Return how many numbers of a floating type the weight files hold, and the bytes of others.

    A safetensors file begins with the length of its header, eight bytes, little-endian, and the
    header, JSON (its README has the format). Of a pickled file the size is all that is known.
    """
    numbers = others = 0
    files = sorted(folder.glob("*.safetensors"))
    for path in files:
        for tensor in _tensors(path):
            count = prod(tensor["shape"])
            if tensor["dtype"] in FLOATS:
                numbers += count
            else:
                start, stop = tensor["data_offsets"]
                others += stop - start
    if not files:
        others = sum(path.stat().st_size for path in folder.glob("pytorch_model*.bin"))
    return numbers, others


def _tensors(path: Path) -> Iterator[Mapping[str, Any]]:
    with path.open("rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        if length > path.stat().st_size:
            raise ValueError(f"{path.name} is no safetensors file")
        header = json.loads(file.read(length))
    yield from (entry for name, entry in header.items() if name != "__metadata__")


def estimate_memory(
    shape: ModelShape, load: Load, device: str, *, is_loaded: bool = False
) -> Memory:
    """Return the memory that the run takes at its peak on `device` ("cpu", "cuda:0", …)."""
    kind = device.partition(":")[0]
    free = free_bytes(device)
    if load.method == "ppl":
        keys_values, working = _scoring(shape, load, kind)
    else:
        keys_values, working = _generating(shape, load, kind, free)
    return Memory(shape.weights, keys_values, working + READY, free, is_loaded)


def _scoring(shape: ModelShape, load: Load, kind: str) -> tuple[int, int]:
    """Return what keys and values take in `ppl.score`, and what a chunk of its tokens holds."""
    on_cpu = kind == "cpu"
    chunk = min(budgets.CPU_CHUNK if on_cpu else budgets.DEVICE_CHUNK, max(1, load.distinct))
    is_lean = on_cpu and shape.is_lean
    asked = min(chunk, load.scored)
    if not is_lean:
        asked = min(asked, max(1, budgets.LOGITS // shape.vocabulary))
    slots = load.longest + budgets.BLOCK
    # What is kept for the next run has a quarter to spare (`ppl.store.NodeStore`). On a CPU that is
    # memory only once something is written there.
    spare = 0 if on_cpu else shape.bytes_per_token * load.distinct // 4
    kept = min(budgets.KEPT_BYTES.get(kind, 0), shape.bytes_per_token * load.distinct + spare)
    masks = (chunk + asked) * slots * shape.itemsize
    if is_lean:
        working = _lean_layer(shape, chunk) + masks + _slice(shape, asked, budgets.CPU_SLICE)
    else:
        layer = _layer(shape, chunk)
        table = asked * shape.vocabulary * shape.itemsize
        part = _slice(shape, asked, budgets.CPU_SLICE if on_cpu else budgets.DEVICE_SLICE)
        working = masks + max(layer, layer // 2 + table + part)
    return shape.bytes_per_token * slots + kept, working


def _slice(shape: ModelShape, asked: int, most: int) -> int:
    """Return what the part of the logits takes that is in float32 at once (`layers.logits`)."""
    return min(asked * shape.vocabulary, max(64 * asked, most)) * SIZES["float32"]


def _generating(shape: ModelShape, load: Load, kind: str, free: int | None) -> tuple[int, int]:
    """Return what keys and values take in `gen.packed`, and what its widest step holds."""
    on_cpu = kind == "cpu"
    answer = min(load.limit, budgets.EXPECTED)
    rows = min(load.rows, budgets.MAX_ROWS if on_cpu else budgets.DEVICE_ROWS)
    if free is not None:
        fit = int(free * budgets.MEMORY_SHARE / (shape.bytes_per_token * (load.longest + answer)))
        rows = max(1, min(rows, fit))
    # A row has a copy of what all share, where that is less than half of it.
    own = load.longest - (load.shared if 2 * load.shared >= load.longest else 0)
    keys_values = shape.bytes_per_token * (load.shared + rows * _grown(own + 1, own + answer))
    chunk = min(
        budgets.CPU_BATCH_TOKENS if on_cpu else budgets.DEVICE_BATCH_TOKENS, max(1, load.distinct)
    )
    exact = 2 * min(rows, budgets.POSITIONS) * shape.vocabulary * SIZES["float32"]
    if on_cpu and shape.is_lean:
        # Queries once more as the trunk's, and what comes of these, of a row's own, and of both.
        attention = 4 * chunk * shape.query_size * shape.itemsize
        return keys_values, _lean_layer(shape, chunk) + max(attention, exact)
    layer = _layer(shape, chunk)
    logits = rows * shape.vocabulary * shape.itemsize
    return keys_values, max(layer, layer // 2 + logits + exact)


def _grown(room: int, wanted: int) -> int:
    """Return how many tokens a row has room for once `wanted` are there: it grows by half."""
    while room < wanted:
        room = max(room + 1, room * 3 // 2)
    return room


def _layer(shape: ModelShape, chunk: int) -> int:
    """Return what a model's own layer holds at once: the residual, its norm and their sums, queries
    and what attention makes of them, keys, values, and three of the feed-forward's inner size."""
    each = 4 * shape.hidden + 2 * shape.query_size + 2 * shape.kv_size + 3 * shape.inner
    return chunk * each * shape.itemsize


def _lean_layer(shape: ModelShape, chunk: int) -> int:
    """Return the room that each layer of `lean` uses again: the residual and its norm; queries,
    what attention makes of them, keys, all but the last turned to their positions, too; values;
    gate and inner."""
    each = 2 * shape.hidden + 3 * shape.query_size + 3 * shape.kv_size + 2 * shape.inner
    return chunk * each * shape.itemsize


def require_room(name: str, shape: ModelShape | None, device: str) -> None:
    """Refuse to load a model whose weights alone are more than what is free.

    Raises:
        ModelError: so.
    """
    free = free_bytes(device)
    if shape is None or free is None or shape.weights <= free:
        return
    raise ModelError(
        f"model {name!r} does not fit into the memory of {device}",
        expected=f"{shape.weights / GIGABYTE:.1f} GB free for its weights alone",
        seen=f"{free / GIGABYTE:.1f} GB",
        fix="Use a smaller dtype (bfloat16), a quantization, a smaller model, or"
        " device_map 'auto' on several GPUs.",
    )
